"""The maze: which tile lies where, what the start card's tunnels reach, what fits on which cell.

The maze is as large as the cards laid in it: a list of *nodes*, one for each card and for each
empty cell beside one (a *rim* cell), found through a small hash table of cells. A node is one
number:

    bits 0-15    rim: the sets of open sides that may be laid here now, one bit for each set
    bits 16-23   rim: what each side meets, two bits a side; tile: its sides linked to the start
    bits 24-30   the tile, 0 for a rim cell
    bits 31-62   the cell, where the code of a move has it, too

So one pass over the nodes finds all places for all path cards in a hand, and laying a card
touches its neighbours only, unless it links a part that was cut off.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from .cards import DOOR, FACE_DOWN, GOLD, HAS_CRYSTAL, IS_LADDER, LINKED, OPEN, START, STONE
from .code import CELL_BIT, DIG, cell_bits, cell_of, kind_of, tile_of

# --- cells -----------------------------------------------------------------------------------

FAR: Final = 30_000  # coordinates beyond this are refused: no game gets there
_HALF: Final = 1 << 15
NOWHERE: Final = 0  # a cell that is never laid nor beside one that is
ORIGIN: Final = _HALF << 16 | _HALF


def cell(x: int, y: int) -> int:
    """The number of a cell; cells out of the engine's reach are all NOWHERE."""
    if -FAR <= x <= FAR and -FAR <= y <= FAR:
        return (y + _HALF) << 16 | (x + _HALF)
    return NOWHERE


def xy(cell: int) -> tuple[int, int]:
    return (cell & 0xFFFF) - _HALF, (cell >> 16) - _HALF


def cell_text(cell: int) -> str:
    """A cell as it is written, such as 3,-1."""
    x, y = xy(cell)
    return f"{x},{y}"


NEAR_GOALS: Final = (cell(8, 2), cell(8, 0), cell(8, -2))  # north, middle, south [T1]
FAR_GOALS: Final = (cell(8, 2), cell(9, 0), cell(8, -2))  # house rule far_middle_goal

STEP: Final = vec[i64]([1 << 16, 1, -(1 << 16), -1])  # from a cell to its neighbour N, E, S, W

# --- what fits -------------------------------------------------------------------------------
# What a side of an empty cell meets: nothing (or a face-down goal), a closed edge, an open edge,
# an open edge linked to the start.
NOTHING: Final = 0
CLOSED: Final = 1
OPENING: Final = 2
REACHED: Final = 3


def _fits(sides: int, meets: int) -> bool:
    """Open meets open, closed meets closed [B9]."""
    for side in range(4):
        met = meets >> 2 * side & 3
        if met != NOTHING and (met != CLOSED) != bool(sides >> side & 1):
            return False
    return True


def _touches(sides: int, meets: int, least: int) -> bool:
    return any(sides >> side & 1 and meets >> 2 * side & 3 >= least for side in range(4))


def _places(meets: int, least: int, barred: int) -> int:
    """The sets of open sides that fit, touch an edge of at least that kind, avoid barred sides."""
    return sum(
        1 << sides
        for sides in range(1, 16)
        if _fits(sides, meets) and _touches(sides, meets, least) and not sides & barred
    )


# By what the sides meet: what may be laid there [B9, B10]; and what of ladders [X8], where the
# sides that face a goal's cell stand in the bits above.
FIT: Final = vec[i64]([_places(meets, REACHED, 0) for meets in range(256)])
LADDER_FIT: Final = vec[i64]([_places(i & 255, OPENING, i >> 8) for i in range(1 << 12)])

FITS: Final = (1 << 16) - 1


def _side(step: i64) -> i64:
    """The side of a cell, as a mask, on which the cell at this step from it lies; or 0."""
    if step == 1 << 16:
        return 1
    if step == 1:
        return 2
    if step == -(1 << 16):
        return 4
    if step == -1:
        return 8
    return 0


# Where a node keeps its parts; its cell at CELL_BIT, as a move's code does (code.py).
TILE_BIT: Final = 24
SIDES_BIT: Final = 16


