"""A table before the start: terms, seats, host, bots, and what is refused."""

from collections import Counter
from typing import Any

import pytest

from motherlode.bots import LEVELS
from motherlode.table import Refused, Table, Terms, may_look_on, opened, rematch, thinking
from motherlode.table import entries as e
from motherlode.table.clock import CLOCKS
from motherlode.table.deciding import PEOPLE, RUSH, WATCHING, came
from motherlode.table.telling import _people, table_part
from motherlode.table.timing import STAND_IN
from tests.table.tables import MINUTE, NAMES, SECOND, Desk, caller, kinds

# --- opening ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("terms", "message", "words"),
    [
        ({"game": "chess"}, "table-bad-game", {"text": "chess"}),
        ({"game": "x" * 99}, "table-bad-game", {"text": "x" * 20}),
        ({"seats": 2}, "table-bad-seats", {"least": 3, "most": 10}),
        ({"seats": 11}, "table-bad-seats", {"least": 3, "most": 10}),
        ({"game": "expansion", "seats": 1}, "table-bad-seats", {"least": 2, "most": 12}),
        ({"game": "expansion", "seats": 13}, "table-bad-seats", {"least": 2, "most": 12}),
        ({"fill": "genius"}, "table-bad-level", {"text": "genius"}),
        ({"clock": "blitz"}, "table-bad-clock", {"text": "blitz"}),
        ({"clock": ""}, "table-bad-clock", {"text": ""}),
        ({"clock": "9+30"}, "table-bad-clock", {"text": "9+30"}),
        ({"clock": "36001+0"}, "table-bad-clock", {"text": "36001+0"}),
        ({"clock": "60+601"}, "table-bad-clock", {"text": "60+601"}),
        ({"clock": "60"}, "table-bad-clock", {"text": "60"}),
        ({"clock": "60+5\n"}, "table-bad-clock", {"text": "60+5\n"}),
        ({"clock": "٦٠+٥"}, "table-bad-clock", {"text": "٦٠+٥"}),
        ({"edition": "pl-2025"}, "table-bad-edition", {"text": "pl-2025"}),
        ({"edition": "x" * 99, "game": "expansion"}, "table-bad-edition", {"text": "x" * 20}),
        ({"options": {"no_such_option": 1}}, "table-bad-option", {"text": "no_such_option"}),
        ({"options": {"x" * 99: 1}}, "table-bad-option", {"text": "x" * 30}),
        ({"options": {"old_hat": "removed"}}, "table-bad-option", {"text": "old_hat"}),
        (
            {"options": {"rounds": True}},
            "table-bad-value",
            {"option": "rounds", "text": "true", "values": "1, 2, 3, 4, 5, 6, 7, 8, 9, 10"},
        ),
        (
            {"options": {"saboteurs_know": "x" * 99}},
            "table-bad-value",
            {"option": "saboteurs_know", "text": "x" * 20, "values": "false, true"},
        ),
    ],
)
def test_terms_are_refused_one_by_one(
    terms: dict[str, Any], message: str, words: dict[str, Any]
) -> None:
    with pytest.raises(Refused) as refused:
        opened(Terms(**terms), caller("Ada"))
    assert (refused.value.id, refused.value.args_for_words) == (message, words)


@pytest.mark.parametrize(
    "terms",
    [
        {"seats": 3},
        {"seats": 10},
        {"game": "expansion", "seats": 2},
        {"game": "expansion", "seats": 12, "edition": "es-2014"},
        {"options": {"rounds": 1, "selfish_dwarf": True}},
        *({"clock": clock} for clock in (*CLOCKS, "10+0", "36000+600")),
        *({"fill": fill} for fill in (*LEVELS, "")),
    ],
)
def test_terms_that_exist_are_taken(terms: dict[str, Any]) -> None:
    desk = Desk(**terms)
    assert desk.table.terms == Terms(**terms)
    assert desk.table.stage == "open"
    assert desk.seating() == ["Ada", *[""] * (desk.table.terms.seats - 1)]
    assert desk.host == "Ada"


