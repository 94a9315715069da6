"""Migrations: they lead to the schema, run once, keep what is there, and refuse what is newer."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from motherlode.server.storage import migrations
from motherlode.server.storage.database import Database, StoreError
from motherlode.server.storage.migrations import migrate
from motherlode.server.storage.schema import VERSION, metadata
from motherlode.server.storage.store import Store
from tests.server.storage.versions import version

pytestmark = pytest.mark.anyio


def differences(connection: Connection) -> list[object]:
    options = {"compare_type": True, "compare_server_default": True}
    context = MigrationContext.configure(connection, opts=options)
    return list(compare_metadata(context, metadata))


def test_schema_names_the_last_migration() -> None:
    assert ScriptDirectory(str(migrations.FOLDER)).get_current_head() == VERSION


async def test_migrations_lead_to_the_schema(bare_url: str) -> None:
    assert await version(bare_url) is None
    await migrate(bare_url)
    database = Database(bare_url)
    async with database.reading() as connection:
        assert await connection.run_sync(differences) == []
        indexes = await connection.run_sync(_indexes)
    await database.close()
    assert indexes == {index.name for table in metadata.tables.values() for index in table.indexes}
    assert await version(bare_url) == VERSION
    await migrate(bare_url)


def _indexes(connection: Connection) -> set[str | None]:
    look = inspect(connection)
    return {index["name"] for table in look.get_table_names() for index in look.get_indexes(table)}


async def test_stores_opened_at_once_migrate_once(bare_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(bare_url) for _ in range(5)))
    for store in stores:
        await store.beat("one", 1)
        await store.close()


async def test_older_database_is_brought_forward(
    database_url: str, next_version: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(database_url)
    await store.add_guest("ann", "Ann", "pl", b"token", 1)
    await store.close()
    monkeypatch.setattr(migrations, "FOLDER", next_version)
    await migrate(database_url)
    assert await version(database_url) == "9999"
    database = Database(database_url)
    async with database.reading() as connection:
        rows = (await connection.execute(text("SELECT id, note FROM guests"))).all()
        tokens = (await connection.execute(text("SELECT guest FROM tokens"))).all()
    assert [tuple(row) for row in rows] == [("ann", "new")]
    assert [tuple(row) for row in tokens] == [("ann",)]
    await database.close()


async def test_tables_from_before_there_were_places_are_their_founders(bare_url: str) -> None:
    database = migrations.unbound(bare_url)
    async with database.writing() as connection:
        await connection.run_sync(migrations.upgrade, "0001")
        rows = "INSERT INTO tables (code, stage, listed, created, changed, seq, summary)"
        await connection.execute(text(f"{rows} VALUES ('A', 'open', false, 1, 1, 2, '{{}}')"))
        for number, guest in enumerate(("ann", "bob")):
            values = {"number": number, "guest": guest}
            seat = "INSERT INTO people (\"table\", person, guest) VALUES ('A', :number, :guest)"
            await connection.execute(text(seat), values)
    await database.close()
    store = await Store.open(bare_url)
    assert (await store.owned_by("ann"), await store.owned_by("bob")) == (["A"], [])
    assert [place.seat for place in await store.places_of("bob", 10)] == [None]
    await store.close()


async def test_newer_database_is_refused(
    database_url: str, next_version: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as later:
        later.setattr(migrations, "FOLDER", next_version)
        await migrate(database_url)
    with pytest.raises(StoreError, match=f"newer Motherlode: its form is 9999.* {VERSION}"):
        await Store.open(database_url)


async def test_failed_migration_leaves_nothing_behind(
    bare_url: str, next_version: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    step = next_version / "versions" / "9999_note.py"
    step.write_text(step.read_text().replace('"guests"', '"ghosts"'))
    monkeypatch.setattr(migrations, "FOLDER", next_version)
    with pytest.raises(StoreError):
        await migrate(bare_url)
    assert await version(bare_url) is None
