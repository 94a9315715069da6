"""Coming and going: by several devices, on several workers, and when workers come and go."""

import asyncio
import json

import pytest

from motherlode.server.privacy import erase
from motherlode.server.storage.database import StoreError
from motherlode.server.storage.rows import GuestRow
from motherlode.table import Refused, deadline
from motherlode.table import commands as c
from tests.server.live.rooms import (
    Make,
    come,
    kinds,
    opened,
    present,
    short,
    stands_as_stored,
    started,
)

pytestmark = pytest.mark.anyio


# --- coming and going -----------------------------------------------------------------------


async def test_two_devices_come_once_and_go_once(sqlite_url: str, workers: Make) -> None:
    worker = await workers(sqlite_url, alone=True)
    code, room, ann = await opened(worker)
    seq = room.table.seq
    _, phone = await come(worker, code, "Ann")
    await room.leave(ann)
    await worker.calm()
    assert present(room) == [True]
    assert await kinds(worker, code, seq) == []
    await room.leave(phone)
    await worker.calm()
    assert present(room) == [False]
    assert await kinds(worker, code, seq) == ["Gone"]


async def test_two_devices_on_two_workers(sqlite_url: str, workers: Make) -> None:
    first, second = await workers(sqlite_url), await workers(sqlite_url)
    code, here, _ = await opened(first)
    there, phone = await come(second, code, "Ann")
    await first.beat()
    await there.leave(phone)
    await second.calm()
    await first.beat()
    assert here.table.people[0].worker == first.worker
    assert await stands_as_stored(first, here)


async def test_whoever_is_here_is_noticed_although_they_went_elsewhere_meanwhile(
    sqlite_url: str, workers: Make
) -> None:
    """What another worker stored of it is read in passing, when a command comes in."""
    first, second = await workers(sqlite_url), await workers(sqlite_url)
    code, room, ann = await opened(first)
    there, phone = await come(second, code, "Ann")
    await there.leave(phone)
    await second.calm()
    await room.do(ann, c.Say(ann.id(), "Here I am."))
    assert present(room) == [False]
    await first.beat()
    assert present(room) == [True]
    assert await stands_as_stored(first, room)


async def test_a_reloaded_page_does_not_leave_the_table(sqlite_url: str, workers: Make) -> None:
    worker = await workers(sqlite_url, alone=True)
    worker.linger = 600
    code, room, ann = await opened(worker)
    seq = room.table.seq
    await room.leave(ann)
    await worker._beat()  # nobody looks on, and still the room is needed
    same, _ = await come(worker, code, "Ann", after=seq)
    assert same is room
    assert ann.person is not None
    await room.presence.miss(ann.person, worker.now())  # as ten minutes later
    assert present(room) == [True]
    assert await kinds(worker, code, seq) == []


async def test_leaving_is_told_even_if_it_could_not_be_stored_at_first(
    sqlite_url: str, workers: Make
) -> None:
    worker = await workers(sqlite_url, alone=True)
    _, room, (ann, bob, _) = await started(worker)
    failed = 0

    async def fail() -> None:
        nonlocal failed
        failed += 1
        if failed < 3:
            raise StoreError("the disk is full")

    worker.store.before = fail
    await room.leave(ann)
    await worker.calm()
    assert failed == 3
    assert [one["event"]["kind"] for one in bob.news()] == ["gone"]


async def test_whoever_enters_a_room_that_was_just_let_go_comes_again(
    sqlite_url: str, workers: Make
) -> None:
    worker = await workers(sqlite_url, alone=True)
    code, room, ann = await opened(worker)
    await room.leave(ann)
    await worker.calm()
    found = await worker.room(code)  # then the connection takes a moment
    await worker.beat()
    with pytest.raises(Refused, match="server-stopping"):
        await found.enter(ann, 0)
    again, _ = await come(worker, code, "Ann")
    assert worker.rooms == {code: again}


