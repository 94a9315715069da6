"""Floods: however much one address sends, the others play on and nobody else is refused."""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any
from unittest.mock import AsyncMock
from urllib.request import urlopen

import pytest

from benchmarks.floods import attacks
from benchmarks.floods.__main__ import complaints
from motherlode.client import Client
from motherlode.server.limits.budgets import Budget
from motherlode.server.limits.connections import Connections
from motherlode.server.limits.open_files import FOR_BOTS, RESERVE
from tests.server.real_servers import Live, serving
from tests.server.two_at_a_table import Two, two_at_a_table
from tests.server.wires import PATIENCE, connected, until

pytestmark = pytest.mark.anyio


ROOT = Path(__file__).parents[2]


SLOW = 2.0  # seconds: a move took five and more before there were budgets


MOVES = 4  # during each flood


SMALL = 60  # connections of a flood, where it would have many


SHARE = 40  # connections that one address may hold


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
def attacked(live: Live, name: str, source: str) -> Iterator[None]:
    """A small flood, in a process of its own, for as long as the block lasts."""
    connections = min(SMALL, attacks.FLOODS[name].connections)
    command = [sys.executable, "-m", "benchmarks.floods.attacks", name, live.url.rpartition(":")[2]]
    process = subprocess.Popen(
        [*command, str(PATIENCE), str(connections), source], cwd=ROOT, stdout=subprocess.DEVNULL
    )
    try:
        yield
    finally:
        process.kill()
        process.wait()


async def test_table_plays_on_beside_every_flood_and_newcomers_come_in(
    live: Live, two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    connections = live.server.connections
    connections.share = SHARE  # type: ignore[misc]
    admit, came, most = Connections.admit, Counter[str](), Counter[str]()

    def count(self: Connections, budget: Budget | None) -> bool:
        assert budget is not None
        came[budget.site] += 1
        most[budget.site] = max(most[budget.site], budget.held)
        return admit(self, budget)

    monkeypatch.setattr(Connections, "admit", count)
    for number, (name, flood) in enumerate(attacks.FLOODS.items()):
        source = f"127.9.{number}.9"
        first = "127.10.1.1" if flood.many else source
        came[first] = 0  # an earlier flood may have come from there
        with attacked(live, name, source):
            await until(lambda: came[first] > (2 if flood.known else 0))  # noqa: B023
            took = []
            for _ in range(MOVES):
                begun = time.monotonic()
                await two.move()
                took.append(time.monotonic() - begun)
                async with connected(live, "127.0.0.7") as new:
                    new.writer.write(attacks.get("/"))
                    told = await new.reader.readuntil(b"\r\n")
                    assert told[9:12] == b"200", f"{name}: a newcomer is refused"
            assert median(took) < SLOW, (name, took)
            assert most[first] <= SHARE, name


async def test_goodbyes_of_nobody_write_nothing(
    live: Live, two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two hundred of them at once kept every move waiting for the database."""
    store, dropped = live.server.hub.store, list[bytes]()
    monkeypatch.setattr(store, "drop_token", AsyncMock(side_effect=dropped.append))
    await Client(live.url, "nobody's").http("POST", "/api/guest/leave")
    assert dropped == []
    await two.ann.client.http("POST", "/api/guest/leave")
    assert len(dropped) == 1


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


def figures(p99: float, own: float = 0.0, refused: int = 0) -> dict[str, Any]:
    return {"move_ms": {"p99": p99}, "own_ms": {"p99": own}, "new_refused": refused, "errors": {}}


@pytest.mark.parametrize(
    ("flood", "during", "wrong"),
    [
        ("pages", figures(40.0), 0),
        ("pages", figures(60.0), 1),
        ("pages", figures(40.0, refused=1), 1),
        ("crowd", figures(14.0), 0),
        ("crowd", figures(16.0), 1),
        ("crowd", figures(10.0, own=1.5), 1),
        ("crowd", figures(float("nan")), 2),
    ],
)
def test_measurement_complains_of_what_others_notice(
    flood: str, during: dict[str, Any], wrong: int
) -> None:
    found = complaints({"flood": flood, "before": figures(10.0), "during": during})
    assert len(found) == wrong, found


@pytest.mark.skipif(sys.platform != "linux", reason="figures come from /proc")
def test_measurement_compares_moves_before_and_during_a_flood(tmp_path: Path) -> None:
    file = tmp_path / "floods.json"
    command = [sys.executable, "-m", "benchmarks.floods", "pings", "--seconds", "1"]
    done = subprocess.run(
        [*command, "--json", str(file)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert "| moves: p50 |" in done.stdout, done.stderr
    (found,) = json.loads(file.read_text())["floods"]
    for stretch in (found["before"], found["during"]):
        assert 0 < stretch["move_ms"]["p50"] <= stretch["move_ms"]["p99"]
        assert 0 <= stretch["own_ms"]["p99"] <= stretch["own_ms"]["max"]
        assert stretch["waited"] >= 0
    assert found["attack"]["connections"] >= 1
    assert done.returncode == bool(complaints(found))
