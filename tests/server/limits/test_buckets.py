"""Buckets, slots, and what an address is counted by."""

import pytest

from motherlode.server.limits.buckets import SITE, Bucket, Buckets, Slots, address_key


def test_bucket_lets_a_burst_through_and_then_its_rate() -> None:
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(10.5), bucket.take(10.5)] == [True, False]
    assert not bucket.full(11.9)
    assert bucket.full(12.0)
    assert [bucket.take(1000.0) for _ in range(4)] == [True, True, True, False]


def test_bucket_refuses_a_cost_whole_and_takes_nothing() -> None:
    bucket = Bucket(rate=1, burst=3)
    assert not bucket.take(0.0, cost=4)
    assert bucket.take(0.0, cost=3)
    assert not bucket.take(0.0, cost=0.5)


def test_bucket_gives_nothing_for_a_clock_that_goes_back() -> None:
    bucket = Bucket(rate=1, burst=1)
    assert bucket.take(100.0)
    assert not bucket.take(50.0)
    assert not bucket.take(100.5)
    assert bucket.take(101.0)


def test_every_key_has_its_bucket() -> None:
    buckets = Buckets(rate=1, burst=1)
    assert buckets.take("a", 0.0)
    assert buckets.take("b", 0.0)
    assert not buckets.take("a", 0.0)
    assert buckets.take("a", 1.0)


def test_full_buckets_are_forgotten() -> None:
    buckets = Buckets(rate=1, burst=5)
    for number in range(100):
        buckets.take(str(number), 0.0)
    assert len(buckets) == 100
    buckets.take("late", 1.0)
    assert len(buckets) == 1


def test_the_oldest_bucket_goes_when_there_are_too_many() -> None:
    buckets = Buckets(rate=0.001, burst=1, most=3)
    for key in ("a", "b", "c", "a", "d"):
        buckets.take(key, 0.0)
    assert len(buckets) == 3
    assert not buckets.take("a", 0.0)  # used again since, so it was not the oldest
    assert buckets.take("b", 0.0)


def test_slots_are_limited_by_key_and_given_back() -> None:
    slots = Slots(2)
    assert [slots.enter("a"), slots.enter("a"), slots.enter("a")] == [True, True, False]
    assert slots.enter("b")
    slots.leave("a")
    assert slots.enter("a")
    for key in ("a", "a", "b"):
        slots.leave(key)
    assert len(slots) == 0
    with pytest.raises(KeyError):
        slots.leave("a")


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1", "fe80::1"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_ipv6_is_counted_by_its_network(address: str, key: str) -> None:
    assert address_key(address) == key


def test_a_site_has_many_households() -> None:
    assert address_key("2001:db8:1:2:3:4:5:6", SITE) == "2001:db8:1::/48"
    assert address_key("192.0.2.7", SITE) == "192.0.2.7"


def test_a_key_is_never_long() -> None:
    assert len(address_key("x" * 10_000)) == 64
