"""A socket: what is asked is answered, at a pace; who reads too slowly is let go."""

import asyncio
import json
from collections import deque
from contextlib import suppress
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed

from motherlode.client import Client
from motherlode.game.message import Message
from motherlode.server import protocol as p
from motherlode.server.limits.buckets import Bucket
from motherlode.server.limits.budgets import COMMAND, Budget
from motherlode.server.limits.measured import payer
from motherlode.server.live import socket as sockets
from motherlode.server.live.room import Room
from motherlode.server.live.socket import AT_ONCE, RATE, Socket
from motherlode.server.storage.database import StoreError
from motherlode.table import Caller, Refused
from motherlode.table import commands as c
from motherlode.table import entries as e
from tests.server.answers import Facts
from tests.server.real_servers import Live
from tests.server.two_at_a_table import Two
from tests.server.wires import Wire, ask, door, hear, last_words, refused, until

pytestmark = pytest.mark.anyio


# --- without a network -----------------------------------------------------------------------


class Line:
    """Stands in for a connection: what the client sends is given to it, what it hears is kept."""

    def __init__(self, *said: str) -> None:
        self.said = deque(said)
        self.heard: list[Facts] = []
        self.code = 0
        self.writable = asyncio.Event()
        self.writable.set()

    async def receive(self) -> dict[str, str]:
        if not self.said:
            return {"type": "websocket.disconnect"}
        return {"type": "websocket.receive", "text": self.said.popleft()}

    def write(self, text: bytes) -> None:
        self.heard.append(json.loads(text))

    async def close(self, code: int) -> None:
        self.code = code


class Counted:
    """Stands in for the metrics and the clock of a hub."""

    def __init__(self) -> None:
        self.metrics = self
        self.refusals: list[str] = []
        self.paced = 0

    async def pace(self) -> None:
        self.paced += 1

    def refused(self, id: str) -> None:
        self.refusals.append(id)

    def now(self) -> int:
        return 77


class Played:
    """Stands in for a room: it does a command by raising what it was given, or by nothing."""

    def __init__(self, at_door: Exception | None = None, fault: Exception | None = None) -> None:
        self.hub = Counted()
        self.table = self
        self.code, self.seq, self.number = "BCDFGH", 6, 5  # one entry is private
        self.at_door, self.fault = at_door, fault
        self.did: list[Any] = []
        self.left = False

    async def enter(self, socket: Socket, after: int) -> None:
        if self.at_door:
            raise self.at_door

    async def leave(self, socket: Socket) -> None:
        self.left = True

    async def sync(self, socket: Socket, after: int) -> None:
        self.did.append(after)

    async def do(self, socket: Socket, command: c.AnyCommand) -> None:
        self.did.append(command)
        if self.fault:
            raise self.fault


def deaf() -> Line:
    """One whose client does not read."""
    line = Line()
    line.writable.clear()
    return line


def plugged(line: Line) -> Socket:
    return Socket(cast(WebSocket, line), line, Caller("guest", "Ann"))


async def served(line: Line, room: Played) -> Socket:
    """A socket that has served to the end of what its client said."""
    socket = plugged(line)
    await socket.serve(cast(Room, room), 0)
    return socket


async def test_a_request_is_answered_or_goes_to_the_room() -> None:
    line = Line(
        '{"do":"ping","id":"a"}', '{"do":"sync","id":"b","after":3}', '{"do":"sit","id":"c"}'
    )
    room = Played()
    await served(line, room)
    assert room.did == [3, c.Sit("c")]
    assert line.heard == [
        {"type": "pong", "id": "a", "now": 77},
        {"type": "ack", "id": "b", "seq": 5},
    ]
    assert room.left


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (Refused("table-full"), "table-full"),
        (StoreError("the disk is full"), "server-storage"),
        (RuntimeError("a fault of ours"), "server-broken"),
    ],
    ids=["refused", "storage", "fault"],
)
async def test_what_goes_wrong_is_told_and_the_socket_stays(fault: Exception, told: str) -> None:
    line = Line('{"do":"sit","id":"a"}', '{"do":"ping","id":"b"}')
    room = Played(fault=fault)
    await served(line, room)
    refusal, pong = line.heard
    assert (refusal["id"], refusal["error"]["message"]) == ("a", told)
    assert pong["type"] == "pong"
    assert room.hub.refusals == (["table-full"] if told == "table-full" else [])


async def test_a_guest_who_is_refused_at_the_door_is_told_why() -> None:
    line, room = Line('{"do":"sit","id":"a"}'), Played(Refused("server-no-spectators"))
    socket = await served(line, room)
    assert line.heard == [{"type": "bye", "error": {"message": "server-no-spectators"}}]
    assert (line.code, socket.reason) == (sockets.POLICY, "server-no-spectators")
    assert room.did == []


