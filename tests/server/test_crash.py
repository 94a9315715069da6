"""A server killed in the middle of games, again and again: nothing acknowledged is ever lost."""

import asyncio
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from random import Random

import pytest

from tests.server.real_servers import children, ended, play, server
from tests.server.witnesses import chat, check, impatient, read, seated

__all__ = ["impatient"]  # a fixture for all tests here
pytestmark = pytest.mark.anyio

KILLS = 3


async def test_nothing_is_lost_when_the_server_is_killed_in_the_middle_of_games(
    database_url: str,
) -> None:
    rng = Random()
    async with asyncio.timeout(120), AsyncExitStack() as stack:
        process = stack.enter_context(server(database_url))
        await process.ready()
        tables = [
            await seated(stack, process.url, 3, seats=3, options={"rounds": 2}),
            await seated(stack, process.url, 2, seats=5, options={"rounds": 1}),
            await seated(stack, process.url, 2, seats=3, game="expansion", options={"rounds": 1}),
        ]
        seats = [seat for table in tables for seat in table]
        playing = [asyncio.create_task(play(seat, Random(n))) for n, seat in enumerate(seats)]
        talking = [asyncio.create_task(chat(table[-1], 3)) for table in tables]
        for _ in range(KILLS):
            await asyncio.sleep(rng.uniform(0.0, 0.5))
            assert not all(task.done() for task in playing), "the games were over too soon"
            assert process.process is not None
            bot_processes = children(process.process.pid)
            process.kill()
            process.start()
            await ended(bot_processes)
            await process.ready()
        await asyncio.gather(*playing, *talking)
        for table in tables:
            moves = await check(database_url, table)
            assert moves == await read(table[0].client, table[0].code)


async def test_move_whose_acknowledgement_was_lost_is_not_made_twice(
    new_database: Callable[..., str],
) -> None:
    database_url = new_database("sqlite")
    async with asyncio.timeout(60), AsyncExitStack() as stack:
        process = stack.enter_context(server(database_url))
        await process.ready()
        seats = await seated(stack, process.url, 3, seats=3)
        turn = next(seat for seat in seats if seat.game["legal"])
        other = next(seat for seat in seats if not seat.game["legal"])
        turn.deaf = True
        move = asyncio.create_task(turn.do("play", move=turn.game["legal"][0]))
        await other._wait(lambda: other.moves)
        process.kill()
        while turn._socket is not None:
            await asyncio.sleep(0.01)
        turn.deaf = False
        assert not move.done()
        process.start()
        acknowledged = await move
        assert acknowledged["type"] == "ack"
        assert [acknowledged["seq"]] == list(other.moves)
        assert await check(database_url, seats) == 1


async def test_time_stands_still_while_there_is_no_server(
    new_database: Callable[..., str],
) -> None:
    database_url = new_database("sqlite")
    async with asyncio.timeout(60), AsyncExitStack() as stack:
        process = stack.enter_context(server(database_url))
        await process.ready()
        seats = await seated(stack, process.url, 2, seats=3, clock="60+0")
        ann, bob = seats
        await ann._wait(lambda: ann.table["clock"]["seat"] in (0, 1))
        states = [seat.states for seat in seats]
        before, left = time.time(), ann.table["clock"]["deadline"] / 1000 - time.time()
        process.kill()
        killed = time.time()
        await asyncio.sleep(3)
        begun = time.time()
        process.start()
        for seat, told in zip(seats, states, strict=True):
            await seat._wait(lambda seat=seat, told=told: seat.states > told)
            await seat._wait(lambda seat=seat: all(one["here"] for one in seat.table["people"]))
        clock = bob.table["clock"]
        lost = left - (clock["deadline"] / 1000 - time.time())
        assert lost <= (killed - before) + (time.time() - begun) + 0.1
        assert clock["banks"] == [60.0, 60.0, 60.0]
        assert not clock["warned"]
        thinking = seats[clock["seat"]]
        await thinking.do("play", move=thinking.game["legal"][0])
        await check(database_url, seats)
        for seat in seats:
            assert not {"auto"} & {how for _, how in seat.moves.values()}
            assert "warned" not in {event["kind"] for event in seat.seen.values()}
