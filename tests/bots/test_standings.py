"""Standings: figures that were worked out by hand, and the report's shape."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any

import pytest

from motherlode.bots.arena import RoundRow, Row
from motherlode.bots.lineup import LineUp, by_side, matrix, read_lineup
from motherlode.bots.measures import (
    Z,
    difference_of_means,
    difference_of_shares,
    mean,
    share,
    wilson,
)
from motherlode.bots.report import Configuration, Report
from motherlode.bots.standings import main_steps, report
from motherlode.bots.suspicion import Seen

ROLES = ("miner", "saboteur")
DWARFS = ("saboteur", "blue", "green")


def configuration(lineups: Sequence[LineUp], players: Sequence[int] = (3,)) -> Configuration:
    return Configuration(
        game="base",
        edition="pl-base",
        options={"rounds": 1},
        players=list(players),
        lineups=[lineup.text for lineup in lineups],
        seed=0,
        beliefs="",
        version="0",
        code="",
    )


def round_row(
    lineup: LineUp, dealt: Sequence[str], treasure: bool, gold: Sequence[int]
) -> RoundRow:
    winners = [seat for seat, role in enumerate(dealt) if (role != "saboteur") == treasure]
    return RoundRow(
        bots=lineup.seated(dealt),
        dealt=list(dealt),
        roles=list(dealt),
        treasure=treasure,
        winners=winners,
        gold=list(gold),
        moves=10,
    )


def row(
    lineup: LineUp,
    deal: int,
    treasure: bool,
    gold: Sequence[int] = (0, 0, 0),
    dealt: Sequence[str] = ("miner", "saboteur", "miner"),
    players: int = 3,
    turn: int = 0,
) -> Row:
    return Row(
        players=players,
        lineup=lineup.text,
        deal=deal,
        turn=turn,
        rounds=[round_row(lineup, dealt, treasure, gold)],
        times={bot: [1000 * (deal + 1)] for bot in lineup.bots},
    )


def reported(
    lineups: Sequence[LineUp], rows: Sequence[Row], players: Sequence[int] = (3,)
) -> Report:
    return report(configuration(lineups, players), lineups, rows, 4)


# --- measures --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hits", "n", "low", "high"),
    [  # from Newcombe, Statistics in Medicine 17 (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
    ],
)
def test_wilson_agrees_with_the_published_intervals(
    hits: int, n: int, low: float, high: float
) -> None:
    assert wilson(hits / n, n) == pytest.approx((low, high), abs=5e-5)


def test_nothing_seen_may_be_anything() -> None:
    assert wilson(0, 0) == (0, 1)
    assert share([])["rate"] == 0
    assert mean([])["low"] is None


def test_seats_that_win_together_count_once() -> None:
    together = share([(3, 3), (0, 3)])
    assert (together["rate"], together["times"], together["clusters"]) == (0.5, 6, 2)
    assert (together["low"], together["high"]) == wilson(0.5, 2)


def test_mean_takes_its_error_between_clusters() -> None:
    # 1 seat with 4, 3 seats with 8 together: 3 a seat; residuals 4-3 = 1 and 8-9 = -1.
    found = mean([(4, 1), (8, 3)])
    error = sqrt(2 * (1 + 1)) / 4
    assert found["mean"] == 3
    assert found["high"] == pytest.approx(3 + Z * error)
    assert found["low"] == pytest.approx(3 - Z * error)
    assert mean([(4, 1)])["low"] is None


def test_paired_difference_of_means_is_its_standard_error() -> None:
    found = difference_of_means([1, 2, 3] * 4)
    error = sqrt(8 / 11 / 12)  # four times (1 + 0 + 1) over n - 1, over n
    assert found["mean"] == 2
    assert found["low"] == pytest.approx(2 - 1.959964 * error)
    assert found["decided"]
    assert not difference_of_means([1, 2, 3])["decided"]  # too few to say so
    assert not difference_of_means([-1, 1] * 10)["decided"]
    assert difference_of_means([1])["low"] is None


def test_paired_difference_of_shares_is_agresti_and_mins() -> None:
    # 5 deals better, 1 worse, 14 the same; with two more: mean 4/22, squares 7/22.
    found = difference_of_shares([1] * 5 + [-1] + [0] * 14)
    error = sqrt((7 / 22 - (4 / 22) ** 2) / 22)
    assert found["mean"] == pytest.approx(0.2)
    assert found["low"] == pytest.approx(4 / 22 - 1.959964 * error)
    assert found["high"] == pytest.approx(4 / 22 + 1.959964 * error)
    assert not found["decided"]
    assert difference_of_shares([1] * 12 + [-1] + [0] * 7)["decided"]
    assert difference_of_shares([-1] * 12 + [1] + [0] * 7)["decided"]


def test_a_few_deals_that_agree_are_no_proof() -> None:
    assert not difference_of_shares([1, 1, 1])["decided"]
    assert difference_of_shares([1] * 20)["decided"]
    assert not difference_of_shares([0] * 20)["decided"]


def test_paired_interval_covers_the_truth_about_95_times_in_100() -> None:
    rng = Random(3)
    covered = 0
    for _ in range(400):
        drawn = rng.choices([1, 0, -1], [0.3, 0.6, 0.1], k=60)
        found = difference_of_shares(drawn)
        assert found["low"] is not None and found["high"] is not None
        covered += found["low"] <= 0.2 <= found["high"]
    assert 0.92 <= covered / 400 <= 0.98


# --- the report ------------------------------------------------------------------------------


def four_lineups() -> list[LineUp]:
    return matrix(["a", "b"], ROLES)


def some_rows() -> list[Row]:
    """b digs better than a; as saboteurs they are alike."""
    aa, ab, ba, bb = four_lineups()
    rows = []
    for deal in range(4):
        rows += [
            row(aa, deal, deal == 0, [1, 0, 1] if deal == 0 else [0, 4, 0]),
            row(ab, deal, deal == 0, [1, 0, 1] if deal == 0 else [0, 4, 0]),
            row(ba, deal, deal < 3, [2, 0, 2] if deal < 3 else [0, 4, 0]),
            row(bb, deal, deal < 3, [2, 0, 2] if deal < 3 else [0, 4, 0]),
        ]
    return rows


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


def test_step_is_the_difference_on_the_same_deals() -> None:
    steps = reported(four_lineups(), some_rows())["standings"][0]["steps"]
    names = [(s["before"], s["after"], s["playing"], s["others"]) for s in steps]
    assert names == [
        ("a", "b", "miners", ["a", "b"]),
        ("a", "b", "miners", ["a"]),
        ("a", "b", "miners", ["b"]),
        ("a", "b", "saboteurs", ["a", "b"]),
        ("a", "b", "saboteurs", ["a"]),
        ("a", "b", "saboteurs", ["b"]),
    ]
    for step in steps[:3]:
        # Deals 1 and 2 are won by b and not by a; in deal 0 it takes one nugget more a seat.
        assert step["wins"] == difference_of_shares([0, 1, 1, 0])
        assert step["gold"] == difference_of_means([1, 2, 2, 0])
    assert steps[3]["wins"]["mean"] == steps[3]["gold"]["mean"] == 0


def test_only_deals_that_both_played_are_compared() -> None:
    rows = [r for r in some_rows() if not (r["deal"] == 1 and r["lineup"].startswith("miners=b"))]
    step = reported(four_lineups(), rows)["standings"][0]["steps"][0]
    assert step["wins"] == difference_of_shares([0, 1, 0])


def test_deal_without_such_a_role_says_nothing_of_it() -> None:
    lineups = four_lineups()
    rows = [*some_rows(), *(row(lineup, 4, True, dealt=["miner"] * 3) for lineup in lineups)]
    steps = main_steps(reported(lineups, rows)["standings"][0])
    assert [step["wins"]["deals"] for step in steps] == [5, 4]


def test_single_role_has_steps_of_its_own() -> None:
    lineups = [read_lineup(f"blue={bot},rest=a", DWARFS, 3) for bot in ("a", "b")]
    dealt = ("blue", "green", "saboteur")
    rows = [row(lineups[0], deal, False, [0, 0, 3], dealt) for deal in range(3)]
    rows += [row(lineups[1], deal, deal > 0, [4, 1, 0], dealt) for deal in range(3)]
    steps = reported(lineups, rows)["standings"][0]["steps"]
    assert [(s["before"], s["after"], s["playing"], s["others"]) for s in steps] == [
        ("a", "b", "blue", ["a"])
    ]
    assert steps[0]["wins"] == difference_of_shares([0, 1, 1])
    assert steps[0]["gold"] == difference_of_means([4, 4, 4])


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


def test_ratings_order_bots_by_strength_on_each_side_and_over_both() -> None:
    rated = reported(four_lineups(), some_rows())["ratings"]
    found = {(one["playing"], one["bot"]): one for one in rated}
    assert found["miners", "b"]["mu"] > found["miners", "a"]["mu"]
    assert found["sides", "b"]["mu"] > found["sides", "a"]["mu"]
    assert found["miners", "a"]["matches"] == 8
    assert found["sides", "a"]["matches"] == 8  # games against oneself do not count
    assert all(one["sigma"] < 25 / 3 for one in rated)


def test_rounds_without_a_side_are_not_rated() -> None:
    lineup = by_side("a", "b", ROLES)
    assert reported([lineup], [row(lineup, 0, True, dealt=["miner"] * 3)])["ratings"] == []


def test_seats_are_rated_by_gold_in_a_free_for_all() -> None:
    lineup = LineUp("a,b,b", by_seat=("a", "b", "b"))
    rows = [row(lineup, deal, True, [3, 1, 1]) for deal in range(5)]
    rated = reported([lineup], rows)["ratings"]
    assert [(one["bot"], one["playing"], one["matches"]) for one in rated] == [
        ("a", "seats", 5),
        ("b", "seats", 5),
    ]


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


def test_findings_say_what_is_shown_and_what_is_not() -> None:
    lineups = four_lineups()
    rows = [{**r, "deal": r["deal"] + 4 * more} for more in range(8) for r in some_rows()]
    found = reported(lineups, rows)["findings"]  # type: ignore[arg-type]
    assert found[0].startswith("As miners, b wins 50.0 percentage points more often than a on the")
    assert found[1].startswith("As saboteurs, no difference between b and a is shown: +0.0")
    assert found[2].startswith("Rated highest overall: b, ")


def test_findings_of_the_expansion_are_about_gold() -> None:
    lineups = four_lineups()
    rows = [{**r, "deal": r["deal"] + 4 * more} for more in range(8) for r in some_rows()]
    settings = {**configuration(lineups), "game": "expansion"}
    found = report(settings, lineups, rows, 32)["findings"]  # type: ignore[arg-type]
    assert found[0].startswith("As miners, b gains 1.25 gold a round more than a on the same 32")


def shape(value: object) -> object:
    """The keys and types of plain data; of a list, those of its first item."""
    if isinstance(value, dict):
        return {key: shape(item) for key, item in value.items()}
    if isinstance(value, list):
        return [shape(value[0])] if value else []
    return "number" if isinstance(value, (int, float)) else type(value).__name__


SHARE = dict.fromkeys(["rate", "low", "high", "count", "times", "clusters"], "number")
MEAN = dict.fromkeys(["mean", "low", "high", "times", "clusters"], "number")
DIFFERENCE = dict.fromkeys(["mean", "low", "high", "deals", "decided"], "number")
ROLE = {"role": "str", "side": "str", "bot": "str", "wins": SHARE, "gold": MEAN}
INSIGHT = {
    "rounds": "number",
    "loss": MEAN,
    "prior": MEAN,
    "reduction": "number",
    "third": MEAN,
    "chance": MEAN,
    "impossible": "number",
    "reliability": [
        {"low": "number", "high": "number", "seats": "number", "forecast": "number",
         "observed": SHARE}
    ],
}  # fmt: skip
REPORT: dict[str, Any] = {
    "arena": "number",
    "configuration": {
        "game": "str", "edition": "str", "options": {"rounds": "number"}, "players": ["number"],
        "lineups": ["str"], "seed": "number", "beliefs": "str", "version": "str", "code": "str",
    },
    "command": "str",
    "deals": "number",
    "games": "number",
    "planned": "number",
    "findings": ["str"],
    "standings": [
        {
            "players": ["number"],
            "lineups": [
                {
                    "lineup": "str", "miners": "str", "saboteurs": "str", "deals": "number",
                    "games": "number", "rounds": "number", "moves": MEAN, "treasure": SHARE,
                    "gold": {"miners": MEAN, "saboteurs": MEAN},
                    "roles": [ROLE],
                    "bots": [{"bot": "str", "wins": SHARE, "gold": MEAN, "gold_game": MEAN}],
                }
            ],
            "matrix": {"miners": ["str"], "saboteurs": ["str"], "cells": [[SHARE]]},
            "steps": [
                {"before": "str", "after": "str", "playing": "str", "others": ["str"],
                 "wins": DIFFERENCE, "gold": DIFFERENCE}
            ],
            "roles": [ROLE],
        }
    ],
    "ratings": [
        {"bot": "str", "playing": "str", "mu": "number", "sigma": "number", "matches": "number"}
    ],
    "beliefs": {"overall": INSIGHT, "lineups": [{"lineup": "str", **INSIGHT}]},
    "times": [
        {"bot": "str", "moves": "number", "mean": "number", "p99": "number", "max": "number"}
    ],
}  # fmt: skip


def test_report_keeps_its_shape() -> None:
    rows = some_rows()
    for one in rows:
        one["rounds"][0]["beliefs"] = Seen(
            loss=1, prior=2, saboteur=[0.2] * 3, truly=[0, 1, 0], third=1, chance=1 / 3
        )
    found = reported(four_lineups(), rows)
    assert found["arena"] == 1  # whoever changes the shape raises this
    assert shape(found) == REPORT
    assert reported(four_lineups(), some_rows())["beliefs"] is None
