"""What is left when games end, and what it takes to start with many that have not ended."""

import asyncio
import sqlite3
from itertools import islice, product
from pathlib import Path
from time import perf_counter
from typing import Final

from motherlode.server.settings import LETTERS

from .groups import Table, Tally, new_people
from .process import MOTHERLODE, Server
from .scenarios import Figures, begin, until_still

SIDE_BY_SIDE: Final = 50  # games that are played at the same time
SEATS: Final = 3
LOOKS: Final = 10  # how often memory and files are looked at
ENTRIES: Final = 80  # of the table that is copied
PATIENCE: Final = 60.0  # seconds for a server to answer

# --- games that end --------------------------------------------------------------------------


async def finished(games: int) -> Figures:
    """Play games to their end and leave them; memory and open files after each tenth of them."""
    tally = Tally()
    begun = perf_counter()
    with Server(*MOTHERLODE) as server:
        people = await new_people(server.url, games * SEATS)
        looks = [_look(server, 0)]
        numbers = iter(range(games))
        over = 0

        async def play_some() -> None:
            nonlocal over
            for number in numbers:
                guests = people[number * SEATS : (number + 1) * SEATS]
                await _play(Table(number % 10_000, tally, server.port, guests, rounds=1))
                over += 1
                if over % max(1, games // LOOKS) == 0:
                    looks.append(_look(server, over))

        await asyncio.gather(*(play_some() for _ in range(SIDE_BY_SIDE)))
        await asyncio.sleep(6)  # until the tables are gone at which nobody is
        looks.append(_look(server, over))
    return {
        "games": games,
        "seconds": perf_counter() - begun,
        "moves": len(tally.spreads),
        "looks": looks,
        "errors": dict(tally.errors),
    }


async def _play(table: Table) -> None:
    table.ready = table.move
    await table.open()
    for seat in range(1, SEATS):
        await table.come(seat)
    await table.sit()
    await table.over
    table.close()


def _look(server: Server, games: int) -> Figures:
    return {"games": games, "mib": server.memory() / 1024, "files": server.files()}


# --- a start ---------------------------------------------------------------------------------


async def started(tables: int) -> Figures:
    """Kill a server, copy a table of its, and see how soon it is played on at one of the copies."""
    tally = Tally()
    with Server(*MOTHERLODE) as server:
        (table,), _ = await begin(server, 1, 5, tally)
        table.ready = table.move
        table.move()
        while min(table.seqs) < ENTRIES:
            await asyncio.sleep(0.01)
        table.ready = lambda: None
        await until_still([table], tally)
        await asyncio.sleep(0.1)  # the next deal, if that was the end of a round
        server.kill()
        codes = ["".join(code) for code in islice(product(LETTERS, repeat=6), tables)]
        await asyncio.to_thread(_copy, server.file, table.code, codes)
        begun = perf_counter()
        server.start()
        answered = perf_counter() - begun
        again = Table(1, Tally(), server.port, table.people)
        again.find(codes[tables // 2])
        for seat in range(5):
            await again.come(seat)
        again.move()
        async with asyncio.timeout(PATIENCE):
            while again.moving:
                await asyncio.sleep(0.001)
        moved = perf_counter() - begun
        size = server.file.stat().st_size / (1 << 20)
        again.close()
    return {
        "stored": tables,
        "mib": size,
        "answered_s": answered,
        "moved_s": moved,
        "errors": dict(again.tally.errors),
    }


def _copy(file: Path, code: str, codes: list[str]) -> None:
    """Write a table into a database once more for each of these codes."""
    with sqlite3.connect(file) as database:
        for table, key in (("tables", "code"), ("entries", "table"), ("people", "table")):
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
            values = ", ".join("?" if name == key else f'"{name}"' for name in columns)
            copy = f'INSERT INTO {table} SELECT {values} FROM {table} WHERE "{key}" = ?'
            database.executemany(copy, [(new, code) for new in codes])
    database.close()
