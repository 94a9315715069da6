"""A table that is live in this process: devices come and go, ask and are told, and time passes.

One thing happens after the other, under the lock of the stored table.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ...table import Caller, Refused, Table, decide, parted, renamed
from ...table import commands as c
from ...table import entries as e
from ...table.telling import Change
from .. import protocol as p
from ..limits.fair_turns import Owner
from .audience import Audience
from .device import Asker, Device
from .presence import Presence
from .stored_table import StoredTable
from .timekeeper import Timekeeper

if TYPE_CHECKING:
    from .hub import Hub


class Room:
    """One table in this process, put together from what keeps it, tells it and lets time pass."""

    def __init__(self, hub: "Hub", table: Table) -> None:
        self.hub = hub
        self.stored = StoredTable(hub, table, self)
        self.audience = Audience(self.stored)
        self.presence = Presence(hub, self.stored, self.audience)
        self.time = Timekeeper(hub, self.stored, self.audience)

    @property
    def table(self) -> Table:
        """The table as it is stored; under the lock, or before anything is awaited."""
        return self.stored.table

    # --- what has become true ----------------------------------------------------------------

    def changed(self, changes: Sequence[Change], asker: Asker | None) -> None:
        """Entries were stored: tell them, and see what is due next."""
        self.audience.tell(changes, asker)
        self.time.schedule()

    async def replaced(self, after: int) -> None:
        """What was stored after an entry is another thing now."""
        await self.audience.tell_all_anew(after)
        self.time.schedule()

    # --- what devices do ---------------------------------------------------------------------

    async def enter(self, device: Device, after: int) -> None:
        """A device looks on from now on; it gets the state, with the log after an entry."""
        await self.presence.enter(device, after)

    async def leave(self, device: Device) -> None:
        """A device is gone."""
        await self.presence.leave(device)

    async def sync(self, device: Device, after: int) -> None:
        """Send the state anew, with the log after an entry."""
        await self.audience.sync(device, after)

    async def do(self, device: Device, command: c.AnyCommand) -> None:
        """Do what is asked from a device, and say so; or raise Refused."""
        if device.screen:
            raise Refused("server-screen")
        match command:
            case c.Rematch():
                await self._rematch(device, command)
            case c.Hint():
                await self._hint(device, command)
            case _:
                await self._decide(device, command)

    async def _decide(self, device: Device, command: c.TableCommand) -> None:
        seq = 0

        def decided() -> list[e.Stored]:
            nonlocal seq
            table = self.stored.table
            seq = _answered(table, device.caller, command)
            if seq:
                return []
            seq = table.number
            found = decide(table, device.caller, command, self.hub.now(), self.hub.rng)
            return self.presence.arriving(device, found) if found else []

        async with self.stored.lock:
            if not await self.stored.attempt(decided, Asker(device, command.id)):
                device.push(p.encode(p.Ack(command.id, seq)))

    async def _rematch(self, device: Device, command: c.Rematch) -> None:
        code = ""

        def rematched() -> list[e.Stored]:
            person = self.table.person_of(device.caller.guest)
            if self.table.rematch or person is None:
                return []
            return [e.Stored(e.Rematched(code), command.id, person.number)]

        async with self.stored.lock:
            await self.stored.refresh()
            if not self.table.rematch:
                code = await self.hub.rematch(self.table, device.caller)
            if not await self.stored.attempt(rematched, Asker(device, command.id)):
                device.push(p.encode(p.Ack(command.id, self.table.number)))
                if code:  # of two at the same instant one wins; the other's table is closed again
                    await (await self.hub.room(code)).add([e.Closed()])

    async def _hint(self, device: Device, command: c.Hint) -> None:
        async with self.stored.lock:
            await self.stored.refresh()
            decide(self.table, device.caller, command, self.hub.now(), self.hub.rng)
            record = self.time.record()
        think, owner = self.hub.bot_processes.think, Owner(device.caller.guest, device.address)
        thought = await think("steady", record, 0, owner=owner, why=True)
        device.push(p.encode(p.HintAnswer(command.id, *thought)))

    # --- what the server does ----------------------------------------------------------------

    async def add(self, entries: Sequence[e.AnyEntry]) -> None:
        """Entries that nobody at the table asked for."""
        await self.stored.add(lambda: entries)

    async def rename(self, caller: Caller) -> None:
        """A guest has another name."""
        await self.stored.add(lambda: renamed(self.table, caller))

    async def part_with(self, guest: str) -> bool:
        """A guest leaves for good; whether they have been known here."""

        def gone() -> list[e.AnyEntry]:
            person = self.table.person_of(guest)
            return parted(self.table, person) if person else []

        await self.stored.add(gone)
        return self.table.person_of(guest) is not None

    async def abandon(self, guest: str) -> bool:
        """Close a game that nobody else plays, and at which nobody is; whether that was so."""

        def left() -> list[e.AnyEntry]:
            others = any(person.guest != guest for person in self.table.players())
            here = self.audience.devices or any(person.here for person in self.table.people)
            over = self.table.stage in ("over", "closed")
            return [] if others or here or over else [e.Closed()]

        await self.stored.add(left)
        return self.table.stage == "closed"

    async def recover(self, signs: Mapping[str, int], fresh: bool) -> None:
        """See who is here after other workers have died; `fresh`: this worker keeps it from now."""
        await self.presence.recover(signs)
        if fresh:
            self.time.schedule()

    async def read_anew(self) -> None:
        """What is stored was rewritten: everybody gets what it says now."""
        self.stored.outdated = True  # until that has worked
        async with self.stored.lock:
            await self.stored.refresh()

    async def catch_up(self) -> None:
        """Read what is stored, whatever was heard of it."""
        async with self.stored.lock:
            await self.stored.read()

    async def hear(self, seq: int) -> None:
        """Another worker has added entries."""
        if seq > self.table.seq:
            async with self.stored.lock:
                await self.stored.read()
                await self.presence.notice()

    async def notice(self) -> None:
        """Note who is here, if somebody was overlooked."""
        async with self.stored.lock:
            await self.presence.notice()

    @property
    def idle(self) -> bool:
        """Whether nobody would miss this room: nobody looks on, and nothing is due soon."""
        if any(person.worker == self.hub.worker for person in self.table.people):
            return False  # they looked on a moment ago, and may be back in another one
        return not (self.audience.devices or self.time.busy or self.stored.lock.locked())

    def close(self) -> None:
        """Nothing happens any more in this process."""
        self.stored.closed = True
        self.time.close()


def _answered(table: Table, caller: Caller, command: c.AnyCommand) -> int:
    """The entry to which this very command has led already; 0 if there is none."""
    person = table.person_of(caller.guest)
    return person.answered.get(command.id, 0) if person else 0
