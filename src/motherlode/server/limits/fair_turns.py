"""Fair turns: which of those that wait gets the next free process, so that nobody starves.

Owners share the time fairly, first by address and then by guest: the one that has had the least
comes next. A new one is counted as having had as much as the least of those that are there. Of the
same owner's questions quick ones come first.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic
from typing import Final, NamedTuple


class Owner(NamedTuple):
    """For whom something is done: a guest, and the address they come from.

    Those whose address is not known share as one: none of them looks on.
    """

    guest: str = ""
    address: str = ""

    @property
    def keys(self) -> tuple[str, str]:
        """What an owner's time is counted by, the larger group first."""
        return f"address {self.address}", f"guest {self.guest}"


class _Ticket:
    """Somebody who waits, or whose turn it is."""

    def __init__(self, owner: Owner, slow: bool, number: int) -> None:
        self.group, self.guest = owner.keys
        self.slow = slow
        self.number = number
        self.called: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class FairTurns:
    """So many at a time; of the slow ones fewer, and of one owner's slow ones fewer still."""

    def __init__(self, places: int) -> None:
        self.places: Final = places
        # One place is left to the quick; a single one is not promised to more than one slow
        # turn, so that a quick one comes next. And one more is left to everybody else.
        self.slow_places: Final = max(1, places - 1)
        self.slow_of_one: Final = max(1, places - 2)
        self._number = 0
        self._waiting: list[_Ticket] = []
        self._busy: list[_Ticket] = []
        self._had: dict[str, float] = {}  # seconds, of groups and guests who are there
        self.over = asyncio.Event()  # whether nobody has a turn, or waits for one
        self.over.set()

    @asynccontextmanager
    async def turn(self, owner: Owner, slow: bool) -> AsyncIterator[None]:
        """Wait for one's turn, and have it."""
        self._number += 1
        ticket = _Ticket(owner, slow, self._number)
        self._join(ticket)
        try:
            await ticket.called
            begun = monotonic()
            try:
                yield
            finally:
                for key in (ticket.group, ticket.guest):
                    self._had[key] += monotonic() - begun
        finally:
            self._leave(ticket)

    def _join(self, ticket: _Ticket) -> None:
        there = self._waiting + self._busy
        for key, others in (
            (ticket.group, {one.group for one in there}),
            (ticket.guest, {one.guest for one in there if one.group == ticket.group}),
        ):
            if key not in self._had:
                self._had[key] = min((self._had[one] for one in others), default=0.0)
        self._waiting.append(ticket)
        self.over.clear()
        self._call()

    def _leave(self, ticket: _Ticket) -> None:
        (self._busy if ticket in self._busy else self._waiting).remove(ticket)
        there = self._waiting + self._busy
        for key in {ticket.group, ticket.guest} - {k for t in there for k in (t.group, t.guest)}:
            del self._had[key]
        self._call()
        if not self._busy and not self._waiting:
            self.over.set()

    def _call(self) -> None:
        """Let those have their turn for whom there is a place."""
        while len(self._busy) < self.places:
            slow = Counter(one.group for one in self._busy if one.slow)
            busy = Counter(one.group for one in self._busy)
            room = slow.total() < self.slow_places
            ready = [
                one
                for one in self._waiting
                if not one.slow or (room and slow[one.group] < self.slow_of_one)
            ]
            if not ready:
                return
            next_one = min(
                ready,
                key=lambda one: (
                    busy[one.group], self._had[one.group], self._had[one.guest], one.slow,
                    one.number,
                ),
            )  # fmt: skip
            self._waiting.remove(next_one)
            self._busy.append(next_one)
            if not next_one.called.done():
                next_one.called.set_result(None)
