"""How many cards are still to be laid: small mazes, measured by hand."""

from itertools import pairwise
from random import Random

import pytest

from motherlode.bots.bot import Budget
from motherlode.bots.model.distance import (
    FAR_OFF,
    NO_WAY,
    SUPPLY,
    Distances,
    scarcity,
    spot,
    supply,
)
from motherlode.bots.registry import load
from motherlode.game.cards import BLUE, GREEN, card, tile
from motherlode.game.match import Match
from motherlode.game.maze import Maze, cell
from motherlode.game.options import Rules
from motherlode.game.round import Round
from motherlode.game.scenario import set_up
from tests.game.positions import some_rules

NORTH, MIDDLE, SOUTH = 0, 1, 2
HIDDEN_GOALS = ["gold", "stone:NW", "stone:NE"]
# The start walled in: each of its sides meets a card without a tunnel.
WALLS = {"N": "0,1 N/E/S/W", "E": "1,0 N/E/S/W", "S": "0,-1 N/E/S/W", "W": "-1,0 N/E/S/W"}


def tunnel(first: int, last: int, y: int = 0) -> list[str]:
    """Straight tunnels beside each other, from west to east."""
    return [f"{x},{y} EW" for x in range(first, last + 1)]


def maze_of(
    *tiles: str, goals: list[str] | None = None, options: dict[str, object] | None = None
) -> Maze:
    return set_up(
        {
            "game": "expansion",
            "roles": ["blue", "green"],
            "hands": ["map", "map"],
            "maze": list(tiles),
            "goals": goals or HIDDEN_GOALS,
            "options": options or {},
        }
    ).maze


def measured(maze: Maze, shut: int = 0) -> Distances:
    distances = Distances(shut)
    distances.load(maze)
    return distances


def far(*tiles: str, goal: int = MIDDLE, shut: int = 0) -> int:
    return int(measured(maze_of(*tiles), shut).distance(goal))


# --- counting cards --------------------------------------------------------------------------


def test_seven_cards_lie_between_start_and_middle_goal() -> None:
    """T1."""
    assert far() == 7


def test_the_other_goals_are_two_cards_farther() -> None:
    assert far(goal=NORTH) == far(goal=SOUTH) == 9


@pytest.mark.parametrize("dug", range(1, 7))
def test_every_straight_tunnel_brings_the_middle_one_card_nearer(dug: int) -> None:
    assert far(*tunnel(1, dug)) == 7 - dug


def test_a_tunnel_that_touches_the_goal_but_not_its_edge_is_not_there() -> None:
    """From 8,1 the goals above and below are one card away, and so is 8,1 itself from 7,1."""
    assert far(*tunnel(1, 6), "7,0 NW", goal=MIDDLE) == 2
    assert far(*tunnel(1, 6), "7,0 NW", goal=NORTH) == 2


def test_a_dead_end_must_be_gone_round() -> None:
    """T2: from start's north side, over the top."""
    assert far("1,0 E/W") == far("1,0 N/E/S/W") == 9


def test_a_curve_leads_where_it_opens() -> None:
    assert far(*tunnel(1, 1), "2,0 NW") == 7
    assert far(*tunnel(1, 1), "2,0 NW", goal=NORTH) == 7
    assert far(*tunnel(1, 1), "2,0 SW", goal=NORTH) == 9


def test_a_closed_edge_is_a_wall() -> None:
    """The card before the middle goal is closed to the west."""
    assert far(*tunnel(1, 6)) == 1
    assert far(*tunnel(1, 5), "7,0 NS") == 4


def test_no_tunnel_through_what_does_not_meet_inside_the_card() -> None:
    """X5: a bridge carries straight on, a double curve turns."""
    assert far("1,0 NS/EW", "2,0 NW/ES") == far("1,0 EW", "2,0 NW")


def test_a_walled_in_start_reaches_nothing() -> None:
    distances = measured(maze_of(*WALLS.values()))
    assert [distances.distance(goal) for goal in range(3)] == [FAR_OFF] * 3
    assert [distances.soft_distance(goal) for goal in range(3)] == [NO_WAY] * 3
    assert list(distances.ends) == []


