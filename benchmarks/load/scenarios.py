"""What is played, and what is measured of it."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from time import perf_counter, process_time
from typing import Any, Final

from .groups import EchoGroup, Group, Table, Tally, new_people
from .process import MOTHERLODE, Server, family_cpu, machine_cpu

AT_ONCE: Final = 40  # tables that are set up at the same time
SETTING_UP: Final = 120.0  # seconds for all of them at most
WARM_UP: Final = 0.5  # seconds
PATIENCE: Final = 10.0  # seconds for the last moves to arrive

Figures = dict[str, Any]


class Meter:
    """What a server and this process, its opponent, do in a stretch of time."""

    def __init__(self, server: Server, tally: Tally) -> None:
        self.server = server
        tally.clear()
        self.tally = tally
        self.start = self._look()

    def _look(self) -> tuple[float, ...]:
        return (
            perf_counter(), machine_cpu(), self.server.cpu(), process_time(), self.server.commits(),
            *map(family_cpu, self.server.beside.values()),
        )  # fmt: skip

    def figures(self) -> Figures:
        """All that was measured since the start."""
        seconds, all_cpu, cpu, own, commits, *beside = (
            b - a for a, b in zip(self.start, self._look(), strict=True)
        )
        moves, sizes = len(self.tally.spreads), self.tally.sizes
        return {
            "seconds": seconds,
            "moves": moves,
            "moves_per_second": moves / seconds,
            "commits_per_second": commits / seconds,
            "ack_ms": percentiles(self.tally.acks),
            "all_seats_ms": percentiles(self.tally.spreads),
            "server_cores": cpu / seconds,
            "server_cpu_us_per_move": 1e6 * cpu / max(1, moves),
            "generator_cores": own / seconds,
            "others_cores": max(0.0, all_cpu - cpu - own - sum(beside)) / seconds,
            "bytes_per_event": sum(sizes) / max(1, len(sizes)),
            **{
                f"{name}_cpu_us_per_move": 1e6 * its / max(1, moves)
                for name, its in zip(self.server.beside, beside, strict=True)
            },
        }


def percentiles(seconds: Sequence[float]) -> dict[str, float]:
    """The spread of some times, in milliseconds."""
    ordered = sorted(seconds) or [float("nan")]
    last = len(ordered) - 1
    found = {f"p{p}": 1000 * ordered[round(last * p / 100)] for p in (50, 95, 99)}
    return found | {"max": 1000 * ordered[-1]}


async def each(groups: Sequence[Table], what: Callable[[Table], Awaitable[None]]) -> None:
    """Do something with all tables, some at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def do(table: Table) -> None:
        async with gate:
            await what(table)

    async with asyncio.timeout(SETTING_UP):
        await asyncio.gather(*map(do, groups))


async def until_still(groups: Sequence[Group], tally: Tally) -> None:
    """Wait for the last moves; what doesn't come is an error."""
    end = perf_counter() + PATIENCE
    while any(group.moving for group in groups) and perf_counter() < end:
        await asyncio.sleep(0.05)
    lost = sum(group.moving for group in groups)
    if lost:
        tally.errors["no answer"] += lost


async def begin(
    server: Server, tables: int, seats: int, tally: Tally
) -> tuple[list[Table], Figures]:
    """People come, sit down and are dealt cards; and what that takes of the server's memory."""
    people = await new_people(server.url, tables * seats)
    groups = [
        Table(n, tally, server.port, people[n * seats : (n + 1) * seats]) for n in range(tables)
    ]
    empty = server.memory()
    await each(groups, Table.open)
    opened = server.memory()
    for seat in range(1, seats):
        await each(groups, lambda table, seat=seat: table.come(seat))  # type: ignore[misc]
    # The tables were there already: these are sockets and nothing else.
    socket = (server.memory() - opened) / (tables * (seats - 1))
    await each(groups, Table.sit)
    await asyncio.sleep(WARM_UP)
    dealt = server.memory()
    return groups, {
        "kib_empty": empty,
        "kib_dealt": dealt,
        "kib_per_socket": socket,
        "kib_per_table": (dealt - empty) / tables - seats * socket,
    }


