"""Connections: how many there may be, and for how long one may be there for nothing."""

import asyncio
import json
import time
from collections import Counter
from contextlib import AsyncExitStack, suppress
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from benchmarks.floods import attacks
from motherlode.server.limits import connections as module
from motherlode.server.limits.connections import CONNECTIONS, Connections, Unfinished
from motherlode.server.settings import Settings
from tests.server.real_servers import Live
from tests.server.two_at_a_table import Two
from tests.server.wires import PATIENCE, Wire, answer, connected, door, hear, until

pytestmark = pytest.mark.anyio


async def test_address_holds_so_many_connections_and_others_come_in(
    live: Live, two: Two, warnings: list[str]
) -> None:
    connections = live.server.connections
    assert connections.share == CONNECTIONS * live.server.settings.sockets_per_address
    connections.share = 20  # type: ignore[misc]
    async with AsyncExitStack() as stack:
        inside = [
            await stack.enter_async_context(connected(live, attacks.OUTSIDE)) for _ in range(20)
        ]
        await until(lambda: connections.budgets.of(attacks.OUTSIDE, time.monotonic()).held == 20)
        for _ in range(5):
            async with connected(live, attacks.OUTSIDE) as late:
                told = await answer(late)
                assert told.startswith(b"HTTP/1.1 429 ")
                body = json.loads(told.partition(b"\r\n\r\n")[2])
                assert body["error"]["message"] == "server-too-many-sockets"
        for wire in inside:
            wire.writer.write(attacks.get("/api/choices"))
            assert (await wire.reader.readuntil(b"\r\n"))[9:12] == b"200"
        async with connected(live, "127.0.0.7") as other:
            other.writer.write(attacks.get("/api/choices"))
            assert (await other.reader.readuntil(b"\r\n"))[9:12] == b"200"
        await two.move()
    assert warnings.count("connection-refused") == 5
    await until(lambda: connections.budgets.of(attacks.OUTSIDE, time.monotonic()).held == 0)
    async with connected(live, attacks.OUTSIDE) as again:
        again.writer.write(attacks.get("/api/choices"))
        assert (await again.reader.readuntil(b"\r\n"))[9:12] == b"200"


async def test_waiting_connections_give_way_when_there_is_no_room(
    live: Live, two: Two, warnings: list[str]
) -> None:
    connections = live.server.connections
    connections.most = len(connections) + 30  # type: ignore[misc]
    async with AsyncExitStack() as stack:
        crowd = []
        for number in range(30):
            wire = await stack.enter_async_context(connected(live, f"127.0.2.{number + 1}"))
            wire.writer.write(b"GET / HT")
            crowd.append(wire)
        await until(connections.full)
        for number in range(10):
            async with connected(live, f"127.0.3.{number + 1}") as new:
                new.writer.write(attacks.get("/api/choices"))
                assert (await new.reader.readuntil(b"\r\n"))[9:12] == b"200"
            assert len(connections) <= connections.most
            await two.move()
        assert await answer(crowd[0]) == b"", "the first of those who wait has been cut off"
        assert crowd[0].reader.at_eof() or crowd[0].reader.exception()
    assert "connections-full" in warnings


async def test_sockets_never_give_way_and_leave_room_for_requests(live: Live, two: Two) -> None:
    connections, sockets = live.server.connections, live.server.sockets
    assert sockets.most == connections.most * 7 // 8
    connections.most = len(connections) + 2  # type: ignore[misc]
    eve = await live.guest("Eve")
    async with (
        door(live, two.code, eve.token, source="127.0.0.7") as one,
        door(live, two.code, eve.token, source="127.0.0.8") as another,
    ):
        await hear(one, "state")
        await hear(another, "state")
        await until(lambda: len(connections) == connections.most or not connections._waiting)
        connections.most = len(connections)  # type: ignore[misc]
        for wire in list(connections._waiting._since):
            wire.transport.abort()
        connections.most = await settled(connections)  # type: ignore[misc]
        async with connected(live, "127.0.0.9") as late:
            assert (await answer(late)).startswith(b"HTTP/1.1 503 ")
        await two.move()


class Held:
    """Stands in for a connection, and for its transport."""

    def __init__(self, connections: Connections, address: str) -> None:
        self.budget = connections.budget(address)
        self.transport: Any = self
        self.cut_off = False

    def abort(self) -> None:
        self.cut_off = True

    def get_write_buffer_size(self) -> int:
        return 0


def enter(connections: Connections, address: str, number: int) -> list[Held]:
    held = [Held(connections, address) for _ in range(number)]
    for one in held:
        assert connections.admit(one.budget)
        connections.enter(one)
    return held


def test_largest_holder_gives_way_first_with_what_waits_and_then_with_what_works() -> None:
    connections = Connections(Settings())
    connections.most = 12  # type: ignore[misc]
    at_table = enter(connections, "192.0.2.1", 5)
    for one in at_table:
        connections.settle(one)
    few = enter(connections, "192.0.2.2", 2)
    many = enter(connections, "2001:db8:1:1::", 1) + enter(connections, "2001:db8:1:2::", 2)
    working = enter(connections, "192.0.2.3", 2)
    for one in working:
        connections.work(one)
    (new,) = enter(connections, "192.0.2.4", 1)
    assert [one.cut_off for one in many] == [True, False, False], "all of a site count together"
    for one in [*few, *many[1:], new]:
        connections.work(one)
    for number in range(3):
        (new,) = enter(connections, f"192.0.2.{number + 5}", 1)
        connections.work(new)
    assert [one.cut_off for one in working] == [one.cut_off for one in few] == [True, False]
    assert [one.cut_off for one in many] == [True, True, False]
    assert not any(one.cut_off for one in at_table)


