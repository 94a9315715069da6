"""The log as it is sent: written once, and the same as if it were written for each viewer anew."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from motherlode.client import SUBPROTOCOL
from motherlode.server import protocol as p
from motherlode.server.live.log_lines import LogLines
from motherlode.table import Table
from motherlode.table import entries as e
from motherlode.table.telling import LONGEST_LOG
from tests.server.real_servers import serving
from tests.table.tables import Desk, log

pytestmark = pytest.mark.anyio


def plainly(table: Table, person: int | None, after: int = 0) -> list[bytes]:
    return [
        p.encode(p.LogLine(line.number, line.at, shown))
        for line, shown in log(table, person, after)
    ]


def sent(lines: LogLines, table: Table, person: int | None, after: int = 0) -> list[bytes]:
    return [bytes(one) for one in lines.seen_by(table, person, after)]


def same_for_all(lines: LogLines, table: Table) -> None:
    for person in (None, *range(len(table.people))):
        for after in (0, table.number // 2):
            assert sent(lines, table, person, after) == plainly(table, person, after)


def evening() -> Desk:
    """A game with talk, mutes and asides."""
    desk = Desk.playing("Ada", "Bo", "Cy", seats=4, fill="random", options={"rounds": 1})
    desk.do("Eve", "say", text="I only watch")
    return desk


@pytest.mark.parametrize("seed", range(3))
def test_everybody_is_sent_what_they_would_be_told(seed: int) -> None:
    desk, lines, rng = evening(), LogLines(), Random(seed)
    while desk.table.stage == "playing":
        desk.think()
        if desk.turn:
            assert desk.table.match is not None
            moves = desk.table.match.round.legal_moves()
            desk.do(desk.turn, "play", move=str(rng.choice(moves)))
        speaker, other = rng.sample(["Ada", "Bo", "Cy", "Eve"], 2)
        desk.wait(5_000)
        match rng.randrange(4):
            case 0:
                desk.do(speaker, "say", text="what a mine")
            case 1:
                muted = desk.person(speaker).muted
                on = desk.number(other) not in muted
                desk.do(speaker, "mute", person=desk.number(other), on=on)
            case 2:
                desk.rename(speaker, f"{speaker} {rng.randrange(9)}")
        same_for_all(lines, desk.table)
    same_for_all(lines, desk.table)


def test_lines_that_were_undone_are_not_sent() -> None:
    desk, lines = evening(), LogLines()
    desk.do("Ada", "say", text="this was not stored")
    same_for_all(lines, desk.table)
    again = Table(desk.table.code)
    for line in desk.table.lines[:-1]:
        again.apply(line.seq, line.at, line.stored)
    desk.table = again
    desk.do("Bo", "say", text="this was")
    same_for_all(lines, again)
    assert not any(b"not stored" in one for one in sent(lines, again, 0))


def test_each_line_is_written_once_for_all_who_are_told_the_same() -> None:
    desk, lines = evening(), LogLines()
    for number in range(LONGEST_LOG):
        desk.wait(5_000)
        desk.do(("Ada", "Bo")[number % 2], "say", text=f"line {number}")
    one = lines.seen_by(desk.table, None, 0)
    assert len(one) == LONGEST_LOG
    for person in (0, 1, 2, 3):
        for first, again in zip(one, lines.seen_by(desk.table, person, 0), strict=True):
            assert first is again


async def test_states_of_a_long_table_are_rationed_and_whoever_has_a_seat_gets_theirs(
    new_database: Callable[..., str],
) -> None:
    async with asyncio.timeout(60), serving(new_database("sqlite")) as live:
        ann = await live.guest("Ann")
        code = await ann.open_table(seats=3)
        hub = live.server.hub
        said = [
            e.Said(person=0, text=f"line {number} {'x' * 250}") for number in range(LONGEST_LOG)
        ]
        await (await hub.room(code)).add(said)
        guests = [await live.guest(f"Guest {number}") for number in range(8)]
        async with AsyncExitStack() as stack:
            seat = await stack.enter_async_context(Device.at(live.url, code, ann.token))
            others = [
                await stack.enter_async_context(Device.at(live.url, code, guest.token))
                for guest in guests
            ]
            answers = [await other.sync() for _ in range(5) for other in others]
            refused = [one for one in answers if one["type"] == "refusal"]
            assert 5 < len(refused) < len(answers) - 15
            for one in refused:
                assert one["error"]["message"] == "server-too-fast"
            assert (await seat.sync())["type"] == "ack"


class Device:
    """A bare socket at a table, which asks for states and counts what it gets."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.asked = 0

    @staticmethod
    @asynccontextmanager
    async def at(url: str, code: str, token: str) -> AsyncIterator["Device"]:
        async with connect(
            f"ws{url.removeprefix('http')}/api/tables/{code}/socket",
            subprotocols=[SUBPROTOCOL],
            additional_headers={"Authorization": f"Bearer {token}"},
            max_size=None,
        ) as socket:
            yield Device(socket)

    async def sync(self) -> dict[str, Any]:
        """Ask for the state; the answer, before which the whole state has come."""
        self.asked += 1
        id = f"sync-{self.asked}"
        await self.socket.send(json.dumps({"do": "sync", "id": id}))
        last: dict[str, Any] = {}
        while True:
            message: dict[str, Any] = json.loads(await self.socket.recv())
            if message.get("id") == id:
                assert message["type"] == "refusal" or len(last["log"]) > 1900
                return message
            last = message if message["type"] == "state" else last
