"""All tables that are live in this process, and what keeps them going."""

import asyncio
import gc
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from random import Random, SystemRandom
from time import monotonic
from typing import Any, Final

from ...game.message import Message
from ...table import Caller, Refused, Table, Terms, opened, rematch
from ...table import entries as e
from ..limits.measured import measured
from ..monitoring.health import Health
from ..monitoring.logs import event, get
from ..monitoring.metrics import Metrics
from ..settings import LETTERS, Settings
from ..storage.commits import CodeTaken
from ..storage.database import StoreError
from ..storage.rows import ClearRules
from ..storage.store import Store
from .bot_processes import BotProcesses
from .clock import Clock
from .device import Device
from .neighbours import Neighbours
from .relay import RedisRelay, Relay
from .room import Room

BEAT: Final = 2.0  # seconds between two signs of life
QUICK: Final = 1.0  # the same where there are other workers
DEAD: Final = 6000  # milliseconds of silence after which a worker counts as dead
CLEARING: Final = 3600.0
FEW: Final = 100  # tables; with more of them, garbage is collected only once a day
COLLECTING: Final = 86_400.0
LINGER: Final = 3.0  # seconds after which a lost connection counts: a reload takes less
DAY: Final = 86_400_000
LISTED: Final = 100  # so many tables are listed

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
        worker: str = "",
        neighbours: Neighbours | None = None,
        *,
        rng: Random | None = None,
        clock: Clock | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.rng = self._lots = rng or SystemRandom()  # chance at tables; for their codes
        self.clock = clock or Clock()
        store.observe(metrics.entries.observe)
        self.worker = worker or self.rng.randbytes(8).hex()
        self.neighbours = neighbours
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
        self._beaten = self.now()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._pace = asyncio.Lock()
        self._collected = monotonic()

    # --- its own life ------------------------------------------------------------------------

    async def start(self) -> None:
        """Ready for tables."""
        await self._agree()
        await self.store.beat(self.worker, self.now())
        await self.relay.start(self._heard)
        await self.bot_processes.start()
        self.spawn(self._look_after())
        self.spawn(self._for_ever(BEAT if self.alone else QUICK, self._beat))
        self.spawn(self._for_ever(CLEARING, self._clear))

    async def _agree(self) -> None:
        """Go by the time of the other workers; and not back behind what is stored.

        Their clocks and this one differ if the system's clock was set since they started.
        """
        last = await self.store.latest()
        if not self.alone and last and self.now() - last > DEAD:
            await asyncio.sleep(1.5 * QUICK)
            if (sign := await self.store.latest()) > last:  # they live, and it is earlier there
                self.clock.set(sign)
        elif self.now() < last < self.now() + DAY:
            self.clock.set(last)

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
        await self.store.ended(self.worker)

    def now(self) -> int:
        """The time, in milliseconds."""
        return self.clock.now()

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
        if self.alone and not self.rooms:
            self.clock.catch_up()
        now = self.now()
        signs = await self.store.workers()
        if self.worker not in signs:  # a backup was restored
            for code in list(self.rooms):
                self._drop(code, "server-stopping")
        await self.store.beat(self.worker, now)
        codes = list(self.rooms)
        # Whoever was held up itself cannot tell who is dead: perhaps all were.
        if not self.alone and now - self._beaten < DEAD / 2:
            await self._keep(codes, signs)
        self._beaten = now
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

    async def _keep(self, codes: Sequence[str], signs: Mapping[str, int]) -> None:
        """Keep tables that nobody else keeps; take over from workers that have died."""
        others = self._others(signs)
        keepers = await self.store.keepers(codes)
        ours = {code for code, keeper in keepers.items() if keeper == self.worker}
        free = [
            code
            for code, keeper in keepers.items()
            if keeper not in {*others, self.worker} and self._wants(code)
        ]
        taken = await self.store.keep(free, self.worker, others)
        self._kept = ours | taken | (self._kept - set(codes))  # some may have come meanwhile
        for code in codes:
            if code in self.rooms:
                await self.rooms[code].recover(signs, code in taken)

    def _wants(self, code: str) -> bool:
        """Whether time at a table should pass here, if no other worker sees to it."""
        room = self.rooms.get(code)
        return self.ours(code) or (room is not None and bool(room.audience.devices))

    def ours(self, code: str) -> bool:
        """Whether the sockets of a table are handed over to this worker."""
        return self.neighbours is None or self.neighbours.ours(code)

    def living(self, worker: str, signs: Mapping[str, int]) -> bool:
        """Whether a worker is at work, by the last signs of life."""
        silence = self.now() - signs.get(worker, 0)
        return worker == self.worker or (not self.alone and silence < DEAD)

    def _others(self, signs: Mapping[str, int]) -> set[str]:
        return {one for one in signs if one != self.worker and self.living(one, signs)}

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
        # A full collection looks at all tables, meanwhile nobody is answered; see gc_tuning.py.
        if len(self.rooms) < FEW or monotonic() - self._collected > COLLECTING:
            self._collected = monotonic()
            gc.collect()
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
        signs = await self.store.workers()
        await self._keep_new(code, signs)
        # Before anybody enters: time must not have passed while there was no server.
        await room.recover(signs, True)
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
            rest = (self._lots.choice(LETTERS) for _ in range(CODE - 1))
            code = self._lots.choice(self.settings.codes) + "".join(rest)
            room = Room(self, Table(code))
            try:
                await room.add(entries)
            except CodeTaken:
                continue
            if self.ours(code):
                self.rooms[code] = room
                await self._keep_new(code, {})
            else:  # the worker whose table it is reads it when somebody comes
                room.close()
            event(logger, "table-opened")  # without its code, which lets anybody in
            return code

    async def _keep_new(self, code: str, signs: Mapping[str, int]) -> None:
        if not self.alone and self._wants(code):
            self._kept |= await self.store.keep([code], self.worker, self._others(signs))

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
