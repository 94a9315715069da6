"""Attacks on a server, again and again, while people play: nothing acknowledged may be lost.

    python -m benchmarks.soak                       # all of them, in the long form: two hours
    python -m benchmarks.soak kills-sqlite --times 100
    python -m benchmarks.soak disk database --seed 7 --json soak.json

kills-sqlite: `kill -9` of a server
kills-workers: the same of a server with two workers on PostgreSQL and Redis, and of its workers
leaks: whole evenings, every byte of which is held against what its receiver may know
disk, database, redis: what a server needs is away for a while
clock: the system's clock is set, by hours

All takes place on this machine's loopback address. `docs/reliability.md` tells how to read the
figures; `python -m benchmarks.floods` measures floods. The exit status is 1 if anything was lost.
"""

import argparse
import asyncio
import json
import os
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random, SystemRandom
from tempfile import TemporaryDirectory
from typing import Final

import motherlode.client
from motherlode.server.storage.migrations import migrate
from tests.server.stoppable_postgresql import Postgres
from tests.server.stoppable_redis import Redis

from . import clocks, evenings, kills, outages
from .judge import Figures, Progress

Attack = Callable[[Path, Random, Progress], Awaitable[Figures]]


class Pace:
    """How often an attack is repeated, and for how long; says on stderr how far it has come."""

    def __init__(self, name: str, times: int, minutes: float) -> None:
        self._name = name
        self._times = times
        self._end = time.monotonic() + 60 * minutes
        self._told = time.monotonic()

    def __call__(self, done: int) -> bool:
        now = time.monotonic()
        if now - self._told > 20:
            self._told = now
            print(f"{self._name}: {done} of {self._times}", file=sys.stderr, flush=True)
        return done < self._times and now < self._end


@asynccontextmanager
async def services(folder: Path) -> AsyncIterator[tuple[Postgres, Redis]]:
    """A PostgreSQL and a Redis, which end with the attack."""
    home = folder / "postgresql"
    home.mkdir()
    postgres, redis = Postgres(home), Redis(folder)
    postgres.make()
    postgres.start()
    try:
        await redis.start()
        await migrate(postgres.url)
        yield postgres, redis
    finally:
        redis.kill()
        postgres.stop()


async def on_sqlite(folder: Path, rng: Random, progress: Progress) -> Figures:
    return await kills.kills(f"sqlite:///{folder / 'soak.db'}", folder, rng, progress)


async def on_workers(folder: Path, rng: Random, progress: Progress) -> Figures:
    async with services(folder) as (postgres, redis):
        settings = {"redis_url": redis.url, "workers": "2"}
        return await kills.kills(postgres.url, folder, rng, progress, **settings)


async def database(folder: Path, rng: Random, progress: Progress) -> Figures:
    async with services(folder) as (postgres, _):
        return await outages.database(postgres, folder, rng, progress)


async def redis(folder: Path, rng: Random, progress: Progress) -> Figures:
    async with services(folder) as (postgres, redis):
        return await outages.redis_away(redis, postgres.url, folder, rng, progress)


async def clock(folder: Path, rng: Random, progress: Progress) -> Figures:
    return await clocks.steps(f"sqlite:///{folder / 'soak.db'}", folder, rng, progress)


# What there is, and how often in the long form.
ATTACKS: Final[dict[str, tuple[int, Attack]]] = {
    "kills-sqlite": (1000, on_sqlite),
    "kills-workers": (1000, on_workers),
    "leaks": (20, evenings.leaks),
    "disk": (40, outages.disk),
    "database": (40, database),
    "redis": (40, redis),
    "clock": (20, clock),
}


async def run(attack: Attack, rng: Random, progress: Progress) -> Figures:
    with TemporaryDirectory(prefix="soak-") as name:
        os.chmod(name, 0o755)  # PostgreSQL may have to be somebody else
        return await attack(Path(name), rng, progress)


def shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {shown(one)}" for name, one in value.items())
    return f"{value:.2f}" if isinstance(value, float) else str(value)


def main() -> bool:
    """Whether nothing was lost."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.soak",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=f"By default: {', '.join(f'{name} {n} times' for name, (n, _) in ATTACKS.items())}.",
    )
    parser.add_argument("attack", nargs="*", metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--times", type=int, help="how often each is done")
    parser.add_argument("--minutes", type=float, default=60, help="for each at most")
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(10_000))
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there")
    given = parser.parse_args()
    if unknown := set(given.attack) - set(ATTACKS):
        parser.error(f"no such attack: {', '.join(sorted(unknown))}")
    motherlode.client.LONGEST_WAIT = 0.2  # type: ignore[misc]  # who waits measures nothing
    print(f"seed {given.seed}", flush=True)
    found = {}
    for name in given.attack or ATTACKS:
        times, attack = ATTACKS[name]
        pace = Pace(name, given.times or times, given.minutes)
        found[name] = asyncio.run(run(attack, Random(given.seed), pace))
        print(f"\n{name}")
        for what, value in found[name].items():
            print(f"  {what}: {shown(value)}", flush=True)
    if given.json:
        given.json.write_text(json.dumps({"seed": given.seed, **found}, indent=1))
    return not any(one["wrong"] for one in found.values())


if __name__ == "__main__":
    sys.exit(not main())
