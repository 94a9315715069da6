"""Rooms with a real hub and a real store: what happens when others are faster, or things fail."""

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from starlette.requests import Request

from motherlode.game.message import Message
from motherlode.game.record import read_record, write_record
from motherlode.server import room as rooms
from motherlode.server.api import Api
from motherlode.server.database import StoreError
from motherlode.server.erasing import erase, export
from motherlode.server.hub import Hub
from motherlode.server.metrics import Metrics
from motherlode.server.room import TRIES, Room
from motherlode.server.rows import Entry, GuestRow, PersonRow, TableState
from motherlode.server.settings import Settings
from motherlode.server.store import Store
from motherlode.table import Caller, Refused, Table, Terms, deadline
from motherlode.table import commands as c
from motherlode.table import entries as e
from motherlode.table.telling import Telling
from tests.server.live import serving

pytestmark = pytest.mark.anyio

DAYS = 86_400_000
NOBODY = "redis://127.0.0.1:1"  # a Redis that is never asked: all news between workers is lost

Hook = Callable[[], Awaitable[None]]


async def nothing() -> None:
    pass


class Meddled(Store):
    """A store in which something else happens just before or just after it does its work."""

    before: Hook = staticmethod(nothing)
    after: Hook = staticmethod(nothing)

    async def append(
        self,
        code: str,
        first: int,
        rows: Sequence[tuple[int, bytes]],
        *,
        state: TableState,
        people: Sequence[PersonRow] = (),
    ) -> None:
        await self.before()
        await super().append(code, first, rows, state=state, people=people)
        await self.after()

    async def keep_many(
        self, codes: Collection[str], worker: str, now: int, until: int
    ) -> set[str]:
        kept = await super().keep_many(codes, worker, now, until)
        await self.after()
        return kept


class Worker(Hub):
    """A hub whose time and whose heartbeat are in the hands of a test."""

    store: Meddled
    ahead = 0

    def now(self) -> int:
        return super().now() + self.ahead

    async def beat(self) -> None:
        """One heartbeat, and all that it sets off."""
        await self._beat()
        await self.calm()

    async def calm(self) -> None:
        """Wait for everything that goes on beside."""
        while self._tasks:
            await asyncio.wait(self._tasks)


class Fake:
    """Somebody who looks on, and remembers what he is told."""

    def __init__(self, name: str) -> None:
        self.caller = Caller(f"guest of {name}", name)
        self.address = ""
        self.person: int | None = None
        self.seat: int | None = None
        self.got: list[dict[str, Any]] = []
        self.bye = ""
        self.asked = 0

    def push(self, data: bytes) -> None:
        self.got.append(json.loads(data))

    def dismiss(self, error: Message) -> None:
        self.bye = error.id

    def id(self) -> str:
        self.asked += 1
        return f"{self.caller.name}-{self.asked}"

    def news(self) -> list[dict[str, Any]]:
        """What came since the last time."""
        got, self.got = self.got, []
        return got


def short(messages: list[dict[str, Any]]) -> list[str]:
    """Messages in brief: `12 said` is an event, and `12 said!` one that is also an answer."""
    found = []
    for one in messages:
        if one["type"] == "event":
            answers = "!" if "ack" in one else ""
            found.append(f"{one['seq']} {one['event']['kind']}{answers}")
        elif one["type"] == "ack":
            found.append(f"{one['seq']} ack!")
        else:
            found.append(one["type"])
    return found


@pytest.fixture
async def workers() -> AsyncIterator[Callable[..., Awaitable[Worker]]]:
    """Makes workers: `workers(database_url)` is one of several, `alone=True` the only one."""
    made: list[Worker] = []

    async def make(database_url: str, alone: bool = False, ahead: int = 0) -> Worker:
        settings = Settings(
            database_url=database_url,
            redis_url=None if alone else NOBODY,
            bot_processes=1,
            bot_pause=0.0,
        )
        store = await Meddled.open(database_url)
        assert isinstance(store, Meddled)
        worker = Worker(settings, store, Metrics())
        worker.ahead = ahead
        worker.linger = 0.02
        await worker.store.beat(worker.worker, worker.now())
        made.append(worker)
        return worker

    yield make
    for worker in made:
        if not worker.closing:
            await worker.close()
        await worker.store.close()


