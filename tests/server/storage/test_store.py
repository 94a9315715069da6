"""The store: tables, their lists, keepers, workers and what is cleared, on both databases."""

import asyncio

import pytest

from motherlode.server.storage.database import StoreError
from motherlode.server.storage.guest_store import CHUNK
from motherlode.server.storage.rows import (
    Cleared,
    ClearRules,
    EntryRow,
    PersonRow,
    TableRow,
    TableState,
)
from motherlode.server.storage.store import Store

pytestmark = pytest.mark.anyio


def state(
    stage: str = "playing", changed: int = 1, *, listed: bool = True, wakes: int | None = None
) -> TableState:
    return TableState(stage, listed, changed, wakes, b'{"name":"\xc5\x82"}')


async def add(store: Store, code: str, made: TableState, *guests: str) -> None:
    people = [PersonRow(person, guest) for person, guest in enumerate(guests)]
    await store.append(code, 1, [(1, b"{}")], state=made, people=people)


async def codes(store: Store, limit: int = 100, stage: str | None = None) -> list[str]:
    return [row.code for row in await store.all_tables(limit, stage)]


async def test_what_is_appended_is_there(store: Store) -> None:
    data = [bytes(range(256)), b"", b'{"move": "NES@3,-1"}']
    await store.append("AAAA", 1, [(10, data[0]), (11, data[1])], state=state("open", 11))
    await store.append("AAAA", 3, [(12, data[2])], state=state("playing", 12, wakes=99))
    assert await store.entries("AAAA") == [EntryRow(n + 1, n + 10, data[n]) for n in range(3)]
    assert await store.entries("AAAA", after=2) == [EntryRow(3, 12, data[2])]
    assert await store.entries("BBBB") == []
    summary = state().summary
    row = TableRow("AAAA", "playing", True, 11, 12, 3, 99, summary, None)
    assert await store.table("AAAA") == row
    assert await store.table("BBBB") is None


async def test_entry_is_rewritten(store: Store) -> None:
    await store.append("AAAA", 1, [(1, b"one"), (2, b"two")], state=state())
    assert await store.rewrite("AAAA", 2, b"")
    assert not await store.rewrite("AAAA", 3, b"")
    assert await store.entries("AAAA") == [EntryRow(1, 1, b"one"), EntryRow(2, 2, b"")]


async def test_lists_show_what_they_should_latest_first(store: Store) -> None:
    await add(store, "OPEN", state("open", 5))
    await add(store, "PLAY", state("playing", 7))
    await add(store, "BETW", state("between", 6))
    await add(store, "HIDE", state("open", 8, listed=False))
    await add(store, "OVER", state("over", 9))
    await add(store, "CLOS", state("closed", 10))
    assert [row.code for row in await store.listed(10)] == ["PLAY", "BETW", "OPEN"]
    assert [row.code for row in await store.listed(1)] == ["PLAY"]
    assert await codes(store) == ["CLOS", "OVER", "HIDE", "PLAY", "BETW", "OPEN"]
    assert await codes(store, limit=2) == ["CLOS", "OVER"]
    assert await codes(store, stage="open") == ["HIDE", "OPEN"]


async def test_seqs_of_many_tables(store: Store) -> None:
    await asyncio.gather(*(add(store, f"T{n}", state()) for n in range(CHUNK + 10)))
    await store.append("T7", 2, [(1, b"{}"), (1, b"{}")], state=state())
    found = await store.seqs([f"T{n}" for n in range(CHUNK + 20)])
    assert found == {f"T{n}": 3 if n == 7 else 1 for n in range(CHUNK + 10)}
    assert await store.seqs([]) == {}


async def test_due_tables_the_longest_due_first(store: Store) -> None:
    for code, wakes in (("A", 30), ("B", 10), ("C", 20), ("D", 31), ("E", None)):
        await add(store, code, state(wakes=wakes))
    assert await store.due(30, 10) == ["B", "C", "A"]
    assert await store.due(30, 2) == ["B", "C"]
    assert await store.due(9, 10) == []


async def test_tables_of_a_guest(store: Store) -> None:
    await add(store, "A", state("playing", 1), "ann", "bob")
    await add(store, "B", state("over", 2), "ann")
    await add(store, "C", state("open", 3), "bob", "ann", "ann")
    await store.append("C", 2, [(1, b"{}")], state=state("open", 4), people=[PersonRow(0, "cat")])
    assert [row.code for row in await store.tables_of("ann")] == ["C", "B", "A"]
    assert [row.code for row in await store.tables_of("bob")] == ["A"]


async def seat(store: Store, code: str, seq: int, *people: PersonRow) -> None:
    """People get other places at a table."""
    await store.append(code, seq, [(1, b"{}")], state=state("open", seq), people=people)


async def test_places_of_a_guest(store: Store) -> None:
    await add(store, "A", state("playing", 1), "ann", "bob")
    await add(store, "B", state("over", 2), "ann")
    await add(store, "C", state("open", 1), "cat", "ann")
    await seat(store, "C", 2, PersonRow(0, "cat", 0, True))
    await store.append("C", 3, [(1, b"{}")], state=state("open", 3))
    await seat(store, "A", 2, PersonRow(0, "ann", 3, True), PersonRow(1, "bob", None, False))
    found = await store.places_of("ann", 10)
    assert [(place.table.code, place.person, place.seat) for place in found] == [
        ("C", 1, None),
        ("A", 0, 3),
        ("B", 0, None),
    ]
    assert [place.table.code for place in await store.places_of("ann", 1)] == ["C"]
    assert await store.owned_by("ann") == ["A"]
    assert await store.owned_by("cat") == ["C"]
    assert await store.owned_by("bob") == await store.owned_by("nobody") == []


