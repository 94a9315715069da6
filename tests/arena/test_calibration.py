"""Calibration: when beliefs are asked for, how they are scored, and what becomes of many scores."""

from collections.abc import Sequence
from math import log
from random import Random

import pytest

from motherlode.arena import calibration as calibration_module
from motherlode.arena.calibration import RoundScore, calibration, score_round
from motherlode.arena.games import Game, Setting, play
from motherlode.arena.lineup import by_side
from motherlode.game.match import Match
from motherlode.game.view import View
from tests.arena import odd_bots
from tests.arena.settings import BASE, BASE_ROLES, failure

MEASURED = Setting("base", "pl-base", {"rounds": 1}, seed=4, beliefs=True)


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
    monkeypatch.setattr(calibration_module, "Beliefs", Omniscient)
    seen = play(MEASURED, game)["rounds"][0]["beliefs"]
    cards = row["moves"] - len(row["winners"])
    assert Omniscient.shown == [(cards - 1, True), (cards - 1, False), (cards // 3, True)]
    assert seen["loss"] == 0
    assert seen["prior"] == pytest.approx(log(8))
    assert seen["saboteur"] == seen["truly"] == [int(r == "saboteur") for r in row["dealt"]]
    assert (seen["third"], seen["chance"]) == (1, sum(seen["truly"]) / 5)


def test_equal_suspicion_finds_as_many_saboteurs_as_guessing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(calibration_module, "Beliefs", odd_bots.Even)
    seen = play(MEASURED, Game(5, by_side("random", "random", BASE_ROLES), 0))
    found = seen["rounds"][0]["beliefs"]
    assert found["third"] == found["chance"] is not None


def test_round_without_saboteurs_asks_for_none() -> None:
    match = Match(BASE.rules(5))
    round = match.shuffle(Random(1))
    round.roles = (0,) * 5
    seen = score_round([round.copy()])
    assert (seen["third"], seen["chance"]) == (None, None)


def test_beliefs_are_measured_where_that_is_wanted_and_their_failure_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = Game(3, by_side("random", "random", BASE_ROLES), 0)
    monkeypatch.setattr(calibration_module, "Beliefs", odd_bots.Even)
    assert play(MEASURED, game)["rounds"][0]["beliefs"]["loss"] == pytest.approx(log(4))
    monkeypatch.setattr(calibration_module, "Beliefs", odd_bots.Confused)
    assert "beliefs" not in play(BASE, game)["rounds"][0]
    failed = failure(MEASURED, game)
    assert str(failed).startswith("the beliefs failed in round 1 of deal 0")


def test_calibration_sums_up_rounds() -> None:
    def seen(loss: float, prior: float, third: float | None) -> RoundScore:
        suspicion, truly = [0.05, 0.95, 1.0], [0, 1, 0]
        return RoundScore(
            loss=loss,
            prior=prior,
            saboteur=suspicion,
            truly=truly,
            third=third,
            chance=None if third is None else 0.4,
        )

    found = calibration([((5, 0, 1), seen(1, 2, 0.5)), ((5, 1, 1), seen(2, 4, None))])
    assert (found["rounds"], found["loss"]["mean"], found["prior"]["mean"]) == (2, 1.5, 3)
    assert found["reduction"] == 0.5
    assert (found["third"]["mean"], found["third"]["times"]) == (0.5, 1)
    assert found["chance"]["mean"] == 0.4
    assert found["impossible"] == 0
    assert [part["seats"] for part in found["reliability"]] == [2, 0, 0, 0, 0, 0, 0, 0, 0, 4]
    last = found["reliability"][9]
    assert last["forecast"] == pytest.approx(0.975)
    assert (last["observed"]["rate"], last["observed"]["clusters"]) == (0.5, 2)
    assert calibration([(0, seen(-log(1e-30), 2, None))])["impossible"] == 1
