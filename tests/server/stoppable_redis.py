"""A Redis of a test's own, which can be killed and started again."""

import asyncio
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.machine import free_port, missing


class Redis:
    """A Redis that can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        program = shutil.which("redis-server") or shutil.which("valkey-server")
        if program is None:
            missing("Redis", "MOTHERLODE_NEED_REDIS")
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        where = ["--bind", "127.0.0.1", "--port", str(self.port), "--dir", str(folder)]
        self.command = [program, *where, "--save", "", "--loglevel", "warning"]
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL)
        while True:
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                return
            await asyncio.sleep(0.02)

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[Redis]:
    redis = Redis(tmp_path)
    yield redis
    redis.kill()
