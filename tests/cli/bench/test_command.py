"""`motherlode bench`: every figure is measured, for each engine there is."""

import json

import pytest

import motherlode
from tests.cli.runs import output


@pytest.mark.one_engine
def test_bench_measures_every_figure() -> None:
    found = json.loads(output("bench", "--seconds", "0.05", "--json"))
    engines = {"compiled", "uncompiled"} if motherlode.compiled() else {"uncompiled"}
    assert set(found) == engines
    keys = [
        *(f"{game} {what}" for game in ("base", "expansion") for what in ("inside", "driven")),
        *(f"{game} copy {unit}" for game in ("base", "expansion") for unit in ("ns", "bytes")),
        *(f"laid {count}" for count in (10, 20, 40, 80, 160, 320)),
        *(f"{game} playouts" for game in ("base", "expansion")),
        "steady ms",
    ]
    for figures in found.values():
        assert set(figures) == set(keys)
        assert all(value >= 0 for value in figures.values())
        assert all(figures[f"{game} inside"] > 100 for game in ("base", "expansion"))
