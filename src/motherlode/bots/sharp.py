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
from ..game.code import CLEAR, ON, PASS1, PASS3, card_of, cleared_of, kind_of, seat_of, tool_of
from ..game.legal import LegalMoves
from ..game.move import Move
from ..game.view import View
from .beliefs import Beliefs
from .bot import Budget
from .guesses import Guesses
from .minds import FRIENDS, desire
from .search import Node, Search
from .sight import prospects
from .steady import Steady
from .worth import SEATS

CANDIDATES: Final = 10  # moves that are looked into
MARGIN: Final = 1.5  # moves worth this much less than the best one are not
TURNS: Final = 30  # how often everybody moves in a playout, if it lasts so long
PASSES: Final = 2  # of these, ways to pass or to clear
BEHIND: Final = 1.8  # how many errors behind the best a move drops out
CLEARLY: Final = 2.2  # how many errors better than judgement's own choice: one of many must be
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
        race = Race(len(search.roots))
        ends = None if budget.seconds is None else started + budget.seconds - RESERVE
        walks = budget.playouts or 10**9
        longest = 0.0  # the time a walk may take
        while len(race.running) > 1:
            world = guesses.draw(rng)
            seed = rng.getrandbits(40)
            found = []
            for which in race.running:
                begun = time.perf_counter()
                if search.walks >= walks or (ends is not None and begun + longest > ends):
                    return Move(search.roots[race.best()][0])
                search.enter(world, trust, desires)
                found.append(search.walk(world.copy(), which, seed))
                longest = max(longest, time.perf_counter() - begun)
            race.note(found)
        return Move(search.roots[race.best()][0])

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
        table = [FRIENDS.get(a, {}).get(b, 0.0) for a in range(8) for b in range(8)]
        search = Search(vec[float](table), beliefs.deeds.looked)
        search.depth = TURNS * beliefs.view.seats
        search.supplied(*prospects(beliefs.view))
        search.roots = [(legal.codes[i], Node()) for i in chosen]
        return search


def lifted(code: int, me: int) -> tuple[int, int] | None:
    """What a move takes away from before whom."""
    kind, card = kind_of(code), card_of(code)
    if kind == CLEAR:
        return me, 1 << cleared_of(code)
    if kind != ON:
        return None
    if MENDS[card] and card > BREAK_PICK:
        tool = tool_of(code)
        return seat_of(code), 1 << (tool - 1) if tool else MENDS[card]
    return (seat_of(code), TRAPPED) if card == FREE else None


class Race:
    """Moves compared world by world: those that fall behind drop out.

    The first one is what judgement would play; another must be clearly better to be preferred.
    """

    def __init__(self, number: int) -> None:
        self.running = list(range(number))
        self.found: list[list[float]] = [[] for _ in range(number)]

    def note(self, values: list[float]) -> None:
        """What the moves still running brought in one more world."""
        for which, value in zip(self.running, values, strict=True):
            self.found[which].append(value)
        worlds = len(self.found[self.running[0]])
        if worlds >= 12 and worlds % 4 == 0:
            means = {which: sum(self.found[which]) / worlds for which in self.running}
            lead = max(self.running, key=means.__getitem__)
            self.running = [which for which in self.running if not self._behind(which, lead)]

    def _behind(self, which: int, lead: int) -> bool:
        if which == lead:
            return False
        mean, error = self.difference(lead, which)
        return mean > (BEHIND if which else CLEARLY) * error

    def difference(self, a: int, b: int) -> tuple[float, float]:
        """How much better one move did than another in the same worlds, and its error."""
        pairs = [x - y for x, y in zip(self.found[a], self.found[b], strict=False)]
        if len(pairs) < 2:
            return 0.0, 1.0
        mean = sum(pairs) / len(pairs)
        square = sum((pair - mean) ** 2 for pair in pairs) / (len(pairs) - 1)
        return mean, ((square + 0.002) / len(pairs)) ** 0.5

    def best(self) -> int:
        """The move to make."""
        first = self.running[0]
        found, lead = first, 0.0
        for which in self.running[1:]:
            mean, error = self.difference(which, first)
            if mean > lead and (mean > CLEARLY * error or first):
                found, lead = which, mean
        return found


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
