"""Who wins and what it brings, as plain functions: beside the scenarios, all small cases."""

from itertools import product

import pytest

from motherlode.game.cards import (
    BLUE,
    BOSS,
    GEOLOGIST,
    GREEN,
    LYING,
    MINER,
    PROFITEER,
    SABOTEUR,
    SELFISH,
    THIEF,
    TRAPPED,
)
from motherlode.game.options import Rules
from motherlode.game.sharing import (
    nuggets_drawn,
    pay,
    saboteurs_pay,
    shares,
    sharing_miners,
    takers,
    thieves,
    winning_group,
)


@pytest.mark.parametrize(("saboteurs", "each"), [(1, 4), (2, 3), (3, 3), (4, 2)])
def test_saboteurs_are_paid_by_their_number(saboteurs: int, each: int) -> None:
    """B21"""
    assert saboteurs_pay(saboteurs) == each


def test_pay_is_the_nearest_value_that_the_pile_can_pay() -> None:
    """B21: for every small pile, compared with trying all cards."""
    for ones, twos, threes in product(range(4), repeat=3):
        pile = (1,) * ones + (2,) * twos + (3,) * threes
        ways = product(range(ones + 1), range(twos + 1), range(threes + 1))
        values = {a + 2 * b + 3 * c for a, b, c in ways}
        for value in (2, 3, 4):
            paid = pay(pile, value)
            assert sum(paid) == max(v for v in values if v <= value)
            assert all(paid.count(card) <= pile.count(card) for card in (1, 2, 3))
            assert paid == tuple(sorted(paid, reverse=True))


def test_nugget_cards_go_round_from_the_seat_that_connected() -> None:
    """B20: counter-clockwise, more than one round if there are more cards than miners."""
    assert takers([0, 2, 3], 2, 4, 3) == (2, 0, 3)
    assert takers([0, 2, 3], 1, 4, 5) == (0, 3, 2, 0, 3)
    assert takers([], 1, 4, 3) == ()


def test_selfish_dwarf_and_broken_tools_take_no_part() -> None:
    """B20"""
    roles, lamp = (MINER, SELFISH, SABOTEUR, MINER), 1 << LYING.index("lamp")
    for strict in (True, False):
        rules = Rules("base", 4, options={"broken_no_share": strict})
        assert sharing_miners(rules, roles, (0, 0, 0, lamp)) == ([0] if strict else [0, 3])
    rules = Rules("base", 4, options={"gold_drawn": "miners"})
    assert [nuggets_drawn(rules, roles, miners) for miners in (0, 1, 2)] == [0, 1, 2]


def test_last_thief_begins_and_trapped_ones_wait_in_vain() -> None:
    """X22"""
    assert thieves((THIEF, 0, THIEF, THIEF), (3, 0, 2)) == (2, 3, 0)
    assert thieves((THIEF, 0, THIEF | TRAPPED, THIEF), (3, 0, 2)) == (0, 3)
    assert thieves((0, TRAPPED, 0), ()) == ()


def test_a_way_for_one_colour_wins_for_that_colour() -> None:
    """X17-X19"""
    rules = Rules("expansion", 5, "pl-2025")
    roles = (BLUE, GREEN, BOSS, PROFITEER, SABOTEUR)
    assert winning_group(rules, roles, 1, False, True) == [1, 2, 3]
    assert winning_group(rules, roles, 0, True, True) == [0, 2, 3]
    assert winning_group(rules, roles, None, False, False) == [3, 4]


def test_boss_and_profiteer_take_less_and_geologists_take_crystals() -> None:
    """X20, X21"""
    rules = Rules("expansion", 6, "pl-2025")
    roles = (BLUE, BOSS, PROFITEER, GEOLOGIST, GEOLOGIST, SABOTEUR)
    assert shares(rules, roles, (0,) * 6, [0, 1, 2], 5) == [3, 2, 1, 2, 2, 0]
