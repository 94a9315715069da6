"""Whatever is sent to a table is answered, and what it tells adds up for all who look on."""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from random import Random
from typing import Any, cast

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.websockets import WebSocket

from motherlode.game.message import Message
from motherlode.game.options import EDITIONS, OPTIONS
from motherlode.game.record import read_record, write_record
from motherlode.server import protocol as p
from motherlode.server.live.hub import Hub
from motherlode.server.live.room import Room
from motherlode.server.live.socket import Socket, Wire
from motherlode.server.monitoring.metrics import Metrics
from motherlode.server.settings import Settings
from motherlode.server.storage.store import Store
from motherlode.table import Caller, Refused, Table, Terms
from motherlode.table import commands as c
from motherlode.table import entries as e
from motherlode.table.talk import PHRASES
from motherlode.table.telling import TablePart, Telling

Facts = dict[str, Any]
GUESTS = ("ann", "bob", "cem", "dot", "eve")  # the first is the host
DECODE = msgspec.json.Decoder(p.Reply).decode
QUICK = settings(
    deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


class Listener(Socket):
    """A socket without a network: what it is sent is kept, and put together as clients do."""

    def __init__(self, guest: str) -> None:
        super().__init__(cast(WebSocket, None), cast(Wire, None), Caller(guest, guest.title()))
        self.state: Facts = {}
        self.answers: Counter[str] = Counter()
        self.closed = ""
        self.wrong: Exception | None = None

    def push(self, data: bytes) -> None:
        if self.closed:
            return
        try:
            self._take(data)
        except Exception as wrong:  # where it comes from, it would only be written down
            self.wrong = self.wrong or wrong
            raise

    def _take(self, data: bytes) -> None:
        reply = DECODE(data)
        message = json.loads(data)
        # Nothing is sent that the protocol does not describe: decoding would lose it.
        assert json.loads(p.encode(reply)) == message
        if isinstance(reply, p.State):
            assert reply.seq >= self.state.get("seq", 0)
            assert [line.seq for line in reply.log] == sorted({line.seq for line in reply.log})
            self.state = message
        elif isinstance(reply, p.Event):
            assert reply.seq > self.state["seq"]
            self.state["seq"] = reply.seq
            self.state["table"].update(message.get("table", {}))
            if "game" in message:
                self.state["game"] = (self.state["game"] or {}) | message["game"]
            if reply.ack:
                self.answers[reply.ack] += 1
        elif isinstance(reply, (p.Ack, p.Refusal, p.HintAnswer, p.Pong)):
            self.answers[reply.id] += 1
            if isinstance(reply, p.Refusal):
                assert reply.error.id not in ("server-broken", "server-storage")

    def dismiss(self, error: Message, code: int = 0) -> None:
        self.closed = error.id


class House:
    """A hub with one table, and its event loop."""

    def __init__(self, runner: asyncio.Runner, hub: Hub) -> None:
        self.run = runner.run
        self.hub = hub

    async def table(self, terms: Terms) -> Room:
        return await self.hub.room(await self.hub.create(terms, Caller("ann", "Ann")))


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Hub]:
    store = await Store.open(url)
    chosen = Settings(bot_processes=1, bot_pause=0.0, tables_per_guest=10_000, database_url=url)
    hub = Hub(chosen, store, Metrics())
    hub.linger = 0.0
    await hub.start()
    try:
        yield hub
    finally:
        await hub.close()
        await store.close()


@contextmanager
def house(url: str) -> Iterator[House]:
    """All of it in a loop of its own, which Hypothesis can come back to."""
    with asyncio.Runner() as runner:
        opening = opened(url)
        hub = runner.run(opening.__aenter__())
        try:
            yield House(runner, hub)
        finally:
            runner.run(opening.__aexit__(None, None, None))


# --- anything at all -------------------------------------------------------------------------

