"""All tables that are live in this process, and what keeps them going."""

import asyncio
import gc
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from random import Random, SystemRandom
from typing import Any, Final

from ...game.message import Message
from ...table import Caller, Refused, Table, Terms, opened, rematch
from ...table import entries as e
from ..limits.measured import measured
from ..monitoring.health import Health
from ..monitoring.logs import event, get
from ..monitoring.metrics import Metrics
from ..settings import Settings
from ..storage.commits import CodeTaken
from ..storage.database import StoreError
from ..storage.rows import ClearRules
from ..storage.store import Store
from .bot_processes import BotProcesses
from .device import Device
from .relay import RedisRelay, Relay
from .room import Room

BEAT: Final = 2.0  # seconds between two signs of life
LEASE: Final = 10_000  # milliseconds that a worker keeps a table beyond its last sign of life
DEAD: Final = 10_000  # milliseconds of silence after which a worker counts as dead
CLEARING: Final = 3600.0
LINGER: Final = 3.0  # seconds after which a lost connection counts: a reload takes less
DAY: Final = 86_400_000
LISTED: Final = 100  # so many tables are listed

# No vowels, so no words; nothing that looks like something else.
LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ2456789"
CODE: Final = 6

logger = get("motherlode.hub")


def read_code(text: str) -> str:
    """A table's code as somebody typed it."""
    code = text.strip().upper()
    if len(code) != CODE or any(letter not in LETTERS for letter in code):
        raise Refused("server-no-table")
    return code


