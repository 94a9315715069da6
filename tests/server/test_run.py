"""How the server is run: what is checked before, one process, and several."""

import asyncio
import errno
import json
import os
import signal
import socket
import time
from collections.abc import Callable
from pathlib import Path
from urllib.request import urlopen

import pytest

from motherlode.client import Client
from motherlode.game.message import Refused
from motherlode.server.run import CannotListen, check, listen, options
from motherlode.server.settings import Settings
from motherlode.server.storage.database import StoreError
from motherlode.words import words
from tests.terminal import PATIENCE, in_pipes, port_of

pytestmark = pytest.mark.anyio
HINT = words("en").say("serve-stop-hint") + "\n"


def workers_of(parent: int) -> set[int]:
    """The processes that a process has begun to do its work."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return {pid for pid in map(int, children) if b"spawn_main" in command_of(pid)}


def command_of(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except FileNotFoundError:
        return b""


def test_a_free_port_is_taken_and_a_taken_one_is_not() -> None:
    with listen(Settings(port=0)) as first:
        port = first.getsockname()[1]
        first.listen()
        with pytest.raises(CannotListen, match=f"port {port} is in use on 127.0.0.1"):
            listen(Settings(port=port))
    listen(Settings(port=port)).close()


def test_a_name_is_found_at_its_usual_address() -> None:
    with listen(Settings(host="localhost", port=0)) as listener:
        assert listener.getsockname()[0] == "127.0.0.1"


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (OSError(errno.EACCES, "Permission denied"), "port 80 is not for this user"),
        (socket.gaierror(socket.EAI_NONAME, "?"), "mine.example is no address of this machine"),
        (OSError(errno.EMFILE, "Too many open files"), "port 80: Too many open files"),
    ],
)
def test_why_one_cannot_listen_is_said_in_words(
    monkeypatch: pytest.MonkeyPatch, error: OSError, words: str
) -> None:
    def fail(*given: object, **named: object) -> None:
        raise error

    monkeypatch.setattr(socket, "getaddrinfo", fail)
    with pytest.raises(CannotListen, match=words):
        listen(Settings(host="mine.example", port=80))


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"database_url": "sqlite:////dev/null/x.db"}, "/dev/null/x.db cannot be opened"),
        ({"redis_url": "redis://:s3cret@127.0.0.1:1/0"}, "127.0.0.1:1: Redis does not answer"),
    ],
)
async def test_what_is_out_of_reach_is_found_before(
    tmp_path: Path, settings: dict[str, str], words: str
) -> None:
    database = {"database_url": f"sqlite:///{tmp_path / 'lode.db'}"}
    with pytest.raises(StoreError, match=words) as wrong:
        await check(Settings(**{**database, **settings}))  # type: ignore[arg-type]
    assert "s3cret" not in str(wrong.value)


async def test_the_database_has_its_form_when_the_server_starts(tmp_path: Path) -> None:
    await check(Settings(database_url=f"sqlite:///{tmp_path / 'new' / 'lode.db'}"))
    assert (tmp_path / "new" / "lode.db").stat().st_size > 0
    assert {file.name for file in (tmp_path / "new").iterdir()} == {"lode.db"}  # nothing is open


def test_paths_of_requests_are_logged_for_whoever_looks_for_a_fault_only() -> None:
    assert options(Settings())["access_log"] is False
    assert options(Settings(log_level="debug"))["access_log"] is True


async def test_several_workers_serve_one_address_and_a_dead_one_is_replaced(
    tmp_path: Path, new_database: Callable[..., str], redis_url: str
) -> None:
    if not Path("/proc/self/task").exists():
        pytest.skip("finds the processes of others in /proc")
    url, log = new_database("postgresql"), tmp_path / "log"
    with in_pipes(
        tmp_path,
        *("serve", "--workers", "2", "--port", "0"),
        log=log,
        MOTHERLODE_DATABASE_URL=url,
        MOTHERLODE_REDIS_URL=redis_url,
        TMPDIR=str(tmp_path),
    ) as server:
        address = f"http://127.0.0.1:{port_of(server.until(HINT))}"
        ann = await Client.guest(address, "Ann")
        code = await ann.open_table(seats=3)
        await _until(lambda: log.read_text().count('"server-started"') == 2)
        before = workers_of(server.process.pid)
        assert len(before) == 2
        killed = min(before)
        os.kill(killed, signal.SIGKILL)
        await _until(lambda: log.read_text().count('"server-started"') == 3)
        after = workers_of(server.process.pid)
        assert len(after) == 2
        assert killed not in after
        async with ann.at(code) as seat:
            await seat.do("start")
        await _until(lambda: "motherlode_sockets_closed_total" in _metrics(address))
        server.interrupt()
        assert server.end() == 0
    assert server.text.splitlines()[-1] == words("en").say("serve-stopping")
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    (replaced,) = [line for line in lines if line["event"] == "worker-replaced"]
    assert (replaced["level"], replaced["ended"]) == ("warning", killed)
    assert {line["logger"].split(".")[0] for line in lines} == {"motherlode"}
    assert not list(tmp_path.glob("motherlode-*"))  # the folder of their figures
    with pytest.raises((OSError, Refused)):
        await ann.http("GET", "/healthz")


def _metrics(address: str) -> str:
    with urlopen(f"{address}/metrics", timeout=PATIENCE) as answer:
        return str(answer.read(), "utf-8")


async def _until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        await asyncio.sleep(0.05)
