"""Guests, tokens and transfers, on both databases."""

import asyncio

import pytest

from motherlode.server.storage.database import Conflict
from motherlode.server.storage.rows import GuestRow, PersonRow, TableState
from motherlode.server.storage.store import Store

pytestmark = pytest.mark.anyio

TOKEN, SECOND, CODE = b"\x00token", b"\xffsecond", b"code"
STATE = TableState("open", True, 1, None, b"{}")


@pytest.fixture
async def ann(store: Store) -> str:
    await store.add_guest("ann", "Ann", "pl", TOKEN, 10)
    return "ann"


async def test_guest_is_known_by_a_token(store: Store, ann: str) -> None:
    assert await store.guest_by_token(TOKEN) == GuestRow(ann, "Ann", "pl", 10, 10)
    assert await store.guest_by_token(SECOND) is None


async def test_the_same_guest_cannot_be_added_twice(store: Store, ann: str) -> None:
    with pytest.raises(Conflict):
        await store.add_guest(ann, "Other", "en", SECOND, 11)
    assert await store.guest_by_token(SECOND) is None
    with pytest.raises(Conflict):
        await store.add_guest("other", "Other", "en", TOKEN, 11)


async def test_guest_is_seen_and_changed(store: Store, ann: str) -> None:
    await store.touch(ann, TOKEN, 50)
    await store.change_guest(ann, "Анна", "uk")
    assert await store.guest_by_token(TOKEN) == GuestRow(ann, "Анна", "uk", 10, 50)


async def test_tokens_come_and_go(store: Store, ann: str) -> None:
    await store.add_token(ann, SECOND, 20)
    await store.drop_token(TOKEN)
    assert await store.guest_by_token(TOKEN) is None
    found = await store.guest_by_token(SECOND)
    assert found is not None and found.id == ann
    with pytest.raises(Conflict):
        await store.add_token("nobody", b"third", 20)


async def test_transfer_works_once_and_in_time(store: Store, ann: str) -> None:
    await store.add_transfer(ann, CODE, 100)
    assert await store.use_transfer(b"wrong", 50) is None
    assert await store.use_transfer(CODE, 100) is None
    assert await store.use_transfer(CODE, 99) == ann
    assert await store.use_transfer(CODE, 99) is None


async def test_of_many_who_use_a_transfer_at_once_one_gets_it(
    store: Store, ann: str, database_url: str
) -> None:
    second = await Store.open(database_url)
    for round in range(5):
        code = b"code %d" % round
        await store.add_transfer(ann, code, 100)
        both = [store, second] * 5
        found = await asyncio.gather(*(one.use_transfer(code, 50) for one in both))
        assert sorted(found, key=str) == [None] * 9 + [ann]
    await second.close()


async def test_deleted_guest_leaves_a_person_without_a_name(store: Store, ann: str) -> None:
    await store.add_transfer(ann, CODE, 100)
    people = [PersonRow(0, ann), PersonRow(1, "bob")]
    await store.append("AAAA", 1, [(1, b"{}")], state=STATE, people=people)
    await store.delete_guest(ann)
    assert await store.guest_by_token(TOKEN) is None
    assert await store.use_transfer(CODE, 50) is None
    assert await store.tables_of(ann) == []
    assert [row.code for row in await store.tables_of("")] == ["AAAA"]
    assert [row.code for row in await store.tables_of("bob")] == ["AAAA"]
