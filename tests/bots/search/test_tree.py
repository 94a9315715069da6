"""Tree search: what simulations find, and what they leave alone."""

from random import Random

import pytest

from motherlode.bots.beliefs import Beliefs
from motherlode.bots.beliefs.perspective import common_perspective
from motherlode.bots.search.race import Race
from motherlode.bots.search.sample import Sampler
from motherlode.bots.search.tree import VISITS_TO_EXPAND, Node, Search
from motherlode.game.move import Move
from motherlode.game.round import Round
from tests.bots.tunnels import position


def prepared(beliefs: Beliefs, *moves: str) -> Search:
    search = Search(beliefs.evidence.looked)
    search.depth = 2 * beliefs.view.seats
    search.roots = [(Move.parse(text).code, Node()) for text in moves]
    return search


def simulated(round: Round, worlds: int, *moves: str) -> tuple[Search, list[list[float]]]:
    """What each move brings its player in some worlds."""
    beliefs = Beliefs(round.view(int(round.turn)))
    rng = Random(6)
    sampler, search = Sampler(beliefs, rng), prepared(beliefs, *moves)
    trust, desires = common_perspective(beliefs)
    found: list[list[float]] = [[] for _ in moves]
    for seed in range(worlds):
        world = sampler.draw(rng)
        search.enter(world, trust, desires)
        for which in range(len(moves)):
            found[which].append(search.simulate(world.copy(), which, seed))
    return search, found


def test_simulations_find_the_winning_dig_that_was_put_last() -> None:
    """One card from the treasure, which lies in sight of all: the race turns to the dig."""
    round = position(6, goals=["stone:NW!", "gold", "stone:NE!"])
    _, found = simulated(round, 12, "pass:map", "pass:EW", "EW@7,0")
    race = Race(3)
    for values in zip(*found, strict=True):
        if len(race.running) == 3:
            race.note(list(values))
    assert race.best() == 2
    assert min(found[2]) >= 0.8, "it wins whatever the others hold"


def test_simulations_find_that_the_winning_dig_loses_for_a_saboteur() -> None:
    hands = ["EW map", "NS map", "EW E/W map", "map map"]
    round = position(6, goals=["stone:NW!", "gold", "stone:NE!"], turn=2, hands=hands)
    _, found = simulated(round, 8, "EW@7,0", "E/W@7,0")
    assert max(found[0]) == 0
    assert sum(found[1]) > 0


@pytest.mark.parametrize("roles", ["miner miner saboteur miner", "blue green saboteur geologist"])
def test_what_a_simulation_brings_is_between_nothing_and_all(roles: str) -> None:
    for turn in range(4):
        round = position(4, roles, turn=turn)
        _, found = simulated(round, 4, "pass:map", "NESW@5,0")
        assert all(0 <= value <= 1 for values in found for value in values)


def test_the_same_seed_gives_the_same_simulation() -> None:
    round = position(3)
    moves = ["EW@4,0", "NESW@4,0", "pass:map"]
    assert simulated(round, 5, *moves)[1] == simulated(round, 5, *moves)[1]


def test_a_tree_grows_where_many_have_passed() -> None:
    round = position(3)
    search, _ = simulated(round, VISITS_TO_EXPAND + 3, "EW@4,0", "pass:map")
    assert search.simulations == 2 * (VISITS_TO_EXPAND + 3)
    for _, node in search.roots:
        assert node.visits == VISITS_TO_EXPAND + 3
        assert sum(child.visits for child in node.children.values()) == 3
        for child in node.children.values():
            assert 0 <= child.total <= float(child.visits)


def test_a_simulation_leaves_the_world_it_began_in_alone() -> None:
    """Simulations of other moves begin in the same one."""
    round = position(3)
    beliefs = Beliefs(round.view(0))
    rng = Random(2)
    world = Sampler(beliefs, rng).draw(rng)
    before = [world.hand(seat) for seat in range(4)], world.deck(), list(world.maze.tiles())
    search = prepared(beliefs, "EW@4,0")
    search.enter(world, *common_perspective(beliefs))
    search.simulate(world.copy(), 0, 1)
    after = [world.hand(seat) for seat in range(4)], world.deck(), list(world.maze.tiles())
    assert after == before
    assert world.turn == 0
