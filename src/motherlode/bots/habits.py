"""How each role tends to behave: what every trait of a move says for or against it."""

from typing import Final

from librt.vecs import vec

from ..game.cards import ROLES
from .deeds import TRAITS

BASE: Final[dict[str, dict[str, float]]] = {
    "miner": {
        "forward": 0.19,
        "forward-near": -0.07,
        "sideways": -0.34,
        "backward": -0.33,
        "dead-end": 0.06,
        "blocking": -0.67,
        "progress": 1.4,
        "forward-knowing": 0.35,
        "astray-knowing": 0.19,
        "break": -0.53,
        "break-suspect": 3.01,
        "fix-self": 0.21,
        "fix-other": 0.42,
        "fix-suspect": -1.36,
        "rockfall-clears": 0.91,
        "rockfall-cuts": -1.48,
        "rockfall-idle": -1.08,
        "pass": -0.46,
        "pass-stuck": -0.09,
        "pass-near": -0.06,
        "map": 0.19,
        "map-again": -0.52,
        "broken-by": -0.05,
        "mended-by": 0.01,
    },
    "saboteur": {
        "forward": -0.19,
        "forward-near": 0.07,
        "sideways": 0.34,
        "backward": 0.33,
        "dead-end": -0.06,
        "blocking": 0.67,
        "progress": -1.4,
        "forward-knowing": -0.35,
        "astray-knowing": -0.19,
        "break": 0.53,
        "break-suspect": -3.01,
        "fix-self": -0.21,
        "fix-other": -0.42,
        "fix-suspect": 1.36,
        "rockfall-clears": -0.91,
        "rockfall-cuts": 1.48,
        "rockfall-idle": 1.08,
        "pass": 0.46,
        "pass-stuck": 0.09,
        "pass-near": 0.06,
        "map": -0.19,
        "map-again": 0.52,
        "broken-by": 0.05,
        "mended-by": -0.01,
    },
}
EXPANSION: Final[dict[str, dict[str, float]]] = {}


def _table(weights: dict[str, dict[str, float]]) -> "vec[float]":
    return vec[float]([weights.get(role, {}).get(trait, 0.0) for role in ROLES for trait in TRAITS])


_BASE: Final = _table(BASE)
_EXPANSION: Final = _table(EXPANSION)


def habits(expansion: bool) -> "vec[float]":
    """By role and trait, as one list."""
    return _EXPANSION if expansion else _BASE
