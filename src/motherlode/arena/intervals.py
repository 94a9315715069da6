"""Figures with their uncertainty: shares, means and paired differences, each with a 95 % interval.

The seats of one round win and lose together, and so do the games of one deal. A *cluster* is
what is independent of the others: all that comes from the same deal counts as one observation
(cluster sampling: Cochran 1977, chapter 9A).
"""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final, TypedDict

Z: Final = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations
FEW: Final = 10  # with fewer deals no difference is called decided


class Share(TypedDict):
    """How often something happened, from 0 to 1."""

    rate: float
    low: float
    high: float
    count: float  # how often it happened
    times: int  # of how often it could have
    clusters: int  # independent observations behind it


class Mean(TypedDict):
    """An average; without an interval when there are fewer than two clusters."""

    mean: float
    low: float | None
    high: float | None
    times: int
    clusters: int


class Difference(TypedDict):
    """By how much a figure grew on the same deals, and whether that is more than chance."""

    mean: float
    low: float | None
    high: float | None
    deals: int
    decided: bool  # the interval excludes 0, and the deals are not too few


def wilson(rate: float, n: float) -> tuple[float, float]:
    """The interval of a share seen in n observations, after Wilson (1927)."""
    if n <= 0:
        return 0.0, 1.0
    centre = rate + Z * Z / (2 * n)
    reach = Z * sqrt(rate * (1 - rate) / n + Z * Z / (4 * n * n))
    scale = 1 + Z * Z / n
    # At the borders the formula gives them exactly, but for a rounding error.
    low = 0.0 if rate == 0 else max(0.0, (centre - reach) / scale)
    high = 1.0 if rate == 1 else min(1.0, (centre + reach) / scale)
    return low, high


def share(clusters: Iterable[tuple[float, int]]) -> Share:
    """A share from clusters of (how often it happened, of how often it could have)."""
    seen = [(hits, times) for hits, times in clusters if times]
    count, times = sum(hits for hits, _ in seen), sum(times for _, times in seen)
    rate = count / times if times else 0.0
    low, high = wilson(rate, len(seen))
    return Share(rate=rate, low=low, high=high, count=count, times=times, clusters=len(seen))


def mean(clusters: Iterable[tuple[float, int]]) -> Mean:
    """An average from clusters of (sum, how many), its error estimated between clusters."""
    seen = [(total, times) for total, times in clusters if times]
    times, n = sum(times for _, times in seen), len(seen)
    average = sum(total for total, _ in seen) / times if times else 0.0
    low = high = None
    if n > 1:
        scatter = sum((total - average * times) ** 2 for total, times in seen)
        error = sqrt(scatter * n / (n - 1)) / times
        low, high = average - Z * error, average + Z * error
    return Mean(mean=average, low=low, high=high, times=times, clusters=n)


class Clusters:
    """One figure of one group: its sum and its count in each cluster."""

    def __init__(self) -> None:
        self._sums: dict[object, tuple[float, int]] = {}

    def add(self, cluster: object, value: float) -> None:
        total, times = self._sums.get(cluster, (0.0, 0))
        self._sums[cluster] = (total + value, times + 1)

    def share(self) -> Share:
        return share(self._sums.values())

    def mean(self) -> Mean:
        return mean(self._sums.values())


def difference_of_shares(differences: Sequence[float]) -> Difference:
    """The mean of per-deal differences between -1 and 1.

    The interval is that of the mean's standard error after Agresti & Min (2005), as if two more
    deals had been played, half of one won by each side: so a few deals that all say the same do
    not pass for certainty.
    """
    n = len(differences)
    low = high = None
    if n > 1:
        centre = sum(differences) / (n + 2)
        spread = (sum(d * d for d in differences) + 1) / (n + 2) - centre * centre
        error = sqrt(spread / (n + 2))
        low, high = max(-1.0, centre - Z * error), min(1.0, centre + Z * error)
    return _difference(differences, low, high)


def difference_of_means(differences: Sequence[float]) -> Difference:
    """The mean of per-deal differences of any size, with the interval of its standard error."""
    n = len(differences)
    low = high = None
    if n > 1:
        average = sum(differences) / n
        error = sqrt(sum((d - average) ** 2 for d in differences) / (n - 1) / n)
        low, high = average - Z * error, average + Z * error
    return _difference(differences, low, high)


def _difference(differences: Sequence[float], low: float | None, high: float | None) -> Difference:
    n = len(differences)
    excluded = low is not None and high is not None and (low > 0 or high < 0)
    average = sum(differences) / n if n else 0.0
    return Difference(mean=average, low=low, high=high, deals=n, decided=excluded and n >= FEW)
