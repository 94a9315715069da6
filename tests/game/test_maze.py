"""The maze's fast tables against the slow reading of the same clauses, on random mazes."""

from dataclasses import dataclass
from random import Random
from typing import Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motherlode.game.cards import (
    BLUE,
    CARD,
    FACE_DOWN,
    GOALS,
    GREEN,
    IS_LADDER,
    NAMES,
    OPEN,
    PATHS,
    SIDES,
    TILE,
    TILE_TEXT,
    tile,
)
from motherlode.game.code import CELL_BIT
from motherlode.game.maze import FAR, LADDER_FIT, NOWHERE, Maze, cell, new_maze, xy
from tests.reference import cards as c
from tests.reference import maze as slow
from tests.reference.cards import BACK, EDGES, Cell
from tests.reference.game import Game

TEXTS = sorted(TILE)
CELLS = [(x, y) for x in range(-2, 11) for y in range(-4, 5)]


class Pair:
    """One maze twice: the engine's, and the reference's in a round that does nothing else."""

    def __init__(self, goals: tuple[int, int, int] = (0, 1, 2), far_middle: bool = False) -> None:
        self.fast = new_maze(goals, far_middle)
        self.slow = Game("expansion", "pl-2025", {"far_middle_goal": far_middle}, 2)
        names = [GOALS[goal] for goal in goals]
        self.slow.goals = dict(zip(self.slow.goal_cells, names, strict=True))

    def lay(self, place: Cell, text: str) -> None:
        self.fast.lay(cell(*place), tile(text))
        self.slow.maze[place] = text
        self.slow._reveal(place)

    def remove(self, place: Cell) -> None:
        self.fast.remove(cell(*place))
        del self.slow.maze[place]

    def is_free(self, place: Cell) -> bool:
        return place not in self.slow.maze and place not in self.slow.goals

    def near(self) -> list[Cell]:
        """The empty cells beside a card or a goal."""
        taken = [*self.slow.maze, *self.slow.goals]
        beside = {slow.step(place, edge) for place in taken for edge in EDGES}
        return sorted(place for place in beside if self.is_free(place))

    def check(self) -> None:
        """Every answer of the fast maze is the slow one's."""
        self.check_table()
        self.check_tunnels()
        self.check_places()

    def check_table(self) -> None:
        """What lies where [B12, B16], and the crystals [X21]."""
        shown = {xy(at): TILE_TEXT[t] for at, t in self.fast.tiles()}
        assert shown.pop((0, 0)) == c.START_CARD
        for place, goal in self.slow.goals.items():
            assert shown.pop(place) == (goal if goal.endswith("!") else TILE_TEXT[FACE_DOWN])
        assert shown == {p: text for p, text in self.slow.maze.items() if p != (0, 0)}
        crystals = sum(text.endswith("+crystal") for text in self.slow.maze.values())
        assert self.fast.crystals() == crystals
        assert self.fast.any_card() == (len(self.slow.maze) > 1)
        assert int(self.fast.face_down()).bit_count() == len(self.slow.face_down())

    def check_tunnels(self) -> None:
        """What is linked to the start [B10, X8], and for whom the treasure is open [X17]."""
        up = self.slow.face_up()
        links = slow.linked(up)
        empty = {slow.step(*link) for link in links}
        empty = {place for place in empty if self.is_free(place)}
        assert set(self.fast.ends()) == empty
        for place in self.near():
            meets = self.fast.meets(cell(*place))
            for side, edge in enumerate(SIDES):
                beyond = slow.step(place, edge)
                open_edge = beyond in up and c.is_open(up[beyond], BACK[edge])
                met = 3 if (beyond, BACK[edge]) in links else 2 if open_edge else beyond in up
                assert meets >> 2 * side & 3 == met, (place, edge)
        assert self.fast.treasure == self.slow.treasure
        gold = next(p for p, goal in self.slow.goals.items() if goal.startswith("gold"))
        if self.slow.treasure:
            for shut, name in ((GREEN, "green"), (BLUE, "blue")):
                reached = any(place == gold for place, _ in slow.linked(up, name))
                assert self.fast.open_for(shut) == reached, name

    def check_places(self) -> None:
        """What may be laid on every cell nearby, taken ones included [B9, B10, X8]."""
        up, goals = self.slow.face_up(), set(self.slow.goal_cells)
        anywhere, ladders_anywhere = set(), {True: set[str](), False: set[str]()}
        for place in self.near():
            at = cell(*place)
            node = self.fast.find(at)
            laid = self.fast.nodes[node] & 0xFFFF if node >= 0 else 0
            meets = self.fast.meets(at)
            for text in TEXTS:
                sides = OPEN[TILE[text]]
                fits = slow.fits(up, place, text)
                if not IS_LADDER[TILE[text]]:
                    may = fits and slow.joins(up, place, text)
                    assert laid >> sides & 1 == may, (place, text)
                    if may:
                        anywhere.add(text)
                    continue
                for adjacent in (False, True):
                    may = fits and slow.ladder_may_lie(up, goals, adjacent, place, text)
                    found = self.fast.ladder_fits(at, meets, adjacent) >> sides & 1
                    assert found == may, (place, text, adjacent)
                    if may:
                        ladders_anywhere[adjacent].add(text)
        for text in TEXTS:
            sides = OPEN[TILE[text]]
            if not IS_LADDER[TILE[text]]:
                assert self.fast.fits() >> sides & 1 == (text in anywhere), text
                continue
            for adjacent in (False, True):
                found = self.fast.any_ladder_fits(adjacent) >> sides & 1
                assert found == (text in ladders_anywhere[adjacent]), (text, adjacent)
        for place in [*self.slow.maze, *self.slow.goals]:
            assert self.fast.nodes[self.fast.find(cell(*place))] & 0xFFFF == 0, place


