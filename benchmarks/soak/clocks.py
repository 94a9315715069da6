"""The system's clock is set, by hours, while people play with clocks."""

import asyncio
import json
import struct
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Final

from motherlode.server.storage.store import Store
from tests.server.real_servers import Process, server
from tests.server.witnesses import seated

from .judge import Figures, Progress, outcome, spread
from .people import Evening, Tables

TABLES: Final[Tables] = (
    (3, {"seats": 3, "clock": "60+5", "options": {"rounds": 1}}),
    (2, {"seats": 4, "clock": "normal", "game": "expansion", "options": {"rounds": 1}}),
    (2, {"seats": 2, "clock": "days", "game": "expansion", "options": {"rounds": 1}}),
)
# Seconds, forwards or back; all in all less than a day, which is as far as a server that starts
# stays ahead of the system.
STEPS: Final = (30, 3600, 36_000)
BANK: Final = 10.0  # seconds that somebody has who does not move
SOONER: Final = 3.0  # seconds of these that a busy machine may need to tell them
LATER: Final = 10.0  # and by which it may be late
OVERDUE: Final = {"auto", "warned", "stood-in"}  # what happens to those whose time is up


class System:
    """The clock of a server's system."""

    def __init__(self, file: Path, rng: Random) -> None:
        self.file = file
        self.rng = rng
        self.ahead = 0
        self.steps: list[int] = []
        self._write()

    def step(self) -> None:
        """Forwards or back, in the long run about the right time."""
        seconds = self.rng.choice(STEPS) * (-1 if self.ahead > 0 else 1)
        self.steps.append(seconds)
        self.ahead += seconds
        self._write()

    def _write(self) -> None:
        with self.file.open("r+b" if self.file.exists() else "wb") as file:
            file.write(struct.pack("q", self.ahead * 10**9))


async def steps(database_url: str, folder: Path, rng: Random, progress: Progress) -> Figures:
    """Steps while the server is down, between kill and start; then others as it runs.

    Nobody who moves may be hurried; somebody who does not move has their time, and no more.
    """
    system = System(folder / "clock", rng)
    evening = Evening(folder)
    program = [sys.executable, "-P", str(Path(__file__).with_name("shifted.py"))]
    shifted = ["env", f"SOAK_CLOCK={system.file}", *program]
    with server(database_url, shifted, sockets_per_address="1000") as process:
        await process.ready()
        async with evening.at(process.url, rng, TABLES):
            while progress(len(system.steps)):
                await _restart(process, system, evening)
            restarted = len(system.steps)
            slow = [await _slow(process.url, system) for _ in range(max(1, restarted // 4))]
            await evening.end()
    done = await outcome(evening, database_url)
    done["wrong"] += await _hurried(database_url, {party for party, _ in slow})
    took = [seconds for _, seconds in slow]
    done["wrong"] += [
        f"somebody who had {BANK} s to move was given {one:.1f} s"
        for one in took
        if not BANK - SOONER < one < BANK + LATER
    ]
    return {
        "steps while it was down": restarted,
        "steps while it ran": len(system.steps) - restarted,
        "hours forwards": sum(one for one in system.steps if one > 0) / 3600,
        "hours back": -sum(one for one in system.steps if one < 0) / 3600,
        f"time of those who had {BANK:.0f} s": spread(took),
        **done,
    }


async def _restart(process: Process, system: System, evening: Evening) -> None:
    evening.journal.begin()
    process.kill()
    system.step()
    process.start()
    await process.ready()
    await evening.move()
    await asyncio.sleep(system.rng.uniform(0.0, 0.5))


async def _slow(url: str, system: System) -> tuple[str, float]:
    """How long somebody who does not move is waited for, while the clock is set all the time."""
    async with AsyncExitStack() as stack:
        (slow,) = await seated(stack, url, 1, seats=3, clock=f"{BANK:.0f}+0")
        await slow._wait(lambda: slow.game["turn"] == slow.you["seat"])
        begun = time.monotonic()
        setting = asyncio.create_task(_set_often(system))
        await slow._wait(lambda: any(how == "auto" for _, how in slow.moves.values()))
        setting.cancel()
        return slow.code, time.monotonic() - begun


async def _set_often(system: System) -> None:
    while True:
        system.step()
        await asyncio.sleep(1.3)


async def _hurried(database_url: str, slow: set[str]) -> list[str]:
    """At which tables somebody's time was up, or an entry is older than the one before."""
    found = []
    store = await Store.open(database_url)
    for table in await store.all_tables(1_000_000):
        entries = await store.entries(table.code)
        times = [entry.at for entry in entries]
        if times != sorted(times):
            found.append(f"{table.code}: entries are not in the order of their times")
        stored = [json.loads(entry.data)["entry"] for entry in entries]
        kinds = {kind for one in stored for kind in (one["kind"], one.get("how", ""))}
        if table.code not in slow and (wrong := kinds & OVERDUE):
            found.append(f"{table.code}: {', '.join(sorted(wrong))}, though nobody was slow")
    await store.close()
    return found