Make = Callable[..., Awaitable[Worker]]


@pytest.fixture
def sqlite_url(new_database: Callable[..., str]) -> str:
    return new_database("sqlite")


async def come(worker: Worker, code: str, name: str, after: int = 0) -> tuple[Room, Fake]:
    """Somebody looks on at a table, through a worker."""
    room, who = await worker.room(code), Fake(name)
    await room.enter(who, after)
    return room, who


async def opened(worker: Worker, **terms: Any) -> tuple[str, Room, Fake]:
    """A new table with Ann as its host."""
    chosen = Terms(**{"seats": 3, "fill": "", "options": {"rounds": 1}, **terms})
    code = await worker.create(chosen, Fake("Ann").caller)
    room, ann = await come(worker, code, "Ann")
    ann.news()
    return code, room, ann


async def started(worker: Worker, **terms: Any) -> tuple[str, Room, list[Fake]]:
    """A table at which Ann, Bob and Cid play."""
    code, room, ann = await opened(worker, **terms)
    people = [ann]
    for name in ("Bob", "Cid"):
        _, who = await come(worker, code, name)
        await room.do(who, c.Sit(who.id()))
        await room.do(who, c.Ready(who.id()))
        people.append(who)
    await room.do(ann, c.Start(ann.id()))
    for who in people:
        who.news()
    return code, room, people


async def play_out(room: Room, people: list[Fake]) -> None:
    """Play until the game is over."""
    rng = Random(5)
    while room.table.stage == "playing":
        assert room.table.match is not None
        round = room.table.match.round
        legal = [str(move) for move in round.legal_moves()]
        who = people[int(round.turn)]
        await room.do(who, c.Play(who.id(), rng.choice([m for m in legal if "@" in m] or legal)))
    for who in people:
        who.news()


async def logged(worker: Worker, code: str) -> list[e.Stored]:
    """What is stored of a table."""
    return [e.decode(entry.data) for entry in await worker.store.entries(code)]


async def kinds(worker: Worker, code: str, after: int = 0) -> list[str]:
    """What is stored of a table after an entry, in brief."""
    return [type(stored.entry).__name__ for stored in (await logged(worker, code))[after:]]


def present(room: Room) -> list[bool]:
    """Who of the people is connected."""
    return [person.here for person in room.table.people]


async def stands_as_stored(worker: Worker, room: Room) -> bool:
    """Whether a room in memory is what anybody would read from storage."""
    table = Table(room.table.code)
    for entry in await worker.store.entries(table.code):
        table.apply(entry.seq, entry.at, e.decode(entry.data))
    fresh, seats = Telling(table), [None, *range(len(table.seats))]
    return (
        [line.stored for line in table.lines] == [line.stored for line in room.table.lines]
        and fresh.part == room.telling.part
        and all(fresh.game(seat) == room.telling.game(seat) for seat in seats)
    )


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
    # Bob's coming and his words take three entries.
    assert short(ann.news()) == [
        f"{seq + 1} met",
        f"{seq + 2} here",
        f"{seq + 3} said",
        f"{seq + 4} said!",
    ]
    await second.beat()
    # He is known since his first words, and so gets the state as it is for him.
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


