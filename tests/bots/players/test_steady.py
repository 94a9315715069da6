"""Steady: quick, and careful of how it looks."""

from functools import partial
from itertools import islice
from random import Random
from statistics import median

import pytest

from motherlode import compiled
from motherlode.bots import Budget
from motherlode.bots.beliefs import Beliefs
from motherlode.bots.beliefs.perspective import perspective
from motherlode.bots.players.steady import Steady, exposure
from motherlode.game.blank import blank_round
from motherlode.game.move import Move
from motherlode.game.options import Rules
from motherlode.game.scenario import set_up
from tests.bots.rounds import best_time, positions


@pytest.mark.skipif(not compiled(), reason="the promise is for the compiled engine")
@pytest.mark.parametrize(("game", "players"), [("base", 5), ("expansion", 10)])
def test_steady_thinks_no_longer_than_five_milliseconds(game: str, players: int) -> None:
    rules, bot, times = Rules(game, players, None, {"rounds": 1}), Steady(), []
    for round in islice(positions(rules, 2, "random"), 0, None, 2):
        view, legal = round.view(int(round.turn)), round.legal_moves()
        choose = partial(bot.choose, view, legal, Budget(), Random(1))
        times.append(best_time(choose, 3))
    assert len(times) > 20
    assert median(times) < 0.005


def test_what_looks_like_a_saboteur_is_exposing() -> None:
    round = set_up(
        {
            "game": "base", "roles": ["saboteur", "miner", "miner"], "pile": ["miner"],
            "hands": ["EW E/W map", "map", "map"], "maze": [f"{x},0 EW" for x in range(1, 6)],
            "goals": ["stone:NW", "gold", "stone:NE"],
        }
    )  # fmt: skip
    view = round.view(0)
    beliefs = Beliefs(view)
    digs = [Move.parse(text).code for text in ("EW@6,0", "E/W@6,0")]
    own, blank = perspective(view, beliefs), blank_round(view)
    along, across = (exposure(blank, own, beliefs, code) for code in digs)
    assert along < 0 < across
