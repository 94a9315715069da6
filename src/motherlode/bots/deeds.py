"""What players do, as far as it speaks for or against them.

Every move is described by a few traits: a dig towards where its player must think the treasure
lies or away from it, a break of somebody trusted, an idle pass. How often each role does such
things (`habits`) makes the evidence, kept apart for each place in which the treasure may lie:
who has looked at a goal and digs elsewhere has either seen stone or is lying.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..game.cards import (
    BLUE,
    BREAK_PICK,
    DOOR,
    FREE,
    GREEN,
    HANDS_OFF,
    HAS_CRYSTAL,
    HATS,
    INSPECT,
    IS_LADDER,
    LINKED,
    MAP,
    MENDS,
    SABOTEUR,
    STUCK,
    TRAP,
)
from ..game.code import (
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
from ..game.maze import Maze
from .dwarfs import KINDS
from .survey import Survey
from .worth import COUNTED

TRAITS: Final = (
    "forward", "forward-near", "sideways", "backward", "dead-end", "blocking",
    "progress", "forward-knowing", "astray-knowing",
    "break", "break-suspect", "fix-self", "fix-other", "fix-suspect",
    "rockfall-clears", "rockfall-cuts", "rockfall-idle",
    "pass", "pass-stuck", "pass-near", "pass-more",
    "map", "map-again",
    "trap", "trap-suspect", "free-self", "free-other", "free-suspect",
    "theft", "hands-off", "hats-self", "hats-other", "inspect", "swap-hands", "clear",
    "blue-door", "green-door", "crystal", "ladder",
    "broken-by", "mended-by",
)  # fmt: skip
COUNT: Final = len(TRAITS)
FORWARD: Final = 0
FORWARD_NEAR: Final = 1
SIDEWAYS: Final = 2
BACKWARD: Final = 3
DEAD_END: Final = 4
BLOCKING: Final = 5
PROGRESS: Final = 6
FORWARD_KNOWING: Final = 7
ASTRAY_KNOWING: Final = 8
BREAK: Final = 9
BREAK_SUSPECT: Final = 10
FIX_SELF: Final = 11
FIX_OTHER: Final = 12
FIX_SUSPECT: Final = 13
CLEARS: Final = 14
CUTS: Final = 15
IDLE: Final = 16
PASS: Final = 17
PASS_STUCK: Final = 18
PASS_NEAR: Final = 19
PASS_MORE: Final = 20
LOOK: Final = 21
LOOK_AGAIN: Final = 22
TRAPS: Final = 23
TRAP_SUSPECT: Final = 24
FREE_SELF: Final = 25
FREE_OTHER: Final = 26
FREE_SUSPECT: Final = 27
THEFT_LAID: Final = 28
HANDS_OFF_PLAYED: Final = 29
HATS_SELF: Final = 30
HATS_OTHER: Final = 31
INSPECTS: Final = 32
SWAPS: Final = 33
CLEARED: Final = 34
BLUE_DOOR: Final = 35
GREEN_DOOR: Final = 36
CRYSTAL: Final = 37
LADDER: Final = 38
BROKEN_BY: Final = 39
MENDED_BY: Final = 40

PLACES: Final = 16  # dwarfs of a round, named by where they were dealt
NEAR: Final = 4.5  # cards to lay


def _is_dead_end(tile: i64) -> bool:
    """Whether no tunnel leads through a tile."""
    side: i64 = 0
    while side < 4:
        linked = LINKED[4 * tile + side]
        if linked & (linked - 1):
            return False
        side += 1
    return IS_LADDER[tile] == 0


class Deeds:
    """The evidence of the moves of a round, for each place of the treasure and each dwarf."""

    __slots__ = (
        "_after", "_before", "_fresh", "_habits", "_now", "_prior", "_then", "looked", "scores",
        "sums",
        "traits",
    )  # fmt: skip

    def __init__(self, habits: "vec[float]", prior: "vec[float]", keep_sums: bool = False) -> None:
        """How strongly each trait speaks for each role; the log share of each role."""
        self._habits = habits
        self._prior = prior
        self._before = Survey(0)
        self._after = Survey(0)
        self._fresh = False
        self._now = vec[i64]([0, 0, 0])
        self._then = vec[i64]([0, 0, 0])
        self.looked = vec[i64]([0] * 12)  # which goals each seat has looked at
        self.scores = vec[float]([0.0] * (3 * PLACES * KINDS))
        self.traits = vec[float]([0.0] * COUNT)
        # All traits of each dwarf added up, for finding habits out.
        self.sums = vec[float]([0.0] * (3 * PLACES * COUNT if keep_sums else 0))

    def changed(self) -> None:
        """The maze is another one now."""
        self._fresh = False

    def measure(self, maze: Maze, code: i64) -> None:
        """How far each goal is before and after a move."""
        if not self._fresh:
            self._before.load(maze)
            self._fresh = True
        kind = kind_of(code)
        goal: i64 = 0
        while goal < 3:
            self._now[goal] = self._before.distance(goal)
            self._then[goal] = self._now[goal]
            goal += 1
        if kind == DIG or (kind == AT and card_of(code) != MAP):
            copy = maze.copy()
            if kind == DIG:
                copy.put(cell_of(code), tile_of(code))
            else:
                copy.remove(cell_of(code))
            self._after.load(copy)
            goal = 0
            while goal < 3:
                self._then[goal] = self._after.distance(goal)
                if copy.knocked and _knocks(copy, goal):
                    self._then[goal] = 0
                goal += 1

    def note(
        self,
        maze: Maze,
        seat: i64,
        dwarf: i64,
        code: i64,
        lies: i64,
        target: i64,
        down: i64,
    ) -> None:
        """Take in a move: whose, of which dwarf, what lies before him; the dwarf it is aimed at.

        `down` are the goals still face down, as a mask.
        """
        self.measure(maze, code)
        treasure: i64 = 0
        while treasure < 3:
            if down >> treasure & 1:
                aimed = self.suspicion(treasure, target) if target >= 0 else 0.0
                self.describe(code, seat, lies, down, treasure, aimed, target == dwarf)
                self._add(treasure, dwarf)
                if target >= 0 and target != dwarf:
                    self._concern(treasure, code, dwarf, target)
            treasure += 1
        if kind_of(code) == AT and card_of(code) == MAP:
            self.looked[seat] = self.looked[seat] | _place(maze, cell_of(code))

    def _add(self, treasure: i64, dwarf: i64) -> None:
        """Count the traits described last for or against each role of a dwarf."""
        traits = self.traits
        says = vec[float]([0.0] * KINDS)
        trait: i64 = 0
        while trait < COUNT:
            value = traits[trait]
            if value != 0.0:
                if len(self.sums):
                    to = (treasure * PLACES + dwarf) * COUNT + trait
                    self.sums[to] = self.sums[to] + value
                role: i64 = 0
                while role < KINDS:
                    says[role] = says[role] + value * self._habits[role * COUNT + trait]
                    role += 1
            trait += 1
        self._count(treasure, dwarf, says)

    def _count(self, treasure: i64, dwarf: i64, says: "vec[float]") -> None:
        """Weigh each role of a dwarf by how much less it is the kind to do so than the likeliest.

        So a deed counts at most as expected: no place of the treasure gains from deeds that
        would be outrageous if it lay there.
        """
        top = -1e9
        role: i64 = 0
        while role < KINDS:
            if self._prior[role] > -99.0 and says[role] > top:
                top = says[role]
            role += 1
        at = (treasure * PLACES + dwarf) * KINDS
        role = 0
        while role < KINDS:
            self.scores[at + role] = self.scores[at + role] + says[role] - top
            role += 1

    def _concern(self, treasure: i64, code: i64, dwarf: i64, target: i64) -> None:
        """What is done to a player speaks of him as well, as far as its doer is trusted."""
        card = card_of(code)
        trait: i64 = -1
        if card == TRAP or (MENDS[card] and card <= BREAK_PICK):
            trait = BROKEN_BY
        elif card == FREE or MENDS[card]:
            trait = MENDED_BY
        if trait >= 0:
            value = 1.0 - 2.0 * self.suspicion(treasure, dwarf)
            if len(self.sums):
                to = (treasure * PLACES + target) * COUNT + trait
                self.sums[to] = self.sums[to] + value
            says = vec[float]([0.0] * KINDS)
            role: i64 = 0
            while role < KINDS:
                says[role] = value * self._habits[role * COUNT + trait]
                role += 1
            self._count(treasure, target, says)

    def suspicion(self, treasure: i64, dwarf: i64) -> float:
        """How likely a dwarf is a saboteur by his own deeds alone."""
        at = (treasure * PLACES + dwarf) * KINDS
        total = 0.0
        found = 0.0
        role: i64 = 0
        while role < KINDS:
            share = self._prior[role]
            if share > -99.0:
                weight = exp(share + self.scores[at + role])
                total += weight
                if role == SABOTEUR:
                    found = weight
            role += 1
        return found / total

    def looks(self) -> float:
        """How much more the move described last suits a saboteur than the others, on average."""
        traits = self.traits
        found = 0.0
        others = 1.0 - exp(self._prior[SABOTEUR])
        trait: i64 = 0
        while trait < COUNT:
            value = traits[trait]
            if value != 0.0:
                role: i64 = 0
                while role < KINDS:
                    share = self._prior[role]
                    if role == SABOTEUR:
                        found += value * self._habits[role * COUNT + trait]
                    elif share > -99.0:
                        weight = exp(share) / others
                        found -= value * weight * self._habits[role * COUNT + trait]
                    role += 1
            trait += 1
        return found

    def says(self, treasure: i64, dwarf: i64) -> list[float]:
        """How much each trait of a dwarf's deeds speaks for his being a saboteur (with sums)."""
        found: list[float] = []
        trait: i64 = 0
        while trait < COUNT:
            self.traits = vec[float]([0.0] * COUNT)
            self.traits[trait] = self.sums[(treasure * PLACES + dwarf) * COUNT + trait]
            found.append(self.looks())
            trait += 1
        return found

    def knows(self, seat: i64, down: i64, treasure: i64) -> bool:
        """Whether a seat has seen where the treasure lies, if it lies there."""
        unseen = down & ~self.looked[seat]
        return self.looked[seat] >> treasure & 1 == 1 or unseen & (unseen - 1) == 0

    def describe(
        self,
        code: i64,
        seat: i64,
        lies: i64,
        down: i64,
        treasure: i64,
        aimed: float,
        at_self: bool,
    ) -> None:
        """Fill in the traits of the move measured last, if the treasure lies there."""
        traits = vec[float]([0.0] * COUNT)
        self.traits = traits
        kind = kind_of(code)
        card = card_of(code)
        knows = self.knows(seat, down, treasure)
        likely = 1 << treasure if knows else down & ~self.looked[seat]
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
            if gain > 0.3:
                traits[FORWARD if far > NEAR else FORWARD_NEAR] = 1.0
            elif _is_dead_end(card):
                traits[DEAD_END if gain >= -0.3 else BLOCKING] = 1.0
            else:
                traits[SIDEWAYS if gain >= -0.3 else BACKWARD] = 1.0
            traits[PROGRESS] = 2.0 if gain > 2.0 else -2.0 if gain < -2.0 else gain
            if knows:
                traits[FORWARD_KNOWING if gain > 0.3 else ASTRAY_KNOWING] = 1.0
            if DOOR[card] == BLUE:
                traits[BLUE_DOOR] = 1.0
            elif DOOR[card] == GREEN:
                traits[GREEN_DOOR] = 1.0
            if HAS_CRYSTAL[card]:
                traits[CRYSTAL] = 1.0
            if IS_LADDER[card]:
                traits[LADDER] = 1.0
        elif kind == AT:
            if card == MAP:
                traits[LOOK_AGAIN if knows else LOOK] = 1.0
            else:
                traits[CLEARS if gain > 0.3 else CUTS if gain < -0.3 else IDLE] = 1.0
        elif kind == ON:
            self._describe_aim(card, aimed, at_self)
        elif kind == OWN:
            traits[THEFT_LAID] = 1.0
        elif kind == CLEAR:
            traits[CLEARED] = 1.0
        elif kind == PASS1 or kind == PASS2 or kind == PASS3:
            if lies & STUCK:
                traits[PASS_STUCK] = 1.0
            else:
                traits[PASS_NEAR if far <= NEAR else PASS] = 1.0
            traits[PASS_MORE] = 0.0 if kind == PASS1 else 1.0 if kind == PASS2 else 2.0

    def _describe_aim(self, card: i64, aimed: float, at_self: bool) -> None:
        traits = self.traits
        suspected = aimed - exp(self._prior[SABOTEUR])
        if MENDS[card] and card <= BREAK_PICK:
            traits[BREAK] = 1.0
            traits[BREAK_SUSPECT] = suspected
        elif MENDS[card]:
            traits[FIX_SELF if at_self else FIX_OTHER] = 1.0
            if not at_self:
                traits[FIX_SUSPECT] = suspected
        elif card == TRAP:
            traits[TRAPS] = 1.0
            traits[TRAP_SUSPECT] = suspected
        elif card == FREE:
            traits[FREE_SELF if at_self else FREE_OTHER] = 1.0
            if not at_self:
                traits[FREE_SUSPECT] = suspected
        elif card == HANDS_OFF:
            traits[HANDS_OFF_PLAYED] = 1.0
        elif card == HATS:
            traits[HATS_SELF if at_self else HATS_OTHER] = 1.0
        elif card == INSPECT:
            traits[INSPECTS] = 1.0
        else:
            traits[SWAPS] = 1.0


def _place(maze: Maze, cell: i64) -> i64:
    """Which goal lies on a cell, as a mask."""
    if cell == maze.north:
        return 1
    return 2 if cell == maze.middle else 4


def _knocks(maze: Maze, goal: i64) -> bool:
    """Whether a tunnel has come to this goal."""
    cell = maze.north if goal == 0 else maze.middle if goal == 1 else maze.south
    return maze.entry(cell, 0) >= 0
