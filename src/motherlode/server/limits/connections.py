"""Connections: how many there may be, and for how long one may be there for nothing."""

import asyncio
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address
from time import monotonic
from typing import Final, Protocol

from ..monitoring.logs import event, get
from ..settings import Settings
from .budgets import CONNECTION, Budget, Budgets
from .open_files import most_open
from .round_robin import RoundRobin

CONNECTIONS: Final = 5  # that an address may hold for each socket it may hold: browsers open six
HEAD: Final = 10.0  # seconds in which the head of a request must have come
WORK: Final = 60.0  # seconds that a request, or the last bytes of an answer, may take
SLICE: Final = 32  # connections that are cut off at a time

logger = get("motherlode.server")


class Guarded(Protocol):
    """A connection, as far as its limits are concerned."""

    transport: asyncio.Transport
    budget: Budget | None


def holder(connection: Guarded, budget: Budget | None) -> object:
    """By whom a connection is held; a proxy's connections are others' each."""
    return connection if budget is None else budget.site


class Connections:
    """Counts connections, gives every address its budget, and cuts off those that only wait."""

    def __init__(self, settings: Settings) -> None:
        self.most: Final = most_open(settings.bot_processes)
        # No address takes so much that others find no place.
        self.share: Final = min(CONNECTIONS * settings.sockets_per_address, self.most // 4)
        self.round_robin: Final = RoundRobin()
        self.budgets: Final = Budgets(settings.sockets_per_address)
        self._proxies = settings.proxies
        self._inside: dict[Guarded, Budget | None] = {}
        # Those of which a request is awaited, and those that work on one; the oldest come first.
        self._waiting: dict[Guarded, float] = {}
        self._working: dict[Guarded, float] = {}

    def __len__(self) -> int:
        return len(self._inside)

    def budget(self, address: str) -> Budget | None:
        """The budget of an address; None: it is a proxy's, which asks for many."""
        if self._proxies and _is_among(address, self._proxies):
            return None
        return self.budgets.of(address, monotonic())

    # --- connections -------------------------------------------------------------------------

    def enter(self, connection: Guarded) -> bool:
        """Let a connection in, if there is room for it."""
        budget = connection.budget
        if budget is not None:
            budget.spend(monotonic(), CONNECTION)
        if (budget is not None and budget.held >= self.share) or not self._make_room():
            figures = {"open": len(self), "most": self.most, "addresses": len(self.budgets)}
            event(logger, "connection-refused", level=30, **figures)
            return False
        self._inside[connection] = budget
        if budget is not None:
            budget.held += 1
        self.wait(connection)
        return True

    def leave(self, connection: Guarded) -> None:
        """A connection is gone, or refused."""
        self.settle(connection)
        if (budget := self._inside.pop(connection, None)) is not None:
            budget.held -= 1

    def wait(self, connection: Guarded) -> None:
        """A connection has no request."""
        self.settle(connection)
        if connection in self._inside:
            self._waiting[connection] = monotonic()

    def work(self, connection: Guarded) -> None:
        """A connection has a request."""
        self.settle(connection)
        if connection in self._inside:
            self._working[connection] = monotonic()

    def settle(self, connection: Guarded) -> None:
        """A connection may stay as it is."""
        self._waiting.pop(connection, None)
        self._working.pop(connection, None)

    def full(self) -> bool:
        """Whether there is no room for anybody."""
        return len(self) >= self.most

    def _make_room(self) -> bool:
        """See that there is room for one, if need be by cutting off the one that waits longest."""
        if self.full() and self._waiting:
            event(logger, "connections-full", level=30, most=self.most, addresses=len(self.budgets))
            self._cut_off(next(iter(self._waiting)))
        return not self.full()

    def _cut_off(self, connection: Guarded) -> None:
        self.leave(connection)
        connection.transport.abort()

    # --- time --------------------------------------------------------------------------------

    async def watch(self) -> None:
        """Cut off what takes too long, for as long as the server runs."""
        while True:
            await asyncio.sleep(0 if self.cut_off_late(monotonic()) == SLICE else 1)

    def cut_off_late(self, now: float) -> int:
        """Cut off some of those that take too long; how many."""
        number = 0
        for connections, seconds in ((self._waiting, HEAD), (self._working, WORK)):
            while connections and number < SLICE:
                oldest = next(iter(connections))
                if now - connections[oldest] < seconds:
                    break
                number += 1
                if connections is self._waiting and oldest.transport.get_write_buffer_size():
                    self.work(oldest)  # a large answer is on its way to a slow reader
                else:
                    self._cut_off(oldest)
        return number


def _is_among(address: str, networks: Sequence[IPv4Network | IPv6Network]) -> bool:
    try:
        ip = ip_address(address)
    except ValueError:
        return False
    return any(ip in network for network in networks)
