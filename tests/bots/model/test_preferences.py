"""What each role wants: one row for each, and what follows from it."""

import pytest

from motherlode.bots.model.preferences import (
    GAINS,
    PREFERENCES,
    ROLE_COUNT,
    Perspective,
    desire,
    share,
    trust,
)
from motherlode.game.cards import BLUE, BOSS, GREEN, MINER, PROFITEER, ROLES, SABOTEUR


def certain(role: int) -> list[float]:
    return [float(role == other) for other in range(ROLE_COUNT)]


def test_every_role_has_a_row() -> None:
    assert len(ROLES) == ROLE_COUNT
    assert sorted(PREFERENCES) == list(range(ROLE_COUNT))


@pytest.mark.parametrize("role", PREFERENCES)
def test_a_certain_role_is_trusted_as_the_table_says(role: int) -> None:
    for other in range(ROLE_COUNT):
        gain = PREFERENCES[role].gains.get(other, 0.0)
        assert trust(role, certain(other)) == GAINS[role * ROLE_COUNT + other] == gain
        assert -1 <= gain <= 1


@pytest.mark.parametrize("role", PREFERENCES)
def test_a_perspective_adopts_what_its_role_wants(role: int) -> None:
    own, wanted = Perspective(0), PREFERENCES[role]
    own.adopt(role, -0.5)
    assert (own.desire, own.shut, own.crystals) == (-0.5, wanted.shut, wanted.crystals)
    assert own.loyalty == (-1 if role == PROFITEER else 1)


def test_the_profiteer_is_for_the_end_that_promises_more_gold() -> None:
    """X18: paid with either side."""
    many = [certain(SABOTEUR)] * 3
    assert desire(PROFITEER, [*many, certain(BLUE)]) > 0 > desire(PROFITEER, [certain(BLUE)] * 4)
    assert desire(MINER, many) == desire(BOSS, many) == desire(GREEN, many) == 1
    assert desire(SABOTEUR, many) == -1


def test_a_larger_group_gets_less_each() -> None:
    """X20."""
    assert [share(size) for size in (1, 2, 3, 4, 5)] == [5, 4, 3, 2, 1]
    assert share(2.5) == pytest.approx(3.5)
    assert share(9) == 1
