"""Paired comparison: one bot in another's place, on the same deals."""

from motherlode.arena.intervals import difference_of_means, difference_of_shares
from motherlode.arena.lineup import read_lineup
from motherlode.arena.paired import main_steps
from tests.arena.rows import DWARFS, four_lineups, reported, row, some_rows


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
