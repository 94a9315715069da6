"""What a move is worth to a seat at a glance: the one-step judgement that all better bots share.

A *mind* is what a seat knows and wants, as numbers; a *judge* weighs the legal moves of a position
for a mind. The judge looks only at what lies open and at the hand of the seat to move, so it may
be given a round in which all else is made up. A tunnel one card nearer to where one wants it is
worth 1.
"""

from typing import Final

from librt.vecs import append, vec
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
    NAMES,
    OPEN,
    PATHS,
    STUCK,
    SWAP_HANDS,
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
from ..game.maze import REACHED, Maze
from ..game.round import Round
from .survey import FAR_OFF, Survey

SEATS: Final = 12

# --- what is weighed, and how much -----------------------------------------------------------
# The numbers were found by playing many rounds against each other: see docs/bots.md.

FINISH: Final = 0  # to reach the treasure
REPAIR: Final = 1  # to be able to dig again
MEND: Final = 2  # to make a friend able to dig again
BREAK: Final = 3  # to stop a foe
LOOK: Final = 4  # to learn where the treasure is
KEEP: Final = 5  # what holding good cards counts
SIDE: Final = 6  # a dig that leads nowhere nearer
URGE: Final = 7  # how much more all fights count near the goal
SPY: Final = 8  # to learn who somebody is
STEALS: Final = 9  # a theft before oneself
CRYSTAL: Final = 10  # a crystal, for who wants them
RIVAL: Final = 11  # what helps the other colour alone
BLOCK: Final = 12  # a dig that takes the tunnel farther off
FREED: Final = 13  # out of a trap
HINDER: Final = 14  # to stop one who digs, for who would not have it
WEIGHTS: Final = vec[float](
    [20.0, 2.5, 1.0, 0.45, 0.7, 0.6, 0.3, 1.0, 0.7, 0.6, 2.0, 0.4, 1.0, 2.8, 1.3]
)


def _openness(card: int) -> float:
    """How good a path card is for digging: its widest tunnel, less its stubs."""
    tile: i64 = 2 * card + 1
    widest = 0
    for side in range(4):
        linked = LINKED[4 * tile + side]
        widest = max(widest, sum(linked >> s & 1 for s in range(4)))
    if widest < 2:
        return 0.9 if IS_LADDER[tile] else 0.0
    return {2: 0.55, 3: 0.8, 4: 0.95}[widest] + (0.1 if DOOR[tile] else 0.0)


def _keep(card: int, digs: bool) -> float:
    """What a card is worth in the hand of one who digs, or of one who hinders."""
    name = NAMES[card]
    if card < PATHS:
        good = _openness(card)
        return good if digs else 0.75 - 0.7 * good
    if name.startswith("break"):
        return 0.5 if digs else 0.9
    if name.startswith("fix"):
        return (0.55 if digs else 0.3) + (0.1 if name.count("-") == 2 else 0.0)
    usual = {"rockfall": 0.35, "map": 0.45, "theft": 0.6, "trap": 0.6, "free": 0.5}
    against = {"rockfall": 1.0, "map": 0.3, "theft": 0.6, "trap": 0.9, "free": 0.4}
    return (usual if digs else against).get(name, 0.35)


KEEP_DIGGING: Final = vec[float]([_keep(card, True) for card in range(len(NAMES))])
KEEP_HINDERING: Final = vec[float]([_keep(card, False) for card in range(len(NAMES))])
MEAN_CARD: Final = 0.5

# How much nearer the end is, by the cards still to be laid.
NEARNESS: Final = vec[float]([1.0 if d == 0 else 0.8 ** (d - 1) for d in range(FAR_OFF + 1)])

# A distance as it counts: beyond ten cards it is all the same far off.
COUNTED: Final = vec[float]([float(d) if d <= 10 else 9 + d / 10 for d in range(FAR_OFF + 1)])


class Mind:
    """What a seat knows and wants."""

    __slots__ = ("crystals", "desire", "gold", "riches", "seat", "shut", "trust", "unsure")

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.desire = 1.0  # that the treasure be reached; below 0: that it be not
        self.shut: i64 = 0  # doors of this colour don't open for this seat
        self.crystals = 0.0  # how much crystals are wanted
        self.gold = vec[float]([1.0 / 3] * 3)  # how likely the treasure lies at each goal
        self.trust = vec[float]([0.0] * SEATS)  # from -1, a foe, to 1, a friend
        self.unsure = vec[float]([1.0] * SEATS)  # how little is known of who each one is
        self.riches = vec[float]([0.0] * SEATS)  # how much gold each one seems to have


