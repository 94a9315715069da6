"""Random playouts: whole rounds of legal moves, the same for the same seed."""

from random import Random

import pytest

from motherlode.cli.bench.playout import playout
from motherlode.game.match import Match
from motherlode.game.options import Rules


@pytest.mark.parametrize(("game", "players"), [("base", 5), ("expansion", 8)])
def test_playout_plays_a_round_to_its_end(game: str, players: int) -> None:
    start = Match(Rules(game, players)).shuffle(Random(1))
    ends = []
    for seed in range(10):
        round = start.copy()
        assert playout(round, seed) == round.move_count
        assert round.over
        ends.append([str(move) for move in round.history()])
    again = start.copy()
    playout(again, 3)
    assert [str(move) for move in again.history()] == ends[3]
    assert len({str(end) for end in ends}) == 10
