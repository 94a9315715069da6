"""The writer: what is acknowledged is stored, and many appends share one commit."""

import asyncio
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from motherlode.server.storage.database import StoreError
from motherlode.server.storage.rows import PersonRow
from motherlode.server.storage.store import Store
from tests.server.storage.appends import ROW, STATE, count_commits

pytestmark = pytest.mark.anyio


async def test_many_appends_at_once_share_a_commit(store: Store) -> None:
    commits = count_commits(store)
    names = [f"T{n}" for n in range(100)]
    await asyncio.gather(*(store.append(name, 1, ROW, state=STATE) for name in names))
    assert len(commits) == 1
    assert await store.seqs(names) == dict.fromkeys(names, 1)


async def test_what_comes_during_a_commit_shares_the_next_one(store: Store) -> None:
    names = [f"T{n}" for n in range(50)]
    commits = count_commits(store)

    async def play(name: str) -> None:
        # Two appends at a time: a hundred callers at fifty tables.
        for seq in range(1, 41, 4):
            await asyncio.gather(
                *(
                    store.append(
                        name,
                        first,
                        [(first, b"%d" % first), (first, b"%d" % (first + 1))],
                        state=STATE,
                        people=[PersonRow(first % 4, name)],
                    )
                    for first in (seq, seq + 2)
                )
            )

    await asyncio.gather(*map(play, names))
    assert len(commits) <= 20  # of 1000 appends
    for name in names:
        log = [(entry.seq, entry.data) for entry in await store.entries(name)]
        assert log == [(seq, b"%d" % seq) for seq in range(1, 41)]
        assert [row.code for row in await store.tables_of(name)] == [name]
    assert await store.seqs(names) == dict.fromkeys(names, 40)


async def test_one_who_stops_waiting_does_not_disturb_the_others(store: Store) -> None:
    tasks = [asyncio.create_task(store.append(f"T{n}", 1, ROW, state=STATE)) for n in range(3)]
    await asyncio.sleep(0)
    tasks[1].cancel()
    done = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(one) for one in done] == [type(None), asyncio.CancelledError, type(None)]


async def test_closing_finishes_what_waits(database_url: str) -> None:
    store = await Store.open(database_url)
    tasks = [asyncio.create_task(store.append(f"T{n}", 1, ROW, state=STATE)) for n in range(30)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*tasks)
    with pytest.raises(StoreError, match="closed"):
        await store.append("LATE", 1, ROW, state=STATE)
    again = await Store.open(database_url)
    assert len(await again.seqs([f"T{n}" for n in range(30)])) == 30
    await again.close()


async def test_whoever_gives_up_in_the_middle_leaves_a_working_store(database_url: str) -> None:
    """A closed browser cancels what it was waiting for."""
    # While it asks for TLS, asyncpg complains about being cancelled to nobody in particular.
    plain = "?sslmode=disable" if database_url.startswith("postgresql") else ""
    store = await Store.open(database_url + plain)
    await store.append("A", 1, ROW, state=STATE)
    seq = 2
    for wait in range(40):
        tasks = [
            asyncio.create_task(work)
            for work in (store.beat("one", wait), store.seqs(["A"]), store.keep(["A"], "one", []))
        ]
        waiting = asyncio.create_task(store.append("A", seq, ROW, state=STATE))
        await asyncio.sleep(wait / 10_000)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await waiting
        seq += 1
    assert len(await store.entries("A")) == seq - 1
    await store.close()


PLAYER = """
import asyncio, sys
from motherlode.server.storage.rows import TableState
from motherlode.server.storage.store import Store
from tests.server.storage.appends import ROW, STATE, count_commits

async def play(store, code):
    for seq in range(1, 1_000_000):
        state = TableState("playing", True, seq, None, b"{}")
        await store.append(code, seq, [(seq, b"%d" % seq)], state=state)
        print(code, seq, flush=True)

async def main(url, name):
    store = await Store.open(url)
    await asyncio.gather(*(play(store, f"{name}-{n}") for n in range(20)))

asyncio.run(main(*sys.argv[1:]))
"""


async def test_what_was_reported_survives_a_kill(database_url: str, tmp_path: Path) -> None:
    for name in ("first", "second", "third"):
        reported = tmp_path / name
        with reported.open("w") as out:
            process = subprocess.Popen(
                [sys.executable, "-c", PLAYER, database_url, name], stdout=out
            )
            while not reported.stat().st_size and process.poll() is None:
                time.sleep(0.01)
            time.sleep(random.uniform(0.02, 0.2))
            process.send_signal(signal.SIGKILL)
            assert process.wait() == -signal.SIGKILL
        last: dict[str, int] = {}
        for line in reported.read_text().splitlines(keepends=True):
            if line.endswith("\n"):
                code, number = line.split()
                last[code] = int(number)
        assert last
        store = await Store.open(database_url)
        found = await store.seqs(list(last))
        for code, seq in last.items():
            log = await store.entries(code)
            assert [(entry.seq, entry.data) for entry in log] == [
                (n, b"%d" % n) for n in range(1, found[code] + 1)
            ]
            assert found[code] >= seq
        await store.close()
