"""Clocks: a bank of time and an increment for each move, or none; all times in milliseconds."""

import re
from typing import Final

import msgspec

from ..game.message import Refused

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
DAY: Final = 24 * 60 * MINUTE

WARNING: Final = 15 * SECOND  # how long before the end of the time the table is warned
MISSES: Final = 3  # after so many automatic moves in a row a bot takes the seat
BETWEEN: Final = 60 * SECOND  # the longest look at a finished round
UNPLAYED: Final = 12 * SECOND  # the same where bots play for all, and others only look on
HOST_AWAY: Final = MINUTE  # a host who is away so long before the start is host no more


class Clock(msgspec.Struct, frozen=True):
    """How long a seat may think.

    `bank` is what it has at the start, `increment` what each move adds. A player who is not
    connected has at most `away`; 0 is for games over days, where nobody waits at the table.
    """

    bank: int
    increment: int
    away: int

    @property
    def live(self) -> bool:
        """Whether people sit at the table together: then time stands still while nobody does."""
        return self.away > 0


# Nobody is hurried by "untimed": half an hour for each move, so that no table waits for ever.
CLOCKS: Final[dict[str, Clock]] = {
    "untimed": Clock(30 * MINUTE, 30 * MINUTE, 2 * MINUTE),
    "quick": Clock(60 * SECOND, 15 * SECOND, 30 * SECOND),
    "normal": Clock(3 * MINUTE, 30 * SECOND, MINUTE),
    "relaxed": Clock(10 * MINUTE, MINUTE, 2 * MINUTE),
    "days": Clock(2 * DAY, DAY, 0),
}


def clock(text: str) -> Clock:
    """The clock of a text: the name of a preset, or seconds as in `300+20`."""
    if text in CLOCKS:
        return CLOCKS[text]
    found = re.fullmatch(r"([0-9]{1,5})\+([0-9]{1,3})", text)
    if found:
        bank, increment = int(found[1]), int(found[2])
        if 10 <= bank <= 36_000 and increment <= 600:
            return Clock(bank * SECOND, increment * SECOND, MINUTE)
    raise Refused("table-bad-clock", text=text[:20])
