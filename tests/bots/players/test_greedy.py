"""Greedy: one look at the table, by role."""

import pytest

from motherlode.bots.players.greedy import Greedy
from motherlode.game.round import Round
from tests.bots.rounds import FEW, decide
from tests.bots.tunnels import position


def choice(round: Round) -> str:
    return decide(Greedy(), round, FEW)


def test_a_miner_digs_on_and_a_saboteur_does_not() -> None:
    hands = ["EW EW EW", "map", "EW EW EW", "map"]
    assert choice(position(3, hands=hands)) == "EW@4,0"
    assert choice(position(3, hands=hands, turn=2)) != "EW@4,0"


def test_a_tool_is_mended_first() -> None:
    hands = ["EW fix-pick", "map", "map", "map"]
    assert choice(position(3, hands=hands, before=["pick", "", "", ""])) == "fix-pick>0"


@pytest.mark.parametrize(("door", "dug"), [("blue", True), ("green", False)])
def test_a_door_of_the_other_colour_is_a_dead_end(door: str, dug: bool) -> None:
    """X7."""
    hands = [f"EW+{door}", "map", "map", "map"]
    found = choice(position(3, "blue green saboteur boss", hands=hands))
    assert (found == f"EW+{door}@4,0") == dug


def test_the_largest_nugget_is_taken() -> None:
    round = position(6)
    round.play("EW@7,0")
    assert choice(round) == max(str(move) for move in round.legal_moves())
