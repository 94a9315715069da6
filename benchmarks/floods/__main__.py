"""Measures how a flood affects a table.

    python -m benchmarks.floods                     # all of them, about eight minutes
    python -m benchmarks.floods pings pages --seconds 20

For each flood a server of its own is started, with its usual limits. Tables play at an even pace
from other addresses, first alone and then during the flood, which is a process of its own; a new
visitor opens the page twice a second. `docs/load.md` tells how to read the figures. The exit status
is 1 if somebody was refused, or waited long.
"""

import argparse
import asyncio
import gc
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

import uvloop
from rich.console import Console
from rich.table import Table as Shown

from ..load.groups import Table, Tally
from ..load.process import MOTHERLODE, Server, machine_cpu
from ..load.scenarios import begin, pace, percentiles, until_still
from ..load.wire import HOST
from .attacks import FLOODS

TABLES: Final = 6
SEATS: Final = 3
EVERY: Final = 0.12  # seconds between the moves of a table
NEW: Final = "127.8.8.8"  # the new visitor's address
LONG: Final = 50.0  # milliseconds in which 99 of 100 moves must arrive

Figures = dict[str, Any]


@dataclass
class Newcomer:
    """Opens the page now and then."""

    port: int
    longest: float = 0.0
    refused: int = 0

    async def look(self) -> None:
        """Ask for the page once, by a connection of its own."""
        begun = perf_counter()
        try:
            async with asyncio.timeout(10):
                reader, writer = await asyncio.open_connection(HOST, self.port, local_addr=(NEW, 0))
                writer.write(
                    f"GET / HTTP/1.1\r\nHost: {HOST}\r\nConnection: close\r\n\r\n".encode()
                )
                answer = await reader.read()
                writer.close()
            self.refused += not answer.startswith(b"HTTP/1.1 200")
        except (OSError, TimeoutError):
            self.refused += 1
        self.longest = max(self.longest, perf_counter() - begun)

    async def watch(self) -> None:
        while True:
            await self.look()
            await asyncio.sleep(0.5)


async def stretch(server: Server, groups: Sequence[Table], tally: Tally, seconds: float) -> Figures:
    """What the tables notice in some seconds."""
    tally.spreads.clear()
    tally.errors.clear()
    newcomer = Newcomer(server.port)
    watch = asyncio.create_task(newcomer.watch())
    begun, cpu, machine = perf_counter(), server.cpu(), machine_cpu()
    await pace(groups, EVERY, seconds, tally)
    await until_still(groups, tally)
    passed = perf_counter() - begun
    watch.cancel()
    late = tally.errors.pop("late", 0)  # a move was due while the last one was under way
    return {
        "move_ms": percentiles(tally.spreads),
        "moves": len(tally.spreads),
        "late": late,
        "server_cores": (server.cpu() - cpu) / passed,
        "machine_cores": (machine_cpu() - machine) / passed,
        "new_ms": 1000 * newcomer.longest,
        "new_refused": newcomer.refused,
        "errors": dict(tally.errors),
    }


async def measure(name: str, seconds: float) -> Figures:
    """One flood: what the tables noticed before and during it, and what the attacker did."""
    tally = Tally()
    with Server(*MOTHERLODE, roomy=False) as server:
        groups, _ = await begin(server, TABLES, SEATS, tally)
        before = await stretch(server, groups, tally, seconds)
        attack = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.floods.attacks", name, str(server.port),
             str(seconds)],
            stdout=subprocess.PIPE,
        )  # fmt: skip
        during = await stretch(server, groups, tally, seconds)
        done, _ = await asyncio.to_thread(attack.communicate)
        for group in groups:
            group.close()
    return {"flood": name, "before": before, "during": during, "attack": json.loads(done)}


def show(found: Sequence[Figures]) -> None:
    """The figures for people."""
    table = Shown(title="Floods: milliseconds until every seat has a move, before / during")
    for column in (
        "flood",
        "p50",
        "p99",
        "max",
        "server's cores",
        "others new",
        "refused",
        "attack",
    ):
        table.add_column(column, justify="left" if column in ("flood", "attack") else "right")
    for one in found:
        before, during = one["before"], one["during"]
        table.add_row(
            f"{one['flood']}: {FLOODS[one['flood']].what}",
            *[
                f"{before['move_ms'][p]:.1f} / {during['move_ms'][p]:.1f}"
                for p in ("p50", "p99", "max")
            ],
            f"{before['server_cores']:.2f} / {during['server_cores']:.2f}",
            f"{before['new_ms']:.0f} / {during['new_ms']:.0f}",
            f"{during['new_refused']}",
            ", ".join(f"{count:,} {what}" for what, count in one["attack"].items()),
        )
    Console(width=None if sys.stdout.isatty() else 170).print(table)


def main() -> bool:
    """Whether nobody was refused and nobody waited long."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.floods", description=__doc__.partition("\n")[0]
    )
    parser.add_argument("flood", nargs="*", help="; ".join(FLOODS))
    parser.add_argument("--seconds", type=float, default=12.0, help="before, and during the flood")
    parser.add_argument("--json", metavar="FILE", help="write all figures there")
    given = parser.parse_args()
    gc.disable()  # a pause of this process would look like one of the server
    found = [uvloop.run(measure(name, given.seconds)) for name in given.flood or FLOODS]
    show(found)
    if given.json:
        with open(given.json, "w") as file:
            json.dump({"cores": os.cpu_count(), "floods": found}, file, indent=1)
    during = [one["during"] for one in found]
    return not any(
        one["errors"] or one["new_refused"] or one["move_ms"]["p99"] > LONG for one in during
    )


if __name__ == "__main__":
    sys.exit(not main())
