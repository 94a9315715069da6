"""The network: connections that are slow and get lost, and a Redis that loses, doubles and mixes
up what it is told.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from types import TracebackType
from typing import Any, Final, NamedTuple

from redis.exceptions import ConnectionError as RedisConnectionError
from websockets.exceptions import ConnectionClosedError

from .loop import Loop, Process, this_process
from .trace import Trace

SLOW: Final = 0.03  # how often something takes long
LOST: Final = 1006  # how a connection was closed that was cut off


class Closed(NamedTuple):
    """The last thing that comes through a connection."""

    code: int


class Network:
    """How long everything takes, and what gets lost."""

    def __init__(self, loop: Loop, trace: Trace) -> None:
        self.loop = loop
        self.trace = trace
        self.rng = Random(loop.rng.getrandbits(64))
        self.wires: list[Wire] = []  # those that are open
        self.smooth = False  # whether all is well

    def delay(self) -> float:
        """How long something takes on its way."""
        if not self.smooth and self.rng.random() < SLOW:
            return self.rng.uniform(0.2, 2.0)
        return self.rng.uniform(0.001, 0.02)


class Wire:
    """A connection between a device and a worker. Each direction keeps its order."""

    def __init__(self, network: Network, device: Process, worker: Process) -> None:
        self.network = network
        self.cut = False
        self.client = ClientEnd(self, device)
        self.server = ServerEnd(self, worker)
        self.client.other, self.server.other = self.server, self.client
        network.wires.append(self)
        worker.when_killed.append(self.lose)

    def lose(self) -> None:
        """What is under way is lost; each end learns of it sooner or later."""
        if self.cut:
            return
        self.cut = True
        self.forget()
        self.network.trace.add(self.client.process.name, "cut off", self.server.process.name)
        rng, loop = self.network.rng, self.network.loop
        for end, longest in ((self.client, 1.0), (self.server, 5.0)):
            wait = rng.choice((0.0, rng.uniform(0, longest)))
            loop.call_later(wait, end.arrive, Closed(LOST), context=end.process.context)

    def forget(self) -> None:
        """It is closed, or lost."""
        if self in self.network.wires:
            self.network.wires.remove(self)


class End:
    """One end of a connection."""

    other: "End"

    def __init__(self, wire: Wire, process: Process) -> None:
        self.wire = wire
        self.process = process
        self.inbox: asyncio.Queue[str | Closed] = asyncio.Queue()
        self.code: int | None = None
        self._arrives = 0.0

    def transmit(self, what: str | Closed) -> None:
        """Send something on its way."""
        loop = self.wire.network.loop
        self._arrives = max(self._arrives, loop.time() + self.wire.network.delay())
        context = self.other.process.context
        loop.call_at(self._arrives, self._deliver, what, context=context)

    def _deliver(self, what: str | Closed) -> None:
        if not self.wire.cut:
            self.wire.network.trace.add(self.process.name, "→", f"{self.other.process.name} {what}")
            self.other.arrive(what)

    def arrive(self, what: str | Closed) -> None:
        """Something has come."""
        if self.code is None:
            self.inbox.put_nowait(what)

    async def next(self) -> str | Closed:
        """What has come next; after the last it is always the same."""
        if self.code is not None:
            return Closed(self.code)
        what = await self.inbox.get()
        if isinstance(what, Closed):
            self.code = what.code
            self.wire.forget()
        return what

    def shut(self, code: int) -> None:
        """Close it from this end."""
        if self.code is None:
            self.transmit(Closed(code))
            self.inbox.put_nowait(Closed(code))


class ClientEnd(End):
    """As a connection of `websockets` looks."""

    @property
    def close_code(self) -> int | None:
        return self.code

    async def send(self, text: str) -> None:
        if self.code is not None:
            raise ConnectionClosedError(None, None)
        self.transmit(text)

    async def __aenter__(self) -> "ClientEnd":
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.shut(1000)

    def __aiter__(self) -> "ClientEnd":
        return self

    async def __anext__(self) -> str:
        what = await self.next()
        if isinstance(what, Closed):
            if what.code == LOST:
                raise ConnectionClosedError(None, None)
            raise StopAsyncIteration
        return what


class ServerEnd(End):
    """As a WebSocket of Starlette looks, and what is under it."""

    def __init__(self, wire: Wire, process: Process) -> None:
        super().__init__(wire, process)
        self.writable = asyncio.Event()
        self.writable.set()

    def write(self, text: bytes) -> None:
        network = self.wire.network
        self.transmit(text.decode())
        if network.rng.random() < SLOW:  # its reader is slow
            self.writable.clear()
            network.loop.call_later(network.delay(), self.writable.set)

    async def receive(self) -> dict[str, Any]:
        what = await self.next()
        if isinstance(what, Closed):
            return {"type": "websocket.disconnect", "code": what.code}
        return {"type": "websocket.receive", "text": what}

    async def close(self, code: int) -> None:
        self.shut(code)


class Redis:
    """One Redis for all workers, and as much of its client as the relay uses."""

    def __init__(self, network: Network) -> None:
        self.down = False
        self.losses = 0.0  # how much gets lost, and as much is doubled
        self._network = network
        self._listeners: list[Channel] = []

    def from_url(self, url: str, **options: object) -> "Redis":
        return self

    async def ping(self) -> None:
        await self._reach()

    async def publish(self, channel: str, text: str) -> None:
        await self._reach()
        rng, loop = self._network.rng, self._network.loop
        for listener in self._listeners:
            times = 1
            if rng.random() < 2 * self.losses:
                times = rng.choice((0, 2))
            for _ in range(times):
                context = listener.process.context
                loop.call_later(
                    self._network.delay(), listener.arrive, text.encode(), context=context
                )

    async def aclose(self) -> None:
        pass

    def pipeline(self, transaction: bool) -> "Pipe":
        return Pipe(self)

    @asynccontextmanager
    async def pubsub(self, ignore_subscribe_messages: bool) -> AsyncIterator["Channel"]:
        channel = Channel(self)
        self._listeners.append(channel)
        this_process().when_killed.append(lambda: self._forget(channel))
        try:
            yield channel
        finally:
            self._forget(channel)

    def _forget(self, channel: "Channel") -> None:
        if channel in self._listeners:
            self._listeners.remove(channel)

    async def _reach(self) -> None:
        await asyncio.sleep(self._network.delay())
        if self.down:
            raise RedisConnectionError("nobody answers")


class Pipe:
    """Some things told at once."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._news: list[tuple[str, str]] = []

    def publish(self, channel: str, text: str) -> None:
        self._news.append((channel, text))

    async def execute(self) -> None:
        for channel, text in self._news:
            await self._redis.publish(channel, text)


class Channel:
    """What one worker hears."""

    def __init__(self, redis: Redis) -> None:
        self.process = this_process()
        self._redis = redis
        self._inbox: asyncio.Queue[bytes] = asyncio.Queue()

    def arrive(self, data: bytes) -> None:
        self._inbox.put_nowait(data)

    async def subscribe(self, channel: str) -> None:
        await self._redis.ping()

    async def get_message(self, timeout: float) -> dict[str, bytes] | None:
        if self._redis.down:
            raise RedisConnectionError("nobody answers")
        try:
            return {"data": await asyncio.wait_for(self._inbox.get(), timeout)}
        except TimeoutError:
            return None
