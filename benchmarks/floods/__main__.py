"""Measures how a flood affects a table.

    python -m benchmarks.floods                     # all of them, about twelve minutes
    python -m benchmarks.floods pings pages --seconds 20

For each flood a server of its own is started, with its usual limits. Tables play at an even pace
from other addresses, first alone and then during the flood, which is a process of its own; a new
visitor opens the page twice a second. `docs/load.md` tells how to read the figures. The exit status
is 1 if somebody was refused or waited long, or if a flood of mere connections was felt at all.
"""

import argparse
import asyncio
import gc
import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

import uvloop
from rich.box import MARKDOWN
from rich.console import Console
from rich.table import Table as Shown

from ..load.groups import Table, Tally
from ..load.process import Server, machine_cpu
from ..load.scenarios import begin, pace, percentiles, until_still
from ..load.wire import HOST
from .attacks import FLOODS

TABLES: Final = 6
SEATS: Final = 3
EVERY: Final = 0.12  # seconds between the moves of a table
WATCHED: Final = ("-m", "benchmarks.floods.watched", "serve", "--no-browser")
NEW: Final = "127.8.8.8"  # the new visitor's address
LONG: Final = 50.0  # milliseconds in which 99 of 100 moves must arrive
# Connections that do next to nothing must not be felt: so much longer may 99 of 100 moves take.
UNFELT: Final = ("unfinished", "trickling", "deaf", "crowd", "crowd-trickling", "crowd-deaf")
FELT: Final = 1.2  # times
SLICE: Final = 3.0  # milliseconds more: for so long Linux may leave the core to another program
TURN: Final = 1.0  # milliseconds more that the server itself may make others wait: one turn's share

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
    await asyncio.to_thread(server.asked, signal.SIGUSR1)
    begun, cpu, waited, machine = perf_counter(), server.cpu(), server.waited(), machine_cpu()
    await pace(groups, EVERY, seconds, tally)
    await until_still(groups, tally)
    passed = perf_counter() - begun
    watch.cancel()
    late = tally.errors.pop("late", 0)  # a move was due while the last one was under way
    return {
        "move_ms": percentiles(tally.spreads),
        "own_ms": json.loads(await asyncio.to_thread(server.asked, signal.SIGUSR1)),
        "moves": len(tally.spreads),
        "late": late,
        "server_cores": (server.cpu() - cpu) / passed,
        "waited": (server.waited() - waited) / passed,
        "machine_cores": (machine_cpu() - machine) / passed,
        "new_ms": 1000 * newcomer.longest,
        "new_refused": newcomer.refused,
        "errors": dict(tally.errors),
    }


async def measure(name: str, seconds: float) -> Figures:
    """One flood: what the tables noticed before and during it, and what the attacker did."""
    tally = Tally()
    with Server(*WATCHED, roomy=False) as server:
        groups, _ = await begin(server, TABLES, SEATS, tally)
        before = await stretch(server, groups, tally, seconds)
        attack = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.floods.attacks", name, str(server.port),
             str(seconds)],
            stdout=subprocess.PIPE,
        )  # fmt: skip
        # An attacker has a machine of their own: this one gets what time the cores are idle here.
        os.sched_setscheduler(attack.pid, os.SCHED_IDLE, os.sched_param(0))
        during = await stretch(server, groups, tally, seconds)
        done, _ = await asyncio.to_thread(attack.communicate)
        for group in groups:
            group.close()
    return {"flood": name, "before": before, "during": during, "attack": json.loads(done)}


def complaints(one: Figures) -> list[str]:
    """What is wrong with what a flood did to others."""
    before, during = one["before"], one["during"]
    limits = [("move_ms", LONG)]
    if one["flood"] in UNFELT:
        limits += [
            (which, FELT * before[which]["p99"] + slack)
            for which, slack in (("move_ms", SLICE), ("own_ms", TURN))
        ]
    found = [f"{count} times {what}" for what, count in during["errors"].items()]
    if during["new_refused"]:
        found.append(f"{during['new_refused']} newcomers were refused")
    for which, most in limits:
        if not during[which]["p99"] <= most:
            found.append(f"p99 of {which} is {during[which]['p99']:.1f}, and may be {most:.1f}")
    return [f"{one['flood']}: {what}" for what in found]


def show(found: Sequence[Figures]) -> None:
    """The figures for people, before / during; what the attacker did is in the other file."""
    table = Shown(box=MARKDOWN)
    for column in ("flood", "moves: p50", "p99", "ratio", "longest", "own p99", "longest", "cores",
                   "waited", "page", "refused"):  # fmt: skip
        table.add_column(column, justify="left" if column == "flood" else "right", no_wrap=True)
    for one in found:
        before, during = one["before"], one["during"]
        table.add_row(
            f"`{one['flood']}`: {FLOODS[one['flood']].what}",
            *[f"{before['move_ms'][p]:.1f} / {during['move_ms'][p]:.1f}" for p in ("p50", "p99")],
            f"{during['move_ms']['p99'] / before['move_ms']['p99']:.2f}",
            f"{before['move_ms']['max']:.1f} / {during['move_ms']['max']:.1f}",
            *[f"{before['own_ms'][p]:.1f} / {during['own_ms'][p]:.1f}" for p in ("p99", "max")],
            f"{before['server_cores']:.2f} / {during['server_cores']:.2f}",
            f"{before['waited']:.2f} / {during['waited']:.2f}",
            f"{before['new_ms']:.0f} / {during['new_ms']:.0f}",
            f"{during['new_refused']}",
        )
    Console(width=200).print(table)


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
    wrong = [what for one in found for what in complaints(one)]
    print(*wrong, sep="\n")
    return not wrong


if __name__ == "__main__":
    sys.exit(not main())
