"""For the server's tests: databases, SQLite and a private PostgreSQL; a private Redis; a game
of two at a real server, which goes on whatever clients do."""

import asyncio
import logging
import os
import shutil
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import redis
from redis.backoff import ConstantBackoff
from redis.retry import Retry
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from motherlode.client import Client
from motherlode.server.http import api
from motherlode.server.live import socket as sockets
from motherlode.server.storage import migrations
from motherlode.server.storage.database import read_url
from motherlode.server.storage.migrations import migrate
from motherlode.server.storage.schema import VERSION
from motherlode.server.storage.store import Store
from motherlode.table import Table
from motherlode.table import entries as e
from motherlode.table.telling import Telling
from tests.server.logged_errors import LoggedErrors
from tests.server.machine import free_port, missing
from tests.server.private_services import Plan, running
from tests.server.real_servers import Live, serving
from tests.server.stoppable_postgresql import GUARDED, Postgres, programs
from tests.server.two_at_a_table import Two, two_at_a_table
from tests.server.wires import PATIENCE


def pytest_itemcollected(item: pytest.Item) -> None:
    item.add_marker("one_engine")


DATABASES = ("sqlite", "postgresql")
SETTINGS = {
    # Nothing here has to survive a loss of power.
    "fsync": "off",
    "full_page_writes": "off",
    "synchronous_commit": "off",
    "max_connections": "300",
}
NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "0003"


def upgrade() -> None:
    # On SQLite the table is made anew: what points to it must survive that.
    recreate = "always" if op.get_context().dialect.name == "sqlite" else "never"
    with op.batch_alter_table("guests", recreate=recreate) as guests:
        guests.add_column(sa.Column("note", sa.Text(), nullable=False, server_default="new"))
"""


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgresql_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """USER@HOST:PORT of a PostgreSQL server, one for all processes of the test run."""
    programs()  # else these tests are left out
    with running(_shared(tmp_path_factory) / "postgresql", _postgresql) as home:
        address = f"motherlode@127.0.0.1:{(home / 'port').read_text()}"
        _make_template(f"postgresql://{address}")
        yield address


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with all tables and nothing in them, to be copied."""
    file = tmp_path_factory.mktemp("sqlite") / "template.db"
    _run(migrate(f"sqlite:///{file}"))
    return file


@pytest.fixture
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[..., str]]:
    """Makes databases: `new_database(kind, bare=False)` gives the address of an empty one.

    A bare one has no tables yet; a bare SQLite database has no file.
    """
    numbers = count()
    made: list[tuple[str, str]] = []

    def make(kind: str, bare: bool = False) -> str:
        if kind == "sqlite":
            file = tmp_path / f"{next(numbers)}.db"
            if not bare:
                shutil.copy(request.getfixturevalue("sqlite_template"), file)
            return f"sqlite:///{file}"
        server = f"postgresql://{request.getfixturevalue('postgresql_address')}"
        name = f"test_{os.getpid()}_{id(made)}_{next(numbers)}"
        _sql(server, f"CREATE DATABASE {name} TEMPLATE {'template1' if bare else 'migrated'}")
        made.append((server, name))
        return f"{server}/{name}"

    yield make
    for server, name in made:
        _sql(server, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=DATABASES)
def database_url(request: pytest.FixtureRequest, new_database: Callable[..., str]) -> str:
    """A database with all tables and nothing in them."""
    return new_database(request.param)


@pytest.fixture(params=DATABASES)
def bare_url(request: pytest.FixtureRequest, new_database: Callable[..., str]) -> str:
    """A database without tables."""
    return new_database(request.param, bare=True)


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    store = await Store.open(database_url)
    yield store
    await store.close()


@pytest.fixture
def next_version(tmp_path: Path) -> Path:
    """The migrations of a version yet to come."""
    folder = tmp_path / "100% later"
    shutil.copytree(migrations.FOLDER, folder)
    (folder / "versions" / "9999_note.py").write_text(NEXT.replace("0001", VERSION))
    return folder