def test_openings_are_the_empty_cells_that_tunnels_lead_into() -> None:
    for shut in (0, BLUE, GREEN):
        distances = measured(maze_of(WALLS["W"], WALLS["N"], "1,0 NW", "5,0 W+ladder"), shut)
        found = sorted(spot(cell(x, y)) for x, y in [(0, -1), (1, 1), (4, 0)])
        assert sorted(distances.ends) == found


# --- pieces that are cut off -----------------------------------------------------------------


def test_a_piece_that_is_cut_off_shortens_the_way_by_its_length() -> None:
    assert far(*tunnel(4, 6)) == 4
    assert far(*tunnel(1, 2), *tunnel(4, 6)) == 2


def test_a_dead_end_that_is_cut_off_is_in_the_way() -> None:
    assert far("4,0 E/W") == 9


def test_a_piece_that_leads_back_does_not_help() -> None:
    assert far("4,0 SW", "4,-1 NS") == 9


def test_a_cut_costs_the_missing_card_only() -> None:
    """B16: the hole counts, what lies behind it need not be dug again."""
    maze = maze_of(*tunnel(1, 6))
    assert measured(maze).distance(MIDDLE) == 1
    maze.remove(cell(3, 0))
    assert measured(maze).distance(MIDDLE) == 2


# --- ladders and doors -----------------------------------------------------------------------


def test_a_ladder_is_linked_to_the_start_wherever_it_lies() -> None:
    """X8."""
    for shut in (0, BLUE, GREEN):
        assert far("5,0 NE+ladder", shut=shut) == 2
        assert far("5,0 NE+ladder", "6,0 EW", shut=shut) == 1


def test_a_ladder_that_opens_away_from_the_goal_must_be_gone_round() -> None:
    assert far("5,0 W+ladder") == 6


@pytest.mark.parametrize(
    ("door", "barred", "passing"), [("blue", BLUE, GREEN), ("green", GREEN, BLUE)]
)
def test_a_door_lets_only_its_colour_through(door: str, barred: int, passing: int) -> None:
    """X7: `shut` are the doors that don't open, so to those who pass it is a tunnel."""
    assert far(f"1,0 EW+{door}", *tunnel(2, 4)) == 3
    assert far(f"1,0 EW+{door}", *tunnel(2, 4), shut=passing) == 3
    assert far(f"1,0 EW+{door}", *tunnel(2, 4), shut=barred) > 3


@pytest.mark.parametrize(
    ("door", "barred", "passing"), [("blue", BLUE, GREEN), ("green", GREEN, BLUE)]
)
def test_a_door_in_a_piece_that_is_cut_off_is_a_wall_too(
    door: str, barred: int, passing: int
) -> None:
    assert far(f"4,0 EW+{door}") == far(f"4,0 EW+{door}", shut=passing) == 6
    assert far(f"4,0 EW+{door}", shut=barred) == 9


def test_a_ladder_goes_round_a_door() -> None:
    """X8: beyond the door of the other colour there is a ladder."""
    way = ["1,0 EW+green", *tunnel(2, 4), "5,0 NE+ladder"]
    assert far(*way[:-1], shut=GREEN) > far(*way, shut=GREEN) == 2


def test_doors_of_both_colours_stop_each_its_own() -> None:
    maze = maze_of("1,0 EW+green", "2,0 EW", "3,0 EW+blue", "4,0 EW")
    assert measured(maze).distance(MIDDLE) == 3
    assert measured(maze, GREEN).distance(MIDDLE) > 3
    assert measured(maze, BLUE).distance(MIDDLE) > 3


# --- goals -----------------------------------------------------------------------------------


def test_a_revealed_stone_leads_on() -> None:
    """B12: one more card from the middle stone to the goal its curve points at."""
    north = maze_of(*tunnel(1, 7), goals=["gold", "stone:NW!", "stone:NE"])
    assert measured(north).distance(NORTH) == 1
    turned = maze_of(*tunnel(1, 7), goals=["gold", "stone:SW!", "stone:NW"])
    assert measured(turned).distance(SOUTH) == 1
    assert measured(turned).distance(NORTH) == 5


