"""Commits: all of a batch but what cannot be stored, on a connection that may be lost."""

import asyncio
from collections.abc import Callable

import pytest

from motherlode.server.storage.commits import CodeTaken
from motherlode.server.storage.database import Conflict, StoreError
from motherlode.server.storage.rows import PersonRow, TableState
from motherlode.server.storage.store import Store
from tests.server.storage.appends import ROW, STATE, count_commits

pytestmark = pytest.mark.anyio


async def test_only_the_guilty_one_of_a_batch_fails(store: Store) -> None:
    await store.append("OLD", 1, [*ROW, *ROW], state=STATE)
    seen = [PersonRow(0, "ann")]
    commits = count_commits(store)
    done = await asyncio.gather(
        store.append("NEW", 1, ROW, state=STATE, people=seen),
        store.append("OLD", 1, ROW, state=STATE, people=seen),
        store.append("OLD", 2, [*ROW, *ROW], state=STATE, people=seen),
        store.append("OLD", 4, ROW, state=STATE, people=seen),
        store.append("NONE", 2, ROW, state=STATE, people=seen),
        store.append("OLD", 3, ROW, state=TableState("over", True, 2, None, b"{}")),
        store.append("NEW", 1, ROW, state=STATE),
        store.append("NEW", 2, ROW, state=STATE),
        return_exceptions=True,
    )
    kinds = [type(one) for one in done]
    no = type(None)
    assert kinds == [no, CodeTaken, Conflict, Conflict, StoreError, no, CodeTaken, no]
    assert len(commits) == 1
    assert await store.seqs(["OLD", "NEW", "NONE"]) == {"OLD": 3, "NEW": 2}
    assert [entry.seq for entry in await store.entries("OLD")] == [1, 2, 3]
    assert [row.code for row in await store.tables_of("ann")] == ["NEW"]
    row = await store.table("OLD")
    assert row is not None and row.stage == "over"


async def test_log_gets_no_gap(store: Store) -> None:
    await store.append("A", 1, ROW, state=STATE)
    with pytest.raises(Conflict, match="A: entry 3 does not follow the last one, 1"):
        await store.append("A", 3, ROW, state=STATE)
    assert len(await store.entries("A")) == 1


async def test_of_two_servers_that_append_the_same_entry_one_wins(
    store: Store, database_url: str
) -> None:
    second = await Store.open(database_url)
    names = [f"T{n}" for n in range(20)]
    await asyncio.gather(*(store.append(name, 1, ROW, state=STATE) for name in names))

    async def add(one: Store, name: str, seq: int) -> bool:
        try:
            await one.append(name, seq, ROW, state=STATE)
        except Conflict:
            return False
        return True

    for seq in range(2, 12):
        first, other = await asyncio.gather(
            asyncio.gather(*(add(store, name, seq) for name in names)),
            asyncio.gather(*(add(second, name, seq) for name in reversed(names))),
        )
        assert [a + b for a, b in zip(first, reversed(other), strict=True)] == [1] * 20
    assert await store.seqs(names) == dict.fromkeys(names, 11)
    await second.close()


async def test_when_the_database_fails_all_who_wait_are_told(store: Store) -> None:
    await store.append("A", 1, ROW, state=STATE)
    async with store.database.writing() as connection:
        await connection.exec_driver_sql("ALTER TABLE entries RENAME TO elsewhere")
    done = await asyncio.gather(
        *(store.append(f"T{n}", 1, ROW, state=STATE) for n in range(5)), return_exceptions=True
    )
    assert [type(one) for one in done] == [StoreError] * 5
    async with store.database.writing() as connection:
        await connection.exec_driver_sql("ALTER TABLE elsewhere RENAME TO entries")
    await store.append("A", 2, ROW, state=STATE)


async def test_a_connection_that_was_lost_is_opened_anew(
    new_database: Callable[..., str],
) -> None:
    store = await Store.open(new_database("postgresql"))
    await store.append("A", 1, ROW, state=STATE)
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
    async with store.database.writing() as connection:
        await connection.exec_driver_sql(f"{others} AND datname = current_database()")
    await store.append("A", 2, ROW, state=STATE)  # nobody is told that it did not work
    assert await store.seqs(["A"]) == {"A": 2}
    await store.close()
