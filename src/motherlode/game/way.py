"""By which way the treasure was reached, and for whom it is open [X17]. It follows from what lies
open on the table and from the dwarf of the seat that reached it, known to all by then.
"""

from collections.abc import Collection, Mapping, Sequence
from heapq import heappop, heappush
from typing import Final, NamedTuple

from .cards import BLUE, DOOR, GOLD, GREEN, IS_LADDER, LINKED, OPEN, ROLES
from .maze import ORIGIN, STEP

BARS: Final = {BLUE: GREEN, GREEN: BLUE}  # the doors that a colour does not pass
DOORS: Final = (BLUE, GREEN)
STEP_COST: Final = 1000  # more than all doors together: first the length counts, then the doors


class Way(NamedTuple):
    """How the treasure was reached. Cells are numbers, colours the names of dwarfs."""

    cells: tuple[int, ...]  # from the start to the treasure; it may jump, and cross itself
    open: tuple[str, ...]  # the colours for which some way is open
    doors: tuple[int, ...]  # the doors among `cells`
    closed: Mapping[str, tuple[int, ...]]  # of the other colours: the doors that bar their way


def way_to_treasure(tiles: Mapping[int, int], expansion: bool, completed_by: str) -> Way | None:
    """By which way the dwarf `completed_by` reached the treasure; None if it was not reached.

    `tiles` is all that lies open: the start, the cards in the maze, the goals that are revealed.
    """
    if not expansion:
        cells = shortest(tiles)
        return Way(cells, (), (), {}) if cells else None
    ways = {colour: shortest(tiles, closed=[BARS[colour]]) for colour in DOORS}
    free = [colour for colour in DOORS if ways[colour]]
    winning = [colour for colour in free if ROLES[colour] == completed_by] or free
    if len(winning) == 1:
        cells = ways[winning[0]]
    elif winning:  # best one way for both
        cells = shortest(tiles, closed=DOORS) or min((ways[c] for c in winning), key=len)
    else:
        cells = shortest(tiles, avoided=DOORS)
    if not cells:
        return None
    closed = {ROLES[colour]: barring(tiles, colour) for colour in DOORS if colour not in free}
    return Way(cells, tuple(ROLES[c] for c in free), _doors(tiles, cells, DOORS), closed)


def barring(tiles: Mapping[int, int], colour: int) -> tuple[int, ...]:
    """The doors that bar the way of a colour for which none is open [X7]."""
    kinds = [BARS[colour]]
    return _doors(tiles, shortest(tiles, avoided=kinds), kinds)


def _doors(
    tiles: Mapping[int, int], cells: Sequence[int], kinds: Collection[int]
) -> tuple[int, ...]:
    return tuple(cell for cell in cells if DOOR[tiles[cell]] in kinds)


def shortest(
    tiles: Mapping[int, int], closed: Collection[int] = (), avoided: Collection[int] = ()
) -> tuple[int, ...]:
    """The cells of a shortest way from the start to the treasure; none if there is no way.

    Through closed doors it does not lead, and through as few of the avoided ones as ways of its
    length do. Among equal ones the same is found each time.
    """
    ladders = sorted(cell for cell, tile in tiles.items() if IS_LADDER[tile] and cell != ORIGIN)
    # What it has cost so far, the cell, the sides by which it goes on, the way.
    todo: list[tuple[int, int, int, tuple[int, ...]]] = [
        (0, ORIGIN, OPEN[tiles[ORIGIN]], (ORIGIN,))
    ]
    done: set[tuple[int, int]] = set()
    while todo:
        cost, here, sides, way = heappop(todo)
        if tiles[here] == GOLD:
            return way
        if (here, sides) in done:
            continue
        done.add((here, sides))
        # All ladders are linked to the start [X8], so that nothing is nearer to one than that.
        steps = [(cell, OPEN[tiles[cell]]) for cell in ladders] if here == ORIGIN else []
        for side in range(4):
            beside = here + STEP[side]
            if sides >> side & 1 and OPEN[tiles.get(beside, 0)] >> (side ^ 2) & 1:
                steps.append((beside, LINKED[4 * tiles[beside] + (side ^ 2)]))
        for cell, onward in steps:
            door = DOOR[tiles[cell]]
            if door == 0 or door not in closed:
                more = STEP_COST + (door in avoided)
                heappush(todo, (cost + more, cell, onward, (*way, cell)))
    return ()
