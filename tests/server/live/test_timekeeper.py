"""Time at a table: bots play, timers go off, and neither is lost when something goes wrong."""

import asyncio
from typing import Any

import pytest

from motherlode.server.limits.fair_turns import Owner
from motherlode.server.live.bot_processes import Closed, Thought
from motherlode.table import commands as c
from motherlode.table import entries as e
from tests.server.live.rooms import Make, Worker, kinds, opened, started

pytestmark = pytest.mark.anyio


class Bots:
    """Bots that play the first legal move, when they are let."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.asked = 0
        self.fail = False
        self.free = asyncio.Event()

    async def think(self, level: str, record: bytes, seed: int, **_: Any) -> Thought:
        self.asked += 1
        await self.free.wait()
        if self.fail:
            raise Closed
        (room,) = self.worker.rooms.values()
        assert room.table.match is not None
        return Thought(str(room.table.match.round.legal_moves()[0]), "", {})


async def with_bots(worker: Worker) -> tuple[Any, Any, Bots]:
    """A table at which Ann plays with two bots."""
    bots = Bots(worker)
    worker.bot_processes.think = bots.think  # type: ignore[method-assign]
    _, room, ann = await opened(worker, fill="random", clock="untimed")
    await room.do(ann, c.Start(ann.id()))
    return room, ann, bots


async def until_ann_decides(room: Any) -> None:
    async with asyncio.timeout(10):
        while room.table.deciding != 0:
            await asyncio.sleep(0)


async def test_bots_play_one_after_the_other_until_somebody_must_decide(
    sqlite_url: str, workers: Make
) -> None:
    worker = await workers(sqlite_url, alone=True)
    room, _, bots = await with_bots(worker)
    bots.free.set()
    await until_ann_decides(room)
    moved = [line.entry for line in room.table.lines if isinstance(line.entry, e.Moved)]
    assert len(moved) == bots.asked and {entry.how for entry in moved} <= {"bot"}


async def test_what_a_bot_decided_too_late_is_not_done(sqlite_url: str, workers: Make) -> None:
    worker = await workers(sqlite_url, alone=True)
    room, ann, bots = await with_bots(worker)
    bots.free.set()
    await until_ann_decides(room)
    bots.free.clear()
    assert room.table.match is not None
    await room.do(ann, c.Play("p", str(room.table.match.round.legal_moves()[0])))
    await room.add([e.Closed()])  # while the bot thinks
    bots.free.set()
    await worker.calm()
    assert isinstance(room.table.lines[-1].entry, e.Closed)


async def test_a_bot_that_failed_is_asked_again(sqlite_url: str, workers: Make) -> None:
    worker = await workers(sqlite_url, alone=True)
    room, ann, bots = await with_bots(worker)
    bots.free.set()
    await until_ann_decides(room)
    bots.fail = True
    assert room.table.match is not None
    await room.do(ann, c.Play("p", str(room.table.match.round.legal_moves()[0])))
    await worker.calm()
    asked, seq = bots.asked, room.table.seq
    bots.fail = False
    room.time.wind()
    await until_ann_decides(room)
    assert bots.asked > asked and room.table.seq > seq


async def test_a_lost_timer_is_wound_up_again(sqlite_url: str, workers: Make) -> None:
    worker = await workers(sqlite_url, alone=True)
    code, room, _ = await started(worker)
    seq = room.table.seq
    room.time._stop()  # as if it had never been set
    worker.ahead = 600_000
    async with asyncio.timeout(10):
        while room.table.seq == seq:
            room.time.wind()  # as with each heartbeat: while something is being stored it waits
            await asyncio.sleep(0.01)
    assert (await kinds(worker, code, seq))[0] in ("Warned", "Moved", "StoodIn")


async def test_bots_think_for_the_owner_of_the_table(sqlite_url: str, workers: Make) -> None:
    worker = await workers(sqlite_url, alone=True)
    _, room, people = await started(worker)
    for number, who in enumerate(people):
        who.address = f"10.0.0.{number}"
    assert room.time._owner() == Owner("guest of Ann", "10.0.0.0")
    await room.add([e.Hosted(1, passed=True)])
    assert room.time._owner() == Owner("guest of Bob", "10.0.0.1")
    await room.leave(people[1])
    assert room.time._owner() == Owner("guest of Bob", "10.0.0.0")
    for who in (people[0], people[2]):
        await room.leave(who)
    assert room.time._owner() == Owner("guest of Bob", "")