NUMBERS = st.integers() | st.floats() | st.sampled_from([2**31, 2**63, 2**64, 2**70, -1])
TEXTS = st.text(max_size=40) | st.sampled_from(["", "\0", "a" * 4000, "\u202e", "\ud83d\ude00"])
JSONS = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=12,
)
NAMES = sorted(kind.__struct_config__.tag for kind in p.Request.__args__)
FIELDS = sorted(
    {f for kind in c.AnyCommand.__args__ for f in kind.__struct_fields__} | {"after", "x"}
)
# Nearly right: a command with fields of any kind.
NEARLY = st.builds(
    lambda do, id, rest: json.dumps({**rest, "do": do, "id": id}),
    st.sampled_from(NAMES),
    st.text(max_size=40) | JSONS,
    st.dictionaries(st.sampled_from(FIELDS), JSONS, max_size=3),
)
ODD = st.sampled_from(
    [
        b"",
        b"\xff\xfe",
        b'{"do":"say","id":"a","text":"\\ud800"}',
        b'{"do":"say","id":"a","text":"\xed\xa0\x80"}',
        b'{"do":"sync","id":"a","after":1e999}',
        b'{"do":"sync","id":"a","after":-0}',
        b'{"do":"kick","id":"a","person":NaN}',
        b'{"do":"sit","do":"stand","id":"a","id":"b"}',
        b'{"id":"a","do":"sit"} ' * 20,
        b"[" * 4096,
        b'{"a":' * 800,
        b'{"do":"change","id":"a","terms":{"options":' + b'{"a":' * 700,
    ]
)
ANYTHING = st.binary(max_size=200) | TEXTS | JSONS.map(json.dumps) | NEARLY | ODD


def test_whatever_is_sent_is_answered(new_database: Callable[..., str]) -> None:
    listeners = {guest: Listener(guest) for guest in GUESTS}

    @settings(QUICK, max_examples=500)
    @given(data=ANYTHING, guest=st.sampled_from(GUESTS))
    def holds(data: bytes | str, guest: str) -> None:
        there.run(listeners[guest]._answer(room, data))
        assert listeners[guest].answers.total() == 1
        listeners[guest].answers.clear()

    with house(new_database("sqlite")) as there:
        room = there.run(there.table(Terms(seats=3, fill="")))
        for listener in listeners.values():
            there.run(room.enter(listener, 0))
        holds()
        assert room.table.stage == "open"


# --- whole evenings of commands ---------------------------------------------------------------

# What somebody may ask for, drawn by lot: mostly what makes sense, at times what does not.
WISHES: list[Callable[[Random], c.Command]] = [
    lambda rng: c.Sit("", seat=rng.choice([None, None, seat(rng)])),
    lambda rng: c.Sit(""),
    lambda rng: c.Stand(""),
    lambda rng: c.Kick("", person=seat(rng)),
    lambda rng: c.PassHost("", person=seat(rng)),
    lambda rng: c.Shuffle(""),
    lambda rng: c.NameStarter("", seat=rng.choice([None, seat(rng)])),
    lambda rng: c.SeatBot("", seat=seat(rng), level=rng.choice(["", "random", "greedy", "no"])),
    lambda rng: c.Change("", terms=terms(rng)),
    lambda rng: c.Ready("", on=rng.random() < 0.8),
    lambda rng: c.Start(""),
    lambda rng: c.Play("", move=rng.choice(["NES@0,0", "pass:NES", "map", "", "@", "é" * 40])),
    lambda rng: c.Check("", move=rng.choice(["NES@1,0", "EW@1,0", "pass", "steal>1"])),
    lambda rng: c.Hint(""),
    lambda rng: c.Next(""),
    lambda rng: c.Back(""),
    lambda rng: c.Say("", text=rng.choice(["hello", "", "\u202e\0", "a" * 301, "<b>", "ä" * 300])),
    lambda rng: phrase(rng, ""),
    lambda rng: phrase(rng, "goal"),
    lambda rng: phrase(rng, "seat"),
    lambda rng: c.Mute("", person=seat(rng), on=rng.random() < 0.7),
    lambda rng: c.Rematch(""),
    lambda rng: p.Ping(""),
    lambda rng: p.Sync("", after=rng.choice([0, 1, 20, 2**70])),
]


