"""Several workers with one PostgreSQL and one Redis: what they do together, and without one."""

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from itertools import count
from math import inf
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

from motherlode.client import Client, Facts, Seat
from motherlode.game.message import Refused
from motherlode.server.storage.store import Store

from .groups import Tally, new_people
from .process import MOTHERLODE, Server, children
from .scenarios import Figures, begin, percentiles, saturated
from .services import Services

PACE: Final = 0.25  # seconds that people think
BEFORE: Final = 5.0  # seconds that all play before a worker is killed
ON_ITS_WAY: Final = 0.05  # seconds
AFTER: Final = 20.0  # seconds in which its tables should be back
SEATS: Final = 4
_databases = count()


def started(services: Services, workers: int, **settings: str) -> Server:
    """A server with so many workers and a database of its own."""
    database = services.database(f"load{next(_databases)}")
    settings |= {"DATABASE_URL": database, "REDIS_URL": services.redis.url, "WORKERS": str(workers)}
    return Server(*MOTHERLODE, settings=settings, beside=services.pids)


async def all_there(server: Server, workers: int) -> None:
    """Wait until all workers take connections from each other."""
    while workers > 1 and sum(map(_listens, workers_of(server))) < workers:
        await asyncio.sleep(0.1)


def _listens(pid: int) -> bool:
    lines = [line.split() for line in Path("/proc/net/unix").read_text().splitlines()]
    ways = {f"socket:[{one[6]}]" for one in lines if "/motherlode-" in one[-1]}
    return bool(ways & _files(pid))


def _files(pid: int) -> set[str]:
    """What a process has open."""
    return {os.readlink(file) for file in Path(f"/proc/{pid}/fd").iterdir() if file.is_symlink()}


def workers_of(server: Server) -> list[int]:
    """The processes of the workers."""
    if not any(map(_is_worker, children(server.pid))):
        return [server.pid]
    return list(filter(_is_worker, children(server.pid)))


def _is_worker(pid: int) -> bool:
    return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()


def sockets_of(server: Server) -> dict[int, int]:
    """How many connections each worker has, by what Linux says."""
    port, established = f":{server.port:04X}", "01"
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    ours = {f"socket:[{one[9]}]" for one in lines
            if one[1].endswith(port) and one[3] == established}  # fmt: skip
    return {pid: len(ours & _files(pid)) for pid in workers_of(server)}


async def kept_by(server: Server) -> Counter[str]:
    """How many tables each worker keeps."""
    store = await Store.open(server.url)
    tables = await store.all_tables(100_000)
    await store.close()
    return Counter(table.keeper for table in tables if table.keeper)


# --- as fast as it goes ----------------------------------------------------------------------


async def together(
    services: Services, workers: int, tables: int, seats: int, seconds: float
) -> Figures:
    """As many moves as possible, and who has done the work."""
    tally = Tally()
    with started(services, workers) as server:
        await all_there(server, workers)
        groups, _ = await begin(server, tables, seats, tally)
        spread = {
            "sockets": sorted(sockets_of(server).values()),
            "kept": sorted((await kept_by(server)).values()),
        }
        figures = await saturated(server, groups, tally, seconds)
    return {"workers": workers, **spread, **figures}


# --- without one -----------------------------------------------------------------------------


class Player(Seat):
    """Somebody with the client for programs, who remembers when something happened."""

    def __init__(self, client: Client, code: str) -> None:
        super().__init__(client, code)
        self.states: list[float] = []  # when they came
        self.moves: list[float] = []  # when those made here were acknowledged
        self.bots: list[float] = []  # when a bot's move was heard of

    async def _hear(self, message: Facts) -> None:
        if message["type"] == "state":
            self.states.append(perf_counter())
        elif message["type"] == "event" and message["event"].get("how") == "bot":
            self.bots.append(perf_counter())
        await super()._hear(message)

    async def play(self, rng: Random) -> None:
        """Move at the pace of somebody in a hurry, until the end."""
        while await self.turn():
            await asyncio.sleep(PACE * rng.uniform(0.5, 1.5))
            with suppress(Refused, IndexError, KeyError):
                await self.do("play", move=rng.choice(self.game["legal"]))
                self.moves.append(perf_counter())


async def seated(stack: AsyncExitStack, server: Server, tokens: Sequence[str]) -> list[Player]:
    """A table for some people; bots have the other seats."""
    url = f"http://127.0.0.1:{server.port}"
    clients = [Client(url, token) for token in tokens]
    code = await clients[0].open_table(
        seats=SEATS, fill="greedy", clock="untimed", options={"rounds": 10}
    )
    seats = [Player(client, code) for client in clients]
    for seat in seats:
        task = asyncio.create_task(seat._stay())
        stack.callback(task.cancel)
        await seat._wait(lambda seat=seat: bool(seat.state))
    for seat in seats[1:]:
        await seat.do("sit")
        await seat.do("ready")
    newest = max(seat.state["seq"] for seat in seats)
    await seats[0]._wait(lambda: seats[0].state["seq"] >= newest)  # from other workers
    await seats[0].do("start")
    return seats


async def killed(services: Services, workers: int, tables: int) -> Figures:
    """How long people and bots wait when a worker is killed; half of the tables are of each."""
    with started(services, workers, BOT_PAUSE=str(PACE)) as server:
        await all_there(server, workers)
        tokens = iter(await new_people(server.url, tables * SEATS))
        async with AsyncExitStack() as stack:
            groups = []
            for number in range(tables):
                people = [next(tokens) for _ in range(SEATS if number % 2 else 1)]
                groups.append(await seated(stack, server, people))
            players = [seat for group in groups for seat in group]
            for number, seat in enumerate(players):
                task = asyncio.create_task(seat.play(Random(number)))
                stack.callback(task.cancel)
            await asyncio.sleep(BEFORE)
            victim = max((n, pid) for pid, n in sockets_of(server).items())[1]
            store = await Store.open(server.url)
            before = await store.all_tables(100_000)
            os.kill(victim, signal.SIGKILL)
            begun = perf_counter()
            await asyncio.sleep(AFTER)
            dead = {worker for worker, alive in (await store.workers()).items() if alive < 0}
            await store.close()
            kept = {table.code for table in before if table.keeper in dead}

            def until(times: Sequence[float]) -> float:
                """Seconds until the first time after it, but for what was on its way."""
                return next((at - begun for at in times if at > begun + ON_ITS_WAY), inf)

            lost = [seat for seat in players if until(seat.states) < inf]
            waits = {
                "people connected": [until(seat.states) for seat in lost],
                "their moves": [until(seat.moves) for seat in lost],
                "bots' moves": [
                    until(group[0].bots) for group in groups[::2] if group[0].code in kept
                ],
            }
    return {
        "workers": workers,
        "waits": {who: percentiles(times) | {"of": len(times)} for who, times in waits.items()},
        "errors": {who: times.count(inf) for who, times in waits.items() if inf in times},
    }
