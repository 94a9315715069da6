"""Limits on connections and on what is asked, for each address and for all of them."""

import sys
from ipaddress import IPv6Address, ip_address
from typing import Final

HOUSEHOLD: Final = 64  # bits of an IPv6 address that all addresses of one household share
SITE: Final = 48  # and those that the 65,536 networks share which one customer may have


class Bucket:
    """Lets `burst` through at once and `rate` a second in the long run. The time is handed in."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self._left = burst
        self._seen: float | None = None

    def take(self, now: float, cost: float = 1) -> bool:
        """Take so much out if it is there; otherwise nothing is taken."""
        self._left = self.left(now)
        self._seen = now if self._seen is None else max(now, self._seen)
        if cost > self._left:
            return False
        self._left -= cost
        return True

    def spend(self, now: float, cost: float) -> None:
        """Take so much out whether it is there or not; never more is owed than `burst`."""
        self._left = max(-self.burst, self.left(now) - cost)
        self._seen = now if self._seen is None else max(now, self._seen)

    def left(self, now: float) -> float:
        """How much is there; less than nothing when something is owed."""
        passed = 0.0 if self._seen is None else max(0.0, now - self._seen)
        return min(self.burst, self._left + passed * self.rate)

    def wait(self, now: float) -> float:
        """Seconds until there is something to take."""
        return max(0.0, -self.left(now) / self.rate)

    def full(self, now: float) -> bool:
        """Whether it is as good as new."""
        return self.left(now) >= self.burst


class Buckets:
    """A bucket for every key. Full ones are forgotten, and so is the oldest when there are many."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.most: Final = most
        self._buckets: dict[str, Bucket] = {}  # the one that was used last comes last

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, now: float, cost: float = 1) -> bool:
        """Take so much out of the bucket of this key if it is there."""
        bucket = self._buckets.pop(key, None) or Bucket(self.rate, self.burst)
        self._forget(now)
        self._buckets[key] = bucket
        return bucket.take(now, cost)

    def _forget(self, now: float) -> None:
        """Make room for one."""
        while self._buckets:
            oldest = next(iter(self._buckets))
            if len(self._buckets) < self.most and not self._buckets[oldest].full(now):
                return
            del self._buckets[oldest]


class Slots:
    """How many there are of each key, up to a limit, and of all keys, up to another."""

    def __init__(self, limit: int, most: int = sys.maxsize) -> None:
        self.limit: Final = limit
        self.most: Final = most
        self.all = 0
        self._taken: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._taken)

    def enter(self, key: str) -> bool:
        """Take a slot if one is free."""
        taken = self._taken.get(key, 0)
        if taken >= self.limit or self.all >= self.most:
            return False
        self._taken[key] = taken + 1
        self.all += 1
        return True

    def leave(self, key: str) -> None:
        """Give a slot back. KeyError: none was taken."""
        self._taken[key] -= 1
        self.all -= 1
        if not self._taken[key]:
            del self._taken[key]


def address_key(ip: str, bits: int = HOUSEHOLD) -> str:
    """What an address is counted by: IPv6 by a network, usually that which one household gets."""
    try:
        address = ip_address(ip)
    except ValueError:  # no address, as in tests
        return ip[:64]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    if address.is_link_local:  # a whole local network shares this /64
        return str(address)
    return f"{IPv6Address(int(address) >> 128 - bits << 128 - bits)}/{bits}"
