"""A table before the start: terms, seats, host, bots, and what is refused."""

from collections import Counter
from typing import Any

import pytest

from motherlode.bots import LEVELS
from motherlode.table import Refused, Terms, opened
from motherlode.table import entries as e
from motherlode.table.clock import CLOCKS
from motherlode.table.deciding import PEOPLE
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


def test_too_many_people() -> None:
    desk = Desk(seats=3)
    for number in range(1, PEOPLE):
        desk.do(f"Guest {number}", "phrase", phrase="hello")
    assert desk.refuses("Bo", "sit").id == "table-crowded"
    assert desk.refuses("Bo", "say", text="Hello").id == "table-crowded"
    assert desk.do("Guest 7", "sit") == [e.Sat(7, 1)]


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
    desk.come("Ada")
    assert desk.host == "Cy"


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


def test_spectator_is_host_when_nobody_else_is_there() -> None:
    desk = Desk("Ada", seats=3)
    desk.do("Bo", "say", text="Hello")
    desk.do("Ada", "stand")
    desk.go("Ada")
    assert desk.wait(MINUTE) == [e.Hosted(desk.number("Bo"))]


def test_host_is_passed_on() -> None:
    desk = Desk("Ada", "Bo", seats=3)
    assert desk.refuses("Bo", "pass-host", person=1).id == "table-not-host"
    assert desk.refuses("Flo", "pass-host", person=1).id == "table-not-seated"
    assert desk.refuses("Ada", "pass-host", person=2).id == "table-no-person"
    assert desk.do("Ada", "pass-host", person=0) == []
    assert desk.do("Ada", "pass-host", person=1) == [e.Hosted(1)]
    assert desk.refuses("Ada", "start").id == "table-not-host"
    assert desk.do("Bo", "pass-host", person=0) == [e.Hosted(0)]


def test_kicked_people_cannot_sit_again() -> None:
    desk = Desk("Ada", "Bo", "Cy", seats=4)
    assert desk.do("Ada", "kick", person=1) == [e.Stood(1, kicked=True)]
    assert desk.seating() == ["Ada", "", "Cy", ""]
    assert desk.refuses("Bo", "sit").id == "table-kicked"
    assert desk.refuses("Bo", "sit", seat=1).id == "table-kicked"
    assert desk.do("Ada", "kick", person=1) == []  # he has no seat
    assert desk.do("Ada", "change", terms={"seats": 5})
    assert desk.refuses("Bo", "sit").id == "table-kicked"
    desk.start()
    assert desk.refuses("Bo", "sit").id == "table-kicked"


def test_whom_nobody_can_kick() -> None:
    desk = Desk("Ada", "Bo", "Cy", seats=3)
    assert desk.refuses("Bo", "kick", person=2).id == "table-not-host"
    assert desk.refuses("Ada", "kick", person=0).id == "table-kick-self"
    assert desk.refuses("Ada", "kick", person=3).id == "table-no-person"
    desk.start()
    assert desk.refuses("Ada", "kick", person=1).id == "table-started"


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
