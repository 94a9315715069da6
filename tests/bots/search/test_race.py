"""The race between moves: which of them stay in, and which is made."""

from random import Random

import pytest

from motherlode.bots.search.race import Race


def test_before_anything_is_known_the_evaluation_decides() -> None:
    race = Race(4)
    assert race.running == [0, 1, 2, 3]
    assert race.best() == 0


def test_a_move_that_falls_behind_drops_out_after_a_dozen_worlds() -> None:
    race = Race(3)
    for world in range(12):
        assert race.running == [0, 1, 2]
        race.note([0.8, 0.1 + 0.01 * (world % 2), 0.79])
    assert race.running == [0, 2]
    race.note([0.8, 0.8])
    assert [len(found) for found in race.found] == [13, 12, 13]


def test_the_evaluations_own_choice_may_drop_out() -> None:
    race = Race(2)
    for _ in range(12):
        race.note([0.0, 1.0])
    assert race.running == [1]
    assert race.best() == 1


def test_the_best_so_far_never_drops_out() -> None:
    rng = Random(1)
    race = Race(6)
    for _ in range(400):
        if len(race.running) == 1:
            break
        race.note([rng.random() + 0.1 * which for which in race.running])
    assert 5 in race.running
    assert len(race.running) < 6


def test_equal_moves_stay_in_the_race() -> None:
    race = Race(3)
    for world in range(40):
        race.note([0.5 + 0.3 * (world % 2)] * 3)
    assert race.running == [0, 1, 2]
    assert race.best() == 0


def test_a_little_better_is_not_enough_to_be_preferred() -> None:
    rng = Random(2)
    unsure, sure = Race(2), Race(2)
    for _ in range(10):
        first = rng.random()
        unsure.note([first, 0.02 + rng.random()])
        sure.note([first, first + 0.1])
    assert unsure.best() == 0
    assert sure.best() == 1


def test_of_those_clearly_better_the_best_is_preferred() -> None:
    race = Race(3)
    for _ in range(8):
        race.note([0.1, 0.6, 0.9])
    assert race.best() == 2


def test_moves_are_compared_in_the_same_worlds() -> None:
    """Luck that all of them share is no difference."""
    rng = Random(3)
    race = Race(2)
    for _ in range(11):
        luck = rng.random()
        race.note([luck, luck + 0.05])
    mean, error = race.difference(1, 0)
    assert mean == pytest.approx(0.05)
    assert error < 0.02
