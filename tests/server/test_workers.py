"""Several workers with one PostgreSQL and one Redis: people of one table, wherever they connect."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from random import Random
from typing import NamedTuple

import pytest

from motherlode.client import Client, Facts, Seat
from motherlode.server.storage.store import Store
from motherlode.table import entries as e
from tests.server.real_servers import Process, children, ended, play, server, workers_of
from tests.server.witnesses import Witness, all_told, chat, check, impatient, read, seated, witness

pytestmark = pytest.mark.anyio


__all__ = ["impatient"]  # a fixture for all tests here


class Pair(NamedTuple):
    """Two workers, each on its port."""

    database_url: str
    first: Process
    second: Process


@contextmanager
def pair(database_url: str, redis_url: str) -> Iterator[Pair]:
    with (
        server(database_url, redis_url=redis_url) as first,
        server(database_url, redis_url=redis_url) as second,
    ):
        yield Pair(database_url, first, second)


async def ready(both: Pair) -> None:
    await both.first.ready()
    await both.second.ready()


@pytest.fixture
def database_url(new_database: Callable[..., str]) -> str:
    return new_database("postgresql")


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    store = await Store.open(database_url)
    yield store
    await store.close()


async def move_to(seat: Seat, url: str) -> None:
    """Be connected to another worker from now on."""
    seat.client.url = url
    if seat._socket is not None:
        await seat._socket.close()


async def ask(seat: Seat, request: Facts) -> Facts:
    """Ask for something under an id of one's own."""
    answer: asyncio.Future[Facts] = asyncio.get_running_loop().create_future()
    seat._asked[request["id"]] = request, answer
    await seat._send(request)
    return await answer


def told_alike(seats: list[Witness]) -> None:
    """All were told the same talk in the same order."""
    talk = [
        [(seq, event["text"]) for seq, event in sorted(seat.seen.items()) if "text" in event]
        for seat in seats
    ]
    assert all(lines == talk[0] for lines in talk)


# --- two workers ----------------------------------------------------------------------------


async def test_people_on_two_workers_play_and_talk_together(
    database_url: str, redis_url: str, store: Store
) -> None:
    async with asyncio.timeout(90), AsyncExitStack() as stack:
        both = stack.enter_context(pair(database_url, redis_url))
        await ready(both)
        seats = await seated(stack, both.first.url, 3, seats=4, options={"rounds": 1})
        await move_to(seats[1], both.second.url)
        # Ann's second device, with the other worker.
        other = Client(both.second.url, seats[0].client.token)
        phone = await stack.enter_async_context(witness(other, seats[0].code))
        playing = [play(seat, Random(n)) for n, seat in enumerate(seats)]
        await asyncio.gather(*playing, *(chat(seat, 3) for seat in seats))
        assert phone.you == {**seats[0].you}
        await all_told([*seats, phone])
        told_alike([*seats, phone])
        moves = await check(database_url, [*seats, phone])
        assert moves == await read(other, phone.code)

        # The same command, given to both workers at the same time.
        same = {"do": "say", "id": "once", "text": "good game"}
        answers = await asyncio.gather(ask(seats[0], same), ask(phone, same))
        assert answers[0]["seq"] == answers[1]["seq"]
        log = [e.decode(entry.data) for entry in await store.entries(phone.code)]
        assert [stored.id for stored in log].count("once") == 1
        again = await ask(phone, same)
        assert again["seq"] == answers[0]["seq"]

        # Everybody wants the same at the same time: one table comes of it.
        await asyncio.gather(*(seat.do("rematch") for seat in [*seats, phone]))
        await all_told([*seats, phone])
        assert len({seat.table["rematch"] for seat in [*seats, phone]}) == 1


async def test_table_goes_on_when_its_keeper_is_killed(
    database_url: str, redis_url: str, store: Store
) -> None:
    async with asyncio.timeout(90), AsyncExitStack() as stack:
        first = stack.enter_context(server(database_url, redis_url=redis_url))
        await first.ready()
        (keeper,) = await store.workers()
        second = stack.enter_context(server(database_url, redis_url=redis_url))
        await second.ready()
        seats = await seated(stack, first.url, 2, seats=4, options={"rounds": 1})
        ann, bob = seats
        await move_to(bob, second.url)
        # Somebody who looks on through the first worker, and has no other.
        eve = await stack.enter_async_context(
            witness(await Client.guest(first.url, "Eve"), ann.code)
        )
        await eve.do("say", text="hello")
        # And a table where somebody lets their time run out.
        (slow,) = await seated(stack, first.url, 1, seats=3, clock="10+0")
        await move_to(slow, second.url)
        playing = [asyncio.create_task(play(seat, Random(n))) for n, seat in enumerate(seats)]
        while len(bob.moves) < 12:
            await asyncio.sleep(0.02)
        row = await store.table(ann.code)
        assert row is not None
        assert row.keeper == keeper
        first.kill()
        killed, last, slow_last = time.monotonic(), bob.last, slow.last
        ann.client.url = second.url
        assert not all(task.done() for task in playing), "the game was over too soon"
        await bob._wait(lambda: any(n > last and how == "bot" for n, (_, how) in bob.moves.items()))
        assert time.monotonic() - killed < 30  # half of it on a machine that does nothing else
        await slow._wait(
            lambda: any(n > slow_last and how == "auto" for n, (_, how) in slow.moves.items())
        )
        await asyncio.gather(*playing)
        await ann._wait(lambda: [one["here"] for one in ann.table["people"]] == [True, True, False])
        moves = await check(database_url, seats)
        assert moves == await read(bob.client, bob.code)
        row = await store.table(ann.code)
        assert row is not None
        assert row.keeper not in (None, keeper)
        assert "auto" not in {how for _, how in bob.moves.values()}


