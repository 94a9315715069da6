"""Rooms with a real hub and a real store: leaving for good, and the end."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

from motherlode.game.message import Refused
from motherlode.game.record import read_record, write_record
from motherlode.server.http.api import Api
from motherlode.server.live.bot_processes import Thought
from motherlode.server.privacy import export
from motherlode.server.storage.rows import EntryRow, GuestRow
from motherlode.table import commands as c
from motherlode.table import entries as e
from tests.server.live.rooms import (
    Make,
    come,
    logged,
    opened,
    play_out,
    short,
    started,
)
from tests.server.real_servers import serving

pytestmark = pytest.mark.anyio


async def test_rematch_pressed_by_two_at_once_is_one_table(sqlite_url: str, workers: Make) -> None:
    worker = await workers(sqlite_url, alone=True)
    code, room, people = await started(worker)
    await play_out(room, people)
    ann, bob, _ = people
    await asyncio.gather(room.do(ann, c.Rematch("a")), room.do(bob, c.Rematch("b")))
    made = [s.entry.code for s in await logged(worker, code) if isinstance(s.entry, e.Rematched)]
    assert len(made) == 1
    assert sorted(worker.rooms) == sorted([code, made[0]])
    for who, id in ((ann, "a"), (bob, "b")):
        assert [m["seq"] for m in who.got if id in (m.get("ack"), m.get("id"))] == [room.table.seq]
    new = (await worker.room(made[0])).table
    assert [person.name for person in new.players()] == ["Ann", "Bob", "Cid"]


async def test_rematch_pressed_on_two_workers_is_one_table(
    database_url: str, workers: Make
) -> None:
    first, second = await workers(database_url), await workers(database_url)
    code, here, people = await started(first)
    await play_out(here, people)
    there, bob = await come(second, code, "Bob")
    await first.beat()
    await asyncio.gather(here.do(people[0], c.Rematch("a")), there.do(bob, c.Rematch("b")))
    made = [s.entry.code for s in await logged(first, code) if isinstance(s.entry, e.Rematched)]
    assert len(made) == 1
    assert here.table.rematch == there.table.rematch == made[0]
    others = [row for row in await first.store.all_tables(10) if row.code not in (code, made[0])]
    assert {row.stage for row in others} <= {"closed"}
    for who, id in ((people[0], "a"), (bob, "b")):
        assert len([m for m in who.got if id in (m.get("ack"), m.get("id"))]) == 1


async def test_rematch_is_not_lost_when_somebody_talks_meanwhile(
    sqlite_url: str, workers: Make
) -> None:
    first, second = await workers(sqlite_url), await workers(sqlite_url)
    code, here, people = await started(first)
    await play_out(here, people)
    there, bob = await come(second, code, "Bob")
    await there.do(bob, c.Say("b", "again?"))
    await here.do(people[0], c.Rematch("a"))
    assert here.table.rematch in first.rooms
    assert short(people[0].news())[-1].endswith("rematched!")


async def test_summary_follows_the_game(sqlite_url: str, workers: Make) -> None:
    first, second = await workers(sqlite_url), await workers(sqlite_url)
    code, here, people = await started(first)
    there, _ = await come(second, code, "Ann")

    async def shown() -> tuple[str, int]:
        row = await first.store.table(code)
        assert row is not None
        facts = json.loads(row.summary)
        assert facts["stage"] == row.stage
        return facts["stage"], facts["round"]

    assert await shown() == ("playing", 1)
    await there.add([e.Renamed(0, "Anna")])
    await first.beat()
    assert here.table.match is not None
    turn = int(here.table.match.round.turn)
    move = str(here.table.match.round.legal_moves()[0])
    await here.do(people[turn], c.Play("x", move))
    row = await first.store.table(code)
    assert row is not None
    assert json.loads(row.summary)["host"] == "Anna"
    await play_out(here, people)
    assert await shown() == ("over", 1)


async def test_admin_closes_a_table_of_a_running_server(sqlite_url: str) -> None:
    async with serving(sqlite_url) as live:
        ann = await live.guest("Ann")
        code = await ann.open_table(seats=3)
        other = await ann.open_table(seats=3)
        program = str(Path(sys.executable).with_name("motherlode"))
        async with ann.at(code) as seat, ann.at(other) as elsewhere:
            command = [program, "admin", "close", code, "--database", sqlite_url]
            done = await asyncio.to_thread(
                subprocess.run, command, capture_output=True, text=True, check=False
            )
            assert (done.returncode, done.stdout) == (0, f"{code}: closed\n")
            async with asyncio.timeout(30):
                with pytest.raises(Refused, match="table-closed"):
                    await seat.until("over")
            await elsewhere.do("say", text="here it goes on")
        with pytest.raises(Refused, match="table-closed"):
            async with ann.at(code):
                pass


async def test_record_of_a_finished_game_is_whole(sqlite_url: str, workers: Make) -> None:
    worker = await workers(sqlite_url, alone=True)
    code, room, people = await started(worker)
    await play_out(room, people)
    moves = [s.entry.move for s in await logged(worker, code) if isinstance(s.entry, e.Moved)]
    match = read_record(room.time.record())
    assert match.over
    assert match.rounds[0].move_count == len(moves)


async def test_record_is_there_for_workers_that_have_not_heard_of_the_end(
    sqlite_url: str, workers: Make
) -> None:
    first, second = await workers(sqlite_url), await workers(sqlite_url)
    code, room, people = await started(first)
    stale = await second.room(code)
    match = room.table.match
    assert match is not None
    while room.table.stage == "playing":
        who = people[int(match.round.turn)]
        await room.do(who, c.Play(who.id(), str(match.round.legal_moves()[0])))
    assert stale.table.stage == "playing"
    path = f"/api/tables/{code}/record"
    scope = {"type": "http", "method": "GET", "path": path, "headers": [], "query_string": b""}
    answer = await Api(second).record(Request({**scope, "path_params": {"code": code}}))
    assert bytes(answer.body) == write_record(match).encode()


async def test_a_hint_is_for_the_game_as_it_is_stored(
    sqlite_url: str, workers: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bytes] = []

    async def think(level: str, record: bytes, seed: int, **how: Any) -> Thought:
        if "why" not in how:  # a bot at the table
            await asyncio.Event().wait()
        asked.append(record)
        return Thought("", "", {})

    first, second = await workers(sqlite_url), await workers(sqlite_url)
    for worker in (first, second):
        monkeypatch.setattr(worker.bot_processes, "think", think)
    code, room, ann = await opened(first, fill="random", clock="untimed")
    await room.do(ann, c.Start("s"))
    there, phone = await come(second, code, "Ann")
    await room.catch_up()
    match = room.table.match
    assert match is not None
    while not match.round.move_count or room.table.deciding != 0:
        move = str(match.round.legal_moves()[0])
        await room.add([e.Moved(int(match.round.turn), move)])
    there.stored.stale = True  # nothing was heard of it
    await there.do(phone, c.Hint("h"))
    assert asked == [write_record(match).encode()]


async def test_export_of_a_long_log_is_read_in_pieces(
    sqlite_url: str, workers: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = await workers(sqlite_url, alone=True)
    _, room, people = await started(worker)
    await play_out(room, people)
    guest = GuestRow(people[1].caller.guest, "Bob", "en", 0, 0)
    whole = await export(worker.store, guest)
    asked: list[int | None] = []
    read = worker.store.entries

    async def watched(code: str, after: int = 0, most: int | None = None) -> list[EntryRow]:
        asked.append(most)
        return await read(code, after, most)

    monkeypatch.setattr(worker.store, "entries", watched)
    monkeypatch.setattr("motherlode.server.privacy.SOME", 3)
    assert await export(worker.store, guest) == whole
    assert len(asked) > 5 and set(asked) == {3}
    assert len(whole["tables"][0]["entries"]) > 5
