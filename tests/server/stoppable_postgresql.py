"""A PostgreSQL of one's own, which can be stopped as if the power failed, and started again."""

import os
import pwd
import shutil
import subprocess
from pathlib import Path

from tests.server.machine import free_port, missing

# The role whose password is asked for; all others are let in.
GUARDED = ("guarded", "sesame")
ACCESS = f"""\
local all all trust
host all {GUARDED[0]} 127.0.0.1/32 scram-sha-256
host all all 127.0.0.1/32 trust
"""


def programs() -> Path:
    """The folder of initdb and pg_ctl."""
    folders = []
    if config := shutil.which("pg_config"):
        told = subprocess.run([config, "--bindir"], capture_output=True, text=True, check=False)
        folders.append(Path(told.stdout.strip()))
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if initdb := shutil.which("initdb"):
        folders.append(Path(initdb).parent)
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "pg_ctl").exists():
            return folder
    missing("PostgreSQL", "MOTHERLODE_NEED_POSTGRES")


class Postgres:
    """A server in a folder of its own, which must be one that others may enter."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.user, self.group = os.geteuid(), os.getegid()
        if self.user == 0:  # it refuses to run as root
            _, _, self.user, self.group, *_ = pwd.getpwnam("nobody")
        self.port = free_port()
        self.folder = folder
        (folder / "port").write_text(str(self.port))
        (folder / "access").write_text(ACCESS)
        data, bin = str(folder / "data"), programs()
        given = {
            "port": str(self.port),
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": str(folder),
            "hba_file": str(folder / "access"),
            **settings,
        }
        options = " ".join(f"-c {name}={value}" for name, value in given.items())
        control = [str(bin / "pg_ctl"), "-D", data]
        self.making = [
            str(bin / "initdb"), "-D", data, "-U", "motherlode", "-E", "UTF8", "-N", "--locale=C"
        ]  # fmt: skip
        self.starting = [*control, "-l", str(folder / "log"), "-w", "-s", "-o", options, "start"]
        self.stopping = [*control, "-m", "immediate", "stop"]

    @property
    def url(self) -> str:
        """Its own database."""
        return f"postgresql://motherlode@127.0.0.1:{self.port}/postgres"

    @property
    def pid(self) -> int:
        """Its main process."""
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])

    def make(self) -> None:
        """Make what it needs on the disk, once."""
        os.chown(self.folder, self.user, self.group)
        self._run(self.making)

    def start(self) -> None:
        self._run(self.starting)

    def stop(self) -> None:
        """Stop at once, as if it had been killed."""
        self._run(self.stopping)

    def _run(self, command: list[str]) -> None:
        root = os.geteuid() == 0
        subprocess.run(
            command,
            user=self.user if root else None,
            group=self.group if root else None,
            extra_groups=[] if root else None,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=True,
        )
