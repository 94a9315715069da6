"""A bot that weighs every move one step ahead, by what it believes of the others.

It also weighs how a move looks: the shared model of beliefs tells what the others will think of
whoever makes it. So a saboteur digs along while that costs little and strikes when it counts.
"""

from random import Random
from typing import Final

from ..game.code import ON, kind_of, seat_of
from ..game.legal import LegalMoves
from ..game.message import Message
from ..game.move import Move
from ..game.round import Round
from ..game.view import View
from .beliefs import Beliefs
from .bot import Bot, Budget
from .minds import mind
from .reasons import reason
from .sight import prospects, sight
from .worth import Judge, Mind

# How much it counts what the others think: for those who hide, for those who have nothing to hide.
CAUTION: Final = 0.35
HONESTY: Final = 0.1


class Steady(Bot):
    """Beliefs and one step of judgement."""

    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        if len(legal) == 1:
            return legal[0]
        worths = self.weigh(view, legal, Beliefs(view))
        best = max(range(len(worths)), key=lambda i: worths[i] + 1e-3 * rng.random())
        return legal[best]

    def weigh(self, view: View, legal: LegalMoves, beliefs: Beliefs) -> list[float]:
        """What each legal move is worth."""
        round = sight(view)
        own = mind(view, beliefs)
        judge = Judge()
        judge.supplied(*prospects(view))
        worths = list(judge.weigh(round, own, legal.codes, True))
        if view.phase == "play":
            price = self.caution(round, own, beliefs, judge)
            for i, code in enumerate(legal.codes):
                worths[i] -= price * exposure(round, own, beliefs, code)
        return worths

    def explain(self, view: View, move: Move) -> Message:
        judge = Judge()
        judge.supplied(*prospects(view))
        return reason(view, move, sight(view), mind(view, Beliefs(view)), judge)

    def caution(self, round: Round, own: Mind, beliefs: Beliefs, judge: Judge) -> float:
        """What it costs to look like a saboteur: less late, near the end, and once seen through."""
        if own.desire >= 0:
            return HONESTY
        cards = beliefs.view.opening.deck
        left = round.deck_left / cards if cards else 0.0
        open_to_all = max(beliefs.deeds.suspicion(place, own.seat) for place in range(3))
        near = judge.nearness(round.maze, own)
        return CAUTION * left * (1.0 - near) * (1.0 - open_to_all)


def exposure(round: Round, own: Mind, beliefs: Beliefs, code: int) -> float:
    """How much more a move makes its player look like a saboteur than like anybody else."""
    deeds = beliefs.deeds
    me = own.seat
    down = sum(1 << place for place, goal in enumerate(beliefs.view.goals) if goal[-1] != "!")
    target = beliefs.worn[seat_of(code)] if kind_of(code) == ON else -1
    deeds.measure(round.maze, code)
    found = 0.0
    for place in range(3):
        likely = beliefs.gold(place)
        if likely > 0.01:
            aimed = deeds.suspicion(place, target) if target >= 0 else 0.0
            deeds.describe(
                code, me, round.before(me), down, place, aimed, target == beliefs.worn[me]
            )
            found += likely * deeds.looks()
    return found
