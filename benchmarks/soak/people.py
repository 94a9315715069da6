"""People who play one game after the other, and a journal of all that the server told them."""

import asyncio
import json
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, Final, TextIO

from motherlode.client import Client, Facts
from motherlode.game.message import Refused
from tests.server.real_servers import play
from tests.server.witnesses import Witness, all_told, present

Tables = Sequence[tuple[int, dict[str, Any]]]  # how many people, and the terms
# Together: bots, hints (for who plays alone), rounds, the expansion, a game over days.
TABLES: Final[Tables] = (
    (3, {"seats": 3, "options": {"rounds": 1}}),
    (1, {"seats": 3, "options": {"rounds": 1}}),
    (2, {"seats": 4, "game": "expansion", "options": {"rounds": 2}}),
    (2, {"seats": 2, "game": "expansion", "clock": "days", "options": {"rounds": 1}}),
)
CALM: Final = 300.0  # seconds in which a game must come to its end once nothing is attacked


class Journal:
    """What people were told, line by line as it came, in a file that the server knows nothing of.

    `ack`: a command was acknowledged; `told`: something happened; `end`: how the table stood when
    a person left it; `record`: of a finished game; `fault`: what no client may be told.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self._file: TextIO = file.open("a")
        self.counts: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.mark = 0.0  # when something was done to the server last
        self.moved: float | None = None  # when the first move since was acknowledged
        self.back: float | None = None  # the same, by a connection that is younger

    def note(self, what: str, code: str, who: str, *details: object) -> None:
        """Write a line, with the time."""
        self.counts[what] += 1
        line = [what, code, who, time.monotonic(), *details]
        self._file.write(json.dumps(line, separators=(",", ":")) + "\n")
        self._file.flush()

    def close(self) -> None:
        """Nothing more is told."""
        self._file.close()

    def begin(self) -> None:
        """Something is done to the server now."""
        self.mark, self.moved, self.back = time.monotonic(), None, None

    def acknowledged(self, connected: float) -> None:
        """A move was acknowledged, by a connection of this age."""
        now = time.monotonic()
        self.moved = self.moved or now
        if connected > self.mark:
            self.back = self.back or now


class Person(Witness):
    """Somebody at a table whose journal is kept."""

    def __init__(self, client: Client, code: str, name: str, journal: Journal) -> None:
        super().__init__(client, code)
        self.name = name
        self.journal = journal
        self._connected = 0.0

    @property
    def number(self) -> int:
        """Which person of the table this is."""
        return next(int(one["person"]) for one in self.table["people"] if one["name"] == self.name)

    def note(self, what: str, *details: object) -> None:
        self.journal.note(what, self.code, self.name, *details)

    async def _converse(self) -> None:
        self._connected = time.monotonic()
        await super()._converse()

    async def _hear(self, message: Facts) -> None:
        kind, faults = message["type"], len(self.faults)
        answered = message.get("ack") or (kind == "ack" and message["id"])
        if answered:
            request = self.sent[answered]
            self.note("ack", answered, message["seq"], request)
            if request["do"] == "play":
                self.journal.acknowledged(self._connected)
        if kind == "refusal":
            self.journal.refused[message["error"]["message"]] += 1
        elif kind == "hint":
            self.note("hint")
        for line in message["log"] if kind == "state" else [message] if kind == "event" else ():
            self.note("told", line["seq"], line["event"])
        await super()._hear(message)
        for fault in self.faults[faults:]:
            self.note("fault", fault)


class Party:
    """People who stay together for an evening: a game, and a rematch, and another one."""

    def __init__(self, journal: Journal, clients: list[Client], code: str, rng: Random) -> None:
        self.journal = journal
        self.clients = clients
        self.code = code
        self.rng = rng
        self.games = 0

    @classmethod
    async def gather(
        cls, journal: Journal, url: str, people: int, terms: dict[str, Any], rng: Random
    ) -> "Party":
        """People at a new table."""
        clients = [await Client.guest(url, f"Dwarf {n}") for n in range(people)]
        opening = {"fill": "greedy", "clock": "untimed", **terms}
        return cls(journal, clients, await clients[0].open_table(**opening), rng)

    async def evening(self, done: Callable[[], bool]) -> None:
        """Play until it is done, and then to the end of the game."""
        while True:
            async with AsyncExitStack() as stack:
                seats = []
                for n, client in enumerate(self.clients):
                    person = Person(client, self.code, f"Dwarf {n}", self.journal)
                    seats.append(await stack.enter_async_context(present(person)))
                await self._game(seats)
                self.games += 1
                finished = done()
                if not finished:
                    await asyncio.gather(*(seat.do("rematch") for seat in seats))
                await all_told(seats)
                await self._leave(seats)
                self.code = seats[0].table["rematch"]
            if finished:
                return

    async def _game(self, seats: list[Person]) -> None:
        if self.games == 0:
            for seat in seats[1:]:
                await seat.do("sit")
        host, *others = seats
        await host._wait(lambda: host.table["host"] == host.number)  # also of a rematch, once there
        for seat in others:
            await seat.do("ready")
        await all_told(seats)  # else the host could not know that they are
        await host.do("start")
        talking = [asyncio.create_task(self._talk(seat)) for seat in seats]
        hints = 0.2 if len(seats) == 1 else 0.0
        await asyncio.gather(*(play(seat, self.rng, hints=hints) for seat in seats))
        for task in talking:
            task.cancel()
        await asyncio.gather(*talking, return_exceptions=True)

    async def _talk(self, seat: Person) -> None:
        """Say something now and then."""
        for line in range(10_000):
            await asyncio.sleep(self.rng.uniform(0.5, 1.5))
            with suppress(Refused):  # too much was said lately
                await seat.do("say", text=f"{seat.name}, line {line}")

    async def _leave(self, seats: list[Person]) -> None:
        while True:
            with suppress(OSError, Refused):  # the server is away
                record = await seats[0].client.record(self.code)
                break
            await asyncio.sleep(0.2)
        seats[0].note("record", record)
        for seat in seats:
            seat.note("end", seat.last, seat.table)


class Evening:
    """Several parties at one server, for as long as something is done to it."""

    def __init__(self, folder: Path) -> None:
        self.journal = Journal(folder / "journal")
        self._over = False
        self.parties: list[Party] = []
        self._tasks: list[asyncio.Task[None]] = []

    @asynccontextmanager
    async def at(self, url: str, rng: Random, tables: Tables = TABLES) -> AsyncIterator[None]:
        """All parties come together and play; in the end they leave everything as it is."""
        try:
            await self._begin(url, rng, tables)
            yield
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            self.journal.close()

    async def _begin(self, url: str, rng: Random, tables: Tables) -> None:
        for people, terms in tables:
            party = await Party.gather(self.journal, url, people, terms, Random(rng.random()))
            self.parties.append(party)
            self._tasks.append(asyncio.create_task(party.evening(lambda: self._over)))
        self.journal.begin()
        await self.move()

    async def until(self, condition: Callable[[], object], seconds: float = 120.0) -> None:
        """Wait for something; what goes wrong at a table meanwhile goes wrong here."""
        async with asyncio.timeout(seconds):
            while not condition():
                for task in self._tasks:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.005)

    async def move(self) -> None:
        """Wait for the first move that is acknowledged since something was done."""
        await self.until(lambda: self.journal.moved)

    async def end(self) -> None:
        """Everybody plays to the end of their game and leaves."""
        self._over = True
        async with asyncio.timeout(CALM):
            await asyncio.gather(*self._tasks)
