"""The store: all that the server keeps, in one database."""

import asyncio
from collections.abc import Collection, Iterator, Sequence
from itertools import islice
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, and_, delete, exists, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from .database import COMMAND_S, Database, StoreError
from .guestbook import Guestbook
from .rows import Cleared, ClearRules, Entry, PersonRow, TableRow, TableState
from .schema import VERSION, entries, guests, people, tables, transfers, workers
from .writer import Writer

FINISHED: Final = ("over", "closed")  # the stages after which nothing is played
CHUNK: Final = 500  # codes in one statement, or tables removed in one transaction
HEALTHY_S: Final = 5

_LIVE = tables.c.stage.not_in(FINISHED)


class Store(Guestbook):
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
                await migrate(url)
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        """Finish the pending appends and leave the database."""
        await self._writer.close()
        await self.database.close()

    async def healthy(self) -> bool:
        """Whether the database answers, and soon."""
        try:
            async with asyncio.timeout(HEALTHY_S), self.database.reading() as connection:
                await connection.execute(select(workers.c.id).limit(1))
        except (StoreError, TimeoutError):
            return False
        return True

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

    async def entries(self, code: str, after: int = 0) -> list[Entry]:
        """The log of a table after an entry, in order."""
        log = (
            select(entries.c.seq, entries.c.at, entries.c.data)
            .where(entries.c.table == code, entries.c.seq > after)
            .order_by(entries.c.seq)
        )
        async with self.database.reading() as connection:
            return [Entry(*row) for row in await connection.execute(log)]

    async def rewrite(self, code: str, seq: int, data: bytes) -> bool:
        """Replace what an entry says; whether there is such an entry."""
        async with self.database.writing() as connection:
            done = await connection.execute(
                update(entries)
                .where(entries.c.table == code, entries.c.seq == seq)
                .values(data=data)
            )
            return done.rowcount == 1

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

    async def live_tables_of(self, guest: str) -> int:
        """At how many tables that are not finished a guest is."""
        query = select(func.count()).select_from(tables).where(_has(guest), _LIVE)
        async with self.database.reading() as connection:
            return (await connection.execute(query)).scalar_one()

    async def seqs(self, codes: Collection[str]) -> dict[str, int]:
        """The last entry's number of each table that there is."""
        found: dict[str, int] = {}
        async with self.database.reading() as connection:
            for chunk in _chunks(codes):
                query = select(tables.c.code, tables.c.seq).where(tables.c.code.in_(chunk))
                found.update((code, seq) for code, seq in await connection.execute(query))
        return found

    async def due(self, now: int, limit: int) -> list[str]:
        """Tables whose clock needs attention, the longest due first."""
        query = select(tables.c.code).where(tables.c.wakes <= now)
        async with self.database.reading() as connection:
            found = await connection.execute(query.order_by(tables.c.wakes).limit(limit))
            return list(found.scalars())

    async def _tables(self, query: Select[*tuple[Any, ...]]) -> list[TableRow]:
        async with self.database.reading() as connection:
            return [TableRow(*row) for row in await connection.execute(query)]

    # --- who minds a table's clock

    async def keep(self, code: str, worker: str, now: int, until: int) -> bool:
        """Take a table, or keep it, until a time; whether this worker has it."""
        return code in await self.keep_many([code], worker, now, until)

    async def keep_many(
        self, codes: Collection[str], worker: str, now: int, until: int
    ) -> set[str]:
        """Take or keep many tables; those that this worker has."""
        mine = or_(tables.c.keeper == worker, tables.c.keeper_until < now)
        kept: set[str] = set()
        async with self.database.writing() as connection:
            for chunk in _chunks(sorted(codes)):
                query = update(tables).where(_locked(tables.c.code.in_(chunk)), mine)
                done = await connection.execute(
                    query.values(keeper=worker, keeper_until=until).returning(tables.c.code)
                )
                kept.update(done.scalars())
        return kept

    async def release(self, codes: Collection[str], worker: str) -> None:
        """Let go of tables, as far as this worker has them."""
        async with self.database.writing() as connection:
            for chunk in _chunks(sorted(codes)):
                query = update(tables).where(_locked(tables.c.code.in_(chunk)))
                await connection.execute(
                    query.where(tables.c.keeper == worker).values(keeper=None, keeper_until=0)
                )

    # --- workers

    async def beat(self, worker: str, now: int) -> None:
        """The worker is alive."""
        insert = sqlite.insert if self.database.sqlite else postgresql.insert
        async with self.database.writing() as connection:
            await connection.execute(
                insert(workers)
                .values(id=worker, alive=now)
                .on_conflict_do_update(index_elements=["id"], set_={"alive": now})
            )

    async def workers(self) -> dict[str, int]:
        """When each worker was last alive."""
        async with self.database.reading() as connection:
            return {id: alive for id, alive in await connection.execute(select(workers))}

    async def forget_workers(self, before: int) -> None:
        """Forget the workers not alive since a time."""
        async with self.database.writing() as connection:
            await connection.execute(delete(workers).where(workers.c.alive < before))

    # --- what is no longer kept

    async def clear(self, now: int, rules: ClearRules) -> Cleared:
        """Remove what has been kept long enough."""
        finished = tables.c.stage.in_(FINISHED)
        return Cleared(
            finished=await self._clear_tables(
                and_(finished, tables.c.changed < now - rules.finished_ms)
            ),
            idle=await self._clear_tables(and_(_LIVE, tables.c.changed < now - rules.idle_ms)),
            guests=await self._clear_guests(now - rules.guest_ms),
            transfers=await self._clear_transfers(now),
        )

    async def _clear_tables(self, old: ColumnElement[bool]) -> int:
        """Some at a time, so that nobody waits long for a move to be written."""
        removed = 0
        while True:
            some = select(tables.c.code).where(old).order_by(tables.c.code).limit(CHUNK)
            async with self.database.writing() as connection:
                done = await connection.execute(delete(tables).where(tables.c.code.in_(some)))
            removed += done.rowcount
            if done.rowcount < CHUNK:
                return removed

    async def _clear_guests(self, before: int) -> int:
        alone = ~exists().where(people.c.guest == guests.c.id)
        async with self.database.writing() as connection:
            done = await connection.execute(delete(guests).where(guests.c.seen < before, alone))
            return done.rowcount

    async def _clear_transfers(self, now: int) -> int:
        async with self.database.writing() as connection:
            done = await connection.execute(delete(transfers).where(transfers.c.expires <= now))
            return done.rowcount


def _latest() -> Select[*tuple[Any, ...]]:
    return select(tables).order_by(tables.c.changed.desc(), tables.c.code)


def _has(guest: str) -> ColumnElement[bool]:
    return tables.c.code.in_(select(people.c.table).where(people.c.guest == guest))


def _locked(which: ColumnElement[bool]) -> ColumnElement[bool]:
    """The same rows, locked in the order in which the writer locks them, against deadlocks."""
    rows = select(tables.c.code).where(which).order_by(tables.c.code)
    return tables.c.code.in_(rows.with_for_update(key_share=True))


def _chunks(codes: Collection[str]) -> Iterator[list[str]]:
    rest = iter(codes)
    while chunk := list(islice(rest, CHUNK)):
        yield chunk
