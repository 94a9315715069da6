"""Calibration: how well beliefs about roles, formed from what was played, fit the truth.

Beliefs are judged as forecasts are: by their log-loss (Good 1952), and by how often seats suspected
to some degree were in fact saboteurs (a reliability diagram: Murphy & Winkler 1977).
"""

from collections.abc import Iterable, Sequence
from math import log
from typing import Final, TypedDict

from ..bots.beliefs import Beliefs
from ..game.cards import ROLES, SABOTEUR
from ..game.round import Round
from .intervals import Clusters, Mean, Share

BELIEFS: Final = "motherlode.bots.beliefs:Beliefs"  # what is measured, in reports
LEAST: Final = 1e-30  # a probability of 0 counts as this, so that the mean stays a number
BINS: Final = 10


class RoundScore(TypedDict):
    """How well a spectator could have known the roles of one round."""

    loss: float  # -ln of the probability of the true roles, before the last card
    prior: float  # the same without the evidence of play
    saboteur: list[float]  # the probability of each seat to be a saboteur then
    truly: list[int]  # 1 for each seat that was one
    third: float | None  # share of the saboteurs among as many most suspected, after a third
    chance: float | None  # the same, if one guesses


class Bin(TypedDict):
    """Seats that were suspected about equally: how many of them were saboteurs."""

    low: float
    high: float
    seats: int
    forecast: float  # the mean of their probabilities
    observed: Share


class Calibration(TypedDict):
    """How well play shows the roles, over many rounds."""

    rounds: int
    loss: Mean
    prior: Mean
    reduction: float  # by what part the evidence lowers the loss, from 0 to 1
    third: Mean
    chance: Mean
    impossible: int  # rounds whose truth had been ruled out
    reliability: list[Bin]


class LineUpCalibration(Calibration):
    """The same for one line-up."""

    lineup: str


def score_round(watched: Sequence[Round]) -> RoundScore:
    """Measure a round, given as its positions before each card played."""
    last = watched[-1]
    view = last.view(None)
    roles = [ROLES[role] for role in last.roles]
    after, before = Beliefs(view), Beliefs(view, evidence=False)
    suspected = [after.role(seat, "saboteur") for seat in range(len(roles))]
    third, chance = _found_in(watched[len(watched) // 3])
    return RoundScore(
        loss=_loss(after.probability(roles)),
        prior=_loss(before.probability(roles)),
        saboteur=[round(p, 6) for p in suspected],
        truly=[int(role == "saboteur") for role in roles],
        third=third,
        chance=chance,
    )


def _loss(probability: float) -> float:
    return -log(max(probability, LEAST))


def _found_in(position: Round) -> tuple[float | None, float | None]:
    """Of the k saboteurs, the share among the k most suspected seats; and by guessing."""
    truly = [role == SABOTEUR for role in position.roles]
    k, seats = sum(truly), len(truly)
    if k in (0, seats):
        return None, None
    beliefs = Beliefs(position.view(None))
    # Equal suspicion is equal, whatever the last digits say.
    suspicion = [round(beliefs.role(seat, "saboteur"), 9) for seat in range(seats)]
    mark = sorted(suspicion, reverse=True)[k - 1]
    surely = [truth for truth, s in zip(truly, suspicion, strict=True) if s > mark]
    level = [truth for truth, s in zip(truly, suspicion, strict=True) if s == mark]
    # Among those suspected alike, any choice is as good: take the average of all.
    found = sum(surely) + (k - len(surely)) * sum(level) / len(level)
    return found / k, k / seats


def calibration(seen: Iterable[tuple[object, RoundScore]]) -> Calibration:
    """All rounds together; each comes with its cluster."""
    rounds = list(seen)
    loss, prior = (_mean(rounds, key) for key in ("loss", "prior"))
    return Calibration(
        rounds=len(rounds),
        loss=loss,
        prior=prior,
        reduction=1 - loss["mean"] / prior["mean"] if prior["mean"] else 0.0,
        third=_mean(rounds, "third"),
        chance=_mean(rounds, "chance"),
        impossible=sum(found["loss"] >= -log(LEAST) for _, found in rounds),
        reliability=_reliability(rounds),
    )


def _mean(rounds: Sequence[tuple[object, RoundScore]], key: str) -> Mean:
    clusters = Clusters()
    for cluster, found in rounds:
        value = found[key]  # type: ignore[literal-required]
        if value is not None:
            clusters.add(cluster, value)
    return clusters.mean()


def _reliability(rounds: Sequence[tuple[object, RoundScore]]) -> list[Bin]:
    forecasts: list[list[float]] = [[] for _ in range(BINS)]
    clusters = [Clusters() for _ in range(BINS)]
    for cluster, found in rounds:
        for p, truth in zip(found["saboteur"], found["truly"], strict=True):
            at = min(int(p * BINS), BINS - 1)
            forecasts[at].append(p)
            clusters[at].add(cluster, truth)
    return [
        Bin(
            low=at / BINS,
            high=(at + 1) / BINS,
            seats=len(forecasts[at]),
            forecast=sum(forecasts[at]) / max(1, len(forecasts[at])),
            observed=clusters[at].share(),
        )
        for at in range(BINS)
    ]
