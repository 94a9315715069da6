"""Groups of sockets that play: those at a table of ours, or those of the echo server."""

import asyncio
from collections import Counter
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from motherlode.server.http.guests import digest
from motherlode.server.storage.schema import guests, tokens
from motherlode.server.storage.store import Store

from .wire import Wire, post


class Tally:
    """What was seen of all moves of a run; times in seconds."""

    def __init__(self) -> None:
        self.acks: list[float] = []  # from sending a move to its acknowledgement
        self.spreads: list[float] = []  # to its receipt at the last of all seats
        self.sizes: list[int] = []  # of what the seats were told, in bytes
        self.errors: Counter[str] = Counter()

    def clear(self) -> None:
        """Begin anew; errors stay."""
        self.acks, self.spreads, self.sizes = [], [], []


class Group:
    """Some sockets; when all have received a move, the next one may come."""

    def __init__(self, number: int, tally: Tally) -> None:
        self.tally = tally
        self.address = f"127.0.{number // 250}.{number % 250 + 1}"
        self.wires: list[Wire] = []
        self.moving = False
        self.ready: Callable[[], None] = lambda: None  # called when the next move may come
        self._sent = 0.0
        self._heard = 0

    async def add(self, port: int, path: str, token: str = "") -> None:
        """One more socket."""
        seat = len(self.wires)
        self.wires.append(
            Wire(path, token, lambda text, now: self.hear(seat, text, now), self._lost)
        )
        await self.wires[-1].connect(port, self.address)

    def close(self) -> None:
        for wire in self.wires:
            wire.close()

    def move(self) -> None:
        """Make the next move."""
        self.moving = True
        seat, text = self.choose()
        self._sent = perf_counter()
        self.wires[seat].send(text)

    def choose(self) -> tuple[int, bytes]:
        """The next move, and its seat."""
        raise NotImplementedError

    def hear(self, seat: int, text: bytes, now: float) -> None:
        """A message has come."""
        raise NotImplementedError

    def acked(self, now: float) -> None:
        """The mover has received the acknowledgement."""
        self.tally.acks.append(now - self._sent)

    def told(self, size: int, now: float) -> bool:
        """One more seat has received the move; whether it was the last one."""
        self.tally.sizes.append(size)
        self._heard += 1
        if self._heard < len(self.wires):
            return False
        self._heard = 0
        self.moving = False
        self.tally.spreads.append(now - self._sent)
        return True

    def _lost(self) -> None:
        self.tally.errors["connection lost"] += 1


class EchoGroup(Group):
    """Five sockets that take turns to send something as long as a move."""

    turn = 0

    def choose(self) -> tuple[int, bytes]:
        self.turn = (self.turn + 1) % len(self.wires)
        return self.turn, b'{"do":"play","id":"m1234","move":"NES@3,-1"}'

    def hear(self, seat: int, text: bytes, now: float) -> None:
        if seat == self.turn:
            self.acked(now)
        if self.told(len(text), now):
            self.ready()


class _Kind(msgspec.Struct, frozen=True):
    kind: str = ""


class _Table(msgspec.Struct, frozen=True):
    stage: str = ""


class _Game(msgspec.Struct, frozen=True):
    turn: int | msgspec.UnsetType | None = msgspec.UNSET
    legal: list[str] | None = None


class _Message(msgspec.Struct, frozen=True):
    """The parts of a message that a random player needs."""

    type: str
    seq: int = 0
    event: _Kind = _Kind()
    table: _Table = _Table()
    game: _Game | None = None
    ack: str = ""
    id: str = ""
    error: Any = None


_read = msgspec.json.Decoder(_Message).decode


