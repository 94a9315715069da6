"""Real servers for tests: in this process, or in one of their own that can be killed."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from motherlode.client import Client, Seat
from motherlode.game.message import Refused
from motherlode.server.app import Server
from motherlode.server.run import Serving
from motherlode.server.settings import Settings
from tests.server.machine import free_port

QUICK: Mapping[str, Any] = {"bot_pause": 0.0, "bot_processes": 1, "port": 0, "log_level": "error"}


@dataclass
class Live:
    """A server that is running in this process."""

    url: str
    serving: Serving

    @property
    def server(self) -> Server:
        return self.serving.inside

    async def guest(self, name: str) -> Client:
        return await Client.guest(self.url, name)


@asynccontextmanager
async def serving(database_url: str, **settings: Any) -> AsyncIterator[Live]:
    """A whole server with real sockets, in this event loop."""
    started = asyncio.get_running_loop().create_future()
    chosen = Settings(**{**QUICK, "database_url": database_url, **settings})
    levels = {name: logging.getLogger(name).level for name in ("", "motherlode")}
    serving = Serving(chosen, started.set_result)
    task = asyncio.create_task(serving._serve())
    try:
        done, _ = await asyncio.wait((started, task), return_when=asyncio.FIRST_COMPLETED)
        if task in done:
            raise RuntimeError("the server did not start")
        yield Live(f"http://127.0.0.1:{started.result()}", serving)
    finally:
        serving.should_exit = True
        await task
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)


class Process:
    """A server in a process of its own, which can be killed and started again."""

    def __init__(self, database_url: str, port: int, **environ: str) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.environ = {
            **{name: value for name, value in os.environ.items() if "MOTHERLODE_" not in name},
            **{k: v for k, v in os.environ.items() if k == "MOTHERLODE_PURE"},
            "MOTHERLODE_DATABASE_URL": database_url,
            "MOTHERLODE_PORT": str(port),
            "MOTHERLODE_BOT_PAUSE": "0",
            "MOTHERLODE_BOT_PROCESSES": "1",
            **{f"MOTHERLODE_{name.upper()}": value for name, value in environ.items()},
        }
        self.command = [str(Path(sys.executable).with_name("motherlode"))]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it; it is there when its port answers."""
        command = [*self.command, "serve", "--no-browser"]
        self.process = subprocess.Popen(
            command, env=self.environ, stdout=subprocess.DEVNULL, start_new_session=True
        )

    async def ready(self) -> None:
        """Wait until it answers."""
        for _ in range(300):
            assert self.process is not None and self.process.poll() is None, "it has ended"
            try:
                if (await Client(self.url, "").http("GET", "/healthz"))["status"] == "ok":
                    return
            except (OSError, Refused, KeyError):
                pass
            await asyncio.sleep(0.1)
        raise RuntimeError("the server does not answer")

    def kill(self, how: int = signal.SIGKILL) -> None:
        """End it, by default at once."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(20)

    def kill_all(self) -> None:
        """End it at once, with its workers and whatever else it has started."""
        assert self.process is not None
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(20)


async def play(seat: Seat, rng: Random, hints: float = 0.0) -> None:
    """Play on a seat until the game is over, liking to dig; ask for a hint so often."""
    while True:
        await seat._wait(
            lambda: seat.table["stage"] in ("over", "between") or bool(seat.game.get("legal"))
        )
        if seat.table["stage"] == "over":
            return
        try:
            if seat.table["stage"] == "between":
                await seat.do("next")
                await seat._wait(lambda: seat.table["stage"] != "between")
            else:
                if rng.random() < hints:
                    await seat.do("hint")
                legal = seat.game["legal"]
                await seat.do("play", move=rng.choice([m for m in legal if "@" in m] or legal))
        except Refused as refused:
            # Somebody else was faster: a bot in one's place, or the time.
            if refused.message.id not in ("table-not-between", "refuse-N2-seat", "refuse-N2-over"):
                raise


@contextmanager
def server(database_url: str, program: Sequence[str] = (), **settings: str) -> Iterator[Process]:
    """A server process, of another program if one is given; it ends with the test in any case."""
    process = Process(database_url, free_port(), log_level="error", **settings)
    process.command = [*program] or process.command
    process.start()
    try:
        yield process
    finally:
        process.kill_all()


def children(pid: int) -> set[int]:
    """The processes that a process has started, and those that they have started."""
    found: set[int] = set()
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            for child in map(int, task.read_text().split()):
                found |= {child, *children(child)}
    return found


async def ended(pids: set[int]) -> None:
    """Wait until none of these processes is there; a zombie is not."""
    for pid in pids:
        with suppress(OSError):
            while Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0] != "Z":
                await asyncio.sleep(0.02)


def workers_of(process: Process) -> set[int]:
    """The worker processes of a server."""
    assert process.process is not None
    found = set()
    for pid in children(process.process.pid):
        with suppress(OSError):
            if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.add(pid)
    return found
