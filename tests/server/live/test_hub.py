"""The hub: rooms are kept, let go and read again; guests open tables, and are signed out."""

import asyncio
import gc
import json
from dataclasses import replace
from pathlib import Path
from weakref import ref

import msgspec
import pytest

from motherlode.server.live.neighbours import Neighbours
from motherlode.table import Caller, Terms
from motherlode.table import commands as c
from motherlode.table import entries as e
from tests.server.live.rooms import (
    DAYS,
    Fake,
    Make,
    come,
    kinds,
    logged,
    nothing,
    opened,
    stands_as_stored,
    started,
)
from tests.server.wires import PATIENCE

pytestmark = pytest.mark.anyio


async def test_idle_room_is_let_go_and_read_again(sqlite_url: str, workers: Make) -> None:
    worker = await workers(sqlite_url)
    code, room, people = await started(worker)
    await worker.beat()
    assert worker.rooms == {code: room}
    for who in people:
        await room.leave(who)
    await worker.calm()
    await worker.beat()
    assert worker.rooms == {}
    row = await worker.store.table(code)
    assert row is not None
    assert row.keeper is None
    again, ann = await come(worker, code, "Ann")
    assert again is not room
    assert again.table.seq == room.table.seq + 1  # Ann is here
    assert ann.got[0]["game"] == json.loads(msgspec.json.encode(room.stored.telling.game(0)))
    assert await stands_as_stored(worker, again)


async def test_a_room_that_is_let_go_leaves_no_garbage(sqlite_url: str, workers: Make) -> None:
    """There is hardly ever a collection that would find a whole table, see gc_tuning.py."""
    worker = await workers(sqlite_url)
    code, room, people = await started(worker)
    kept = [ref(one) for one in (room, room.stored, room.stored.telling, room.audience)]
    for who in people:
        await room.leave(who)
    await worker.calm()
    gc.disable()
    try:
        del room
        await worker.beat()
        assert code not in worker.rooms
        await asyncio.sleep(0.05)
        assert [one() for one in kept] == [None] * len(kept)
    finally:
        gc.enable()


async def test_room_that_is_read_anew_does_nothing_any_more(sqlite_url: str, workers: Make) -> None:
    worker = await workers(sqlite_url, alone=True)
    code, room, (_, bob, _) = await started(worker)
    worker._drop(code, "server-stopping")
    assert bob.bye == "server-stopping"
    seq = room.table.seq
    worker.ahead = DAYS  # everybody's time is up
    room.time.wind()
    await room.recover({}, True)
    await asyncio.sleep(0.05)
    await worker.calm()
    assert await kinds(worker, code, seq) == []


async def test_table_that_comes_during_a_heartbeat_is_kept(sqlite_url: str, workers: Make) -> None:
    worker = await workers(sqlite_url)
    await opened(worker)
    made = []

    async def open_another() -> None:
        worker.store.after = nothing
        made.append((await opened(worker))[0])

    worker.store.after = open_another
    await worker.beat()
    assert worker.keeps(made[0])


async def test_codes_of_new_tables_begin_with_the_servers_share(
    sqlite_url: str, workers: Make
) -> None:
    worker = await workers(sqlite_url, alone=True)
    worker.settings = replace(worker.settings, codes="K7")
    codes = [(await opened(worker))[0] for _ in range(12)]
    assert {code[0] for code in codes} <= {"K", "7"}
    assert len({code[1:] for code in codes}) == 12


async def test_worker_that_has_ended_is_dead_at_once(sqlite_url: str, workers: Make) -> None:
    first, second = await workers(sqlite_url), await workers(sqlite_url)
    code, _, _ = await opened(first)
    there, _ = await come(second, code, "Bob")
    await second.beat()
    assert not second.keeps(code)
    await first.store.ended(first.worker)
    await second.beat()
    assert second.keeps(code)
    assert not any(person.here for person in there.table.people)


class Elsewhere(Neighbours):
    """All tables are another worker's."""

    def ours(self, code: str) -> bool:
        return False


async def test_table_that_is_another_workers_is_kept_for_those_who_came_here_only(
    sqlite_url: str, workers: Make, tmp_path: Path
) -> None:
    worker = await workers(sqlite_url)
    worker.neighbours = Elsewhere(tmp_path, 0)
    code = await worker.create(Terms(seats=3), Caller("guest of Ann", "Ann"))
    assert worker.rooms == {}
    await worker.room(code)  # somebody has asked for its picture
    await worker.beat()
    assert not worker.keeps(code)
    await come(worker, code, "Ann")  # the other worker could not be reached
    await worker.beat()
    assert worker.keeps(code)


