"""The report keeps its shape."""

from typing import Any

from motherlode.arena.calibration import RoundScore
from tests.arena.rows import four_lineups, reported, some_rows


def shape(value: object) -> object:
    """The keys and types of plain data; of a list, those of its first item."""
    if isinstance(value, dict):
        return {key: shape(item) for key, item in value.items()}
    if isinstance(value, list):
        return [shape(value[0])] if value else []
    return "number" if isinstance(value, (int, float)) else type(value).__name__


SHARE = dict.fromkeys(["rate", "low", "high", "count", "times", "clusters"], "number")
MEAN = dict.fromkeys(["mean", "low", "high", "times", "clusters"], "number")
DIFFERENCE = dict.fromkeys(["mean", "low", "high", "deals", "decided"], "number")
ROLE = {"role": "str", "side": "str", "bot": "str", "wins": SHARE, "gold": MEAN}
INSIGHT = {
    "rounds": "number",
    "loss": MEAN,
    "prior": MEAN,
    "reduction": "number",
    "third": MEAN,
    "chance": MEAN,
    "impossible": "number",
    "reliability": [
        {"low": "number", "high": "number", "seats": "number", "forecast": "number",
         "observed": SHARE}
    ],
}  # fmt: skip
REPORT: dict[str, Any] = {
    "arena": "number",
    "configuration": {
        "game": "str", "edition": "str", "options": {"rounds": "number"}, "players": ["number"],
        "lineups": ["str"], "seed": "number", "beliefs": "str", "version": "str", "code": "str",
    },
    "command": "str",
    "deals": "number",
    "games": "number",
    "planned": "number",
    "findings": ["str"],
    "standings": [
        {
            "players": ["number"],
            "lineups": [
                {
                    "lineup": "str", "miners": "str", "saboteurs": "str", "deals": "number",
                    "games": "number", "rounds": "number", "moves": MEAN, "treasure": SHARE,
                    "gold": {"miners": MEAN, "saboteurs": MEAN},
                    "roles": [ROLE],
                    "bots": [{"bot": "str", "wins": SHARE, "gold": MEAN, "gold_game": MEAN}],
                }
            ],
            "matrix": {"miners": ["str"], "saboteurs": ["str"], "cells": [[SHARE]]},
            "steps": [
                {"before": "str", "after": "str", "playing": "str", "others": ["str"],
                 "wins": DIFFERENCE, "gold": DIFFERENCE}
            ],
            "roles": [ROLE],
        }
    ],
    "ratings": [
        {"bot": "str", "playing": "str", "mu": "number", "sigma": "number", "matches": "number"}
    ],
    "beliefs": {"overall": INSIGHT, "lineups": [{"lineup": "str", **INSIGHT}]},
    "times": [
        {"bot": "str", "moves": "number", "mean": "number", "p99": "number", "max": "number"}
    ],
}  # fmt: skip


def test_report_keeps_its_shape() -> None:
    rows = some_rows()
    for one in rows:
        one["rounds"][0]["beliefs"] = RoundScore(
            loss=1, prior=2, saboteur=[0.2] * 3, truly=[0, 1, 0], third=1, chance=1 / 3
        )
    found = reported(four_lineups(), rows)
    assert found["arena"] == 1  # whoever changes the shape raises this
    assert shape(found) == REPORT
    assert reported(four_lineups(), some_rows())["beliefs"] is None
