"""Budgets: how much of the server's time each address may use."""

from typing import Final

from .buckets import SITE, Bucket, address_key

# What it costs to take in what a client sends, in microseconds. Rough figures are good enough.
BYTE: Final = 0.02
LINE: Final = 5.0  # of a header, or before a piece of a body
FRAME: Final = 15.0  # of a socket, whatever it is
CONNECTION: Final = 100.0
REQUEST: Final = 400.0
HANDSHAKE: Final = 1000.0  # a socket begins with the whole state of a table
COMMAND: Final = 300.0  # at a table, with all that it tells

# Microseconds that an address may use for each socket it may hold: each second, and at once.
RATE: Final = 1000.0
BURST: Final = 10_000.0
LEAST: Final = 50  # sockets; with fewer, a page could not be loaded at once


class Budget(Bucket):
    """What one address may use, and what it holds."""

    def __init__(self, rate: float, burst: float, site: str) -> None:
        super().__init__(rate, burst)
        self.held = 0  # connections
        self.site: Final = site  # all whose addresses take turns as one

    def unused(self, now: float) -> bool:
        """Whether it is as good as new."""
        return not self.held and self.full(now)


class Budgets:
    """A budget for every address. They grow with the number of sockets an address may hold."""

    def __init__(self, sockets: int) -> None:
        sockets = max(LEAST, sockets)
        self.rate: Final = RATE * sockets
        self.burst: Final = BURST * sockets
        self._budgets: dict[str, Budget] = {}

    def __len__(self) -> int:
        return len(self._budgets)

    def of(self, address: str, now: float) -> Budget:
        """The budget of this address."""
        key = address_key(address)
        if found := self._budgets.get(key):
            return found
        self._forget(now)
        new = self._budgets[key] = Budget(self.rate, self.burst, address_key(address, SITE))
        return new

    def _forget(self, now: float) -> None:
        """Look at the two that were not looked at for longest: so there are never many unused."""
        for key in [key for key, _ in zip(self._budgets, range(2), strict=False)]:
            budget = self._budgets.pop(key)
            if not budget.unused(now):
                self._budgets[key] = budget
