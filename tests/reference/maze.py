"""Tunnels on the table. ``Up`` holds all face-up cards: start, path cards, revealed goals."""

from functools import lru_cache

from .cards import BACK, EDGES, STEP, Cell, feature, groups, is_open

Up = dict[Cell, str]


def step(cell: Cell, edge: str) -> Cell:
    return cell[0] + STEP[edge][0], cell[1] + STEP[edge][1]


def _leads_on(card: str, group: str, shut_door: str) -> bool:
    """Whether a tunnel continues through this group: not a stub, and no shut door in it."""
    if feature(card) == "ladder":
        return True
    return len(group) > 1 and not (shut_door and feature(card) == shut_door)


def linked(up: Up, shut_door: str = "") -> frozenset[tuple[Cell, str]]:
    """Every open edge an unbroken tunnel links to the start card or a ladder (B10, X8).

    The start card is a ladder card (T3). Doors are open (X7), except those of ``shut_door``.
    """
    return _linked(tuple(up.items()), shut_door)


@lru_cache(16)  # for every candidate of a turn the same question is asked of the same cards
def _linked(cards: tuple[tuple[Cell, str], ...], shut_door: str) -> frozenset[tuple[Cell, str]]:
    up = dict(cards)
    found: set[tuple[Cell, str]] = set()
    todo = [(cell, g) for cell, c in up.items() if feature(c) == "ladder" for g in groups(c)]
    while todo:
        cell, group = todo.pop()
        for edge in group:
            if (cell, edge) in found:
                continue
            found.add((cell, edge))
            beyond = step(cell, edge)
            for other in groups(up[beyond]) if beyond in up else ():
                if BACK[edge] in other and _leads_on(up[beyond], other, shut_door):
                    todo.append((beyond, other))
    return frozenset(found)


def fits(up: Up, cell: Cell, card: str) -> bool:
    """B9: open to open and closed to closed, at every face-up neighbour."""
    return all(
        is_open(card, edge) == is_open(up[step(cell, edge)], BACK[edge])
        for edge in EDGES
        if step(cell, edge) in up
    )


def joins(up: Up, cell: Cell, card: str) -> bool:
    """B10: an open edge meets an open edge that is linked to the start."""
    links = linked(up)
    return any(is_open(card, e) and (step(cell, e), BACK[e]) in links for e in EDGES)


def ladder_may_lie(up: Up, goal_cells: set[Cell], adjacent: bool, cell: Cell, card: str) -> bool:
    """X8: an open edge meets an open edge of a path card, and it is not attached to a goal."""
    for edge in EDGES:
        if step(cell, edge) in goal_cells and (adjacent or is_open(card, edge)):
            return False
    return any(
        is_open(card, edge) and step(cell, edge) in up and is_open(up[step(cell, edge)], BACK[edge])
        for edge in EDGES
    )


def reached_from(up: Up, goal: Cell) -> list[str]:
    """The sides, in the order W N S E, on which a linked tunnel reaches this cell (B12)."""
    links = linked(up)
    return [edge for edge in "WNSE" if (step(goal, edge), BACK[edge]) in links]
