"""Round robin: what is asked for is done a little at a time, address by address."""

import asyncio
from collections import deque
from collections.abc import Callable, Hashable
from typing import Final

SHARE: Final = 1000.0  # microseconds of each turn of the event loop
PAUSE: Final = 0.001  # seconds between two turns while somebody waits: the database has them

Work = Callable[[], None]


class RoundRobin:
    """Does what is queued, in each turn of the event loop no more than its share.

    Each key has a queue of its own, so that one who queues much only keeps itself waiting.
    """

    def __init__(self, share: float = SHARE) -> None:
        self.share: Final = share
        self._queues: dict[Hashable, deque[Work]] = {}  # the one that is served next comes first
        self._left = share
        self._due = False

    def free(self) -> bool:
        """Whether something small may be done at once, without a queue."""
        return self._left > 0 and not self._queues

    def spend(self, cost: float) -> None:
        """So much of this turn's share has been used."""
        self._left -= cost
        self._come_back()

    def queue(self, key: Hashable, work: Work) -> None:
        """Do this when it is the turn of this key."""
        self._queues.setdefault(key, deque()).append(work)
        self._come_back()

    def _come_back(self, pause: float = 0.0) -> None:
        if not self._due:
            self._due = True
            asyncio.get_running_loop().call_later(pause, self._turn)

    def _turn(self) -> None:
        self._left = self.share
        try:
            while self._queues and self._left > 0:
                key = next(iter(self._queues))
                queue = self._queues.pop(key)
                work = queue.popleft()
                if queue:
                    self._queues[key] = queue
                work()
        finally:  # whatever went wrong with one, the others go on
            self._due = False
            if self._queues or self._left < self.share:
                self._come_back(PAUSE if self._queues else 0.0)
