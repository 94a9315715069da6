"""What this machine has for a test: free ports, and programs that may not be installed."""

import os
import socket
from contextlib import suppress
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
