"""Analysis: from rows to figures that were worked out by hand."""

from random import Random

import pytest

from motherlode.arena.intervals import wilson
from motherlode.arena.lineup import LineUp, by_side
from tests.arena.rows import ROLES, four_lineups, reported, row, some_rows


def test_matrix_has_miners_in_rows_and_saboteurs_in_columns() -> None:
    found = reported(four_lineups(), some_rows())["standings"][0]["matrix"]
    assert found is not None
    assert (found["miners"], found["saboteurs"]) == (["a", "b"], ["a", "b"])
    rates = [[cell["rate"] if cell else None for cell in cells] for cells in found["cells"]]
    assert rates == [[0.25, 0.25], [0.75, 0.75]]


def test_pair_that_was_not_played_is_left_empty() -> None:
    lineups = [by_side("a", "b", ROLES), by_side("b", "a", ROLES)]
    rows = [row(lineup, 0, True) for lineup in lineups]
    found = reported(lineups, rows)["standings"][0]["matrix"]
    assert found is not None
    assert [[cell is None for cell in cells] for cells in found["cells"]] == [
        [False, True], [True, False],
    ]  # fmt: skip


def test_line_up_has_treasure_gold_and_roles() -> None:
    found = reported(four_lineups(), some_rows())["standings"][0]["lineups"][2]
    assert (found["lineup"], found["miners"], found["saboteurs"]) == (
        "miners=b,saboteurs=a", "b", "a",
    )  # fmt: skip
    assert (found["deals"], found["games"], found["rounds"], found["moves"]["mean"]) == (
        4,
        4,
        4,
        10,
    )
    assert (found["treasure"]["low"], found["treasure"]["high"]) == wilson(0.75, 4)
    assert found["gold"]["miners"]["mean"] == 1.5
    assert found["gold"]["saboteurs"]["mean"] == 1
    miner, saboteur = found["roles"]
    assert (miner["role"], miner["bot"], miner["side"]) == ("miner", "b", "miners")
    assert (miner["wins"]["rate"], miner["wins"]["times"], miner["wins"]["clusters"]) == (
        0.75,
        8,
        4,
    )
    assert (saboteur["role"], saboteur["wins"]["rate"]) == ("saboteur", 0.25)
    assert [(bot["bot"], bot["gold_game"]["mean"]) for bot in found["bots"]] == [
        ("a", 1),
        ("b", 1.5),
    ]


def test_several_numbers_of_players_are_put_together_first() -> None:
    lineups = [by_side("a", "a", ROLES), by_side("b", "a", ROLES)]
    five = ("miner", "saboteur", "miner", "miner", "miner")
    rows = [row(lineup, deal, deal == i) for i, lineup in enumerate(lineups) for deal in range(2)]
    rows += [row(lineup, 0, False, (0,) * 5, five, 5) for lineup in lineups]
    found = reported(lineups, rows, [3, 5])["standings"]
    assert [standing["players"] for standing in found] == [[3, 5], [3], [5]]
    assert [standing["lineups"][0]["rounds"] for standing in found] == [3, 2, 1]
    assert [standing["steps"][0]["wins"]["deals"] for standing in found] == [3, 2, 1]


def test_order_of_rows_changes_nothing() -> None:
    rows = some_rows()
    first = reported(four_lineups(), rows)
    Random(1).shuffle(rows)
    assert reported(four_lineups(), rows) == first


def test_games_of_one_deal_with_bots_moved_up_count_once() -> None:
    lineup = LineUp("a,b,b", by_seat=("a", "b", "b"))
    rows = [row(lineup, 0, True, turn=turn) for turn in range(3)]
    found = reported([lineup], rows)["standings"][0]["lineups"][0]
    assert (found["games"], found["deals"], found["treasure"]["clusters"]) == (3, 1, 1)
    assert found["treasure"]["count"] == 3


def test_times_have_mean_99th_percentile_and_longest() -> None:
    lineup = by_side("a", "a", ROLES)
    rows = [row(lineup, deal, True) for deal in range(100)]
    [found] = reported([lineup], rows)["times"]
    assert (found["moves"], found["p99"], found["max"]) == (100, 0.099, 0.1)
    assert found["mean"] == pytest.approx(0.0505)
