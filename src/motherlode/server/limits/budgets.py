"""Budgets: how much of the server's time each address may use, and all of them together."""

from typing import Final

from .buckets import Bucket

# What it costs to take in what a client sends, in microseconds. Rough figures are good enough.
BYTE: Final = 0.02
LINE: Final = 5.0  # of a header, or before a piece of a body
FRAME: Final = 15.0  # of a socket, whatever it is
CONNECTION: Final = 100.0
REQUEST: Final = 400.0
HANDSHAKE: Final = 1000.0  # a socket begins with the whole state of a table

# Microseconds that an address may use for each socket it may hold: each second, and at once.
RATE: Final = 1000.0
BURST: Final = 10_000.0
LEAST: Final = 50  # sockets; with fewer, a page could not be loaded at once
ALL: Final = 4  # times the rate of one address is that of all
LIGHT: Final = 0.75  # of the burst is left: an address that uses so little needn't wait for others


class Budget:
    """What one address may use, and what it holds."""

    def __init__(self, rate: float, burst: float, all: Bucket) -> None:
        self.held = 0  # connections
        self._own = Bucket(rate, burst)
        self._all = all

    def spend(self, now: float, cost: float) -> None:
        """So much has been used."""
        self._own.spend(now, cost)
        self._all.spend(now, cost)

    def wait(self, now: float) -> float:
        """Seconds until more may be used."""
        if wait := self._own.wait(now):
            return wait
        return 0.0 if self._own.left(now) >= LIGHT * self._own.burst else self._all.wait(now)

    def unused(self, now: float) -> bool:
        """Whether it is as good as new."""
        return not self.held and self._own.full(now)


class Budgets:
    """A budget for every address. They grow with the number of sockets an address may hold."""

    def __init__(self, sockets: int) -> None:
        sockets = max(LEAST, sockets)
        self.rate: Final = RATE * sockets
        self.burst: Final = BURST * sockets
        self._all = Bucket(ALL * self.rate, self.burst)
        self._budgets: dict[str, Budget] = {}

    def __len__(self) -> int:
        return len(self._budgets)

    def of(self, key: str, now: float) -> Budget:
        """The budget of this key."""
        if found := self._budgets.get(key):
            return found
        self._forget(now)
        new = self._budgets[key] = Budget(self.rate, self.burst, self._all)
        return new

    def _forget(self, now: float) -> None:
        """Look at the two that were not looked at for longest: so there are never many unused."""
        for key in [key for key, _ in zip(self._budgets, range(2), strict=False)]:
            budget = self._budgets.pop(key)
            if not budget.unused(now):
                self._budgets[key] = budget
