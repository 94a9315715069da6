"""Time at a table: what is due happens, and bots decide, if this worker keeps the table."""

import asyncio
from typing import TYPE_CHECKING, Final

from ...game.record import write_record
from ...table import deadline, thinking, tick, wakes
from ...table import entries as e
from ..limits.fair_turns import Owner
from .audience import Audience
from .stored_table import StoredTable

if TYPE_CHECKING:
    from .hub import Hub

OVERDUE: Final = 2000  # milliseconds after which a timer must have been lost
SOON: Final = 60_000
LONGEST_TIMER: Final = 3_600_000


class Timekeeper:
    """The timer of a table, and the bot that is thinking there."""

    def __init__(self, hub: "Hub", stored: StoredTable, audience: Audience) -> None:
        self.hub = hub
        self._stored = stored
        self._audience = audience
        self._timer: asyncio.TimerHandle | None = None
        self._timer_due = 0
        self._thought: asyncio.Task[None] | None = None

    def schedule(self) -> None:
        """See to it that what is due happens."""
        table = self._stored.table
        if self._stored.closed or not self.hub.keeps(table.code):
            self._stop()
            return
        due, now = wakes(table), self.hub.now()
        # A timer that is early does no harm: it looks again. So most moves need no new one.
        if due is not None and not (self._timer and now <= self._timer_due <= due):
            self._stop()
            wait = min(max(0, due - now), LONGEST_TIMER)
            self._timer_due = now + wait
            self._timer = asyncio.get_running_loop().call_later(
                wait / 1000, self.hub.spawn_later, self._tick
            )
        if self._thought is None and thinking(table) is not None:
            self._thought = self.hub.spawn(self._think())

    def wind(self) -> None:
        """Make sure that time goes on here, whatever went wrong with a timer or a bot."""
        table = self._stored.table
        due = wakes(table)
        overdue = due is not None and due < self.hub.now() - OVERDUE
        if not self._stored.lock.locked() and (overdue or thinking(table) is not None):
            self.schedule()

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking, or something is due soon."""
        table = self._stored.table
        due = None if table.clock.live else deadline(table)
        return self._thought is not None or (due is not None and due < self.hub.now() + SOON)

    def close(self) -> None:
        """No time passes here any more."""
        self._stop()
        if self._thought is not None:
            self._thought.cancel()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def _tick(self) -> None:
        self._stop()
        async with self._stored.lock:
            await self._stored.refresh()
            due = tick(self._stored.table, self.hub.now(), self.hub.rng)
            if due:
                await self._stored.commit([e.Stored(entry) for entry in due])
            else:
                self.schedule()

    # --- bots --------------------------------------------------------------------------------

    def record(self) -> bytes:
        """The game so far, for a bot to think about."""
        assert self._stored.table.match is not None
        return write_record(self._stored.table.match).encode()

    async def _think(self) -> None:
        """A bot decides, not faster than people can follow."""
        done = False
        try:
            question = self._question()
            if question is None:
                return
            seat, level, _, _ = question
            loop = asyncio.get_running_loop()
            begun = loop.time()
            seed = self.hub.rng.getrandbits(32)
            think, owner = self.hub.bot_processes.think, self._owner()
            move = (await think(level, self.record(), seed, owner=owner)).move
            await asyncio.sleep(max(0.0, self.hub.pause - (loop.time() - begun)))
            async with self._stored.lock:
                await self._stored.refresh()
                if self._question() == question:
                    await self._stored.commit([e.Stored(e.Moved(seat, move, "bot"))])
            done = True
        finally:
            self._thought = None
            if done:  # else `wind` tries again, a little later
                self.schedule()

    def _owner(self) -> Owner:
        """Whose table this is: its owner's, from their address if they look on, otherwise from
        that of somebody else."""
        table = self._stored.table
        devices = sorted(self._audience.devices, key=lambda one: one.person != table.owner)
        return Owner(table.people[table.owner].guest, devices[0].address if devices else "")

    def _question(self) -> tuple[int, str, int, int] | None:
        """Which bot has to decide what: seat, level, round, move."""
        table = self._stored.table
        found = thinking(table)
        if found is None:
            return None
        assert table.match is not None
        return (*found, len(table.match.rounds), table.match.round.move_count)
