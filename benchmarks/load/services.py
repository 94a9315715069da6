"""A PostgreSQL and a Redis of the benchmark's own, with nothing in them."""

import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from tests.server.stoppable_postgresql import Postgres, programs
from tests.server.stoppable_redis import Redis

BESIDE: Final = ("postgresql", "redis")


class Services(NamedTuple):
    """What several workers need: the two, and their processes."""

    postgres: Postgres
    redis: Redis
    pids: dict[str, int]

    def database(self, name: str) -> str:
        """The address of a new database."""
        create = [programs() / "psql", "-qc", f"CREATE DATABASE {name}", self.postgres.url]
        subprocess.run(create, check=True)
        return self.postgres.url.replace("/postgres", f"/{name}")


@asynccontextmanager
async def services() -> AsyncIterator[Services]:
    """Both, as they are installed: what is committed is on the disk."""
    with TemporaryDirectory(prefix="load-") as name:
        home = Path(name, "postgresql")
        home.mkdir()
        Path(name).chmod(0o755)  # PostgreSQL does not run as root
        postgres = Postgres(home, max_connections="500", log_min_messages="fatal")
        redis = Redis(Path(name))
        postgres.make()
        postgres.start()
        try:
            await redis.start()
            assert redis.process is not None
            pids = {"postgresql": postgres.pid, "redis": redis.process.pid}
            yield Services(postgres, redis, pids)
        finally:
            redis.kill()
            postgres.stop()
