"""Rooms of workers whose time and storage are in the hands of a test, and devices at them."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Collection, Sequence
from random import Random
from typing import Any

from motherlode.game.message import Message
from motherlode.server.live.hub import Hub
from motherlode.server.live.room import Room
from motherlode.server.storage.rows import PersonRow, TableState
from motherlode.server.storage.store import Store
from motherlode.table import Caller, Table, Terms
from motherlode.table import commands as c
from motherlode.table import entries as e
from motherlode.table.telling import Telling

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

    async def keep(self, codes: Collection[str], worker: str, others: Collection[str]) -> set[str]:
        kept = await super().keep(codes, worker, others)
        await self.after()
        return kept


class Worker(Hub):
    """A hub whose time and whose heartbeat are in the hands of a test."""

    store: Meddled
    ahead = 0

    def now(self) -> int:
        return super().now() + self.ahead

    async def beat(self) -> None:
        """One heartbeat, in time, and all that it sets off."""
        self._beaten = self.now()
        await self._beat()
        await self.calm()

    async def calm(self) -> None:
        """Wait for everything that goes on beside."""
        while self._tasks:
            await asyncio.wait(self._tasks)


class Fake:
    """Somebody who watches, and remembers what they are told."""

    def __init__(self, name: str, screen: bool = False) -> None:
        self.caller = Caller(f"guest of {name}", name)
        self.address = ""
        self.screen = screen
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


Make = Callable[..., Awaitable[Worker]]


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
        and fresh.part == room.stored.telling.part
        and all(fresh.game(seat) == room.stored.telling.game(seat) for seat in seats)
    )