class Table(Group):
    """A table of ours, whose people make random legal moves."""

    def __init__(
        self, number: int, tally: Tally, port: int, people: list[str], rounds: int = 10
    ) -> None:
        super().__init__(number, tally)
        self.port = port
        self.number = number
        self.people = people
        self.rounds = rounds
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.rng = Random(number)
        self.stage = ""
        self.turn = 0
        self.code = ""
        self.legal: list[list[str]] = [[] for _ in people]
        self.seqs = [0] * len(people)
        self._path = ""
        self._asked = 0
        self._answers: dict[str, asyncio.Future[bool]] = {}

    # --- before the game ---------------------------------------------------------------------

    async def open(self) -> None:
        """A new table, and its host there."""
        options = {"rounds": self.rounds}
        terms = {"seats": len(self.people), "clock": "untimed", "options": options}
        table = await post(self.port, self.address, "/api/tables", self.people[0], terms)
        self.find(table["code"])
        await self.come(0)

    def find(self, code: str) -> None:
        """From now on this is the table of that code."""
        self.code = code
        self._path = f"/api/tables/{code}/socket"

    async def come(self, seat: int) -> None:
        """A guest comes to the table; tries again if it was just being unloaded."""
        while True:
            entered = self._answer_to(f"enter {seat}")
            await self.add(self.port, self._path, self.people[seat])
            if await entered:
                return
            self.wires.pop()

    async def sit(self) -> None:
        """All take their seats, and the game begins."""
        for seat in range(1, len(self.people)):
            await self._ask(seat, {"do": "sit", "seat": seat})
            await self._ask(seat, {"do": "ready"})
        await self._all_told()  # another worker may have a word to say
        await self._ask(0, {"do": "start"})
        while self.stage != "playing":
            await asyncio.sleep(0.01)
        await self._all_told()

    async def _all_told(self) -> None:
        while 0 in self.seqs or len(set(self.seqs)) > 1:
            await asyncio.sleep(0.01)

    async def _ask(self, seat: int, request: dict[str, object]) -> None:
        id = self._new_id()
        answer = self._answer_to(id)
        self.wires[seat].send(msgspec.json.encode(request | {"id": id}))
        await answer

    def _answer_to(self, what: str) -> asyncio.Future[bool]:
        self._answers[what] = asyncio.get_running_loop().create_future()
        return self._answers[what]

    def _new_id(self) -> str:
        self._asked += 1
        return f"m{self.number}-{self._asked}"

    # --- the game ----------------------------------------------------------------------------

    def choose(self) -> tuple[int, bytes]:
        move = self.rng.choice(self.legal[self.turn])
        return self.turn, b'{"do":"play","id":"%b","move":"%b"}' % (
            self._new_id().encode(),
            move.encode(),
        )

    def hear(self, seat: int, text: bytes, now: float) -> None:
        message = _read(text)
        if message.type == "refusal" or message.type == "bye":
            self._refused(seat, message.id, message.error["message"])
            return
        if message.type == "event" and message.seq != self.seqs[seat] + 1:
            self.tally.errors["gap"] += 1
        if message.type == "event" or message.type == "state":
            self.seqs[seat] = message.seq
        self.stage = message.table.stage or self.stage
        if message.game is not None:
            if message.game.legal is not None:
                self.legal[seat] = message.game.legal
            if message.game.turn is not msgspec.UNSET:
                self.turn = message.game.turn or 0
        if self._answers:
            answer = self._answers.pop(message.ack or f"enter {seat}", None)
            if answer is not None:
                answer.set_result(True)
        elif message.ack and self.moving:
            self.acked(now)
        if message.event.kind == "moved" and self.told(len(text), now):
            self._go_on()
        elif message.event.kind == "dealt":
            self._dealt()

    def _refused(self, seat: int, id: str, why: str) -> None:
        answer = self._answers.pop(id or f"enter {seat}", None)
        if answer is not None and why == "server-stopping":
            self.wires[seat].close()
            answer.set_result(False)
            return
        self.tally.errors[why] += 1
        if answer is not None:
            answer.set_exception(RuntimeError(why))

    def _go_on(self) -> None:
        if self.stage == "between":
            for seat in range(len(self.wires)):
                self.wires[seat].send(b'{"do":"next","id":"%b"}' % self._new_id().encode())
        elif self.stage == "playing":
            self.ready()
        elif not self.over.done():
            self.over.set_result(None)

    def _dealt(self) -> None:
        """One more seat has seen its new cards."""
        self._heard += 1
        if self._heard == len(self.wires):
            self._heard = 0
            self.ready()


async def new_people(url: str, count: int) -> list[str]:
    """Write new guests straight into a database; their tokens."""
    people = [f"person-{number}" for number in range(count)]
    store = await Store.open(url)
    async with store.database.writing() as connection:
        await connection.execute(
            guests.insert(),
            [{"id": p, "name": p, "language": "en", "created": 0, "seen": 1 << 50} for p in people],
        )
        await connection.execute(
            tokens.insert(),
            [{"hash": digest(p), "guest": p, "created": 0, "seen": 1 << 50} for p in people],
        )
    await store.close()
    return people
