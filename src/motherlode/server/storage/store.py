"""The store: all that the server keeps, in one database."""

from collections.abc import Callable, Collection, Sequence
from secrets import token_hex
from typing import Any, Final, TypeVar

from sqlalchemy import (
    Column,
    ColumnElement,
    Select,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from .database import COMMAND_S, Database
from .guest_store import CHUNK, GuestStore, chunks
from .rows import Cleared, ClearRules, EntryRow, PersonRow, PlaceRow, TableRow, TableState
from .schema import VERSION, entries, guests, people, tables, transfers, workers
from .writer import Writer

FINISHED: Final = ("over", "closed")  # the stages after which nothing is played
T = TypeVar("T")
_LIVE = tables.c.stage.not_in(FINISHED)


class Store(GuestStore):
    """Tables with their logs, guests, and the workers that mind them; errors are `StoreError`."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._writer = Writer(database)

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Open a database, a new one too, and bring it to the present form."""
        from .migrations import migrate, version_of

        database = Database(url, command_s=COMMAND_S)
        try:
            async with database.reading() as connection:
                version = await connection.run_sync(version_of)
            if version != VERSION:
                await migrate(url, VERSION)
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        """Finish the pending appends and leave the database."""
        await self._writer.close()
        await self.database.close()

    def observe(self, commits: Callable[[int], None]) -> None:
        """Have somebody told of every commit of appends: how many entries it had."""
        self._writer.observe = commits

    async def prove(self) -> None:
        """Write and commit something that leaves nothing behind. StoreError: that does not work.

        What is that small may find a place where entries find none: they count as well.
        """
        self._writer.check()
        id = f"proof-{token_hex(8)}"
        await self.database.write(
            insert(workers).values(id=id, alive=0), delete(workers).where(workers.c.id == id)
        )

    # --- the tables and their logs

    async def append(
        self,
        code: str,
        first: int,
        rows: Sequence[tuple[int, bytes]],
        *,
        state: TableState,
        people: Sequence[PersonRow] = (),
    ) -> None:
        """Add the entries `first`, `first + 1`, … to a table; returns when they are committed.

        With `first` 1 it is a new table: `CodeTaken` when there is one of that code. `Conflict`
        when the entries do not follow the last one. After any other `StoreError` nobody knows
        whether they were stored: `seqs` tells.
        """
        await self._writer.append(code, first, rows, state, people)

    async def entries(self, code: str, after: int = 0, most: int | None = None) -> list[EntryRow]:
        """The log of a table after an entry, in order; the first so many."""
        log = (
            select(entries.c.seq, entries.c.at, entries.c.data).order_by(entries.c.seq).limit(most)
        )
        found = await self.database.read(log.where(entries.c.table == code, entries.c.seq > after))
        return [EntryRow(*row) for row in found]

    async def rewrite(self, code: str, seq: int, data: bytes) -> bool:
        """Replace what an entry says; whether there is such an entry."""
        entry = update(entries).where(entries.c.table == code, entries.c.seq == seq)
        return await self.database.write(entry.values(data=data)) == 1

    async def table(self, code: str) -> TableRow | None:
        found = await self._tables(select(tables).where(tables.c.code == code))
        return found[0] if found else None

    async def listed(self, limit: int) -> list[TableRow]:
        """Listed tables that are not finished, the latest changed first."""
        return await self._tables(_latest().where(tables.c.listed, _LIVE).limit(limit))

    async def all_tables(self, limit: int, stage: str | None = None) -> list[TableRow]:
        """Tables of one stage or all, the latest changed first."""
        query = _latest().limit(limit)
        return await self._tables(query if stage is None else query.where(tables.c.stage == stage))

    async def tables_of(self, guest: str) -> list[TableRow]:
        """Where a guest is or was, the latest changed first."""
        return await self._tables(_latest().where(_has(guest)))

    async def places_of(self, guest: str, limit: int) -> list[PlaceRow]:
        """The tables of a guest that they have not left for good, the latest changed first."""
        query = select(tables, people.c.person, people.c.seat).join(people)
        mine = query.where(people.c.guest == guest, ~people.c.left)
        order = mine.order_by(tables.c.changed.desc(), tables.c.code).limit(limit)
        found = await self.database.read(order)
        return [PlaceRow(TableRow(*row[:-2]), *row[-2:]) for row in found]

    async def owned_by(self, guest: str) -> list[str]:
        """The unfinished tables that a guest owns or hosts, the longest untouched first."""
        mine = select(tables.c.code).join(people).where(people.c.guest == guest)
        mine = mine.where(people.c.owns, ~people.c.left, _LIVE)
        found = await self.database.read(mine.order_by(tables.c.changed, tables.c.code))
        return [code for (code,) in found]

    async def leave(self, code: str, guest: str) -> None:
        """A guest does not want to see a table in their list any more."""
        place = update(people).where(people.c.table == code, people.c.guest == guest)
        await self.database.write(place.values(left=True))

    async def seqs(self, codes: Collection[str]) -> dict[str, int]:
        """The last entry's number of each table that there is."""
        return await self._each(codes, tables.c.seq)

    async def due(self, now: int, limit: int) -> list[str]:
        """Tables whose clock needs attention, the longest due first."""
        query = select(tables.c.code).where(tables.c.wakes <= now)
        found = await self.database.read(query.order_by(tables.c.wakes).limit(limit))
        return [code for (code,) in found]

    async def _each(self, codes: Collection[str], column: Column[T]) -> dict[str, T]:
        """What stands in a column for each table that there is."""
        found: dict[str, T] = {}
        for chunk in chunks(codes):
            query = select(tables.c.code, column).where(tables.c.code.in_(chunk))
            found.update((code, value) for code, value in await self.database.read(query))
        return found

    async def _tables(self, query: Select[*tuple[Any, ...]]) -> list[TableRow]:
        return [TableRow(*row) for row in await self.database.read(query)]

    # --- who minds a table's clock

    async def keepers(self, codes: Collection[str]) -> dict[str, str | None]:
        """The worker that keeps each table, or has kept it last."""
        return await self._each(codes, tables.c.keeper)

    async def keep(self, codes: Collection[str], worker: str, others: Collection[str]) -> set[str]:
        """Take tables that none of the other workers keeps; those that this worker has now."""
        free = or_(tables.c.keeper.is_(None), tables.c.keeper.not_in(sorted(others)))
        kept: set[str] = set()
        for chunk in chunks(codes):
            take = update(tables).where(_locked(tables.c.code.in_(chunk)), free)
            take = take.values(keeper=worker)
            kept.update(await self.database.write_returning(take.returning(tables.c.code)))
        return kept

    async def release(self, codes: Collection[str], worker: str) -> None:
        """Let go of tables, as far as this worker has them."""
        for chunk in chunks(codes):
            let_go = update(tables).where(_locked(tables.c.code.in_(chunk)))
            let_go = let_go.where(tables.c.keeper == worker).values(keeper=None)
            await self.database.write(let_go)

    # --- workers

    async def beat(self, worker: str, now: int) -> None:
        """The worker is alive."""
        upsert = sqlite.insert if self.database.sqlite else postgresql.insert
        row = upsert(workers).values(id=worker, alive=now)
        await self.database.write(
            row.on_conflict_do_update(index_elements=["id"], set_={"alive": now})
        )

    async def ended(self, worker: str) -> None:
        """The worker is alive no more."""
        row = update(workers).where(workers.c.id == worker, workers.c.alive > 0)
        await self.database.write(row.values(alive=-workers.c.alive))

    async def workers(self) -> dict[str, int]:
        """When each worker was last alive; less than nothing: it has ended since."""
        return {id: alive for id, alive in await self.database.read(select(workers))}

    async def latest(self) -> int:
        """When a worker was last alive or a table last changed; 0 if nothing has ever happened."""
        signs = select(func.max(func.abs(workers.c.alive))).union_all(
            select(func.max(tables.c.changed))
        )
        return max(at or 0 for (at,) in await self.database.read(signs))

    async def forget_workers(self, before: int) -> None:
        """Forget the workers not alive since a time."""
        await self.database.write(delete(workers).where(func.abs(workers.c.alive) < before))

    # --- what is no longer kept

    async def clear(self, now: int, rules: ClearRules) -> Cleared:
        """Remove what has been kept long enough."""
        write, changed = self.database.write, tables.c.changed
        finished = tables.c.stage.in_(FINISHED)
        alone = ~exists().where(people.c.guest == guests.c.id)
        unseen = guests.c.seen < now - rules.guest_ms
        return Cleared(
            finished=await self._clear_tables(and_(finished, changed < now - rules.finished_ms)),
            idle=await self._clear_tables(and_(_LIVE, changed < now - rules.idle_ms)),
            guests=await write(delete(guests).where(unseen, alone)),
            transfers=await write(delete(transfers).where(transfers.c.expires <= now)),
        )

    async def _clear_tables(self, old: ColumnElement[bool]) -> int:
        """Some at a time, so that nobody waits long for a move to be written."""
        some = select(tables.c.code).where(old).order_by(tables.c.code).limit(CHUNK)
        removed = 0
        while count := await self.database.write(delete(tables).where(tables.c.code.in_(some))):
            removed += count
        return removed


def _latest() -> Select[*tuple[Any, ...]]:
    return select(tables).order_by(tables.c.changed.desc(), tables.c.code)


def _has(guest: str) -> ColumnElement[bool]:
    return tables.c.code.in_(select(people.c.table).where(people.c.guest == guest))


def _locked(which: ColumnElement[bool]) -> ColumnElement[bool]:
    """The same rows, locked in the order in which the writer locks them, against deadlocks."""
    rows = select(tables.c.code).where(which).order_by(tables.c.code)
    return tables.c.code.in_(rows.with_for_update(key_share=True))
