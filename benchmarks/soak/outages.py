"""What a server needs is taken away for a while, as people play: room on the disk, the database,
Redis."""

import asyncio
import json
import resource
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final
from urllib.error import HTTPError
from urllib.request import urlopen

from motherlode.words import words
from tests.server.machine import file_system
from tests.server.real_servers import Process, server
from tests.server.stoppable_postgresql import Postgres
from tests.server.stoppable_redis import Redis

from .judge import Figures, Progress, later, outcome, spread
from .people import Evening

Act = Callable[[], Awaitable[None]]

REFUSED: Final = "server-storage"
AWAY: Final = 2.0  # seconds for which it stays away at most, once that was noticed


def _failing(url: str) -> list[str]:
    """What `/healthz` says."""
    with suppress(OSError):
        try:
            urlopen(f"{url}/healthz", timeout=30).close()
        except HTTPError as ill:
            return list(json.load(ill)["failing"])
    return []


async def ill(process: Process, what: str) -> None:
    """Wait until the server says what fails."""
    async with asyncio.timeout(60):
        while what not in await asyncio.to_thread(_failing, process.url):
            await asyncio.sleep(0.1)


class Outages:
    """Takes something away and gives it back, and measures when moves go on."""

    def __init__(self, process: Process, evening: Evening, rng: Random) -> None:
        self.process = process
        self.evening = evening
        self.rng = rng
        self.gone_on: list[float] = []

    async def storage(self, take: Act, give: Act) -> None:
        """Moves are refused, and `/healthz` says so, until storage is there again."""
        journal = self.evening.journal
        refused = journal.refused[REFUSED]
        await take()
        await self.evening.until(lambda: journal.refused[REFUSED] > refused)
        await ill(self.process, "storage")
        await asyncio.sleep(self.rng.uniform(0.0, AWAY))
        await give()
        journal.begin()
        await self.evening.move()
        assert journal.moved is not None
        self.gone_on.append(journal.moved - journal.mark)
        await self.process.ready()

    def figures(self) -> Figures:
        """How often moves were refused, in which words, and when they went on."""
        return {
            "outages": len(self.gone_on),
            "refused": self.evening.journal.refused[REFUSED],
            "in words": words("en").say(REFUSED),
            "move after": spread(self.gone_on),
        }


async def disk(folder: Path, rng: Random, progress: Progress) -> Figures:
    """A full disk; every second time the server is killed as well while it is full."""
    small = folder / "disk"
    small.mkdir()
    rest = small / "rest"
    evening = Evening(folder)
    with file_system(small, "size=64m") as own:  # else its files may not grow
        url = f"sqlite:///{small / 'motherlode.db'}"
        with server(url, sockets_per_address="1000") as process:

            def limit(size: int) -> None:
                assert process.process is not None
                pid, which = process.process.pid, resource.RLIMIT_FSIZE
                resource.prlimit(pid, which, (size, resource.prlimit(pid, which)[1]))

            async def take() -> None:
                if not own:
                    return limit(4096)
                with rest.open("wb", buffering=0) as file, suppress(OSError):
                    while True:
                        file.write(bytes(4096))

            async def give() -> None:
                killed = len(outages.gone_on) % 2
                if killed:
                    process.kill_all()
                if own:
                    rest.unlink()
                elif not killed:
                    limit(resource.RLIM_INFINITY)
                if killed:
                    process.start()

            await process.ready()
            async with evening.at(process.url, rng):
                outages = Outages(process, evening, rng)
                while progress(len(outages.gone_on)):
                    await outages.storage(take, give)
                await evening.end()
        return {"real disk": own, **outages.figures(), **await outcome(evening, url)}


async def database(postgres: Postgres, folder: Path, rng: Random, progress: Progress) -> Figures:
    """PostgreSQL ends as if the power had failed, and is started again."""
    evening = Evening(folder)
    with server(postgres.url, sockets_per_address="1000") as process:
        await process.ready()
        async with evening.at(process.url, rng):
            outages = Outages(process, evening, rng)
            while progress(len(outages.gone_on)):
                await outages.storage(
                    lambda: asyncio.to_thread(postgres.stop),
                    lambda: asyncio.to_thread(postgres.start),
                )
            await evening.end()
    return {**outages.figures(), **await outcome(evening, postgres.url)}


async def redis_away(
    redis: Redis, database_url: str, folder: Path, rng: Random, progress: Progress
) -> Figures:
    """Redis is killed and started again; moves are made and seen all the same, somewhat later."""
    evening = Evening(folder)
    settings = {"redis_url": redis.url, "workers": "2", "sockets_per_address": "1000"}
    spans: list[tuple[float, float]] = []
    with server(database_url, **settings) as process:
        await process.ready()
        async with evening.at(process.url, rng):
            while progress(len(spans)):
                redis.kill()
                evening.journal.begin()
                begun = time.monotonic()
                await ill(process, "relay")
                await evening.move()
                await asyncio.sleep(rng.uniform(1.0, 2 * AWAY))
                spans.append((begun, time.monotonic()))
                await redis.start()
                await process.ready()
                await asyncio.sleep(rng.uniform(1.0, 2 * AWAY))
            await evening.end()
    return {
        "outages": len(spans),
        "the last is told later": later(evening.journal.file, spans),
        **await outcome(evening, database_url),
    }