@dataclass(frozen=True)
class Change:
    """A change of the maze; `where` picks one of the cells that are possible."""

    how: Literal["fit", "any", "remove"]
    where: int
    text: str

    def make(self, pair: Pair) -> None:
        if self.how == "remove":
            cards = sorted(place for place in pair.slow.maze if place != (0, 0))
            if cards:
                pair.remove(cards[self.where % len(cards)])
            return
        places = pair.near()
        if self.how == "fit":
            up = pair.slow.face_up()
            places = [
                place
                for place in places
                if slow.fits(up, place, self.text) and slow.joins(up, place, self.text)
            ]
            places.sort(key=lambda place: place[0])  # Hypothesis grows towards larger numbers
        if places:
            pair.lay(places[self.where % len(places)], self.text)


MANY = ["NESW", "EW", "NES", "NEW", "NS/EW", "NESW+crystal", "EW+blue", "EW+green", "NW/ES"]
CHANGES = st.builds(
    Change,
    st.sampled_from(["fit", "fit", "fit", "any", "remove"]),
    st.integers(0, 40),
    st.sampled_from(TEXTS) | st.sampled_from(MANY),
)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.permutations([0, 1, 2]), st.booleans(), st.lists(CHANGES, max_size=12))
def test_tables_equal_the_slow_reading(
    goals: list[int], far_middle: bool, changes: list[Change]
) -> None:
    """B9, B10, B12, B16, X5-X8, X17, X21: after every change, legal or not."""
    north, middle, south = goals
    pair = Pair((north, middle, south), far_middle)
    for change in changes:
        change.make(pair)
        pair.check()


@pytest.mark.parametrize("seed", range(40))
def test_tables_equal_the_slow_reading_in_mazes_that_reach_goals(seed: int) -> None:
    """B12, X17: tunnels dug east, with doors, ladders and bridges, and rockfalls between."""
    rng = Random(f"east {seed}")
    goals = [0, 1, 2]
    rng.shuffle(goals)
    pair = Pair((goals[0], goals[1], goals[2]), seed % 4 == 0)
    wide = [*["NESW"] * 6, *rng.sample(MANY, 3)]
    for _ in range(rng.randint(20, 45)):
        cards = sorted(set(pair.slow.maze) - {(0, 0)})
        if cards and rng.random() < 0.08:
            pair.remove(rng.choice(cards))
        elif rng.random() < 0.06:
            pair.lay(rng.choice(pair.near()), rng.choice(TEXTS))
        else:
            text = rng.choice(rng.choice([TEXTS, wide, wide]))
            up = pair.slow.face_up()
            places = [p for p in pair.near() if slow.fits(up, p, text) and slow.joins(up, p, text)]
            if places:
                east = max(places, key=lambda p: p[0] - abs(p[1]) + 3 * rng.random())
                pair.lay(east, text)
        pair.check_table()
        pair.check_tunnels()
    pair.check_places()


def test_random_mazes_do_reach_goals() -> None:
    """So that the test before this one shows something."""
    reached: set[str] = set()
    for seed in range(40):
        rng = Random(seed)
        pair = Pair()
        while pair.fast.face_down() and len(pair.slow.maze) < 60:
            ends = sorted(pair.fast.ends())
            pair.lay(max(ends, key=lambda p: p[0] + 3 * rng.random()), "NESW")
        reached |= {goal for goal in pair.slow.goals.values() if goal.endswith("!")}
        pair.check_table()
    assert reached == {"gold!", "stone:NW!", "stone:ES!", "stone:NE!", "stone:SW!"}


