"""What the host may do: people, seats, bots, terms, the start."""

from collections import Counter

import pytest

from motherlode.table import Table, Terms, may_look_on, rematch, thinking
from motherlode.table import entries as e
from motherlode.table.clock import CLOCKS
from motherlode.table.deciding.people import came
from motherlode.table.timing import STAND_IN
from tests.table.tables import MINUTE, NAMES, Desk, caller, kinds


def test_whoever_hosts_for_the_time_being_cannot_send_the_founder_away() -> None:
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
    assert desk.do("Ada", "kick", person=1) == []  # Bo is not here
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


def test_whoever_is_banned_after_the_game_keeps_what_they_have_played() -> None:
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


def test_door_moves_in_the_middle_of_a_game() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    ready = [(seat.person, seat.bank) for seat in desk.table.seats]
    desk.do("Ada", "door", newcomers=False, spectators=False)
    assert [(seat.person, seat.bank) for seat in desk.table.seats] == ready
    assert not may_look_on(desk.table, None)
    assert may_look_on(desk.table, desk.person("Bo"))
    desk.play()


def test_kick_by_a_guest_of_oneself_or_of_nobody_is_refused() -> None:
    desk = Desk("Ada", "Bo", "Cy", seats=3)
    assert desk.refuses("Bo", "kick", person=2).id == "table-not-host"
    assert desk.refuses("Ada", "kick", person=0).id == "table-kick-self"
    assert desk.refuses("Ada", "kick", person=3).id == "table-no-person"


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
    assert (refused.id, refused.args) == ("table-bad-level", {"text": "genius"})
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
    assert not desk.seat("Bo").ready  # for other terms than these
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
    assert (refused.id, refused.args) == ("table-not-ready", {"name": "Bo"})
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
    assert (refused.id, refused.args) == ("table-too-few", {"least": least})
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
