"""Findings: the sentences say what is shown, and what is not."""

from motherlode.arena.analysis import analyse
from tests.arena.rows import configuration, four_lineups, reported, some_rows


def test_findings_say_what_is_shown_and_what_is_not() -> None:
    lineups = four_lineups()
    rows = [{**r, "deal": r["deal"] + 4 * more} for more in range(8) for r in some_rows()]
    found = reported(lineups, rows)["findings"]  # type: ignore[arg-type]
    assert found[0].startswith("As miners, b wins 50.0 percentage points more often than a on the")
    assert found[1].startswith("As saboteurs, no difference between b and a is shown: +0.0")
    assert found[2].startswith("Rated highest overall: b, ")


def test_findings_of_the_expansion_are_about_gold() -> None:
    lineups = four_lineups()
    rows = [{**r, "deal": r["deal"] + 4 * more} for more in range(8) for r in some_rows()]
    settings = {**configuration(lineups), "game": "expansion"}
    found = analyse(settings, lineups, rows, 32)["findings"]  # type: ignore[arg-type]
    assert found[0].startswith("As miners, b gains 1.25 gold a round more than a on the same 32")