@pytest.fixture(scope="session")
def redis_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A Redis server of this process's own: what is published there has no database number."""
    program = shutil.which("redis-server") or shutil.which("valkey-server")
    if program is None:
        missing("Redis", "MOTHERLODE_NEED_REDIS")
    with running(tmp_path_factory.mktemp("redis"), lambda home: _redis(program, home)) as home:
        address = f"redis://127.0.0.1:{(home / 'port').read_text()}/0"
        patient = Retry(ConstantBackoff(0.05), 100)
        with redis.Redis.from_url(address, retry=patient) as client:
            client.ping()  # it may only just be starting
        yield address


@pytest.fixture
def redis_url(redis_address: str) -> str:
    """A Redis with nothing in it."""
    with redis.Redis.from_url(redis_address) as client:
        client.flushall()
    return redis_address


# --- a server of real sockets, at which two play -------------------------------------------


@pytest.fixture(scope="module")
async def live(
    sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Live]:
    file = shutil.copy(sqlite_template, tmp_path_factory.mktemp("live") / "live.db")
    async with serving(f"sqlite:///{file}") as live:
        yield live


@pytest.fixture
def errors(live: Live) -> Iterator[LoggedErrors]:
    """No client can make the server complain."""
    errors = LoggedErrors()
    logging.getLogger().addHandler(errors)
    yield errors
    logging.getLogger().removeHandler(errors)
    assert errors.found == []


@pytest.fixture
async def two(live: Live, errors: LoggedErrors) -> AsyncIterator[Two]:
    """Two who play while something happens. After it they still do, and nothing was lost."""
    ann, bob = await live.guest("Ann"), await live.guest("Bob")
    async with two_at_a_table(live, ann, bob, clock="untimed") as two:
        await two.move()
        yield two
        async with asyncio.timeout(PATIENCE):
            await two.move()
            await two.move()
        room = await live.server.hub.room(two.code)
        async with room.stored.lock:
            again = Table(two.code)
            for entry in await live.server.hub.store.entries(two.code):
                again.apply(entry.seq, entry.at, e.decode(entry.data))
            assert again.seq == room.table.seq
            assert Telling(again).part == room.stored.telling.part


@pytest.fixture
async def eve(live: Live) -> Client:
    return await live.guest("Eve")


@pytest.fixture
def no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time passes for those who count how often somebody asks, however slow the machine is."""
    now = time.monotonic()
    monkeypatch.setattr(sockets, "monotonic", lambda: now)
    monkeypatch.setattr(api, "monotonic", lambda: now)


# --- services --------------------------------------------------------------------------------


def _shared(factory: pytest.TempPathFactory) -> Path:
    """A folder that all processes of the test run have in common."""
    own = factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


def _postgresql(home: Path) -> Plan:
    server = Postgres(home, **SETTINGS)
    return Plan(
        [server.making, server.starting], server.stopping, user=server.user, group=server.group
    )


def _make_template(server: str) -> None:
    """Once for the server: a database to copy, and the role with a password."""

    async def make() -> None:
        async with _connected(server) as connection:
            await connection.execute(text("SELECT pg_advisory_lock(1)"))
            query = text("SELECT 1 FROM pg_database WHERE datname = 'migrated'")
            if await connection.scalar(query) is None:
                name, password = GUARDED
                await connection.execute(text(f"CREATE ROLE {name} LOGIN PASSWORD '{password}'"))
                await connection.execute(text("CREATE DATABASE migrated"))
                await migrate(f"{server}/migrated")

    _run(make())


def _sql(server: str, statement: str) -> None:
    async def execute() -> None:
        async with _connected(server) as connection:
            await connection.execute(text(statement))

    _run(execute())


def _run(work: Coroutine[Any, Any, None]) -> None:
    """Run it to its end, also from within a test that runs in a loop: so in another thread."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


@asynccontextmanager
async def _connected(server: str) -> AsyncIterator[AsyncConnection]:
    url = read_url(f"{server}/postgres")
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT", poolclass=NullPool)
    async with engine.connect() as connection:
        yield connection


def _redis(program: str, home: Path) -> Plan:
    port = str(free_port())
    (home / "port").write_text(port)
    client = str(Path(program).with_name(Path(program).name.replace("server", "cli")))
    options = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--daemonize", "yes"]
    return Plan(
        start=[[program, "--port", port, "--dir", str(home), *options]],
        stop=[client, "-p", port, "shutdown", "nosave"],
        user=os.geteuid(),
        group=os.getegid(),
    )
