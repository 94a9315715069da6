"""Workers of the product: real hubs, stores and sockets, in processes that may be killed."""

import asyncio
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from motherlode.bots import LEVELS
from motherlode.bots.bot import Budget
from motherlode.game.match import Match
from motherlode.game.message import Message
from motherlode.server import protocol as p
from motherlode.server.http.guests import digest
from motherlode.server.limits.fair_turns import Owner
from motherlode.server.live.bot_processes import Thought
from motherlode.server.live.clock import Clock
from motherlode.server.live.hub import Hub
from motherlode.server.live.socket import POLICY, RESTART, Socket
from motherlode.server.monitoring.metrics import Metrics
from motherlode.server.settings import Settings
from motherlode.server.storage.database import StoreError
from motherlode.server.storage.store import Store
from motherlode.table import Caller, Refused

from .loop import Process
from .network import ServerEnd, Wire

if TYPE_CHECKING:
    from .evening import Evening

METRICS: Final = Metrics()  # of all: nobody looks at them
SKEW_MS: Final = 50  # by how much the clocks of two workers differ at most
QUICK: Final = ("random", "greedy")


class Handed(NamedTuple):
    """A match that is handed to a bot as it is: to write and read its record takes long."""

    match: Match

    def encode(self) -> "Handed":
        return self


class Bots:
    """Bots without processes: any level plays as a quick one."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    async def start(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def think(
        self, level: str, record: Handed, seed: int, *, owner: Owner, why: bool = False
    ) -> Thought:
        round, bot = record.match.round, LEVELS[level if level in QUICK else "random"]()
        view, legal = round.view(int(round.turn)), round.legal_moves()
        move = str(bot.choose(view, legal, Budget(None), Random(seed)))
        await asyncio.sleep(self._rng.uniform(0, 0.1))
        return Thought(move, "reason-none", {})


class Worker:
    """A process of the server, from its start to its end."""

    def __init__(self, evening: "Evening", name: str) -> None:
        rng = Random(evening.rng.getrandbits(64))
        skew = rng.randint(-SKEW_MS, SKEW_MS) * 1_000_000
        self.name = name
        self.process = Process(name)
        self.up = False
        self.store = Store(evening.disk.database(self.process))
        url = None if evening.plan.alone else "redis://simulated"
        self.hub = Hub(
            Settings(database_url="sqlite:///simulated", redis_url=url, bot_pause=0.05),
            self.store,
            METRICS,
            rng=rng,
            clock=Clock(lambda: evening.now_ns() + skew),
        )
        self.hub.bot_processes = Bots(rng)  # type: ignore[assignment]
        self._trace = evening.trace

    @property
    def alive(self) -> bool:
        return self.process.alive

    async def run(self) -> None:
        """Start; or end at once, if that does not work."""
        try:
            await self.hub.start()
        except Exception as error:
            self._trace.add(self.name, "died", f"at its start: {error}")
            self.process.kill()
        else:
            self.up = True
            self._trace.add(self.name, "up", self.hub.worker)

    async def stop(self) -> None:
        """End in good order, as when it is told to."""
        self.up = False
        await self.hub.close()
        await self.store.close()
        self._trace.add(self.name, "stopped")
        self.process.kill()

    async def serve(self, wire: Wire, caller: Caller, code: str, after: int) -> None:
        """Carry one connection, as the application does."""
        end: ServerEnd = wire.server
        try:
            room = await self.hub.room(code)
        except Refused as refused:
            end.transmit(p.encode(p.Bye(refused.message)).decode())
            end.shut(POLICY)
        except StoreError:
            end.shut(RESTART)
        else:
            if not self.up:
                end.transmit(p.encode(p.Bye(Message("server-stopping"))).decode())
                end.shut(RESTART)
                return
            socket = Socket(end, end, caller, caller.guest)  # type: ignore[arg-type]
            with self.hub.device(digest(caller.guest), socket):
                await socket.serve(room, after)
            end.shut(1000)
