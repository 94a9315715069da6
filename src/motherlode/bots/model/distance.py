"""How far the start's tunnels are from a goal: how many cards are still to be laid.

Distances are those of a maze for seats that may not pass doors of one colour, or for all. They
cover a box around start and goals; what lies beyond is left out of sight. Tunnels already dug cost
nothing, an empty cell costs a card, closed edges and dead ends cannot be passed.

The plain distance counts cards. The *soft distance* is finer: it is a soft minimum over all
openings, -ln(sum of share * e^(-s d)) / s for steepness s, so that a second way is worth something,
and an opening for which hardly a card exists is worth little.
"""

from collections.abc import Iterable
from math import log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...game.cards import DOOR, FACE_DOWN, IS_LADDER, LINKED, OPEN, PATHS, TURNED
from ...game.code import CELL_BIT
from ...game.maze import FITS, TILE_BIT, Maze

FAR_OFF: Final = 30  # a goal that cannot be reached in sight

WIDTH: Final = 15
HEIGHT: Final = 11
_SIZE: Final = WIDTH * HEIGHT
_WEST: Final = 3  # columns west of the start
_SOUTH: Final = 5  # rows south of it
_HALF: Final = 1 << 15
WALL: Final = 255


def spot(cell: i64) -> i64:
    """A cell's place in the box, 0 (a wall) if it lies outside."""
    x = (cell & 0xFFFF) - _HALF + _WEST
    y = (cell >> 16) - _HALF + _SOUTH
    if 0 < x < WIDTH - 1 and 0 < y < HEIGHT - 1:
        return y * WIDTH + x
    return 0


def _walls() -> list[int]:
    return [
        WALL if at % WIDTH in (0, WIDTH - 1) or at // WIDTH in (0, HEIGHT - 1) else 0
        for at in range(_SIZE)
    ]


_EMPTY: Final = vec[i64](_walls())
_ZEROS: Final = vec[i64]([0] * _SIZE)
_ONES: Final = vec[float]([1.0] * _SIZE)
_STEP: Final = vec[i64]([WIDTH, 1, -WIDTH, -1])  # N, E, S, W

# How many cards of the base game there are with just these open sides, all linked.
_COUNTS: Final = {"NS": 4, "EW": 3, "ES": 4, "SW": 5, "NES": 5, "NEW": 5, "NESW": 5}


def _number(sides: int) -> int:
    letters = "".join("NESW"[side] for side in range(4) if sides >> side & 1)
    back = "".join("NESW"[side] for side in range(4) if sides >> (side ^ 2) & 1)
    return _COUNTS.get(letters, _COUNTS.get(back, 0))


_TUNNELS: Final = sum(_COUNTS.values())
SUPPLY: Final = vec[float]([_number(sides) / _TUNNELS for sides in range(16)])
_USUAL: Final = 0.5  # the share of cards that lead on at a new opening
_STEEP: Final = 2.0  # how fast an opening counts less with its distance
_FADE: Final = vec[float]([2.718281828 ** (-_STEEP * d) for d in range(FAR_OFF + 1)])
LASTING: Final = 5  # how long a map will do in haste
NO_WAY: Final = 14.0  # the soft distance where nothing leads to a goal


def supply(cards: Iterable[int]) -> "vec[float]":
    """How many of these cards have just these open sides, all linked; 1 is a full deck's worth."""
    counts = [0.0] * 16
    for card in cards:
        if card < PATHS:
            tile: i64 = 2 * card + 1
            while tile:
                sides = OPEN[tile]
                if any(LINKED[4 * tile + side] == sides for side in range(4)):
                    counts[sides] += 1 / _TUNNELS
                tile = TURNED[tile]
    return vec[float](counts)


def scarcity(left: Iterable[tuple[int, float]]) -> "vec[float]":
    """How far the supply holds on cells, where it is not in full."""
    found = _ONES[:]
    for cell, share in left:
        found[spot(cell)] = share
    return found


def _soft(total: float) -> float:
    """All openings together as one distance."""
    if total <= 1e-30:
        return NO_WAY
    found = -log(total) / _STEEP
    return found if found < NO_WAY else NO_WAY