class Judge:
    """Weighs the legal moves of positions, keeping its surveys while the maze stays as it is."""

    __slots__ = ("_fresh", "_spare", "_surveys", "_tick", "hasty", "weights")

    def __init__(self, hasty: bool = False) -> None:
        self.hasty = hasty
        self.weights = WEIGHTS
        self._surveys: list[Survey] = [Survey(0), Survey(BLUE), Survey(GREEN)]
        self._spare: list[Survey] = [Survey(0), Survey(BLUE), Survey(GREEN)]
        self._fresh: i64 = 0
        self._tick: i64 = 0

    def supplied(self, supply: "vec[float]", scarce: "vec[float]") -> None:
        """Count on no more path cards than there are, and on fewer in some places."""
        for survey in (*self._surveys, *self._spare):
            survey.supply = supply
            survey.scarce = scarce

    def changed(self) -> None:
        """The maze is another one now."""
        self._fresh = 0

    def forget(self) -> None:
        """Another round comes next."""
        self._fresh = 0
        for survey in self._surveys:
            survey.forget()

    def survey(self, maze: Maze, shut: i64) -> Survey:
        """The survey of the maze as it lies."""
        which: i64 = 0
        if shut == BLUE:
            which = 1
        elif shut == GREEN:
            which = 2
        found = self._surveys[which]
        if self._fresh >> which & 1 == 0:
            found.load(maze, self.hasty)
            self._fresh |= 1 << which
        return found

    def progress(self, maze: Maze, mind: Mind, shut: i64, code: i64, exact: bool) -> float:
        """How many cards nearer a dig or a rockfall brings the treasure, by what is likely.

        To reach it counts FINISH besides. Unless exact, what the move does to other tunnels is
        left out.
        """
        survey = self.survey(maze, shut)
        cell = cell_of(code)
        tile = tile_of(code)
        digs = kind_of(code) == DIG
        entries: i64 = 0
        if digs:
            meets = maze.meets(cell)
            side: i64 = 0
            while side < 4:
                if meets >> 2 * side & 3 == REACHED and OPEN[tile] >> side & 1:
                    entries |= 1 << side
                side += 1
        later = survey
        if exact:
            later = self._look_ahead(maze, shut, code)
        found = 0.0
        goal: i64 = 0
        while goal < 3:
            likely = mind.gold[goal]
            if likely > 0.0:
                now = 0.0
                if not digs:
                    now = later.reach(goal)
                else:
                    now = survey.reach_after(goal, cell, tile, entries)
                    if exact and now > 0.0:
                        now = later.reach(goal)
                    elif mind.desire < 0.0 and now > survey.reach(goal) + 0.05:
                        # It blocks something: here all ways around count, and only here.
                        if later is survey:
                            later = self._look_ahead(maze, shut, code)
                        now = later.reach(goal)
                step = 1.0 + self.weights[FINISH]
                if now > 0.0:
                    step = survey.reach(goal) - now
                found += likely * step
            goal += 1
        return found

    def _look_ahead(self, maze: Maze, shut: i64, code: i64) -> Survey:
        """The survey of the maze after a dig or a rockfall."""
        copy = maze.copy()
        if kind_of(code) == DIG:
            copy.put(cell_of(code), tile_of(code))
        else:
            copy.remove(cell_of(code))
        found = self._spare[0 if shut == 0 else 1 if shut == BLUE else 2]
        found.load(copy)
        return found

    def weigh(self, round: Round, mind: Mind, codes: "vec[i64]", exact: bool) -> "vec[float]":
        """What each of these legal moves is worth to the mind."""
        weights = self.weights
        maze = round.maze
        me = mind.seat
        keep = KEEP_DIGGING if mind.desire > 0.0 else KEEP_HINDERING
        mine: i64 = round.before(me)
        urge = 1.0 + weights[URGE] * self.nearness(maze, mind)
        self._tick += 1
        out = vec[float](capacity=len(codes))
        for code in codes:
            kind = kind_of(code)
            card = card_of(code)
            worth = 0.0
            if kind == DIG:
                worth = self._dig(maze, mind, code, exact)
                dug = card_played(code)
                worth += weights[KEEP] * (MEAN_CARD - self.kept(mind, keep, dug))
            elif kind == AT:
                if card == MAP:
                    worth = self._look(mind, maze, cell_of(code))
                elif exact or cell_of(code) * 7 + self._tick & 3 == 0:
                    worth = mind.desire * self.progress(maze, mind, mind.shut, code, True) - 0.25
                else:
                    worth = -1.0  # in haste only some of the cards are looked at
                worth += weights[KEEP] * (MEAN_CARD - self.kept(mind, keep, card))
            elif kind == ON:
                worth = self._aim(round, mind, code, urge)
                worth += weights[KEEP] * (MEAN_CARD - self.kept(mind, keep, card))
            elif kind == OWN:
                worth = weights[STEALS] if mine & TRAPPED == 0 else 0.3 * weights[STEALS]
            elif kind == TAKE:
                worth = float(nugget_of(code))
            elif kind == STEAL:
                seat = seat_of(code)
                worth = -9.0
                if seat < SEATS:
                    worth = mind.riches[seat] - 0.3 * mind.trust[seat]
            else:
                second = second_card_of(code)
                worth = weights[KEEP] * (MEAN_CARD - self.kept(mind, keep, card))
                if kind != PASS1:
                    worth += weights[KEEP] * (MEAN_CARD - self.kept(mind, keep, second))
                if kind == PASS3:
                    third = third_card_of(code)
                    worth += weights[KEEP] * (MEAN_CARD - self.kept(mind, keep, third))
                if kind == CLEAR:
                    worth += self._clear(mind, mine, 1 << cleared_of(code)) - 0.4
            out = append(out, worth)
        return out

    def kept(self, mind: Mind, keep: "vec[float]", card: i64) -> float:
        """What a card is worth in this mind's hand."""
        if card == MAP:
            return keep[card] * self.doubt(mind)
        if mind.crystals > 0.0 and card < PATHS and HAS_CRYSTAL[2 * card + 1]:
            return 1.5 * mind.crystals
        return keep[card]

    def doubt(self, mind: Mind) -> float:
        """How open it is where the treasure lies: 1 if nothing is known, 0 if it is sure."""
        a = mind.gold[0]
        b = mind.gold[1]
        c = mind.gold[2]
        return 1.5 * (1.0 - a * a - b * b - c * c)

    def nearness(self, maze: Maze, mind: Mind) -> float:
        """How near the end is: 1 when one card reaches the treasure for sure."""
        survey = self.survey(maze, 0)
        found = 0.0
        goal: i64 = 0
        while goal < 3:
            likely = mind.gold[goal]
            if likely > 0.0:
                found += likely * NEARNESS[survey.distance(goal)]
            goal += 1
        return found

    def _dig(self, maze: Maze, mind: Mind, code: i64, exact: bool) -> float:
        weights = self.weights
        gain = self.progress(maze, mind, mind.shut, code, exact)
        worth = 0.0
        if mind.desire >= 0.0:
            worth = gain * mind.desire
            if gain <= 0.0:
                worth = weights[BLOCK] * worth + weights[SIDE] - 0.25
        else:
            worth = gain * mind.desire
            if gain < 0.0:
                worth *= weights[BLOCK]
        if mind.shut:
            # What brings the other colour nearer and not mine is for them alone.
            other = BLUE if mind.shut == GREEN else GREEN
            theirs = self.progress(maze, mind, other, code, exact)
            if theirs > gain:
                worth -= weights[RIVAL] * (theirs - gain)
        if mind.crystals > 0.0 and HAS_CRYSTAL[tile_of(code)]:
            worth += weights[CRYSTAL] * mind.crystals
        return worth

    def _look(self, mind: Mind, maze: Maze, cell: i64) -> float:
        """A look at a goal: the more open it is whether the treasure lies there."""
        goal: i64 = 0
        if cell == maze.middle:
            goal = 1
        elif cell == maze.south:
            goal = 2
        likely = mind.gold[goal]
        return self.weights[LOOK] * 4.0 * likely * (1.0 - likely) - 0.1

    def _clear(self, mind: Mind, lies: i64, lifted: i64) -> float:
        """What it is worth to oneself that something before one is gone."""
        if lifted == THIEF:
            return -self.weights[STEALS]
        weight = self.weights[FREED] if lifted == TRAPPED else self.weights[REPAIR]
        if lies & STUCK & ~lifted:
            weight *= 0.45
        return weight

    def _aim(self, round: Round, mind: Mind, code: i64, urge: float) -> float:
        """An action card for a seat."""
        weights = self.weights
        card = card_of(code)
        seat = seat_of(code)
        me = mind.seat
        trust = mind.trust[seat]
        lies: i64 = round.before(seat)
        mends = MENDS[card]
        if mends or card == TRAP or card == FREE:
            breaks = card == TRAP or (mends != 0 and card <= BREAK_PICK)
            if seat == me:
                if breaks:
                    return -weights[REPAIR]
                if card == FREE:
                    return self._clear(mind, lies, TRAPPED)
                tool = tool_of(code)
                return self._clear(mind, lies, 1 << (tool - 1) if tool else mends)
            if breaks:
                weight = weights[BREAK] if mind.desire > 0.0 else weights[HINDER]
                harm = weight * urge * (1.0 if lies & STUCK == 0 else 0.2)
                if card == TRAP:
                    harm += 0.4 * weight
                return -trust * harm
            others = lies & STUCK & (lies & STUCK) - 1
            return trust * weights[MEND] * urge * (1.0 if others == 0 else 0.4)
        if card == HANDS_OFF:
            return -weights[STEALS] if seat == me else 0.15 - 0.3 * trust
        if card == INSPECT:
            return -0.3 if seat == me else weights[SPY] * mind.unsure[seat] - 0.2
        if card == HATS:
            return -0.5 if seat == me else -0.5 * trust - 0.3 * mind.unsure[seat]
        if card == SWAP_HANDS:
            return self._swap(round, mind, seat)
        return 0.0

    def _swap(self, round: Round, mind: Mind, seat: i64) -> float:
        """All cards for all cards: mine against as many unknown ones."""
        keep = KEEP_DIGGING if mind.desire > 0.0 else KEEP_HINDERING
        loss = 0.0
        for card in round.hand(mind.seat):
            loss += self.kept(mind, keep, card)
        return 0.5 * (MEAN_CARD * round.held(seat) - loss + 0.35) - 0.3
