"""What this machine has for a test: free ports, small disks, and programs that may be missing."""

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import SystemRandom
from typing import NoReturn

import pytest


def missing(what: str, variable: str) -> NoReturn:
    """Leave the test out, or let it fail where the environment asks for this program."""
    if os.environ.get(variable) == "1":
        pytest.fail(f"{what} is not installed, and {variable}=1 asks for it")
    pytest.skip(f"{what} is not installed")


def free_port() -> int:
    """A port that no connection takes by chance before it is used: those are 32768 and above."""
    while True:
        port = SystemRandom().randrange(20_000, 32_768)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


@contextmanager
def file_system(folder: Path, options: str) -> Iterator[bool]:
    """A small file system of its own, in memory; whether this user may have one."""
    mount = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)]
    allowed = bool(shutil.which("mount")) and (
        subprocess.run(mount, capture_output=True, check=False).returncode == 0
    )
    try:
        yield allowed
    finally:
        if allowed:
            subprocess.run(["umount", str(folder)], check=True)