class Distances:
    """Distances in one maze, for one way of passing doors."""

    __slots__ = (
        "_age", "_fits", "_grid", "_known", "_maps", "_parts", "_queue", "_seen", "_totals", "ends",
        "goals", "scarce", "shut", "supply",
    )  # fmt: skip

    def __init__(self, shut: i64 = 0) -> None:
        self.shut = shut  # doors of this colour don't open
        self._grid = _EMPTY[:]
        self._fits = _ZEROS[:]  # which sets of open sides fit an empty place
        self._seen = _ZEROS[:]
        self._age: i64 = 0  # how often the maze has changed since the maps were drawn
        self._queue = vec[i64]([0] * _SIZE)
        self._maps: list[vec[i64]] = [_ZEROS[:], _ZEROS[:], _ZEROS[:]]
        self._parts: list[vec[float]] = [vec[float]([0.0] * _SIZE) for _ in range(3)]
        self._totals = vec[float]([0.0, 0.0, 0.0])
        self._known: i64 = 0  # goals whose map is drawn, and in higher bits: whose openings count
        self.ends = vec[i64]()  # empty places into which the start's tunnels open
        self.goals = vec[i64]([0, 0, 0])
        self.supply = SUPPLY  # how many of the cards with just these open sides are to be had
        self.scarce = _ONES  # at each place, how far that still holds

    def load(self, maze: Maze, hasty: bool = False) -> None:
        """Look at a maze anew; in haste, with maps that may be a few cards old."""
        grid = _EMPTY[:]
        fits = self._fits
        ends = vec[i64](capacity=24)
        for w in maze.nodes:
            tile: i64 = w >> TILE_BIT & 127
            if tile:
                grid[spot(w >> CELL_BIT)] = tile
            elif w & FITS:
                at = spot(w >> CELL_BIT)
                fits[at] = w & FITS
                if at and self.shut == 0:
                    ends = append(ends, at)
        grid[0] = WALL
        self._grid = grid
        self._age += 1
        if hasty and self._age < LASTING:
            self._known &= 7
        else:
            self._known = 0
            self._age = 0
        self.goals[0] = spot(maze.north)
        self.goals[1] = spot(maze.middle)
        self.goals[2] = spot(maze.south)
        self.ends = ends
        if self.shut:
            self._find_ends(maze)

    def forget(self) -> None:
        """Another maze comes next: no map of this one will do."""
        self._age = LASTING

    def _find_ends(self, maze: Maze) -> None:
        """Where tunnels open that lead past no shut door."""
        dist = _ZEROS[:]
        self._seen = _ZEROS[:]
        self._queue[0] = 0
        count: i64 = 0
        for w in maze.nodes:
            tile = w >> TILE_BIT & 127
            if IS_LADDER[tile]:
                at = spot(w >> CELL_BIT)
                side: i64 = 0
                while OPEN[tile] >> side & 1 == 0:
                    side += 1
                if at:
                    count = self._flow(at, side, 1, dist, count)
        ends = vec[i64](capacity=24)
        i: i64 = 0
        while i < count:
            ends = append(ends, self._queue[i])
            i += 1
        self.ends = ends

    def _flow(self, at: i64, side: i64, cost: i64, dist: "vec[i64]", count: i64) -> i64:
        """Pass through a laid tile, entering by a side; empty places behind it are queued."""
        tile = self._grid[at]
        if DOOR[tile] == self.shut and self.shut:
            return count
        linked = LINKED[4 * tile + side]
        done = self._seen[at]
        if linked & ~done == 0:
            return count
        self._seen[at] = done | linked
        out: i64 = 0
        while out < 4:
            if linked >> out & 1:
                count = self._go(at + _STEP[out], out ^ 2, cost, dist, count)
            out += 1
        return count

    def _go(self, at: i64, side: i64, cost: i64, dist: "vec[i64]", count: i64) -> i64:
        """Come to a place by one of its sides."""
        tile = self._grid[at]
        if tile == 0:
            if dist[at] == 0:
                dist[at] = cost
                self._queue[count] = at
                count += 1
        elif tile != FACE_DOWN and tile != WALL and OPEN[tile] >> side & 1:
            count = self._flow(at, side, cost, dist, count)
        return count

    def _map(self, goal: i64) -> "vec[i64]":
        """For every empty place, how many cards from it (itself included) reach the goal."""
        if self._known >> goal & 1:
            return self._maps[goal]
        dist = _ZEROS[:]
        self._seen = _ZEROS[:]
        at = self.goals[goal]
        count: i64 = 0
        side: i64 = 0
        while side < 4:
            count = self._go(at + _STEP[side], side ^ 2, 1, dist, count)
            side += 1
        grid = self._grid
        queue = self._queue
        done: i64 = 0
        while done < count:
            at = queue[done]
            done += 1
            cost = dist[at] + 1
            if cost > FAR_OFF:
                break
            side = 0
            while side < 4:
                beside = at + _STEP[side]
                tile = grid[beside]
                if tile == 0:
                    if dist[beside] == 0:
                        dist[beside] = cost
                        queue[count] = beside
                        count += 1
                elif tile != FACE_DOWN and tile != WALL and OPEN[tile] >> (side ^ 2) & 1:
                    count = self._flow(beside, side ^ 2, cost, dist, count)
                side += 1
        self._maps[goal] = dist
        self._known |= 1 << goal
        return dist

    def distance(self, goal: i64) -> i64:
        """How many cards are to be laid until a goal is reached."""
        dist = self._map(goal)
        best: i64 = FAR_OFF
        for at in self.ends:
            cost = dist[at]
            if 0 < cost < best:
                best = cost
        return best

    def soft_distance(self, goal: i64) -> float:
        """The soft distance of a goal."""
        return _soft(self._total(goal))

    def _total(self, goal: i64) -> float:
        """What all openings count together; what each counts is kept."""
        if self._known >> (3 + goal) & 1 == 0:
            dist = self._map(goal)
            parts = self._parts[goal]
            total = 0.0
            for at in self.ends:
                cost = dist[at]
                part = 0.0
                if cost > 0:
                    part = _FADE[cost] * self._share(at, cost, goal, dist)
                parts[at] = part
                total += part
            self._totals[goal] = total
            self._known |= 8 << goal
        return self._totals[goal]

    def _share(self, at: i64, cost: i64, goal: i64, dist: "vec[i64]") -> float:
        """The share of cards that lead on from an opening towards a goal."""
        fits = self._fits[at]
        on: i64 = 0  # sides that lead on
        side: i64 = 0
        while side < 4:
            beside = at + _STEP[side]
            tile = self._grid[beside]
            if beside == self.goals[goal]:
                on |= 1 << side
            elif tile == 0:
                if 0 < dist[beside] < cost:
                    on |= 1 << side
            elif tile != WALL and tile != FACE_DOWN and OPEN[tile] >> (side ^ 2) & 1:
                on |= 1 << side
            side += 1
        share = 0.0
        sides: i64 = 3
        while sides < 16:
            if fits >> sides & 1 and sides & on:
                share += self.supply[sides]
            sides += 1
        return share * self.scarce[at] + 0.001

    def soft_distance_after(self, goal: i64, cell: i64, tile: i64, entries: i64) -> float:
        """The soft distance once a tile lies on a cell, entered by these sides (as a mask).

        0 if it reaches the goal. What the tile does to other openings is left out.
        """
        place = spot(cell)
        total = self._total(goal)
        opens = False
        for end in self.ends:
            if end == place:
                total -= self._parts[goal][end]
                opens = True
        if place == 0 or (DOOR[tile] == self.shut and self.shut):
            return _soft(total)
        linked: i64 = 0
        side: i64 = 0
        while side < 4:
            if opens and entries >> side & 1:
                linked |= LINKED[4 * tile + side]
            side += 1
        if IS_LADDER[tile]:
            linked = OPEN[tile]
        dist = self._maps[goal]
        side = 0
        while side < 4:
            if linked >> side & 1:
                at = place + _STEP[side]
                if at == self.goals[goal]:
                    return 0.0
                cost = dist[at]
                if cost > 0:
                    total += _FADE[cost] * _USUAL
            side += 1
        return _soft(total)
