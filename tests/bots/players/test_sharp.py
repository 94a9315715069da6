"""Sharp: it keeps to its budget, and searches only where there is something to find."""

import time

import pytest

from motherlode import compiled
from motherlode.bots import Budget
from motherlode.bots.players.sharp import Sharp, lifted
from motherlode.game.cards import TRAPPED
from motherlode.game.move import Move
from motherlode.game.scenario import set_up
from tests.bots.rounds import best_time, decide, moment


@pytest.mark.parametrize("seconds", [0.1, 0.3])
@pytest.mark.parametrize(("game", "players", "number"), [("base", 10, 40), ("expansion", 4, 30)])
def test_sharp_keeps_to_the_clock(game: str, players: int, number: int, seconds: float) -> None:
    round = moment(game, players, number)
    budget = Budget(seconds=seconds)
    # A walk is not broken off; uncompiled one may take a while.
    limit = 1.1 * seconds + (0.03 if compiled() else 0.1)
    assert best_time(lambda: decide(Sharp(), round, budget), 20, limit) < limit


def test_sharp_uses_the_time_it_has() -> None:
    """Where two moves are as good as each other there is no reason to stop early."""
    round = set_up(
        {
            "game": "base", "roles": ["miner", "miner", "saboteur"], "pile": ["miner"],
            "hands": ["map map map", "EW NS map", "EW NESW map"], "deck": "EW EW NS NESW map map",
            "goals": ["stone:NW", "gold", "stone:NE"], "nuggets": [1, 1, 1, 2],
        }
    )  # fmt: skip
    # After a walk during which the machine stutters it does stop early, for fear of another one.
    tries = (best_time(lambda: decide(Sharp(), round, Budget(seconds=0.1)), 1) for _ in range(10))
    assert any(took > 0.08 for took in tries)


def test_sharing_gold_needs_no_search() -> None:
    """B20: of the nuggets on offer the largest, whatever the budget."""
    round = set_up(
        {
            "game": "base", "roles": ["miner", "miner", "saboteur"], "hands": ["EW", "map", "map"],
            "maze": [f"{x},0 EW" for x in range(1, 7)], "nuggets": [1, 3, 2],
            "goals": ["stone:NW", "gold", "stone:NE"],
        }
    )  # fmt: skip
    round.play("EW@7,0")
    assert round.phase_name == "take"
    best = max(str(move) for move in round.legal_moves())
    assert best != "take:1"
    started = time.perf_counter()
    assert decide(Sharp(), round, Budget(seconds=5)) == best
    assert time.perf_counter() - started < 4


def test_two_ways_to_lift_the_same_are_one() -> None:
    """A tool is mended by either of two cards; only the better one is looked into."""
    single, double = Move.parse("fix-pick>2"), Move.parse("fix-lamp-pick>2:pick")
    assert lifted(single.code, 0) == lifted(double.code, 0) == (2, 4)
    assert lifted(Move.parse("free>1").code, 0) == (1, TRAPPED)
    assert lifted(Move.parse("map@8,0").code, 0) is None
