"""An evening: a table, people, workers and all that goes wrong, from one seed."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from motherlode.server.http.guests import digest
from motherlode.server.storage.rows import PersonRow, TableState
from motherlode.server.storage.store import Store
from motherlode.table import Table, Terms, wakes
from motherlode.table import entries as e
from motherlode.table.telling import summary
from tests.table.tables import NAMES, START, Desk, caller

from .checks import check
from .disk import Disk
from .loop import Loop, Process
from .network import ClientEnd, Network, Redis, Wire
from .people import Person
from .surroundings import surroundings
from .trace import Trace
from .workers import Worker

ENOUGH: Final = 15  # moves after the trouble, if there are so many
TRIES: Final = 10  # how often everything is looked at until nothing happens meanwhile
PATIENCE: Final = 100.0  # seconds without a move after which a table hangs
SCANNED: Final = 5  # of so many evenings one is searched for leaks
LONGEST: Final = 60.0  # seconds that it may take until nothing happens any more
QUIET: Final = 3.0  # seconds after which all workers know everything: more than one sign of life

UNEXPECTED: Final = ("task-failed", "command-failed", "enter-failed")


class Failed(AssertionError):
    """Something was found that must not be."""


class Plan(NamedTuple):
    """What kind of evening it is."""

    alone: bool  # one worker, without Redis
    workers: int
    people: list[str]
    terms: dict[str, Any]
    prelude: int | None  # cards left when it begins; None: the table is opened now
    rounds_before: int
    trouble: float  # seconds
    pace: float  # troubles a second

    @classmethod
    def draw(cls, rng: Random) -> "Plan":
        """Some plan."""
        alone = rng.random() < 0.25
        game = rng.choice(("base", "expansion"))
        seats = rng.choice((3, 3, 3, 4, 5, 6, 10 if game == "base" else 12))
        rounds = rng.choice((1, 1, 1, 2, 3))
        prelude = None if rng.random() < 0.2 else rng.randrange(4, 30)
        terms = {
            "game": game,
            "seats": seats,
            "options": {"rounds": rounds},
            "clock": rng.choice(("10+0", "10+1", "quick", "normal", "untimed")),
            "fill": rng.choice(("random", "greedy")),
            "join": rng.choice(("invited", "anyone", "nobody")),
            "listed": rng.random() < 0.5,
        }
        return cls(
            alone=alone,
            workers=1 if alone else rng.choice((2, 2, 3)),
            people=list(NAMES[: rng.choice((1, 2, 2, 3, 4))]),
            terms=terms,
            prelude=prelude,
            rounds_before=rng.choice((0, rounds - 1)),
            trouble=rng.uniform(2, 12),
            pace=rng.uniform(0.2, 2),
        )


class Evening:
    """Runs from its seed, and is the same each time. `show` gets the trace line by line."""

    def __init__(self, seed: int, file: Path, show: Callable[[str], None] | None = None) -> None:
        self.seed = seed
        self.rng = Random(seed)
        self.plan = Plan.draw(self.rng)
        self.loop = Loop(Random(self.rng.getrandbits(64)))
        self.trace = Trace(self.loop.time, show, str(file.parent))
        self.network = Network(self.loop, self.trace)
        self.redis = Redis(self.network)
        self.disk = Disk(file, self.loop, self.trace)
        self.code = ""
        self.workers: list[Worker] = []
        self.buried: list[Worker] = []
        self.people: list[Person] = []
        self.failures: list[str] = []
        self.down: list[tuple[int, int]] = []  # when there was no worker, in milliseconds
        self._power_is_back = 0.0
        self._reader: sqlite3.Connection | None = None
        self._begins = START + self.rng.choice((1, 60, 5000)) * 1000

    def run(self) -> None:
        """Have it take place. Failed: something was found."""
        self.trace.add("evening", "plan", self.plan)
        handler = _Listener(self)
        logger = logging.getLogger("motherlode")
        level, propagate = logger.level, logger.propagate
        logger.addHandler(handler)
        logger.setLevel(logging.WARNING)
        logger.propagate = False
        try:
            with surroundings(self.loop, self.redis, self.disk):
                self.loop.run(self._main())
        finally:
            self.trace.close()
            logger.removeHandler(handler)
            logger.setLevel(level)
            logger.propagate = propagate

    def end(self) -> None:
        """Nothing is left of it."""
        if self._reader is not None:
            self._reader.close()
        with surroundings(self.loop, self.redis, self.disk):
            self.loop.end()

    # --- what everybody uses -----------------------------------------------------------------

    def now_ns(self) -> int:
        """The time on the wall."""
        return self._begins * 1_000_000 + int(self.loop.time() * 1e9)

    async def connect(self, person: Person, code: str, after: int) -> ClientEnd:
        """A connection to some worker; OSError: there is none."""
        await asyncio.sleep(self.network.delay())
        there = [worker for worker in self.workers if worker.up and worker.alive]
        if not there:
            raise ConnectionRefusedError
        worker = person.rng.choice(there)
        wire = Wire(self.network, person.process, worker.process)
        self.trace.add(person.name, "connects", f"{worker.name} after {after}")
        self.loop.spawn(worker.process, worker.serve(wire, person.caller, code, after))
        return wire.client

    def read(self, query: str, *values: object) -> list[Any]:
        """Look into the database past everything."""
        if self._reader is None:
            self._reader = sqlite3.connect(self.disk.file)
        return self._reader.execute(query, values).fetchall()

    @property
    def scanned(self) -> bool:
        """Whether it is searched for leaks, which takes long."""
        return self.seed % SCANNED == 0

    def fail(self, what: str) -> None:
        """Something must not be so."""
        self.trace.add("evening", "FAILED", what)
        self.failures.append(what)

    # --- the course of the evening -----------------------------------------------------------

    async def _main(self) -> None:
        plan, loop = self.plan, self.loop
        self.people = [Person(self, caller(name)) for name in plan.people]
        await self._prepare()
        watch = loop.create_task(self._watch())
        for _ in range(plan.workers):
            self._start_worker()
        await self._all_up()
        if plan.prelude is None:
            hub = self.workers[0].hub
            founder = self.people[0].caller
            made = hub.create(Terms(**plan.terms), founder)
            self.code = await loop.spawn(self.workers[0].process, made)
        for person in self.people:
            loop.spawn(person.process, person.live(self.code))
        await self._disturb()
        await self._calm()
        await self._play_on()
        for person in self.people:
            person.still = True
        await self._quiet()
        watch.cancel()
        for _ in range(TRIES):
            if await check(self):
                break
            await self._quiet()
        else:
            self.fail("the tables do not come to rest")
        self.failures += loop.failures
        if self.failures:
            raise Failed("\n".join(self.failures))

    async def _prepare(self) -> None:
        """Guests, and a table at which a game was going on when the server was stopped."""
        process = Process("before")
        store = Store(self.disk.database(process))
        for person in self.people:
            guest = person.caller.guest
            await store.add_guest(guest, person.name, "en", digest(guest), START)
        if self.plan.prelude is not None:
            table = played(self.plan, self.rng.getrandbits(32))
            self.code = table.code
            rows = [(line.at, e.encode(line.stored)) for line in table.lines]
            people = [PersonRow(p.number, p.guest, p.seat, table.leads(p)) for p in table.people]
            due = wakes(table) if not table.clock.live else None
            listed = table.terms.listed and table.terms.newcomers
            state = TableState(
                table.stage, listed, table.changed, due, msgspec.json.encode(summary(table))
            )
            await store.append(table.code, 1, rows, state=state, people=people)
        await store.close()

    def _start_worker(self) -> None:
        worker = Worker(self, f"worker {len(self.workers) + len(self.buried) + 1}")
        self.workers.append(worker)
        self.loop.spawn(worker.process, worker.run())

    async def _all_up(self) -> None:
        while not all(worker.up or not worker.alive for worker in self.workers):
            await asyncio.sleep(0.1)

    async def _watch(self) -> None:
        """Start workers anew that have died, and note when there was none."""
        since: int | None = None
        while True:
            for worker in [one for one in self.workers if not one.alive]:
                self.workers.remove(worker)
                self.buried.append(worker)
                wait = self.rng.choice((0.1, 1.0, self.rng.uniform(0, 12)))
                when = max(self.loop.time() + wait, self._power_is_back)
                self.loop.call_at(when, self._start_worker)
            now = self.now_ns() // 1_000_000
            up = any(worker.up for worker in self.workers)
            if not up and since is None:
                since = now
            elif up and since is not None:
                self.down.append((since, now))
                since = None
            await asyncio.sleep(0.05)

    async def _disturb(self) -> None:
        """One trouble after the other."""
        end = self.loop.time() + self.plan.trouble
        rng = self.rng
        troubles = (
            self._kill, self._kill, self._kill_all, self._stop, self._hold, self._cut, self._cut,
            self._cut_all, self._redis_down, self._redis_loses, self._disk_fails, self._disk_full,
        )  # fmt: skip
        while self.loop.time() < end:
            await asyncio.sleep(rng.expovariate(self.plan.pace))
            trouble = rng.choice(troubles)
            self.trace.add("evening", "trouble", trouble.__name__)
            trouble()

    def _some_worker(self) -> Worker | None:
        there = [worker for worker in self.workers if worker.alive and worker.up]
        return self.rng.choice(there) if there else None

    def _kill(self) -> None:
        if worker := self._some_worker():
            worker.process.steps_left = self.rng.randint(1, 80)

    def _kill_all(self) -> None:
        for worker in self.workers:
            worker.process.steps_left = self.rng.randint(1, 80)
        self._power_is_back = self.loop.time() + self.rng.choice((1.0, self.rng.uniform(5, 40)))

    def _stop(self) -> None:
        if worker := self._some_worker():
            for wire in [w for w in self.network.wires if w.server.process is worker.process]:
                wire.lose()
            self.loop.spawn(worker.process, worker.stop())

    def _hold(self) -> None:
        if worker := self._some_worker():
            wait = self.rng.choice((0.2, self.rng.uniform(0, 4), self.rng.uniform(9, 14)))
            worker.process.held_until = self.loop.time() + wait

    def _cut(self) -> None:
        if self.network.wires:
            self.rng.choice(self.network.wires).lose()

    def _cut_all(self) -> None:
        for wire in list(self.network.wires):
            wire.lose()

    def _redis_down(self) -> None:
        self.redis.down = True
        self.loop.call_later(self.rng.uniform(0.3, 8), setattr, self.redis, "down", False)

    def _redis_loses(self) -> None:
        self.redis.losses = self.rng.uniform(0, 0.5)

    def _disk_fails(self) -> None:
        self.disk.trouble = self.rng.uniform(0.01, 0.4)
        self.loop.call_later(self.rng.uniform(0.1, 2), setattr, self.disk, "trouble", 0.0)

    def _disk_full(self) -> None:
        self.disk.full = True
        self.loop.call_later(self.rng.uniform(0.1, 2), setattr, self.disk, "full", False)

    async def _calm(self) -> None:
        """All is well from now on."""
        self.trace.add("evening", "calm")
        self.network.smooth = True
        self.redis.losses = self.disk.trouble = 0.0
        self.redis.down = self.disk.full = False
        for worker in self.workers:
            worker.process.steps_left, worker.process.held_until = None, 0.0
        for person in self.people:
            person.earnest = True

    def _moves(self) -> int:
        (found,) = self.read(
            'SELECT count(*) FROM entries WHERE "table" = ? AND data LIKE ?',
            self.code,
            '%"kind":"moved"%',
        )[0]
        return int(found)

    def stage(self) -> str:
        """Where the table stands, as it is stored."""
        return str(self.read("SELECT stage FROM tables WHERE code = ?", self.code)[0][0])

    async def _play_on(self) -> None:
        """Until the game is over, or long enough to see that it goes on."""
        before = last = self._moves()
        since = self.loop.time()
        while self.stage() not in ("over", "closed") and last - before < ENOUGH:
            await asyncio.sleep(0.5)
            if (moves := self._moves()) != last:
                last, since = moves, self.loop.time()
            elif self.loop.time() - since > PATIENCE:
                self.fail(f"the table hangs: no move for {PATIENCE} seconds")
                return

    async def _quiet(self) -> None:
        """Until nothing more happens."""
        last: object = None
        since = end = self.loop.time()
        while self.loop.time() - since < QUIET and self.loop.time() - end < LONGEST:
            await asyncio.sleep(0.5)
            now = self.read("SELECT code, seq FROM tables ORDER BY code")
            busy = any(device.waits for one in self.people for device in one.devices)
            ready = [worker for worker in self.workers if worker.up]
            if now != last or busy or len(ready) < self.plan.workers:
                last, since = now, self.loop.time()


def played(plan: Plan, seed: int) -> Table:
    """A table at which a game is going on, with so many cards left; nobody has touched a server."""
    players = plan.people[: plan.terms["seats"]]
    desk = Desk(*players, seed=seed, **plan.terms)
    desk.start()
    match = desk.table.match
    assert match is not None and plan.prelude is not None
    for _ in range(plan.rounds_before):
        desk.play_round()
        for person in players:
            if desk.table.stage == "between":
                desk.do(person, "next")
    left = plan.prelude
    desk.play_until(lambda: _cards_left(desk) <= left)
    return desk.table


def _cards_left(desk: Desk) -> int:
    assert desk.table.match is not None
    round = desk.table.match.round
    return len(round.deck()) + sum(len(round.hand(seat)) for seat in range(round.seats))


class _Listener(logging.Handler):
    """Hears what the product writes down, and what it should never have to."""

    def __init__(self, evening: Evening) -> None:
        super().__init__()
        self._evening = evening

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        wrong = record.exc_info[1] if record.exc_info else getattr(record, "fields", "")
        self._evening.trace.add("log", text, repr(wrong))
        if text in UNEXPECTED:
            self._evening.fail(f"{text}: {self.format(record)}")
