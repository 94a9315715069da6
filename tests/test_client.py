"""The client for programs: when it comes back, how soon, and when it stays away."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus

import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.datastructures import Headers
from websockets.http11 import Request, Response

from motherlode.client import FIRST_WAIT, LONGEST_WAIT, SUBPROTOCOL, Backoff, Client
from motherlode.game.message import Refused

pytestmark = pytest.mark.anyio

Handler = Callable[[ServerConnection], Awaitable[None]]

STATE = json.dumps(
    {"type": "state", "seq": 1, "you": {}, "table": {"stage": "open"}, "game": None, "log": []}
)


class Fake:
    """A server that treats every connection in the same way, and counts them."""

    def __init__(self, handler: Handler, answers: list[Response | None]) -> None:
        self.connections = 0
        self.url = ""
        self._handler = handler
        self._answers = answers  # to the handshakes, one after the other; then all are accepted

    def deny(self, connection: ServerConnection, request: Request) -> Response | None:
        self.connections += 1
        return self._answers.pop(0) if self._answers else None

    async def handle(self, connection: ServerConnection) -> None:
        await self._handler(connection)


@asynccontextmanager
async def fake(handler: Handler, *answers: Response | None) -> AsyncIterator[Fake]:
    server = Fake(handler, list(answers))
    async with serve(
        server.handle, "127.0.0.1", 0, subprotocols=[SUBPROTOCOL], process_request=server.deny
    ) as running:
        port = next(iter(running.sockets)).getsockname()[1]
        server.url = f"http://127.0.0.1:{port}"
        yield server


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The waits between tries, which take no time here."""
    found: list[float] = []

    async def wait(backoff: Backoff) -> None:
        found.append(backoff.next())
        await asyncio.sleep(0)

    monkeypatch.setattr(Backoff, "wait", wait)
    return found


async def close_at_once(connection: ServerConnection) -> None:
    await connection.close(1011)


async def say_goodbye(connection: ServerConnection, message: str, code: int = 1008) -> None:
    await connection.send(json.dumps({"type": "bye", "error": {"message": message}}))
    await connection.close(code)


def answer(status: HTTPStatus, body: str = "") -> Response:
    data = body.encode()
    return Response(status, status.phrase, Headers({"Content-Length": str(len(data))}), data)


async def test_waits_grow_where_a_connection_is_accepted_and_closed(waits: list[float]) -> None:
    tries = 9

    async def stop_at_last(connection: ServerConnection) -> None:
        if server.connections < tries:
            await close_at_once(connection)
        else:
            await say_goodbye(connection, "table-closed")

    async with fake(stop_at_last) as server:
        with pytest.raises(Refused, match="table-closed"):
            async with Client(server.url, "").at("BBBBBB"):
                pass
    expected = [min(FIRST_WAIT * 2**n, LONGEST_WAIT) for n in range(tries - 1)]
    assert len(waits) == tries - 1
    for wait, middle in zip(waits, expected, strict=True):
        assert 0.5 * middle <= wait <= 1.5 * middle
    assert len({wait / middle for wait, middle in zip(waits, expected, strict=True)}) > 1


async def test_a_state_alone_does_not_make_the_waits_short_again(waits: list[float]) -> None:
    async def show_and_close(connection: ServerConnection) -> None:
        await connection.send(STATE)
        await (
            say_goodbye(connection, "table-closed")
            if server.connections > 6
            else close_at_once(connection)
        )

    async with fake(show_and_close) as server, Client(server.url, "").at("BBBBBB") as seat:
        with pytest.raises(Refused):
            await seat.until("over")
    assert min(waits[-2:]) > max(waits[:2])


@pytest.mark.parametrize("code", [1008, 1000])
async def test_final_refusal_is_final(waits: list[float], code: int) -> None:
    async def refuse(connection: ServerConnection) -> None:
        await say_goodbye(connection, "server-no-table", code)

    async with fake(refuse) as server:
        with pytest.raises(Refused, match="server-no-table"):
            async with Client(server.url, "").at("BBBBBB"):
                pass
        assert (server.connections, waits) == (1, [])


async def test_close_that_says_so_is_final_without_words(waits: list[float]) -> None:
    async def refuse(connection: ServerConnection) -> None:
        await connection.close(1008)

    async with fake(refuse) as server:
        with pytest.raises(Refused):
            async with Client(server.url, "").at("BBBBBB"):
                pass
        assert server.connections == 1


async def test_reason_is_read_when_sending_fails(waits: list[float]) -> None:
    """The `bye` may come before the first command is sent, which then fails."""

    async def show_and_refuse(connection: ServerConnection) -> None:
        await connection.send(STATE)
        await connection.recv()
        await say_goodbye(connection, "table-closed")

    async with fake(show_and_refuse) as server:
        async with Client(server.url, "").at("BBBBBB") as seat:
            with pytest.raises(Refused, match="table-closed"):
                await seat.do("sit")
            with pytest.raises(Refused, match="table-closed"):  # and nothing waits for ever
                await seat.do("ready")
        assert server.connections == 1


async def test_refused_handshake_is_final_with_its_reason(waits: list[float]) -> None:
    refusal = answer(HTTPStatus.FORBIDDEN, '{"error": {"message": "server-wrong-origin"}}')
    async with fake(close_at_once, refusal) as server:
        with pytest.raises(Refused, match="server-wrong-origin"):
            async with Client(server.url, "").at("BBBBBB"):
                pass
        assert server.connections == 1


async def test_busy_server_is_asked_again_later(waits: list[float]) -> None:
    async def refuse(connection: ServerConnection) -> None:
        await say_goodbye(connection, "table-closed")

    busy = [
        answer(HTTPStatus.TOO_MANY_REQUESTS, '{"error": {"message": "server-too-fast"}}'),
        answer(HTTPStatus.SERVICE_UNAVAILABLE, "<h1>a proxy says so</h1>"),
    ]
    async with fake(refuse, *busy) as server:
        with pytest.raises(Refused, match="table-closed"):
            async with Client(server.url, "").at("BBBBBB"):
                pass
        assert server.connections == 3
    assert len(waits) == 2


async def test_command_asked_too_fast_is_asked_again_ever_later(waits: list[float]) -> None:
    ids: list[str] = []

    async def be_busy(connection: ServerConnection) -> None:
        await connection.send(STATE)
        async for text in connection:
            ids.append(json.loads(text)["id"])
            busy = {"type": "refusal", "id": ids[-1], "error": {"message": "server-too-fast"}}
            done = {"type": "ack", "id": ids[-1], "seq": 2}
            await connection.send(json.dumps(busy if len(ids) < 6 else done))

    async with fake(be_busy) as server, Client(server.url, "").at("BBBBBB") as seat:
        assert (await seat.do("sit"))["seq"] == 2
    assert len(ids) == 6 and len(set(ids)) == 1
    assert waits[4] > waits[0]


async def test_answer_that_breaks_off_is_a_lost_connection() -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf")
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(ConnectionResetError):
            await Client(f"http://127.0.0.1:{port}", "").record("BCDFGH")
