"""A bot that looks ahead: a tree search over worlds drawn from its beliefs.

What the steady bot thinks of the moves is where it begins; playouts on the compiled engine then
tell what comes of them. With a budget of playouts it plays the same move every time, with a
budget of seconds it keeps to the clock.
"""

import time
from random import Random
from typing import Final

from librt.vecs import vec

from ..game.cards import BREAK_PICK, FREE, MENDS, ROLES, TRAPPED
from ..game.legal import LegalMoves
from ..game.move import CLEAR, ON, PASS1, PASS3, Move
from ..game.view import View
from .beliefs import Beliefs
from .bot import Budget
from .guesses import Guesses
from .minds import FRIENDS, desire
from .search import PRIOR, Node, Search
from .sight import unseen, waiting
from .steady import Steady
from .survey import scarcity, supply
from .worth import SEATS

CANDIDATES: Final = 10  # moves that are looked into
MARGIN: Final = 1.5  # moves worth this much less than the best one are not
PASSES: Final = 2  # of these, ways to pass or to clear
BATCH: Final = 4  # walks between two looks at the clock
SURE: Final = 1.2  # how far apart the best two moves must be to stop early
RESERVE: Final = 0.004  # seconds kept for coming to an end


class Sharp(Steady):
    """Beliefs, worlds, and a tree of what may come."""

    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        started = time.perf_counter()
        if len(legal) == 1 or view.phase != "play":
            return super().choose(view, legal, budget, rng)
        beliefs = Beliefs(view)
        worths = self.weigh(view, legal, beliefs)
        search = self.plant(legal, worths, beliefs, rng)
        if len(search.roots) == 1:
            return Move(search.roots[0][0])
        guesses = Guesses(beliefs, rng)
        trust, desires = outlook(beliefs)
        ends = None if budget.seconds is None else started + budget.seconds - RESERVE
        walks = budget.playouts or 10**9
        while search.walks < walks and (ends is None or time.perf_counter() < ends):
            world = guesses.draw(rng)
            search.enter(world, trust, desires)
            for _ in range(BATCH):
                search.walk(world.copy())
            if search.walks % 64 == 0 and decided(search):
                break
        values = search.values()
        best = max(range(len(values)), key=values.__getitem__)
        return Move(search.roots[best][0])

    def plant(
        self, legal: LegalMoves, worths: list[float], beliefs: Beliefs, rng: Random
    ) -> Search:
        """A search with the moves that deserve a look, and a first guess of each."""
        order = sorted(range(len(legal)), key=lambda i: -worths[i] - 1e-3 * rng.random())
        chosen: list[int] = []
        lifting: set[tuple[int, int]] = set()
        passes = 0
        for i in order:
            if worths[i] < worths[order[0]] - MARGIN:
                break
            kind = legal.codes[i] & 15
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
        table = [FRIENDS.get(a, {}).get(b, 0.0) for a in range(8) for b in range(8)]
        search = Search(vec[float](table), beliefs.deeds.looked, rng.getrandbits(40))
        search.supplied(supply(unseen(beliefs.view)), scarcity(waiting(beliefs.view)))
        search.roots = [(legal.codes[i], worths[i], Node()) for i in chosen]
        return search


def lifted(code: int, me: int) -> tuple[int, int] | None:
    """What a move takes away from before whom."""
    kind, card, seat, what = code & 15, code >> 4 & 127, code >> 11 & 15, code >> 18 & 7
    if kind == CLEAR:
        return me, 1 << what
    if kind != ON:
        return None
    if MENDS[card] and card > BREAK_PICK:
        return seat, 1 << (what - 1) if what else MENDS[card]
    return (seat, TRAPPED) if card == FREE else None


def decided(search: Search) -> bool:
    """Whether more walks can hardly change the choice."""
    values = search.values()
    best = max(range(len(values)), key=values.__getitem__)
    visits = [float(node.visits) + PRIOR for _, _, node in search.roots]
    return all(
        values[best] - value > SURE * (1 / visits[best] + 1 / visits[i]) ** 0.5
        for i, value in enumerate(values)
        if i != best
    )


def outlook(beliefs: Beliefs) -> "tuple[vec[float], vec[float]]":
    """What all believe of each seat, for each role that might ask; what each role wants."""
    rows = beliefs.marginals
    trust = [0.0] * (SEATS * 8)
    for seat, row in enumerate(rows):
        for role in range(8):
            trust[seat * 8 + role] = sum(
                row[other] * value for other, value in FRIENDS.get(role, {}).items()
            )
    desires = [desire(role, rows) for role in range(len(ROLES))]
    return vec[float](trust), vec[float](desires)
