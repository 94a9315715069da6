"""Presence: people who come and go at a table, and which of them is connected, on which worker."""

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING

from ...table import Refused, came
from ...table import entries as e
from ..storage.database import StoreError
from .audience import Audience
from .device import Device
from .stored_table import StoredTable

if TYPE_CHECKING:
    from .hub import Hub


class Presence:
    """Writes into the log of a table who is here. A screen is nobody's presence."""

    def __init__(self, hub: "Hub", stored: StoredTable, audience: Audience) -> None:
        self.hub = hub
        self._stored = stored
        self._audience = audience

    async def enter(self, device: Device, after: int) -> None:
        """A device looks on from now on; it gets the state, with the log after an entry."""
        await self.hub.pace()
        stored = self._stored
        async with stored.lock:
            if stored.closed:  # it was let go this very moment; another try finds another room
                raise Refused("server-stopping")
            if after > stored.table.number:  # another worker has told more than we have heard of
                stored.stale = True
            await stored.refresh()
            self._audience.join(device, after)
            await self._present(device)

    async def leave(self, device: Device) -> None:
        """A device is gone, and with the last one its person; not at once, it may be a reload."""
        self._audience.leave(device)
        if device.person is not None and not self._audience.has(device.person):
            self.hub.spawn(self._absent(device.person))

    async def _present(self, device: Device) -> None:
        def here() -> list[e.AnyEntry]:
            table = self._stored.table
            if device.person is None:
                return []
            return came(table, table.people[device.person], self.hub.worker)

        await self._stored.settle(here)

    @property
    def overlooked(self) -> bool:
        """Whether somebody who looks on counts as gone."""
        people = self._stored.table.people
        seen = (device.person for device in self._audience.devices)
        return any(person is not None and not people[person].here for person in seen)

    async def notice(self) -> None:
        """Note who is here, whatever the worker of another device of theirs has noticed."""
        for device in list(self._audience.devices):
            if device.person is not None and not self._stored.table.people[device.person].here:
                await self._present(device)

    async def _absent(self, person: int) -> None:
        since = self.hub.now()
        while True:
            await asyncio.sleep(self.hub.linger)
            try:
                # This room, or the one that has taken its place.
                room = await self.hub.room(self._stored.table.code)
                await room.presence.miss(person, since)
            except StoreError:
                continue  # or they would be here for ever
            except Refused:
                pass  # the table is gone as well
            return

    async def miss(self, person: int, since: int) -> None:
        """Somebody has not been here since a time, unless they are back."""

        def gone() -> list[e.AnyEntry]:
            ours = self._stored.table.people[person].worker == self.hub.worker
            return [e.Gone(person, since)] if ours and not self._audience.has(person) else []

        await self._stored.add(gone)

    def arriving(self, device: Device, found: list[e.Stored]) -> list[e.Stored]:
        """What a command leads to, with the news that its person is here if they were not."""
        by, person = found[-1].by, self._audience.person(device)
        if by is None or (person and person.here):
            return found
        kinds = {type(s.entry) for s in found if getattr(s.entry, "person", None) == by}
        if kinds.isdisjoint((e.Met, e.Sat)):
            return found
        first = int(e.Met in kinds)
        return [*found[:first], e.Stored(e.Here(by, self.hub.worker)), *found[first:]]

    async def recover(self, signs: Mapping[str, int]) -> None:
        """People whose worker has died are gone since its last sign of life, or only here now."""

        def found() -> list[e.AnyEntry]:
            table = self._stored.table
            return [
                e.Here(person.number, self.hub.worker)
                if self._audience.has(person.number)
                else e.Gone(person.number, abs(signs.get(person.worker, table.lines[-1].at)))
                for person in table.people
                if person.here and not self.hub.living(person.worker, signs)
            ]

        if found():  # it is asked every second: mostly there is nothing to wait for
            await self._stored.add(found)

    async def part(self) -> None:
        """This worker stops: its people are gone, until another one sees them."""
        now = self.hub.now()

        def gone() -> list[e.AnyEntry]:
            ours = [one for one in self._stored.table.people if one.worker == self.hub.worker]
            return [e.Gone(person.number, now) for person in ours]

        await self._stored.add(gone)
