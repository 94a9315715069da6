"""Coming in, leaving for good, other names, and playing again together."""

import pytest

from motherlode.table import Refused, Table, admitted, may_look_on, rematch, thinking
from motherlode.table import entries as e
from motherlode.table.telling import table_part
from motherlode.table.timing import STAND_IN
from tests.table.tables import MINUTE, SECRET, Desk, caller


def test_new_name_is_made_unique() -> None:
    desk = Desk("Ada", "Bo", seats=3)
    assert desk.rename("Bo", "Cy") == [e.Renamed(1, "Cy")]
    assert desk.rename("Bo", "ada") == [e.Renamed(1, "ada 2")]
    assert desk.rename("Bo", "ada") == []  # it is so already
    assert desk.rename("Ada", "ADA") == [e.Renamed(0, "ADA")]  # one's own name is free for oneself
    assert desk.rename("Flo", "Gus") == []  # nobody here
    assert [p.name for p in desk.table.people] == ["ADA", "ada 2"]


def test_founder_is_host_again_on_return() -> None:
    desk = Desk("Ada", "Bo", "Cy", seats=4)
    desk.go("Ada")
    assert desk.wait(MINUTE) == [e.Hosted(1)]
    desk.do("Bo", "pass-host", person=2)  # who hosts for the time being passes on no more than that
    desk.come("Ada")
    assert desk.host == "Ada"
    desk.do("Ada", "stand")
    assert desk.host == "Bo"
    assert desk.do("Ada", "sit") == [e.Sat(0, 0), e.Hosted(0)]
    assert table_part(desk.table).founder == 0


def test_founder_who_has_passed_the_table_on_is_not_host_again() -> None:
    desk = Desk("Ada", "Bo", "Cy", seats=4)
    desk.do("Ada", "pass-host", person=1)
    desk.go("Ada", "Bo")
    desk.wait(MINUTE)
    assert desk.host == "Cy"
    desk.come("Ada")
    assert desk.host == "Cy"
    desk.come("Bo")  # whose table it is now
    assert desk.host == "Bo"
    assert table_part(desk.table).founder == 0
    assert desk.do("Bo", "kick", person=0)


def test_closed_door_lets_only_those_in_who_had_a_seat_or_are_invited() -> None:
    desk = Desk("Ada", "Bo", seats=4)
    desk.do("Flo", "say", text="Hello")
    desk.do("Bo", "stand")
    assert desk.refuses("Bo", "door", newcomers=False, spectators=True).id == "table-not-host"
    assert desk.do("Ada", "door", newcomers=True, spectators=True) == []
    assert desk.do("Ada", "door", newcomers=False, spectators=True) == [e.DoorMoved(False, True)]
    assert desk.table.terms.newcomers is False
    assert desk.refuses("Cy", "sit").id == "table-no-newcomers"
    assert desk.refuses("Flo", "sit").id == "table-no-newcomers"
    assert desk.do("Bo", "sit")
    assert desk.do("Ada", "invite", person=2) == [e.Invited(2)]
    assert desk.do("Ada", "invite", person=2) == []
    assert desk.do("Flo", "sit")
    assert desk.do("Ada", "invite", person=2) == []  # with a seat nobody needs an invitation
    desk.do("Ada", "door", newcomers=True, spectators=True)
    assert desk.do("Cy", "sit")


def lets_in(desk: Desk, guest: str) -> bool:
    """Whether a guest who is known here may come now."""
    return admitted(desk.table, desk.person(guest)) and may_look_on(desk.table, desk.person(guest))


def test_owner_without_a_seat_comes_back_to_a_game_that_the_acting_host_has_closed() -> None:
    desk = Desk("Ada", "Bo", "Cy", "Di", seats=4)
    desk.do("Ada", "stand")
    desk.do("Di", "stand")
    desk.start()
    desk.go("Ada", "Di")
    assert desk.do("Bo", "door", newcomers=False, spectators=False)
    assert (lets_in(desk, "Ada"), lets_in(desk, "Di")) == (True, False)
    desk.come("Ada")
    assert desk.host == "Ada"


def test_host_without_a_seat_can_close_a_game_and_open_it_again() -> None:
    desk = Desk("Ada", "Bo", "Cy", seats=3)
    desk.do("Flo", "say", text="I watch")
    desk.do("Ada", "pass-host", person=3)
    desk.start()
    assert desk.do("Flo", "door", newcomers=False, spectators=False)
    assert lets_in(desk, "Flo")
    assert desk.do("Flo", "door", newcomers=True, spectators=True)
    desk.do("Flo", "door", newcomers=False, spectators=False)
    desk.do("Flo", "pass-host", person=1)
    assert not lets_in(desk, "Flo")


