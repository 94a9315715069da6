"""A database, SQLite or PostgreSQL: opening it, reading and writing in it, and errors that help."""

import asyncio
import errno
import os
import sqlite3
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from functools import partial
from pathlib import Path
from socket import gaierror
from time import monotonic
from typing import Any, TypeVar

from sqlalchemy import Connection, Executable, Row, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    IntegrityError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

SQLITE, POSTGRESQL = "sqlite+aiosqlite", "postgresql+asyncpg"
DRIVERS = {
    "sqlite": SQLITE,
    SQLITE: SQLITE,
    "postgresql": POSTGRESQL,
    "postgres": POSTGRESQL,
    POSTGRESQL: POSTGRESQL,
}
QUERIES = ("host", "port", "ssl", "sslmode")  # what may follow the ? of an address
CONNECT_S = 10  # waiting for a server to answer, or for SQLite's lock
COMMAND_S = 60  # waiting for one statement
LOOK_S = 2.0  # looking for damage in a file
READING = 4  # connections that read at a time: there are some left to write with

T = TypeVar("T")


class StoreError(Exception):
    """The database did not do what was asked."""

    explained = True  # what it says is enough: the log needs no trace


class Conflict(StoreError):
    """Something is there already: somebody else was faster."""


class Database:
    """One database: a pool of connections, used for reading or for writing."""

    def __init__(
        self,
        url: str,
        *,
        create: bool = True,
        foreign_keys: bool = True,
        command_s: float | None = None,
    ) -> None:
        self.url = read_url(url)
        self.sqlite = self.url.drivername == SQLITE
        self._tasks: set[asyncio.Task[Any]] = set()
        self._reading = asyncio.Semaphore(READING)
        self._writing: AbstractAsyncContextManager[object]
        settings: dict[str, Any]
        if self.sqlite:
            _prepare_file(self.url, create)
            # SQLite writes one transaction at a time. Its own way of waiting is to sleep and try
            # again, which is slow and unfair; only other processes are left to that.
            self._writing = asyncio.Lock()
            settings = {"isolation_level": None, "timeout": CONNECT_S}
        else:
            self._writing = nullcontext()
            settings = {
                "timeout": CONNECT_S,
                "command_timeout": command_s,
                "server_settings": {"application_name": "motherlode", "jit": "off"},
            }
        self._settings = settings
        self.engine = create_async_engine(
            self.url, connect_args=settings, pool_pre_ping=not self.sqlite, hide_parameters=True
        )
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", partial(set_up_sqlite, foreign_keys))
            event.listen(self.engine.sync_engine, "begin", _begin_sqlite)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with. However many wait for one, nobody who writes does."""
        async with self._reading, self._transaction() as connection:
            yield connection

    def snapshot(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection to read with, on which all reads see the same moment."""
        if self.sqlite:
            return self._transaction()  # every transaction of SQLite is such
        return self._transaction(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A connection to write with; all is committed at the end, or nothing after an error."""
        async with self._writing, self._transaction(writes=True) as connection:
            yield connection

    def turn_to_write(self) -> AbstractAsyncContextManager[object]:
        """The time in which somebody may write who has a connection of their own."""
        return self._writing

    def driver_arguments(self) -> dict[str, Any]:
        """What the driver needs to know to connect."""
        _, found = self.engine.dialect.create_connect_args(self.url)
        return {**found, **self._settings}

    @asynccontextmanager
    async def _transaction(self, **options: Any) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                await connection.execution_options(**options)
                async with connection.begin():
                    yield connection
        except IntegrityError as error:
            raise Conflict(explain(error, self.url)) from error
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(explain(error, self.url)) from error

    async def read(self, query: Executable) -> Sequence[Row[*tuple[Any, ...]]]:
        """All rows of a query."""

        async def run() -> Sequence[Row[*tuple[Any, ...]]]:
            async with self.reading() as connection:
                return (await connection.execute(query)).all()

        return await self._whole(run())

    async def write(self, *statements: Executable) -> int:
        """Do these in one transaction; how many rows the last one changed."""

        async def run() -> int:
            changed = 0
            async with self.writing() as connection:
                for statement in statements:
                    changed = (await connection.execute(statement)).rowcount
            return changed

        return await self._whole(run())

    async def write_returning(self, statement: Executable) -> Sequence[Any]:
        """Do this; the first column of what it returns."""

        async def run() -> Sequence[Any]:
            async with self.writing() as connection:
                return (await connection.execute(statement)).scalars().all()

        return await self._whole(run())

    async def look_through(self, seconds: float = LOOK_S) -> None:
        """StoreError: a SQLite file is damaged. A large one is looked at as far as time allows."""
        if not self.sqlite:
            return
        async with self.reading() as connection:
            raw = await connection.get_raw_connection()
            driver: Any = raw.driver_connection
            end = monotonic() + seconds
            await driver.set_progress_handler(lambda: monotonic() > end, 100_000)
            try:
                found = await connection.exec_driver_sql("PRAGMA quick_check(1)")
                wrong = found.scalar()
            except OperationalError as error:
                if "interrupted" not in str(error.orig):
                    raise
                return
            finally:
                await driver.set_progress_handler(None, 0)
        if wrong != "ok":
            raise StoreError(f"{self.url.database}: {SQLITE_ERRORS[DAMAGED]}")

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do it to its end, even when whoever waits for it is cancelled.

        A transaction that is cut in the middle costs its connection; one of SQLite's may even
        keep the lock for writing.
        """
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Finish what is under way, and leave."""
        if self._tasks:
            await asyncio.wait(self._tasks)
        await self.engine.dispose()


def read_url(text: str) -> URL:
    """The address of a database, with the driver that we use for its kind."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        # The text is not shown: it may hold a password.
        raise StoreError(
            "that is no address of a database: give sqlite:///FILE or "
            "postgresql://USER:PASSWORD@HOST/NAME"
        ) from None
    driver = DRIVERS.get(url.drivername)
    if driver is None:
        raise StoreError(
            f"{url.drivername}: this kind of database is not known: "
            "give sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
        )
    if driver == SQLITE and url.database in {None, "", ":memory:"}:
        raise StoreError("SQLite needs a file: sqlite:///FILE")
    known = QUERIES if driver == POSTGRESQL else ()
    for name in url.query:
        if name not in known:
            raise StoreError(f"{name:.20}: this is not known in an address of such a database")
    if "sslmode" in url.query:
        # What libpq and all hosts' instructions call sslmode, asyncpg calls ssl.
        query = dict(url.query)
        url = url.set(query=query | {"ssl": query.pop("sslmode")})
    return url.set(drivername=driver)


def _prepare_file(url: URL, create: bool) -> None:
    """Make a new SQLite file that nobody else can read; its folder too."""
    path = Path(url.database or "")
    try:
        if create:
            path.parent.mkdir(parents=True, exist_ok=True)
            # One that is there is not opened: closing it would drop the locks of our connections.
            with suppress(FileExistsError):
                os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        else:
            path.stat()
    except OSError as error:
        raise StoreError(f"{path} cannot be opened: {with_advice(error)}") from error


FULL = "make room on the disk, or raise the quota"
FORBIDDEN = "this user needs to read and write it and its folder"
ADVICE = {
    errno.ENOSPC: FULL,
    errno.EDQUOT: FULL,
    errno.EFBIG: FULL,
    errno.EACCES: FORBIDDEN,
    errno.EPERM: FORBIDDEN,
    errno.EROFS: FORBIDDEN,
}


def with_advice(error: OSError) -> str:
    """What the system says is wrong with a file, and what to do about it."""
    advice = ADVICE.get(error.errno or 0)
    return f"{error.strerror}: {advice}" if advice else str(error.strerror)


def set_up_sqlite(
    foreign_keys: bool, connection: DBAPIConnection | sqlite3.Connection, record: object = None
) -> None:
    """What each connection needs: nothing committed is lost, nothing deleted is left."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")  # what is committed survives a loss of power
    cursor.execute(f"PRAGMA foreign_keys = {foreign_keys:d}")
    cursor.execute("PRAGMA secure_delete = ON")  # what somebody deleted is gone from the file, too
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A transaction that reads first and writes then may fail when it comes to write.
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


DAMAGED = "database disk image is malformed"
SQLITE_ERRORS = {
    "unable to open database file": f"cannot be opened: {FORBIDDEN}",
    "file is not a database": "is not a database",
    "attempt to write a readonly database": f"cannot be written: {FORBIDDEN}",
    "database or disk is full": f"cannot be written: the disk is full; {FULL}",
    "disk I/O error": "cannot be read or written: the disk is full, or fails; look at the disk",
    DAMAGED: "is damaged: stop what uses it, and restore a backup",
    "database is locked": "has been in use by another program for too long",
}
POSTGRESQL_ERRORS = {
    "28P01": "the user's name or password is wrong",
    "28000": "this user is not let in",
    "3D000": "there is no such database; make it with createdb",
    "53100": "the disk of the database is full",
    "25006": "it can only be read from now; moves need to be written",
}


def explain(error: Exception, url: URL) -> str:
    """What went wrong, in words, without a password or a statement's values in it."""
    cause: BaseException = error
    if isinstance(error, DBAPIError) and error.orig is not None:
        cause = error.orig
    text = str(cause).splitlines()[0] if str(cause) else type(cause).__name__
    if url.drivername == SQLITE:
        return f"{url.database}: {SQLITE_ERRORS.get(text, text)}"
    where = f"{url.host or url.query.get('host', 'localhost')}:{url.port or 5432}/{url.database}"
    code = getattr(cause, "sqlstate", None)
    if isinstance(cause, TimeoutError):
        text = "no answer in time"
    elif isinstance(cause, gaierror):
        text = "no such host is known"
    elif isinstance(cause, OSError):
        text = "no PostgreSQL server answers there"
    elif code in POSTGRESQL_ERRORS:
        text = POSTGRESQL_ERRORS[code]
    return f"{where}: {text}"