class Maze:
    """The cards on the table between the start and the goals."""

    __slots__ = ("goals", "knocked", "middle", "nodes", "north", "slots", "south", "treasure")

    def __init__(
        self,
        nodes: "vec[i64]",
        slots: "vec[i16]",
        goals: tuple[int, ...],
        north: i64,
        middle: i64,
        south: i64,
        treasure: bool,
    ) -> None:
        self.nodes = nodes
        self.slots = slots
        self.goals = goals  # which goal lies where, known or not: 0 is the treasure [T1]
        self.north: i64 = north  # the goals' cells
        self.middle: i64 = middle
        self.south: i64 = south
        self.treasure = treasure  # the treasure lies open
        self.knocked = False  # a tunnel has come to a face-down goal

    def copy(self) -> "Maze":
        return Maze(
            self.nodes[:],
            self.slots[:],
            self.goals,
            self.north,
            self.middle,
            self.south,
            self.treasure,
        )

    @property
    def goal_cells(self) -> tuple[int, int, int]:
        """The cells of the goals: north, middle, south."""
        return self.north, self.middle, self.south

    # --- looking -----------------------------------------------------------------------------

    def find(self, cell: i64) -> i64:
        """The node of a cell, or -1."""
        slots = self.slots
        nodes = self.nodes
        mask: i64 = len(slots) - 1
        at: i64 = (cell * 31 + (cell >> 16) * 23) & mask
        while True:
            found: int = slots[at]
            if found == 0:
                return -1
            node: i64 = found
            if nodes[node - 1] >> CELL_BIT == cell:
                return node - 1
            at = (at + 1) & mask

    def tile(self, cell: i64) -> i64:
        """The tile on a cell, 0 if there is none."""
        node = self.find(cell)
        if node < 0:
            return 0
        return self.nodes[node] >> TILE_BIT & 127

    def meets(self, cell: i64) -> i64:
        """What the sides of an empty cell meet, two bits a side."""
        node = self.find(cell)
        if node < 0:
            return 0
        return self.nodes[node] >> SIDES_BIT & 255

    def tiles(self) -> list[tuple[int, int]]:
        """All cells with a card on them and their tiles."""
        return [(w >> CELL_BIT, w >> TILE_BIT & 127) for w in self.nodes if w >> TILE_BIT & 127]

    def goal_sides(self, cell: i64) -> i64:
        """The sides of a cell that face a goal's cell."""
        return _side(self.north - cell) | _side(self.middle - cell) | _side(self.south - cell)

    def ladder_fits(self, cell: i64, meets: i64, adjacent: bool) -> i64:
        """The sets of open sides that a ladder may have on this empty cell [X8]."""
        barred = self.goal_sides(cell)
        if barred != 0 and adjacent:
            return 0
        return LADDER_FIT[barred << 8 | meets]

    def fits(self) -> i64:
        """The sets of open sides that may be laid somewhere."""
        nodes = self.nodes
        all_fits: i64 = 0
        i: i64 = 0
        n: i64 = len(nodes)
        while i < n:
            all_fits |= nodes[i]
            i += 1
        return all_fits & FITS

    def any_ladder_fits(self, adjacent: bool) -> i64:
        """The sets of open sides that a ladder may have somewhere."""
        all_fits: i64 = 0
        for w in self.nodes:
            if w >> TILE_BIT & 127 == 0:
                all_fits |= self.ladder_fits(w >> CELL_BIT, w >> SIDES_BIT & 255, adjacent)
        return all_fits

    def ends(self) -> list[tuple[int, int]]:
        """The empty cells into which the start's tunnels open."""
        return [
            xy(w >> CELL_BIT)
            for w in self.nodes
            if w >> TILE_BIT & 127 == 0 and (w >> (SIDES_BIT + 1)) & w >> SIDES_BIT & 0x55
        ]

    def any_card(self) -> bool:
        """Whether there is a card that a rockfall could remove."""
        for w in self.nodes:
            if 0 < w >> TILE_BIT & 127 < FACE_DOWN:
                return True
        return False

    def face_down(self) -> i64:
        """The places of the goals that a map could show, as a mask."""
        found: i64 = 0
        for place in range(3):
            if self.tile(self.goal_cells[place]) == FACE_DOWN:
                found |= 1 << place
        return found

    def crystals(self) -> int:
        found: i64 = 0
        for w in self.nodes:
            found += HAS_CRYSTAL[w >> TILE_BIT & 127]
        return found

    def open_for(self, closed: int) -> bool:
        """Whether a tunnel leads from start to treasure past no door of that colour [X17]."""
        shut: i64 = closed
        entered: dict[int, int] = {}  # node -> sides of it that are reached
        todo: list[tuple[int, int]] = []
        for i, w in enumerate(self.nodes):
            if IS_LADDER[w >> TILE_BIT & 127]:
                todo.append((i, OPEN[w >> TILE_BIT & 127]))
        while todo:
            node, sides = todo.pop()
            old = entered.get(node, 0)
            if sides & ~old == 0:
                continue
            entered[node] = old | sides
            here = self.nodes[node] >> CELL_BIT
            for side in range(4):
                if sides >> side & 1 == 0:
                    continue
                beside = self.find(here + STEP[side])
                if beside < 0:
                    continue
                tile = self.nodes[beside] >> TILE_BIT & 127
                if OPEN[tile] >> (side ^ 2) & 1 == 0:
                    continue
                if tile == GOLD:
                    return True
                if DOOR[tile] != shut:
                    todo.append((beside, LINKED[4 * tile + (side ^ 2)]))
        return False

    # --- laying and removing -----------------------------------------------------------------

    def after(self, code: i64) -> "Maze":
        """The maze after a dig or a rockfall; goals that are reached then are not turned up."""
        found = self.copy()
        if kind_of(code) == DIG:
            found.put(cell_of(code), tile_of(code))
        else:
            found.remove(cell_of(code))
        return found

    def lay(self, cell: i64, tile: i64) -> None:
        """Put a tile on an empty cell and turn up the goals that are reached now [B12]."""
        self.put(cell, tile)
        if self.knocked:
            self._reveal(cell)

    def remove(self, cell: i64) -> None:
        """Take a card off the table [B16]."""
        node = self.find(cell)
        nodes = self.nodes
        reached = nodes[node] >> SIDES_BIT & 15
        links: i64 = 0  # neighbours that were linked through this card or gave it its link
        meets: i64 = 0
        ladder = IS_LADDER[nodes[node] >> TILE_BIT & 127]
        side: i64 = 0
        while side < 4:
            other = side ^ 2
            beside = self.find(cell + STEP[side])
            if beside >= 0:
                w = nodes[beside]
                tile = w >> TILE_BIT & 127
                if tile == 0:
                    self._meet(beside, other, NOTHING)
                elif tile != FACE_DOWN:
                    if OPEN[tile] >> other & 1 == 0:
                        meets |= CLOSED << 2 * side
                    elif w >> (SIDES_BIT + other) & 1 == 0:
                        meets |= OPENING << 2 * side
                    else:
                        meets |= REACHED << 2 * side
                        if reached >> side & 1:
                            links += 1
            side += 1
        nodes[node] = cell << CELL_BIT | meets << SIDES_BIT | FIT[meets]
        if links > 1 or (links > 0 and ladder):
            self._link_anew()

    def set_goal(self, place: int, tile: int) -> None:
        """Lay a goal open as it lies; for setting up a position."""
        cell = self.goal_cells[place]
        self.put(cell, tile)
        if tile == GOLD:
            self.treasure = True

    def put(self, cell: i64, tile: i64) -> None:
        """Put a tile on a cell and link it; goals stay as they are."""
        node = self.find(cell)
        if node < 0:
            node = self._add(cell)
        nodes = self.nodes
        nodes[node] = cell << CELL_BIT | tile << TILE_BIT
        opening = OPEN[tile]
        entries: i64 = 0
        side: i64 = 0
        while side < 4:
            other = side ^ 2
            met: i64 = OPENING if opening >> side & 1 else CLOSED
            beside = self.find(cell + STEP[side])
            if beside < 0:
                if tile != FACE_DOWN:
                    beside = self._add(cell + STEP[side])
                    self.nodes[beside] |= met << (SIDES_BIT + 2 * other)
            else:
                w = self.nodes[beside]
                if w >> TILE_BIT & 127 == 0:
                    if tile != FACE_DOWN:
                        self._meet(beside, other, met)
                elif (
                    met == OPENING
                    and OPEN[w >> TILE_BIT & 127] >> other & w >> (SIDES_BIT + other) & 1
                ):
                    entries |= 1 << side
            side += 1
        if IS_LADDER[tile]:
            side = 0
            while OPEN[tile] >> side & 1 == 0:
                side += 1
            self._flow(node, side)
        side = 0
        while entries >> side:
            if entries >> side & 1:
                self._flow(node, side)
            side += 1

    def _add(self, cell: i64) -> i64:
        """A new, empty node."""
        self.nodes = append(self.nodes, cell << CELL_BIT)
        count: i64 = len(self.nodes)
        size: i64 = len(self.slots)
        if 4 * count > 3 * size:
            self.slots = vec[i16]([0] * (2 * size))
            node: i64 = 0
            while node < count:
                self._index(node)
                node += 1
        else:
            self._index(count - 1)
        return count - 1

    def _index(self, node: i64) -> None:
        slots = self.slots
        mask: i64 = len(slots) - 1
        cell = self.nodes[node] >> CELL_BIT
        at: i64 = (cell * 31 + (cell >> 16) * 23) & mask
        while slots[at] != 0:
            at = (at + 1) & mask
        number: int = node + 1
        slots[at] = number

    def _meet(self, rim: i64, side: i64, met: i64) -> None:
        """An empty cell meets something else on one of its sides."""
        w = self.nodes[rim]
        shift = 2 * side
        meets = (w >> SIDES_BIT & 255) & ~(3 << shift) | met << shift
        self.nodes[rim] = cell_bits(w) | meets << SIDES_BIT | FIT[meets]

    def _flow(self, node: i64, side: i64) -> None:
        """The start's tunnels enter a tile by one of its sides: link what lies behind it."""
        nodes = self.nodes
        w = nodes[node]
        linked = LINKED[4 * (w >> TILE_BIT & 127) + side]
        if linked & ~(w >> SIDES_BIT) == 0:
            return
        nodes[node] = w | linked << SIDES_BIT
        here = w >> CELL_BIT
        out: i64 = 0
        while out < 4:
            if linked >> out & 1:
                beside = self.find(here + STEP[out])
                if beside >= 0:
                    other = out ^ 2
                    tile = nodes[beside] >> TILE_BIT & 127
                    if tile == 0:
                        self._meet(beside, other, REACHED)
                    elif tile == FACE_DOWN:
                        self.knocked = True
                    elif OPEN[tile] >> other & 1:
                        self._flow(beside, other)
            out += 1

    def _link_anew(self) -> None:
        """After a card is gone: forget what was linked, and follow the tunnels again."""
        nodes = self.nodes
        count: i64 = len(nodes)
        node: i64 = 0
        while node < count:
            w = nodes[node]
            if w >> TILE_BIT & 127:
                nodes[node] = w & ~(15 << SIDES_BIT)
            else:
                meets = w >> SIDES_BIT & 255
                meets &= ~(meets >> 1 & 0x55)  # REACHED becomes OPENING
                nodes[node] = cell_bits(w) | meets << SIDES_BIT
            node += 1
        node = 0
        while node < count:
            tile = nodes[node] >> TILE_BIT & 127
            if IS_LADDER[tile]:
                side: i64 = 0
                while OPEN[tile] >> side & 1 == 0:
                    side += 1
                self._flow(node, side)
            node += 1

    def _reveal(self, last: i64) -> None:
        """Turn up, pass by pass, the goals that the start's tunnels reach [B12]."""
        while self.knocked and not self.treasure:
            self.knocked = False
            turned: list[tuple[int, int]] = []
            for place in range(3):
                goal: i64 = self.goal_cells[place]
                if self.tile(goal) == FACE_DOWN:
                    side = self.entry(goal, last)
                    if side >= 0:
                        turned.append((place, side))
            for place, side in turned:
                identity = self.goals[place]
                if identity == 0:
                    self.treasure = True
                    self.put(self.goal_cells[place], GOLD)
                else:
                    stone = STONE + 2 * (identity - 1)
                    lies = stone if OPEN[stone] >> side & 1 else stone + 1
                    self.put(self.goal_cells[place], lies)
        self.knocked = False

    def entry(self, goal: i64, last: i64) -> int:
        """By which side a tunnel reaches a goal: from the last card, else W, N, S, E; or -1."""
        found = -1
        for side in (1, 2, 0, 3):
            beside = self.find(goal + STEP[side])
            if beside >= 0:
                w = self.nodes[beside]
                if w >> TILE_BIT & 127 and w >> (SIDES_BIT + (side ^ 2)) & 1:
                    if w >> CELL_BIT == last:
                        return side
                    found = side
        return found


def new_maze(goals: tuple[int, ...], far_middle: bool) -> Maze:
    """The start card and three face-down goals [T1]."""
    cells = FAR_GOALS if far_middle else NEAR_GOALS
    north, middle, south = cells
    maze = Maze(vec[i64](), vec[i16]([0] * 64), goals, north, middle, south, False)
    for goal in cells:
        maze.put(goal, FACE_DOWN)
    maze.put(ORIGIN, START)
    return maze
