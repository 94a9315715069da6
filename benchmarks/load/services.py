"""A PostgreSQL and a Redis of the benchmark's own, on free ports, with nothing in them."""

import os
import pwd
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from tests.server.private_services import postgresql_programs

BESIDE: Final = ("postgresql", "redis")
STARTING: Final = 30.0  # seconds


class Services(NamedTuple):
    """What several workers need: where the two are, and their processes."""

    postgresql: str  # without a database's name
    redis: str
    pids: dict[str, int]

    def database(self, name: str) -> str:
        """The address of a new database."""
        folder, address = postgresql_programs(), self.postgresql
        assert folder is not None
        subprocess.run([folder / "psql", "-qc", f"CREATE DATABASE {name}", f"{address}/postgres"],
                       check=True)  # fmt: skip
        return f"{address}/{name}"


@contextmanager
def services() -> Iterator[Services]:
    """Both, as they are installed: what is committed is on the disk."""
    folder, redis = postgresql_programs(), shutil.which("redis-server")
    redis = redis or shutil.which("valkey-server")
    if folder is None or redis is None:
        raise SystemExit("PostgreSQL and Redis are needed for this: sh tests/services.sh")
    with TemporaryDirectory(prefix="load-") as name:
        home = Path(name)
        # PostgreSQL refuses to run as root.
        user = pwd.getpwnam("nobody") if os.geteuid() == 0 else pwd.getpwuid(os.geteuid())
        os.chown(home, user.pw_uid, user.pw_gid)
        whose: dict[str, Any] = {"cwd": home, "stdout": subprocess.DEVNULL}
        if os.geteuid() == 0:
            whose |= {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        subprocess.run(
            [folder / "initdb", "-D", "data", "-U", "load", "-A", "trust", "-E", "UTF8", "-N"],
            check=True, **whose,
        )  # fmt: skip
        one, two = _free_port(), _free_port()
        commands: dict[str, list[str | Path]] = {
            "postgresql": [folder / "postgres", "-D", "data", "-p", str(one), "-k", name,
                           "-c", "max_connections=500", "-c", "log_min_messages=fatal"],
            "redis": [redis, "--port", str(two), "--bind", "127.0.0.1", "--save", ""],
        }  # fmt: skip
        running = {}
        try:
            for service, command in commands.items():
                running[service] = subprocess.Popen(
                    command, stderr=subprocess.DEVNULL if service == "postgresql" else None, **whose
                )
            ask = f"{folder}/pg_isready -qh 127.0.0.1 -p {one}".split()
            _wait(lambda: subprocess.run(ask, check=False).returncode == 0)
            _wait(lambda: _open(two))
            yield Services(
                f"postgresql://load@127.0.0.1:{one}",
                f"redis://127.0.0.1:{two}/0",
                {service: process.pid for service, process in running.items()},
            )
        finally:
            for process in running.values():
                process.send_signal(3)  # at once, whoever is connected
                process.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _open(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def _wait(started: Callable[[], bool]) -> None:
    end = time.monotonic() + STARTING
    while not started():
        if time.monotonic() > end:
            raise RuntimeError("PostgreSQL or Redis does not start")
        time.sleep(0.05)
