"""The attacks of `benchmarks/soak` in their short form; and that whatever is lost is found."""

import asyncio
import json
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from benchmarks.soak import clocks, evenings, outages
from benchmarks.soak.__main__ import ATTACKS, database, run
from benchmarks.soak.judge import Figures, Progress, judge
from benchmarks.soak.kills import kills
from benchmarks.soak.people import Evening
from tests.server.deliberate_leaks import moves_as_stored
from tests.server.real_servers import server
from tests.server.stoppable_redis import Redis, redis
from tests.server.witnesses import impatient

pytestmark = pytest.mark.anyio

__all__ = ["impatient", "redis"]  # fixtures for all tests here

TABLE = [(2, {"seats": 2, "game": "expansion", "options": {"rounds": 1}})]
ROOT = Path(__file__).parents[2]


def often(times: int) -> Progress:
    """So often, however long it takes."""
    return lambda done: done < times


def well(found: Figures) -> None:
    """Nothing is wrong, and there was something that could have been."""
    assert found["wrong"] == []
    assert found["games"] >= 3
    assert found["acknowledged"] > 50


def soak(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "benchmarks.soak", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


# --- the attacks -----------------------------------------------------------------------------


async def test_nothing_is_lost_by_twenty_kills(
    new_database: Callable[..., str], tmp_path: Path
) -> None:
    found = await kills(new_database("sqlite"), tmp_path, Random(), often(20))
    assert found["kills"] >= 20
    assert found["move after"]["times"] > 5
    well(found)


async def test_nothing_is_lost_when_workers_are_killed(
    new_database: Callable[..., str], redis_url: str, tmp_path: Path
) -> None:
    settings = {"redis_url": redis_url, "workers": "2"}
    url = new_database("postgresql")
    found = await kills(url, tmp_path, Random(4), often(4), **settings)
    assert 0 < found["of one worker"] < found["kills"]
    well(found)


async def test_nobody_is_told_too_much_in_a_whole_evening(tmp_path: Path) -> None:
    found = await evenings.leaks(tmp_path, Random(), often(1))
    assert found["wrong"] == []
    assert found["games"] == 8


async def test_evening_in_which_something_leaks_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moves_as_stored(monkeypatch)
    monkeypatch.setattr(evenings, "GAMES", evenings.GAMES[-1:])
    found = await evenings.leaks(tmp_path, Random(), often(1))
    assert len(found["wrong"]) == 1


def test_nothing_is_lost_when_the_disk_is_full(tmp_path: Path) -> None:
    """By the command, which writes its figures down."""
    file = tmp_path / "soak.json"
    done = soak("disk", "--times", "2", "--seed", "3", "--json", str(file))
    assert done.returncode == 0, done.stderr
    assert "outages: 2" in done.stdout
    found = json.loads(file.read_text())
    assert found["seed"] == 3
    assert found["disk"]["refused"] > 0
    well(found["disk"])


async def test_nothing_is_lost_when_the_database_is_away() -> None:
    found = await run(database, Random(), often(1))
    assert found["refused"] > 0
    well(found)


async def test_table_goes_on_while_redis_is_away(
    new_database: Callable[..., str], redis: Redis, tmp_path: Path
) -> None:
    await redis.start()
    url = new_database("postgresql")
    found = await outages.redis_away(redis, url, tmp_path, Random(), often(1))
    assert found["the last is told later"]["times"] > 0
    well(found)


async def test_nobody_is_hurried_when_the_clock_is_set(
    new_database: Callable[..., str], tmp_path: Path
) -> None:
    found = await clocks.steps(new_database("sqlite"), tmp_path, Random(), often(2))
    assert found["hours forwards"] and found["hours back"]
    well(found)


# --- the judge -------------------------------------------------------------------------------


async def test_judge_finds_whatever_is_lost_doubled_or_changed(
    new_database: Callable[..., str], tmp_path: Path
) -> None:
    url = new_database("sqlite")
    evening = Evening(tmp_path)
    with server(url) as process:
        await process.ready()
        async with evening.at(process.url, Random(), TABLE):
            await evening.end()
        await asyncio.to_thread(process.kill, signal.SIGTERM)  # all is in one file then
    assert await judge(url, evening.journal.file) == []
    file = Path(url.removeprefix("sqlite:///"))
    last = "seq = (SELECT max(seq) FROM entries)"
    moved = "json_extract(data, '$.entry.kind') = 'moved'"
    some = f"(SELECT max(seq) FROM entries WHERE {moved})"
    for number, (statement, words) in enumerate(
        {
            f"DELETE FROM entries WHERE {last}": "entries are said to be stored",
            "DELETE FROM entries WHERE seq = 5": "the log has a gap",
            "DELETE FROM tables": "the whole table is lost",
            f"UPDATE entries SET data = json_set(data, '$.entry.move', 'NESW@9,9') "
            f"WHERE seq = {some}": "was acknowledged as entry",
            f"UPDATE entries SET data = json_set(data, '$.entry.seat', 7) WHERE seq = {some}": (
                "was told"
            ),
            "UPDATE entries SET data = json_set(data, '$.id', 'same') WHERE seq > 5": "was done",
        }.items()
    ):
        copy = tmp_path / f"copy{number}.db"
        shutil.copy(file, copy)
        with sqlite3.connect(copy) as connection:
            connection.execute(statement)
        connection.close()
        wrong = await judge(f"sqlite:///{copy}", evening.journal.file)
        assert any(words in one for one in wrong), (statement, wrong)


# --- the command -----------------------------------------------------------------------------


def test_unknown_attack_is_told() -> None:
    done = soak("earthquake")
    assert done.returncode == 2
    assert "no such attack: earthquake" in done.stderr


def test_every_attack_is_in_the_docs() -> None:
    reliability = (ROOT / "docs" / "reliability.md").read_text(encoding="utf-8")
    for name in ATTACKS:
        assert f"python -m benchmarks.soak {name}" in reliability
