"""A bot that plays at random."""

from random import Random

from ...game.legal import LegalMoves
from ...game.move import Move
from ...game.view import View
from ..bot import Bot, Budget


class RandomBot(Bot):
    """Any legal move."""

    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        return rng.choice(legal)