async def test_table_left_for_good_is_listed_again_when_one_sits_down_again(store: Store) -> None:
    await add(store, "A", state("open", 1), "ann", "bob")
    await seat(store, "A", 2, PersonRow(0, "ann", 0, True))
    await store.leave("A", "ann")
    assert await store.places_of("ann", 10) == []
    assert await store.owned_by("ann") == []
    await seat(store, "A", 3, PersonRow(0, "ann", 0, True))  # as it was: nobody has sat down
    assert await store.places_of("ann", 10) == []
    await seat(store, "A", 4, PersonRow(0, "ann", None, True))
    assert await store.places_of("ann", 10) == []
    await seat(store, "A", 5, PersonRow(0, "ann", 1, True))
    assert [place.seat for place in await store.places_of("ann", 10)] == [1]
    assert await store.owned_by("ann") == ["A"]
    assert len(await store.places_of("bob", 10)) == 1


async def test_one_worker_keeps_a_table_as_long_as_it_lives(store: Store) -> None:
    await add(store, "A", state())
    assert await store.keep(["A"], "one", ["two"]) == {"A"}
    assert await store.keep(["A"], "two", ["one"]) == set()
    assert await store.keep(["A"], "one", ["two"]) == {"A"}
    assert await store.keepers(["A", "B"]) == {"A": "one"}
    assert await store.keep(["A"], "two", []) == {"A"}  # the other has died
    await store.release(["A"], "one")
    assert await store.keep(["A"], "one", ["two"]) == set()
    await store.release(["A"], "two")
    assert await store.keep(["A", "B"], "one", ["two"]) == {"A"}
    row = await store.table("A")
    assert row is not None and row.keeper == "one"


async def test_appending_leaves_the_keeper_alone(store: Store) -> None:
    await add(store, "A", state())
    assert await store.keep(["A"], "one", []) == {"A"}
    await store.append("A", 2, [(1, b"{}")], state=state())
    assert await store.keepers(["A"]) == {"A": "one"}


async def test_workers_that_want_the_same_tables_share_them_out(
    store: Store, database_url: str
) -> None:
    names = [f"T{n}" for n in range(CHUNK + 10)]
    await asyncio.gather(*(add(store, name, state()) for name in names))
    second = await Store.open(database_url)
    for now in range(1000, 6000, 1000):
        # Appends meanwhile, which change the same rows.
        seq = now // 1000 + 1
        more = asyncio.gather(
            *(store.append(name, seq, [(now, b"{}")], state=state()) for name in names[:100])
        )
        one, two = await asyncio.gather(
            store.keep(names, "one", ["two"]),
            second.keep(names[::-1], "two", ["one"]),
        )
        await more
        assert one | two == set(names) and not one & two
    await second.close()


async def test_workers_beat_and_are_forgotten(store: Store) -> None:
    await store.beat("one", 10)
    await store.beat("two", 20)
    await store.beat("one", 30)
    assert await store.workers() == {"one": 30, "two": 20}
    await store.ended("one")
    await store.ended("one")
    assert await store.workers() == {"one": -30, "two": 20}
    assert await store.latest() == 30
    await add(store, "A", state("open", 40), "ann")
    assert await store.latest() == 40
    await store.forget_workers(30)
    assert await store.workers() == {"one": -30}


async def test_old_tables_and_guests_are_cleared(store: Store) -> None:
    await add(store, "OVER-OLD", state("over", 899), "old")
    await add(store, "SHUT-OLD", state("closed", 899))
    await add(store, "OVER-NEW", state("over", 900), "kept")
    await add(store, "PLAY-OLD", state("playing", 499))
    await add(store, "PLAY-NEW", state("playing", 500))
    await add(store, "OPEN-OLD", state("open", 499))
    for guest, seen in (("old", 99), ("kept", 99), ("new", 100)):
        await store.add_guest(guest, guest, "en", guest.encode(), seen)
    await store.add_transfer("new", b"late", 1000)
    await store.add_transfer("new", b"in time", 1001)
    rules = ClearRules(finished_ms=100, idle_ms=500, guest_ms=900)
    assert await store.clear(1000, rules) == Cleared(finished=2, idle=2, guests=1, transfers=1)
    assert await codes(store) == ["OVER-NEW", "PLAY-NEW"]
    assert await store.entries("OVER-OLD") == []
    assert await store.tables_of("old") == []
    assert await store.guest_by_token(b"old") is None
    assert await store.guest_by_token(b"kept") is not None
    assert await store.guest_by_token(b"new") is not None
    assert await store.use_transfer(b"in time", 999) == "new"
    assert await store.clear(1000, rules) == Cleared(0, 0, 0, 0)


async def test_clearing_goes_on_until_all_is_cleared(store: Store) -> None:
    names = [f"T{n}" for n in range(CHUNK * 2 + 1)]
    await asyncio.gather(*(add(store, name, state("over")) for name in names))
    assert (await store.clear(1000, ClearRules(0, 0, 0))).finished == len(names)
    assert await codes(store) == []


async def test_store_proves_that_it_takes_what_is_written(database_url: str) -> None:
    store = await Store.open(database_url)
    await store.beat("one", 1)
    await store.prove()
    assert await store.workers() == {"one": 1}
    async with store.database.writing() as connection:
        await connection.exec_driver_sql("DROP TABLE workers")
    with pytest.raises(StoreError):
        await store.prove()
    await store.close()
