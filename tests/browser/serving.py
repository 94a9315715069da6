"""A server in a process of its own, for a browser: Playwright leaves no event loop to wait in."""

import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.machine import free_port
from tests.server.real_servers import Process


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a server that keeps its games in this folder."""
    # With a public address: a server that only its own machine can reach has no link to show.
    public = {"public_url": "http://mine.example"}
    process = Process(f"sqlite:///{folder}/games.db", free_port(), log_level="error", **public)
    process.command = [sys.executable, "-m", "tests.browser.dealing"]
    process.start()
    try:
        _wait(f"{process.url}/healthz")
        yield process.url
    finally:
        process.kill()


def _wait(address: str) -> None:
    for _ in range(300):
        try:
            urllib.request.urlopen(address, timeout=2)
            return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError("the server did not start")