async def test_two_servers_without_redis_do_no_harm(database_url: str) -> None:
    """Neither knows of the other: each counts the other's people as gone, and moves its bots."""
    async with asyncio.timeout(90), AsyncExitStack() as stack:
        one = stack.enter_context(server(database_url))
        two = stack.enter_context(server(database_url))
        await one.ready()
        await two.ready()
        seats = await seated(stack, one.url, 2, seats=3, options={"rounds": 1})
        ann, bob = seats
        await move_to(bob, two.url)
        playing = [asyncio.create_task(play(seat, Random(n))) for n, seat in enumerate(seats)]
        await asyncio.gather(*(chat(seat, 3) for seat in seats))
        while len(ann.moves) < 6 or len(bob.moves) < 6:
            await asyncio.sleep(0.1)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await all_told(seats)
        told_alike(seats)
        await check(database_url, seats)


# --- `motherlode serve --workers 2` ---------------------------------------------------------


async def figure(url: str, name: str) -> float:
    """One of the figures of a server."""
    text: str = await Client(url, "").http("GET", "/metrics")
    lines = [line.split(" ") for line in text.splitlines() if line.startswith(f"{name} ")]
    return float(lines[0][1])


async def test_two_workers_on_one_port(database_url: str, redis_url: str) -> None:
    async with asyncio.timeout(90), AsyncExitStack() as stack:
        process = stack.enter_context(server(database_url, redis_url=redis_url, workers="2"))
        await process.ready()
        while len(workers_of(process)) < 2:
            await asyncio.sleep(0.05)
        before = workers_of(process)
        seats = await seated(stack, process.url, 5, seats=5, options={"rounds": 1})
        for _ in range(10):  # whoever of them answers
            assert await figure(process.url, "motherlode_sockets") == len(seats)
        playing = [asyncio.create_task(play(seat, Random(n))) for n, seat in enumerate(seats)]
        await asyncio.sleep(0.5)
        assert not all(task.done() for task in playing), "the game was over too soon"
        killed = min(before)
        os.kill(killed, signal.SIGKILL)
        await asyncio.gather(*playing)
        moves = await check(database_url, seats)
        assert moves == await read(seats[0].client, seats[0].code)
        while len(workers_of(process)) < 2:
            await asyncio.sleep(0.05)
        after = workers_of(process)
        assert killed not in after
        assert len(before & after) == 1
        await process.ready()
        while await figure(process.url, "motherlode_sockets") != len(seats):
            await asyncio.sleep(0.1)
        everybody = children(process.process.pid) if process.process else set()
        await asyncio.to_thread(process.kill, signal.SIGTERM)
        assert process.process is not None
        assert process.process.returncode == 0
        await ended(everybody)


async def test_a_killed_workers_tables_go_on_soon(
    database_url: str, redis_url: str, store: Store
) -> None:
    async with asyncio.timeout(90), AsyncExitStack() as stack:
        settings = {"workers": "2", "bot_pause": "0.1"}
        process = stack.enter_context(server(database_url, redis_url=redis_url, **settings))
        await process.ready()
        while len(workers_of(process)) < 2 or len(await store.workers()) < 2:
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.5)
        tables: list[list[Witness]] = []
        keepers: set[str | None] = set()
        while len(tables) < 5 or len(keepers) < 2:
            tables.append(await seated(stack, process.url, 2, seats=3))
            keepers = set((await store.keepers([seat.code for seat, _ in tables])).values())
        for number, seat in enumerate(seat for people in tables for seat in people):
            stack.callback(asyncio.create_task(play(seat, Random(number))).cancel)
        while await figure(process.url, "motherlode_tables") != len(tables):
            await asyncio.sleep(0.1)  # each is in the memory of one worker
        os.kill(min(workers_of(process)), signal.SIGKILL)
        killed, last = time.monotonic(), [seat.last for seat, _ in tables]
        for (seat, _), before in zip(tables, last, strict=True):
            await seat._wait(
                lambda seat=seat, n=before: any(
                    m > n and how == "bot" for m, (_, how) in seat.moves.items()
                )
            )
        # Two seconds or less on a machine that does nothing else; it was up to twelve.
        assert time.monotonic() - killed < 6
        assert min((await store.workers()).values()) < 0  # it is known to have ended
        await asyncio.to_thread(process.kill, signal.SIGTERM)


async def test_workers_end_when_their_parent_was_killed(database_url: str, redis_url: str) -> None:
    with server(database_url, redis_url=redis_url, workers="2") as process:
        await process.ready()
        assert process.process is not None
        everybody = children(process.process.pid)
        process.kill()
        async with asyncio.timeout(30):
            await ended(everybody)