def test_nothing_leads_through_a_goal_that_lies_face_down() -> None:
    """From the south to the north goal, past the middle one."""
    assert far(*tunnel(1, 6), "7,0 SW", "7,-1 NE", goal=NORTH) == 5


def test_the_middle_goal_may_lie_a_card_farther() -> None:
    """House rule far_middle_goal: 8,0 is an ordinary cell."""
    distances = measured(maze_of(options={"far_middle_goal": True}))
    assert distances.distance(MIDDLE) == 8
    assert distances.distance(NORTH) == 9
    dug = measured(maze_of(*tunnel(1, 7), options={"far_middle_goal": True}))
    assert dug.distance(MIDDLE) == 1
    assert dug.distance(NORTH) == dug.distance(SOUTH) == 2


# --- beyond the box --------------------------------------------------------------------------


def test_cells_of_the_box_have_a_place_each_and_others_none() -> None:
    inside = [spot(cell(x, y)) for x in range(-2, 11) for y in range(-4, 5)]
    assert len(set(inside)) == len(inside) == 13 * 9
    assert 0 not in inside
    for x, y in [(-3, 0), (11, 0), (0, 5), (0, -5), (300, 300), (-20_000, 0)]:
        assert spot(cell(x, y)) == 0


@pytest.mark.parametrize("shut", [0, BLUE, GREEN])
def test_a_maze_that_leaves_the_box_is_measured_inside_it(shut: int) -> None:
    """T1: the maze has no borders; what is measured has."""
    west = [f"{x},0 EW" for x in range(-8, 0)]
    north = [f"0,{y} NS" for y in range(1, 9)]
    far_off = ["40,40 NESW", "-30,3 W+ladder", "30,-3 NESW", "11,0 EW", "0,-4 NS"]
    maze = maze_of(*west, *north, *far_off)
    distances = measured(maze, shut)
    assert distances.distance(MIDDLE) == 7
    out = distances.soft_distance_after(MIDDLE, cell(-9, 0), tile("NESW"), 2)
    assert out == pytest.approx(distances.soft_distance(MIDDLE))


def test_an_opening_beyond_the_box_is_out_of_sight() -> None:
    walls = [WALLS["N"], WALLS["E"], WALLS["S"]]
    maze = maze_of(*walls, *(f"{x},0 EW" for x in range(-6, 0)))
    assert measured(maze).distance(MIDDLE) == FAR_OFF


# --- the soft distance -----------------------------------------------------------------------


def soft(*tiles: str, goal: int = MIDDLE) -> float:
    return measured(maze_of(*tiles)).soft_distance(goal)


def test_soft_distance_falls_with_every_card() -> None:
    found = [soft(*tunnel(1, dug)) for dug in range(7)]
    assert found == sorted(found, reverse=True)
    for before, after in pairwise(found):
        assert 0.7 < before - after < 1.3


def test_a_second_way_is_worth_something() -> None:
    assert soft(*tunnel(1, 2), "3,0 NEW") < soft(*tunnel(1, 3))
    assert soft(*tunnel(1, 2), "3,0 NESW") < soft(*tunnel(1, 2), "3,0 NEW")


def test_soft_distance_depends_on_the_cards_that_are_left() -> None:
    maze = maze_of(*tunnel(1, 6))
    rich, poor = measured(maze), Distances()
    poor.supply = supply([])
    poor.load(maze)
    assert poor.soft_distance(MIDDLE) > rich.soft_distance(MIDDLE) + 1
    assert poor.distance(MIDDLE) == rich.distance(MIDDLE)


def test_a_place_that_has_long_waited_is_farther() -> None:
    maze = maze_of(*tunnel(1, 6))
    waiting = Distances()
    waiting.scarce = scarcity([(cell(7, 0), 0.1)])
    waiting.load(maze)
    assert waiting.soft_distance(MIDDLE) > measured(maze).soft_distance(MIDDLE) + 0.5