def test_host_without_a_seat_is_known_to_be_here_in_any_crowd(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = Desk("Ada", "Bo", seats=3)
    desk.do("Flo", "say", text="I watch")
    monkeypatch.setattr("motherlode.table.limits.CROWD", 0)
    desk.go("Ada")
    desk.wait(MINUTE)
    desk.do("Bo", "pass-host", person=2)
    desk.go("Flo")
    desk.come("Flo")
    assert (desk.host, desk.person("Flo").here) == ("Flo", True)
    desk.do("Flo", "pass-host", person=1)
    desk.go("Flo")
    desk.come("Flo")
    assert not desk.person("Flo").here


def test_leaving_before_the_start_frees_the_seat() -> None:
    desk = Desk("Ada", "Bo", seats=3)
    assert desk.leave("Bo") == [e.Stood(1)]
    assert desk.leave("Bo") == []
    assert desk.leave("Ada") == [e.Stood(0), e.Hosted(1, passed=True)]  # Bo looks on still
    desk.come("Ada")
    assert desk.host == "Bo"
    desk.go("Ada", "Bo")
    assert desk.leave("Bo") == [e.Closed()]


def test_leaving_a_game_gives_the_seat_to_a_bot_for_good() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    desk.until_turn_of("Ada")
    assert desk.leave("Ada") == [e.Stood(0, level=STAND_IN), e.Hosted(1, passed=True)]
    assert thinking(desk.table) == (0, STAND_IN)
    assert desk.refuses("Ada", "back").id == "table-not-seated"
    desk.go("Bo")  # away for a moment, not gone
    assert desk.leave("Cy") == [e.Stood(2, level=STAND_IN)]
    assert desk.leave("Bo") == [e.Stood(1, level=STAND_IN), e.Closed()]
    assert desk.table.stage == "closed"


def test_whoever_leaves_when_the_game_is_over_has_played_it() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy", options={"rounds": 1})
    desk.play_round()
    assert desk.leave("Ada") == []
    assert desk.seating() == ["Ada", "Bo", "Cy"]


def again(desk: Desk, guest: str) -> Desk:
    """The table of the rematch that a guest asks for."""
    new = Desk()
    new.table = Table("NEW")
    new.add(*rematch(desk.table, caller(guest)))
    return new


def test_rematch_with_the_same_people_and_bots_in_the_same_seats() -> None:
    desk = Desk("Ada", "Bo", "Cy", seats=7, fill="", options={"rounds": 1}, clock="quick")
    desk.do("Cy", "sit", seat=5)
    desk.do("Ada", "seat-bot", seat=3, level="sharp")
    desk.do("Ada", "seat-bot", seat=6, level="greedy")
    desk.do("Flo", "say", text="I watch")
    desk.start()
    desk.rename("Bo", "Bob")
    with pytest.raises(Refused) as refused:
        rematch(desk.table, caller("Ada"))
    assert refused.value.message.id == "table-not-over"
    desk.play_round()
    assert desk.table.stage == "over"
    assert desk.seating() == ["Ada", "Bob", "sharp", "Cy", "greedy"]
    for guest in ("Flo", "Gus"):
        with pytest.raises(Refused) as refused:
            rematch(desk.table, caller(guest))
        assert refused.value.message.id == "table-not-seated"
    new = again(desk, "Cy")
    assert new.seating() == desk.seating()
    assert new.host == "Cy"
    assert new.table.stage == "open"
    assert new.table.terms.seats == 5
    assert (new.table.terms.clock, new.table.terms.fill) == ("quick", "")
    assert [p.guest for p in new.table.people] == [caller(g).guest for g in ("Ada", "Bo", "Cy")]
    new.come("Cy", "Bo")
    assert new.host == "Cy"
    new.come("Ada")  # whose table it was
    assert new.host == "Ada"
    new.start()


def test_whoever_left_is_not_invited_again() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy", options={"rounds": 1})
    desk.do("Bo", "stand")
    desk.do("Cy", "stand")
    desk.do("Cy", "back")
    desk.play_round()
    assert again(desk, "Ada").seating() == ["Ada", "", "Cy"]
    # Who asks for another game is there again.
    new = again(desk, "Bo")
    assert new.seating() == ["Ada", "Bo", "Cy"]
    assert new.host == "Bo"
    desk.do("Bo", "back")
    assert again(desk, "Ada").seating() == ["Ada", "Bo", "Cy"]


@pytest.mark.parametrize("seated", [True, False])
def test_rematch_has_the_same_owner_who_need_not_play(seated: bool) -> None:
    desk = Desk("Ada", "Bo", "Cy", seats=4, options={"rounds": 1})
    if not seated:
        desk.do("Ada", "stand")
    desk.start()
    if seated:
        desk.do("Ada", "stand")  # a bot has the seat to the end
    desk.play_round()
    new = again(desk, "Bo")
    assert new.seating() == ["", "Bo", "Cy", STAND_IN] if seated else ["Bo", "Cy", "", ""]
    assert new.host == "Bo"
    new.come("Ada")
    assert new.host == "Ada"
    assert new.person("Ada").seat is None


def test_rematch_belongs_to_whoever_asks_if_the_owner_is_not_stored_any_more() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy", options={"rounds": 1})
    desk.play_round()
    desk.table.people[0].guest = ""  # deleted, as they wished
    new = again(desk, "Bo")
    assert new.seating() == ["", "Bo", "Cy"]
    assert (new.table.owner, new.table.host) == (0, 0)


def test_rematch_that_nobody_comes_to_waits_for_ever() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy", options={"rounds": 1})
    desk.play_round()
    new = again(desk, "Ada")
    assert new.wait(60 * MINUTE) == []
    new.come("Bo")
    assert new.wait(MINUTE) == [e.Hosted(1)]


def test_rematch_is_told() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy", options={"rounds": 1})
    desk.play_round()
    desk.add(e.Rematched("NEW"))
    part = table_part(desk.table)
    assert part.rematch == "NEW"
    assert SECRET not in str(part)
