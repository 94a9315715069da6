"""Replays: a finished game or a record, told again frame by frame.

It takes some hundredths of a second in which nothing else may have to wait, so it is done in a
thread, one after the other. A record is as long as its game at most: it is read only as far as it
follows the rules, and they end it.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from ..bots import LEVELS
from ..game.match import Match
from ..game.record import read_record
from ..table import Refused
from ..table.replay import TRUTH, Eyes, frames
from . import protocol as p
from .onebyone import OneByOne

TABLE: Final = "table"
COST: Final = 10  # of so many other requests

T = TypeVar("T")


class Replays:
    """Does the work of replays."""

    def __init__(self) -> None:
        self._line = OneByOne()

    async def of_match(self, match: Match, bots: Sequence[str], seen_as: str) -> bytes:
        """The replay of a finished match, as it is sent; `bots` are their levels, seat by seat."""
        return await self._work(lambda: replay(match, bots, seen_as))

    async def of_record(self, data: bytes, seen_as: str) -> bytes:
        """The replay of a record."""

        def work() -> bytes:
            match = read_record(data)
            return replay(match, named_bots(match.names), seen_as)

        return await self._work(work)

    async def _work(self, work: Callable[[], T]) -> T:
        async with self._line.turn():
            return await asyncio.to_thread(work)


def named_bots(names: Sequence[str]) -> list[str]:
    """Which names in a record are those of bots: it does not say, but they are called so."""
    return [name if name in LEVELS else "" for name in names]


def replay(match: Match, bots: Sequence[str], seen_as: str) -> bytes:
    """A finished match told again: of `truth`, as the `table` saw it, or a seat."""
    rules = match.rules
    eyes = read_eyes(seen_as, rules.players)
    found = list(frames(match, eyes))
    return p.encode(
        p.ReplayOut(
            game=rules.game,
            edition=rules.edition,
            options=rules.changed,
            seats=rules.players,
            names=list(match.names),
            bots=list(bots),
            eyes=TABLE if eyes is None else eyes,
            rounds=[number for number, frame in enumerate(found) if frame.seat is None],
            frames=found,
        )
    )


def read_eyes(text: str, seats: int) -> Eyes:
    """Through whose eyes a game is looked at, as it stands in a request."""
    if text == TRUTH:
        return TRUTH
    if text == TABLE:
        return None
    if text in [str(seat) for seat in range(seats)]:
        return int(text)
    raise Refused(
        "server-bad-request", detail=f"as is truth, table or a seat from 0 to {seats - 1}"
    )