async def test_whoever_comes_back_to_a_room_read_anew_has_not_left(
    sqlite_url: str, workers: Make
) -> None:
    worker = await workers(sqlite_url, alone=True)
    code, room, ann = await opened(worker)
    _, cid = await come(worker, code, "Cid")
    await room.do(cid, c.Sit("c"))
    seq = room.table.seq
    worker._drop(code, "server-stopping")
    for who in (ann, cid):
        await room.leave(who)
    again, _ = await come(worker, code, "Ann")
    await worker.calm()
    assert present(again) == [True, False]
    assert await kinds(worker, code, seq) == ["Gone"]


async def test_words_that_are_deleted_disconnect_nobody(database_url: str, workers: Make) -> None:
    first, second = await workers(database_url), await workers(database_url)
    code, here, (_, bob, _) = await started(first, clock="days")
    there, olga = await come(second, code, "Olga")
    await there.do(olga, c.Say("o", "my own words"))
    await first.beat()
    guest = GuestRow(olga.caller.guest, "Olga", "en", 0, 0)
    await erase(second, guest)
    await first._heard(code, 0)  # as the relay tells it
    await first.calm()
    assert (bob.bye, olga.bye) == ("", "server-no-guest")
    for room in (here, there):
        assert room.table.people[3].name == "–"
    state = bob.got[-1]
    assert state["type"] == "state"
    assert "my own words" not in json.dumps(state)
    turn = here.table.deciding
    assert turn is not None and here.table.match is not None
    for who in (looker for looker in here.audience.devices if looker.seat == turn):
        await here.do(who, c.Play("x", str(here.table.match.round.legal_moves()[0])))
    assert "moved" in short(bob.got)[-1]
    assert (first.rooms[code], second.rooms[code]) == (here, there)
    await there.hear(here.table.seq)
    for worker, room in ((first, here), (second, there)):
        assert await stands_as_stored(worker, room)


# --- workers that come and go ---------------------------------------------------------------


async def test_people_of_a_worker_that_stops_are_gone_at_once(
    sqlite_url: str, workers: Make
) -> None:
    first, second = await workers(sqlite_url), await workers(sqlite_url)
    code, room, _ = await opened(first)
    there, bob = await come(second, code, "Bob")
    await there.do(bob, c.Sit("b"))
    for looker in list(room.audience.devices):
        await room.leave(looker)
    await first.close()
    await second.beat()
    assert present(there) == [False, True]
    assert second.keeps(code)
    assert await stands_as_stored(second, there)


async def test_people_of_a_dead_worker_are_away_before_the_first_comes_back(
    sqlite_url: str, workers: Make
) -> None:
    """Else time would have passed at the table while there was no server."""
    dead = await workers(sqlite_url, alone=True)
    code, room, _ = await started(dead)
    bank = room.table.clock.bank
    worker = await workers(sqlite_url, alone=True, ahead=2 * bank)
    ann = asyncio.create_task(come(worker, code, "Ann"))
    while code not in worker.rooms:
        await asyncio.sleep(0)
    again, _ = await come(worker, code, "Bob")  # the earliest that anybody can
    await ann
    await come(worker, code, "Cid")
    entries = await kinds(worker, code, room.table.seq)
    assert entries == ["Gone"] * 3 + ["Here"] * 3
    end = deadline(again.table)
    assert end is not None
    assert bank - 10_000 < end - worker.now() <= bank


async def test_whoever_is_also_here_is_not_gone_with_another_worker(
    sqlite_url: str, workers: Make
) -> None:
    first, second = await workers(sqlite_url), await workers(sqlite_url)
    code, here, ann = await opened(first)
    await come(second, code, "Ann")
    there, bob = await come(second, code, "Bob")
    await there.do(bob, c.Sit("b"))
    await first.beat()
    seq = here.table.seq
    assert [person.worker for person in here.table.people] == [second.worker] * 2
    first.ahead = 60_000  # the second has been silent for a minute
    await first.beat()
    assert [person.worker for person in here.table.people] == [first.worker, ""]
    assert await kinds(first, code, seq) == ["Here", "Gone"]
    assert short(ann.news())[-2:] == [f"{seq + 1} here", f"{seq + 2} gone"]
