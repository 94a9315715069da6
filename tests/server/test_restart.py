"""Stopping and starting a server: nothing is lost, everybody comes back; or it says why not."""

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from motherlode.client import SUBPROTOCOL, Client
from tests.server.machine import file_system
from tests.server.real_servers import Process, children, ended, play, server
from tests.server.stoppable_postgresql import GUARDED
from tests.server.witnesses import chat, check, impatient, read, seated

pytestmark = pytest.mark.anyio
__all__ = ["impatient"]  # a fixture for all tests here

PROGRAM = str(Path(sys.executable).with_name("motherlode"))


async def last_words(client: Client, code: str) -> int:
    """Look on until the connection is closed; with which code."""
    url = f"ws{client.url.removeprefix('http')}/api/tables/{code}/socket"
    headers = {"Authorization": f"Bearer {client.token}"}
    async with connect(url, subprotocols=[SUBPROTOCOL], additional_headers=headers) as watching:
        try:
            while True:
                await watching.recv()
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return closed.rcvd.code


async def stop(process: Process) -> None:
    """Ask a server to stop: it does so soon, without complaint, and leaves nobody behind."""
    assert process.process is not None
    others = children(process.process.pid)
    begun = time.monotonic()
    await asyncio.to_thread(process.kill, signal.SIGTERM)
    assert time.monotonic() - begun < 15
    assert process.process.returncode == 0
    assert others
    async with asyncio.timeout(30):
        await ended(others)


# --- stopped in the middle of games ----------------------------------------------------------


async def test_everybody_comes_back_after_a_restart_and_nothing_is_lost(database_url: str) -> None:
    async with asyncio.timeout(90), AsyncExitStack() as stack:
        process = stack.enter_context(server(database_url))
        await process.ready()
        tables = [
            await seated(stack, process.url, 3, seats=3, options={"rounds": 1}),
            await seated(stack, process.url, 2, seats=5, options={"rounds": 1}),
        ]
        seats = [seat for table in tables for seat in table]
        spectator = await Client.guest(process.url, "Eve")
        watching = asyncio.create_task(last_words(spectator, seats[0].code))
        playing = [asyncio.create_task(play(seat, Random(n))) for n, seat in enumerate(seats)]
        talking = [asyncio.create_task(chat(table[0], 3)) for table in tables]
        await asyncio.sleep(0.5)
        assert not all(task.done() for task in playing), "the games were over too soon"
        await stop(process)
        process.start()
        assert await watching == 1012  # service restart
        await asyncio.gather(*playing, *talking)
        for table in tables:
            moves = await check(database_url, table)
            assert moves == await read(table[0].client, table[0].code)


# --- not started at all ----------------------------------------------------------------------


