"""Habits: the fitted numbers, by role and trait."""

import pytest

from motherlode.bots.deeds import TRAITS
from motherlode.bots.habits import habits, read
from motherlode.game.cards import ROLES


def weight(expansion: bool, role: str, trait: str) -> float:
    return habits(expansion)[ROLES.index(role) * len(TRAITS) + TRAITS.index(trait)]


@pytest.mark.parametrize("game", ["base", "expansion"])
def test_all_that_is_written_down_is_in_the_table(game: str) -> None:
    weights = read(game)
    assert set(weights) <= set(ROLES)
    for role, row in weights.items():
        assert set(row) <= set(TRAITS)
        for trait, value in row.items():
            assert weight(game == "expansion", role, trait) == value != 0
    known = [value for value in habits(game == "expansion") if value]
    assert len(known) == sum(map(len, weights.values()))


def test_in_the_base_game_what_speaks_for_one_speaks_against_the_other() -> None:
    for trait in TRAITS:
        assert weight(False, "miner", trait) == -weight(False, "saboteur", trait)
    assert not any(weight(False, role, trait) for role in ROLES[2:] for trait in TRAITS)


def test_saboteurs_break_tools_and_miners_dig_on() -> None:
    for expansion in (False, True):
        assert weight(expansion, "saboteur", "break") > 1
        assert weight(expansion, "saboteur", "progress") < -0.5
