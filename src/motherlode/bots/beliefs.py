"""What a seat believes of the others and of the goals, from all it has been told.

For each place in which the treasure may lie every dealing of the dwarfs has an exact probability
(`dwarfs`), made of the deal's chances, of what the seat has seen itself, and of how each role
behaves (`deeds`, `habits`). Both together say how likely each place is. A dwarf keeps what his
deeds say of him when his hat goes to somebody else.
"""

from collections.abc import Sequence
from functools import cached_property
from math import exp, log
from typing import TYPE_CHECKING

from librt.vecs import vec

from ..game.cards import (
    BREAK_PICK,
    FREE,
    HANDS_OFF,
    HATS,
    HIDDEN,
    MENDS,
    ROCKFALL,
    ROLES,
    SABOTEUR,
    SHOWN,
    THIEF,
    TRAP,
    TRAPPED,
)
from ..game.code import (
    AT,
    CLEAR,
    DIG,
    ON,
    OWN,
    STEAL,
    TAKE,
    card_of,
    cell_of,
    cleared_of,
    kind_of,
    seat_of,
    tile_of,
    tool_of,
)
from ..game.deal import set_up_maze
from ..game.events import GoalFact
from ..game.resample import deal_goals
from ..game.view import View
from .deeds import PLACES, Deeds
from .dwarfs import KINDS, NEVER, Dwarfs
from .habits import habits

if TYPE_CHECKING:
    from random import Random


