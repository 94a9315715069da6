"""Ratings: which bots meet, and who comes out ahead."""

from motherlode.arena.lineup import LineUp, by_side
from tests.arena.rows import ROLES, four_lineups, reported, row, some_rows


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
