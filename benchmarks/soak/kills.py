"""`kill -9`, again and again, while people play."""

import asyncio
import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

from tests.server.real_servers import Process, children, ended, server, workers_of

from .judge import Figures, Progress, outcome, spread
from .people import Evening

CALM: Final = 0.5  # seconds for which people play at most until the next kill
AGAIN: Final = 0.15  # how often a server is killed while it is starting
# Bots wait for a new keeper until the lease of a killed worker has run out: let them, now and then.
LEASE: Final = 14.0
EVERY: Final = 50


class Killer:
    """Kills a server or its workers, sees to it that it is there again, and measures how long."""

    def __init__(self, process: Process, evening: Evening, rng: Random) -> None:
        self.process = process
        self.evening = evening
        self.rng = rng
        self.kills = 0
        self.during_start = 0
        self.of_workers = 0
        self.answered: list[float] = []
        self.moved: list[float] = []
        self.reconnected: list[float] = []  # after the death of a worker, whose people come back

    async def kill(self) -> None:
        """One kill, of one worker as often as of all; and more if it is killed while it starts."""
        workers = workers_of(self.process)
        if workers and self.of_workers < len(self.moved):
            await self._kill_worker(self.rng.choice(sorted(workers)))
        else:
            await self._kill_all()
        await asyncio.sleep(self.rng.uniform(0.0, CALM))

    async def _kill_worker(self, worker: int) -> None:
        journal = self.evening.journal
        journal.begin()
        with suppress(ProcessLookupError):
            os.kill(worker, signal.SIGKILL)
        self.kills += 1
        self.of_workers += 1
        await self.process.ready()
        await self.evening.move()
        await asyncio.sleep(self.rng.uniform(0.0, CALM))
        if journal.back:
            self.reconnected.append(journal.back - journal.mark)

    async def _kill_all(self) -> None:
        journal, several = self.evening.journal, "MOTHERLODE_WORKERS" in self.process.environ
        while True:
            assert self.process.process is not None
            family = children(self.process.process.pid)
            journal.begin()
            if several:
                self.process.kill_all()
                await ended(family)  # one that is not quite dead would keep the port
            else:
                self.process.kill()
            self.kills += 1
            self.process.start()
            await ended(family)  # bot processes end by themselves
            if self.rng.random() > AGAIN:
                break
            await asyncio.sleep(self.rng.uniform(0.0, 1.5))
            self.during_start += 1
        await self.process.ready()
        self.answered.append(time.monotonic() - journal.mark)
        await self.evening.until(lambda: journal.back)
        assert journal.back is not None
        self.moved.append(journal.back - journal.mark)


async def kills(
    database_url: str, folder: Path, rng: Random, progress: Progress, **settings: str
) -> Figures:
    """Kills of a server, and of its workers if the settings have several."""
    evening = Evening(folder)
    begun, calm = time.monotonic(), EVERY
    with server(database_url, sockets_per_address="1000", **settings) as process:
        await process.ready()
        async with evening.at(process.url, rng):
            killer = Killer(process, evening, rng)
            while progress(killer.kills):
                await killer.kill()
                if killer.of_workers and killer.kills >= calm:
                    calm += EVERY
                    await asyncio.sleep(LEASE)
            took = time.monotonic() - begun
            await evening.end()
    return {
        "kills": killer.kills,
        "of one worker": killer.of_workers,
        "during a start": killer.during_start,
        "minutes": took / 60,
        "kills a minute": 60 * killer.kills / took,
        "healthz after": spread(killer.answered),
        "move after": spread(killer.moved),
        "move after a worker": spread(killer.reconnected),
        **await outcome(evening, database_url),
    }
