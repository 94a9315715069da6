"""How workers tell each other that a table has new entries; the database has the entries."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from random import uniform
from time import monotonic
from typing import Final

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from ..monitoring.logs import event, get

CHANNEL: Final = "motherlode:news"
RETRY: Final = (0.25, 5.0)  # seconds until Redis is tried again, at first and at most
LATE: Final = 10.0  # seconds after which everybody should have reached it again
PULSE: Final = 5.0  # seconds of silence after which a worker says something to itself
DEAF: Final = 15.0  # seconds of silence after which a connection counts as dead
ECHO: Final = "echo"  # in the place of a code: what a worker says to itself
ECHO_S: Final = 3.0  # seconds that may take
NEWS: Final = re.compile(rb"(\S{1,64}) (\S{1,16}) (\d{1,15})")  # worker, code, last entry

Heard = Callable[[str, int], Awaitable[None]]
logger = get("motherlode.relay")


class Relay:
    """Carries news of tables: a code and the last entry; 0 stands for "read it all anew".

    This one is for a worker that is alone.
    """

    async def start(self, heard: Heard) -> None:
        """Listen from now on."""

    def tell(self, code: str, seq: int) -> None:
        """Tell the other workers, soon."""

    async def prove(self) -> None:
        """Say something, and hear it."""

    async def close(self) -> None:
        """Be silent."""


class RedisRelay(Relay):
    """One channel for all tables. News that gets lost is found by asking the database."""

    def __init__(self, url: str, worker: str) -> None:
        # Once more at once, on a new connection; when to try again after that is decided here.
        once = Retry(NoBackoff(), 1)
        self._redis: Redis = Redis.from_url(
            url, socket_timeout=5, socket_connect_timeout=5, retry=once
        )
        self._worker = worker
        self._tasks: list[asyncio.Task[None]] = []
        self._news: dict[str, int] = {}  # to be told: only the newest of each table matters
        self._wake = asyncio.Event()
        self._numbers = count(1)
        self._echoed = 0  # the number of the last echo heard
        self._echo = asyncio.Condition()

    async def start(self, heard: Heard) -> None:
        """Listen from now on. Raises RedisError if nobody answers there."""
        answer = self._redis.ping()
        assert not isinstance(answer, bool)
        await answer
        self._tasks = [
            asyncio.create_task(self._for_ever("listen", lambda: self._listen(heard))),
            asyncio.create_task(self._for_ever("speak", self._speak)),
        ]

    def tell(self, code: str, seq: int) -> None:
        """Tell the other workers, soon."""
        # To read it all anew includes whatever else is new.
        self._news[code] = seq if self._news.get(code) != 0 else 0
        self._wake.set()

    async def _for_ever(self, doing: str, work: Callable[[], Awaitable[None]]) -> None:
        """Begin anew whatever ends it; the longer it does not last, the later."""
        wait, most = RETRY
        while True:
            begun = monotonic()
            try:
                await work()
            except Exception as error:
                error_text = str(error) or repr(error)
                event(logger, "relay-failed", level=30, doing=doing, error=error_text)
            if monotonic() - begun > most:
                wait = RETRY[0]
            await asyncio.sleep(uniform(wait / 2, wait))
            wait = min(2 * wait, most)

    async def _speak(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            news, self._news = self._news, {}
            try:
                pipe = self._redis.pipeline(transaction=False)
                for code, seq in news.items():
                    pipe.publish(CHANNEL, f"{self._worker} {code} {seq}")
                await pipe.execute()
            except Exception:
                for code, seq in news.items():
                    if seq == 0:  # nobody finds that in the database
                        asyncio.get_running_loop().call_later(LATE, self.tell, code, seq)
                raise

    async def _listen(self, heard: Heard) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(CHANNEL)
            await self._hear(channel, heard)

    async def _hear(self, channel: PubSub, heard: Heard) -> None:
        last = monotonic()
        while True:
            message = await channel.get_message(timeout=PULSE)
            if message is not None:
                last = monotonic()
                await self._take(message["data"], heard)
            elif monotonic() - last > DEAF:
                raise RedisError("it has gone silent")
            else:
                self.tell(ECHO, next(self._numbers))

    async def _take(self, data: object, heard: Heard) -> None:
        """Do what a message asks for; one that is odd, or comes to nothing, is passed over."""
        found = NEWS.fullmatch(data) if isinstance(data, bytes) else None
        if found is None:
            event(logger, "relay-odd-message", level=30)
            return
        worker, code, seq = found[1].decode("latin-1"), found[2].decode("latin-1"), int(found[3])
        if worker == self._worker:
            if code == ECHO:
                async with self._echo:
                    self._echoed = max(self._echoed, seq)
                    self._echo.notify_all()
        elif code != ECHO:
            try:
                await heard(code, seq)
            except Exception:
                event(logger, "task-failed", level=40)

    async def prove(self) -> None:
        """Say something, and hear it. Raises RedisError, or TimeoutError, if that does not work."""
        number = next(self._numbers)
        await self._redis.publish(CHANNEL, f"{self._worker} {ECHO} {number}")
        async with asyncio.timeout(ECHO_S), self._echo:
            await self._echo.wait_for(lambda: self._echoed >= number)

    async def close(self) -> None:
        """Be silent."""
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self._redis.aclose()