@pytest.mark.parametrize("fault", [StoreError("away"), RuntimeError("a fault of ours")])
async def test_a_client_whose_entry_fails_is_cut_off_without_a_word(fault: Exception) -> None:
    """It tries again by itself, as after any lost connection."""
    line, room = Line('{"do":"sit","id":"a"}'), Played(fault)
    await served(line, room)
    assert (line.heard, line.code, room.did, room.left) == ([], 0, [], True)


async def test_only_the_first_of_what_waits_may_be_long() -> None:
    """It is a state, of any size; what follows it is counted."""
    socket = plugged(deaf())
    _, most = sockets.SPECTATOR_QUEUE
    socket.push(b"x" * (5 * most))
    socket.push(b"x" * most)
    assert socket.dropped == 0
    socket.push(b"x")
    assert (socket.dropped, socket.reason) == (3, "server-slow")
    socket.push(b"late")
    assert [json.loads(data) for data in socket._queue] == [
        {"type": "bye", "error": {"message": "server-slow"}}
    ]


async def test_a_player_may_be_further_behind_than_a_spectator() -> None:
    spectator, player = plugged(deaf()), plugged(deaf())
    player.seat = 0
    for _ in range(sockets.SPECTATOR_QUEUE[0] + 1):
        spectator.push(b"x")
        player.push(b"x")
    assert (spectator.reason, player.reason) == ("server-slow", "left")
    for _ in range(sockets.PLAYER_QUEUE[0]):
        player.push(b"x")
    assert player.reason == "server-slow"


@pytest.mark.parametrize(
    ("error", "code"), [("server-stopping", sockets.RESTART), ("server-no-guest", sockets.POLICY)]
)
async def test_bye_is_sent_after_all_that_waits(error: str, code: int) -> None:
    line = deaf()
    socket = plugged(line)
    socket.push(p.encode(p.Ack("a", 1)))
    socket.dismiss(Message(error))
    socket.dismiss(Message("server-slow"))  # it has been told already
    line.writable.set()
    assert socket._sending is not None
    await socket._sending
    assert [one["type"] for one in line.heard] == ["ack", "bye"]
    assert line.heard[-1]["error"]["message"] == error
    assert (line.code, socket.reason) == (code, error)


class Purse:
    """Stands in for the budget of an address: it lasts for so many commands."""

    def __init__(self, room: Played) -> None:
        self.room = room
        self.lasts = 0
        self.spent = 0.0

    def spend(self, now: float, cost: float) -> None:
        self.spent += cost

    def wait(self, now: float) -> float:
        return 0.001 if len(self.room.did) >= self.lasts else 0.0


async def test_all_sockets_of_an_address_wait_when_its_time_is_used_up() -> None:
    room = Played()
    purse = Purse(room)
    payer.set(cast(Budget, purse))
    lines = [Line(*['{"do":"sit","id":"a"}'] * 4) for _ in range(5)]
    ends = asyncio.gather(*(served(line, room) for line in lines))
    for lasts in range(1, 20):
        purse.lasts = lasts
        await until(lambda: len(room.did) >= purse.lasts)
        assert len(room.did) == lasts
    purse.lasts = 100
    await ends
    assert len(room.did) == 20
    assert purse.spent == 20 * COMMAND


async def test_others_come_in_between_where_somebody_sends_much_at_once() -> None:
    for number, paced in ((AT_ONCE, 0), (10, 10 - AT_ONCE)):
        line, room = Line(*['{"do":"sit","id":"a"}'] * number), Played()
        socket = plugged(line)
        socket._bucket = Bucket(0, RATE[1])
        await socket.serve(cast(Room, room), 0)
        assert (len(room.did), room.hub.paced) == (number, paced)


# --- on the wire -----------------------------------------------------------------------------


async def test_flood_is_refused_then_cut_off_and_hurts_nobody(
    live: Live, two: Two, eve: Client, no_time: None
) -> None:
    async with door(live, two.code, eve.token) as flood:
        await hear(flood, "state")
        for number in range(300):
            await flood.send(json.dumps({"do": "ping", "id": f"{number}"}))
        await two.move()  # in the middle of it
        answers: list[Facts] = []
        with suppress(ConnectionClosed):
            while True:
                answers.append(json.loads(await flood.recv()))
    pongs = [one["id"] for one in answers if one["type"] == "pong"]
    assert pongs == [str(number) for number in range(40)], "so many at once are fine"
    turned = [one for one in answers if one["type"] == "refusal"]
    assert [one["id"] for one in turned] == [str(number) for number in range(40, 140)]
    assert {one["error"]["message"] for one in turned} == {"server-too-fast"}
    assert answers[-1] == {"type": "bye", "error": {"message": "server-too-fast"}}
    assert flood.close_code == 1008
    async with door(live, two.code, eve.token) as again:
        assert (await ask(again, do="ping"))["type"] == "pong"


async def test_sync_is_refused_when_asked_too_often(
    live: Live, two: Two, eve: Client, no_time: None
) -> None:
    async with door(live, two.code, eve.token) as greedy:
        answers = [(await ask(greedy, do="sync"))["type"] for _ in range(7)]
        assert answers == ["ack"] * 5 + ["refusal"] * 2