def test_clock_in_seconds() -> None:
    clock = Desk(clock="300+20").table.clock
    assert (clock.bank, clock.increment, clock.away) == (300_000, 20_000, 60_000)
    assert clock.live
    assert not CLOCKS["days"].live


def test_entries_follow_each_other() -> None:
    table = Desk().table
    for seq in (table.seq, table.seq + 2):
        with pytest.raises(ValueError, match="does not follow"):
            table.apply(seq, 0, e.Stored(e.Hosted(0)))
    with pytest.raises(ValueError, match="not the next one"):
        table.apply(table.seq + 1, 0, e.Stored(e.Met(7, "somebody", "Bo")))


# --- sitting ---------------------------------------------------------------------------------


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
def test_sitting_where_one_sits_is_nothing(seat: int | None) -> None:
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


def hello(desk: Desk, number: int) -> None:
    """One more stranger says hello, as fast as that may be."""
    desk.wait(SECOND)
    desk.do(f"Guest {number}", "phrase", phrase="hello")


def test_people_who_only_look_on_take_no_seat_away() -> None:
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


def test_strangers_who_sit_down_and_stand_up_do_not_use_the_table_up() -> None:
    desk = Desk("Ada", seats=3)
    refused = 0
    for number in range(PEOPLE):
        try:
            desk.do(f"Guest {number}", "sit")
            desk.do(f"Guest {number}", "stand")
        except Refused as rush:
            assert rush.id == "table-rush"
            refused += 1
            seconds = int(rush.args_for_words["seconds"])
        desk.wait(SECOND // 20)
    assert refused == PEOPLE - (RUSH[0] - 1)
    desk.wait(seconds * SECOND)
    assert desk.do("Bo", "sit")[-1] == e.Sat(RUSH[0], 1)


def test_so_many_people_at_most_sit_down_one_after_the_other() -> None:
    desk = Desk("Ada", seats=3)
    for number in range(PEOPLE // 2 - 1):
        desk.wait(5 * SECOND)
        desk.do(f"Guest {number}", "sit")
        desk.do(f"Guest {number}", "stand")
    assert desk.refuses("Bo", "sit").id == "table-crowded"
    assert desk.do("Guest 7", "sit") == [e.Sat(8, 1)]


def test_names_are_made_unique() -> None:
    desk = Desk("Ada", seats=5)
    desk.do("two", "sit", name="ADA")
    desk.do("three", "sit", name="Ada")
    desk.do("four", "sit", name="ada 2")
    assert [p.name for p in desk.table.people] == ["Ada", "ADA 2", "Ada 3", "ada 2 2"]


def test_new_name_is_made_unique() -> None:
    desk = Desk("Ada", "Bo", seats=3)
    assert desk.rename("Bo", "Cy") == [e.Renamed(1, "Cy")]
    assert desk.rename("Bo", "ada") == [e.Renamed(1, "ada 2")]
    assert desk.rename("Bo", "ada") == []  # it is so already
    assert desk.rename("Ada", "ADA") == [e.Renamed(0, "ADA")]  # one's own name is free for oneself
    assert desk.rename("Flo", "Gus") == []  # nobody here
    assert [p.name for p in desk.table.people] == ["ADA", "ada 2"]


# --- standing up, and the host ---------------------------------------------------------------


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


def test_host_who_is_away_for_a_minute_is_host_no_more() -> None:
    desk = Desk("Ada", "Bo", seats=3)
    desk.do("Flo", "say", text="I only watch")
    desk.do("Cy", "sit")
    desk.go("Bo")
    desk.wait(5 * SECOND)
    desk.go("Ada")
    assert desk.wait(MINUTE - 1) == []
    assert desk.wait(1) == [e.Hosted(desk.number("Cy"))]
    assert desk.wait(60 * MINUTE) == []


def test_host_who_comes_back_in_time_stays_host() -> None:
    desk = Desk("Ada", "Bo", seats=3)
    desk.go("Ada")
    desk.wait(50 * SECOND)
    desk.come("Ada")
    assert desk.wait(60 * MINUTE) == []
    assert desk.host == "Ada"


def test_minute_of_the_host_begins_when_somebody_is_here() -> None:
    desk = Desk("Ada", "Bo", seats=3)
    desk.go("Ada", "Bo")
    assert desk.wait(10 * MINUTE) == []
    desk.come("Bo")
    assert desk.wait(MINUTE - 1) == []
    assert desk.wait(1) == [e.Hosted(desk.number("Bo"))]


def test_who_only_looks_on_does_not_become_host() -> None:
    desk = Desk("Ada", seats=3)
    desk.do("Bo", "say", text="Hello")
    desk.go("Ada")
    assert desk.wait(60 * MINUTE) == []
    desk.do("Bo", "sit")
    assert desk.wait(MINUTE) == [e.Hosted(desk.number("Bo"))]


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
    assert table_part(desk.table)["founder"] == 0


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
    assert table_part(desk.table)["founder"] == 0
    assert desk.do("Bo", "kick", person=0)


def test_who_hosts_for_the_time_being_cannot_send_the_founder_away() -> None:
    desk = Desk("Ada", "Bo", "Cy", seats=4)
    desk.go("Ada")
    desk.wait(MINUTE)
    for ban in (False, True):
        assert desk.refuses("Bo", "kick", person=0, ban=ban).id == "table-kick-founder"
    assert desk.do("Bo", "kick", person=2)
    desk.come("Ada")
    assert desk.do("Ada", "kick", person=1, ban=True)


def test_host_is_passed_on() -> None:
    desk = Desk("Ada", "Bo", seats=3)
    assert desk.refuses("Bo", "pass-host", person=1).id == "table-not-host"
    assert desk.refuses("Flo", "pass-host", person=1).id == "table-not-seated"
    assert desk.refuses("Ada", "pass-host", person=2).id == "table-no-person"
    assert desk.do("Ada", "pass-host", person=0) == []
    assert desk.do("Ada", "pass-host", person=1) == [e.Hosted(1, passed=True)]
    assert desk.refuses("Ada", "start").id == "table-not-host"
    assert desk.do("Bo", "pass-host", person=0) == [e.Hosted(0, passed=True)]
    desk.do("Ada", "kick", person=1, ban=True)
    assert desk.refuses("Ada", "pass-host", person=1).id == "table-no-person"


def test_kicked_people_may_come_back_and_banned_ones_may_not() -> None:
    desk = Desk("Ada", "Bo", "Cy", seats=4)
    assert desk.do("Ada", "kick", person=1) == [e.Stood(1, kicked=True)]
    assert desk.seating() == ["Ada", "", "Cy", ""]
    assert desk.do("Bo", "sit") == [e.Sat(1, 1)]
    assert desk.do("Ada", "kick", person=1, ban=True) == [e.Stood(1, kicked=True, banned=True)]
    assert desk.do("Ada", "kick", person=1, ban=True) == []
    for command, fields in (("sit", {}), ("say", {"text": "Hello"}), ("ask", {"seat": 1})):
        assert desk.refuses("Bo", command, **fields).id == "table-banned"
    assert desk.do("Ada", "change", terms={"seats": 5})
    assert desk.refuses("Bo", "sit").id == "table-banned"
    assert came(desk.table, desk.person("Bo"), "another worker") == []
    assert desk.refuses("Cy", "pardon", person=1).id == "table-not-host"
    assert desk.do("Ada", "pardon", person=1) == [e.Pardoned(1)]
    assert desk.do("Ada", "pardon", person=1) == []
    assert desk.do("Bo", "sit") == [e.Sat(1, 1)]


def test_spectator_is_sent_away() -> None:
    desk = Desk("Ada", seats=3)
    desk.do("Flo", "say", text="Hello")
    assert desk.do("Ada", "kick", person=1) == [e.Stood(1, kicked=True)]
    desk.go("Flo")
    assert desk.do("Ada", "kick", person=1) == []  # who is not here
    assert desk.do("Ada", "kick", person=1, ban=True) == [e.Stood(1, kicked=True, banned=True)]


def test_seat_of_whom_the_host_sends_away_in_a_game_is_a_bots_for_good() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy", options={"rounds": 1})
    desk.until_turn_of("Bo")
    found = desk.do("Ada", "kick", person=1)
    assert found == [e.Stood(1, kicked=True, level=STAND_IN)]
    assert desk.seating() == ["Ada", STAND_IN, "Cy"]
    assert thinking(desk.table) == (1, STAND_IN)
    assert desk.refuses("Bo", "back").id == "table-not-seated"
    assert desk.refuses("Bo", "sit").id == "table-ask-host"
    desk.play_round()
    assert desk.table.match is not None
    assert desk.table.match.names == ("Ada", STAND_IN, "Cy")


def test_who_is_banned_after_the_game_keeps_what_they_have_played() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy", options={"rounds": 1})
    desk.do("Flo", "say", text="I watch")
    desk.do("Ada", "kick", person=3, ban=True)
    desk.play_round()
    desk.do("Ada", "kick", person=1, ban=True)
    assert desk.seating() == ["Ada", "Bo", "Cy"]
    new = Desk()
    new.table = Table("NEW")
    new.add(*rematch(desk.table, caller("Cy")))
    assert new.seating() == ["Ada", "", "Cy"]
    for guest in ("Bo", "Flo"):
        assert new.refuses(guest, "sit").id == "table-banned"


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
    assert desk.do("Ada", "invite", person=2) == []  # who has a seat needs no invitation
    desk.do("Ada", "door", newcomers=True, spectators=True)
    assert desk.do("Cy", "sit")


def test_door_moves_in_the_middle_of_a_game() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    ready = [(seat.person, seat.bank) for seat in desk.table.seats]
    desk.do("Ada", "door", newcomers=False, spectators=False)
    assert [(seat.person, seat.bank) for seat in desk.table.seats] == ready
    assert not may_look_on(desk.table, None)
    assert may_look_on(desk.table, desk.person("Bo"))
    desk.play()


def test_whom_nobody_can_kick() -> None:
    desk = Desk("Ada", "Bo", "Cy", seats=3)
    assert desk.refuses("Bo", "kick", person=2).id == "table-not-host"
    assert desk.refuses("Ada", "kick", person=0).id == "table-kick-self"
    assert desk.refuses("Ada", "kick", person=3).id == "table-no-person"


# --- a bot's seat in the middle of a game ----------------------------------------------------


def test_bots_seat_is_taken_by_invitation() -> None:
    desk = Desk.playing("Ada", "Bo", seats=4)
    assert desk.refuses("Cy", "sit", seat=2).id == "table-ask-host"
    assert desk.refuses("Cy", "ask", seat=0).id == "table-taken"
    assert desk.refuses("Cy", "ask", seat=4).id == "table-no-seat"
    assert desk.refuses("Bo", "ask", seat=2).id == "table-seated"
    assert desk.do("Cy", "ask") == []
    assert desk.do("Cy", "ask", seat=2)[-1] == e.Asked(2, 2)
    assert desk.do("Cy", "ask", seat=2) == []
    assert _people(desk.table)[2].asks == 2
    assert desk.refuses("Bo", "invite", person=2).id == "table-not-host"
    assert desk.do("Ada", "invite", person=2) == [e.Invited(2), e.Sat(2, 2)]
    assert desk.seating() == ["Ada", "Bo", "Cy", "steady"]
    assert _people(desk.table)[2].asks is None
    assert desk.refuses("Cy", "ask", seat=3).id == "table-seated"


def test_who_is_invited_without_a_wish_sits_down() -> None:
    desk = Desk.playing("Ada", "Bo", seats=4)
    desk.do("Cy", "say", text="Hello")
    assert desk.do("Ada", "invite", person=2) == [e.Invited(2)]
    assert desk.do("Cy", "ask", seat=3) == [e.Sat(2, 3)]  # there is nobody to be asked any more
    desk.do("Ada", "kick", person=2)
    assert desk.refuses("Cy", "sit").id == "table-ask-host"  # one invitation is for one seat


def test_wish_ends_by_itself() -> None:
    desk = Desk.playing("Ada", "Bo", seats=4)
    for guest in ("Cy", "Di", "Eli"):
        desk.do(guest, "ask", seat=2)
    assert desk.do("Cy", "ask") == [e.Asked(2)]
    desk.go("Di")
    desk.do("Ada", "invite", person=4)
    assert [one.asks for one in _people(desk.table)] == [None] * 5
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


# --- leaving for good ------------------------------------------------------------------------


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
    desk.go("Bo")  # who is away for a moment has not left
    assert desk.leave("Cy") == [e.Stood(2, level=STAND_IN)]
    assert desk.leave("Bo") == [e.Stood(1, level=STAND_IN), e.Closed()]
    assert desk.table.stage == "closed"


def test_who_leaves_when_the_game_is_over_has_played_it() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy", options={"rounds": 1})
    desk.play_round()
    assert desk.leave("Ada") == []
    assert desk.seating() == ["Ada", "Bo", "Cy"]


def test_game_of_which_the_only_person_stands_up_ends() -> None:
    desk = Desk.playing("Ada", seats=3)
    assert desk.do("Ada", "stand") == [e.StoodIn(0, STAND_IN, left=True), e.Closed()]
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


# --- the host's table ------------------------------------------------------------------------


def test_seats_are_shuffled() -> None:
    seen: Counter[tuple[str, ...]] = Counter()
    for seed in range(60):
        desk = Desk("Ada", "Bo", seats=3, seed=seed)
        desk.do("Bo", "ready")
        desk.do("Ada", "seat-bot", seat=2, level="sharp")
        desk.do("Ada", "shuffle")
        seen[tuple(desk.seating())] += 1
        assert desk.seat("Bo").ready
        for number, seat in enumerate(desk.table.seats):
            assert seat.person is None or desk.table.people[seat.person].seat == number
    assert len(seen) == 6
    assert min(seen.values()) >= 3


def test_host_names_who_begins() -> None:
    for seed in range(12):
        desk = Desk("Ada", "Bo", "Cy", seats=5, fill="", seed=seed)
        assert desk.do("Ada", "name-starter", seat=1) == [e.StarterNamed(1, person=1)]
        assert desk.do("Ada", "name-starter", seat=1) == []
        desk.do("Bo", "sit", seat=4)  # the person was named, not the place
        assert desk.do("Ada", "name-starter", seat=4) == []
        desk.do("Ada", "shuffle")
        desk.start()
        assert desk.table.match is not None
        assert desk.table.match.round.starter == desk.seating().index("Bo")


def test_host_names_a_bot_to_begin_or_lets_lots_decide() -> None:
    begun = Counter[int]()
    for seed in range(40):
        desk = Desk("Ada", seats=4, seed=seed)
        desk.do("Ada", "seat-bot", seat=2, level="greedy")
        assert desk.do("Ada", "name-starter", seat=2) == [e.StarterNamed(2)]
        if seed % 2:
            assert desk.do("Ada", "name-starter") == [e.StarterNamed()]
            assert desk.do("Ada", "name-starter") == []
        desk.start()
        assert desk.table.match is not None
        starter = int(desk.table.match.round.starter)
        assert starter == 2 or seed % 2
        begun[starter] += seed % 2
    assert set(begun) == {0, 1, 2, 3}


def test_only_the_host_names_somebody_who_is_there_to_begin() -> None:
    desk = Desk("Ada", "Bo", seats=4)
    assert desk.refuses("Bo", "name-starter", seat=0).id == "table-not-host"
    assert desk.refuses("Ada", "name-starter", seat=2).id == "table-empty-seat"
    assert desk.refuses("Ada", "name-starter", seat=9).id == "table-no-seat"
    desk.do("Ada", "name-starter", seat=1)
    desk.do("Bo", "stand")
    desk.do("Ada", "seat-bot", seat=1, level="greedy")
    desk.do("Ada", "name-starter", seat=1)
    desk.do("Ada", "seat-bot", seat=1, level="")
    assert not any(seat.begins for seat in desk.table.seats)
    desk.start()
    assert desk.refuses("Ada", "name-starter", seat=0).id == "table-started"


def test_bots_sit_and_leave() -> None:
    desk = Desk("Ada", "Bo", seats=4)
    assert desk.do("Ada", "seat-bot", seat=2, level="greedy") == [e.BotSat(2, "greedy")]
    assert desk.do("Ada", "seat-bot", seat=2, level="greedy") == []
    assert desk.do("Ada", "seat-bot", seat=2, level="sharp") == [e.BotSat(2, "sharp")]
    assert desk.seating() == ["Ada", "Bo", "sharp", ""]
    assert desk.do("Ada", "seat-bot", seat=2, level="") == [e.BotSat(2, "")]
    assert desk.do("Ada", "seat-bot", seat=3, level="") == []
    assert desk.seating() == ["Ada", "Bo", "", ""]


def test_bots_that_are_refused() -> None:
    desk = Desk("Ada", "Bo", seats=4)
    assert desk.refuses("Bo", "seat-bot", seat=2, level="greedy").id == "table-not-host"
    assert desk.refuses("Ada", "seat-bot", seat=4, level="greedy").id == "table-no-seat"
    assert desk.refuses("Ada", "seat-bot", seat=1, level="greedy").id == "table-taken"
    assert desk.refuses("Ada", "seat-bot", seat=1, level="").id == "table-taken"
    refused = desk.refuses("Ada", "seat-bot", seat=2, level="genius")
    assert (refused.id, refused.args_for_words) == ("table-bad-level", {"text": "genius"})
    desk.start()
    assert desk.refuses("Ada", "seat-bot", seat=2, level="greedy").id == "table-started"


def test_terms_are_changed() -> None:
    desk = Desk("Ada", "Bo", seats=3)
    desk.do("Bo", "ready")
    terms = Terms(game="expansion", seats=12, clock="quick", fill="")
    assert desk.do("Ada", "change", terms=terms) == [e.Changed(terms)]
    assert desk.table.terms == terms
    assert desk.table.clock == CLOCKS["quick"]
    assert desk.seating() == ["Ada", "Bo", *[""] * 10]
    assert not desk.seat("Bo").ready  # he was ready for something else
    assert desk.do("Ada", "change", terms=terms) == []
    desk.do("Ada", "change", terms=Terms(seats=3))
    assert desk.seating() == ["Ada", "Bo", ""]


def test_terms_that_are_not_changed() -> None:
    desk = Desk("Ada", "Bo", seats=5)
    assert desk.refuses("Bo", "change", terms={"seats": 4}).id == "table-not-host"
    assert desk.refuses("Ada", "change", terms={"game": "chess"}).id == "table-bad-game"
    assert desk.refuses("Ada", "change", terms={"seats": 11}).id == "table-bad-seats"
    desk.do("Bo", "sit", seat=4)
    assert desk.refuses("Ada", "change", terms={"seats": 4}).id == "table-seats-taken"
    desk.do("Bo", "sit", seat=1)
    desk.do("Ada", "seat-bot", seat=4, level="random")
    assert desk.refuses("Ada", "change", terms={"seats": 4}).id == "table-seats-taken"
    desk.do("Ada", "seat-bot", seat=4, level="")
    assert desk.do("Ada", "change", terms={"seats": 4})
    desk.start()
    assert desk.refuses("Ada", "change", terms={"seats": 5}).id == "table-started"


# --- starting --------------------------------------------------------------------------------


def test_ready_and_not_ready() -> None:
    desk = Desk("Ada", "Bo", seats=3)
    assert desk.do("Bo", "ready") == [e.Readied(1)]
    assert desk.do("Bo", "ready") == []
    assert desk.do("Bo", "ready", on=False) == [e.Readied(1, on=False)]
    assert desk.do("Bo", "ready", on=False) == []
    assert desk.refuses("Flo", "ready").id == "table-not-seated"
    desk.start()
    assert desk.refuses("Bo", "ready").id == "table-started"


def test_start_waits_for_all_but_the_host() -> None:
    desk = Desk("Ada", "Bo", "Cy", seats=3)
    assert desk.refuses("Bo", "start").id == "table-not-host"
    desk.do("Cy", "ready")
    refused = desk.refuses("Ada", "start")
    assert (refused.id, refused.args_for_words) == ("table-not-ready", {"name": "Bo"})
    desk.do("Bo", "ready")
    assert kinds(desk.do("Ada", "start")) == ["started", "dealt"]
    assert desk.table.stage == "playing"
    assert not any(seat.ready for seat in desk.table.seats)
    for command in ("start", "shuffle"):
        assert desk.refuses("Ada", command).id == "table-started"
        assert desk.refuses("Bo", command).id == "table-not-host"


def test_empty_seats_are_filled_with_bots() -> None:
    desk = Desk("Ada", "Bo", seats=5, fill="greedy")
    desk.do("Bo", "sit", seat=3)
    desk.do("Ada", "seat-bot", seat=1, level="sharp")
    desk.start()
    assert desk.seating() == ["Ada", "sharp", "greedy", "Bo", "greedy"]
    assert desk.table.match is not None
    assert desk.table.match.names == ("Ada", "sharp", "greedy", "Bo", "greedy")


def test_empty_seats_are_removed() -> None:
    desk = Desk("Ada", "Bo", seats=6, fill="")
    desk.do("Bo", "sit", seat=5)
    assert desk.do("Ada", "seat-bot", seat=3, level="random")
    desk.start()
    assert desk.seating() == ["Ada", "random", "Bo"]
    assert desk.person("Bo").seat == 2
    assert desk.table.match is not None
    assert desk.table.match.rules.players == 3


@pytest.mark.parametrize(("game", "least"), [("base", 3), ("expansion", 2)])
def test_too_few_players(game: str, least: int) -> None:
    desk = Desk(*NAMES[: least - 1], game=game, seats=7, fill="")
    for guest in NAMES[1 : least - 1]:
        desk.do(guest, "ready")
    refused = desk.refuses("Ada", "start")
    assert (refused.id, refused.args_for_words) == ("table-too-few", {"least": least})
    desk.do("Ada", "seat-bot", seat=6, level="random")
    desk.do("Ada", "start")
    assert len(desk.table.seats) == least


def test_first_player_is_drawn_by_lot() -> None:
    starters = set()
    for seed in range(40):
        match = Desk.playing("Ada", "Bo", "Cy", seed=seed).table.match
        assert match is not None
        starters.add(int(match.round.turn))
    assert starters == {0, 1, 2}


def test_nothing_of_the_game_before_the_start() -> None:
    desk = Desk("Ada", "Bo", seats=3)
    for command in ("play", "check"):
        assert desk.refuses("Bo", command, move="pass:map").id == "table-not-started"
        assert desk.refuses("Flo", command, move="pass:map").id == "table-not-seated"
    assert desk.refuses("Bo", "hint").id == "table-not-started"
    assert desk.refuses("Bo", "next").id == "table-not-between"
    assert desk.refuses("Flo", "next").id == "table-not-seated"
    assert desk.refuses("Flo", "back").id == "table-not-seated"
    assert desk.do("Bo", "back") == []


def test_nothing_at_a_closed_table() -> None:
    desk = Desk("Ada", "Bo", seats=3)
    desk.add(e.Closed())
    assert desk.table.stage == "closed"
    for command in ("sit", "stand", "shuffle", "ready", "start", "hint", "next", "back"):
        assert desk.refuses("Bo", command).id == "table-closed"
    for fields in ({"text": "Hello"}, {"text": ""}):
        assert desk.refuses("Flo", "say", **fields).id == "table-closed"
    assert desk.wait(10 * MINUTE) == []
