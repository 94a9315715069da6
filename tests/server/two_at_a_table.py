"""Two people at a table of a real server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

from motherlode.client import Client, Seat
from motherlode.game.match import Match
from motherlode.game.record import read_record, write_record
from motherlode.table import entries as e
from motherlode.table.timing import deal
from tests.server.real_servers import Live


@dataclass
class Two:
    """Two people at a table."""

    code: str
    ann: Seat
    bob: Seat

    async def move(self) -> None:
        """Whoever's turn it is moves, and both see it."""
        for seat in (self.ann, self.bob):
            await seat._wait(lambda seat=seat: seat.game.get("turn") is not None)
        seat = self.ann if self.ann.game["legal"] else self.bob
        seq = (await seat.do("play", move=seat.game["legal"][0]))["seq"]
        for seat in (self.ann, self.bob):
            await seat._wait(lambda seat=seat: seat.state["seq"] >= seq)


@asynccontextmanager
async def two_at_a_table(live: Live, ann: Client, bob: Client, **terms: Any) -> AsyncIterator[Two]:
    """A game of two that has begun."""
    code = await ann.open_table(**{"game": "expansion", "seats": 2, **terms})
    async with ann.at(code) as host, bob.at(code) as other:
        await other.do("sit")
        await other.do("ready")
        await host.do("start")
        yield Two(code, host, other)


async def finish(live: Live, table: Two) -> None:
    """Play the game to its end, a round at a time."""
    room, rng = await live.server.hub.room(table.code), Random(1)
    while room.table.stage != "over":
        assert room.table.match is not None
        if room.table.stage == "between":
            await room.add([deal(room.table.match, rng)])
        else:
            await room.add(rest_of_round(room.table.match, rng))
    for seat in (table.ann, table.bob):
        await seat.until("over")


def rest_of_round(match: Match, rng: Random) -> list[e.AnyEntry]:
    """Moves to the end of the round."""
    ahead = read_record(write_record(match).encode(), unfinished=True)
    found: list[e.AnyEntry] = []
    while not ahead.round.over:
        seat, move = int(ahead.round.turn), rng.choice(ahead.round.legal_moves())
        ahead.play(move)
        found.append(e.Moved(seat, str(move)))
    return found
