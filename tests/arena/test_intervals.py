"""Intervals: figures from the literature, and figures that were worked out by hand."""

from math import sqrt
from random import Random

import pytest

from motherlode.arena.intervals import (
    Clusters,
    Z,
    difference_of_means,
    difference_of_shares,
    mean,
    share,
    wilson,
)


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


def test_interval_of_no_observations_is_everything() -> None:
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


def test_clusters_gather_a_figure_deal_by_deal() -> None:
    clusters = Clusters()
    for deal, value in [(1, 1.0), (1, 0.0), (2, 1.0), (3, 1.0)]:
        clusters.add(deal, value)
    assert clusters.share() == share([(1, 2), (1, 1), (1, 1)])
    assert clusters.mean() == mean([(1, 2), (1, 1), (1, 1)])
