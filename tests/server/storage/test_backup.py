"""Backups: the same file for both databases, complete, consistent, and refused when damaged."""

import asyncio
import gzip
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from motherlode.server.storage import migrations
from motherlode.server.storage.backup import BackupError, backup, restore
from motherlode.server.storage.database import Database, StoreError
from motherlode.server.storage.rows import PersonRow, TableState
from motherlode.server.storage.schema import metadata
from motherlode.server.storage.store import Store
from tests.server.real_servers import serving
from tests.server.storage.versions import version

pytestmark = pytest.mark.anyio

Contents = dict[str, list[tuple[Any, ...]]]


def state(changed: int, wakes: int | None = None) -> TableState:
    return TableState("playing", changed % 2 == 0, changed, wakes, b"\x80{}")


async def fill(url: str) -> None:
    """Something of every kind, and more than is read at a time."""
    store = await Store.open(url)
    await store.add_guest("ann", "Анна 🎲", "uk", bytes(range(32)), 1)
    await store.add_guest("bob", "", "en", bytes(range(224, 256)), 2**53 + 1)
    await store.add_transfer("ann", b"\xff" * 32, 99)
    people = [PersonRow(0, "ann"), PersonRow(1, "")]
    await store.append("A", 1, [(1, "ł".encode()), (2, b"\xff\x00")], state=state(2), people=people)
    await store.append("B", 1, [(1, b"%d" % n) for n in range(2500)], state=state(3, 7))
    await store.keep(["A"], "one", [])
    await store.beat("one", 5)
    await store.close()


async def contents(url: str) -> Contents:
    database = Database(url)
    found: Contents = {}
    async with database.reading() as connection:
        for table in metadata.sorted_tables:
            rows = await connection.execute(select(table).order_by(*table.primary_key))
            found[table.name] = [tuple(row) for row in rows]
    await database.close()
    return found


def without_keepers(found: Contents) -> Contents:
    return found | {"tables": [(*row[:-1], None) for row in found["tables"]], "workers": []}


@pytest.mark.parametrize(
    ("start", "end"),
    [("sqlite", "postgresql"), ("postgresql", "sqlite"), ("sqlite", "sqlite")],
)
async def test_backup_moves_everything_to_the_other_database_and_back(
    start: str, end: str, new_database: Callable[..., str], tmp_path: Path
) -> None:
    first, other, back = new_database(start), new_database(end, bare=True), new_database(start)
    await fill(first)
    expected = without_keepers(await contents(first))
    seen: list[tuple[int, int]] = []
    rows = await backup(first, tmp_path / "1.gz", lambda done, total: seen.append((done, total)))
    assert rows == sum(map(len, expected.values())) and seen[-1] == (rows, rows)
    seen.clear()
    done = await restore(
        other, tmp_path / "1.gz", progress=lambda done, total: seen.append((done, total))
    )
    assert done == rows and seen[-1] == (rows, rows)
    assert await contents(other) == expected
    await backup(other, tmp_path / "2.gz")
    await restore(back, tmp_path / "2.gz")
    assert await contents(back) == expected


async def test_restored_database_works(database_url: str, tmp_path: Path) -> None:
    await fill(database_url)
    await backup(database_url, tmp_path / "backup")
    await restore(database_url, tmp_path / "backup", replace=True)
    store = await Store.open(database_url)
    await store.append("B", 2501, [(1, b"{}")], state=state(4))
    assert await store.keep(["A"], "two", ["one"]) == {"A"}
    assert await store.workers() == {}  # those at work say so again
    await store.close()


