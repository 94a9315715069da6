"""A bot that evaluates every move one step ahead, by what it believes of the others.

It also weighs how a move looks: the shared model of beliefs tells what the others will think of
whoever makes it. So a saboteur digs along while that costs little and strikes when it counts.
"""

from random import Random
from typing import Final

from ...game.blank import blank_round
from ...game.code import ON, kind_of, seat_of
from ...game.legal import LegalMoves
from ...game.message import Message
from ...game.move import Move
from ...game.round import Round
from ...game.view import View
from ..beliefs import Beliefs
from ..beliefs.perspective import perspective
from ..bot import Bot, Budget
from ..model.evaluation import Evaluator
from ..model.preferences import Perspective
from ..model.supply import card_supply
from .explanations import explanation

# How much it counts what the others think: for those who hide, for those who have nothing to hide.
CAUTION: Final = 0.35
HONESTY: Final = 0.1


class Steady(Bot):
    """Beliefs, and the evaluation one step ahead."""

    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        if len(legal) == 1:
            return legal[0]
        worths = self.evaluate(view, legal, Beliefs(view))
        best = max(range(len(worths)), key=lambda i: worths[i] + 1e-3 * rng.random())
        return legal[best]

    def evaluate(self, view: View, legal: LegalMoves, beliefs: Beliefs) -> list[float]:
        """What each legal move is worth."""
        round = blank_round(view)
        own = perspective(view, beliefs)
        evaluator = _evaluator(view)
        worths = list(evaluator.evaluate(round, own, legal.codes, True))
        if view.phase == "play":
            price = self.caution(round, own, beliefs, evaluator)
            for i, code in enumerate(legal.codes):
                worths[i] -= price * exposure(round, own, beliefs, code)
        return worths

    def explain(self, view: View, move: Move) -> Message:
        own = perspective(view, Beliefs(view))
        return explanation(view, move, blank_round(view), own, _evaluator(view))

    def caution(
        self, round: Round, own: Perspective, beliefs: Beliefs, evaluator: Evaluator
    ) -> float:
        """What it costs to look like a saboteur: less late, near the end, and once seen through."""
        if own.desire >= 0:
            return HONESTY
        cards = beliefs.view.opening.deck
        left = round.deck_left / cards if cards else 0.0
        open_to_all = max(beliefs.evidence.suspicion(place, own.seat) for place in range(3))
        near = evaluator.nearness(round.maze, own)
        return CAUTION * left * (1.0 - near) * (1.0 - open_to_all)


def _evaluator(view: View) -> Evaluator:
    evaluator = Evaluator()
    evaluator.set_supply(*card_supply(view))
    return evaluator


def exposure(round: Round, own: Perspective, beliefs: Beliefs, code: int) -> float:
    """How much more a move makes its player look like a saboteur than like anybody else."""
    evidence = beliefs.evidence
    me = own.seat
    target = beliefs.worn[seat_of(code)] if kind_of(code) == ON else -1
    evidence.measure(round.maze, code)
    found = 0.0
    for place in range(3):
        likely = own.gold[place]
        if likely > 0.01:
            aimed = evidence.suspicion(place, target) if target >= 0 else 0.0
            mine = target == beliefs.worn[me]
            evidence.describe(code, me, round.before(me), place, aimed, mine)
            found += likely * evidence.against()
    return found
