"""The evaluation: which moves are worth more, and to whom."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.model.evaluation import REACH_TREASURE, Evaluator
from motherlode.bots.model.preferences import Perspective
from motherlode.game.move import Move
from motherlode.game.round import Round
from tests.bots.tunnels import position


def perspective(desire: float = 1.0) -> Perspective:
    """Seat 0, sure of the treasure in the middle and of a friend and a foe."""
    own = Perspective(0)
    own.desire = desire
    own.gold = vec[float]([0.0, 1.0, 0.0])
    own.trust[1], own.trust[2] = 1.0, -1.0
    return own


def worths(round: Round, own: Perspective, *moves: str, exact: bool = True) -> list[float]:
    codes = vec[i64]([Move.parse(text).code for text in moves])
    return list(Evaluator().evaluate(round, own, codes, exact))


@pytest.mark.parametrize("exact", [True, False])
def test_a_dig_along_is_better_than_a_dead_end_for_a_miner_and_worse_for_a_saboteur(
    exact: bool,
) -> None:
    along, across = worths(position(3), perspective(), "EW@4,0", "E/W@4,0", exact=exact)
    assert along > across + 0.5
    along, across = worths(position(3), perspective(-1.0), "EW@4,0", "E/W@4,0", exact=exact)
    assert across > along + 0.5


def test_the_treasure_is_worth_most() -> None:
    finish, other = worths(position(6), perspective(), "EW@7,0", "pass:map")
    assert finish > REACH_TREASURE > other


def test_friends_are_mended_and_foes_broken() -> None:
    round = position(3, before=["", "pick", "pick", ""])
    friend, foe = worths(round, perspective(), "fix-pick>1", "fix-pick>2")
    assert friend > 0 > foe
    friend, foe = worths(position(3), perspective(), "break-pick>1", "break-pick>2")
    assert foe > 0 > friend


def test_fights_count_more_near_the_goal() -> None:
    far, near = (worths(position(dug), perspective(), "break-pick>2")[0] for dug in (0, 6))
    assert near > far > 0


def test_a_map_is_worth_a_look_only_where_the_treasure_may_lie() -> None:
    unsure = perspective()
    unsure.gold = vec[float]([0.5, 0.5, 0.0])
    open_, shut = worths(position(0), unsure, "map@8,2", "map@8,-2")
    assert open_ > shut + 0.5


def test_distances_are_kept_until_the_maze_has_changed() -> None:
    evaluator, own = Evaluator(), perspective()
    near, far = position(5), position(0)
    first = evaluator.nearness(near.maze, own)
    assert evaluator.nearness(far.maze, own) == first
    evaluator.changed()
    assert evaluator.nearness(far.maze, own) < first
