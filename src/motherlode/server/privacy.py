"""What is stored about a guest: it is exported whole, and erased when they wish."""

from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from typing import Any, Final

import msgspec

from ..game.message import Message
from ..table import Caller, Refused
from ..table import entries as e
from . import protocol as p
from .live.hub import Hub
from .live.room import Room
from .storage.rows import EntryRow, GuestRow
from .storage.store import Store

SOME: Final = 100  # entries read at a time
NOBODY: Final = "–"  # the name of a guest who was deleted, and what is left of their words


async def export(store: Store, guest: GuestRow) -> dict[str, Any]:
    """Everything stored that is about a guest or was written by them."""
    tables = []
    for row in await store.tables_of(guest.id):
        own = [msgspec.Raw(p.encode(one)) async for one in _own(store, row.code, guest.id)]
        tables.append({"code": row.code, "stage": row.stage, "entries": own})
    about = {name: getattr(guest, name) for name in ("name", "language", "created", "seen")}
    return {"guest": about, "tables": tables}


async def _own(store: Store, code: str, guest: str) -> AsyncIterator[dict[str, Any]]:
    """The entries of a table that are about a guest; a long log lets others come in between."""
    person, seats, after = -1, set[int](), 0
    number = 0  # as people know it: else one could count whom others mute
    while lines := await store.entries(code, after, SOME):
        after = lines[-1].seq
        for line in lines:
            entry = e.decode(line.data).entry
            number += not isinstance(entry, e.Muted)
            if person < 0:  # before they came nothing is about them
                person = entry.person if isinstance(entry, e.Met) and entry.guest == guest else -1
            if _about(entry, person, seats):
                yield {"seq": number, "at": line.at, "entry": _harmless(entry)}


def _about(entry: e.AnyEntry, person: int, seats: set[int]) -> bool:
    """Whether an entry is about a person; `seats` follows where they sit."""
    if isinstance(entry, e.Sat) and entry.person == person:
        seats.clear()
        seats.add(entry.seat)
    elif isinstance(entry, e.Stood) and entry.person == person:
        seats.clear()
        return True
    elif isinstance(entry, (e.Shuffled, e.Started)):
        order = entry.order if isinstance(entry, e.Shuffled) else entry.seats
        moved = {order.index(seat) for seat in seats if seat in order}
        seats.clear()
        seats.update(moved)
    elif isinstance(entry, (e.Moved, e.Warned, e.StoodIn, e.Returned)):
        return entry.seat in seats
    return getattr(entry, "person", None) == person


def _harmless(entry: e.AnyEntry) -> Any:
    """An entry without what concerns the server alone."""
    facts = msgspec.to_builtins(entry)
    return {name: value for name, value in facts.items() if name not in ("guest", "worker")}


async def erase(hub: Hub, guest: GuestRow) -> None:
    """Remove a guest, their names and their words. Moves stay: they are part of others' games."""
    rows = await hub.store.tables_of(guest.id)
    for row in rows:
        with suppress(Refused):  # the table has just been cleared
            await _leave(await hub.room(row.code), guest)
        for seq, data in _blanked(guest.id, await hub.store.entries(row.code)):
            await hub.store.rewrite(row.code, seq, data)
    await hub.store.delete_guest(guest.id)
    # From here on they cannot come back; memory still has their name in old entries.
    for row in rows:
        await hub.forget(row.code)


async def _leave(room: Room, guest: GuestRow) -> None:
    """Give up a seat for good. Nobody of that name is there any more.

    The new name is an entry, so that what lists say of the table has it as well.
    """
    for device in [one for one in room.audience.devices if one.caller.guest == guest.id]:
        device.dismiss(Message("server-no-guest"))
        await room.leave(device)
    await room.part_with(guest.id)
    await room.rename(Caller(guest.id, NOBODY))
    person = room.table.person_of(guest.id)
    if person is not None and person.here:
        await room.add([e.Gone(person.number, room.hub.now())])


def _blanked(guest: str, lines: list[EntryRow]) -> Iterator[tuple[int, bytes]]:
    """The entries of a table that name a guest or quote them, without that."""
    person = -1  # before they came nothing names them
    for line in lines:
        stored = e.decode(line.data)
        entry = stored.entry
        new: e.AnyEntry | None = None
        if isinstance(entry, e.Met) and entry.guest == guest:
            person = entry.person
            new = msgspec.structs.replace(entry, guest="", name=NOBODY)
        elif isinstance(entry, e.Renamed) and entry.person == person:
            new = msgspec.structs.replace(entry, name=NOBODY)
        elif isinstance(entry, e.Said) and entry.person == person:
            new = msgspec.structs.replace(entry, text=NOBODY)
        if new is not None:
            yield line.seq, e.encode(msgspec.structs.replace(stored, entry=new))
