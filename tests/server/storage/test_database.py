"""Opening databases: which addresses are taken, what a new file is like, and errors that help."""

import asyncio
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import delete, text

from motherlode.server.storage.database import Conflict, Database, StoreError, read_url
from motherlode.server.storage.schema import workers
from motherlode.server.storage.store import Store
from tests.server.stoppable_postgresql import GUARDED
from tests.server.wires import PATIENCE

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("given", "driver"),
    [
        ("sqlite:///a.db", "sqlite+aiosqlite"),
        ("sqlite+aiosqlite:///a.db", "sqlite+aiosqlite"),
        ("postgresql://me@host/games", "postgresql+asyncpg"),
        ("postgres://me@host/games", "postgresql+asyncpg"),
    ],
)
def test_driver_is_picked(given: str, driver: str) -> None:
    assert read_url(given).drivername == driver


def test_sslmode_gets_the_name_that_the_driver_knows() -> None:
    assert dict(read_url("postgres://h/d?sslmode=require").query) == {"ssl": "require"}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("games.db", "no address of a database"),
        ("postgresql://me:hidden@host:port/x", "no address of a database"),
        ("mysql://me:hidden@host/x", "mysql: this kind of database is not known"),
        ("sqlite://", "SQLite needs a file"),
        ("sqlite:///:memory:", "SQLite needs a file"),
        ("sqlite:///a.db?mode=ro", "mode: this is not known"),
        ("postgresql://me:hidden@host/x?color=red", "color: this is not known"),
    ],
)
def test_wrong_addresses_are_refused(given: str, said: str) -> None:
    with pytest.raises(StoreError, match=said) as caught:
        read_url(given)
    assert "hidden" not in str(caught.value)


async def test_new_file_is_private_and_safe(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "games.db"
    store = await Store.open(f"sqlite:///{file}")
    async with store.database.reading() as connection:
        pragmas = ("journal_mode", "synchronous", "foreign_keys")
        found = [(await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in pragmas]
    assert found == ["wal", 2, 1]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.with_name("games.db-wal").stat().st_mode) == 0o600
    await store.close()


async def test_mode_of_an_old_file_is_left_alone(new_database: Callable[..., str]) -> None:
    url = new_database("sqlite")
    file = Path(url.removeprefix("sqlite:///"))
    file.chmod(0o640)
    await (await Store.open(url)).close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


async def test_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("buy bread\n" * 1000)
    with pytest.raises(StoreError, match=r"notes\.txt: is not a database"):
        await Store.open(f"sqlite:///{file}")
    assert file.read_text() == "buy bread\n" * 1000


async def test_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match=r"games\.db cannot be opened"):
        await Store.open(f"sqlite:///{tmp_path}/file/games.db")


async def test_no_server_there_is_told() -> None:
    with pytest.raises(StoreError, match=r"127\.0\.0\.1:1/x: no PostgreSQL server answers") as said:
        await Store.open("postgresql://me:hidden@127.0.0.1:1/x")
    assert "hidden" not in str(said.value)


async def test_wrong_password_is_told_but_not_shown(postgresql_address: str) -> None:
    host, (name, password) = postgresql_address.partition("@")[2], GUARDED
    database = Database(f"postgresql://{name}:{password}@{host}/postgres")
    async with database.reading() as connection:
        assert (await connection.execute(text("SELECT 1"))).scalar() == 1
    await database.close()
    with pytest.raises(StoreError, match="name or password is wrong") as said:
        await Store.open(f"postgresql://{name}:hidden@{host}/postgres")
    assert "hidden" not in str(said.value)


async def test_database_that_is_not_there_is_told(postgresql_address: str) -> None:
    with pytest.raises(StoreError, match="there is no such database"):
        await Store.open(f"postgresql://{postgresql_address}/nowhere")


async def test_error_in_a_statement_undoes_all_and_shows_no_values(database_url: str) -> None:
    database = Database(database_url)
    add = text("INSERT INTO workers VALUES ('hidden', 1)")
    with pytest.raises(Conflict) as said:
        async with database.writing() as connection:
            await connection.execute(add)
            await connection.execute(add)
    assert "hidden" not in str(said.value)
    async with database.reading() as connection:
        assert (await connection.execute(text("SELECT * FROM workers"))).all() == []
    await database.close()


async def test_lost_connections_are_made_anew(new_database: Callable[..., str]) -> None:
    store = await Store.open(new_database("postgresql"))
    assert await store.workers() == {}
    other = Database(str(store.database.url))
    async with other.reading() as connection:
        end = "pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        await connection.execute(text(f"SELECT {end} AND pid <> pg_backend_pid()"))
    await other.close()
    await store.beat("one", 1)
    assert await store.workers() == {"one": 1}
    await store.close()


async def test_however_many_read_somebody_can_write(new_database: Callable[..., str]) -> None:
    database = Database(new_database("sqlite"))
    held = asyncio.Event()

    async def read() -> None:
        async with database.reading():
            await held.wait()

    readers = [asyncio.create_task(read()) for _ in range(40)]
    await asyncio.sleep(0.2)
    async with asyncio.timeout(PATIENCE):
        await database.write(delete(workers))
    held.set()
    await asyncio.gather(*readers)
    await database.close()