async def test_who_is_always_too_late_is_refused_and_nothing_is_stored(
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
    with pytest.raises(Refused, match="server-storage"):
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


async def test_who_has_seen_more_than_a_worker_knows_gets_no_older_state(
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


# --- coming and going ------------------------------------------------------------------------


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


async def test_a_reload_is_not_a_leaving(sqlite_url: str, workers: Make) -> None:
    worker = await workers(sqlite_url, alone=True)
    worker.linger = 0.5
    code, room, ann = await opened(worker)
    seq = room.table.seq
    await room.leave(ann)
    await worker._beat()  # nobody looks on, and still the room is needed
    same, _ = await come(worker, code, "Ann", after=seq)
    assert same is room
    await worker.calm()
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
    assert again.table.seq == room.table.seq + 1  # she is here
    assert ann.got[0]["game"] == json.loads(msgspec.json.encode(room.telling.game(0)))
    assert await stands_as_stored(worker, again)


async def test_who_enters_a_room_that_was_just_let_go_comes_again(
    sqlite_url: str, workers: Make
) -> None:
    worker = await workers(sqlite_url, alone=True)
    code, room, ann = await opened(worker)
    await room.leave(ann)
    await worker.calm()
    found = await worker.room(code)  # then his connection takes a moment
    await worker.beat()
    with pytest.raises(Refused, match="server-stopping"):
        await found.enter(ann, 0)
    again, _ = await come(worker, code, "Ann")
    assert worker.rooms == {code: again}


async def test_room_that_is_read_anew_does_nothing_any_more(sqlite_url: str, workers: Make) -> None:
    worker = await workers(sqlite_url, alone=True)
    code, room, (_, bob, _) = await started(worker)
    await worker._reload(code)
    assert bob.bye == "server-stopping"
    seq = room.table.seq
    worker.ahead = DAYS  # everybody's time is up
    room.wind()
    await room.recover({}, True)
    await asyncio.sleep(0.05)
    await worker.calm()
    assert await kinds(worker, code, seq) == []


async def test_who_comes_back_to_a_room_read_anew_has_not_left(
    sqlite_url: str, workers: Make
) -> None:
    worker = await workers(sqlite_url, alone=True)
    code, room, ann = await opened(worker)
    _, cid = await come(worker, code, "Cid")
    await room.do(cid, c.Sit("c"))
    seq = room.table.seq
    await worker._reload(code)
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
    for who in (looker for looker in here.lookers if looker.seat == turn):
        await here.do(who, c.Play("x", str(here.table.match.round.legal_moves()[0])))
    assert "moved" in short(bob.got)[-1]
    assert (first.rooms[code], second.rooms[code]) == (here, there)
    await there.hear(here.table.seq)
    for worker, room in ((first, here), (second, there)):
        assert await stands_as_stored(worker, room)


# --- who may be there ------------------------------------------------------------------------


async def test_who_is_sent_away_is_let_go_by_every_worker(sqlite_url: str, workers: Make) -> None:
    first, second = await workers(sqlite_url), await workers(sqlite_url)
    code, here, (ann, bob, _) = await started(first)
    there, olga = await come(second, code, "Olga")
    _, phone = await come(second, code, "Bob")
    await there.do(olga, c.Say("o", "Hello"))
    await first.beat()
    await here.do(ann, c.Kick("k1", 3))
    await here.do(ann, c.Kick("k2", 1, ban=True))
    await second.beat()
    assert (olga.bye, bob.bye, phone.bye) == ("table-removed", "table-banned", "table-banned")
    assert short(ann.news())[-1].endswith("stood!")
    again, back = await come(first, code, "Olga")
    assert again is here and back.bye == ""
    for worker in (first, second):
        with pytest.raises(Refused, match="table-banned"):
            await come(worker, code, "Bob")
    await there.leave(phone)
    await here.do(ann, c.Pardon("p", 1))
    await come(first, code, "Bob")


async def test_spectators_are_let_go_in_the_middle_of_a_game(
    sqlite_url: str, workers: Make
) -> None:
    worker = await workers(sqlite_url, alone=True)
    code, room, (ann, bob, _) = await started(worker)
    _, olga = await come(worker, code, "Olga")
    _, pam = await come(worker, code, "Pam")
    await room.do(pam, c.Say("p", "Hello"))
    await room.do(ann, c.Invite("i", 3))
    await room.do(ann, c.Door("d", newcomers=True, spectators=False))
    assert (olga.bye, pam.bye, bob.bye) == ("server-no-spectators", "", "")
    with pytest.raises(Refused, match="server-no-spectators"):
        await come(worker, code, "Olga")
    assert room.table.terms.spectators is False


async def test_newcomers_find_the_door_closed_and_who_is_inside_stays(
    sqlite_url: str, workers: Make
) -> None:
    worker = await workers(sqlite_url, alone=True)
    code, room, ann = await opened(worker, listed=True)
    _, bob = await come(worker, code, "Bob")
    _, olga = await come(worker, code, "Olga")
    await room.do(bob, c.Sit("b"))
    await room.do(ann, c.Door("d", newcomers=False, spectators=True))
    assert (bob.bye, olga.bye) == ("", "")
    with pytest.raises(Refused, match="table-no-newcomers"):
        await come(worker, code, "Cid")
    await come(worker, code, "Bob")
    row = await worker.store.table(code)
    assert row is not None and not row.listed


async def test_who_wishes_for_a_bots_seat_and_is_invited_sees_its_hand(
    sqlite_url: str, workers: Make
) -> None:
    first, second = await workers(sqlite_url), await workers(sqlite_url)
    code, here, ann = await opened(first, fill="random", clock="days")
    await here.do(ann, c.Start("s"))
    there, olga = await come(second, code, "Olga")
    with pytest.raises(Refused, match="table-ask-host"):
        await there.do(olga, c.Sit("o1", 2))
    await there.do(olga, c.Ask("o2", 2))
    assert olga.got[-1]["you"] == {"person": 1, "seat": None, "muted": []}
    assert olga.got[-1]["game"]["hand"] == []
    await first.beat()
    assert here.table.people[1].asks == 2
    await here.do(ann, c.Invite("i", 1))
    await second.beat()
    state = next(one for one in reversed(olga.got) if one["type"] == "state")
    assert state["you"]["seat"] == 2
    assert state["game"]["hand"] != []


async def test_who_looks_on_for_longest_makes_room_for_who_may_sit_down(
    sqlite_url: str, workers: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "ONLOOKERS", 3)
    worker = await workers(sqlite_url, alone=True)
    code, room, ann = await opened(worker, fill="steady")
    lookers = [(await come(worker, code, f"Stranger {number}"))[1] for number in range(5)]
    assert [who.bye for who in lookers] == ["table-crowded"] * 2 + [""] * 3
    _, bob = await come(worker, code, "Bob")
    await room.do(bob, c.Sit("b"))
    await room.do(bob, c.Ready("r"))
    await room.do(ann, c.Start("s"))
    await come(worker, code, "One more")
    with pytest.raises(Refused, match="table-crowded"):
        await come(worker, code, "Too late")
    assert (ann.bye, bob.bye) == ("", "")
    await come(worker, code, "Bob")  # another device of somebody who plays


async def test_who_was_not_heard_in_a_crowd_is_here_when_they_sit_down(
    sqlite_url: str, workers: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = await workers(sqlite_url, alone=True)
    code, room, _ = await opened(worker)
    _, bob = await come(worker, code, "Bob")
    await room.do(bob, c.Say("b1", "Hello"))
    await room.leave(bob)
    await worker.calm()
    monkeypatch.setattr("motherlode.table.limits.CROWD", 0)
    seq = room.table.seq
    _, bob = await come(worker, code, "Bob")
    assert room.table.seq == seq
    with pytest.raises(Refused, match="table-crowded"):
        await room.do(bob, c.Say("b2", "Hello"))
    await room.do(bob, c.Sit("b3"))
    assert await kinds(worker, code, seq) == ["Here", "Sat"]


async def test_founder_is_host_again_by_coming_back(sqlite_url: str, workers: Make) -> None:
    first, second = await workers(sqlite_url), await workers(sqlite_url)
    code, here, ann = await opened(first)
    there, bob = await come(second, code, "Bob")
    await there.do(bob, c.Sit("b"))
    await first.beat()
    await here.leave(ann)
    await first.calm()
    await second.beat()
    second.ahead = 90_000
    await there._tick()
    assert there.table.host == 1
    with pytest.raises(Refused, match="table-kick-founder"):
        await there.do(bob, c.Kick("k", 0, ban=True))
    await come(second, code, "Ann")
    assert there.table.host == 0


async def test_nobody_else_can_tell_that_somebody_mutes(database_url: str, workers: Make) -> None:
    """Neither by what is sent, nor by its numbers, nor by when a table changed."""
    first, second = await workers(database_url), await workers(database_url)
    code, here, (ann, bob, cid) = await started(first, clock="days")
    there, phone = await come(second, code, "Bob")
    _, same = await come(second, code, "Ann")
    await first.beat()
    number, row = here.table.number, await first.store.table(code)
    for who in (ann, bob, cid, phone, same):
        who.news()
    first.ahead = 5000
    for worker_room, who, id in ((here, ann, "m1"), (there, same, "m2")):
        await worker_room.do(who, c.Mute(id, 1, on=id == "m1"))
        for worker in (first, second):
            await worker.beat()
    # Who mutes is told on all devices; one answer each, and the state.
    assert short(ann.news()) == [f"{number} ack!", "state", "state"]
    assert short(same.news()) == ["state", f"{number} ack!", "state"]
    assert bob.got == cid.got == phone.got == []
    after = await first.store.table(code)
    assert row is not None and after is not None
    assert (after.changed, after.summary) == (row.changed, row.summary)
    await here.do(cid, c.Say("c", "Hello"))
    await second.beat()
    assert short(bob.news()) == short(phone.news()) == [f"{number + 1} said"]
    await here.do(ann, c.Mute("m1", 1))  # asked again
    assert ann.got[-1] == {"type": "ack", "id": "m1", "seq": number}
    for worker in (first, second):
        for seen in (number, number + 1):
            _, again = await come(worker, code, "Cid", after=seen)
            state = again.got[0]
            numbers = [line["seq"] for line in state["log"]]
            assert numbers == list(range(seen + 1, state["seq"] + 1))


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
    assert second.devices == {}


# --- leaving for good ------------------------------------------------------------------------


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
    assert stages == ["playing", "closed", "playing", "playing"]  # at the first one she is


async def test_game_with_others_is_never_closed_to_make_room(
    sqlite_url: str, workers: Make
) -> None:
    worker = await workers(sqlite_url, alone=True)
    worker.settings = replace(worker.settings, tables_per_guest=1)
    code, room, people = await started(worker)
    for who in people:
        await room.leave(who)
    await worker.calm()
    for name in ("Bob", "Cid"):  # who only plays there may have tables of their own
        await worker.create(Terms(), Fake(name).caller)
    with pytest.raises(Refused, match="server-too-many-tables"):
        await worker.create(Terms(), people[0].caller)
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


# --- workers that come and go ----------------------------------------------------------------


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


async def test_people_of_a_worker_that_stops_are_gone_at_once(
    sqlite_url: str, workers: Make
) -> None:
    first, second = await workers(sqlite_url), await workers(sqlite_url)
    code, room, _ = await opened(first)
    there, bob = await come(second, code, "Bob")
    await there.do(bob, c.Sit("b"))
    for looker in list(room.lookers):
        await room.leave(looker)
    await first.close()
    await second.beat()
    assert present(there) == [False, True]
    assert second.keeps(code)
    assert await stands_as_stored(second, there)


async def test_all_who_were_there_are_gone_before_the_first_one_is_back(
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


async def test_who_is_also_here_is_not_gone_with_another_worker(
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
    for _ in range(200):
        if "Moved" in await kinds(late, code, seq):
            break
        await asyncio.sleep(0.02)
    moved = [s.entry for s in await logged(late, code) if isinstance(s.entry, e.Moved)]
    assert [(entry.seat, entry.how) for entry in moved] == [(turn, "auto")]
    await late.beat()
    assert late.rooms == {}  # the next one has days again


# --- the end ---------------------------------------------------------------------------------


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
            async with asyncio.timeout(10):
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
    match = read_record(room._record())
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

    async def watched(code: str, after: int = 0, most: int | None = None) -> list[Entry]:
        asked.append(most)
        return await read(code, after, most)

    monkeypatch.setattr(worker.store, "entries", watched)
    monkeypatch.setattr("motherlode.server.erasing.SOME", 3)
    assert await export(worker.store, guest) == whole
    assert len(asked) > 5 and set(asked) == {3}
    assert len(whole["tables"][0]["entries"]) > 5
