"""Commits of appends, made with the driver itself: every move waits for one.

To execute them through SQLAlchemy cost more computing time than the move itself; for SQLite it also
took a hop between threads for each statement, where one is enough for the whole commit.
"""

import asyncio
import sqlite3
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from .database import CONNECT_S, Conflict, Database, StoreError, set_up_sqlite
from .statements import Append, Statements

T = TypeVar("T")


class CodeTaken(StoreError):
    """A new table's code belongs to another table."""


class Commits:
    """Commits appends on a connection of its own, which is opened anew when something failed."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._statements = Statements(database)

    async def commit(self, batch: Sequence[Append]) -> dict[int, StoreError]:
        """Commit appends together; those that cannot be stored, by their number."""
        raise NotImplementedError

    async def close(self) -> None:
        """Leave the database."""
        raise NotImplementedError


class Connection(Protocol):
    """What both drivers can do."""

    begin: str
    conflicts: type[Exception]  # what is raised where something is there already

    async def execute(self, text: str) -> None: ...

    async def execute_many(self, text: str, rows: Sequence[Any]) -> None: ...

    async def first(self, text: str, values: Sequence[Any]) -> Any: ...


async def store_all(
    connection: Connection, statements: Statements, batch: Sequence[Append]
) -> dict[int, StoreError]:
    """In a transaction that has begun; the appends that cannot be stored, by their number."""

    async def store(appends: Sequence[Append]) -> None:
        for text, rows in statements.of(appends):
            await connection.execute_many(text, rows)

    failed: dict[int, StoreError] = {}
    try:
        await store(batch)
    except connection.conflicts:  # still one commit, but each append on its own feet
        await connection.execute("ROLLBACK")
        await connection.execute(connection.begin)
        for number, append in enumerate(batch):
            await connection.execute("SAVEPOINT one")
            try:
                await store([append])
            except connection.conflicts:
                await connection.execute("ROLLBACK TO SAVEPOINT one")
                failed[number] = _reason(append, await connection.first(*statements.last(append)))
            await connection.execute("RELEASE SAVEPOINT one")
    await connection.execute("COMMIT")
    return failed


def _reason(append: Append, last: int | None) -> StoreError:
    if last is None:
        return StoreError(f"{append.code}: there is no such table")
    if append.first == 1:
        return CodeTaken(f"{append.code}: this code is taken")
    return Conflict(f"{append.code}: entry {append.first} does not follow the last one, {last}")


# --- SQLite ----------------------------------------------------------------------------------


class SqliteConnection:
    """A connection that never has to wait: it is used in a thread that does nothing else."""

    begin = "BEGIN IMMEDIATE"
    conflicts: type[Exception] = sqlite3.IntegrityError

    def __init__(self, file: str) -> None:
        self._inner = sqlite3.connect(
            file, timeout=CONNECT_S, isolation_level=None, check_same_thread=False
        )
        set_up_sqlite(True, self._inner)

    async def execute(self, text: str) -> None:
        self._inner.execute(text)

    async def execute_many(self, text: str, rows: Sequence[Any]) -> None:
        self._inner.executemany(text, rows)

    async def first(self, text: str, values: Sequence[Any]) -> Any:
        row = self._inner.execute(text, values).fetchone()
        return row and row[0]

    def close(self) -> None:
        """What was not committed is gone."""
        self._inner.close()


class SqliteCommits(Commits):
    """Commits in a thread of its own."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._thread = ThreadPoolExecutor(1, "commits")
        self._connection: SqliteConnection | None = None

    async def commit(self, batch: Sequence[Append]) -> dict[int, StoreError]:
        async with self._database.turn_to_write():
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, self._commit, batch)

    def _commit(self, batch: Sequence[Append]) -> dict[int, StoreError]:
        try:
            if self._connection is None:
                self._connection = SqliteConnection(self._database.url.database or "")
            return _at_once(self._begun(self._connection, batch))
        except BaseException:
            self._drop()
            raise

    async def _begun(
        self, connection: SqliteConnection, batch: Sequence[Append]
    ) -> dict[int, StoreError]:
        await connection.execute(connection.begin)
        return await store_all(connection, self._statements, batch)

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._drop)
        self._thread.shutdown()


def _at_once(work: Coroutine[Any, Any, T]) -> T:
    """The result of something that never waits."""
    try:
        work.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    raise RuntimeError("it waits for something")


# --- PostgreSQL ------------------------------------------------------------------------------


class PostgresConnection:
    """A connection of asyncpg."""

    begin = "BEGIN"

    def __init__(self, inner: Any, conflicts: type[Exception]) -> None:
        self._inner = inner
        self.conflicts = conflicts

    async def execute(self, text: str) -> None:
        await self._inner.execute(text)

    async def execute_many(self, text: str, rows: Sequence[Any]) -> None:
        await self._inner.executemany(text, rows)

    async def first(self, text: str, values: Sequence[Any]) -> Any:
        return await self._inner.fetchval(text, *values)

    async def close(self) -> None:
        await self._inner.close(timeout=CONNECT_S)

    def cut(self) -> None:
        """Close it although something may be under way."""
        self._inner.terminate()


class PostgresCommits(Commits):
    """Commits on a connection of its own."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._connection: PostgresConnection | None = None

    async def commit(self, batch: Sequence[Append]) -> dict[int, StoreError]:
        try:
            connection = await self._begun()
            return await store_all(connection, self._statements, batch)
        except BaseException:
            self._drop()
            raise

    async def _begun(self) -> PostgresConnection:
        """A connection on which a transaction has begun."""
        if self._connection is not None:
            try:
                await self._connection.execute(PostgresConnection.begin)
                return self._connection
            except Exception:  # it was lost since the last commit, and nothing with it
                self._drop()
        import asyncpg  # type: ignore[import-untyped]  # only where there is PostgreSQL

        inner = await asyncpg.connect(**self._database.driver_arguments())
        conflicts = asyncpg.IntegrityConstraintViolationError
        self._connection = PostgresConnection(inner, conflicts)
        await self._connection.execute(PostgresConnection.begin)
        return self._connection

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.cut()
            self._connection = None

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()


def commits_of(database: Database) -> Commits:
    """What commits appends to a database of its kind."""
    return SqliteCommits(database) if database.sqlite else PostgresCommits(database)