def test_largest_holder_is_known_whatever_comes_and_goes() -> None:
    rng, connections = Random(1), Connections(Settings())
    inside, unfinished = list[tuple[Held, str]](), Unfinished()
    for _ in range(2000):
        if inside and rng.random() < 0.5:
            unfinished.discard(*inside.pop(rng.randrange(len(inside))))
        else:
            inside.append((Held(connections, "192.0.2.1"), rng.choice("abcdef")))
            unfinished.add(*inside[-1], 0.0)
        assert len(unfinished) == len(inside)
        if inside:
            numbers = Counter(whose for _, whose in inside)
            (whose,) = [w for one, w in inside if one is unfinished.oldest_of_most()]
            assert numbers[whose] == max(numbers.values())
            assert unfinished.oldest_of_most() is next(one for one, w in inside if w == whose)
            assert unfinished.oldest()[0] is inside[0][0]


async def test_newcomers_come_in_though_four_addresses_hold_all_with_bodies_that_trickle(
    live: Live, two: Two
) -> None:
    connections = live.server.connections
    connections.most = len(connections) + 20  # type: ignore[misc]
    connections.share = 5  # type: ignore[misc]
    body = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n "
    async with AsyncExitStack() as stack:
        for number in range(20):
            wire = await stack.enter_async_context(connected(live, f"127.0.2.{number % 4 + 1}"))
            wire.writer.write(body)
        await until(lambda: connections.full() and not connections._waiting)
        for number in range(8):
            wire = await stack.enter_async_context(connected(live, f"127.0.3.{number + 1}"))
            wire.writer.write(attacks.get("/api/choices"))
            assert (await wire.reader.readuntil(b"\r\n"))[9:12] == b"200"
        await two.move()


async def settled(connections: module.Connections) -> int:
    """How many connections there are when only sockets are left."""
    await until(lambda: not connections._waiting and not connections._working)
    return len(connections)


BEGINNINGS = {
    "nothing": b"",
    "a head": b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ",
    "a socket": attacks.upgrade()[:-2],
    "a second head": attacks.get("/api/choices") + b"GET / HT",
    "a body that is too large": b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\n"
    b"Content-Length: 99999\r\n\r\n",
}


@pytest.mark.parametrize("beginning", BEGINNINGS)
async def test_request_that_never_ends_is_cut_off_though_it_trickles(
    live: Live, beginning: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "HEAD", 0.5)
    async with connected(live, attacks.OUTSIDE) as wire:
        wire.writer.write(BEGINNINGS[beginning])
        reading = asyncio.create_task(answer(wire))
        async with asyncio.timeout(PATIENCE):
            while not reading.done():
                with suppress(ConnectionError):
                    if beginning != "nothing":
                        wire.writer.write(b"x")
                await asyncio.sleep(0.05)
    await until(lambda: not live.server.connections._inside)


async def test_answer_that_nobody_reads_is_given_up(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "HEAD", 0.3)
    monkeypatch.setattr(module, "WORK", 0.6)
    async with await Wire.open(live, buffer=4096) as wire:
        wire.reader._transport.pause_reading()  # type: ignore[attr-defined]
        for _ in range(400):
            wire.writer.write(attacks.get("/api/openapi.json").replace(b"gzip", b"none"))
        await until(lambda: len(live.server.connections) == 1)
        await until(lambda: len(live.server.connections) == 0)


async def test_late_connections_are_cut_off_a_few_at_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """When thousands are late at once, moves come in between."""
    connections = Connections(Settings())
    held = enter(connections, "192.0.2.1", 2 * module.SLICE + 1)
    pauses: list[tuple[float, int]] = []

    async def sleep(seconds: float) -> None:
        pauses.append((seconds, sum(one.cut_off for one in held)))
        if len(pauses) == 3:
            raise asyncio.CancelledError

    monkeypatch.setattr(module, "HEAD", -1.0)
    monkeypatch.setattr(module, "asyncio", SimpleNamespace(sleep=sleep))
    with suppress(asyncio.CancelledError):
        await connections.watch()
    assert 0 < module.PAUSE < 0.01
    assert pauses == [(module.PAUSE, 8), (module.PAUSE, 16), (1, 17)]


async def test_keeping_a_connection_alive_is_fine(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    ahead = 0.0
    monkeypatch.setattr(module, "monotonic", lambda: time.monotonic() + ahead)
    async with connected(live, "127.0.0.7") as wire:
        for _ in range(4):  # longer than a head may take, all in all
            ahead += module.HEAD * 0.4
            live.server.connections.cut_off_late(time.monotonic() + ahead)
            wire.writer.write(attacks.get("/healthz"))
            head = await wire.reader.readuntil(b"\r\n\r\n")
            assert head[9:12] == b"200"
            await wire.reader.readuntil(b"}")
