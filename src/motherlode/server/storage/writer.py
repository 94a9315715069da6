"""The writer: appends of many tables, committed together."""

import asyncio
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final, NamedTuple

from sqlalchemy import BigInteger, and_, bindparam, case, false, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import Conflict, Database, StoreError
from .rows import PersonRow, TableState
from .schema import entries, people, tables

STATE: Final = TableState._fields
BATCH: Final = 1000  # appends in one transaction at most
FAILED_S: Final = 5.0  # seconds for which a failure counts, if nothing was stored since

_CHANGE = (
    update(tables)
    .where(tables.c.code == bindparam("of"))
    .values(
        **{name: bindparam(f"to_{name}") for name in STATE},
        # An append that does not follow the last entry makes this NULL, which the table refuses:
        # so no log gets a gap, and nothing needs to be read first.
        seq=case((tables.c.seq == bindparam("before"), bindparam("to_seq", type_=BigInteger))),
    )
)


class CodeTaken(StoreError):
    """A new table's code belongs to another table."""


class Append(NamedTuple):
    """Entries to be added to one table, and what waits for it."""

    code: str
    first: int
    rows: Sequence[tuple[int, bytes]]
    state: TableState
    people: Sequence[PersonRow]
    done: asyncio.Future[None]


class Writer:
    """Collects appends while a commit is running, then commits what it has collected.

    A commit waits for the disk, however much it carries: so many tables share one.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[Append] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self._failed: tuple[float, str] | None = None  # when and why the last commit failed
        self.observe: Callable[[int], None] = lambda entries: None  # is told of every commit
        insert = sqlite.insert if database.sqlite else postgresql.insert
        self._new = insert(tables)
        self._log = insert(entries)
        seat = insert(people)
        new = seat.excluded
        # A person who sits down again has not left for good.
        back = and_(new.seat.is_not(None), people.c.seat.is_(None))
        self._seat = seat.on_conflict_do_update(
            index_elements=["table", "person"],
            set_={
                "guest": new.guest,
                "seat": new.seat,
                "owns": new.owns,
                "left": case((back, false()), else_=people.c.left),
            },
        )

    def append(
        self,
        code: str,
        first: int,
        rows: Sequence[tuple[int, bytes]],
        state: TableState,
        people: Sequence[PersonRow],
    ) -> asyncio.Future[None]:
        """Add entries to a table; the future is done when they are committed."""
        if self._closed:
            raise StoreError("the store is closed")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append(Append(code, first, rows, state, people, done))
        if self._task is None or self._task.done():
            self._task = loop.create_task(self._run())
        return done

    def check(self) -> None:
        """StoreError: appends could not be committed lately."""
        if self._failed is not None and monotonic() - self._failed[0] < FAILED_S:
            raise StoreError(self._failed[1])

    async def close(self) -> None:
        """Commit what is waiting, and take no more."""
        self._closed = True
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            # In PostgreSQL two writers that lock rows in different orders would block each other.
            batch.sort(key=lambda append: append.code)
            failed: dict[int, StoreError] = {}
            try:
                failed = await self._commit(batch)
                self._failed = None
            except Exception as error:
                self._failed = monotonic(), str(error)
                failed = {n: StoreError(str(error)) for n in range(len(batch))}
            except BaseException:
                for append in batch + self._waiting:
                    append.done.cancel()
                raise
            self.observe(sum(len(append.rows) for append in batch))
            for number, append in enumerate(batch):
                if append.done.done():  # whoever waited has been cancelled
                    continue
                if number in failed:
                    append.done.set_exception(failed[number])
                else:
                    append.done.set_result(None)

    async def _commit(self, batch: Sequence[Append]) -> dict[int, StoreError]:
        """Commit the appends together; those that cannot be stored, by their number."""
        try:
            async with self._database.writing() as connection:
                await self._store(connection, batch)
        except Conflict:
            return await self._commit_each(batch)
        return {}

    async def _commit_each(self, batch: Sequence[Append]) -> dict[int, StoreError]:
        """Still one commit, but each append on its own feet."""
        failed: dict[int, StoreError] = {}
        async with self._database.writing() as connection:
            for number, append in enumerate(batch):
                try:
                    async with connection.begin_nested():
                        await self._store(connection, [append])
                except IntegrityError:
                    failed[number] = await self._reason(connection, append)
        return failed

    async def _store(self, connection: AsyncConnection, batch: Sequence[Append]) -> None:
        new, log, changes, seats = [], [], [], []
        for append in batch:
            code, seq, state = append.code, append.first, append.state
            for at, data in append.rows:
                log.append({"table": code, "seq": seq, "at": at, "data": data})
                seq += 1
            if append.first == 1:
                row = state._asdict()
                new.append({"code": code, "seq": seq - 1, "created": state.changed, **row})
            else:
                row = {f"to_{name}": getattr(state, name) for name in STATE}
                changes.append({"of": code, "before": append.first - 1, "to_seq": seq - 1, **row})
            for one in append.people:
                seats.append({"table": code, **one._asdict()})
        for statement, values in (
            (self._new, new),
            (self._log, log),
            (_CHANGE, changes),
            (self._seat, seats),
        ):
            if values:
                await connection.execute(statement, values)

    async def _reason(self, connection: AsyncConnection, append: Append) -> StoreError:
        found = await connection.execute(select(tables.c.seq).where(tables.c.code == append.code))
        seq = found.scalar()
        if seq is None:
            return StoreError(f"{append.code}: there is no such table")
        if append.first == 1:
            return CodeTaken(f"{append.code}: this code is taken")
        return Conflict(f"{append.code}: entry {append.first} does not follow the last one, {seq}")