async def test_worker_that_was_held_up_itself_takes_nobody_for_dead(
    sqlite_url: str, workers: Make
) -> None:
    first, second = await workers(sqlite_url), await workers(sqlite_url)
    code, _, _ = await opened(first)
    there, _ = await come(second, code, "Bob")
    first.ahead = second.ahead = 60_000  # the database did not answer for a minute
    await second._beat()
    assert not second.keeps(code)
    await first.beat()
    await second._beat()
    assert not second.keeps(code)
    assert all(person.here for person in there.table.people)


async def test_table_over_days_is_woken_after_a_restart(sqlite_url: str, workers: Make) -> None:
    stopped = await workers(sqlite_url, alone=True)
    code, room, _ = await started(stopped, clock="days")
    assert room.table.match is not None
    seq, turn = room.table.seq, int(room.table.match.round.turn)
    await stopped.close()
    early = await workers(sqlite_url, alone=True, ahead=1 * DAYS)
    await early.beat()
    assert early.rooms == {}
    late = await workers(sqlite_url, alone=True, ahead=3 * DAYS)
    await late._beat()
    async with asyncio.timeout(PATIENCE):
        while "Moved" not in await kinds(late, code, seq):
            await asyncio.sleep(0.02)
    moved = [s.entry for s in await logged(late, code) if isinstance(s.entry, e.Moved)]
    assert [(entry.seat, entry.how) for entry in moved] == [(turn, "auto")]
    await late.beat()
    assert late.rooms == {}  # the next one has days again


async def test_abandoned_game_makes_room_for_a_new_one(sqlite_url: str, workers: Make) -> None:
    worker = await workers(sqlite_url, alone=True)
    worker.settings = replace(worker.settings, tables_per_guest=3)
    made: list[str] = []
    for _ in range(4):
        code, room, ann = await opened(worker, fill="random", clock="days")
        await room.do(ann, c.Start(ann.id()))
        if made:
            await room.leave(ann)
        made.append(code)
        await worker.calm()
    stages = [(await worker.room(code)).table.stage for code in made]
    assert stages == ["playing", "closed", "playing", "playing"]  # Ann is at the first one


async def test_game_with_others_is_never_closed_to_make_room(
    sqlite_url: str, workers: Make
) -> None:
    worker = await workers(sqlite_url, alone=True)
    worker.settings = replace(worker.settings, tables_per_guest=1)
    code, room, people = await started(worker)
    for who in people:
        await room.leave(who)
    await worker.calm()
    for name in ("Bob", "Cid"):  # other players may have tables of their own
        await worker.create(Terms(), Fake(name).caller)
    made = [await worker.create(Terms(), people[0].caller) for _ in range(3)]
    stages = [(await worker.room(one)).table.stage for one in (code, *made)]
    assert stages == ["playing", "closed", "closed", "open"]
    await room.part_with(people[0].caller.guest)
    await worker.store.leave(code, people[0].caller.guest)
    await worker.create(Terms(), people[0].caller)
    assert room.table.stage == "playing"
    assert room.table.host == 1


async def test_looking_on_at_tables_of_others_leaves_room_for_ones_own(
    sqlite_url: str, workers: Make
) -> None:
    worker = await workers(sqlite_url, alone=True)
    worker.settings = replace(worker.settings, tables_per_guest=2)
    for number in range(3):
        code = await worker.create(Terms(), Fake(f"Host {number}").caller)
        room, ann = await come(worker, code, "Ann")
        await room.do(ann, c.Phrase(ann.id(), "hello"))
    assert await worker.create(Terms(), Fake("Ann").caller)


async def test_table_counts_for_its_owner_not_for_whoever_passed_it_on(
    sqlite_url: str, workers: Make
) -> None:
    worker = await workers(sqlite_url, alone=True)
    code, room, ann = await opened(worker)
    _, bob = await come(worker, code, "Bob")
    await room.do(bob, c.Sit("b"))
    assert await worker.store.owned_by(ann.caller.guest) == [code]
    await room.do(ann, c.PassHost("a", 1))
    assert await worker.store.owned_by(ann.caller.guest) == []
    assert await worker.store.owned_by(bob.caller.guest) == [code]


async def test_sockets_of_a_token_that_was_given_up_elsewhere_end_at_the_next_heartbeat(
    sqlite_url: str, workers: Make
) -> None:
    first, second = await workers(sqlite_url), await workers(sqlite_url)
    for name in ("ann", "bob"):
        await first.store.add_guest(name, name, "en", name.encode(), 0)
    phone, laptop, other = Fake("Ann"), Fake("Ann"), Fake("Bob")
    with second.device(b"ann", phone), second.device(b"ann", laptop), second.device(b"bob", other):
        await second.beat()
        assert (phone.bye, laptop.bye, other.bye) == ("", "", "")
        await first.store.drop_token(b"ann")
        await second.beat()
        assert (phone.bye, laptop.bye, other.bye) == ("server-no-guest", "server-no-guest", "")
    assert second.signed_in == {}
