"""How likely the treasure will be reached, by how a round stands: a logistic regression.

`benchmarks/fit_forecast.py` finds the weights and writes them into `data/`. A new feature is an
entry of what `features` returns.
"""

from math import exp, log
from typing import Final

from mypy_extensions import i64

from ...game.cards import GEOLOGIST, SABOTEUR, STUCK
from ...game.round import Round
from .. import fitted
from ..model.distance import Distances

WEIGHTS: Final[dict[str, float]] = fitted.read("forecast")


def features(round: Round, distances: Distances) -> dict[str, float]:
    """What speaks for the treasure being reached (by those whom the distances are for)."""
    gold: i64 = round.maze.goals.index(0)
    distances.load(round.maze)
    distance = distances.soft_distance(gold)
    diggers = 0.0
    free = 0.0
    hinderers = 0.0
    seat: i64 = 0
    while seat < round.seats:
        role: i64 = round.roles[seat]
        stuck = round.before(seat) & STUCK != 0
        if role == SABOTEUR:
            hinderers += 0.5 if stuck else 1.0
        elif role != GEOLOGIST:
            diggers += 1.0
            free += 0.0 if stuck else 1.0
        seat += 1
    seats = float(round.seats)
    turns = float(round.in_hands + round.deck_left) * diggers / seats
    return {
        "always": 1.0,
        "turns for each card": log((turns + 1.0) / (distance + 1.0)),
        "distance": distance,
        "free diggers": free / diggers if diggers > 0.0 else 0.0,
        "hinderers": hinderers / seats,
        "distance and hinderers": distance * hinderers / seats,
    }


def chance(features: dict[str, float]) -> float:
    """How likely the treasure will be reached."""
    total = 0.0
    for name, value in features.items():
        total += WEIGHTS[name] * value
    return 1.0 / (1.0 + exp(-total))
