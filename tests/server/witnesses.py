"""People at tables who remember all that they were told, and whether what is stored agrees."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, suppress
from typing import Any, TypeVar

import pytest

from motherlode.client import Client, Facts, Seat
from motherlode.game.record import read_record
from motherlode.server.storage.store import Store
from motherlode.table import entries as e

PACE = 0.03  # seconds for a move: no faster than a server lets people be


class Witness(Seat):
    """A seat that remembers all it asked for and all it was told, and what was wrong with that."""

    def __init__(self, client: Client, code: str) -> None:
        super().__init__(client, code)
        self.sent: dict[str, Facts] = {}
        self.acked: dict[str, int] = {}
        self.seen: dict[int, Facts] = {}  # what happened, by its number
        self.last = 0
        self.faults: list[str] = []
        self.states = 0
        self.deaf = False  # whether what the server says gets lost

    async def do(self, what: str, **details: object) -> Facts:
        await asyncio.sleep(PACE)
        return await super().do(what, **details)

    async def _send(self, request: Facts) -> None:
        self.sent[request["id"]] = request
        await super()._send(request)

    async def _hear(self, message: Facts) -> None:
        if self.deaf:
            return
        if message["type"] == "state":
            self._hear_state(message)
        elif message["type"] == "event":
            if message["seq"] <= self.last:
                self.faults.append(f"event {message['seq']} came after {self.last}")
            self.seen[message["seq"]] = message["event"]
            self.last = message["seq"]
        answered = message.get("ack") or (message["type"] == "ack" and message["id"])
        if answered:
            if answered in self.acked:
                self.faults.append(f"{answered} was answered twice")
            self.acked[answered] = message["seq"]
        await super()._hear(message)

    def _hear_state(self, state: Facts) -> None:
        if state["seq"] < self.last:
            self.faults.append(f"state {state['seq']} came after {self.last}")
        self.states += 1
        for line in state["log"]:
            seq, event = line["seq"], line["event"]
            if event["kind"] == "moved" and seq <= self.last and self.seen.get(seq) != event:
                self.faults.append(f"move {seq} is another one than was told, or is told late")
            self.seen[seq] = event
        self.last = max(self.last, state["seq"])

    @property
    def moves(self) -> dict[int, tuple[int, str]]:
        """The moves that this seat knows of: by their number, whose and how."""
        moved = {n: event for n, event in self.seen.items() if event["kind"] == "moved"}
        return {n: (event["seat"], event["how"]) for n, event in moved.items()}


AWitness = TypeVar("AWitness", bound=Witness)


@asynccontextmanager
async def present(seat: AWitness) -> AsyncIterator[AWitness]:
    """Be at a table, and remember everything."""
    task = asyncio.create_task(seat._stay())
    try:
        await seat._wait(lambda: bool(seat.state))
        yield seat
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clients that come back as soon as the server is there."""
    monkeypatch.setattr("motherlode.client.LONGEST_WAIT", 0.2)


def witness(client: Client, code: str) -> AbstractAsyncContextManager[Witness]:
    """A witness at a table."""
    return present(Witness(client, code))


async def seated(stack: AsyncExitStack, url: str, people: int, **terms: Any) -> list[Witness]:
    """A table at which people sit, and a game that has begun; bots have the other seats."""
    clients = [await Client.guest(url, f"Dwarf {n}") for n in range(people)]
    code = await clients[0].open_table(**{"fill": "greedy", "clock": "untimed", **terms})
    seats = [await stack.enter_async_context(witness(client, code)) for client in clients]
    for seat in seats[1:]:
        await seat.do("sit")
        await seat.do("ready")
    await seats[0].do("start")
    for seat in seats:
        await seat._wait(lambda seat=seat: bool(seat.game))
    return seats


async def all_told(seats: Sequence[Witness]) -> None:
    """Wait until all are told what one of them knows."""
    newest = max(seat.last for seat in seats)
    for seat in seats:
        await seat._wait(lambda seat=seat: seat.last >= newest)


async def check(database_url: str, seats: list[Witness]) -> int:
    """What is stored is what everybody was told, and what was acknowledged to them; how much."""
    before = [(dict(seat.acked), dict(seat.moves)) for seat in seats]
    store = await Store.open(database_url)
    entries = await store.entries(seats[0].code)
    await store.close()
    log = {entry.seq: e.decode(entry.data) for entry in entries}
    assert list(log) == list(range(1, len(log) + 1))
    moved = {n: s.entry for n, s in log.items() if isinstance(s.entry, e.Moved)}
    ids = [stored.id for stored in log.values() if stored.id]
    assert len(ids) == len(set(ids)), "something was done twice"
    for seat, (acked, known) in zip(seats, before, strict=True):
        await seat._wait(lambda seat=seat: seat.last >= len(log))  # if the game goes on
        assert seat.faults == []
        told = {n: move for n, move in seat.moves.items() if n <= len(log)}
        assert told == {n: (entry.seat, entry.how) for n, entry in moved.items()}
        assert told.items() >= known.items()
        for id, seq in acked.items():
            asked, stored = seat.sent[id], log[seq]
            if asked["do"] == "play":
                assert (stored.id, stored.by) == (id, seat.you["person"])
                assert isinstance(stored.entry, e.Moved)
                assert stored.entry.move == asked["move"]
            elif asked["do"] == "say":
                assert stored.id == id
                assert isinstance(stored.entry, e.Said)
                assert stored.entry.text == asked["text"]
    return len(moved)


async def read(client: Client, code: str) -> int:
    """The record of a finished game keeps the rules from its first move to its last; how many."""
    match = read_record((await client.record(code)).encode())
    assert match.over
    return sum(round.move_count for round in match.rounds)


async def chat(seat: Witness, number: int) -> None:
    """Talk now and then."""
    for line in range(number):
        await seat.do("say", text=f"line {line}")
        await asyncio.sleep(1.0)
