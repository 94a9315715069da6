"""A table and its log: what happens when other workers are faster, or storing fails."""

import asyncio

import pytest

from motherlode.server.live.stored_table import TRIES
from motherlode.server.storage.database import Conflict, StoreError
from motherlode.table import Caller, Refused
from motherlode.table import commands as c
from motherlode.table import entries as e
from tests.server.live.rooms import (
    Make,
    come,
    kinds,
    logged,
    nothing,
    opened,
    present,
    short,
    stands_as_stored,
    started,
)

pytestmark = pytest.mark.anyio


# --- another worker was faster ---------------------------------------------------------------


async def test_conflict_is_told_in_order_and_answered_once(
    database_url: str, workers: Make
) -> None:
    first, second = await workers(database_url), await workers(database_url)
    code, here, ann = await opened(first)
    there, bob = await come(second, code, "Bob")
    seq = there.table.seq
    await there.do(bob, c.Say("b", "I am first"))  # the first worker hears nothing of it
    await here.do(ann, c.Say("a", "no, I am"))
    # Bob's coming and words take three entries.
    assert short(ann.news()) == [
        f"{seq + 1} met",
        f"{seq + 2} here",
        f"{seq + 3} said",
        f"{seq + 4} said!",
    ]
    await second.beat()
    # Bob is known since the first words, and so gets the state as it is for them.
    assert short(bob.news())[-3:] == [f"{seq + 3} said!", "state", f"{seq + 4} said"]
    for worker, room in ((first, here), (second, there)):
        assert await stands_as_stored(worker, room)


async def test_after_a_conflict_a_command_is_decided_anew(database_url: str, workers: Make) -> None:
    first, second = await workers(database_url), await workers(database_url)
    code, here, _ = await opened(first)
    _, cid = await come(first, code, "Cid")
    there, bob = await come(second, code, "Bob")
    await there.do(bob, c.Sit("b", 1))
    with pytest.raises(Refused, match="table-taken"):
        await here.do(cid, c.Sit("c", 1))
    assert "sat" in short(cid.got)[-1]
    await here.do(cid, c.Sit("d", 2))
    assert [seat.person for seat in here.table.seats] == [0, 1, 2]
    assert await stands_as_stored(first, here)


async def test_a_command_given_to_two_workers_is_done_once(
    database_url: str, workers: Make
) -> None:
    first, second = await workers(database_url), await workers(database_url)
    code, here, ann = await opened(first)
    there, same = await come(second, code, "Ann")
    words = c.Say("once", "hello")
    await asyncio.gather(here.do(ann, words), there.do(same, words))
    said = [n for n, stored in enumerate(await logged(first, code), 1) if stored.id == "once"]
    assert len(said) == 1
    for who in (ann, same):
        answers = [m for m in who.got if m.get("ack") == "once" or m.get("id") == "once"]
        assert [answer["seq"] for answer in answers] == said
    await here.do(ann, words)  # and much later
    assert ann.got[-1] == {"type": "ack", "id": "once", "seq": said[0]}


async def test_whoever_is_always_too_late_is_refused_and_nothing_is_stored(
    sqlite_url: str, workers: Make
) -> None:
    first, second = await workers(sqlite_url), await workers(sqlite_url)
    code, here, ann = await opened(first)
    there, _ = await come(second, code, "Ann")
    shouting = 0

    async def shout() -> None:
        nonlocal shouting
        shouting += 1
        await there.add([e.Renamed(0, f"Ann {shouting}")])

    first.store.before = shout
    with pytest.raises(Conflict, match="always faster"):
        await here.do(ann, c.Say("a", "hello"))
    first.store.before = nothing
    assert shouting == TRIES
    assert await stands_as_stored(first, here)
    assert all(stored.id != "a" for stored in await logged(first, code))
    await here.do(ann, c.Say("a", "hello"))
    assert short(ann.news())[-1].endswith("said!")


async def test_what_nobody_asked_for_is_not_lost_in_a_conflict(
    sqlite_url: str, workers: Make
) -> None:
    first, second = await workers(sqlite_url), await workers(sqlite_url)
    code, here, ann = await opened(first)
    there, bob = await come(second, code, "Bob")
    await there.do(bob, c.Say("1", "one"))
    await here.rename(Caller(ann.caller.guest, "Anna"))
    assert here.table.people[0].name == "Anna"
    await there.do(bob, c.Say("2", "two"))
    await here.add([e.BotSat(1, "random")])
    assert here.table.seats[1].bot == "random"
    await there.do(bob, c.Say("3", "three"))
    await here.leave(ann)
    await first.calm()
    assert present(here) == [False, True]
    await there.do(bob, c.Say("4", "four"))
    await here.enter(ann, 0)
    assert present(here) == [True, True]
    assert await stands_as_stored(first, here)


