"""Statements of appends: as each database takes them, with the values in their places."""

import asyncio
import re

import pytest

from motherlode.server.storage.database import Database
from motherlode.server.storage.rows import PersonRow, TableState
from motherlode.server.storage.statements import Append, Statements

pytestmark = pytest.mark.anyio

STATE = TableState("playing", True, 7, None, b"{}")


async def appended(database_url: str) -> list[tuple[str, list[tuple[object, ...]]]]:
    """What stores a new table with two entries, and one more entry of another."""
    database = Database(database_url)
    done = asyncio.get_running_loop().create_future()
    people = [PersonRow(0, "ann", 2, True)]
    batch = [
        Append("NEW", 1, [(5, b"a"), (6, b"b")], STATE, people, done),
        Append("OLD", 4, [(7, b"c")], STATE, (), done),
    ]
    statements = Statements(database).of(batch)
    await database.close()
    return statements


async def test_rows_of_one_kind_are_written_together(database_url: str) -> None:
    found = {re.sub(r"\s+", " ", text)[:19]: rows for text, rows in await appended(database_url)}
    assert {text: len(rows) for text, rows in found.items()} == {
        "INSERT INTO tables ": 1,
        "INSERT INTO entries": 3,
        "UPDATE tables SET s": 1,
        "INSERT INTO people ": 1,
    }
    assert found["INSERT INTO entries"] == [
        ("NEW", 1, 5, b"a"), ("NEW", 2, 6, b"b"), ("OLD", 4, 7, b"c"),
    ]  # fmt: skip


async def test_as_many_values_as_places(database_url: str) -> None:
    for text, rows in await appended(database_url):
        places = len(set(re.findall(r"\$\d+|\?", text))) if "$" in text else text.count("?")
        assert {len(row) for row in rows} == {places}