class Hub:
    """The rooms of this worker; storage, bots and the other workers for all of them."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        metrics: Metrics,
        *,
        rng: Random | None = None,
        clock: Callable[[], int] = time.time_ns,
    ) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.rng = rng or SystemRandom()
        self._clock = clock
        store.observe(metrics.entries.observe)
        self.worker = self.rng.randbytes(8).hex()
        self.alone = settings.redis_url is None
        url = settings.redis_url
        self.relay = RedisRelay(url, self.worker) if url else Relay()
        self.bot_processes = BotProcesses(
            settings.bot_processes,
            observe=lambda level, seconds: metrics.thinking_seconds.observe(seconds),
        )
        self.health = Health({"storage": store.prove, "relay": self.relay.prove})
        self.pause = settings.bot_pause
        self.linger = LINGER
        self.rooms: dict[str, Room] = {}
        self.signed_in: dict[bytes, set[Device]] = {}  # devices by the hash of their token
        self.closing = False
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._kept: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._pace = asyncio.Lock()

    # --- its own life ------------------------------------------------------------------------

    async def start(self) -> None:
        """Ready for tables."""
        await self.store.beat(self.worker, self.now())
        await self.relay.start(self._heard)
        await self.bot_processes.start()
        self.spawn(self._look_after())
        self.spawn(self._for_ever(BEAT, self._beat))
        self.spawn(self._for_ever(CLEARING, self._clear))

    async def close(self) -> None:
        """Stop; everything is stored, and the worker that keeps the tables next goes on."""
        self.closing = True
        self.health.close()
        for room in self.rooms.values():
            room.close()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if not self.alone:  # a worker that is alone counts everybody as gone when it starts
            gone = [room.presence.part() for room in self.rooms.values()]
            await asyncio.gather(*gone, return_exceptions=True)
        await self.bot_processes.close()
        await self.relay.close()
        await self._guard(self._part())

    async def _part(self) -> None:
        """Tell the other workers at once what they would find out by themselves."""
        await self.store.beat(self.worker, self.now())
        await self.store.release(list(self._kept), self.worker)

    def now(self) -> int:
        """The time, in milliseconds."""
        return self._clock() // 1_000_000

    def spawn(self, work: Coroutine[Any, Any, object]) -> asyncio.Task[None]:
        """Do something beside; what goes wrong is written down."""
        task = asyncio.get_running_loop().create_task(self._guard(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # if it was cancelled before it began
        return task

    def spawn_later(self, work: Callable[[], Coroutine[Any, Any, object]]) -> None:
        """Begin something from a timer."""
        if not self.closing:
            self.spawn(work())

    async def pace(self) -> None:
        """Wait until nobody else begins long work in the same moment: others come in between."""
        async with self._pace:
            await asyncio.sleep(0)

    async def _guard(self, work: Coroutine[Any, Any, object]) -> None:
        try:
            await work
        except asyncio.CancelledError:
            raise
        except StoreError as error:
            event(logger, "store-failed", level=40, error=str(error))
        except Exception:
            event(logger, "task-failed", level=40)

    async def _for_ever(
        self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]
    ) -> None:
        while True:
            await self._guard(work())
            await asyncio.sleep(seconds)

    async def _beat(self) -> None:
        """A sign of life; and a look at what other workers have done, and which have died."""
        now = self.now()
        if self.worker not in await self.store.workers():  # a backup was restored
            for code in list(self.rooms):
                self._drop(code, "server-stopping")
        await self.store.beat(self.worker, now)
        codes = list(self.rooms)
        if not self.alone:
            await self._keep(codes, now)
        seqs = await self.store.seqs(codes)
        for code in codes:
            if code in seqs:
                await self._heard(code, seqs[code])
            else:
                self._drop(code, "table-closed")
        for code, room in self.rooms.items():
            if self.keeps(code):
                room.time.wind()
            # Read in passing, or when it could not be stored, that somebody is gone goes unnoticed.
            if room.presence.overlooked:
                self.spawn(room.notice())
        await self.sign_out()
        for code in await self.store.due(now, 100):
            self.spawn(self.room(code))
        for code, room in list(self.rooms.items()):
            if room.idle and self.rooms.get(code) is room:
                await self._let_go(code)
        self.metrics.tables.set(len(self.rooms))

    async def _keep(self, codes: Sequence[str], now: int) -> None:
        """Keep tables that nobody else keeps; take over from workers that have died."""
        kept = await self.store.keep_many(codes, self.worker, now, now + LEASE)
        fresh = kept - self._kept
        self._kept = kept | (self._kept - set(codes))  # some may have come meanwhile
        signs = await self.store.workers()
        for code in codes:
            if code in self.rooms:
                await self.rooms[code].recover(signs, code in fresh)

    def living(self, worker: str, signs: Mapping[str, int]) -> bool:
        """Whether a worker is at work, by the last signs of life."""
        silence = self.now() - signs.get(worker, 0)
        return worker == self.worker or (not self.alone and silence < DEAD)

    async def _look_after(self) -> None:
        """After a crash, listed tables still say that people are there: see who is."""
        for row in await self.store.listed(LISTED):
            await self.room(row.code)

    async def _let_go(self, code: str) -> None:
        self.rooms.pop(code).close()
        if code in self._kept:
            self._kept.discard(code)
            await self.store.release([code], self.worker)

    def _drop(self, code: str, why: str) -> None:
        """Forget a table in memory that is not what is stored, or is stored no more."""
        room = self.rooms.pop(code, None)
        if room is not None:
            room.close()
            room.audience.dismiss_all(why)

    async def _clear(self) -> None:
        settings = self.settings
        rules = ClearRules(
            settings.keep_finished_days * DAY,
            settings.keep_idle_days * DAY,
            settings.keep_guests_days * DAY,
        )
        gc.collect()  # see gc_tuning.py
        cleared = await self.store.clear(self.now(), rules)
        await self.store.forget_workers(self.now() - settings.keep_idle_days * DAY)
        counts = cleared._asdict()
        if any(counts.values()):
            event(logger, "cleared", **counts)

    # --- tables ------------------------------------------------------------------------------

    def keeps(self, code: str) -> bool:
        """Whether this worker lets time pass at a table and bots play."""
        return not self.closing and (self.alone or code in self._kept)

    async def room(self, code: str) -> Room:
        """The room of a table, read from storage if need be. Refused if there is none."""
        found = self.rooms.get(code)
        if found is not None:
            return found
        task = self._loading.get(code)
        if task is None:
            task = asyncio.create_task(self._load(code))
            self._loading[code] = task
            task.add_done_callback(lambda _: self._loading.pop(code))
        return await asyncio.shield(task)

    async def read(self, code: str) -> Table | None:
        """A table as it is stored, if there is one."""
        table = Table(code)
        for entry in await self.store.entries(code):
            table.apply(entry.seq, entry.at, e.decode(entry.data))
            if not entry.seq % 200:
                await asyncio.sleep(0)  # a long log must not hold up the others
        return table if table.lines else None

    @measured
    async def _load(self, code: str) -> Room:
        table = await self.read(code)
        if table is None:
            raise Refused("server-no-table")
        room = Room(self, table)
        if not self.alone:
            await self._keep_new(code)
        # Before anybody enters: time must not have passed while there was no server.
        await room.recover(await self.store.workers(), True)
        self.rooms[code] = room
        return room

    async def create(self, terms: Terms, caller: Caller) -> str:
        """A new table. Where it would be one too many, the oldest abandoned one is closed.

        Whoever has that many games with others can still begin one: they may have twice as many.
        """
        entries = opened(terms, caller)
        most = self.settings.tables_per_guest
        owned = await self.store.owned_by(caller.guest)
        spare = len(owned) - most
        for code in owned:
            if spare < 0:
                break
            with suppress(Refused):  # it has just been cleared
                spare -= await (await self.room(code)).abandon(caller.guest)
        if spare >= most:
            raise Refused("server-too-many-tables", most=2 * most)
        return await self._found(entries)

    async def rematch(self, table: Table, caller: Caller) -> str:
        """A new table for the same people."""
        return await self._found(rematch(table, caller))

    async def _found(self, entries: Sequence[e.AnyEntry]) -> str:
        while True:
            code = "".join(self.rng.choice(LETTERS) for _ in range(CODE))
            room = Room(self, Table(code))
            try:
                await room.add(entries)
            except CodeTaken:
                continue
            self.rooms[code] = room
            if not self.alone:
                await self._keep_new(code)
            event(logger, "table-opened")  # without its code, which lets anybody in
            return code

    async def _keep_new(self, code: str) -> None:
        if await self.store.keep(code, self.worker, self.now(), self.now() + LEASE):
            self._kept.add(code)

    async def _heard(self, code: str, seq: int) -> None:
        room = self.rooms.get(code)
        if room is None:
            return
        if seq == 0:
            self.spawn(room.read_anew())
        elif seq > room.table.seq:
            self.spawn(room.hear(seq))

    async def forget(self, code: str) -> None:
        """What is stored of a table was rewritten: read it anew, everywhere."""
        room = self.rooms.get(code)
        if room is not None:
            await room.read_anew()
        self.relay.tell(code, 0)

    # --- guests ------------------------------------------------------------------------------

    @contextmanager
    def device(self, token: bytes, device: Device) -> Iterator[None]:
        """A device that has come with a token, for as long as it is connected."""
        devices = self.signed_in.setdefault(token, set())
        devices.add(device)
        try:
            yield
        finally:
            devices.discard(device)
            if not devices and self.signed_in.get(token) is devices:
                del self.signed_in[token]

    async def sign_out(self, guest: str = "") -> None:
        """Close the devices, of one guest or of all, whose token is good for nothing any more."""
        asked = [
            token
            for token, devices in self.signed_in.items()
            if not guest or any(device.caller.guest == guest for device in devices)
        ]
        known = await self.store.known_tokens(asked)
        for token in asked:
            for device in () if token in known else self.signed_in.get(token, ()):
                device.dismiss(Message("server-no-guest"))
