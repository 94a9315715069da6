"""Measures a server under load.

    python -m benchmarks.load                   # both scenarios, about four minutes
    python -m benchmarks.load tables --tables 100 --seconds 20
    python -m benchmarks.load saturation --times 5 --json load.json
    python -m benchmarks.load --workers 1,2,4   # with PostgreSQL and Redis, about two minutes
    python -m benchmarks.load --shards 1,2,4    # servers apart, behind a proxy; a minute
    python -m benchmarks.load games             # what is left of 5,000 games; five minutes
    python -m benchmarks.load start             # with 10,000 tables that are not over

`docs/load.md` tells how to read the figures. The exit status is 1 if anything went wrong.
"""

import argparse
import gc
import os
import platform
import sys
from pathlib import Path

import msgspec
import uvloop
from rich.console import Console
from rich.table import Table

import motherlode

from .lasting import finished, started
from .scenarios import Figures, compare, steady
from .services import BESIDE, services
from .shards import sharded
from .workers import killed, together

SCENARIOS = ["all", "tables", "saturation", "workers", "shards", "games", "start"]


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.load", description=__doc__.partition("\n")[0]
    )
    parser.add_argument("scenario", nargs="?", choices=SCENARIOS, default="all")
    for name, what in (("workers", "processes of one server"), ("shards", "servers")):
        parser.add_argument(f"--{name}", type=_numbers, metavar="N,N", help=f"so many {what}")
    parser.add_argument("--games", type=int, default=5000, help="games that are played to the end")
    parser.add_argument("--stored", type=int, default=10_000, help="tables when a server starts")
    parser.add_argument("--taken", type=int, default=40, help="tables when a worker is killed")
    parser.add_argument("--tables", type=int, default=400, help="tables at the pace of people")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between a table's moves")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long they play")
    # Enough that no seat comes near the number of messages that a socket may send.
    parser.add_argument("--busy", type=int, default=128, help="tables that play as fast as it goes")
    parser.add_argument("--stretch", type=float, default=10.0, help="how long they play, each time")
    parser.add_argument("--times", type=int, default=3, help="how often, in turns with the echo")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--quick", action="store_true", help="only see whether it works")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there")
    given = parser.parse_args()
    for name in ("workers", "shards"):
        if getattr(given, name):
            given.scenario = name
        else:
            setattr(given, name, [1, 2, 4])
    if given.quick:
        given.taken, given.games, given.stored = 8, 20, 50
        given.tables, given.every, given.seconds = 10, 0.4, 2.0
        given.stretch, given.times = 1.0, 1
        if given.scenario != "shards":
            given.busy = 30
    return given


def _numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


async def measure(given: argparse.Namespace) -> Figures:
    """All figures that were asked for."""
    found: Figures = {
        "machine": {
            "cores": os.cpu_count(),
            "python": platform.python_version(),
            "engine": "compiled" if motherlode.compiled() else "uncompiled",
        }
    }
    if given.scenario == "workers":
        async with services() as both:
            for number in given.workers:
                found.setdefault("workers", []).append(
                    await together(both, number, given.busy, given.seats, given.stretch)
                )
                if number > 1:
                    found.setdefault("killed", []).append(await killed(both, number, given.taken))
        return found
    if given.scenario == "games":
        found["games"] = await finished(given.games)
        return found
    if given.scenario == "start":
        found["start"] = await started(given.stored)
        return found
    if given.scenario == "shards":
        found["shards"] = [
            await sharded(number, given.busy, given.seats, given.stretch) for number in given.shards
        ]
        return found
    if given.scenario != "saturation":
        found["tables"] = await steady(given.tables, given.seats, given.every, given.seconds)
    if given.scenario != "tables":
        found["saturation"] = await compare(given.busy, given.seats, given.stretch, given.times)
    return found


