"""Taking a seat, asking for one and leaving it."""

import pytest

from motherlode.table import Refused, thinking
from motherlode.table import entries as e
from motherlode.table.limits import PEOPLE, RUSH, SLOW, WATCHING
from motherlode.table.telling import table_part
from motherlode.table.timing import STAND_IN
from tests.table.tables import MINUTE, SECOND, Desk, caller, kinds


def hello(desk: Desk, number: int) -> None:
    """One more stranger says hello, as fast as that may be."""
    desk.wait(SECOND)
    desk.do(f"Guest {number}", "phrase", phrase="hello")


def test_first_free_seat() -> None:
    desk = Desk(seats=4)
    assert desk.do("Bo", "sit", seat=2) == [e.Met(1, caller("Bo").guest, "Bo"), e.Sat(1, 2)]
    assert desk.do("Cy", "sit")[-1] == e.Sat(2, 1)
    assert desk.seating() == ["Ada", "Cy", "Bo", ""]
    assert [desk.person(guest).seat for guest in ("Ada", "Bo", "Cy")] == [0, 2, 1]


def test_seat_is_changed_for_a_free_one() -> None:
    desk = Desk("Ada", "Bo", seats=3)
    desk.do("Bo", "ready")
    assert desk.do("Bo", "sit", seat=2) == [e.Sat(1, 2)]
    assert desk.seating() == ["Ada", "", "Bo"]
    assert not desk.seat("Bo").ready  # something has changed since


@pytest.mark.parametrize("seat", [None, 1])
def test_sitting_on_ones_own_seat_changes_nothing(seat: int | None) -> None:
    desk = Desk("Ada", "Bo", seats=3)
    assert desk.do("Bo", "sit", seat=seat) == []
    desk.do("Cy", "sit")
    assert desk.do("Bo", "sit", seat=seat) == []
    desk.start()
    assert desk.do("Bo", "sit", seat=seat) == []
    assert desk.seating() == ["Ada", "Bo", "Cy"]


def test_seat_that_is_not_free() -> None:
    desk = Desk("Ada", "Bo", seats=4)
    desk.do("Ada", "seat-bot", seat=2, level="greedy")
    assert desk.refuses("Cy", "sit", seat=0).id == "table-taken"
    assert desk.refuses("Cy", "sit", seat=2).id == "table-taken"
    assert desk.refuses("Bo", "sit", seat=0).id == "table-taken"
    assert desk.refuses("Cy", "sit", seat=4).id == "table-no-seat"
    desk.do("Cy", "sit")
    assert desk.refuses("Di", "sit").id == "table-full"
    assert desk.refuses("Di", "sit", seat=2).id == "table-full"
    assert desk.refuses("Di", "sit", seat=9).id == "table-no-seat"


def test_people_who_only_watch_take_no_seat_away() -> None:
    desk = Desk("Ada", seats=4)
    for number in range(WATCHING):
        hello(desk, number)
    assert desk.refuses("Bo", "say", text="Hello").id == "table-crowded"
    assert desk.do("Bo", "sit")[-1] == e.Sat(WATCHING + 1, 1)
    assert desk.do("Bo", "say", text="Hello")
    assert desk.do("Guest 7", "sit") == [e.Sat(8, 2)]
    desk.wait(MINUTE)
    desk.do("Cy", "say", text="There is room for one more now")
    assert desk.refuses("Di", "say", text="Not for me").id == "table-crowded"
    desk.do("Ada", "kick", person=9, ban=True)
    assert desk.do("Di", "say", text="And who is banned makes room")
    assert desk.refuses("Eli", "say", text="Hello").id == "table-crowded"
    desk.go("Guest 9")
    assert desk.do("Eli", "say", text="And who is gone")


