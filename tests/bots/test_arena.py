"""The arena: who sits where, equal deals, repeatable games, failures told, and what is believed."""

from collections.abc import Sequence
from contextlib import closing
from math import log
from random import Random
from typing import Any

import pytest

from motherlode.bots.arena import BotFailed, Game, Row, Setting, play, schedule
from motherlode.bots.lineup import (
    LineUp,
    LineUpError,
    by_side,
    matrix,
    read_lineup,
    roles_of,
    versus,
)
from motherlode.bots.suspicion import Seen, insight, look
from motherlode.bots.workers import Alone, Processes, WorkerDied, play_all, play_chunk
from motherlode.game.cards import ROLES
from motherlode.game.match import Match
from motherlode.game.record import read_record
from motherlode.game.view import View
from tests.bots import odd_bots

BASE = Setting("base", "pl-base", {"rounds": 1}, seed=4)
TWO_ROUNDS = Setting("base", "pl-base", {"rounds": 2}, seed=4)
EXPANSION = Setting("expansion", "pl-2025", {"rounds": 1}, seed=4)
BASE_ROLES = roles_of(BASE.rules(5))
DWARFS = roles_of(EXPANSION.rules(5))
ODD = "tests.bots.odd_bots"


def timeless(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Rows in the order of their games, without what depends on the machine."""
    ordered = sorted(
        rows, key=lambda row: (row["lineup"], row["players"], row["deal"], row["turn"])
    )
    return [{**row, "times": {bot: len(t) for bot, t in row["times"].items()}} for row in ordered]


def failure(setting: Setting, game: Game) -> BotFailed:
    with pytest.raises(BotFailed) as failed:
        play(setting, game)
    return failed.value


# --- line-ups --------------------------------------------------------------------------------


def test_sides_are_named_in_many_ways_but_have_one_text() -> None:
    texts = ["miners=a,saboteurs=b", "saboteur=b, miner=a", "rest=a,saboteurs=b", "rest=b,miner=a"]
    for text in texts:
        lineup = read_lineup(text, BASE_ROLES, 5)
        assert lineup == by_side("a", "b", BASE_ROLES)
        assert lineup.text == "miners=a,saboteurs=b"
        assert (lineup.on("miners"), lineup.on("saboteurs")) == ("a", "b")


def test_nearest_name_decides_a_roles_bot() -> None:
    lineup = read_lineup("blue=a,miners=b,rest=c", DWARFS, 5)
    dealt = ["blue", "green", "geologist", "saboteur"]
    assert lineup.seated(dealt) == ["a", "b", "b", "c"]
    assert lineup.on("miners") is None
    assert lineup.on("saboteurs") == "c"
    assert read_lineup(lineup.text, DWARFS, 5) == lineup


def test_seats_move_up_through_all_different_ways() -> None:
    lineup = read_lineup("a,b,a,b", BASE_ROLES, 4)
    assert lineup.turns == 2
    assert [lineup.seated(["miner"] * 4, turn) for turn in (0, 1)] == [list("abab"), list("baba")]
    assert read_lineup("a,b,b", BASE_ROLES, 3).turns == 3
    assert read_lineup("a,a,a", BASE_ROLES, 3).turns == 1
    assert by_side("a", "b", BASE_ROLES).turns == 1


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "no line-up"),
        ("a,,b", "no line-up"),
        ("a,miners=b", "no line-up"),
        ("a,b", "seats 2 bots, not 5 players"),
        ("miners=a", "leaves out saboteur; add rest=BOT"),
        ("blue=a,rest=b", "'blue' in 'blue=a,rest=b' is none of miner, saboteur"),
        ("miners=a,miners=b,rest=c", "names miners twice"),
        ("miners=,rest=b", "'miners=' names no bot"),
        ("miners=a=b,rest=b", "names no bot"),
        ("miner=a,saboteur=b,rest=c", "leaves no role for rest"),
        ("saboteur=a,saboteurs=b,rest=c", "leaves no role for saboteurs"),
    ],
)
def test_wrong_line_up_is_refused_with_the_reason(text: str, words: str) -> None:
    with pytest.raises(LineUpError) as refused:
        read_lineup(text, BASE_ROLES, 5)
    assert words in str(refused.value)


def test_matrix_has_every_pair_and_versus_only_those_with_the_opponent() -> None:
    pairs = [(lineup.on("miners"), lineup.on("saboteurs")) for lineup in matrix("ab", BASE_ROLES)]
    assert pairs == [("a", "a"), ("a", "b"), ("b", "a"), ("b", "b")]
    pairs = [(a.on("miners"), a.on("saboteurs")) for a in versus("xyz", "y", BASE_ROLES)]
    assert pairs == [("x", "y"), ("y", "y"), ("z", "y"), ("y", "x"), ("y", "z")]


def test_schedule_goes_deal_by_deal_through_players_line_ups_and_turns() -> None:
    lineups = [by_side("a", "b", BASE_ROLES), LineUp("a,b,b", by_seat=("a", "b", "b"))]
    games = list(schedule([3, 4], lineups, 2))
    assert len(games) == len({game.key for game in games}) == 2 * 2 * (1 + 3)
    assert [game.deal for game in games] == [0] * 8 + [1] * 8


# --- games -----------------------------------------------------------------------------------


def test_all_line_ups_play_the_same_cards_goals_roles_and_nuggets() -> None:
    broken = f"{ODD}:BreaksAtOnce"
    lineups = [
        by_side(broken, broken, BASE_ROLES),
        by_side("random", broken, BASE_ROLES),
        by_side(broken, "greedy", BASE_ROLES),
        LineUp("x", by_seat=("random", broken, "random", "random", "random")),
    ]

    def deal(game: Game, setting: Setting = BASE) -> str:
        return failure(setting, game).failure.record.splitlines()[1]

    deals = {deal(Game(5, lineup, 3, turn)) for lineup in lineups for turn in range(lineup.turns)}
    assert len(deals) == 1
    assert '"deck"' in deals.pop()
    assert deal(Game(5, lineups[0], 3)) != deal(Game(5, lineups[0], 4))
    other = Setting("base", "pl-base", {"rounds": 1}, seed=5)
    assert deal(Game(5, lineups[0], 3)) != deal(Game(5, lineups[0], 3), other)


def test_second_rounds_share_cards_goals_and_roles_too() -> None:
    tired = f"{ODD}:BreaksInRoundTwo"
    found = []
    for others in ("random", "greedy", f"{ODD}:First"):
        lineup = LineUp(others, by_seat=(others, tired, tired, tired))
        record = failure(TWO_ROUNDS, Game(4, lineup, 1)).failure.record
        found.append(read_record(record.encode(), unfinished=True).deals[1])
    first, *rest = found
    for deal in rest:
        assert (deal.roles, deal.goals, deal.hands, deal.deck) == (
            (first.roles, first.goals, first.hands, first.deck)
        )


def test_row_tells_the_whole_game() -> None:
    game = Game(4, by_side("greedy", "random", BASE_ROLES), 2)
    row = play(TWO_ROUNDS, game)
    assert (row["players"], row["lineup"], row["deal"], row["turn"]) == game.key
    assert len(row["rounds"]) == 2
    for round in row["rounds"]:
        assert round["bots"] == game.lineup.seated(round["dealt"])
        assert {round["roles"][seat] == "miner" for seat in round["winners"]} <= {round["treasure"]}
        assert (sum(round["gold"]) > 0) == bool(round["winners"])
    assert sum(map(len, row["times"].values())) == sum(round["moves"] for round in row["rounds"])


def test_seat_keeps_its_bot_when_its_hat_is_swapped() -> None:
    lineup = by_side("random", f"{ODD}:First", DWARFS)
    rows = [play(EXPANSION, Game(6, lineup, deal)) for deal in range(12)]
    swapped = [r for row in rows for r in row["rounds"] if r["dealt"] != r["roles"]]
    assert swapped
    for round in swapped:
        assert round["bots"] == lineup.seated(round["dealt"])
    assert any(round["bots"] != lineup.seated(round["roles"]) for round in swapped)


def test_every_seat_has_a_bot_of_its_own() -> None:
    bot = f"{ODD}:Keeps"
    assert play(BASE, Game(3, by_side(bot, bot, BASE_ROLES), 0))["rounds"]


def test_games_are_the_same_alone_and_on_two_processes_whatever_the_order() -> None:
    seats = LineUp("s", by_seat=("random", "greedy", "random"))
    games = list(schedule([3], [*matrix(["random", "greedy"], BASE_ROLES), seats], 2))
    alone = [row for batch in play_all(games, Alone(BASE)) for row in batch.rows]
    backwards = play_chunk(BASE, games[::-1]).rows
    many = [row for batch in play_all(games, Processes(BASE, 2)) for row in batch.rows]
    assert len(alone) == len(games) == 14
    assert timeless(alone) == timeless(backwards) == timeless(many)
    assert len({str(row["rounds"]) for row in alone}) > 10


# --- failures --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("Breaks", "ValueError: my lamp went out"),
        ("Illegal", "IllegalMove: "),
        ("Leaves", "SystemExit: 0"),
    ],
)
def test_bot_that_fails_is_told_with_its_seat_and_game(bot: str, reason: str) -> None:
    name = f"{ODD}:{bot}"
    failed = failure(BASE, Game(5, by_side("random", name, BASE_ROLES), 7)).failure
    assert str(failed).startswith(f"{name} on seat ")
    assert f"round 1 of deal 7, 5 players, miners=random,saboteurs={name}: {reason}" in str(failed)
    assert "Traceback" in failed.trace
    match = read_record(failed.record.encode(), unfinished=True)
    assert match.round.move_count == failed.record.count('"seat"')
    seat = int(match.round.turn)
    assert failed.who == f"{name} on seat {seat}"
    assert ROLES[match.round.roles[seat]] == "saboteur"


def test_chunk_keeps_the_games_before_the_failure() -> None:
    bot = f"{ODD}:BreaksSomeGames"
    games = list(schedule([3], [by_side(bot, bot, BASE_ROLES)], 10))
    batch = play_chunk(BASE, games)
    assert batch.failure is not None
    assert "no map for me" in batch.failure.reason
    assert f"deal {len(batch.rows)}," in batch.failure.where


def test_death_of_a_process_is_told_with_the_games_under_way() -> None:
    games = list(schedule([3], [by_side(f"{ODD}:Dies", "random", BASE_ROLES)], 3))
    with closing(play_all(games, Processes(BASE, 2))) as batches, pytest.raises(WorkerDied) as died:
        list(batches)
    assert "deal 0, 3 players, miners=tests.bots.odd_bots:Dies" in str(died.value)


# --- beliefs ---------------------------------------------------------------------------------


class Omniscient:
    """Knows who is who; without evidence it only guesses. Keeps the views that it was shown."""

    truth: Sequence[str] = ()
    shown: list[tuple[int, bool]] = []  # noqa: RUF012

    def __init__(self, view: View, evidence: bool = True) -> None:
        assert view.seat is None
        assert view.phase == "play"
        Omniscient.shown.append((len(view.log) - 1, evidence))
        self.evidence = evidence

    def probability(self, roles: Sequence[str]) -> float:
        if not self.evidence:
            return 0.125
        return float(list(roles) == list(self.truth))

    def role(self, seat: int, role: str) -> float:
        return float(self.truth[seat] == role)


def test_beliefs_are_asked_before_the_last_card_and_after_a_third(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    games = [Game(5, by_side("greedy", "random", BASE_ROLES), deal) for deal in range(5)]
    found = [(game, play(BASE, game)["rounds"][0]) for game in games]
    # A round in which nuggets are taken after the last card.
    game, row = next((game, row) for game, row in found if row["treasure"])
    monkeypatch.setattr(Omniscient, "truth", row["dealt"])
    monkeypatch.setattr(Omniscient, "shown", [])
    seen = play(BASE, game, Omniscient)["rounds"][0]["beliefs"]
    cards = row["moves"] - len(row["winners"])
    assert Omniscient.shown == [(cards - 1, True), (cards - 1, False), (cards // 3, True)]
    assert seen["loss"] == 0
    assert seen["prior"] == pytest.approx(log(8))
    assert seen["saboteur"] == seen["truly"] == [int(r == "saboteur") for r in row["dealt"]]
    assert (seen["third"], seen["chance"]) == (1, sum(seen["truly"]) / 5)


def test_equal_suspicion_finds_as_many_saboteurs_as_guessing() -> None:
    seen = play(BASE, Game(5, by_side("random", "random", BASE_ROLES), 0), odd_bots.Even)
    found = seen["rounds"][0]["beliefs"]
    assert found["third"] == found["chance"] is not None


def test_round_without_saboteurs_asks_for_none() -> None:
    match = Match(BASE.rules(5))
    round = match.shuffle(Random(1))
    round.roles = (0,) * 5
    seen = look([round.copy()], odd_bots.Even)
    assert (seen["third"], seen["chance"]) == (None, None)


def test_beliefs_named_by_a_text_are_measured_and_their_failure_is_told() -> None:
    game = Game(3, by_side("random", "random", BASE_ROLES), 0)
    even = Setting("base", "pl-base", {"rounds": 1}, 4, f"{ODD}:Even")
    assert play(even, game)["rounds"][0]["beliefs"]["loss"] == pytest.approx(log(4))
    confused = Setting("base", "pl-base", {"rounds": 1}, 4, f"{ODD}:Confused")
    assert str(failure(confused, game)).startswith("the beliefs failed in round 1 of deal 0")


def test_insight_sums_up_rounds() -> None:
    def seen(loss: float, prior: float, third: float | None) -> Seen:
        suspicion, truly = [0.05, 0.95, 1.0], [0, 1, 0]
        return Seen(
            loss=loss,
            prior=prior,
            saboteur=suspicion,
            truly=truly,
            third=third,
            chance=None if third is None else 0.4,
        )

    found = insight([((5, 0, 1), seen(1, 2, 0.5)), ((5, 1, 1), seen(2, 4, None))])
    assert (found["rounds"], found["loss"]["mean"], found["prior"]["mean"]) == (2, 1.5, 3)
    assert found["reduction"] == 0.5
    assert (found["third"]["mean"], found["third"]["times"]) == (0.5, 1)
    assert found["chance"]["mean"] == 0.4
    assert found["impossible"] == 0
    assert [part["seats"] for part in found["reliability"]] == [2, 0, 0, 0, 0, 0, 0, 0, 0, 4]
    last = found["reliability"][9]
    assert last["forecast"] == pytest.approx(0.975)
    assert (last["observed"]["rate"], last["observed"]["clusters"]) == (0.5, 2)
    assert insight([(0, seen(-log(1e-30), 2, None))])["impossible"] == 1