def runs_of(found: Figures) -> list[tuple[str, Figures]]:
    """All runs, by what was run."""
    runs: list[tuple[str, Figures]] = []
    if "tables" in found:
        runs.append((f"{found['tables']['tables']} tables", found["tables"]))
    runs += [(f"{run['workers']} workers", run) for run in found.get("workers", [])]
    runs += [(f"{run['shards']} shards", run) for run in found.get("shards", [])]
    if "saturation" in found:
        for pair in zip(found["saturation"]["ours"], found["saturation"]["echo"], strict=True):
            runs += zip(("saturated", "echo"), pair, strict=True)
    return runs


def show(found: Figures) -> None:
    """The figures for people."""
    table = Table(title="Load")
    for name in ("run", "moves/s", "commits/s", "ack", "all seats: p50", "p95", "p99", "max",
                 "server", "a move", "generator", "others", "errors"):  # fmt: skip
        table.add_column(name, justify="left" if name == "run" else "right")
    for name, run in runs_of(found):
        spread = run["all_seats_ms"]
        table.add_row(
            name,
            f"{run['moves_per_second']:.0f}",
            f"{run['commits_per_second']:.0f}",
            f"{run['ack_ms']['p50']:.1f} ms",
            *[f"{spread[p]:.1f} ms" for p in ("p50", "p95", "p99", "max")],
            f"{run['server_cores']:.2f} cores",
            f"{run['server_cpu_us_per_move']:.0f} µs",
            f"{run['generator_cores']:.2f} cores",
            f"{run['others_cores']:.2f} cores",
            str(sum(run["errors"].values())),
        )
    console = Console(width=None if sys.stdout.isatty() else 150)
    if table.rows:
        console.print(table)
    for look in found.get("games", {}).get("looks", []):
        console.print(f"{look['games']} games: {look['mib']:.0f} MiB, {look['files']} open files")
    if run := found.get("start"):
        console.print(
            f"{run['stored']} tables, {run['mib']:.0f} MiB: answers after"
            f" {run['answered_s']:.1f} s,"
            f" a move is made after {run['moved_s']:.1f} s"
        )
    for run in found.get("workers", []):
        beside = ", ".join(f"{name} {run[f'{name}_cpu_us_per_move']:.0f} µs" for name in BESIDE)
        spread = f"sockets {run['sockets']}, tables {run['kept']}"
        console.print(f"{run['workers']} workers: {beside} a move; {spread}")
    for run in found.get("shards", []):
        parts = zip(run["before"][1:], run["after"][1:], strict=True)
        told = [
            f"{before['moves_per_second']:.0f} → {after['moves_per_second']:.0f} moves/s,"
            f" p99 {before['all_seats_ms']['p99']:.0f} → {after['all_seats_ms']['p99']:.0f} ms"
            for before, after in parts
        ]
        console.print(f"{run['shards']} shards: proxy {run['proxy_cpu_us_per_move']:.0f} µs a move")
        console.print("\n".join(f"  one killed, another: {one}" for one in told))
    for run in found.get("killed", []):
        waits = [f"{who} {ms['p50']:.0f} / {ms['max']:.0f} ms ({ms['of']})"
                 for who, ms in run["waits"].items()]  # fmt: skip
        console.print(f"one of {run['workers']} killed, until p50 / all: {', '.join(waits)}")
    if "tables" in found:
        run = found["tables"]
        console.print(
            f"memory: {run['kib_per_socket']:.1f} KiB a socket, {run['kib_per_table']:.1f} KiB "
            f"a table, {run['kib_per_move']:.2f} KiB a move"
        )
    if "saturation" in found:
        run = found["saturation"]
        console.print(
            f"ours/echo: {run['moves_ratio']:.2f} by moves a second, {run['cpu_ratio']:.2f} by "
            f"computing time; {run['ours'][0]['bytes_per_event']:.0f} bytes an event"
        )


def main() -> bool:
    """Whether everything went well."""
    given = read_arguments()
    gc.disable()  # a pause of this process would look like one of the server
    found = uvloop.run(measure(given))
    show(found)
    if given.json:
        given.json.write_bytes(msgspec.json.format(msgspec.json.encode(found)))
    runs = [run for _, run in runs_of(found)] + found.get("killed", [])
    runs += [found[name] for name in ("games", "start") if name in found]
    return not any(run["errors"] for run in runs)


if __name__ == "__main__":
    sys.exit(not main())
