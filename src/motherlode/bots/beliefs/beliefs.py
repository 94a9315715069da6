"""What a seat believes of the others and of the goals, from all it has been told.

For each place in which the treasure may lie every dealing of the dwarfs has an exact posterior
(`role_posterior`), made of the deal's prior, of what the seat has seen itself, and of the
likelihood of all moves (`evidence`, `likelihood`). Together they say how likely each place is.
Evidence stays with a dwarf when its hat goes to somebody else.
"""

from collections.abc import Sequence
from functools import cached_property
from math import exp, log
from typing import TYPE_CHECKING

from librt.vecs import vec

from ...game.blank import replay
from ...game.cards import HIDDEN, MAP, ROLES, SABOTEUR
from ...game.code import AT, DIG, ON, card_of, kind_of, seat_of
from ...game.resample import deal_goals
from ...game.view import View
from ..model.preferences import ROLE_COUNT
from .evidence import DWARFS, Evidence
from .likelihood import likelihood
from .role_posterior import IMPOSSIBLE, RolePosterior

if TYPE_CHECKING:
    from random import Random


class Beliefs:
    """Probabilities of roles and goals for the seat of a view (or for a spectator).

    Without evidence they are those of the deal and of what the seat has seen for certain.
    """

    def __init__(self, view: View, evidence: bool = True, keep_sums: bool = False) -> None:
        self.view = view
        count = len(view.opening.dwarfs)
        shares = [view.opening.dwarfs.count(role) / count for role in range(ROLE_COUNT)]
        prior = vec[float]([log(share) if share else IMPOSSIBLE for share in shares])
        self.evidence = Evidence(likelihood(view.rules.expansion), prior, keep_sums)
        self.worn, self.pile = view.dwarfs.worn, view.dwarfs.unused
        self._known = view.dwarfs.known
        self._loyal = frozenset(view.seen_loyal())
        if evidence:
            self._follow()
        # Dwarfs that are told apart: all that were ever worn, and those known in the pile.
        self.dwarfs = sorted({*self.worn, *range(view.seats), *self._known})
        self._at = {dwarf: i for i, dwarf in enumerate(self.dwarfs)}
        goals = self._goal_prior()
        self.hypotheses = [
            (place, RolePosterior(view.opening.dwarfs, self._weights(place)))
            for place in range(3)
            if goals[place] > 0
        ]
        logs = [log(goals[place]) + posterior.total for place, posterior in self.hypotheses]
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
        found = [[0.0] * ROLE_COUNT for _ in range(self.view.seats)]
        for (_, posterior), share in zip(self.hypotheses, self._shares, strict=True):
            rows = posterior.marginals()
            for seat, dwarf in enumerate(self.worn):
                for role, chance in enumerate(rows[self._at[dwarf]]):
                    found[seat][role] += share * chance
        return found

    def probability(self, roles: Sequence[str]) -> float:
        """How likely the seats have just these roles now, all together."""
        found = 0.0
        for (place, posterior), share in zip(self.hypotheses, self._shares, strict=True):
            weights = self._weights(place)
            for seat, role in enumerate(roles):
                row = weights[self._at[self.worn[seat]]]
                number = ROLES.index(role)
                row[:] = [w if r == number else IMPOSSIBLE for r, w in enumerate(row)]
                if row[number] <= IMPOSSIBLE or number not in self.view.opening.dwarfs:
                    return 0.0
            found += share * exp(
                RolePosterior(self.view.opening.dwarfs, weights).total - posterior.total
            )
        return found

    def draw(self, rng: "Random") -> tuple[list[int], list[int]]:
        """One way in which it may be, as likely as it is: the dwarfs as dealt, and the goals."""
        pick = rng.random()
        which = 0
        while which < len(self._shares) - 1 and pick >= self._shares[which]:
            pick -= self._shares[which]
            which += 1
        place, posterior = self.hypotheses[which]
        told_apart, rest = posterior.draw(rng)
        dealt = [-1] * len(self.view.opening.dwarfs)
        for dwarf, role in zip(self.dwarfs, told_apart, strict=True):
            dealt[dwarf] = role
        others = iter(rest)
        dealt = [role if role >= 0 else next(others) for role in dealt]
        return dealt, deal_goals(self.view.known_goals | {place: 0}, rng)

    # --- how it is worked out ----------------------------------------------------------------

    def _weights(self, treasure: int) -> list[list[float]]:
        """For each dwarf told apart, the log weight of each role."""
        rows = []
        for dwarf in self.dwarfs:
            at = (treasure * DWARFS + dwarf) * ROLE_COUNT
            if dwarf in self._known:
                known = ROLES.index(self._known[dwarf])
                row = [0.0 if role == known else IMPOSSIBLE for role in range(ROLE_COUNT)]
            else:
                row = [self.evidence.log_likelihoods[at + role] for role in range(ROLE_COUNT)]
                if dwarf in self._loyal:
                    row[SABOTEUR] = IMPOSSIBLE
            rows.append(row)
        return rows

    def _goal_prior(self) -> list[float]:
        """How likely each place is by what was seen of the goals alone."""
        goals = self.view.goals
        for place, goal in enumerate(goals):
            if goal in ("gold", "gold!"):
                return [float(at == place) for at in range(3)]
        left = [place for place, goal in enumerate(goals) if goal == HIDDEN]
        return [1 / len(left) if place in left else 0.0 for place in range(3)]

    def _follow(self) -> None:
        """Take in all moves of the round, each as it looked when it was made."""
        for round, move in replay(self.view):
            code, maze, seat = move.code, round.maze, round.turn
            target = round.roles[seat_of(code)] if kind_of(code) == ON else -1
            dwarf = round.roles[seat]
            self.evidence.add(maze, seat, dwarf, code, round.before(seat), target)
            if kind_of(code) == DIG or (kind_of(code) == AT and card_of(code) != MAP):
                self.evidence.changed()