def start(file_kib: int | None = None, **environ: str) -> subprocess.CompletedProcess[str]:
    """Run the command, which ends by itself; its files may grow up to a size."""
    limited = ["sh", "-c", f'ulimit -f {file_kib and file_kib * 2}; exec "$@"', "sh"]
    own = {name: value for name, value in os.environ.items() if not name.startswith("MOTHERLODE_")}
    given = {f"MOTHERLODE_{name.upper()}": value for name, value in environ.items()}
    return subprocess.run(
        [*(limited if file_kib else []), PROGRAM, "serve", "--no-browser"],
        env={**own, "MOTHERLODE_PORT": "0", **given},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def refused(done: subprocess.CompletedProcess[str], status: int, *words: str) -> None:
    """It says in one line for each thing what is wrong, and nothing else."""
    assert done.returncode == status, done.stderr
    assert done.stdout == ""
    lines = done.stderr.splitlines()
    assert len(lines) == len(words)
    for line, word in zip(lines, words, strict=True):
        assert line.startswith("motherlode: ")
        assert word in line


@pytest.fixture
def taken() -> Iterator[int]:
    """A port on which somebody listens already."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield listener.getsockname()[1]


def test_wrong_settings_are_told_all_at_once() -> None:
    done = start(port="many", databas_url="x", workers="2", database_url="sqlite:///x.db")
    refused(done, 2, "MOTHERLODE_PORT", "MOTHERLODE_WORKERS", "MOTHERLODE_DATABAS_URL")


def test_port_in_use_is_told(tmp_path: Path, taken: int) -> None:
    done = start(database_url=f"sqlite:///{tmp_path / 'x.db'}", port=str(taken))
    refused(done, 1, f"port {taken} is in use")


async def test_second_server_on_one_file_is_told(new_database: Callable[..., str]) -> None:
    database_url = new_database("sqlite")
    with server(database_url) as first:
        await first.ready()
        refused(start(database_url=database_url), 2, "another server is using this database")
        await stop(first)


def test_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("This is not a database, but it is long enough for one.\n" * 9)
    refused(start(database_url=f"sqlite:///{tmp_path / 'letter'}"), 2, "is not a database")


def test_folder_of_somebody_else_is_told(tmp_path: Path) -> None:
    folder = tmp_path
    if os.geteuid() == 0:  # who may write nearly everywhere
        folder = Path("/sys")
        if not folder.exists():
            pytest.skip("there is no folder that root may not write to")
    else:
        folder.chmod(0o500)
    refused(start(database_url=f"sqlite:///{folder / 'x.db'}"), 2, "Permission denied")


def test_full_disk_is_told(tmp_path: Path, sqlite_template: Path) -> None:
    """Whether it is full at once, or by the first thing that is written."""
    for room in (36, 100):  # KiB; one hundred are too little for a new database only
        with file_system(tmp_path, "size=2m") as there:
            file = tmp_path / f"{room}.db"
            if room < 100:
                shutil.copy(sqlite_template, file)
            (tmp_path / "rest").touch()
            if there:
                free = os.statvfs(tmp_path)
                size = free.f_bavail * free.f_frsize - room * 1024
                os.truncate(tmp_path / "rest", size)
                with (tmp_path / "rest").open("r+b") as rest:
                    rest.write(bytes(size))
            limit = None if there else min(room, 20)
            refused(start(limit, database_url=f"sqlite:///{file}"), 2, "full")


def test_file_that_may_not_grow_is_told(tmp_path: Path) -> None:
    refused(start(64, database_url=f"sqlite:///{tmp_path / 'new.db'}"), 2, "the disk is full")


def test_damaged_file_is_told(tmp_path: Path, sqlite_template: Path) -> None:
    sound = sqlite_template.read_bytes()
    middle = len(sound) // 2
    (tmp_path / "cut.db").write_bytes(sound[:-8192])
    (tmp_path / "hole.db").write_bytes(sound[:4096] + b"\x99" * (middle - 4096) + sound[middle:])
    for name in ("cut", "hole"):
        refused(start(database_url=f"sqlite:///{tmp_path / name}.db"), 2, "is damaged")


def test_folder_that_may_not_be_written_is_told(tmp_path: Path, sqlite_template: Path) -> None:
    shutil.copy(sqlite_template, tmp_path / "x.db")
    with file_system(tmp_path, "size=2m") as there:  # for those who may write to all folders
        if there:
            shutil.copy(sqlite_template, tmp_path / "x.db")
            subprocess.run(["mount", "-o", "remount,ro", str(tmp_path)], check=True)
        else:
            tmp_path.chmod(0o500)
        refused(start(database_url=f"sqlite:///{tmp_path / 'x.db'}"), 2, "this user needs to")
    tmp_path.chmod(0o700)


async def test_second_server_is_told_whatever_it_calls_the_file(
    new_database: Callable[..., str], tmp_path: Path
) -> None:
    database_url = new_database("sqlite")
    real, elsewhere = Path(database_url.removeprefix("sqlite:///")), tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "link.db").symlink_to(real)
    with server(database_url) as first:
        await first.ready()
        linked = start(database_url=f"sqlite:///{elsewhere / 'link.db'}")
        refused(linked, 2, "another server is using this database")
        (elsewhere / "hard.db").hardlink_to(real)
        refused(start(database_url=f"sqlite:///{elsewhere / 'hard.db'}"), 2, "a second name")
        await stop(first)


def test_database_that_does_not_answer_is_told() -> None:
    refused(start(database_url="postgresql://x:sesame@127.0.0.1:1/x"), 2, "no PostgreSQL server")


def test_database_that_lets_nobody_in_is_told(postgresql_address: str) -> None:
    where = postgresql_address.partition("@")[2]
    url = f"postgresql://{GUARDED[0]}:wrong@{where}/postgres"
    done = start(database_url=url)
    refused(done, 2, "name or password is wrong")
    assert ":wrong@" not in done.stderr


def test_redis_that_does_not_answer_is_told(new_database: Callable[..., str]) -> None:
    url = new_database("postgresql")
    done = start(database_url=url, redis_url="redis://127.0.0.1:1", workers="2")
    refused(done, 2, "127.0.0.1:1: Redis does not answer")