def seat(rng: Random) -> int:
    return rng.choice([0, 1, 2, 3, 9999])


def phrase(rng: Random, points: str) -> c.Phrase:
    words = rng.choice([words for words, at in PHRASES.items() if at == points])
    goal = rng.randrange(3) if points == "goal" else None
    return c.Phrase("", phrase=words, goal=goal, seat=seat(rng) if points == "seat" else None)


def terms(rng: Random) -> Terms:
    game = rng.choice(["base", "expansion", "expansion"])
    values: list[str | int | bool] = [True, False, 1, "no"]
    options = {rng.choice([*OPTIONS, "no"]): rng.choice(values)}
    return Terms(
        game=rng.choice([game, game, game, "no"]),
        edition=rng.choice(["", "", *EDITIONS[game], "no"]),
        options=rng.choice([{}, {}, options]),
        seats=rng.choice([1, 2, 3, 3, 4]),
        clock=rng.choice(["untimed", "quick", "300+20", "days", "1+1"]),
        spectators=rng.random() < 0.7,
        fill=rng.choice(["", "random", "random", "no"]),
    )


class Evening:
    """A table, those who look on, and what they ask for."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.here = [Listener(guest) for guest in GUESTS]
        self.gone: list[Listener] = []
        self.asked: Counter[tuple[Listener, str]] = Counter()
        self.ids: list[str] = []

    async def come(self, who: int, seconds: float) -> None:
        """Somebody has lost their connection and is back."""
        old, new = self.here[who], Listener(GUESTS[who])
        await self.room.leave(old)
        await asyncio.sleep(seconds)
        self.gone.append(old)
        self.here[who] = new
        await self.enter(new)

    async def enter(self, listener: Listener) -> None:
        try:
            await self.room.enter(listener, 0)
        except Refused as refused:
            closed = self.room.table.stage == "closed"
            refusals = ["table-closed"] if closed else ["server-no-spectators", "server-stopping"]
            assert str(refused) in refusals
            listener.dismiss(refused.message)

    async def ask(self, who: int, wish: c.Command, again: int = 0) -> None:
        """Somebody asks for something, under a new id or under one of before."""
        listener = self.here[who]
        if listener.closed:
            return
        id = self.ids[again] if again < 0 and len(self.ids) >= -again else f"id {len(self.ids)}"
        self.ids.append(id)
        self.asked[listener, id] += 1
        await listener._answer(self.room, p.encode(msgspec.structs.replace(wish, id=id)))

    async def seat_all(self, first: int, seats: int) -> None:
        """The shortest way to a game."""
        host = next((n for n, one in enumerate(self.here) if self.hosts(one)), 0)
        await self.ask(host, c.Change("", Terms(game="expansion", seats=seats, fill="random")))
        for who in range(first, first + seats):
            await self.ask(who % len(GUESTS), c.Sit(""))
            await self.ask(who % len(GUESTS), c.Ready(""))
        await self.ask(host, c.Start(""))

    async def move(self, moves: int, seed: float) -> None:
        """Whoever may, moves."""
        rng = Random(seed)
        for _ in range(moves):
            mine = [n for n, one in enumerate(self.here) if self.legal(one)]
            if mine:
                await self.ask(mine[0], c.Play("", move=rng.choice(self.legal(self.here[mine[0]]))))
            else:
                await asyncio.sleep(0.002)  # a bot's turn, or nobody's

    async def rush(self, moves: int, seed: float) -> None:
        """Many moves at once, at most to the end of the round."""
        rng = Random(seed)
        async with self.room.stored.lock:
            table = self.room.table
            if table.match is None or table.stage != "playing":
                return
            ahead = read_record(write_record(table.match).encode(), unfinished=True)
            found: list[e.Stored] = []
            while len(found) < moves and not ahead.round.over:
                seat, choice = int(ahead.round.turn), rng.choice(ahead.round.legal_moves())
                found.append(e.Stored(e.Moved(seat, str(choice))))
                ahead.play(choice)
            await self.room.stored.commit(found)

    async def next(self) -> None:
        """Everybody wants to go on."""
        for who in range(len(GUESTS)):
            await self.ask(who, c.Next(""))

    def hosts(self, listener: Listener) -> bool:
        return listener.person == self.room.table.host

    def legal(self, listener: Listener) -> list[str]:
        game: Facts = listener.state.get("game") or {}
        moves: list[str] = game.get("legal", [])
        return moves

    async def step(self, rng: Random) -> None:
        """Something happens."""
        who, seed = rng.randrange(len(GUESTS)), rng.random()
        match rng.randrange(20):
            case 0:
                await self.seat_all(who, rng.choice([2, 3]))
            case 1 | 2:
                await self.move(rng.randrange(1, 5), seed)
            case 3:
                await self.rush(rng.randrange(10, 80), seed)
            case 4:
                await self.rush(999, seed)
                await self.next()
            case 5:
                await self.come(who, rng.choice([0.0, 0.03]))
            case 6:
                await self.room.rename(Caller(GUESTS[who], rng.choice(["Ann", "Bob", "Ånn"])))
            case _:
                host = next((n for n, one in enumerate(self.here) if self.hosts(one)), who)
                asking = rng.choice([who, who, host])
                await self.ask(asking, rng.choice(WISHES)(rng), again=rng.randrange(-2, 6))

    async def check(self) -> None:
        """What each has put together is what they would be told now."""
        for listener in self.here:
            if listener.wrong:
                raise listener.wrong
            if listener.closed:
                continue
            async with self.room.stored.lock:
                told = dict(listener.state)
                fresh = json.loads(self.room.audience.state(listener, self.room.table.seq))
            assert told["seq"] <= fresh["seq"]  # of asides, for one, players are not told
            for part in ("you", "table", "game"):
                assert told[part] == fresh[part], part
            msgspec.convert(told["table"], TablePart)
            if told["game"]:
                msgspec.convert(told["game"], p.Game)


def test_every_command_is_answered_once_and_events_add_up_to_the_state(
    new_database: Callable[..., str],
) -> None:
    kinds: Counter[str] = Counter()

    @settings(QUICK, max_examples=8)
    @given(seed=st.integers(0, 2**32), steps=st.integers(100, 160))
    def holds(seed: int, steps: int) -> None:
        there.run(evening(Random(seed), steps))

    async def evening(rng: Random, steps: int) -> None:
        room = await there.table(Terms(game="expansion", seats=3, fill="random"))
        held = Evening(room)
        for listener in held.here:
            await held.enter(listener)
        for _ in range(steps):
            await held.step(rng)
            await held.check()
        for listener in held.here + held.gone:
            asked = {id: n for (one, id), n in held.asked.items() if one is listener}
            assert listener.answers == asked
        kinds.update(type(line.entry).__name__ for line in room.table.lines)
        async with room.stored.lock:
            again = Table(room.table.code)
            for entry in await there.hub.store.entries(again.code):
                again.apply(entry.seq, entry.at, e.decode(entry.data))
            read = Telling(again)
            # What is stored comes to the same table as what was told.
            assert read.part == room.stored.telling.part
            assert [read.game(s) for s in (None, 0)] == [
                room.stored.telling.game(s) for s in (None, 0)
            ]
        for listener in held.here:
            await room.leave(listener)

    with house(new_database("sqlite")) as there:
        holds()
    # Much of what can be asked for was done.
    assert {"Sat", "Started", "Dealt", "Moved", "Readied", "Phrased", "Renamed"} <= kinds.keys()