# --- many tables at the pace of people -------------------------------------------------------


async def steady(tables: int, seats: int, every: float, seconds: float) -> Figures:
    """Tables with a move at a fixed interval, on one worker, everything stored."""
    tally = Tally()
    with Server(*MOTHERLODE) as server:
        groups, memory = await begin(server, tables, seats, tally)
        meter = Meter(server, tally)
        await pace(groups, every, seconds, tally)
        figures = meter.figures()
        await until_still(groups, tally)
        grown = server.memory() - memory["kib_dealt"]
        for group in groups:
            group.close()
    return {
        "tables": tables,
        "sockets": tables * seats,
        **figures,
        **memory,
        "kib_per_move": grown / max(1, figures["moves"]),
        "errors": dict(tally.errors),
    }


async def pace(groups: Sequence[Table], every: float, seconds: float, tally: Tally) -> None:
    """Each table makes its move when it is due, whether or not the last one has arrived."""
    loop = asyncio.get_running_loop()
    start = loop.time()

    def tick(group: Table, at: float) -> None:
        if at >= start + seconds:
            return
        loop.call_at(at + every, tick, group, at + every)
        if group.moving:
            tally.errors["late"] += 1
        elif group.stage == "playing":
            group.move()

    for number, group in enumerate(groups):
        first = start + every * number / len(groups)
        loop.call_at(first, tick, group, first)
    await asyncio.sleep(seconds)


# --- as fast as it goes ----------------------------------------------------------------------


async def saturated(
    server: Server, groups: Sequence[Group], tally: Tally, seconds: float
) -> Figures:
    """Each group makes its next move as soon as all its sockets have received the last one."""
    for group in groups:
        group.ready = group.move
        group.move()
    await asyncio.sleep(WARM_UP)
    meter = Meter(server, tally)
    await asyncio.sleep(seconds)
    figures = meter.figures()
    for group in groups:
        group.ready = lambda: None
    await until_still(groups, tally)
    for group in groups:
        group.close()
    return figures | {"errors": dict(tally.errors)}


async def ours(tables: int, seats: int, seconds: float) -> Figures:
    """As many moves as possible, with rules and storage."""
    tally = Tally()
    with Server(*MOTHERLODE) as server:
        groups, _ = await begin(server, tables, seats, tally)
        return await saturated(server, groups, tally, seconds)


async def echo(tables: int, seats: int, seconds: float, size: int) -> Figures:
    """The same traffic with nothing behind it."""
    tally = Tally()
    with Server("-m", "benchmarks.load.echo", str(size)) as server:
        groups = [EchoGroup(number, tally) for number in range(tables)]
        for number, group in enumerate(groups):
            for _ in range(seats):
                await group.add(server.port, f"/echo/{number}")
        return await saturated(server, groups, tally, seconds)


async def compare(tables: int, seats: int, seconds: float, times: int) -> Figures:
    """Ours and the echo in turns, so that other load on the machine affects both."""
    found: dict[str, list[Figures]] = {"ours": [], "echo": []}
    for _ in range(times):
        found["ours"].append(await ours(tables, seats, seconds))
        size = round(found["ours"][0]["bytes_per_event"])
        found["echo"].append(await echo(tables, seats, seconds, size))

    def mean(which: str, what: str) -> float:
        return sum(float(run[what]) for run in found[which]) / times

    return {
        "tables": tables,
        "sockets": tables * seats,
        **found,
        "moves_ratio": mean("ours", "moves_per_second") / mean("echo", "moves_per_second"),
        "cpu_ratio": mean("echo", "server_cpu_us_per_move")
        / mean("ours", "server_cpu_us_per_move"),
    }
