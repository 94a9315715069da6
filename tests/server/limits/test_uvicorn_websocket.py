"""Sockets that send too much are made to wait, and then closed."""

import asyncio
import gc
import time
from contextlib import suppress

import pytest
from websockets.server import ServerProtocol

from benchmarks.floods import attacks
from motherlode.client import Client
from motherlode.server.limits import uvicorn_websocket
from motherlode.server.limits.budgets import BURST, FRAME
from motherlode.server.limits.uvicorn_websocket import PACE, WebSocketProtocol
from tests.server.real_servers import Live
from tests.server.two_at_a_table import Two
from tests.server.wires import PATIENCE, Wire, connected, door, hear, until

pytestmark = pytest.mark.anyio


KINDS = {"ping": attacks.PING, "pong": attacks.PONG, "part": attacks.PART}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("known", [True, False])
async def test_socket_that_floods_is_made_to_wait_and_then_closed(
    live: Live, two: Two, kind: str, known: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    frames = 0
    parse = WebSocketProtocol.handle_events

    def counted(self: WebSocketProtocol) -> None:
        nonlocal frames
        frames += len(self.conn.events)
        parse(self)

    monkeypatch.setattr(WebSocketProtocol, "handle_events", counted)
    eve = await live.guest("Eve")
    async with await Wire.at(live, two.code, eve.token if known else "nobody's") as wire:
        wire.writer.transport.set_write_buffer_limits(1 << 16)
        if kind == "part":
            wire.send(1, b"", last=False)
        reading = asyncio.create_task(wire.closed())
        sent = 0
        with suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                while not reading.done() and sent < 4_000_000:
                    wire.writer.write(KINDS[kind] * 5000)
                    sent += 5000
                    await wire.writer.drain()
        assert await reading in (1008, 0)  # a reset may overtake the last words
    assert frames * FRAME < 10 * PACE[1], f"{frames} of {sent} were looked at"
    await two.move()


async def test_empty_parts_of_a_message_do_not_pile_up(live: Live, two: Two) -> None:
    async with await Wire.at(live, two.code, two.ann.client.token) as wire:
        wire.send(1, b'{"do":', last=False)
        for _ in range(20):
            wire.send(0, b"", last=False)
        wire.send(0, b'"ping","id":"a"}')
        while True:
            _, size = await wire.reader.readexactly(2)
            if size == 126:
                (size,) = [int.from_bytes(await wire.reader.readexactly(2))]
            if b'"pong"' in await wire.reader.readexactly(size):
                break
        wire.send(1, b'{"do":', last=False)
        for _ in range(100):
            wire.send(0, b"", last=False)
        assert await wire.closed() == 1008


async def test_frames_of_an_address_are_charged_to_all_its_sockets(live: Live, two: Two) -> None:
    """Coming again, or with many sockets, brings no new budget."""
    budget = live.server.connections.budget(attacks.OUTSIDE)
    assert budget is not None
    budget.spend(time.monotonic(), 2 * BURST * 100)  # ten seconds' worth is owed
    eve = await live.guest("Eve")
    connecting = door(live, two.code, eve.token, source=attacks.OUTSIDE)
    late = asyncio.create_task(connecting.__aenter__())
    async with door(live, two.code, eve.token, source="127.0.0.7") as other:
        await hear(other, "state")
    assert not late.done()
    late.cancel()


async def test_moves_go_before_newcomers_and_sockets_without_a_token_are_newcomers(
    live: Live, two: Two
) -> None:
    async with await Wire.at(live, two.code, "nobody's"):
        connections = live.server.connections
        inside = connections._inside
        sockets = [one for one in inside if isinstance(one, WebSocketProtocol)]
        await until(lambda: [one.at_table for one in sockets] == [True, True, False])
        served = 0

        def serve() -> None:
            nonlocal served
            served += 1
            connections.round_robin.spend(10_000, at_table=False)

        for number in range(5000):
            connections.round_robin.queue(number, serve, at_table=False)
        await two.move()
        assert served < 4000, "it waited for all of them"


async def test_socket_that_is_being_closed_gives_way(live: Live, two: Two) -> None:
    connections = live.server.connections
    async with await Wire.at(live, two.code, "nobody's") as refused:
        await until(lambda: len(connections._working) == 1 and not connections._waiting)
        connections.most = len(connections)  # type: ignore[misc]
        async with connected(live, "127.0.0.7") as new:
            new.writer.write(attacks.get("/api/choices"))
            assert (await new.reader.readuntil(b"\r\n"))[9:12] == b"200"
        await refused.closed()
        await two.move()


async def test_many_messages_at_once_are_all_heard(live: Live, two: Two) -> None:
    """What honest clients send after a lost connection is no flood."""
    async with door(live, two.code, two.ann.client.token) as device:
        text = " " * 4000
        for number in range(40):
            await device.send(f'{{"do":"ping","id":"{number}"}}{text}')
        for number in range(40):
            assert (await hear(device, "pong"))["id"] == str(number)


async def test_socket_that_is_gone_leaves_no_garbage(
    live: Live, two: Two, eve: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is hardly ever a collection that would find it, see gc_tuning.py."""
    monkeypatch.setattr(uvicorn_websocket, "LINGER", 0.05)

    def parsers() -> int:
        return sum(isinstance(one, ServerProtocol) for one in gc.get_objects())

    gc.collect()
    before = parsers()
    gc.disable()
    try:
        async with door(live, two.code, eve.token) as socket:
            await hear(socket, "state")
            assert parsers() > before
        await until(lambda: parsers() <= before)
    finally:
        gc.enable()
