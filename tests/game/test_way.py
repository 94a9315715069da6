"""By which way the treasure was reached: small mazes by hand, and many against the engine."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest

from motherlode.game.cards import BLUE, DOOR, GREEN, IS_LADDER, SHOWN, START, TILE_TEXT
from motherlode.game.match import Match
from motherlode.game.maze import ORIGIN, cell, xy
from motherlode.game.options import Rules
from motherlode.game.way import Way, shortest, way_to_treasure
from tests.game.positions import some_move
from tests.reference import maze as slow
from tests.reference.cards import START_CARD, Cell

TUNNEL = [f"{x},0 EW" for x in range(1, 8)]  # from the start straight to the middle goal
STRAIGHT = tuple((x, 0) for x in range(9))


def tiles(*cards: str, gold: str = "8,0") -> dict[int, int]:
    """All that lies open: cards such as `3,0 EW`; of two on a cell the last one counts."""
    found = {ORIGIN: START}
    for text in (*cards, f"{gold} gold!"):
        place, card = text.split(" ")
        x, y = place.split(",")
        found[cell(int(x), int(y))] = SHOWN[card]
    return found


def cells(numbers: Sequence[int]) -> tuple[Cell, ...]:
    return tuple(map(xy, numbers))


def expansion(*cards: str, by: str = "saboteur") -> Way:
    way = way_to_treasure(tiles(*cards), True, by)
    assert way is not None
    return way


def test_base_game_has_a_way_and_no_colours() -> None:
    way = way_to_treasure(tiles(*TUNNEL), False, "miner")
    assert way is not None
    assert cells(way.cells) == STRAIGHT
    assert (way.open, way.doors, way.closed) == ((), (), {})


def test_treasure_that_was_not_reached_has_no_way() -> None:
    """Nor a dead end [T2], nor edges that do not meet."""
    for broken in (TUNNEL[:-1], [*TUNNEL, "4,0 E/W"], [*TUNNEL, "4,0 NS"]):
        for is_expansion in (False, True):
            assert way_to_treasure(tiles(*broken), is_expansion, "miner") is None


def test_shortest_of_several_ways_is_shown() -> None:
    around = ["1,1 SW", "1,0 NEW", "0,1 ES", "2,0 NEW", "2,1 ES", "3,1 SW", "3,0 NEW"]
    way = way_to_treasure(tiles(*TUNNEL, *around), False, "miner")
    assert way is not None and cells(way.cells) == STRAIGHT


def test_tunnels_that_cross_in_one_card_are_two() -> None:
    """Both go through 2,0; only the one that goes round comes out to the east."""
    loop = ["1,0 EW", "2,0 NW/ES", "2,1 ES", "3,1 SW", "3,0 NW"]
    assert shortest(tiles(*loop)) == ()
    way = shortest(tiles(*TUNNEL, "2,0 NS/EW", "2,1 S", "2,-1 N"))
    assert cells(way) == STRAIGHT


def test_way_open_for_both_colours() -> None:
    """[X17]"""
    way = expansion(*TUNNEL)
    assert cells(way.cells) == STRAIGHT
    assert (way.open, way.doors, way.closed) == (("blue", "green"), (), {})


@pytest.mark.parametrize(("door", "other"), [("green", "blue"), ("blue", "green")])
def test_door_on_the_way_closes_it_for_the_other_colour(door: str, other: str) -> None:
    """[X7, X17]"""
    way = expansion(*TUNNEL, f"3,0 EW+{door}")
    assert cells(way.cells) == STRAIGHT
    assert way.open == (door,)
    assert cells(way.doors) == ((3, 0),)
    assert {colour: cells(doors) for colour, doors in way.closed.items()} == {other: ((3, 0),)}


def test_way_open_for_neither_colour() -> None:
    """The doors of each colour bar the other [X18]."""
    way = expansion(*TUNNEL, "3,0 EW+green", "5,0 EW+blue", "6,0 EW+blue")
    assert cells(way.cells) == STRAIGHT
    assert way.open == ()
    assert cells(way.doors) == ((3, 0), (5, 0), (6, 0))
    closed = {colour: cells(doors) for colour, doors in way.closed.items()}
    assert closed == {"blue": ((3, 0),), "green": ((5, 0), (6, 0))}


ROUND = ["1,0 NEW", "1,1 ES", "2,1 EW", "3,1 SW", "3,0 NEW", "2,0 EW+green"]
BY_THE_NORTH = (*STRAIGHT[:2], (1, 1), (2, 1), (3, 1), *STRAIGHT[3:])


def test_way_that_is_open_for_both_is_shown_before_a_shorter_one() -> None:
    way = expansion(*TUNNEL, *ROUND)
    assert cells(way.cells) == BY_THE_NORTH
    assert (way.open, way.doors, way.closed) == (("blue", "green"), (), {})


def test_way_shown_is_that_of_the_colour_that_won() -> None:
    """Green goes straight on, blue goes round; whoever connects wins for their own colour [X17]."""
    both = [*TUNNEL, *ROUND, "2,1 EW+blue"]
    green, blue, other = (expansion(*both, by=by) for by in ("green", "blue", "boss"))
    assert cells(green.cells) == cells(other.cells) == STRAIGHT
    assert cells(green.doors) == ((2, 0),)
    assert cells(blue.cells) == BY_THE_NORTH
    assert cells(blue.doors) == ((2, 1),)
    for way in (green, blue, other):
        assert (way.open, way.closed) == (("blue", "green"), {})


def test_way_jumps_from_the_start_to_a_ladder() -> None:
    """Past whatever lies between, also past a door [X8]."""
    way = expansion("5,0 E+ladder", "6,0 EW", "7,0 EW")
    assert cells(way.cells) == ((0, 0), (5, 0), (6, 0), (7, 0), (8, 0))
    assert way.open == ("blue", "green")
    walled = expansion(*TUNNEL, "2,0 EW+green", "4,0 NEW", "4,1 S+ladder")
    assert cells(walled.cells) == ((0, 0), (4, 1), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0))
    assert (walled.open, walled.doors) == (("blue", "green"), ())


def test_ladder_jump_and_a_door_behind_it() -> None:
    way = expansion("5,0 E+ladder", "6,0 EW+blue", "7,0 EW")
    assert cells(way.cells) == ((0, 0), (5, 0), (6, 0), (7, 0), (8, 0))
    assert (way.open, cells(way.doors)) == (("blue",), ((6, 0),))
    assert {colour: cells(doors) for colour, doors in way.closed.items()} == {"green": ((6, 0),)}


def test_way_leads_through_revealed_stones() -> None:
    """[B12]"""
    lying = tiles(*TUNNEL, "8,0 stone:NW!", "8,1 NS", gold="8,2")
    assert cells(shortest(lying))[-3:] == ((8, 0), (8, 1), (8, 2))


def played(game: str, seed: int) -> Match:
    """A match of lively diggers, of some rounds."""
    rng = Random(f"{game} {seed}")
    match = Match(Rules(game, rng.randint(3, 8), options={"rounds": 5}))
    while not match.over:
        if match.needs_deal:
            match.shuffle(rng)
        match.play(some_move(match.round, rng, 0.95))
    return match


@pytest.mark.parametrize("game", ["base", "expansion"])
def test_ways_of_many_games_are_what_the_rules_say(game: str) -> None:
    reached = doors = jumps = 0
    for seed in range(30):
        for round in played(game, seed).rounds:
            lying = dict(round.maze.tiles())
            way = way_to_treasure(lying, round.rules.expansion, "boss")
            assert (way is not None) == round.treasure
            if way is None:
                continue
            reached += 1
            doors += bool(way.doors)
            if game == "expansion":
                free = {"blue": round.maze.open_for(GREEN), "green": round.maze.open_for(BLUE)}
                assert {colour: colour in way.open for colour in free} == free
                assert {*way.open, *way.closed} == {"blue", "green"}
                assert all(way.closed.values())
                bars = {"blue": GREEN, "green": BLUE}
                for colour, shut in way.closed.items():
                    assert {DOOR[lying[at]] for at in shut} == {bars[colour]}
                if way.open:  # at least one colour gets through the doors that are shown
                    assert any(
                        bars[colour] not in {DOOR[lying[at]] for at in way.doors}
                        for colour in way.open
                    )
            assert (way.cells[0], lying[way.cells[-1]]) == (ORIGIN, SHOWN["gold!"])
            for at in {at for at in way.cells if way.cells.count(at) > 1}:
                assert "/" in TILE_TEXT[lying[at]]  # by its other tunnel
            jumps += walk(lying, way.cells)
    assert reached > 20 if game == "expansion" else reached > 5
    assert game == "base" or (doors and jumps)


def geometry(tile: int) -> str:
    """What lies there, as the reference knows it: a goal by its tunnels."""
    text = {START: START_CARD, SHOWN["gold!"]: "NESW"}.get(tile, TILE_TEXT[tile])
    return text.removeprefix("stone:").removesuffix("!")


def walk(lying: dict[int, int], way: Sequence[int]) -> int:
    """Every step is linked to the start by what is behind it alone; how many were jumps."""
    jumps = 0
    for number, (here, there) in enumerate(pairwise(way), 1):
        (x, y), (to_x, to_y) = xy(here), xy(there)
        if abs(x - to_x) + abs(y - to_y) != 1:
            assert IS_LADDER[lying[here]] and IS_LADDER[lying[there]]
            jumps += 1
        up = {xy(at): geometry(lying[at]) for at in way[: number + 1]}
        assert any(at == (to_x, to_y) for at, _ in slow.linked(up))
    return jumps
