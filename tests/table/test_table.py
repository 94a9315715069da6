"""A table is what its entries make of it."""

import pytest

from motherlode.game.record import read_record, write_record
from motherlode.table import entries as e
from tests.table.tables import Desk


def test_entries_follow_each_other() -> None:
    table = Desk().table
    for seq in (table.seq, table.seq + 2):
        with pytest.raises(ValueError, match="does not follow"):
            table.apply(seq, 0, e.Stored(e.Hosted(0)))
    with pytest.raises(ValueError, match="not the next one"):
        table.apply(table.seq + 1, 0, e.Stored(e.Met(7, "somebody", "Bo")))


def test_record_has_the_names_of_the_end() -> None:
    desk = Desk.playing("Ada", "Bo", seats=3, options={"rounds": 1})
    desk.rename("Bo", "Bob")
    desk.do("Flo", "say", text="I watch")
    desk.rename("Flo", "Flora")  # a spectator is in no record
    desk.do("Ada", "stand")
    desk.rename("Ada", "Ann")  # the seat is still Ada's
    desk.play_round()
    assert desk.table.match is not None
    read = read_record(write_record(desk.table.match).encode())
    assert read.names == ("Ann", "Bob", "steady")
