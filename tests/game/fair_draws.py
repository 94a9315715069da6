"""Small positions, and whether the worlds drawn from a view of them are fair."""

import random
from collections import Counter
from collections.abc import Callable, Hashable
from math import sqrt
from typing import Any

from motherlode.game.resample import Worlds
from motherlode.game.round import Round
from motherlode.game.scenario import set_up
from motherlode.game.view import View

Table = dict[str, Any]
State = Hashable
GOAL_ROW = ["gold", "stone:NW", "stone:NE"]
DRAWS = 1500


def table(game: str, roles: str, hands: list[str], deck: str = "", **more: object) -> Table:
    base: Table = {"game": game, "roles": roles.split(), "hands": hands, "deck": deck}
    return {**base, "goals": GOAL_ROW, **more}


def after(position: Table, moves: str) -> Round:
    round = set_up(position)
    for text in moves.split():
        round.play(text)
    return round


def assert_fair(
    fair: Counter[State], view: View, state_of: Callable[[Round], State], draws: int = DRAWS
) -> None:
    """Drawn worlds have the states that are possible, each as often as it should be."""
    rng = random.Random(20)
    worlds = Worlds(view)
    found: Counter[State] = Counter()
    for _ in range(draws):
        world = worlds.draw(rng)
        found[state_of(world)] += 1
    assert View(world, view.seat).dump() == view.dump()
    assert len(fair) > 1, "a case in which nothing is open shows nothing"
    assert set(found) <= set(fair)
    whole = fair.total()
    expected = {state: draws * weight / whole for state, weight in fair.items()}
    assert min(expected.values()) > 4, "too few draws for so many states"
    square = sum((found[state] - e) ** 2 / e for state, e in expected.items())
    degrees = len(fair) - 1
    assert square < degrees + 4 * sqrt(2 * degrees) + 4, (square, degrees)
