"""How each role tends to behave: what every trait of a move says for or against it.

The numbers were found out by `benchmarks/fit_habits.py`. They lie in `data/`.
"""

from typing import Final

from librt.vecs import vec

from ..game.cards import ROLES
from . import fitted
from .deeds import TRAITS

Weights = dict[str, dict[str, float]]  # by role and trait; what is left out says nothing


def read(game: str) -> Weights:
    """The fitted weights of a game.

    The base game has two roles, and what speaks for one speaks as much against the other: only
    the saboteur's weights are written down.
    """
    weights: Weights = fitted.read(f"habits-{game}")
    if game == "base":
        weights["miner"] = {trait: -weight for trait, weight in weights["saboteur"].items()}
    return weights


def _table(game: str) -> "vec[float]":
    weights = read(game)
    return vec[float]([weights.get(role, {}).get(trait, 0.0) for role in ROLES for trait in TRAITS])


_BASE: Final = _table("base")
_EXPANSION: Final = _table("expansion")


def habits(expansion: bool) -> "vec[float]":
    """By role and trait, as one list."""
    return _EXPANSION if expansion else _BASE
