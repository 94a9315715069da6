"""A table in memory that is always what is stored, although other workers add to it as well.

What is to happen is made true in memory, then stored, and only then told; if it cannot be stored,
memory goes back to what was.
"""

import asyncio
from collections.abc import Callable, Sequence
from itertools import zip_longest
from sys import maxsize
from time import perf_counter
from typing import TYPE_CHECKING, Final, Protocol
from weakref import ref

import msgspec

from ...table import Table, wakes
from ...table import entries as e
from ...table.telling import Change, Telling, summary
from ..storage.database import Conflict
from ..storage.rows import EntryRow, PersonRow, TableState
from .device import Asker

if TYPE_CHECKING:
    from .hub import Hub

TRIES: Final = 5  # how often something is tried against other workers' entries


class Follower(Protocol):
    """Has to know what has become true."""

    def changed(self, changes: Sequence[Change], asker: Asker | None) -> None:
        """Entries were stored, here or by another worker."""

    async def replaced(self, after: int) -> None:
        """What was stored after an entry was rewritten."""


class StoredTable:
    """A table with its log. Everything here but `add` is done under the lock."""

    def __init__(self, hub: "Hub", table: Table, follower: Follower) -> None:
        self.hub = hub
        self.table = table
        self.telling = Telling(table)
        self.lock = asyncio.Lock()
        self.closed = False  # whether this worker has let go of it
        # The room keeps this, not the other way round: so both are gone at once with the room, and
        # need no garbage collection, of which there is hardly any (see gc_tuning.py).
        self._follower = ref(follower)
        self.stale = False  # whether memory may lack what is stored
        self.outdated = False  # whether what is stored was rewritten
        self._told: int = maxsize  # up to which entry all know what was rewritten
        self._summary = b""
        self._seating: dict[int, PersonRow] = {}  # who has which seat, as far as it was stored

    # --- making it true ----------------------------------------------------------------------

    async def add(self, find: Callable[[], Sequence[e.AnyEntry]]) -> None:
        """Settle something, as soon as nothing else is being done."""
        async with self.lock:
            await self.settle(find)

    async def settle(self, find: Callable[[], Sequence[e.AnyEntry]]) -> None:
        """Make true what nobody asked for."""
        await self.attempt(lambda: [e.Stored(entry) for entry in find()])

    async def attempt(
        self, find: Callable[[], Sequence[e.Stored]], asker: Asker | None = None
    ) -> bool:
        """Make true what is found; it is found anew when another worker was faster.

        False: nothing was to be done.
        """
        for _ in range(TRIES):
            await self.refresh()
            found = find()
            if not found:
                return False
            if await self.commit(found, asker):
                return True
        raise Conflict(f"{self.table.code}: others are always faster")

    async def commit(self, found: Sequence[e.Stored], asker: Asker | None = None) -> bool:
        """Make entries true, store them, tell them. False: another worker was faster."""
        table, now, begun = self.table, self.hub.now(), perf_counter()
        before = table.seq
        self.stale = True
        try:
            changes = [
                self.telling.follow(table.apply(table.seq + 1, now, stored)) for stored in found
            ]
            rows = [(now, e.encode(stored)) for stored in found]
            people = [] if isinstance(found[-1].entry, e.Moved) else self._seated_anew()
            await self.hub.store.append(
                table.code, before + 1, rows, state=self._row(changes), people=people
            )
        except BaseException as error:
            self._rewind(before)
            if not isinstance(error, Conflict):
                raise
            await self.refresh()
            return False
        self.stale = False
        self._seating.update((row.person, row) for row in people)
        committed = perf_counter()
        self._tell(changes, asker)
        if isinstance(found[-1].entry, e.Moved):
            self.hub.metrics.moved(committed - begun, perf_counter() - begun)
        self.hub.relay.tell(table.code, table.seq)
        return True

    def _seated_anew(self) -> list[PersonRow]:
        """Whose place at the table is another one than what was stored."""
        table = self.table
        rows = [
            PersonRow(one.number, one.guest, one.seat, table.leads(one)) for one in table.people
        ]
        return [row for row in rows if self._seating.get(row.person) != row]

    def _row(self, changes: Sequence[Change]) -> TableState:
        table = self.table
        last = changes[-1]
        if not self._summary or not isinstance(last.line.entry, e.Moved) or "stage" in last.table:
            self._summary = msgspec.json.encode(summary(table))
        # A live table has people here who keep it in memory; one over days must be woken.
        due = wakes(table) if not table.clock.live else None
        listed = table.terms.listed and table.terms.newcomers
        return TableState(table.stage, listed, table.changed, due, self._summary)

    def _rewind(self, seq: int) -> None:
        """Forget what could not be stored, or what may not have been."""
        table = Table(self.table.code)
        for line in self.table.lines[:seq]:
            table.apply(line.seq, line.at, line.stored)
        self._replace(table)

    def _replace(self, table: Table) -> None:
        self.table, self.telling = table, Telling(table)
        self._summary, self._seating = b"", {}

    # --- what other workers do ---------------------------------------------------------------

    async def refresh(self) -> None:
        """Read what other workers have added or rewritten, if there may be something."""
        if self.outdated:
            self.outdated, self.stale = False, True
            try:
                await self._read_all()
            except BaseException:
                self.outdated = True
                raise
        elif self.stale:
            await self.read()
        self.stale = False

    async def read(self) -> None:
        """Read what was added, whatever was heard of it."""
        entries = await self.hub.store.entries(self.table.code, self.table.seq)
        if entries:
            self._summary, self._seating = b"", {}
            self._tell([self._follow(entry) for entry in entries], None)

    def _tell(self, changes: Sequence[Change], asker: Asker | None) -> None:
        if (follower := self._follower()) is not None:
            follower.changed(changes, asker)

    def _follow(self, entry: EntryRow) -> Change:
        line = self.table.apply(entry.seq, entry.at, e.decode(entry.data))
        return self.telling.follow(line)

    async def _read_all(self) -> None:
        table = await self.hub.read(self.table.code)
        if table is None or self.closed:
            return
        was, now = ([line.stored for line in one.lines] for one in (self.table, table))
        both = enumerate(zip_longest(was, now))
        new = next((number for number, (before, after) in both if before != after), None)
        if new is not None:
            self._told = min(self._told, table.lines[new - 1].number if new else 0)
            self._replace(table)
        if self._told < maxsize:
            if (follower := self._follower()) is not None:
                await follower.replaced(self._told)
            self._told = maxsize
