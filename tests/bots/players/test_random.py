"""Random: any legal move, each as likely."""

from collections import Counter
from random import Random

from motherlode.bots import Budget
from motherlode.bots.players.random import RandomBot
from tests.bots.rounds import moment


def test_every_legal_move_is_made_about_as_often() -> None:
    round = moment("base", 4, 6)
    view, legal, rng = round.view(int(round.turn)), round.legal_moves(), Random(1)
    found = Counter(RandomBot().choose(view, legal, Budget(), rng) for _ in range(60 * len(legal)))
    assert set(found) == set(legal)
    assert all(20 < count < 120 for count in found.values())
