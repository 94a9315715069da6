"""A bot that looks ahead: moves race each other in worlds sampled from its beliefs.

The steady bot's evaluation picks the moves that run and is preferred until another move is clearly
better; tree search tells in each world what comes of them. With a budget of playouts it plays the
same move every time, with a budget of seconds it keeps to the clock.
"""

import time
from random import Random
from typing import Final

from ...game.cards import BREAK_PICK, FREE, MENDS, TRAPPED, mended
from ...game.code import CLEAR, ON, PASS1, PASS3, card_of, cleared_of, kind_of, seat_of, tool_of
from ...game.legal import LegalMoves
from ...game.move import Move
from ...game.view import View
from ..beliefs import Beliefs
from ..beliefs.perspective import common_perspective
from ..bot import Budget
from ..model.supply import card_supply
from ..search.race import Race
from ..search.sample import Sampler
from ..search.tree import Node, Search
from .steady import Steady

CANDIDATES: Final = 10  # moves that are looked into
PASSES: Final = 2  # of these, ways to pass or to clear
MARGIN: Final = 1.5  # moves worth this much less than the best one are not looked into
TURNS: Final = 30  # how often everybody moves in a playout, if it lasts so long
RESERVE: Final = 0.004  # seconds kept for coming to an end


class Sharp(Steady):
    """Beliefs, worlds, and a tree of what may come."""

    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        started = time.perf_counter()
        if len(legal) == 1 or view.phase != "play":
            return super().choose(view, legal, budget, rng)
        beliefs = Beliefs(view)
        search = self.new_search(legal, self.evaluate(view, legal, beliefs), beliefs, rng)
        if len(search.roots) == 1:
            return Move(search.roots[0][0])
        sampler = Sampler(beliefs, rng)
        trust, desires = common_perspective(beliefs)
        race = Race(len(search.roots))
        ends = None if budget.seconds is None else started + budget.seconds - RESERVE
        most = budget.playouts or 10**9
        longest = 0.0  # the time a simulation may take
        while len(race.running) > 1:
            world = sampler.draw(rng)
            seed = rng.getrandbits(40)
            found = []
            for which in race.running:
                begun = time.perf_counter()
                if search.simulations >= most or (ends is not None and begun + longest > ends):
                    return Move(search.roots[race.best()][0])
                search.enter(world, trust, desires)
                found.append(search.simulate(world.copy(), which, seed))
                longest = max(longest, time.perf_counter() - begun)
            race.note(found)
        return Move(search.roots[race.best()][0])

    def new_search(
        self, legal: LegalMoves, worths: list[float], beliefs: Beliefs, rng: Random
    ) -> Search:
        """A search with the moves that deserve a look, by what the evaluation makes of them."""
        order = sorted(range(len(legal)), key=lambda i: -worths[i] - 1e-3 * rng.random())
        chosen: list[int] = []
        lifting: set[tuple[int, int]] = set()
        passes = 0
        for i in order:
            if worths[i] < worths[order[0]] - MARGIN:
                break
            kind = kind_of(legal.codes[i])
            if PASS1 <= kind <= PASS3 or kind == CLEAR:
                passes += 1
                if passes > PASSES:
                    continue
            same = lifted(legal.codes[i], beliefs.view.seat or 0)
            if same in lifting:
                continue  # the same with a better card
            if same is not None:
                lifting.add(same)
            chosen.append(i)
            if len(chosen) == CANDIDATES:
                break
        search = Search(beliefs.evidence.looked)
        search.depth = TURNS * beliefs.view.seats
        search.set_supply(*card_supply(beliefs.view))
        search.roots = [(legal.codes[i], Node()) for i in chosen]
        return search


def lifted(code: int, me: int) -> tuple[int, int] | None:
    """What a move takes away, and in front of which seat."""
    kind, card = kind_of(code), card_of(code)
    if kind == CLEAR:
        return me, 1 << cleared_of(code)
    if kind != ON:
        return None
    if MENDS[card] and card > BREAK_PICK:
        return seat_of(code), mended(card, tool_of(code))
    return (seat_of(code), TRAPPED) if card == FREE else None
