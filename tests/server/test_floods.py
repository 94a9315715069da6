"""Floods: however much one address sends, the others play on and nobody else is refused."""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from urllib.request import urlopen

import pytest

from benchmarks.floods import attacks
from motherlode.server.limits.open_files import FOR_BOTS, RESERVE
from tests.server.real_servers import Live, serving
from tests.server.two_at_a_table import Two, two_at_a_table
from tests.server.wires import PATIENCE, connected, until

pytestmark = pytest.mark.anyio


ROOT = Path(__file__).parents[2]


SLOW = 1.0  # seconds: a move took twelve and more before there were budgets


MOVES = 8


@pytest.fixture
async def live(sqlite_template: Path, tmp_path: Path) -> AsyncIterator[Live]:
    file = shutil.copy(sqlite_template, tmp_path / "live.db")
    async with serving(f"sqlite:///{file}", log_level="warning") as live:
        yield live


@pytest.fixture
async def two(live: Live) -> AsyncIterator[Two]:
    ann, bob = await live.guest("Ann"), await live.guest("Bob")
    async with two_at_a_table(live, ann, bob, clock="untimed") as two:
        yield two


@contextmanager
def attacked(live: Live, name: str) -> Iterator[None]:
    """A flood, in a process of its own, for as long as the block lasts."""
    command = [sys.executable, "-m", "benchmarks.floods.attacks", name, live.url.rpartition(":")[2]]
    process = subprocess.Popen([*command, str(PATIENCE)], cwd=ROOT, stdout=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.kill()
        process.wait()


FLOODS = ("pings", "many-pings", "pages", "healthz", "chunks", "nonsense", "unfinished")


@pytest.mark.parametrize("name", FLOODS)
async def test_table_plays_on_beside_a_flood(live: Live, two: Two, name: str) -> None:
    with attacked(live, name):
        connections = live.server.connections
        await until(lambda: len(connections.budgets) == 2)
        took = []
        for _ in range(MOVES):
            begun = time.monotonic()
            await two.move()
            took.append(time.monotonic() - begun)
            async with connected(live, "127.0.0.7") as new:
                new.writer.write(attacks.get("/"))
                assert (await new.reader.readuntil(b"\r\n"))[9:12] == b"200", "it is refused"
        assert median(took) < SLOW, took
        assert connections.budgets.of(attacks.OUTSIDE, time.monotonic()).held <= connections.share


@pytest.mark.skipif(sys.platform == "win32", reason="there the system has no such limit")
def test_server_with_few_files_serves_newcomers_and_logs_little(tmp_path: Path) -> None:
    """As many connections as there is room for, from many addresses, and nonsense on more."""
    program = Path(sys.executable).with_name("motherlode")
    serve = f"ulimit -Sn 200; ulimit -Hn 400; exec {program} serve --no-browser --port 0"
    log = tmp_path / "log"
    environ = {n: v for n, v in os.environ.items() if not n.startswith("MOTHERLODE_")}
    environ |= {
        "MOTHERLODE_DATABASE_URL": f"sqlite:///{tmp_path / 'few.db'}",
        "MOTHERLODE_BOT_PROCESSES": "1",
    }
    with log.open("w") as stderr, ExitStack() as stack:
        process = subprocess.Popen(
            ["sh", "-c", serve], env=environ, stdout=subprocess.PIPE, stderr=stderr, text=True
        )
        assert process.stdout is not None
        stack.callback(process.stdout.close)
        stack.callback(process.wait, PATIENCE)
        stack.callback(process.terminate)
        port = int(re.findall(r":([0-9]+)", process.stdout.readline())[-1])
        address = ("127.0.0.1", port)
        for number in range(400):
            source = f"127.0.4.{number % 250 + 1}"
            one = stack.enter_context(socket.create_connection(address, PATIENCE, (source, 0)))
            one.sendall(b"GET / HT")
        for number in range(200):
            source = f"127.0.5.{number + 1}"
            with socket.create_connection(address, PATIENCE, (source, 0)) as one:
                one.sendall(b"\x16\x03\x01\r\n\r\n")
                assert b" 400 " in one.recv(1000)
        with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE) as told:
            assert told.status == 200
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    lines = [line for line in lines if "repeated" not in line]  # that is told at the end
    (full,) = [line for line in lines if line["event"] == "connections-full"]
    assert full["most"] == 400 - RESERVE - FOR_BOTS, "the soft limit has been raised"
    assert [line["event"] for line in lines].count("Invalid HTTP request received.") == 1
    assert len(lines) < 10
