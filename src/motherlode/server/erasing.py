"""What is stored about a guest: all of it for him to read, and none of it any more if he wishes."""

from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from typing import Any, Final

import msgspec

from ..game.message import Message
from ..table import Caller, Refused
from ..table import entries as e
from . import protocol as p
from .hub import Hub
from .room import Room
from .rows import Entry, GuestRow
from .store import Store

SOME: Final = 100  # entries read at a time
NOBODY: Final = "–"  # the name of whoever is deleted, and what is left of his words


async def export(store: Store, guest: GuestRow) -> dict[str, Any]:
    """Everything stored that is about a guest or was written by them."""
    tables = []
    for row in await store.tables_of(guest.id):
        own = [msgspec.Raw(p.encode(one)) async for one in _own(store, row.code, guest.id)]
        tables.append({"code": row.code, "stage": row.stage, "entries": own})
    about = {
        "name": guest.name,
        "language": guest.language,
        "created": guest.created,
        "seen": guest.seen,
    }
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


def _person(guest: str, lines: list[tuple[Entry, e.Stored]]) -> int:
    for _, stored in lines:
        if isinstance(stored.entry, e.Met) and stored.entry.guest == guest:
            return stored.entry.person
    return -1


def _about(entry: e.AnyEntry, person: int, seats: set[int]) -> bool:
    """Whether an entry is about a person; `seats` follows where he sits."""
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
    """Remove a guest, his names and his words. Moves stay: they are part of others' games."""
    rows = await hub.store.tables_of(guest.id)
    for row in rows:
        with suppress(Refused):  # the table has just been cleared
            await _leave(await hub.room(row.code), guest)
        for seq, data in _blanked(guest.id, await hub.store.entries(row.code)):
            await hub.store.rewrite(row.code, seq, data)
    await hub.store.delete_guest(guest.id)
    # From here on he cannot come back; what is in memory still has his name in old entries.
    for row in rows:
        await hub.forget(row.code)


async def _leave(room: Room, guest: GuestRow) -> None:
    """Give up a seat for good. Nobody of that name is there any more.

    The new name is an entry, so that what lists say of the table has it as well.
    """
    for looker in [one for one in room.lookers if one.caller.guest == guest.id]:
        looker.dismiss(Message("server-no-guest"))
        await room.leave(looker)
    await room.part_with(guest.id)
    await room.rename(Caller(guest.id, NOBODY))
    person = room.table.person_of(guest.id)
    if person is not None and person.here:
        await room.add([e.Gone(person.number, room.hub.now())])


def _blanked(guest: str, lines: list[Entry]) -> Iterator[tuple[int, bytes]]:
    """The entries of a table that name a guest or quote him, without that."""
    decoded = [(line, e.decode(line.data)) for line in lines]
    person = _person(guest, decoded)
    for line, stored in decoded:
        entry = stored.entry
        new: e.AnyEntry | None = None
        if isinstance(entry, e.Met) and entry.person == person:
            new = msgspec.structs.replace(entry, guest="", name=NOBODY)
        elif isinstance(entry, e.Renamed) and entry.person == person:
            new = msgspec.structs.replace(entry, name=NOBODY)
        elif isinstance(entry, e.Said) and entry.person == person:
            new = msgspec.structs.replace(entry, text=NOBODY)
        if new is not None:
            yield line.seq, e.encode(msgspec.structs.replace(stored, entry=new))
