"""Time at a table: banks, warnings, automatic moves, who is away, and time that stands still."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from motherlode.game.cards import NAMES as CARDS
from motherlode.game.cards import ROLES
from motherlode.game.deal import Deal, new_round
from motherlode.game.options import EDITIONS, PLAYERS, Rules
from motherlode.game.resample import resample
from motherlode.game.round import Round
from motherlode.table import deadline, thinking, wakes
from motherlode.table import entries as e
from motherlode.table.clock import BETWEEN, CLOCKS, MISSES, UNPLAYED, WARNING
from motherlode.table.telling import table_part
from motherlode.table.timing import AWAY_AGAIN, STAND_IN, automatic
from tests.game.positions import some_deal, some_move
from tests.table.tables import DAY, MINUTE, NAMES, SECOND, Desk, kinds

PEOPLE = ("Ada", "Bo", "Cy")
QUICK = CLOCKS["quick"]


def bank(desk: Desk, guest: str) -> int:
    return desk.seat(guest).bank


# --- banks -----------------------------------------------------------------------------------


def test_time_is_taken_from_the_bank_and_each_move_adds_to_it() -> None:
    desk = Desk.playing(*PEOPLE, clock="60+15")
    who = desk.turn
    assert {bank(desk, guest) for guest in PEOPLE} == {60 * SECOND}
    assert deadline(desk.table) == desk.now + 60 * SECOND
    desk.wait(40 * SECOND)
    assert bank(desk, who) == 60 * SECOND  # it is reckoned when the move is made
    desk.play()
    assert bank(desk, who) == (60 - 40 + 15) * SECOND
    assert {bank(desk, guest) for guest in PEOPLE if guest != who} == {60 * SECOND}
    desk.wait(3 * SECOND)
    desk.until_turn_of(who)
    assert deadline(desk.table) == desk.now + 35 * SECOND
    desk.wait(10 * SECOND)
    desk.play()
    assert bank(desk, who) == (35 - 10 + 15) * SECOND


def test_bank_is_never_fuller_than_at_the_start() -> None:
    desk = Desk.playing(*PEOPLE, clock="60+15")
    who = desk.turn
    desk.wait(14 * SECOND)
    desk.play()
    assert bank(desk, who) == 60 * SECOND
    desk.until_turn_of(who)
    desk.wait(16 * SECOND)
    desk.play()
    assert bank(desk, who) == 59 * SECOND


def test_bank_stays_from_round_to_round() -> None:
    desk = Desk.playing(*PEOPLE, clock="60+0")
    who = desk.turn
    desk.wait(20 * SECOND)
    desk.play_round()
    desk.wait(BETWEEN)
    assert desk.table.stage == "playing"
    assert bank(desk, who) == 40 * SECOND


def test_without_an_increment_time_that_is_used_up_is_gone() -> None:
    desk = Desk.playing(*PEOPLE, clock="10+0")
    who = desk.turn
    assert kinds(desk.wait(10 * SECOND)) == ["warned", "moved", "warned"]  # so is the next
    for came in (["moved", "warned"], ["moved", "stood-in", "warned"]):
        desk.until_turn_of(who)
        assert kinds(desk.wait(0)) == came
    assert bank(desk, who) == 0
    desk.do(who, "back")  # a bot has held the seat, and there still is no time for a move
    desk.until_turn_of(who)
    assert kinds(desk.wait(0)) == ["moved", "warned"]


def test_bank_as_it_is_told() -> None:
    desk = Desk.playing(*PEOPLE, clock="60+15")
    desk.wait(40_500)
    seat = desk.table.deciding
    assert seat is not None
    desk.play()
    clock = table_part(desk.table).clock
    assert clock.banks[seat] == 34.5
    assert clock.seat == desk.table.deciding
    assert clock.deadline == desk.now + 60 * SECOND


def test_leaving_and_coming_back_wins_no_time() -> None:
    desk = Desk.playing(*PEOPLE, clock="60+15")
    who = desk.turn
    end = deadline(desk.table)
    for _ in range(5):
        desk.wait(8 * SECOND)
        desk.do(who, "stand")
        assert deadline(desk.table) is None
        desk.do(who, "back")
        assert deadline(desk.table) == end
    assert bank(desk, who) == 20 * SECOND


def test_whoever_comes_back_after_a_bot_has_played_has_time_for_a_move() -> None:
    desk = Desk.playing(*PEOPLE, clock="60+15")
    who = desk.turn
    desk.wait(58 * SECOND)
    desk.do(who, "stand")
    assert desk.think() == 1
    desk.do(who, "back")
    assert bank(desk, who) == 15 * SECOND


# --- the automatic move ----------------------------------------------------------------------


def test_warning_first_then_the_automatic_move() -> None:
    desk = Desk.playing(*PEOPLE, clock="quick")
    who, seat = desk.turn, desk.table.deciding
    assert seat is not None
    assert desk.wait(QUICK.bank - WARNING - 1) == []
    assert desk.wait(1) == [e.Warned(seat)]
    assert desk.seat(who).warned
    assert desk.wait(WARNING - 1) == []
    (moved,) = desk.wait(1)
    assert isinstance(moved, e.Moved)
    assert (moved.seat, moved.how) == (seat, "auto")
    assert moved.move.startswith("pass:")
    assert desk.turn != who
    assert bank(desk, who) == QUICK.increment
    assert (desk.seat(who).misses, desk.seat(who).warned) == (1, False)


def test_move_after_the_warning_is_in_time() -> None:
    desk = Desk.playing(*PEOPLE, clock="quick")
    who = desk.turn
    assert kinds(desk.wait(QUICK.bank - 1)) == ["warned"]
    desk.play()
    assert bank(desk, who) == QUICK.increment + 1
    assert (desk.seat(who).misses, desk.seat(who).warned) == (0, False)
    assert desk.wait(QUICK.bank - WARNING - 1) == []


def test_whoever_comes_back_after_the_warning_is_warned_again() -> None:
    desk = Desk.playing(*PEOPLE, clock="normal")
    who = desk.turn
    desk.go(who)
    assert kinds(desk.wait(50 * SECOND)) == ["warned"]
    desk.come(who)
    assert not desk.seat(who).warned
    assert desk.wait(2 * MINUTE - 6 * SECOND) == []
    assert kinds(desk.wait(WARNING)) == ["warned"]
    assert deadline(desk.table) == desk.table.since + 3 * MINUTE


def miss(desk: Desk, who: str) -> list[e.AnyEntry]:
    """Somebody lets their time pass; the others play at once."""
    desk.until_turn_of(who)
    end = deadline(desk.table)
    assert end is not None
    return desk.wait(end - desk.now)


def test_after_three_misses_a_bot_stands_in() -> None:
    desk = Desk.playing(*PEOPLE, clock="quick")
    for number in range(1, MISSES):
        assert kinds(miss(desk, "Bo")) == ["warned", "moved"]
        assert desk.seat("Bo").misses == number
    assert kinds(miss(desk, "Bo")) == ["warned", "moved", "stood-in"]
    assert desk.table.lines[-1].entry == e.StoodIn(1, STAND_IN)  # they have not left
    desk.play_until(lambda: desk.table.deciding == 1, discard=True)
    assert thinking(desk.table) == (1, STAND_IN)
    assert desk.wait(60 * MINUTE) == []  # now it is the bot's time
    desk.do("Bo", "back")
    assert desk.seat("Bo").misses == 0
    assert desk.turn == "Bo"


def test_move_of_ones_own_forgives_the_misses() -> None:
    desk = Desk.playing(*PEOPLE, clock="quick")
    for _ in range(3):
        for _ in range(MISSES - 1):
            miss(desk, "Bo")
        desk.until_turn_of("Bo")
        desk.play("pass:" + desk.legal()[-1].partition(":")[2])
        assert desk.seat("Bo").misses == 0
    assert desk.seat("Bo").stand_in == ""


def lively(rules: Rules, seed: int, deal: Deal | None = None) -> Iterator[Round]:
    """The positions of a round in which somebody decides."""
    rng = Random(seed)
    deal = deal or some_deal(rules, rng)
    round = new_round(rules, deal)
    while not round.over:
        yield round
        round.play(some_move(round, rng, 0.9))


MANY = [
    Rules(game, players, edition)
    for game, players in (("base", 3), ("base", 7), ("expansion", 2), ("expansion", 8))
    for edition in EDITIONS[game]
]


def test_automatic_move_follows_one_rule_for_every_role() -> None:
    met: Counter[tuple[str, str]] = Counter()
    for rules in MANY:
        for seed in range(12):
            for round in lively(rules, seed):
                seat, legal = int(round.turn), [str(move) for move in round.legal_moves()]
                move = automatic(round, Random(seed))
                assert move in legal
                if round.phase_name == "play":
                    head, _, card = move.partition(":")
                    assert head == "pass"
                    assert card in [CARDS[c] for c in round.hand(seat)]
                elif round.phase_name == "take":
                    assert move == f"take:{max(round.offer)}"
                elif rules.says("theft_optional", "may"):
                    assert move == "steal>-"
                else:
                    around = [(seat + i) % round.seats for i in range(1, round.seats)]
                    assert move == f"steal>{next(s for s in around if round.gold[s])}"
                met[round.phase_name, ROLES[round.roles[seat]]] += 1
    roles = {ROLES[role] for rules in MANY for role in rules.dwarfs()}
    assert {role for phase, role in met if phase == "play"} == roles
    assert sum(n for (phase, _), n in met.items() if phase == "take") > 5
    assert sum(n for (phase, _), n in met.items() if phase == "steal") > 5


@pytest.mark.parametrize("rules", MANY, ids=str)
def test_automatic_move_knows_only_what_the_seat_knows(rules: Rules) -> None:
    worlds = 0
    for seed in range(3):
        for number, round in enumerate(lively(rules, seed)):
            if number % 9 == seed or round.phase_name != "play":
                world = resample(round.view(int(round.turn)), Random(seed))
                for dice in range(4):
                    assert automatic(world, Random(dice)) == automatic(round, Random(dice))
                worlds += world.roles != round.roles
    assert worlds > 3


@pytest.mark.parametrize("rules", MANY, ids=str)
def test_automatic_move_does_not_ask_for_the_role(rules: Rules) -> None:
    for seed in range(3):
        rng = Random(seed)
        deal = some_deal(rules, rng)
        dwarfs = [*deal.roles, *deal.pile]
        rng.shuffle(dwarfs)
        others = Deal(
            deal.starter, dwarfs[: rules.players], dwarfs[rules.players :], deal.goals, deal.aside,
            deal.hands, deal.deck, deal.nuggets,
        )  # fmt: skip
        pairs = zip(lively(rules, seed, deal), lively(rules, seed, others), strict=False)
        for one, other in pairs:
            if one.phase_name != "play" or other.phase_name != "play":
                break
            assert one.history() == other.history()
            for dice in range(3):
                assert automatic(one, Random(dice)) == automatic(other, Random(dice))


def test_automatic_discard_is_drawn_by_lot() -> None:
    rules = Rules("base", 4)
    round = next(lively(rules, 5))
    hand = Counter(CARDS[card] for card in round.hand(int(round.turn)))
    draws = 3000
    found = Counter(automatic(round, Random(seed))[5:] for seed in range(draws))
    assert set(found) == set(hand)
    for card, copies in hand.items():
        assert abs(found[card] - draws * copies / 6) < 120  # five standard errors and more


# --- whole games without anybody who plays ---------------------------------------------------


@pytest.mark.parametrize(
    ("game", "players"),
    [(game, n) for game, (least, most) in PLAYERS.items() for n in range(least, most + 1)],
)
def test_game_in_which_all_time_is_lost_ends(game: str, players: int) -> None:
    guests = NAMES[:players]
    desk = Desk.playing(*guests, game=game, clock="10+5", options={"rounds": 2})
    came: Counter[str] = Counter()
    while desk.table.stage != "over":
        due = wakes(desk.table)
        assert due is not None
        found = desk.wait(due - desk.now)
        came.update(kinds(found))
        for entry in found:
            assert not isinstance(entry, e.Moved) or entry.how == "auto"
            if isinstance(entry, e.StoodIn):
                person = desk.table.seats[entry.seat].person
                assert person is not None
                desk.do(desk.guest(person), "back")  # to lose more time
        assert came["moved"] < 250
    assert came["moved"] == came["warned"]
    assert came["stood-in"] >= players
    assert came["dealt"] == 1


@pytest.mark.parametrize(
    ("game", "edition", "players"),
    [("base", "pl-base", 10), ("expansion", "pl-2025", 5), ("expansion", "es-2014", 4)],
)
def test_sharing_ends_without_anybody_who_chooses(game: str, edition: str, players: int) -> None:
    shared = 0
    for seed in range(30):
        desk = Desk.playing(
            *NAMES[:players], seed=seed, game=game, edition=edition, options={"rounds": 1}
        )
        desk.until_sharing()
        if desk.table.stage == "playing":
            shared += 1
            desk.let_time_pass(20)
            last = desk.table.lines[-1].entry
            assert isinstance(last, e.Moved)
            assert (last.how, last.move[:4] in ("take", "stea")) == ("auto", True)
        assert desk.table.stage == "over"
    assert shared > 2


def test_people_who_never_come_back_are_replaced_and_the_game_ends() -> None:
    desk = Desk.playing(*NAMES[:6], seats=8)
    desk.go(*NAMES[1:6])
    desk.let_time_pass(1000)
    assert [bool(seat.stand_in) for seat in desk.table.seats] == [True] * 6 + [False] * 2


# --- who is away -----------------------------------------------------------------------------


@pytest.mark.parametrize("clock", ["quick", "normal", "relaxed", "untimed", "600+20"])
def test_whoever_is_not_here_has_less_time(clock: str) -> None:
    desk = Desk.playing(*PEOPLE, clock=clock)
    away = desk.table.clock.away
    assert 0 < away < desk.table.clock.bank
    desk.wait(10 * SECOND)
    desk.go(desk.turn)
    assert deadline(desk.table) == desk.now + away
    found = desk.wait(away)
    assert kinds(found) == ["warned", "moved"]


def test_whoever_was_away_before_has_the_time_from_their_turn_on() -> None:
    desk = Desk.playing(*PEOPLE, clock="quick")
    waiting = next(guest for guest in PEOPLE if guest != desk.turn)
    desk.go(waiting)
    desk.wait(25 * SECOND)
    desk.until_turn_of(waiting)
    assert deadline(desk.table) == desk.now + QUICK.away
    desk.come(waiting)
    assert deadline(desk.table) == desk.now + QUICK.bank


def test_away_is_never_longer_than_the_bank() -> None:
    desk = Desk.playing(*PEOPLE, clock="quick")
    desk.wait(45 * SECOND)
    end = deadline(desk.table)
    desk.go(desk.turn)
    assert deadline(desk.table) == end == desk.now + 15 * SECOND


def test_whoever_is_still_not_here_after_a_miss_has_ten_seconds() -> None:
    desk = Desk.playing(*PEOPLE, clock="normal")
    desk.until_turn_of("Bo")
    desk.go("Bo")
    assert kinds(desk.wait(MINUTE)) == ["warned", "moved"]
    desk.until_turn_of("Bo")
    assert deadline(desk.table) == desk.now + AWAY_AGAIN == desk.now + 10 * SECOND
    assert kinds(desk.wait(0)) == ["warned"]
    assert kinds(desk.wait(10 * SECOND)) == ["moved"]
    desk.until_turn_of("Bo")
    desk.come("Bo")  # what is left: two minutes, and two increments less ten seconds
    assert deadline(desk.table) == desk.now + (180 - 60 + 30 - 10 + 30) * SECOND


def test_untimed_game_takes_no_bank_and_ends() -> None:
    desk = Desk.playing(*PEOPLE, clock="untimed")
    for _ in range(5):
        assert desk.wait(29 * MINUTE + 44 * SECOND) == []
        desk.play()
        assert {bank(desk, guest) for guest in PEOPLE} == {30 * MINUTE}
    desk.let_time_pass(1000)


def test_untimed_nobody_moves_on_whoever_plays_with_bots_alone() -> None:
    desk = Desk.playing("Ada", seats=3, fill="greedy", clock="untimed")
    desk.play_round()
    assert (desk.table.until, wakes(desk.table)) == (None, None)
    assert desk.wait(DAY) == []
    assert kinds(desk.do("Ada", "next")) == ["readied", "dealt"]
    # Where others wait it is as ever, and with a clock too.
    for people, timing in ((("Ada", "Bo"), "untimed"), (("Ada",), "relaxed")):
        desk = Desk.playing(*people, seats=3, fill="greedy", clock=timing)
        desk.play_round()
        assert kinds(desk.wait(BETWEEN)) == ["dealt"]


def test_untimed_a_round_begins_for_those_whose_seat_a_bot_holds_too() -> None:
    desk = Desk.playing("Ada", "Bo", seats=3, fill="greedy", clock="untimed")
    desk.do("Ada", "stand")
    desk.play_round()
    assert desk.table.looked_from() == [desk.seat("Bo")]
    assert desk.table.until is not None  # Ada is here and may come back to her seat
    desk.leave("Ada")
    assert desk.table.until is None


def test_untimed_a_round_begins_when_the_one_who_was_waited_for_leaves() -> None:
    desk = Desk.playing("Ada", "Bo", seats=3, fill="greedy", clock="untimed")
    desk.play_round()
    desk.do("Ada", "next")
    desk.do("Bo", "stand")
    assert kinds(desk.tick()) == ["dealt"]


# --- time that stands still ------------------------------------------------------------------


def test_time_stands_still_while_nobody_is_here() -> None:
    desk = Desk.playing(*PEOPLE, clock="quick")
    who = desk.turn
    desk.wait(20 * SECOND)
    desk.go(*PEOPLE)
    assert (deadline(desk.table), wakes(desk.table)) == (None, None)
    assert table_part(desk.table).clock.paused
    assert desk.wait(DAY) == []
    desk.come(who)
    assert not table_part(desk.table).clock.paused
    assert deadline(desk.table) == desk.now + 40 * SECOND
    desk.play()
    assert bank(desk, who) == 55 * SECOND


def test_whoever_comes_later_is_waited_for_anew() -> None:
    desk = Desk.playing(*PEOPLE, clock="quick")
    who = desk.turn
    other = next(guest for guest in PEOPLE if guest != who)
    desk.wait(5 * SECOND)
    desk.go(who)
    desk.wait(10 * SECOND)
    desk.go(*[guest for guest in PEOPLE if guest != who])
    desk.wait(DAY)
    desk.come(other)
    assert deadline(desk.table) == desk.now + QUICK.away  # not since the day before
    desk.wait(5 * SECOND)
    desk.come(who)
    assert deadline(desk.table) == desk.now + (60 - 5 - 10 - 5) * SECOND


def test_spectators_do_not_make_time_pass() -> None:
    desk = Desk.playing(*PEOPLE)
    desk.do("Flo", "say", text="I watch")
    desk.go(*PEOPLE)
    assert wakes(desk.table) is None
    desk.go("Flo")
    desk.come("Flo")
    assert wakes(desk.table) is None
    desk.come("Cy")
    assert wakes(desk.table) is not None


def test_bots_wait_for_somebody_who_looks() -> None:
    desk = Desk.playing("Ada", seats=3)
    desk.until_turn_of("Ada")
    desk.play()
    desk.go("Ada")
    assert thinking(desk.table) is None
    assert desk.think() == 0
    desk.come("Ada")
    assert thinking(desk.table) is not None


def test_crash_gives_the_time_back() -> None:
    desk = Desk.playing(*PEOPLE, clock="quick")
    who = desk.turn
    desk.wait(10 * SECOND)
    crash = desk.now
    desk.now += 35 * SECOND  # nobody keeps the table
    desk.go(*PEOPLE, since=crash)
    assert wakes(desk.table) is None
    desk.now += 5 * SECOND
    desk.come(who)
    assert deadline(desk.table) == desk.now + 50 * SECOND


def test_crash_after_the_last_sign_of_life() -> None:
    """A move was stored after the sign of life of a worker that then died."""
    desk = Desk.playing(*PEOPLE, clock="quick")
    alive = desk.now
    desk.wait(SECOND)
    desk.play()
    desk.now += MINUTE
    desk.go(*PEOPLE, since=alive)
    desk.now += MINUTE
    desk.come(desk.turn)
    assert deadline(desk.table) == desk.now + QUICK.bank


def test_crash_of_one_of_two_workers_takes_no_time_from_the_others() -> None:
    desk = Desk.playing(*PEOPLE, clock="quick")
    others = [guest for guest in PEOPLE if guest != desk.turn]
    desk.wait(10 * SECOND)
    end = deadline(desk.table)
    desk.go(*others, since=desk.now - 4 * SECOND)
    assert deadline(desk.table) == end
    assert desk.table.paused is None


# --- games over days -------------------------------------------------------------------------


def test_days_pass_whether_anybody_is_here_or_not() -> None:
    desk = Desk.playing(*PEOPLE, clock="days")
    end = desk.now + 2 * DAY
    desk.go(*PEOPLE)
    assert not desk.table.still
    assert deadline(desk.table) == end
    desk.wait(DAY)
    desk.come("Ada")
    desk.go("Ada")
    desk.come("Bo")
    assert deadline(desk.table) == end  # neither paused nor shortened
    assert desk.wait(DAY - WARNING - 1) == []
    assert kinds(desk.wait(WARNING + 1)) == ["warned", "moved"]


def test_days_are_kept_by_moves() -> None:
    desk = Desk.playing(*PEOPLE, clock="days")
    who = desk.turn
    desk.wait(DAY + 6 * 60 * MINUTE)
    desk.play()
    assert bank(desk, who) == 2 * DAY - 6 * 60 * MINUTE


def test_bots_play_in_a_game_over_days_while_nobody_looks() -> None:
    desk = Desk.playing("Ada", seats=3, clock="days", options={"rounds": 1})
    desk.go("Ada")
    desk.let_time_pass(200)
    assert desk.table.stage == "over"


# --- bots ------------------------------------------------------------------------------------


def test_table_of_bots_never_waits() -> None:
    desk = Desk("Ada", seats=4, fill="greedy")
    desk.do("Ada", "stand")
    desk.start()
    assert desk.seating() == ["greedy"] * 4
    for number in range(1, 4):
        while desk.table.stage == "playing":
            assert (deadline(desk.table), wakes(desk.table)) == (None, None)
            assert desk.think(1) == 1
        if number < 3:
            assert kinds(desk.wait(BETWEEN)) == ["dealt"]  # a look at the round
    assert desk.table.stage == "over"
    assert wakes(desk.table) is None
    assert {seat.bank for seat in desk.table.seats} == {desk.table.clock.bank}


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


def test_a_spectator_does_not_become_host() -> None:
    desk = Desk("Ada", seats=3)
    desk.do("Bo", "say", text="Hello")
    desk.go("Ada")
    assert desk.wait(60 * MINUTE) == []
    desk.do("Bo", "sit")
    assert desk.wait(MINUTE) == [e.Hosted(desk.number("Bo"))]


def test_next_round_after_a_minute() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    desk.play_round()
    desk.do("Ada", "next")
    assert desk.wait(MINUTE - 1) == []
    assert kinds(desk.wait(1)) == ["dealt"]


def test_next_round_does_not_wait_for_whoever_is_not_here() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy", seats=4)
    desk.play_round()
    desk.go("Bo")
    assert kinds(desk.do("Cy", "next")) == ["readied"]
    assert kinds(desk.do("Ada", "next")) == ["readied", "dealt"]


def test_next_round_does_not_wait_for_people_who_left() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    desk.play_round()
    desk.go("Cy")
    desk.do("Bo", "stand")
    assert desk.wait(MINUTE - 1) == []  # Ada has not said "next" yet
    assert kinds(desk.do("Ada", "next")) == ["readied", "dealt"]


@pytest.mark.parametrize("how", ["never sat down", "left", "left before the end"])
def test_next_round_of_bots_comes_soon(how: str) -> None:
    desk = Desk("Ada", "Bo", seats=3)
    if how == "never sat down":
        desk.do("Ada", "stand")
        desk.do("Bo", "stand")
    desk.start()
    if how != "never sat down":
        desk.do("Bo", "stand")
    if how == "left before the end":
        desk.do("Ada", "stand")
    desk.play_round()
    if how == "left":
        desk.wait(SECOND)
        desk.do("Ada", "stand")  # a bot has the seat; Ada looks on
    end = desk.table.since
    assert table_part(desk.table).until == end + UNPLAYED
    assert desk.wait(end + UNPLAYED - 1 - desk.now) == []  # long enough to see how it ended
    assert kinds(desk.wait(1)) == ["dealt"]


def test_next_round_comes_soon_where_those_who_play_are_away() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy", clock="days")
    desk.play_round()
    desk.go("Ada", "Bo", "Cy")
    assert table_part(desk.table).until == desk.now + UNPLAYED
    desk.wait(SECOND)
    desk.come("Bo")  # who comes in time may look as long as ever
    assert table_part(desk.table).until == desk.table.since + MINUTE
    desk.wait(30 * SECOND)
    desk.go("Bo")
    assert kinds(desk.wait(0)) == ["dealt"]


def test_time_between_rounds_stands_still_while_nobody_is_here() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    desk.play_round()
    desk.wait(20 * SECOND)
    desk.go("Ada", "Bo", "Cy")
    assert desk.wait(60 * MINUTE) == []
    assert table_part(desk.table).until is None
    desk.come("Bo")
    assert table_part(desk.table).until == desk.now + 40 * SECOND
    assert kinds(desk.wait(40 * SECOND)) == ["dealt"]