async def test_backup_is_private_and_alone(database_url: str, tmp_path: Path) -> None:
    file = tmp_path / "folder" / "backup"
    file.parent.mkdir()
    file.write_text("an older one")
    await backup(database_url, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert os.listdir(file.parent) == ["backup"]
    with pytest.raises(BackupError, match="cannot be written: Is a directory"):
        await backup(database_url, file.parent)
    with pytest.raises(BackupError, match="cannot be written: No such file"):
        await backup(database_url, tmp_path / "none" / "backup")
    assert os.listdir(file.parent) == ["backup"]


async def test_backup_while_games_go_on_is_of_one_moment(
    database_url: str, new_database: Callable[..., str], tmp_path: Path
) -> None:
    store = await Store.open(database_url)
    going, begun = True, asyncio.Barrier(11)

    async def play(code: str) -> None:
        seq = 1
        while going:
            await store.append(code, seq, [(1, b"{}"), (2, b"{}")], state=state(seq))
            if seq == 1:
                await begun.wait()
            seq += 2

    players = [asyncio.create_task(play(f"T{n}")) for n in range(10)]
    await begun.wait()
    for number in range(3):
        await asyncio.sleep(0.05)  # some moves are between two of them, or none
        await backup(database_url, tmp_path / str(number))
    going = False
    await asyncio.gather(*players)
    await store.close()
    for number in range(3):
        copy = new_database("sqlite")
        await restore(copy, tmp_path / str(number))
        found = await contents(copy)
        assert len(found["tables"]) == 10
        last = {row[0]: row[5] for row in found["tables"]}
        expected = [(code, n + 1) for code in sorted(last) for n in range(last[code])]
        assert [row[:2] for row in found["entries"]] == expected


async def test_database_that_is_not_empty_is_refused(database_url: str, tmp_path: Path) -> None:
    await backup(database_url, tmp_path / "empty")
    await fill(database_url)
    before = await contents(database_url)
    with pytest.raises(BackupError, match="is not empty"):
        await restore(database_url, tmp_path / "empty")
    assert await contents(database_url) == before
    await restore(database_url, tmp_path / "empty", replace=True)
    after = await contents(database_url)
    assert after.pop("workers") == []  # those at work say so again
    assert not any(after.values())


async def test_damaged_file_is_refused_and_nothing_changed(
    new_database: Callable[..., str], tmp_path: Path
) -> None:
    url, file, bad = new_database("sqlite"), tmp_path / "backup", tmp_path / "bad"
    await fill(url)
    await backup(url, file)
    before = await contents(url)
    data = file.read_bytes()
    lines = gzip.decompress(data).splitlines(keepends=True)
    damaged = [
        b"",
        b"no backup at all",
        gzip.compress(b""),
        gzip.compress(b"{}\n"),
        gzip.compress(b"\xff\n[]\n"),
        data[: len(data) // 2],
        data[:-1],
        data[:500] + bytes([data[500] ^ 1]) + data[501:],
        gzip.compress(b"".join(lines[:-1])),
        gzip.compress(b"".join(lines[:5] + lines[6:])),
        gzip.compress(b"".join(lines).replace(b"2499", b"2498")),
        gzip.compress(b"".join(lines[:-1]) + b'{"rows": 1, "sha256": 5}\n'),
    ]
    for content in damaged:
        bad.write_bytes(content)
        with pytest.raises(BackupError, match=r"damaged|no backup"):
            await restore(url, bad, replace=True)
    with pytest.raises(BackupError, match="cannot be read: No such file"):
        await restore(url, tmp_path / "none", replace=True)
    assert await contents(url) == before


async def test_error_in_the_middle_changes_nothing(database_url: str, tmp_path: Path) -> None:
    await fill(database_url)
    await backup(database_url, tmp_path / "backup")
    before = await contents(database_url)

    def stop(done: int, total: int) -> None:
        if done > 1000:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await restore(database_url, tmp_path / "backup", replace=True, progress=stop)
    assert await contents(database_url) == before
    with pytest.raises(KeyboardInterrupt):
        await backup(database_url, tmp_path / "second", progress=stop)
    assert os.listdir(tmp_path).count("backup") == 1
    assert [name for name in os.listdir(tmp_path) if "second" in name] == []


async def test_older_backup_is_brought_forward_and_a_newer_one_refused(
    database_url: str, next_version: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    await fill(database_url)
    await backup(database_url, old)
    before = await contents(database_url)
    with monkeypatch.context() as later:
        later.setattr(migrations, "FOLDER", next_version)
        await migrations.migrate(database_url)
        await backup(database_url, new)
        await restore(database_url, old, replace=True)
        assert await version(database_url) == "9999"
    after = await contents(database_url)
    assert without_keepers(after) == without_keepers(before)
    with pytest.raises(StoreError, match="newer Motherlode"):
        await restore(database_url, new, replace=True)
    with pytest.raises(StoreError, match="newer Motherlode"):
        await backup(database_url, tmp_path / "third")
    newest = gzip.decompress(old.read_bytes()).replace(b'"form": 1', b'"form": 2')
    old.write_bytes(gzip.compress(newest))
    with pytest.raises(BackupError, match="newer Motherlode"):
        await restore(database_url, old, replace=True)


async def test_backup_makes_no_database(tmp_path: Path, new_database: Callable[..., str]) -> None:
    with pytest.raises(StoreError, match=r"none\.db cannot be opened: No such file"):
        await backup(f"sqlite:///{tmp_path}/none.db", tmp_path / "backup")
    assert os.listdir(tmp_path) == []
    (tmp_path / "empty.db").touch()
    with pytest.raises(BackupError, match="no tables of Motherlode"):
        await backup(f"sqlite:///{tmp_path}/empty.db", tmp_path / "backup")


async def test_running_server_notices_a_restore(database_url: str, tmp_path: Path) -> None:
    async with serving(database_url) as live:
        ann = await live.guest("Ann")
        code = await ann.open_table(seats=3)
        async with ann.at(code) as seat:
            await seat.do("say", text="before")
            await backup(database_url, tmp_path / "backup")
            await seat.do("say", text="after")
            seq = seat.state["seq"]
            await restore(database_url, tmp_path / "backup", replace=True)
            await seat._wait(lambda: seat.state["seq"] < seq)  # it came back by itself
            said = [line["event"].get("text") for line in seat.state["log"]]
            assert "before" in said and "after" not in said
            await seat.do("start")
            assert seat.game["hand"]