async def test_whoever_has_seen_more_than_a_worker_knows_gets_no_older_state(
    sqlite_url: str, workers: Make
) -> None:
    first, second = await workers(sqlite_url), await workers(sqlite_url)
    code, here, ann = await opened(first)
    await second.room(code)
    await here.do(ann, c.Say("a", "hello"))
    seen = here.table.seq
    _, again = await come(second, code, "Ann", after=seen)
    state = again.got[0]
    assert state["seq"] >= seen
    assert all(line["seq"] > seen for line in state["log"])


# --- storing fails ---------------------------------------------------------------------------


async def test_what_cannot_be_stored_has_not_happened(sqlite_url: str, workers: Make) -> None:
    worker = await workers(sqlite_url, alone=True)
    _, room, people = await started(worker)
    assert room.table.match is not None
    before, turn = room.table.seq, int(room.table.match.round.turn)
    move = c.Play("x", str(room.table.match.round.legal_moves()[0]))

    async def fail() -> None:
        raise StoreError("the disk is full")

    worker.store.before = fail
    with pytest.raises(StoreError):
        await room.do(people[turn], move)
    assert [who.got for who in people] == [[], [], []]
    assert room.table.seq == before
    assert await stands_as_stored(worker, room)
    worker.store.before = nothing
    await room.do(people[turn], move)
    for seat, who in enumerate(people):
        assert short(who.news()) == [f"{before + 1} moved{'!' if seat == turn else ''}"]
    assert await stands_as_stored(worker, room)


async def test_what_was_stored_although_it_failed_is_told_and_not_done_again(
    sqlite_url: str, workers: Make
) -> None:
    worker = await workers(sqlite_url, alone=True)
    code, room, (ann, bob, cid) = await started(worker)
    seq = room.table.seq

    async def fail() -> None:
        raise StoreError("the connection was lost after the commit")

    worker.store.after = fail
    with pytest.raises(StoreError):
        await room.do(ann, c.Say("a", "hello"))
    worker.store.after = nothing
    assert bob.got == []
    await room.do(cid, c.Say("c", "hi"))
    assert short(bob.news()) == [f"{seq + 1} said", f"{seq + 2} said"]
    ann.news()
    await room.do(ann, c.Say("a", "hello"))
    assert ann.news() == [{"type": "ack", "id": "a", "seq": seq + 1}]
    assert await kinds(worker, code, seq) == ["Said", "Said"]


async def test_cancelled_in_the_middle_of_a_commit(database_url: str, workers: Make) -> None:
    worker = await workers(database_url, alone=True)
    code, room, (ann, bob, _) = await started(worker)
    seq = room.table.seq
    asking = asyncio.create_task(room.do(ann, c.Say("a", "hello")))
    while room.table.seq == seq:  # until it is true in memory, and on its way to the disk
        await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert room.table.seq == seq
    assert bob.got == ann.got == []
    while (await worker.store.seqs([code]))[code] == seq:
        await asyncio.sleep(0.01)
    await worker.beat()  # which finds what nobody told
    assert short(bob.news()) == short(ann.news()) == [f"{seq + 1} said"]
    await room.do(ann, c.Say("a", "hello"))
    assert ann.news() == [{"type": "ack", "id": "a", "seq": seq + 1}]
    assert await stands_as_stored(worker, room)


async def test_next_command_follows_a_cancelled_one_that_is_still_being_stored(
    database_url: str, workers: Make
) -> None:
    worker = await workers(database_url, alone=True)
    code, room, (ann, bob, _) = await started(worker)
    seq = room.table.seq
    asking = asyncio.create_task(room.do(ann, c.Say("a", "hello")))
    while room.table.seq == seq:
        await asyncio.sleep(0)
    asking.cancel()
    await room.do(bob, c.Say("b", "hi"))
    assert short(bob.news()) == [f"{seq + 1} said", f"{seq + 2} said!"]
    assert [stored.id for stored in (await logged(worker, code))[seq:]] == ["a", "b"]
