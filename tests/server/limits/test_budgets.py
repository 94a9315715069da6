"""Budgets: whoever has used too much waits, and nobody else."""

import pytest

from motherlode.server.limits.buckets import Bucket
from motherlode.server.limits.budgets import LIGHT, REQUEST, Budget, Budgets

pytestmark = pytest.mark.anyio


def test_bucket_that_owes_something_must_wait_for_it() -> None:
    bucket = Bucket(rate=10, burst=5)
    bucket.spend(0.0, 5)
    assert bucket.wait(0.0) == 0.0
    bucket.spend(0.0, 3)
    assert bucket.wait(0.0) == pytest.approx(0.3)
    assert bucket.wait(0.2) == pytest.approx(0.1)
    assert bucket.wait(9.0) == 0.0
    bucket.spend(9.0, 1_000_000)
    assert bucket.wait(9.0) == pytest.approx(0.5), "never more than a burst is owed"


def test_those_who_use_little_need_not_wait_for_the_others() -> None:
    everything = Bucket(rate=100, burst=100)
    greedy, modest = (Budget(100, 100, everything) for _ in range(2))
    greedy.spend(0.0, 90)
    greedy.spend(0.0, 5)
    assert greedy.wait(0.0) == 0.0
    modest.spend(0.0, 20)
    assert everything.wait(0.0) > 0
    assert modest.wait(0.0) == 0.0 < greedy.wait(0.0), LIGHT
    modest.spend(0.0, 10)
    assert modest.wait(0.0) > 0, "now it is not little any more"


def test_budgets_that_nobody_uses_are_forgotten() -> None:
    budgets = Budgets(100)
    for number in range(1000):
        budgets.of(f"10.0.{number // 250}.{number % 250}", float(number))
    assert len(budgets) < 5
    held = budgets.of("a", 2000.0)
    held.held = 1
    busy = budgets.of("b", 2000.0)
    busy.spend(2000.0, budgets.burst)
    for number in range(1000):
        budgets.of(f"10.1.{number // 250}.{number % 250}", 2000.0)
    assert budgets.of("a", 2000.0) is held and budgets.of("b", 2000.0) is busy


def test_budget_of_an_address_grows_with_the_sockets_it_may_hold() -> None:
    assert Budgets(1000).rate == 10 * Budgets(100).rate
    assert Budgets(1).burst > 40 * REQUEST, "a page can be loaded at once in any case"