@settings(max_examples=100, deadline=None, derandomize=True)
@given(st.lists(CHANGES, max_size=10), st.sampled_from(CELLS), st.sampled_from(TEXTS))
def test_removing_a_card_brings_back_the_answers_from_before(
    changes: list[Change], place: Cell, text: str
) -> None:
    """B16: the hole is as it was; nothing remembers the card (a goal it turned up stays)."""
    pair = Pair((1, 0, 2))
    for change in changes:
        change.make(pair)
    if not pair.is_free(place):
        return
    before, goals = answers(pair.fast), dict(pair.slow.goals)
    copy = pair.fast.copy()
    pair.lay(place, text)
    pair.remove(place)
    if pair.slow.goals == goals:
        assert answers(pair.fast) == before
    assert answers(copy) == before
    pair.check_table()
    pair.check_tunnels()


def answers(maze: Maze) -> list[object]:
    """What a maze says of the cells around, whatever the order in which it keeps them."""
    cells = [cell(x, y) for x in range(-4, 13) for y in range(-6, 7)]
    nodes = [maze.find(at) for at in cells]
    words = [
        maze.nodes[node] if node >= 0 else at << CELL_BIT
        for node, at in zip(nodes, cells, strict=True)
    ]
    return [words, maze.treasure, sorted(maze.tiles()), sorted(maze.ends())]


@pytest.mark.parametrize("far", [(20_000, -20_000), (-29_990, 29_990), (0, 29_990), (40, -3)])
def test_card_far_away_is_cut_off(far: Cell) -> None:
    """B10, X8: nothing joins it but a ladder, and that links it."""
    pair = Pair()
    pair.lay(far, "NESW")
    pair.check()
    x, y = far
    pair.lay((x - 1, y), "ES+ladder")
    assert set(pair.fast.ends()) >= {(x + 1, y), (x, y + 1), (x, y - 1)}
    pair.check()
    pair.remove((x - 1, y))
    pair.check()


def test_ladder_links_far_parts_of_the_maze() -> None:
    """X8: one ladder for each of many islands, then without them."""
    pair = Pair()
    islands = [(100 * k, -77 * k) for k in range(1, 12)]
    for x, y in islands:
        pair.lay((x, y), "NESW+crystal")
        pair.lay((x + 1, y), "EW+green")
        pair.lay((x - 1, y), "NE+ladder")
    pair.check()
    assert pair.fast.crystals() == len(islands)
    for x, y in islands:
        pair.remove((x - 1, y))
    pair.check()
    assert len(pair.fast.ends()) == 4


def test_cells_beyond_reach_are_nowhere() -> None:
    """T1 has no borders, the engine's are farther than any game gets: 118 cards."""
    for x, y in [(FAR + 1, 0), (0, -FAR - 1), (10**8, 10**8), (-FAR - 1, FAR + 1)]:
        assert cell(x, y) == NOWHERE
    maze = new_maze((0, 1, 2), False)
    assert maze.tile(NOWHERE) == 0
    assert maze.meets(NOWHERE) == 0
    assert {xy(cell(x, y)) for x, y in CELLS} == set(CELLS)


@settings(max_examples=50, deadline=None, derandomize=True)
@given(st.sets(st.tuples(st.integers(-FAR + 1, FAR - 1), st.integers(-FAR + 1, FAR - 1))))
def test_maze_grows_with_the_cards_not_with_the_distance(places: set[Cell]) -> None:
    """T1: a card needs its own node and at most four beside it, wherever it lies."""
    pair = Pair()
    empty = len(pair.fast.nodes)
    laid = [place for place in sorted(places) if pair.is_free(place)]
    for place in laid:
        pair.lay(place, "NESW")
    assert len(pair.fast.nodes) <= empty + 5 * len(laid)
    assert len(pair.fast.slots) <= max(64, 8 * len(pair.fast.nodes))
    assert {xy(at) for at, _ in pair.fast.tiles()} >= set(laid)


def test_laying_and_removing_on_one_cell_needs_no_more_room() -> None:
    """B16: a hole is filled again and again."""
    pair = Pair()
    sizes = set()
    for _ in range(50):
        pair.lay((1, 0), "EW")
        sizes.add(len(pair.fast.nodes))
        pair.remove((1, 0))
    assert len(sizes) == 1


@pytest.mark.parametrize("number", range(1, 2 * PATHS + 1))
def test_tile_has_the_open_sides_of_its_text(number: int) -> None:
    """T2: as written, and turned by 180 degrees."""
    name = NAMES[(number - 1) // 2]
    text = TILE_TEXT[number]
    assert text == (name if number % 2 else c.turned(name))
    assert CARD[name] == (number - 1) // 2
    for side, edge in enumerate(EDGES):
        assert OPEN[number] >> side & 1 == c.is_open(text, edge)


def test_ladder_never_faces_a_goal() -> None:
    """X8: whatever else it meets, no open side of it is one that faces a goal's cell."""
    for barred in range(16):
        for meets in range(256):
            for sides in range(16):
                if LADDER_FIT[barred << 8 | meets] >> sides & 1:
                    assert not sides & barred
