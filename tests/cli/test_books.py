"""`motherlode rules` and `motherlode cards`: every clause, option and card is there."""

import re

import pytest

from motherlode.game.cards import (
    BASE_ACTIONS,
    BASE_PATHS,
    EXPANSION_ACTIONS,
    EXPANSION_DWARFS,
    EXPANSION_PATHS,
)
from motherlode.game.options import OPTIONS
from motherlode.words import LANGUAGES, words
from tests.cli.runs import output

CLAUSES = [f"{letter}{n}" for letter, last in zip("TBXN", (3, 24, 23, 4), strict=True)
           for n in range(1, last + 1)]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_hold_every_clause_option_and_edition_once(language: str) -> None:
    text = output("--lang", language, "rules")
    clauses = re.findall(r"^([TBXN]\d+)  \S", text, re.MULTILINE)
    assert sorted(clauses) == sorted(CLAUSES)
    assert [name for name in re.findall(r"^([a-z_]+)  [TBX]\d+, ", text, re.MULTILINE)] == list(
        OPTIONS
    )
    for edition in ("pl-base", "pl-2025", "pl-2.3", "es-2014", "uk-2017"):
        assert re.search(rf"^  {edition}: \S", text, re.MULTILINE)


def test_one_clause_is_shown_with_its_options() -> None:
    say = words("en")
    text = output("rules", "b18")
    assert text.strip().startswith(f"B18  {say.attribute('rule-B18', 'title')}")
    assert "round_end" in text
    assert "B9" not in output("rules", "B10").split("\n")[1]


def test_one_option_is_shown_with_its_values_and_editions() -> None:
    text = output("rules", "ladder-goal")
    assert "ladder_goal  X8" in text
    assert "adjacent (es-2014): " in text
    assert "joined (pl-2025, pl-2.3, uk-2017): " in text


def test_every_card_is_listed_with_its_count() -> None:
    text = output("cards")
    groups = [BASE_PATHS, BASE_ACTIONS, EXPANSION_PATHS, EXPANSION_ACTIONS, EXPANSION_DWARFS]
    for counts in [*groups, {"miner": 7, "saboteur": 4, "NESW+ladder": 1, "gold!": 1}]:
        for name, copies in counts.items():
            found = re.search(rf"(?<!\S){re.escape(name)} ×{copies}(?!\d)", text)
            assert found, (name, copies)
    for total in (40, 27, 30, 21, 15, 28):
        assert f"({total})" in text
    assert "1 ×16, 2 ×8, 3 ×4" in text
