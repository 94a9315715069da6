"""Servers in processes of their own, and what they use."""

import os
import re
import struct
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType, TracebackType
from typing import Final

TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")

MOTHERLODE: Final = ("-c", "from motherlode.cli import main; main()", "serve", "--no-browser")
# One address stands for many people here, and there are no bots.
ROOMY: Final = {"SOCKETS_PER_ADDRESS": "100000", "BOT_PROCESSES": "1", "LOG_LEVEL": "warning"}


class Server:
    """A server that runs as long as the block lasts, with a folder of its own."""

    def __init__(
        self,
        *command: str,
        roomy: bool = True,
        settings: Mapping[str, str] = MappingProxyType({}),
        beside: Mapping[str, int] = MappingProxyType({}),
    ) -> None:
        self._command = [sys.executable, *command]
        self._settings = (ROOMY if roomy else ROOMY | {"SOCKETS_PER_ADDRESS": ""}) | dict(settings)
        self.beside = beside  # processes that work for it, by name
        self._folder = TemporaryDirectory(prefix="load-")
        self.file = Path(self._folder.name) / "motherlode.db"
        self.port = 0
        self.pid = 0

    @property
    def url(self) -> str:
        """The address of its database."""
        return self._settings.get("DATABASE_URL", f"sqlite:///{self.file}")

    def __enter__(self) -> "Server":
        self.start()
        return self

    def start(self) -> None:
        """Start it; it is there when it has said where it is found."""
        ours = {name: value for name, value in os.environ.items() if name == "MOTHERLODE_PURE"}
        others = {n: v for n, v in os.environ.items() if not n.startswith("MOTHERLODE_")}
        settings = {"DATABASE_URL": self.url, "PORT": "0", **self._settings}
        self._process = subprocess.Popen(
            self._command,
            env={**others, **ours, **{f"MOTHERLODE_{n}": v for n, v in settings.items()}},
            stdout=subprocess.PIPE,
            text=True,
        )
        self.pid = self._process.pid
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := re.search(r"http://[\d.]+:(\d+)", line):
                self.port = int(found[1])
                return
        self.__exit__(None, None, None)
        raise RuntimeError("the server did not start")

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._folder.cleanup()

    def kill(self) -> None:
        """End it at once; it may be started again."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def files(self) -> int:
        """How many files the process has open, sockets included."""
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    def memory(self) -> float:
        """The memory of the process itself, in KiB."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * PAGE / 1024

    def cpu(self) -> float:
        """Seconds of computing time of the process and all that it has started."""
        return family_cpu(self.pid)

    def asked(self, sign: int) -> str:
        """The line of JSON that it prints when it gets this signal."""
        self._process.send_signal(sign)
        assert self._process.stdout is not None
        return next(line for line in self._process.stdout if line.startswith("{"))

    def waited(self) -> float:
        """Seconds that its event loop was ready to run, but others had all cores."""
        return int(Path(f"/proc/{self.pid}/task/{self.pid}/schedstat").read_text().split()[1]) / 1e9

    def commits(self) -> int:
        """How many transactions the database has seen: SQLite counts them beside its log."""
        index = Path(f"{self.file}-shm")
        return struct.unpack_from("=8xI", index.read_bytes())[0] if index.exists() else 0


def machine_cpu() -> float:
    """Seconds that the whole machine has computed, or could not because of its host."""
    user, nice, system, _, _, *rest = map(int, Path("/proc/stat").read_text().split()[1:9])
    return (user + nice + system + sum(rest)) / TICKS


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


def family_cpu(pid: int) -> float:
    """Seconds that a process has computed, with all that it has started and that still run."""
    return cpu(pid) + sum(map(family_cpu, children(pid)))


def cpu(pid: int) -> float:
    """Seconds that a process has computed: by Linux's clock for it, as /proc counts in 10 ms."""
    try:
        return time.clock_gettime(~pid << 3 | 2)  # the kernel's MAKE_PROCESS_CPUCLOCK(pid, SCHED)
    except OSError:  # it has just ended
        return 0.0
