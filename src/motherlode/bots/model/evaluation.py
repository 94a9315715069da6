"""The evaluation: what a move is worth to a seat, one step ahead. All better bots share it.

The evaluation looks only at what lies open and at the hand of the seat to move, so it may be
given a round in which all else is made up. A tunnel one card nearer to where the seat wants it is
worth 1; all weights are on this scale. They were set by hand, by playing many rounds against each
other: change one, and `motherlode arena` tells whether it helps.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...game import cards
from ...game.code import (
    AT,
    CLEAR,
    DIG,
    ON,
    OWN,
    PASS1,
    PASS3,
    STEAL,
    TAKE,
    card_of,
    card_played,
    cell_of,
    cleared_of,
    kind_of,
    nugget_of,
    seat_of,
    second_card_of,
    third_card_of,
    tile_of,
    tool_of,
)
from ...game.maze import REACHED, Maze
from ...game.round import Round
from .distance import FAR_OFF, Distances
from .preferences import SEATS, Perspective

REACH_TREASURE: Final = 20.0
REPAIR_OWN: Final = 2.5  # to be able to dig again
REPAIR_FRIEND: Final = 1.0
STOP_FOE: Final = 0.45  # to break a tool, or to trap
STOP_DIGGER: Final = 1.3  # the same, for a seat that would not have the treasure reached
LOOK_AT_GOAL: Final = 0.7
LOOK_AT_ROLE: Final = 0.7
HOLD_CARDS: Final = 0.6  # what holding good cards counts
LEAD_ASIDE: Final = 0.3  # a dig that leads nowhere nearer
BLOCK: Final = 1.0  # a dig that takes the tunnel farther off
NEAR_GOAL: Final = 1.0  # how much more all fights count near the goal
OWN_THEFT: Final = 0.6  # a theft in front of oneself
OWN_CRYSTAL: Final = 2.0  # a crystal, for a seat that wants them
RIVALS_GAIN: Final = 0.4  # what helps the other colour alone
LEAVE_TRAP: Final = 2.8


def _openness(card: int) -> float:
    """How good a path card is for digging: its widest tunnel, less its stubs."""
    tile: i64 = 2 * card + 1
    widest = 0
    for side in range(4):
        linked = cards.LINKED[4 * tile + side]
        widest = max(widest, sum(linked >> s & 1 for s in range(4)))
    if widest < 2:
        return 0.9 if cards.IS_LADDER[tile] else 0.0
    return {2: 0.55, 3: 0.8, 4: 0.95}[widest] + (0.1 if cards.DOOR[tile] else 0.0)


def _keep(card: int, digs: bool) -> float:
    """What a card is worth in the hand of one who digs, or of one who hinders."""
    name = cards.NAMES[card]
    if card < cards.PATHS:
        good = _openness(card)
        return good if digs else 0.75 - 0.7 * good
    if name.startswith("break"):
        return 0.5 if digs else 0.9
    if name.startswith("fix"):
        return (0.55 if digs else 0.3) + (0.1 if name.count("-") == 2 else 0.0)
    usual = {"rockfall": 0.35, "map": 0.45, "theft": 0.6, "trap": 0.6, "free": 0.5}
    against = {"rockfall": 1.0, "map": 0.3, "theft": 0.6, "trap": 0.9, "free": 0.4}
    return (usual if digs else against).get(name, 0.35)


KEEP_DIGGING: Final = vec[float]([_keep(card, True) for card in range(len(cards.NAMES))])
KEEP_HINDERING: Final = vec[float]([_keep(card, False) for card in range(len(cards.NAMES))])
MEAN_CARD: Final = 0.5

# How much nearer the end is, by the cards still to be laid.
NEARNESS: Final = vec[float]([1.0 if d == 0 else 0.8 ** (d - 1) for d in range(FAR_OFF + 1)])

# A distance as it counts: beyond ten cards it is all the same far off.
COUNTED: Final = vec[float]([float(d) if d <= 10 else 9 + d / 10 for d in range(FAR_OFF + 1)])


class Evaluator:
    """Evaluates the legal moves of positions, keeping distances while the maze stays as it is."""

    __slots__ = ("_distances", "_fresh", "_spare", "_tick", "hasty")

    def __init__(self, hasty: bool = False) -> None:
        self.hasty = hasty
        self._distances = [Distances(shut) for shut in (0, cards.BLUE, cards.GREEN)]
        self._spare = [Distances(shut) for shut in (0, cards.BLUE, cards.GREEN)]
        self._fresh: i64 = 0
        self._tick: i64 = 0

    def set_supply(self, supply: "vec[float]", scarce: "vec[float]") -> None:
        """Count on no more path cards than there are, and on fewer in some places."""
        for distances in (*self._distances, *self._spare):
            distances.supply = supply
            distances.scarce = scarce

    def changed(self) -> None:
        """The maze is another one now."""
        self._fresh = 0

    def forget(self) -> None:
        """Another round comes next."""
        self._fresh = 0
        for distances in self._distances:
            distances.forget()

    def distances(self, maze: Maze, shut: i64) -> Distances:
        """The distances in the maze as it lies."""
        which: i64 = 0
        if shut == cards.BLUE:
            which = 1
        elif shut == cards.GREEN:
            which = 2
        found = self._distances[which]
        if self._fresh >> which & 1 == 0:
            found.load(maze, self.hasty)
            self._fresh |= 1 << which
        return found

    def progress(self, maze: Maze, own: Perspective, shut: i64, code: i64, exact: bool) -> float:
        """How many cards nearer a dig or a rockfall brings the treasure, by what is likely.

        To reach it counts REACH_TREASURE besides. Unless exact, what the move does to other
        tunnels is left out.
        """
        distances = self.distances(maze, shut)
        cell = cell_of(code)
        tile = tile_of(code)
        digs = kind_of(code) == DIG
        entries: i64 = 0
        if digs:
            meets = maze.meets(cell)
            side: i64 = 0
            while side < 4:
                if meets >> 2 * side & 3 == REACHED and cards.OPEN[tile] >> side & 1:
                    entries |= 1 << side
                side += 1
        later = distances
        if exact:
            later = self._look_ahead(maze, shut, code)
        found = 0.0
        goal: i64 = 0
        while goal < 3:
            likely = own.gold[goal]
            if likely > 0.0:
                now = 0.0
                if not digs:
                    now = later.soft_distance(goal)
                else:
                    now = distances.soft_distance_after(goal, cell, tile, entries)
                    if exact and now > 0.0:
                        now = later.soft_distance(goal)
                    elif own.desire < 0.0 and now > distances.soft_distance(goal) + 0.05:
                        # It blocks something: here all ways around count, and only here.
                        if later is distances:
                            later = self._look_ahead(maze, shut, code)
                        now = later.soft_distance(goal)
                step = 1.0 + REACH_TREASURE
                if now > 0.0:
                    step = distances.soft_distance(goal) - now
                found += likely * step
            goal += 1
        return found

    def _look_ahead(self, maze: Maze, shut: i64, code: i64) -> Distances:
        """The distances in the maze after a dig or a rockfall."""
        found = self._spare[0 if shut == 0 else 1 if shut == cards.BLUE else 2]
        found.load(maze.after(code))
        return found

    def evaluate(
        self, round: Round, own: Perspective, codes: "vec[i64]", exact: bool
    ) -> "vec[float]":
        """What each of these legal moves is worth from a perspective."""
        maze = round.maze
        me = own.seat
        keep = KEEP_DIGGING if own.desire > 0.0 else KEEP_HINDERING
        mine: i64 = round.before(me)
        urge = 1.0 + NEAR_GOAL * self.nearness(maze, own)
        self._tick += 1
        out = vec[float](capacity=len(codes))
        for code in codes:
            kind = kind_of(code)
            card = card_of(code)
            worth = 0.0
            if kind == DIG:
                worth = self._dig(maze, own, code, exact)
                dug = card_played(code)
                worth += self._spent(own, keep, dug)
            elif kind == AT:
                if card == cards.MAP:
                    worth = self._look(own, maze, cell_of(code))
                elif exact or cell_of(code) * 7 + self._tick & 3 == 0:
                    worth = own.desire * self.progress(maze, own, own.shut, code, True) - 0.25
                else:
                    worth = -1.0  # in haste only some of the cards are looked at
                worth += self._spent(own, keep, card)
            elif kind == ON:
                worth = self._aim(round, own, code, urge)
                worth += self._spent(own, keep, card)
            elif kind == OWN:
                worth = OWN_THEFT if mine & cards.TRAPPED == 0 else 0.3 * OWN_THEFT
            elif kind == TAKE:
                worth = float(nugget_of(code))
            elif kind == STEAL:
                seat = seat_of(code)
                worth = -9.0
                if seat < SEATS:
                    worth = own.riches[seat] - 0.3 * own.trust[seat]
            else:
                second = second_card_of(code)
                worth = self._spent(own, keep, card)
                if kind != PASS1:
                    worth += self._spent(own, keep, second)
                if kind == PASS3:
                    third = third_card_of(code)
                    worth += self._spent(own, keep, third)
                if kind == CLEAR:
                    worth += self._clear(own, mine, 1 << cleared_of(code)) - 0.4
            out = append(out, worth)
        return out

    def _spent(self, own: Perspective, keep: "vec[float]", card: i64) -> float:
        """What it is worth that a card leaves the hand for another one."""
        return HOLD_CARDS * (MEAN_CARD - self._kept(own, keep, card))

    def _kept(self, own: Perspective, keep: "vec[float]", card: i64) -> float:
        """What a card is worth in the seat's hand."""
        if card == cards.MAP:
            return keep[card] * self._doubt(own)
        if own.crystals > 0.0 and card < cards.PATHS and cards.HAS_CRYSTAL[2 * card + 1]:
            return 1.5 * own.crystals
        return keep[card]

    def _doubt(self, own: Perspective) -> float:
        """How open it is where the treasure lies: 1 if nothing is known, 0 if it is sure."""
        a = own.gold[0]
        b = own.gold[1]
        c = own.gold[2]
        return 1.5 * (1.0 - a * a - b * b - c * c)

    def nearness(self, maze: Maze, own: Perspective) -> float:
        """How near the end is: 1 when one card reaches the treasure for sure."""
        distances = self.distances(maze, 0)
        found = 0.0
        goal: i64 = 0
        while goal < 3:
            likely = own.gold[goal]
            if likely > 0.0:
                found += likely * NEARNESS[distances.distance(goal)]
            goal += 1
        return found

    def _dig(self, maze: Maze, own: Perspective, code: i64, exact: bool) -> float:
        gain = self.progress(maze, own, own.shut, code, exact)
        worth = 0.0
        if own.desire >= 0.0:
            worth = gain * own.desire
            if gain <= 0.0:
                worth = BLOCK * worth + LEAD_ASIDE - 0.25
        else:
            worth = gain * own.desire
            if gain < 0.0:
                worth *= BLOCK
        if own.shut:
            # What brings the other colour nearer and not mine is for them alone.
            other = cards.BLUE if own.shut == cards.GREEN else cards.GREEN
            theirs = self.progress(maze, own, other, code, exact)
            if theirs > gain:
                worth -= RIVALS_GAIN * (theirs - gain)
        if own.crystals > 0.0 and cards.HAS_CRYSTAL[tile_of(code)]:
            worth += OWN_CRYSTAL * own.crystals
        return worth

    def _look(self, own: Perspective, maze: Maze, cell: i64) -> float:
        """A look at a goal: the more open it is whether the treasure lies there."""
        goal: i64 = 0
        if cell == maze.middle:
            goal = 1
        elif cell == maze.south:
            goal = 2
        likely = own.gold[goal]
        return LOOK_AT_GOAL * 4.0 * likely * (1.0 - likely) - 0.1

    def _clear(self, own: Perspective, lies: i64, lifted: i64) -> float:
        """What it is worth to oneself that something before one is gone."""
        if lifted == cards.THIEF:
            return -OWN_THEFT
        weight = LEAVE_TRAP if lifted == cards.TRAPPED else REPAIR_OWN
        if lies & cards.STUCK & ~lifted:
            weight *= 0.45
        return weight

    def _aim(self, round: Round, own: Perspective, code: i64, urge: float) -> float:
        """An action card for a seat."""
        card = card_of(code)
        seat = seat_of(code)
        me = own.seat
        trust = own.trust[seat]
        lies: i64 = round.before(seat)
        mends = cards.MENDS[card]
        if mends or card == cards.TRAP or card == cards.FREE:
            breaks = card == cards.TRAP or (mends != 0 and card <= cards.BREAK_PICK)
            if seat == me:
                if breaks:
                    return -REPAIR_OWN
                if card == cards.FREE:
                    return self._clear(own, lies, cards.TRAPPED)
                return self._clear(own, lies, cards.mended(card, tool_of(code)))
            if breaks:
                weight = STOP_FOE if own.desire > 0.0 else STOP_DIGGER
                harm = weight * urge * (1.0 if lies & cards.STUCK == 0 else 0.2)
                if card == cards.TRAP:
                    harm += 0.4 * weight
                return -trust * harm
            others = lies & cards.STUCK & (lies & cards.STUCK) - 1
            return trust * REPAIR_FRIEND * urge * (1.0 if others == 0 else 0.4)
        if card == cards.HANDS_OFF:
            return -OWN_THEFT if seat == me else 0.15 - 0.3 * trust
        if card == cards.INSPECT:
            return -0.3 if seat == me else LOOK_AT_ROLE * own.unsure[seat] - 0.2
        if card == cards.HATS:
            return -0.5 if seat == me else -0.5 * trust - 0.3 * own.unsure[seat]
        if card == cards.SWAP_HANDS:
            return self._swap(round, own, seat)
        return 0.0

    def _swap(self, round: Round, own: Perspective, seat: i64) -> float:
        """All cards for all cards: mine against as many unknown ones."""
        keep = KEEP_DIGGING if own.desire > 0.0 else KEEP_HINDERING
        loss = 0.0
        for card in round.hand(own.seat):
            loss += self._kept(own, keep, card)
        return 0.5 * (MEAN_CARD * round.held(seat) - loss + 0.35) - 0.3
