"""Backups: all that a database keeps, in one file that SQLite and PostgreSQL share.

The file is gzipped JSON Lines: a head; for every table a line with its name and columns, then a
line for every row; at the end the number of rows and a checksum of all lines before.
"""

import gzip
import json
import os
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    Connection,
    LargeBinary,
    MetaData,
    Table,
    delete,
    exists,
    func,
    insert,
    select,
)

from ... import __version__
from .database import Database, StoreError
from .migrations import check_known, unbound, upgrade, version_of
from .schema import metadata, workers

FORM: Final = 1
CHUNK: Final = 1000  # rows read, or written, at a time
# Who is at work on a table says nothing about the table.
LEFT_OUT: Final = {"workers", "tables.keeper"}

Progress = Callable[[int, int], None]  # rows done, rows in all


class BackupError(StoreError):
    """A backup that cannot be written, or not be used."""


async def backup(url: str, file: Path, progress: Progress = lambda done, total: None) -> int:
    """Write all of a database, as it is at one moment, to a file; how many rows there were.

    A server may go on working meanwhile. The file appears under its name when it is complete.
    """
    database = Database(url, create=False)
    try:
        async with database.snapshot() as connection:
            version = await connection.run_sync(version_of)
            check_known(version)
            if version is None:
                raise BackupError("this database has no tables of Motherlode in it")
            found = [
                (table, await connection.scalar(select(func.count()).select_from(table)) or 0)
                for table in await connection.run_sync(_kept_tables)
            ]
            total, done = sum(count for _, count in found), 0
            with _writing(file) as lines:
                lines.add(
                    {
                        "motherlode": "backup",
                        "form": FORM,
                        "schema": version,
                        "version": __version__,
                        "made": time.time_ns() // 1_000_000,
                    }
                )
                for table, _ in found:
                    columns = [column for column in table.c if str(column) not in LEFT_OUT]
                    lines.add({"table": table.name, "columns": [c.name for c in columns]})
                    rows = await connection.stream(select(*columns))
                    async for some in rows.partitions(CHUNK):
                        lines.add(*map(_packed, some))
                        done += len(some)
                        progress(done, total)
                lines.end(done)
    finally:
        await database.close()
    return done


async def restore(
    url: str,
    file: Path,
    *,
    replace: bool = False,
    progress: Progress = lambda done, total: None,
) -> int:
    """Fill a database from a backup, all of it or nothing; how many rows there were.

    The backup may be older than this version. What the database held is removed with `replace`,
    and a reason to refuse without.
    """
    version, total = _check(file)
    check_known(version)
    database = unbound(url)
    try:
        async with database.writing() as connection:
            tables = await connection.run_sync(_emptied, version, replace)
            done = 0
            for name, columns, some in _chunks(file):
                if name not in tables:
                    raise BackupError(f"{file} has a table that is not known: {name:.20}")
                table = tables[name]
                binary = {c.name for c in table.c if isinstance(c.type, LargeBinary)}
                values = [_unpacked(columns, row, binary) for row in some]
                await connection.execute(insert(table), values)
                done += len(some)
                progress(done, total)
            await connection.run_sync(upgrade)
    finally:
        await database.close()
    return done


def _kept_tables(connection: Connection) -> Sequence[Table]:
    """The tables as they are in the database, which may be older than the schema."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in metadata.tables)
    return [table for table in found.sorted_tables if table.name not in LEFT_OUT]


def _emptied(connection: Connection, version: str, replace: bool) -> dict[str, Table]:
    """Tables of a version with nothing in them."""
    present = version_of(connection)
    check_known(present)
    for table in reversed(_kept_tables(connection)):
        if not replace and connection.scalar(select(exists(select(table)))):
            raise BackupError("this database is not empty; --replace removes what is in it")
        connection.execute(delete(table))
    if present is not None and present > version:
        # There are no steps back: begin again.
        found = MetaData()
        ours = {*metadata.tables, "alembic_version"}
        found.reflect(connection, only=lambda name, _: name in ours)
        found.drop_all(connection)
    upgrade(connection, version)
    # By this a running server notices that its tables are not the same any more.
    connection.execute(delete(workers))
    return {table.name: table for table in _kept_tables(connection)}


# --- the file


class _Lines:
    """Lines on their way to a file, and their checksum."""

    def __init__(self, out: gzip.GzipFile) -> None:
        self._out = out
        self._sum = sha256()

    def add(self, *values: object) -> None:
        data = "".join(json.dumps(value) + "\n" for value in values).encode()
        self._sum.update(data)
        self._out.write(data)

    def end(self, rows: int) -> None:
        self.add({"rows": rows, "sha256": self._sum.hexdigest()})


@contextmanager
def _writing(file: Path) -> Iterator[_Lines]:
    """A file that only its owner may read; it gets its name when all is on the disk."""
    try:
        handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
        try:
            with open(handle, "wb") as plain:
                with gzip.open(plain, "wb", compresslevel=6) as out:
                    yield _Lines(out)
                plain.flush()
                os.fsync(plain.fileno())
            os.replace(name, file)
        except BaseException:
            os.unlink(name)
            raise
    except OSError as error:
        raise BackupError(f"{file} cannot be written: {error.strerror}") from error


def _read(file: Path) -> Iterator[bytes]:
    try:
        with gzip.open(file) as lines:
            yield from lines
    except (gzip.BadGzipFile, EOFError, zlib.error) as error:
        raise BackupError(f"{file} is damaged, or no backup: {error}") from error
    except OSError as error:
        raise BackupError(f"{file} cannot be read: {error.strerror}") from error


def _check(file: Path) -> tuple[str, int]:
    """Read a whole backup; the version of its tables, and how many rows it has."""
    sum, rows, end = sha256(), 0, b""
    head: Any = None
    for line in _read(file):
        if head is None:
            head = _parsed(line)
        sum.update(end)
        rows += end.startswith(b"[")
        end = line
    match head, _parsed(end):
        case {"motherlode": "backup", "form": int(form)}, _ if form > FORM:
            raise BackupError(f"{file} was written by a newer Motherlode; install that one")
        case (
            {"motherlode": "backup", "form": int(), "schema": str(version)},
            {"rows": int(count), "sha256": str(digest)},
        ) if (count, digest) == (rows, sum.hexdigest()):
            return version, rows
        case {"motherlode": "backup"}, _:
            raise BackupError(f"{file} is damaged: its end is missing or does not fit the rest")
    raise BackupError(f"{file} is no backup of Motherlode")


def _parsed(line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None


def _chunks(file: Path) -> Iterator[tuple[str, list[str], list[list[Any]]]]:
    """The rows of a backup that has been checked, some at a time, with their table and columns."""
    lines = map(json.loads, _read(file))
    table, columns = "", [""]
    while batch := list(islice(lines, CHUNK)):
        rows = []
        for value in batch:
            if isinstance(value, list):
                rows.append(value)
                continue
            if rows:
                yield table, columns, rows
                rows = []
            if "table" in value:
                table, columns = value["table"], value["columns"]
        if rows:
            yield table, columns, rows


def _packed(row: Sequence[Any]) -> list[Any]:
    """A row for JSON. Bytes become text, mostly readable and always the way back."""
    return [v.decode("utf-8", "surrogateescape") if isinstance(v, bytes) else v for v in row]


def _unpacked(columns: list[str], row: list[Any], binary: set[str]) -> dict[str, Any]:
    return {
        name: value.encode("utf-8", "surrogateescape") if name in binary else value
        for name, value in zip(columns, row, strict=True)
    }
