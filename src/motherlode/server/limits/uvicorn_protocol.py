"""What clients send is read in small pieces, in turns, and as far as their budgets go."""

import asyncio
from time import monotonic
from typing import Any, Final

from .budgets import Budget
from .connections import Connections, holder

PIECE: Final = 1024  # bytes
LEAST_WAIT: Final = 0.02  # seconds


class UvicornProtocol(asyncio.Protocol):
    """What the two kinds of connection have in common: how they come in and are read."""

    # What uvicorn gives them.
    app_state: dict[str, Any]
    client: tuple[str, int] | None
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport

    limits: Connections
    budget: Budget | None
    _rest = memoryview(b"")
    _queued = False

    def arrive(self) -> None:
        """Come in: this connection counts from now on, for its address and for all."""
        self.limits = self.app_state["connections"]
        self.budget = self.limits.budget(self.client[0] if self.client else "")
        if self.budget is None:
            self.app_state = {**self.app_state, "through_proxy": True}
        self.limits.enter(self)

    def data_received(self, data: bytes) -> None:
        """Take it in at once if it is little and nobody waits, otherwise in turns."""
        alone = not self._queued and not self._rest and self.limits.round_robin.free(self.at_table)
        if alone and len(data) <= PIECE and not self.wait():
            self._spend(self.take(data))
        else:
            self._rest = memoryview(bytes(self._rest) + data)
            self.queue_up()

    def queue_up(self) -> None:
        """Read no more; go on when it is our turn."""
        if not self._queued and not self.transport.is_closing():
            self._queued = True
            self.transport.pause_reading()
            whose = holder(self, self.budget)
            self.limits.round_robin.queue(whose, self.go_on, self.at_table)

    def go_on(self) -> None:
        """It is our turn."""
        self._queued = False
        if self.transport.is_closing():
            self.drop()
        elif wait := self.wait():
            self._queued = True
            self.loop.call_later(max(wait, LEAST_WAIT), self._come_back)
        else:
            size = 0 if self.behind() else PIECE
            piece, self._rest = bytes(self._rest[:size]), self._rest[size:]
            self._spend(self.take(piece))
            if self._rest and self.ready():
                self.queue_up()
            elif not self._rest and not self._queued and not self.held_up():
                self.transport.resume_reading()

    def drop(self) -> None:
        """Forget what was not taken in."""
        self._rest = memoryview(b"")

    def _come_back(self) -> None:
        self._queued = False
        self.queue_up()

    def _spend(self, cost: float) -> None:
        self.limits.round_robin.spend(cost, self.at_table)
        if self.budget is not None:
            self.budget.spend(monotonic(), cost)

    # --- what differs ------------------------------------------------------------------------

    @property
    def at_table(self) -> bool:
        """Whether this is the open socket of somebody at a table, and no newcomer's connection."""
        return False

    def wait(self) -> float:
        """Seconds until more may be taken in."""
        return 0.0 if self.budget is None else self.budget.wait(monotonic())

    def take(self, piece: bytes) -> float:
        """Parse what has come; what that has cost."""
        raise NotImplementedError

    def behind(self) -> bool:
        """Whether there is something to parse before more is taken in."""
        return False

    def ready(self) -> bool:
        """Whether more can be parsed now."""
        raise NotImplementedError

    def held_up(self) -> bool:
        """Whether uvicorn wants nothing more to be read."""
        raise NotImplementedError
