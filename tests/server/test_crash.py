"""A server killed in the middle of games, again and again: nothing acknowledged is ever lost."""

import asyncio
import time
from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest

from tests.server.real_servers import server
from tests.server.witnesses import check, impatient, seated

__all__ = ["impatient"]  # a fixture for all tests here
pytestmark = pytest.mark.anyio


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
