"""Budgets: whoever has used too much waits, and nobody else."""

import pytest

from motherlode.server.limits.buckets import Bucket
from motherlode.server.limits.budgets import REQUEST, Budgets

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


def test_addresses_of_one_site_have_their_own_budgets_and_take_turns_as_one() -> None:
    budgets = Budgets(100)
    one, other = budgets.of("2001:db8:1:2::9", 0.0), budgets.of("2001:db8:1:3::9", 0.0)
    assert one is not other and one.site == other.site
    one.spend(0.0, 2 * budgets.burst)
    assert one.wait(0.0) > 0 == other.wait(0.0)
    assert budgets.of("2001:db8:2:2::9", 0.0).site != one.site
    assert budgets.of("192.0.2.1", 0.0).site != budgets.of("192.0.2.2", 0.0).site


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
