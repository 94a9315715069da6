"""Charts: round scales, places on a strip, and figures that stand out from their ground."""

import re

import pytest

from motherlode.cli.arena.charts import Cell, Scale, heat_map, luminance, scale_for


@pytest.mark.parametrize(
    ("values", "ticks"),
    [
        ([0.3, 3.7], ["0", "1", "2", "3", "4"]),
        ([-12.0, 30.0], ["-20", "0", "20", "40"]),
        ([0.07], ["0", "0.02", "0.04", "0.06", "0.08"]),
        ([0.0], ["0"]),  # nothing but 0 was measured
    ],
)
def test_scale_has_round_ticks_and_holds_all_values_and_zero(
    values: list[float], ticks: list[str]
) -> None:
    scale = scale_for(values)
    assert [text for _, text in scale.ticks][: len(ticks)] == ticks
    assert scale.low <= min([0, *values]) and max([0, *values]) <= scale.high


def test_place_on_a_strip_is_a_percentage_and_never_beside_it() -> None:
    plain, logarithmic = Scale(-1, 1, []), Scale(0.001, 10, [], logarithmic=True)
    assert [plain.at(value) for value in (-1, 0, 0.5, 7)] == [0, 50, 75, 100]
    assert [logarithmic.at(value) for value in (0, 0.1, 10)] == [0, 50, 100]


def test_figures_of_a_heat_map_stand_out_from_their_ground() -> None:
    cells = [Cell(warmth / 20, "7") for warmth in range(21)]
    shown = re.findall(r"background:#(\w+);color:#(\w+)", heat_map("", "", [], [("", cells)]))
    assert len(shown) == 21
    for pair in shown:
        lights = sorted(luminance([int(c[i : i + 2], 16) for i in (0, 2, 4)]) for c in pair)
        assert (lights[1] + 0.05) / (lights[0] + 0.05) >= 4.5  # WCAG 2.2, contrast (minimum)


def test_pair_that_was_not_played_says_so() -> None:
    assert "not played" in heat_map("", "", ["a"], [("b", [None])])
