"""Faults made on purpose, to show that evenings find faults. Each takes a `MonkeyPatch`."""

import asyncio
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from types import SimpleNamespace
from typing import Any, Final

import pytest

from motherlode.server.live import presence, room
from motherlode.server.live.audience import Audience
from motherlode.server.live.device import Asker, Device
from motherlode.server.live.presence import Presence
from motherlode.server.live.room import Room
from motherlode.server.live.stored_table import StoredTable
from motherlode.server.storage.statements import Statements
from motherlode.server.storage.store import Store
from motherlode.server.storage.writer import Writer
from motherlode.table import entries as e
from motherlode.table.telling import Change
from tests.server.deliberate_leaks import moves_as_stored

Patch = pytest.MonkeyPatch


def answers_before_it_is_stored(patch: Patch) -> None:
    """What is to be stored counts as stored while that is still under way."""
    right = Writer.append

    def append(writer: Writer, *args: Any) -> asyncio.Future[None]:
        right(writer, *args).add_done_callback(lambda done: done.exception())
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    patch.setattr(Writer, "append", append)


def forgets_what_it_has_answered(patch: Patch) -> None:
    """A command that comes again is done again."""
    patch.setattr(room, "_answered", lambda table, caller, command: 0)


def does_not_read_after_a_conflict(patch: Patch) -> None:
    """What another worker has added is not read, even if it was in the way."""

    async def refresh(stored: StoredTable) -> None:
        stored.stale = False

    patch.setattr(StoredTable, "refresh", refresh)


def stores_without_looking(patch: Patch) -> None:
    """Two workers may store the same entry; the later one wins."""
    right = Statements.of

    def of(statements: Statements, batch: Any) -> list[tuple[str, list[Any]]]:
        return [
            (
                re.sub(r"CASE WHEN .*? THEN \? END", "max(?, ?)", text).replace(
                    "INSERT INTO entries", "INSERT OR REPLACE INTO entries"
                ),
                values,
            )
            for text, values in right(statements, batch)
        ]

    patch.setattr(Statements, "of", of)


def keeps_what_could_not_be_stored(patch: Patch) -> None:
    """Memory does not go back to what was."""
    patch.setattr(StoredTable, "_rewind", lambda stored, seq: None)


def loses_an_event(patch: Patch) -> None:
    """Now and then somebody is not told of something."""
    right = Audience._texts

    def texts(
        audience: Audience, change: Change, devices: Iterable[Device]
    ) -> Iterator[tuple[Device, Any]]:
        found = list(right(audience, change, devices))
        yield from found[:-1] if change.line.number % 20 == 0 else found

    patch.setattr(Audience, "_texts", texts)


def tells_nobody_what_others_do(patch: Patch) -> None:
    """What other workers have added is read, but not told."""
    right = StoredTable.read

    async def read(stored: StoredTable) -> None:
        stored.__dict__["_tell"] = lambda changes, asker: None
        try:
            await right(stored)
        finally:
            del stored.__dict__["_tell"]

    patch.setattr(StoredTable, "read", read)


def lets_time_pass_without_a_server(patch: Patch) -> None:
    """Whoever is gone counts as here for another hour."""

    def gone(person: int, since: int) -> e.Gone:
        return e.Gone(person, since + 3_600_000)

    patch.setattr(presence, "e", SimpleNamespace(**{**vars(e), "Gone": gone}))


def never_takes_a_table_over(patch: Patch) -> None:
    """A table whose keeper has died has none any more."""

    right = Store.keep

    async def keep(
        store: Store, codes: Collection[str], worker: str, others: Collection[str]
    ) -> set[str]:
        found = await store.keepers(codes)
        free = [code for code in codes if found.get(code) in (None, worker)]
        return await right(store, free, worker, others)

    patch.setattr(Store, "keep", keep)


def stores_all_as_the_first_persons(patch: Patch) -> None:
    """Commands are stored as those of the table's first person."""
    right = StoredTable.commit

    async def commit(
        stored: StoredTable, found: Sequence[e.Stored], asker: Asker | None = None
    ) -> bool:
        someone = [e.Stored(one.entry, one.id, 0 if one.id else None) for one in found]
        return await right(stored, someone, asker)

    patch.setattr(StoredTable, "commit", commit)


def does_not_note_who_comes(patch: Patch) -> None:
    """Whoever comes back is not noted as here."""

    async def note(present: Presence, device: Device) -> None:
        pass

    patch.setattr(Presence, "_present", note)


def forgets_news_that_came_early(patch: Patch) -> None:
    """A worker that is asked for what it has not heard of yet answers all the same."""
    right = Presence.enter

    async def enter(present: Presence, device: Device, after: int) -> None:
        await right(present, device, min(after, present._stored.table.number))

    patch.setattr(Presence, "enter", enter)


def does_not_hear_of_news(patch: Patch) -> None:
    """A room is deaf for what others add."""

    async def hear(self: Room, seq: int) -> None:
        pass

    patch.setattr(Room, "hear", hear)


# With the evening at which to begin: looking from the first one finds them too, but takes longer.
FAULTS: Final[Mapping[Callable[[Patch], None], int]] = {
    answers_before_it_is_stored: 0,
    forgets_what_it_has_answered: 0,
    does_not_read_after_a_conflict: 61,
    stores_without_looking: 0,
    keeps_what_could_not_be_stored: 0,
    loses_an_event: 10,
    tells_nobody_what_others_do: 0,
    lets_time_pass_without_a_server: 3,
    never_takes_a_table_over: 5,
    stores_all_as_the_first_persons: 0,
    does_not_note_who_comes: 0,
    forgets_news_that_came_early: 63,
    does_not_hear_of_news: 0,
    moves_as_stored: 0,
}
