"""Servers that know nothing of each other, each with its own database, behind one proxy."""

import asyncio
import os
import signal
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Final

from motherlode.server.settings import LETTERS

from .groups import Table, Tally, new_people
from .process import MOTHERLODE, Server
from .scenarios import WARM_UP, Figures, Meter, each, percentiles, until_still

AFTER: Final = 1.0  # seconds until those whose server was killed have noticed


async def sharded(number: int, tables: int, seats: int, seconds: float) -> Figures:
    """As many moves as possible through the proxy; then the first server is killed."""
    with ExitStack() as stack:
        shares = [LETTERS[n::number] for n in range(number)]
        servers = [
            stack.enter_context(
                Server(*MOTHERLODE, settings={"CODES": share, "PROXIES": "127.0.0.1"})
            )
            for share in shares
        ]
        where = [f"{s.port}:{share}" for s, share in zip(servers, shares, strict=True)]
        beside = {f"shard {n}": server.pid for n, server in enumerate(servers)}
        proxy = Server("-m", "benchmarks.load.proxy", *where, beside=beside)
        stack.enter_context(proxy)
        for server in servers:  # as if a directory of guests had told all of them
            people = await new_people(server.url, tables * seats)
        groups = [
            Table(n, Tally(), proxy.port, people[n * seats : (n + 1) * seats])
            for n in range(tables)
        ]
        await each(groups, Table.open)
        for seat in range(1, seats):
            await each(groups, lambda table, seat=seat: table.come(seat))  # type: ignore[misc]
        await each(groups, Table.sit)

        tallies = [Tally() for _ in servers]
        for group in groups:
            group.tally = tallies[next(n for n, s in enumerate(shares) if group.code[0] in s)]
            group.ready = group.move
            group.move()
        await asyncio.sleep(WARM_UP)
        meter = Meter(proxy, Tally())
        before = await _stretch(tallies, seconds)
        for tally in tallies:
            meter.tally.spreads += tally.spreads
            meter.tally.acks += tally.acks
            meter.tally.sizes += tally.sizes
        figures = meter.figures()
        os.kill(servers[0].pid, signal.SIGKILL)
        await asyncio.sleep(AFTER)
        after = await _stretch(tallies, seconds)
        alive = [group for group in groups if group.tally is not tallies[0]]
        for group in alive:
            group.ready = lambda: None
        await until_still(alive, tallies[-1])
        for group in groups:
            group.close()
    figures["proxy_cpu_us_per_move"] = figures["server_cpu_us_per_move"]
    figures["server_cpu_us_per_move"] = sum(figures[f"{one}_cpu_us_per_move"] for one in beside)
    figures["server_cores"] = figures["server_cpu_us_per_move"] * figures["moves_per_second"] / 1e6
    errors = sum((tally.errors for tally in tallies[1:]), Tally().errors)
    return {"shards": number, **figures, "before": before, "after": after, "errors": dict(errors)}


async def _stretch(tallies: Sequence[Tally], seconds: float) -> list[Figures]:
    """What each server did in a stretch of time."""
    for tally in tallies:
        tally.clear()
    await asyncio.sleep(seconds)
    moves = [tally.spreads for tally in tallies]
    return [{"moves_per_second": len(m) / seconds, "all_seats_ms": percentiles(m)} for m in moves]