def test_supply_without_tunnels_is_empty() -> None:
    assert sum(supply([])) == 0
    assert sum(supply([card("N/E/S/W"), card("N/S"), card("map")])) == 0


def test_supply_of_a_full_base_deck_is_the_usual_one() -> None:
    assert list(supply(Rules("base", 5).cards())) == pytest.approx(list(SUPPLY))


def test_soft_distance_after_the_last_card_is_nothing() -> None:
    distances = measured(maze_of(*tunnel(1, 6)))
    assert distances.soft_distance_after(MIDDLE, cell(7, 0), tile("EW"), 1 << 3) == 0
    assert distances.soft_distance_after(MIDDLE, cell(7, 0), tile("NW"), 1 << 3) > 0


@pytest.mark.parametrize("dug", range(1, 6))
@pytest.mark.parametrize("lies", ["EW", "NESW", "NEW", "NW"])
def test_soft_distance_after_a_dig_is_about_that_of_the_maze_with_it(dug: int, lies: str) -> None:
    before = maze_of(*tunnel(1, dug))
    guessed = measured(before).soft_distance_after(MIDDLE, cell(dug + 1, 0), tile(lies), 1 << 3)
    found = soft(*tunnel(1, dug), f"{dug + 1},0 {lies}")
    assert guessed == pytest.approx(found, abs=0.6)


@pytest.mark.parametrize("dug", range(1, 6))
@pytest.mark.parametrize("lies", ["E/W", "N/E/S/W"])
def test_soft_distance_after_a_dead_end_is_farther_but_not_too_far(dug: int, lies: str) -> None:
    """Openings behind it are counted as if its place were still free."""
    before = maze_of(*tunnel(1, dug))
    guessed = measured(before).soft_distance_after(MIDDLE, cell(dug + 1, 0), tile(lies), 1 << 3)
    assert soft(*tunnel(1, dug)) + 0.5 < guessed < soft(*tunnel(1, dug), f"{dug + 1},0 {lies}")


def test_soft_distance_after_a_door_that_does_not_open_is_that_of_a_wall() -> None:
    maze = maze_of(*tunnel(1, 4))
    shut, opened = measured(maze, GREEN), measured(maze, BLUE)
    door = tile("EW+green")
    assert shut.soft_distance_after(MIDDLE, cell(5, 0), door, 1 << 3) > shut.soft_distance(MIDDLE)
    assert opened.soft_distance_after(MIDDLE, cell(5, 0), door, 1 << 3) < opened.soft_distance(
        MIDDLE
    )


# --- distances that are used again -----------------------------------------------------------


def some_round(game: str, seed: int, moves: int) -> Round:
    rng = Random(f"{game}{seed}")
    match = Match(some_rules(rng, game))
    match.shuffle(rng)
    bot = load("greedy" if seed % 2 else "random")
    for _ in range(moves):
        if match.round.phase_name != "play":
            break
        view = match.round.view(int(match.round.turn))
        match.play(bot.choose(view, match.round.legal_moves(), Budget(), rng))
    return match.round


@pytest.mark.parametrize("game", ["base", "expansion"])
def test_distances_used_again_measure_like_new_ones(game: str) -> None:
    """Nothing is left in it of the mazes it has seen."""
    used = [Distances(0), Distances(BLUE), Distances(GREEN)]
    for seed in range(6):
        maze = some_round(game, seed, 12 + 5 * seed).maze
        for distances in used:
            distances.load(maze)
            fresh = measured(maze, distances.shut)
            for goal in range(3):
                assert distances.distance(goal) == fresh.distance(goal)
                assert distances.soft_distance(goal) == fresh.soft_distance(goal)


@pytest.mark.parametrize("game", ["base", "expansion"])
def test_a_shut_door_never_makes_the_way_shorter(game: str) -> None:
    for seed in range(5):
        maze = some_round(game, seed, 30).maze
        for goal in range(3):
            plain = measured(maze).distance(goal)
            assert 1 <= plain <= FAR_OFF
            for shut in (BLUE, GREEN):
                assert measured(maze, shut).distance(goal) >= plain
