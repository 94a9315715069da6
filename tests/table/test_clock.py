"""Clocks by their text."""

from motherlode.table.clock import CLOCKS
from tests.table.tables import Desk


def test_clock_in_seconds() -> None:
    clock = Desk(clock="300+20").table.clock
    assert (clock.bank, clock.increment, clock.away) == (300_000, 20_000, 60_000)
    assert clock.live
    assert not CLOCKS["days"].live
