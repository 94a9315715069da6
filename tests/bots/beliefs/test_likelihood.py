"""The fitted likelihoods, by role and feature."""

import pytest

from motherlode.bots.beliefs.evidence import FEATURES
from motherlode.bots.beliefs.likelihood import likelihood, read
from motherlode.game.cards import ROLES


def weight(expansion: bool, role: str, feature: str) -> float:
    return likelihood(expansion)[ROLES.index(role) * len(FEATURES) + FEATURES.index(feature)]


@pytest.mark.parametrize("game", ["base", "expansion"])
def test_all_that_is_written_down_is_in_the_table(game: str) -> None:
    weights = read(game)
    assert set(weights) <= set(ROLES)
    for role, row in weights.items():
        assert set(row) <= set(FEATURES)
        for feature, value in row.items():
            assert weight(game == "expansion", role, feature) == value != 0
    known = [value for value in likelihood(game == "expansion") if value]
    assert len(known) == sum(map(len, weights.values()))


def test_in_the_base_game_what_speaks_for_one_speaks_against_the_other() -> None:
    for feature in FEATURES:
        assert weight(False, "miner", feature) == -weight(False, "saboteur", feature)
    assert not any(weight(False, role, feature) for role in ROLES[2:] for feature in FEATURES)


def test_saboteurs_break_tools_and_miners_dig_on() -> None:
    for expansion in (False, True):
        assert weight(expansion, "saboteur", "break") > 1
        assert weight(expansion, "saboteur", "progress") < -0.5
