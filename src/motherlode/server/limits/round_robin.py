"""Round robin: what is asked for is done a little at a time, address by address."""

import asyncio
from collections import deque
from collections.abc import Callable, Hashable
from time import monotonic
from typing import Final

from .buckets import Bucket

SHARE: Final = 1000.0  # microseconds of each turn of the event loop
NEWCOMERS: Final = 0.25  # of a share: when so much is used, the next newcomer waits for a turn
LOOK: Final = 0.01  # of a share: what it takes to see that somebody has nothing to do
PAUSE: Final = 0.001  # seconds between two turns while somebody waits: the database has them
# What all requests and handshakes may use together, in microseconds: each second, and at once.
ALL: Final = (400_000.0, 1_000_000.0)

Work = Callable[[], None]
Queues = dict[Hashable, deque[Work]]  # the one that is served next comes first


class RoundRobin:
    """Does what is queued, in each turn of the event loop no more than its share.

    Each key has a queue of its own, so that one who queues much only keeps itself waiting. Those
    who are at a table come first, however many newcomers there are; one newcomer comes each turn
    in any case, as long as newcomers have not used up what they may use together, but hardly
    more: a move takes some ten turns.
    """

    def __init__(self, share: float = SHARE) -> None:
        self.share: Final = share
        self._at_tables: Queues = {}
        self._newcomers: Queues = {}
        self._all = Bucket(*ALL)
        self._left = share
        self._due = False

    def free(self, at_table: bool) -> bool:
        """Whether something small may be done at once, without a queue."""
        if self._left <= 0 or self._at_tables:
            return False
        return at_table or not (self._newcomers or self._all.wait(monotonic()))

    def spend(self, cost: float, at_table: bool) -> None:
        """So much of this turn's share has been used."""
        self._left -= cost
        if not at_table:
            self._all.spend(monotonic(), cost)
        self._come_back()

    def queue(self, key: Hashable, work: Work, at_table: bool) -> None:
        """Do this when it is the turn of this key."""
        queues = self._at_tables if at_table else self._newcomers
        queues.setdefault(key, deque()).append(work)
        self._come_back()

    def _come_back(self, pause: float = 0.0) -> None:
        if not self._due:
            self._due = True
            asyncio.get_running_loop().call_later(pause, self._turn)

    def _turn(self) -> None:
        self._left = self.share
        try:
            while self._at_tables and self._left > 0:
                self._do_next(self._at_tables)
            enough = self._left - NEWCOMERS * self.share
            while self._newcomers and not self._all.wait(monotonic()):
                self._do_next(self._newcomers)
                if self._left <= enough:
                    break
        finally:  # whatever went wrong with one, the others go on
            self._due = False
            waiting = self._at_tables or self._newcomers
            if waiting or self._left < self.share:
                self._come_back(PAUSE if waiting else 0.0)

    def _do_next(self, queues: Queues) -> None:
        key = next(iter(queues))
        queue = queues.pop(key)
        work = queue.popleft()
        if queue:
            queues[key] = queue
        self._left -= LOOK * self.share
        work()
