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
SLICE: Final = 8  # connections that are cut off at a time
PAUSE: Final = 0.001  # seconds between two slices: moves come in between

logger = get("motherlode.server")


class Guarded(Protocol):
    """A connection, as far as its limits are concerned."""

    transport: asyncio.Transport
    budget: Budget | None


def holder(connection: Guarded, budget: Budget | None) -> object:
    """By whom a connection is held; a proxy's connections are others' each."""
    return connection if budget is None else budget.site


class Unfinished:
    """Connections that may be cut off: the oldest first, and who holds most of them."""

    def __init__(self) -> None:
        self._since: dict[Guarded, float] = {}
        self._held: dict[object, dict[Guarded, None]] = {}
        self._holders: list[dict[object, None]] = [{}]  # those who hold none, one, two …

    def __len__(self) -> int:
        return len(self._since)

    def add(self, connection: Guarded, whose: object, now: float) -> None:
        """One more."""
        held = self._held.setdefault(whose, {})
        self._since[connection] = now
        held[connection] = None
        self._count(whose, len(held) - 1, len(held))

    def discard(self, connection: Guarded, whose: object) -> None:
        """One less, if it is there."""
        if self._since.pop(connection, None) is not None:
            held = self._held[whose]
            del held[connection]
            self._count(whose, len(held) + 1, len(held))

    def oldest(self) -> tuple[Guarded, float]:
        """The one that is here for longest, and since when."""
        return next(iter(self._since.items()))

    def oldest_of_most(self) -> Guarded:
        """The one that is here for longest of those that the largest holder has."""
        return next(iter(self._held[next(iter(self._holders[-1]))]))

    def _count(self, whose: object, before: int, after: int) -> None:
        self._holders[before].pop(whose, None)
        if after == len(self._holders):
            self._holders.append({})
        if after:
            self._holders[after][whose] = None
        else:
            del self._held[whose]
        while len(self._holders) > 1 and not self._holders[-1]:
            self._holders.pop()


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
        self._waiting = Unfinished()  # those of which a request is awaited
        self._working = Unfinished()  # those with a request, or with an answer under way

    def __len__(self) -> int:
        return len(self._inside)

    def budget(self, address: str) -> Budget | None:
        """The budget of an address; None: it is a proxy's, which asks for many."""
        if self._proxies and _is_among(address, self._proxies):
            return None
        return self.budgets.of(address, monotonic())

    # --- connections -------------------------------------------------------------------------

    def admit(self, budget: Budget | None) -> bool:
        """Whether there is room for one more connection; if need be, room is made."""
        if budget is not None:
            budget.spend(monotonic(), CONNECTION)
        if (budget is not None and budget.held >= self.share) or not self._make_room():
            figures = {"open": len(self), "most": self.most, "addresses": len(self.budgets)}
            event(logger, "connection-refused", level=30, **figures)
            return False
        return True

    def enter(self, connection: Guarded) -> None:
        """A connection is inside: one that was admitted, or the socket that its request becomes."""
        budget = self._inside[connection] = connection.budget
        if budget is not None:
            budget.held += 1
        self.wait(connection)

    def leave(self, connection: Guarded) -> None:
        """A connection is gone."""
        self.settle(connection)
        if (budget := self._inside.pop(connection, None)) is not None:
            budget.held -= 1

    def wait(self, connection: Guarded) -> None:
        """A connection has no request."""
        self._put(connection, self._waiting)

    def work(self, connection: Guarded) -> None:
        """A connection has a request."""
        self._put(connection, self._working)

    def settle(self, connection: Guarded) -> None:
        """A connection may stay as it is."""
        self._put(connection, None)

    def _put(self, connection: Guarded, there: Unfinished | None) -> None:
        if connection in self._inside:
            whose = holder(connection, self._inside[connection])
            self._waiting.discard(connection, whose)
            self._working.discard(connection, whose)
            if there is not None:
                there.add(connection, whose, monotonic())

    def full(self) -> bool:
        """Whether there is no room for anybody."""
        return len(self) >= self.most

    def _make_room(self) -> bool:
        """See that there is room for one, if need be at the cost of whoever holds most.

        A connection that waits for a request gives way first. Sockets at tables never do.
        """
        unfinished = self._waiting or self._working
        if self.full() and unfinished:
            event(logger, "connections-full", level=30, most=self.most, addresses=len(self.budgets))
            self._cut_off(unfinished.oldest_of_most())
        return not self.full()

    def _cut_off(self, connection: Guarded) -> None:
        self.leave(connection)
        connection.transport.abort()

    # --- time --------------------------------------------------------------------------------

    async def watch(self) -> None:
        """Cut off what takes too long, for as long as the server runs."""
        while True:
            await asyncio.sleep(PAUSE if self.cut_off_late(monotonic()) == SLICE else 1)

    def cut_off_late(self, now: float) -> int:
        """Cut off some of those that take too long; how many."""
        number = 0
        for connections, seconds in ((self._waiting, HEAD), (self._working, WORK)):
            while connections and number < SLICE:
                oldest, since = connections.oldest()
                if now - since < seconds:
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
