"""The fitted likelihoods: how much each feature of a move speaks for or against each role.

`benchmarks/fit_likelihood.py` finds the weights and writes them into `data/`.
"""

from typing import Final

from librt.vecs import vec

from ...game.cards import ROLES
from .. import fitted
from .evidence import FEATURES

Weights = dict[str, dict[str, float]]  # by role and feature; what is left out says nothing


def read(game: str) -> Weights:
    """The fitted weights of a game.

    The base game has two roles, and what speaks for one speaks as much against the other: only
    the saboteur's weights are written down.
    """
    weights: Weights = fitted.read(f"likelihood-{game}")
    if game == "base":
        weights["miner"] = {feature: -w for feature, w in weights["saboteur"].items()}
    return weights


def _table(game: str) -> "vec[float]":
    rows = [read(game).get(role, {}) for role in ROLES]
    return vec[float]([row.get(feature, 0.0) for row in rows for feature in FEATURES])


_BASE: Final = _table("base")
_EXPANSION: Final = _table("expansion")


def likelihood(expansion: bool) -> "vec[float]":
    """By role and feature, as one list."""
    return _EXPANSION if expansion else _BASE