async def test_nobody_learns_from_a_state_how_many_have_muted_somebody(
    live: Live, two: Two, eve: Client
) -> None:
    await two.bob.do("mute", person=0)
    async with door(live, two.code, eve.token) as curious:
        state = await hear(curious, "state")
        assert (await ask(curious, do="sync"))["seq"] == state["seq"]


WRONG_MESSAGES = [
    "",
    "hello",
    "null",
    "[]",
    "{}",
    "{",
    '{"do":"sit"}',
    '{"id":"a"}',
    '{"do":"fly","id":"a"}',
    '{"do":"sit","id":"a","x":1}',
    '{"do":"sit","id":""}',
    '{"do":"sit","id":"' + "a" * 37 + '"}',
    '{"do":"sit","id":7}',
    '{"do":"sit","id":"a","seat":-1}',
    '{"do":"sit","id":"a","seat":1e999}',
    '{"do":"sit","id":"a","seat":1.5}',
    '{"do":"sit","id":"a","seat":' + str(2**70) + "}",
    '{"do":"sit","id":"a","seat":' + "9" * 3000 + "}",
    '{"do":"sit","id":"a","seat":NaN}',
    '{"do":"sit","id":"a","seat":"0"}',
    '{"do":"ready","id":"a","on":1}',
    '{"do":"say","id":"a","text":"\\ud800"}',
    '{"do":"say","id":"a","text":{}}',
    '{"do":"say","id":"a","text":"' + "a" * 2001 + '"}',
    '{"do":"change","id":"a","terms":{"options":' + '{"a":' * 500 + "}",
    '{"do":"phrase","id":"a","phrase":"hello","goal":3}',
    "[" * 4096,
    '{"a":' * 800,
    '{"do":"sit","id":"a"}' * 2,
    "\0" * 100,
]


async def test_message_that_cannot_be_read_is_refused_and_no_more(
    live: Live, two: Two, eve: Client
) -> None:
    async with door(live, two.code, eve.token) as odd:
        for number, wrong in enumerate(WRONG_MESSAGES):
            # As text and as bytes: there is no difference.
            await odd.send(wrong if number % 2 else wrong.encode())
            answer = await hear(odd, "refusal")
            assert answer["error"]["message"] == "server-bad-message", wrong[:80]
        assert (await ask(odd, do="ping"))["type"] == "pong"
    async with door(live, two.code, eve.token) as odd:
        with_id = '{"do":"sit","id":"which","seat":"first"}'
        await odd.send(with_id.encode())
        assert (await hear(odd, "refusal"))["id"] == "which"
        # A word that is nothing, and one that is not seen.
        assert await refused(odd, do="say", text="\0\u202e") == "table-no-text"
        assert (await ask(odd, do="say", text="a\0b\u202ec"))["type"] in ("ack", "event")
    text = [line.entry.text for line in (await live.server.hub.room(two.code)).table.lines
            if isinstance(line.entry, e.Said)]  # fmt: skip
    assert text == ["abc"]


async def test_whoever_stops_reading_is_let_go_and_the_table_goes_on(
    live: Live, two: Two, eve: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "FAREWELL", 0.5)
    room = live.server.hub.rooms[two.code]
    before = len(live.server.sockets), live.server.metrics.sockets._value.get()

    reading = await live.guest("Zoe")
    ours = set(room.audience.devices)
    async with (
        door(live, two.code, reading.token) as attentive,
        await Wire.at(live, two.code, eve.token, buffer=2048),
        await Wire.at(live, two.code, two.bob.client.token, buffer=2048),
    ):
        await hear(attentive, "state")
        heard = asyncio.create_task(last_words(attentive))  # it reads all the time
        await until(lambda: len(room.audience.devices) == len(ours) + 3)
        stuck = {looker.caller.name: looker for looker in room.audience.devices.keys() - ours}
        watcher, second = stuck["Eve"], stuck["Bob"]
        assert isinstance(watcher, sockets.Socket) and isinstance(second, sockets.Socket)
        let_go: dict[sockets.Socket, int] = {}
        for number in range(2000):
            await room.add([e.Said(0, f"{number}" + "x" * 4000)] * 10)
            await asyncio.sleep(0)
            for one, (_, size) in (
                (watcher, sockets.SPECTATOR_QUEUE),
                (second, sockets.PLAYER_QUEUE),
            ):
                assert one._queued <= size, "no more than that is kept for them"
                if one.reason == "server-slow":
                    let_go.setdefault(one, number)
            if len(let_go) == 2:
                break
        assert let_go[watcher] + 10 < let_go[second], "the one who only watches, first"
        await two.move()
        await until(lambda: not room.audience.devices.keys() & {watcher, second})
        assert not heard.done(), "who reads stays"
        heard.cancel()
    await until(lambda: live.server.metrics.sockets._value.get() == before[1])
    assert len(live.server.sockets) == before[0]