class Beliefs:
    """Probabilities of roles and goals for the seat of a view (or for a spectator).

    Without evidence they are those of the deal and of what the seat has seen for certain.
    """

    def __init__(self, view: View, evidence: bool = True, keep_sums: bool = False) -> None:
        self.view = view
        count = len(view.opening.dwarfs)
        shares = [view.opening.dwarfs.count(role) / count for role in range(KINDS)]
        prior = vec[float]([log(share) if share else -100.0 for share in shares])
        self.deeds = Deeds(habits(view.rules.expansion), prior, keep_sums)
        self.worn, self.pile, self.out, self._known = view.trace_dwarfs()
        self._loyal = frozenset(view.seen_loyal())
        if evidence:
            self._follow()
        # Dwarfs that are told apart: all that were ever worn, and those known in the pile.
        self.places = sorted({*self.worn, *range(view.seats), *self._known})
        self._at = {dwarf: i for i, dwarf in enumerate(self.places)}
        self._goals = self._weigh_goals()
        self.hypotheses = [
            (place, Dwarfs(view.opening.dwarfs, self._weights(place)))
            for place in range(3)
            if self._goals[place] > 0
        ]
        logs = [log(self._goals[place]) + dwarfs.total for place, dwarfs in self.hypotheses]
        top = max(logs)
        weights = [exp(value - top) for value in logs]
        self._shares = [weight / sum(weights) for weight in weights]

    # --- what is asked -----------------------------------------------------------------------

    def gold(self, place: int) -> float:
        """How likely the treasure lies at a goal: 0 is north, 1 the middle, 2 south."""
        for (at, _), share in zip(self.hypotheses, self._shares, strict=True):
            if at == place:
                return share
        return 0.0

    def role(self, seat: int, role: str) -> float:
        """How likely a seat has a role now."""
        return self.marginals[seat][ROLES.index(role)]

    @cached_property
    def marginals(self) -> list[list[float]]:
        """For each seat, how likely each role is."""
        found = [[0.0] * KINDS for _ in range(self.view.seats)]
        for (_, dwarfs), share in zip(self.hypotheses, self._shares, strict=True):
            rows = dwarfs.marginals()
            for seat, dwarf in enumerate(self.worn):
                for role, chance in enumerate(rows[self._at[dwarf]]):
                    found[seat][role] += share * chance
        return found

    def probability(self, roles: Sequence[str]) -> float:
        """How likely the seats have just these roles now, all together."""
        found = 0.0
        for (place, dwarfs), share in zip(self.hypotheses, self._shares, strict=True):
            weights = self._weights(place)
            for seat, role in enumerate(roles):
                row = weights[self._at[self.worn[seat]]]
                number = ROLES.index(role)
                row[:] = [w if r == number else NEVER for r, w in enumerate(row)]
                if row[number] <= NEVER or number not in self.view.opening.dwarfs:
                    return 0.0
            found += share * exp(Dwarfs(self.view.opening.dwarfs, weights).total - dwarfs.total)
        return found

    def draw(self, rng: "Random") -> tuple[list[int], list[int]]:
        """One way in which it may be, as likely as it is: the dwarfs as dealt, and the goals."""
        pick = rng.random()
        which = 0
        while which < len(self._shares) - 1 and pick >= self._shares[which]:
            pick -= self._shares[which]
            which += 1
        place, dwarfs = self.hypotheses[which]
        told_apart, rest = dwarfs.draw(rng)
        dealt = [-1] * len(self.view.opening.dwarfs)
        for dwarf, role in zip(self.places, told_apart, strict=True):
            dealt[dwarf] = role
        others = iter(rest)
        dealt = [role if role >= 0 else next(others) for role in dealt]
        return dealt, self._draw_goals(place, rng)

    # --- how it is worked out ----------------------------------------------------------------

    def _weights(self, treasure: int) -> list[list[float]]:
        """For each dwarf told apart, the log weight of each role."""
        rows = []
        for dwarf in self.places:
            at = (treasure * PLACES + dwarf) * KINDS
            if dwarf in self._known:
                known = ROLES.index(self._known[dwarf])
                row = [0.0 if role == known else NEVER for role in range(KINDS)]
            else:
                row = [self.deeds.scores[at + role] for role in range(KINDS)]
                if dwarf in self._loyal:
                    row[SABOTEUR] = NEVER
            rows.append(row)
        return rows

    def _weigh_goals(self) -> list[float]:
        """How likely each place is by what was seen of the goals alone."""
        goals = self.view.goals
        for place, goal in enumerate(goals):
            if goal in ("gold", "gold!"):
                return [float(at == place) for at in range(3)]
        left = [place for place, goal in enumerate(goals) if goal == HIDDEN]
        return [1 / len(left) if place in left else 0.0 for place in range(3)]

    def _draw_goals(self, treasure: int, rng: "Random") -> list[int]:
        return deal_goals(self.view.known_goals | {treasure: 0}, rng)

    def _follow(self) -> None:
        """Take in all moves of the round, each as it looked when it was made."""
        view = self.view
        opening = view.opening
        deeds = self.deeds
        shown = [(i, tile) for i, (tile, goal) in enumerate(opening.goals) if goal >= 0]
        maze = set_up_maze(view.rules, (0, 1, 2), opening.tiles, shown)
        down = sum(1 << i for i, (_, goal) in enumerate(opening.goals) if goal < 0)
        before = list(opening.before)
        worn = list(range(view.seats))
        pile = list(range(view.seats, len(opening.dwarfs)))
        for (seat, made), events in zip(view.moves, view.log[1:], strict=True):
            code = made.code
            kind, card = kind_of(code), card_of(code)
            if kind in (TAKE, STEAL):
                break  # the gold is shared: nothing is hidden any more
            target = worn[seat_of(code)] if kind == ON else -1
            deeds.note(maze, seat, worn[seat], code, before[seat], target, down)
            if kind == DIG:
                maze.put(cell_of(code), tile_of(code))
                deeds.changed()
            elif kind == AT:
                if card == ROCKFALL:
                    maze.remove(cell_of(code))
                    deeds.changed()
            elif kind == OWN:
                before[seat] |= THIEF
            elif kind == ON:
                at = seat_of(code)
                before[at] = _laid(before[at], card, tool_of(code))
                if card == HATS:
                    if view.rules.says("old_hat", "bottom"):
                        pile.append(worn[at])
                    worn[at] = pile.pop(0)
            elif kind == CLEAR:
                before[seat] &= ~(1 << cleared_of(code))
            for fact in events:
                if isinstance(fact, GoalFact):
                    place = _place(view, fact)
                    maze.set_goal(place, SHOWN[fact.card])
                    down &= ~(1 << place)
                    deeds.changed()
            maze.knocked = False


def _laid(before: int, card: int, tool: int) -> int:
    """What lies before a seat once an action card was played on it."""
    if MENDS[card]:
        if card <= BREAK_PICK:
            return before | MENDS[card]
        return before & ~(1 << (tool - 1) if tool else MENDS[card])
    if card == TRAP:
        return before | TRAPPED
    if card == FREE:
        return before & ~TRAPPED
    return before & ~THIEF if card == HANDS_OFF else before


def _place(view: View, fact: GoalFact) -> int:
    x, _, y = fact.cell.partition(",")
    return view.goal_cells.index((int(x), int(y)))