def test_strangers_who_sit_down_and_stand_up_do_not_use_the_table_up() -> None:
    desk = Desk("Ada", seats=3)
    refused = 0
    for number in range(PEOPLE):
        try:
            desk.do(f"Guest {number}", "sit")
            desk.do(f"Guest {number}", "stand")
        except Refused as rush:
            assert rush.message.id == "table-rush"
            refused += 1
            seconds = int(str(rush.message.args["seconds"]))
        desk.wait(SECOND // 20)
    assert refused == PEOPLE - (RUSH[0] - 1)
    desk.wait(seconds * SECOND)
    assert desk.do("Bo", "sit")[-1] == e.Sat(RUSH[0], 1)


def test_after_many_people_new_ones_sit_down_slowly_but_for_ever() -> None:
    desk = Desk("Ada", seats=3)
    for number in range(PEOPLE // 2 - 1):
        desk.wait(5 * SECOND)
        desk.do(f"Guest {number}", "sit")
        desk.do(f"Guest {number}", "stand")
    for number in range(3):
        assert desk.refuses("Bo", "sit").id == "table-rush"
        assert desk.do("Guest 7", "sit") == [e.Sat(8, 1)]
        desk.do("Guest 7", "stand")
        desk.wait(SLOW[1])
        desk.do(f"Late {number}", "sit")
        desk.do(f"Late {number}", "stand")


def test_host_lets_friends_in_however_many_strangers_have_sat_down() -> None:
    desk = Desk("Ada", seats=3)
    desk.do("Bo", "say", text="Hello")
    for number in range(RUSH[0] - 1):
        desk.do(f"Guest {number}", "sit")
        desk.do(f"Guest {number}", "stand")
    assert desk.refuses("Bo", "sit").id == "table-rush"
    desk.do("Ada", "door", newcomers=False, spectators=True)
    desk.do("Ada", "invite", person=1)
    assert desk.do("Bo", "sit") == [e.Sat(1, 1)]
    desk.do("Ada", "door", newcomers=True, spectators=True)
    assert desk.refuses("Cy", "sit").id == "table-rush"
    for stranger in (2, 3):
        desk.do("Ada", "kick", person=stranger, ban=True)
    assert desk.do("Cy", "sit")[-1] == e.Sat(RUSH[0] + 1, 2)


def test_standing_up_frees_the_seat() -> None:
    desk = Desk("Ada", "Bo", seats=3)
    assert desk.do("Bo", "stand") == [e.Stood(1)]
    assert desk.seating() == ["Ada", "", ""]
    assert desk.person("Bo").seat is None
    assert desk.refuses("Bo", "stand").id == "table-not-seated"
    assert desk.refuses("Flo", "stand").id == "table-not-seated"
    assert desk.do("Bo", "sit") == [e.Sat(1, 1)]


def test_host_who_stands_up_is_followed_by_a_player_who_is_here() -> None:
    desk = Desk("Ada", "Bo", "Cy", seats=4)
    desk.go("Bo")
    assert desk.do("Ada", "stand") == [e.Stood(0), e.Hosted(desk.number("Cy"))]
    assert desk.do("Cy", "stand") == [e.Stood(2), e.Hosted(desk.number("Bo"))]
    desk.come("Bo")
    assert desk.do("Bo", "stand") == [e.Stood(1)]  # nobody is left
    assert desk.host == "Bo"


def test_bots_seat_is_taken_by_invitation() -> None:
    desk = Desk.playing("Ada", "Bo", seats=4)
    assert desk.refuses("Cy", "sit", seat=2).id == "table-ask-host"
    assert desk.refuses("Cy", "ask", seat=0).id == "table-taken"
    assert desk.refuses("Cy", "ask", seat=4).id == "table-no-seat"
    assert desk.refuses("Bo", "ask", seat=2).id == "table-seated"
    assert desk.do("Cy", "ask") == []
    assert desk.do("Cy", "ask", seat=2)[-1] == e.Asked(2, 2)
    assert desk.do("Cy", "ask", seat=2) == []
    assert table_part(desk.table).people[2].asks == 2
    assert desk.refuses("Bo", "invite", person=2).id == "table-not-host"
    assert desk.do("Ada", "invite", person=2) == [e.Invited(2), e.Sat(2, 2)]
    assert desk.seating() == ["Ada", "Bo", "Cy", "steady"]
    assert table_part(desk.table).people[2].asks is None
    assert desk.refuses("Cy", "ask", seat=3).id == "table-seated"


def test_whoever_is_invited_without_a_wish_sits_down() -> None:
    desk = Desk.playing("Ada", "Bo", seats=4)
    desk.do("Cy", "say", text="Hello")
    assert desk.do("Ada", "invite", person=2) == [e.Invited(2)]
    assert desk.do("Cy", "ask", seat=3) == [e.Sat(2, 3)]  # there is nobody to be asked any more
    desk.do("Ada", "kick", person=2)
    assert desk.refuses("Cy", "sit").id == "table-ask-host"  # one invitation is for one seat


def test_wish_for_a_seat_ends_when_it_is_met_or_its_person_leaves() -> None:
    desk = Desk.playing("Ada", "Bo", seats=4)
    for guest in ("Cy", "Di", "Eli"):
        desk.do(guest, "ask", seat=2)
    assert desk.do("Cy", "ask") == [e.Asked(2)]
    desk.go("Di")
    desk.do("Ada", "invite", person=4)
    assert [one.asks for one in table_part(desk.table).people] == [None] * 5
    desk.do("Cy", "ask", seat=3)
    desk.do("Di", "ask", seat=3)
    desk.do("Ada", "invite", person=2)
    assert desk.person("Di").asks is None  # the seat is gone
    desk.do("Flo", "say", text="Hello")
    assert desk.do("Ada", "kick", person=5)


def test_seats_that_nobody_or_anybody_may_take() -> None:
    desk = Desk.playing("Ada", "Bo", seats=4, join="nobody")
    desk.do("Cy", "say", text="Hello")
    assert desk.refuses("Cy", "sit").id == "table-no-joining"
    assert desk.refuses("Cy", "ask", seat=2).id == "table-no-joining"
    assert desk.do("Ada", "invite", person=2) == [e.Invited(2)]
    assert desk.refuses("Cy", "sit").id == "table-no-joining"
    desk = Desk.playing("Ada", "Bo", seats=4, join="anyone")
    assert desk.do("Cy", "sit", seat=3)[-1] == e.Sat(2, 3)
    assert desk.do("Di", "ask", seat=2)[-1] == e.Sat(3, 2)


def test_wishes_before_the_start_and_after_the_end() -> None:
    desk = Desk("Ada", seats=3, options={"rounds": 1})
    assert desk.refuses("Bo", "ask", seat=1).id == "table-not-started"
    desk.start()
    desk.do("Bo", "ask", seat=1)
    desk.play_round()
    assert desk.refuses("Bo", "ask", seat=2).id == "table-over"
    assert desk.refuses("Ada", "invite", person=1).id == "table-over"


def test_game_of_which_the_only_person_stands_up_ends() -> None:
    desk = Desk.playing("Ada", seats=3)
    assert desk.do("Ada", "stand") == [e.StoodIn(0, STAND_IN, left=True), e.Closed()]
    assert desk.table.stage == "closed"


def test_game_ends_with_its_only_person_also_where_a_bot_has_their_seat_already() -> None:
    desk = Desk.playing("Ada", seats=3, clock="quick")
    desk.until_turn_of("Ada")
    while not desk.seat("Ada").stand_in:  # Ada is here, but does nothing
        desk.think()
        desk.wait(10 * MINUTE)
    assert desk.do("Ada", "stand") == [e.Closed()]
    assert desk.table.stage == "closed"


def test_game_goes_on_as_long_as_somebody_stays() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    desk.go("Bo")
    assert kinds(desk.do("Ada", "stand")) == ["stood-in"]
    desk.go("Ada")
    assert kinds(desk.do("Cy", "stand")) == ["stood-in"]  # Bo is only not connected
    desk.do("Bo", "stand")
    assert desk.table.stage == "playing"  # Cy looks how it ends
    desk.do("Bo", "back")
    desk.go("Cy")
    assert kinds(desk.do("Bo", "stand")) == ["stood-in", "closed"]


def test_bot_takes_the_seat_of_whoever_leaves() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    desk.until_turn_of("Bo")
    assert desk.do("Bo", "stand") == [e.StoodIn(1, STAND_IN, left=True)]
    assert desk.do("Bo", "stand") == []
    assert thinking(desk.table) == (1, STAND_IN)
    assert desk.seating() == ["Ada", "Bo", "Cy"]  # the seat is still Bo's
    assert desk.think() == 1
    assert desk.seat("Bo").misses == 0
    desk.until_turn_of("Ada")
    desk.do("Flo", "say", text="May I?")
    desk.do("Ada", "invite", person=3)
    assert desk.refuses("Flo", "sit", seat=1).id == "table-full"


def test_whoever_left_comes_back() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    desk.do("Bo", "stand")
    assert desk.do("Bo", "back") == [e.Returned(1)]
    assert desk.do("Bo", "back") == []
    assert desk.seat("Bo").stand_in == ""
    desk.until_turn_of("Bo")
    assert thinking(desk.table) is None


def test_host_who_leaves_in_the_middle_stays_host() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    desk.do("Ada", "stand")
    assert desk.host == "Ada"
    assert desk.do("Ada", "pass-host", person=1) == [e.Hosted(1, passed=True)]


def test_game_goes_on_without_anybody_who_plays() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy", options={"rounds": 1})
    for guest in ("Ada", "Bo", "Cy"):
        desk.do(guest, "stand")
    assert desk.think() > 10
    assert desk.table.stage == "over"


def test_newcomer_takes_a_bots_seat_in_the_middle() -> None:
    desk = Desk.playing("Ada", "Bo", seats=4, fill="greedy", join="anyone")
    for _ in range(9):
        desk.think()
        desk.play()
    match = desk.table.match
    assert match is not None
    view = match.view(3)
    assert desk.do("Cy", "sit", seat=3)[-1] == e.Sat(2, 3)
    assert match.view(3).dump() == view.dump()
    assert desk.seating() == ["Ada", "Bo", "greedy", "Cy"]
    assert match.names == ("Ada", "Bo", "greedy", "Cy")
    assert desk.seat("Cy").bank == desk.table.clock.bank
    assert desk.refuses("Di", "sit", seat=0).id == "table-taken"
    assert desk.refuses("Cy", "sit", seat=2).id == "table-seated"
    assert desk.do("Di", "sit")[-1] == e.Sat(3, 2)
    assert desk.refuses("Eli", "sit").id == "table-full"
    for _ in range(8):
        desk.play()  # no bot is left


def test_newcomer_decides_for_the_bot_that_was_thinking() -> None:
    desk = Desk.playing("Ada", seats=3, join="anyone")
    desk.until_turn_of("Ada")
    desk.play()
    seat, _ = thinking(desk.table) or (None, "")
    assert seat is not None
    desk.wait(MINUTE)
    desk.do("Bo", "sit", seat=seat)
    assert thinking(desk.table) is None
    assert desk.turn == "Bo"
    assert desk.table.since == desk.now  # the time begins now
    desk.play()


def test_newcomer_between_rounds() -> None:
    desk = Desk.playing("Ada", seats=3, join="anyone")
    desk.play_round()
    desk.do("Bo", "sit")
    assert kinds(desk.do("Ada", "next")) == ["readied"]
    assert kinds(desk.do("Bo", "next")) == ["readied", "dealt"]
