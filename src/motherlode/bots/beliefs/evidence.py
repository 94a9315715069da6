"""The evidence of moves: how much likelier each role is to make them.

Every move is described by a few features: a dig towards where its player must think the treasure
lies or away from it, a break of somebody trusted, an idle pass. The log-likelihood of a move is
linear in them, with a weight for each role (`likelihood`). Evidence is kept apart for each place
in which the treasure may lie: a player who has looked at a goal and digs elsewhere has either
seen stone or is lying.

A new feature is a line below and a line in `describe`; `benchmarks/fit_likelihood.py` finds its
weights.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...game import cards
from ...game.code import (
    AT,
    CLEAR,
    DIG,
    ON,
    OWN,
    PASS1,
    PASS2,
    PASS3,
    card_of,
    cell_of,
    kind_of,
    tile_of,
)
from ...game.maze import Maze
from ..model.distance import Distances
from ..model.evaluation import COUNTED
from ..model.preferences import ROLE_COUNT, SEATS
from .role_posterior import IMPOSSIBLE

FEATURES: Final[list[str]] = []  # in the order of the lines below


def _feature(name: str) -> i64:
    """A new feature: its place in FEATURES, and so in all vectors."""
    FEATURES.append(name)
    return len(FEATURES) - 1


FORWARD: Final = _feature("forward")
FORWARD_NEAR: Final = _feature("forward-near")
SIDEWAYS: Final = _feature("sideways")
BACKWARD: Final = _feature("backward")
DEAD_END: Final = _feature("dead-end")
BLOCKING: Final = _feature("blocking")
PROGRESS: Final = _feature("progress")
FORWARD_KNOWING: Final = _feature("forward-knowing")
ASTRAY_KNOWING: Final = _feature("astray-knowing")
BREAK: Final = _feature("break")
BREAK_SUSPECT: Final = _feature("break-suspect")
FIX_SELF: Final = _feature("fix-self")
FIX_OTHER: Final = _feature("fix-other")
FIX_SUSPECT: Final = _feature("fix-suspect")
CLEARS: Final = _feature("rockfall-clears")
CUTS: Final = _feature("rockfall-cuts")
IDLE: Final = _feature("rockfall-idle")
PASS: Final = _feature("pass")
PASS_STUCK: Final = _feature("pass-stuck")
PASS_NEAR: Final = _feature("pass-near")
PASS_MORE: Final = _feature("pass-more")
LOOK: Final = _feature("map")
LOOK_AGAIN: Final = _feature("map-again")
TRAPS: Final = _feature("trap")
TRAP_SUSPECT: Final = _feature("trap-suspect")
FREE_SELF: Final = _feature("free-self")
FREE_OTHER: Final = _feature("free-other")
FREE_SUSPECT: Final = _feature("free-suspect")
THEFT_LAID: Final = _feature("theft")
HANDS_OFF_PLAYED: Final = _feature("hands-off")
HATS_SELF: Final = _feature("hats-self")
HATS_OTHER: Final = _feature("hats-other")
INSPECTS: Final = _feature("inspect")
SWAPS: Final = _feature("swap-hands")
CLEARED: Final = _feature("clear")
BLUE_DOOR: Final = _feature("blue-door")
GREEN_DOOR: Final = _feature("green-door")
CRYSTAL: Final = _feature("crystal")
LADDER: Final = _feature("ladder")
BROKEN_BY: Final = _feature("broken-by")
MENDED_BY: Final = _feature("mended-by")
COUNT: Final[i64] = len(FEATURES)

DWARFS: Final = 16  # of a round, each named by where it was dealt
NEAR: Final = 4.5  # cards to lay


def _is_dead_end(tile: i64) -> bool:
    """Whether no tunnel leads through a tile."""
    side: i64 = 0
    while side < 4:
        linked = cards.LINKED[4 * tile + side]
        if linked & (linked - 1):
            return False
        side += 1
    return cards.IS_LADDER[tile] == 0


class Evidence:
    """The evidence of the moves of a round, for each place of the treasure and each dwarf."""

    __slots__ = (
        "_after", "_before", "_down", "_fresh", "_now", "_prior", "_then", "_weights", "features",
        "log_likelihoods", "looked", "sums",
    )  # fmt: skip

    def __init__(self, weights: "vec[float]", prior: "vec[float]", keep_sums: bool = False) -> None:
        """The weights of the features by role; the log prior of each role."""
        self._weights = weights
        self._prior = prior
        self._before = Distances(0)
        self._after = Distances(0)
        self._down: i64 = 0  # goals that lie face down, as a mask
        self._fresh = False
        self._now = vec[i64]([0, 0, 0])
        self._then = vec[i64]([0, 0, 0])
        self.looked = vec[i64]([0] * SEATS)  # which goals each seat has looked at
        self.log_likelihoods = vec[float]([0.0] * (3 * DWARFS * ROLE_COUNT))
        self.features = vec[float]([0.0] * COUNT)
        # All features of each dwarf added up: what the weights are fitted to.
        self.sums = vec[float]()
        if keep_sums:
            self.sums = vec[float]([0.0] * (3 * DWARFS * COUNT))

    def changed(self) -> None:
        """The maze is another one now."""
        self._fresh = False

    def measure(self, maze: Maze, code: i64) -> None:
        """How far each goal is before and after a move."""
        if not self._fresh:
            self._before.load(maze)
            self._fresh = True
            self._down = maze.face_down()
        kind = kind_of(code)
        goal: i64 = 0
        while goal < 3:
            self._now[goal] = self._before.distance(goal)
            self._then[goal] = self._now[goal]
            goal += 1
        if kind == DIG or (kind == AT and card_of(code) != cards.MAP):
            after = maze.after(code)
            self._after.load(after)
            goal = 0
            while goal < 3:
                self._then[goal] = self._after.distance(goal)
                if after.knocked and after.entry(after.goal_cells[goal], 0) >= 0:
                    self._then[goal] = 0
                goal += 1

    def add(self, maze: Maze, seat: i64, dwarf: i64, code: i64, lies: i64, target: i64) -> None:
        """Take in a move of a seat and its dwarf, before which this lies, aimed at a dwarf."""
        self.measure(maze, code)
        treasure: i64 = 0
        while treasure < 3:
            if self._down >> treasure & 1:
                aimed = self.suspicion(treasure, target) if target >= 0 else 0.0
                self.describe(code, seat, lies, treasure, aimed, target == dwarf)
                self._weigh(treasure, dwarf)
                if target >= 0 and target != dwarf:
                    self._weigh_target(treasure, code, dwarf, target)
            treasure += 1
        if kind_of(code) == AT and card_of(code) == cards.MAP:
            self.looked[seat] = self.looked[seat] | 1 << maze.goal_cells.index(cell_of(code))

    def _weigh(self, treasure: i64, dwarf: i64) -> None:
        """Count the features described last for or against each role of a dwarf.

        Each role by how much less likely it is to do so than the likeliest: so a move counts at
        most as expected, and no place of the treasure gains from moves that would be outrageous
        if it lay there.
        """
        found = vec[float]([0.0] * ROLE_COUNT)
        role: i64 = 0
        feature: i64 = 0
        while feature < COUNT:
            value = self.features[feature]
            if value != 0.0:
                if len(self.sums):
                    to = (treasure * DWARFS + dwarf) * COUNT + feature
                    self.sums[to] = self.sums[to] + value
                role = 0
                while role < ROLE_COUNT:
                    found[role] = found[role] + value * self._weights[role * COUNT + feature]
                    role += 1
            feature += 1
        top = IMPOSSIBLE
        role = 0
        while role < ROLE_COUNT:
            if self._prior[role] > IMPOSSIBLE and found[role] > top:
                top = found[role]
            role += 1
        at = (treasure * DWARFS + dwarf) * ROLE_COUNT
        role = 0
        while role < ROLE_COUNT:
            self.log_likelihoods[at + role] = self.log_likelihoods[at + role] + found[role] - top
            role += 1

    def _weigh_target(self, treasure: i64, code: i64, dwarf: i64, target: i64) -> None:
        """What is done to a player is evidence, too, as far as the one who does it is trusted."""
        card = card_of(code)
        self.features = vec[float]([0.0] * COUNT)
        trusted = 1.0 - 2.0 * self.suspicion(treasure, dwarf)
        if card == cards.TRAP or (cards.MENDS[card] and card <= cards.BREAK_PICK):
            self.features[BROKEN_BY] = trusted
        elif card == cards.FREE or cards.MENDS[card]:
            self.features[MENDED_BY] = trusted
        self._weigh(treasure, target)

    def suspicion(self, treasure: i64, dwarf: i64) -> float:
        """How likely a dwarf is a saboteur, by evidence of its own moves alone."""
        at = (treasure * DWARFS + dwarf) * ROLE_COUNT
        total = 0.0
        found = 0.0
        role: i64 = 0
        while role < ROLE_COUNT:
            share = self._prior[role]
            if share > IMPOSSIBLE:
                weight = exp(share + self.log_likelihoods[at + role])
                total += weight
                if role == cards.SABOTEUR:
                    found = weight
            role += 1
        return found / total

    def against(self) -> float:
        """How much more the move described last suits a saboteur than the others, on average."""
        features = self.features
        found = 0.0
        others = 1.0 - exp(self._prior[cards.SABOTEUR])
        feature: i64 = 0
        while feature < COUNT:
            value = features[feature]
            if value != 0.0:
                role: i64 = 0
                while role < ROLE_COUNT:
                    share = self._prior[role]
                    if role == cards.SABOTEUR:
                        found += value * self._weights[role * COUNT + feature]
                    elif share > IMPOSSIBLE:
                        weight = exp(share) / others
                        found -= value * weight * self._weights[role * COUNT + feature]
                    role += 1
            feature += 1
        return found

    def contributions(self, treasure: i64, dwarf: i64) -> list[float]:
        """How much each feature of a dwarf's moves speaks for a saboteur (needs sums)."""
        found: list[float] = []
        for feature in range(COUNT):
            self.features = vec[float]([0.0] * COUNT)
            self.features[feature] = self.sums[(treasure * DWARFS + dwarf) * COUNT + feature]
            found.append(self.against())
        return found

    def knows(self, seat: i64, treasure: i64) -> bool:
        """Whether a seat has seen where the treasure lies, if it lies there."""
        unseen = self._down & ~self.looked[seat]
        return self.looked[seat] >> treasure & 1 == 1 or unseen & (unseen - 1) == 0

    def describe(
        self, code: i64, seat: i64, lies: i64, treasure: i64, aimed: float, at_self: bool
    ) -> None:
        """Fill in the features of the move measured last, if the treasure lies there."""
        features = vec[float]([0.0] * COUNT)
        self.features = features
        kind = kind_of(code)
        card = card_of(code)
        knows = self.knows(seat, treasure)
        likely = 1 << treasure if knows else self._down & ~self.looked[seat]
        gain = 0.0
        far = 0.0
        number = 0.0
        goal: i64 = 0
        while goal < 3:
            if likely >> goal & 1:
                number += 1.0
                far += COUNTED[self._now[goal]]
                gain += COUNTED[self._now[goal]] - COUNTED[self._then[goal]]
            goal += 1
        gain /= number
        far /= number
        if kind == DIG:
            tile = tile_of(code)
            if gain > 0.3:
                features[FORWARD if far > NEAR else FORWARD_NEAR] = 1.0
            elif _is_dead_end(tile):
                features[DEAD_END if gain >= -0.3 else BLOCKING] = 1.0
            else:
                features[SIDEWAYS if gain >= -0.3 else BACKWARD] = 1.0
            features[PROGRESS] = 2.0 if gain > 2.0 else -2.0 if gain < -2.0 else gain
            if knows:
                features[FORWARD_KNOWING if gain > 0.3 else ASTRAY_KNOWING] = 1.0
            if cards.DOOR[tile] == cards.BLUE:
                features[BLUE_DOOR] = 1.0
            elif cards.DOOR[tile] == cards.GREEN:
                features[GREEN_DOOR] = 1.0
            if cards.HAS_CRYSTAL[tile]:
                features[CRYSTAL] = 1.0
            if cards.IS_LADDER[tile]:
                features[LADDER] = 1.0
        elif kind == AT:
            if card == cards.MAP:
                features[LOOK_AGAIN if knows else LOOK] = 1.0
            else:
                features[CLEARS if gain > 0.3 else CUTS if gain < -0.3 else IDLE] = 1.0
        elif kind == ON:
            self._describe_aim(card, aimed, at_self)
        elif kind == OWN:
            features[THEFT_LAID] = 1.0
        elif kind == CLEAR:
            features[CLEARED] = 1.0
        elif kind == PASS1 or kind == PASS2 or kind == PASS3:
            if lies & cards.STUCK:
                features[PASS_STUCK] = 1.0
            else:
                features[PASS_NEAR if far <= NEAR else PASS] = 1.0
            features[PASS_MORE] = 0.0 if kind == PASS1 else 1.0 if kind == PASS2 else 2.0

    def _describe_aim(self, card: i64, aimed: float, at_self: bool) -> None:
        features = self.features
        suspected = aimed - exp(self._prior[cards.SABOTEUR])
        if cards.MENDS[card] and card <= cards.BREAK_PICK:
            features[BREAK] = 1.0
            features[BREAK_SUSPECT] = suspected
        elif cards.MENDS[card]:
            features[FIX_SELF if at_self else FIX_OTHER] = 1.0
            if not at_self:
                features[FIX_SUSPECT] = suspected
        elif card == cards.TRAP:
            features[TRAPS] = 1.0
            features[TRAP_SUSPECT] = suspected
        elif card == cards.FREE:
            features[FREE_SELF if at_self else FREE_OTHER] = 1.0
            if not at_self:
                features[FREE_SUSPECT] = suspected
        elif card == cards.HANDS_OFF:
            features[HANDS_OFF_PLAYED] = 1.0
        elif card == cards.HATS:
            features[HATS_SELF if at_self else HATS_OTHER] = 1.0
        elif card == cards.INSPECT:
            features[INSPECTS] = 1.0
        else:
            features[SWAPS] = 1.0
