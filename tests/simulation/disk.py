"""The disk: a real SQLite file, which every process reaches through connections that may be slow,
may fail, and are gone with their process.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

from sqlalchemy import event

from motherlode.server.storage.database import CONNECT_S, Database

from .loop import Loop, Process, this_process
from .trace import Trace

FULL: Final = "database or disk is full"
BROKEN: Final = "disk I/O error"
LOCKED: Final = "database is locked"
AT_ONCE: Final = ("PRAGMA", "BEGIN")
WRITES: Final = ("INSERT", "UPDATE", "DELETE", "COMMIT")


class Disk:
    """What is stored, and what may go wrong with it."""

    def __init__(self, file: Path, loop: Loop, trace: Trace) -> None:
        self.file = file
        self.trouble = 0.0  # how often something fails
        self.full = False
        self.writers: set[Connection] = set()  # those that are in the middle of a transaction
        self._loop = loop
        self._trace = trace
        self._rng = Random(loop.rng.getrandbits(64))
        loop.threads_wait = lambda: bool(self.writers)

    def database(self, process: Process) -> Database:
        """The database as a process of the product opens it."""
        database = Database(f"sqlite:///{self.file}")

        async def connect(*_: object, **__: object) -> Connection:
            return Connection(self, process)

        def reach(dialect: object, record: object, cargs: object, options: dict[str, Any]) -> None:
            options["async_creator_fn"] = connect

        event.listen(database.engine.sync_engine, "do_connect", reach)
        return database

    def open(self, file: str, **options: Any) -> "Direct":
        """What `sqlite3.connect` gives to a thread."""
        connection = sqlite3.connect(
            file, **{**options, "timeout": 0, "factory": Direct, "cached_statements": 128}
        )
        assert isinstance(connection, Direct)
        connection.disk, connection.process = self, this_process()
        connection.process.when_killed.append(connection.close)
        return connection

    async def wait(self) -> None:
        """Take some time."""
        await asyncio.sleep(self._rng.expovariate(2000))

    def attempt(self, what: str, process: Process) -> None:
        """sqlite3.OperationalError: it does not work."""
        wrong = ""
        if self.full and what.startswith(WRITES):
            wrong = FULL
        elif self.trouble and self._rng.random() < self.trouble:
            wrong = BROKEN
        if wrong:
            self._trace.add(process.name, "disk", f"{wrong}: {what[:40]}")
            raise sqlite3.OperationalError(wrong)

    def commit(self, commit: Callable[[], object], process: Process) -> None:
        """What is committed stays, even if whoever asked for it is told that it failed."""
        self.attempt("COMMIT", process)
        commit()
        self._trace.add(process.name, "disk", "committed")
        self.attempt("answer", process)


class Direct(sqlite3.Connection):
    """A connection in a thread, where nothing waits."""

    disk: Disk
    process: Process

    def execute(self, what: str, *values: Any) -> sqlite3.Cursor:
        do = super().execute
        if what == "COMMIT":
            self.disk.commit(lambda: do(what), self.process)
            return self.cursor()
        self.disk.attempt(what, self.process)
        return do(what, *values)

    def executemany(self, what: str, *values: Any) -> sqlite3.Cursor:
        self.disk.attempt(what, self.process)
        return super().executemany(what, *values)


class Connection:
    """As much of aiosqlite's connection as SQLAlchemy uses: between two steps it is interrupted."""

    def __init__(self, disk: Disk, process: Process) -> None:
        self.disk = disk
        self.process = process
        self._connection: sqlite3.Connection | None = sqlite3.connect(
            disk.file, timeout=0, isolation_level=None
        )
        process.when_killed.append(self.stop)

    @property
    def real(self) -> sqlite3.Connection:
        """The connection behind it."""
        if self._connection is None:
            raise ValueError("no active connection")
        return self._connection

    def stop(self) -> None:
        """It is gone, with what was not committed."""
        self.disk.writers.discard(self)
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def cursor(self) -> "Cursor":
        return Cursor(self)

    async def commit(self) -> None:
        if self not in self.disk.writers:  # it has only read
            self.real.commit()
            return
        await self.disk.wait()
        self.disk.commit(self.real.commit, self.process)
        self.disk.writers.discard(self)
        await self.disk.wait()

    async def rollback(self) -> None:
        self.real.rollback()
        self.disk.writers.discard(self)

    async def close(self) -> None:
        self.stop()

    async def create_function(self, *args: Any, **options: Any) -> None:
        self.real.create_function(*args, **options)


class Cursor:
    """As much of aiosqlite's cursor as SQLAlchemy uses."""

    def __init__(self, connection: Connection) -> None:
        self._of = connection
        self._cursor = connection.real.cursor()

    async def __aenter__(self) -> "Cursor":
        return self

    async def execute(self, what: str, values: Any = ()) -> None:
        await self._work(what, lambda: self._cursor.execute(what, values))

    async def executemany(self, what: str, values: Any) -> None:
        await self._work(what, lambda: self._cursor.executemany(what, values))

    async def _work(self, what: str, do: Callable[[], object]) -> None:
        disk, loop = self._of.disk, asyncio.get_running_loop()
        end = loop.time() + CONNECT_S
        if not what.startswith(AT_ONCE):
            await disk.wait()
            disk.attempt(what, self._of.process)
        while True:
            try:
                do()
                break
            except sqlite3.OperationalError as error:
                if str(error) != LOCKED or loop.time() > end:
                    raise
            await asyncio.sleep(0.005)
        if what == "BEGIN IMMEDIATE":
            disk.writers.add(self._of)

    async def fetchall(self) -> list[Any]:
        return self._cursor.fetchall()

    async def close(self) -> None:
        self._cursor.close()

    description = property(lambda self: self._cursor.description)
    lastrowid = property(lambda self: self._cursor.lastrowid)
    rowcount = property(lambda self: self._cursor.rowcount)
