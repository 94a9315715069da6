"""How workers tell each other that a table has new entries; the database has the entries."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, Protocol

from redis.asyncio import Redis
from redis.exceptions import RedisError

from .logs import event, get

CHANNEL: Final = "motherlode:news"
RETRY: Final = 1.0  # seconds between two tries to reach Redis
LATE: Final = 10.0  # seconds after which everybody should have reached it again

Heard = Callable[[str, int], Awaitable[None]]
logger = get("motherlode.relay")


class Relay(Protocol):
    """Carries news of tables: a code and the last entry; 0 stands for "read it all anew"."""

    async def start(self, heard: Heard) -> None: ...

    def tell(self, code: str, seq: int) -> None: ...

    async def healthy(self) -> bool: ...

    async def close(self) -> None: ...


class NoRelay:
    """There is nobody else."""

    async def start(self, heard: Heard) -> None:
        pass

    def tell(self, code: str, seq: int) -> None:
        pass

    async def healthy(self) -> bool:
        return True

    async def close(self) -> None:
        pass


class RedisRelay:
    """One channel for all tables. News that gets lost is found by asking the database."""

    def __init__(self, url: str, worker: str) -> None:
        self._redis: Redis = Redis.from_url(url, socket_timeout=5, socket_connect_timeout=5)
        self._worker = worker
        self._tasks: list[asyncio.Task[None]] = []
        self._news: dict[str, int] = {}  # to be told: only the newest of each table matters
        self._wake = asyncio.Event()

    async def start(self, heard: Heard) -> None:
        """Listen from now on. Raises RedisError if nobody answers there."""
        await self._ping()
        self._tasks = [
            asyncio.create_task(self._listen(heard)),
            asyncio.create_task(self._speak()),
        ]

    def tell(self, code: str, seq: int) -> None:
        """Tell the other workers, soon."""
        # To read it all anew includes whatever else is new.
        self._news[code] = seq if self._news.get(code) != 0 else 0
        self._wake.set()

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
            except RedisError as error:
                event(logger, "relay-failed", level=30, error=str(error))
                for code, seq in news.items():
                    if seq == 0:  # nobody finds that in the database
                        asyncio.get_running_loop().call_later(LATE, self.tell, code, seq)
                await asyncio.sleep(RETRY)

    async def _listen(self, heard: Heard) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    while True:
                        message = await channel.get_message(timeout=10)
                        if message is not None:
                            worker, code, seq = message["data"].decode().split(" ")
                            if worker != self._worker:
                                await heard(code, int(seq))
            except RedisError as error:
                event(logger, "relay-failed", level=30, error=str(error))
                await asyncio.sleep(RETRY)

    async def healthy(self) -> bool:
        """Whether Redis answers."""
        try:
            await self._ping()
        except RedisError:
            return False
        return True

    async def _ping(self) -> None:
        answer = self._redis.ping()
        assert not isinstance(answer, bool)
        await answer

    async def close(self) -> None:
        """Be silent."""
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self._redis.aclose()
