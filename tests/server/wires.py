"""Bare connections to a real server: bytes, and sockets that say what they like."""

import asyncio
import base64
import json
import os
import secrets
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Subprotocol

from motherlode.client import SUBPROTOCOL
from tests.server.answers import MESSAGES, Facts
from tests.server.real_servers import Live

POST = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\n"


PATIENCE = 30.0  # seconds, on a machine that has much else to do


def address_of(live: Live) -> tuple[str, int]:
    return "127.0.0.1", int(live.url.rpartition(":")[2])


def door(
    live: Live,
    code: str,
    token: str,
    *,
    version: str | None = SUBPROTOCOL,
    source: str = "127.0.0.1",
    after: str = "0",
    origins: tuple[str, ...] = (),
) -> connect:
    """A socket at a table, with everything that can be wrong about it."""
    headers = [("Authorization", f"Bearer {token}")] if token else []
    if origins:  # a browser
        headers = [("Cookie", f"motherlode={token}"), *[("Origin", origin) for origin in origins]]
    return connect(
        f"ws{live.url.removeprefix('http')}/api/tables/{code}/socket?after={after}",
        subprotocols=[Subprotocol(version)] if version else None,
        additional_headers=headers,
        local_addr=(source, 0),
        compression=None,
        max_size=None,
        max_queue=None,
        open_timeout=PATIENCE,
        close_timeout=PATIENCE,
    )


async def hear(connection: ClientConnection, *kinds: str) -> Facts:
    """The next message of one of these kinds."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message: Facts = json.loads(await connection.recv())
            if message["type"] in kinds:
                return message


async def ask(connection: ClientConnection, **request: object) -> Facts:
    """Ask for something; the answer, whatever it is."""
    id = str(request.setdefault("id", secrets.token_hex(8)))
    await connection.send(json.dumps(request))
    while True:
        message = await hear(connection, "ack", "event", "refusal", "pong")
        if id in (message.get("id"), message.get("ack")):
            return message


async def refused(connection: ClientConnection, **request: object) -> str:
    """Ask for something that is refused; why it is."""
    answer = await ask(connection, **request)
    assert answer["type"] == "refusal", answer
    message: str = answer["error"]["message"]
    return message


async def last_words(connection: ClientConnection) -> tuple[str, int]:
    """Why the server closes the connection, and with which code."""
    last: Facts = {}
    with suppress(ConnectionClosed):
        async with asyncio.timeout(PATIENCE):
            while True:
                last = json.loads(await connection.recv())
    if last.get("type") != "bye":
        return "", connection.close_code or 0
    assert last["error"]["message"] in MESSAGES
    return last["error"]["message"], connection.close_code or 0


async def turned_away(connecting: connect) -> tuple[int, str]:
    """The status and the message with which a socket is refused before it opens."""
    with pytest.raises(InvalidStatus) as wrong:
        async with connecting:
            pass
    response = wrong.value.response
    return response.status_code, json.loads(response.body or b"")["error"]["message"]


async def until(condition: Any) -> None:
    """Wait for something that is not told."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


class Wire:
    """A socket made by hand, which can do what a library would not."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, live: Live, buffer: int = 0) -> "Wire":
        plain = socket.socket()
        if buffer:  # so little that soon the server cannot send any more
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        plain.setblocking(False)
        await asyncio.get_running_loop().sock_connect(plain, address_of(live))
        return cls(*await asyncio.open_connection(sock=plain, limit=max(buffer, 1024)))

    @classmethod
    async def at(cls, live: Live, code: str, token: str, buffer: int = 0) -> "Wire":
        wire = await cls.open(live, buffer)
        key = base64.b64encode(os.urandom(16)).decode()
        wire.writer.write(
            f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {live.url[7:]}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Protocol: {SUBPROTOCOL}\r\n"
            f"Authorization: Bearer {token}\r\n\r\n".encode()
        )
        async with asyncio.timeout(PATIENCE):
            assert b" 101 " in await wire.reader.readuntil(b"\r\n\r\n")
        return wire

    def send(self, opcode: int, data: bytes, last: bool = True) -> None:
        """A frame."""
        size = len(data)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack("!H", size)
        self.writer.write(bytes([(0x80 if last else 0) | opcode]) + length + bytes(4) + data)

    async def closed(self) -> int:
        """The code with which the server closes, 0 if it does so without one."""
        code = 0
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            async with asyncio.timeout(PATIENCE):
                while True:
                    opcode, size = await self.reader.readexactly(2)
                    if size > 125:
                        (size,) = struct.unpack("!H", await self.reader.readexactly(2))
                    data = await self.reader.readexactly(size)
                    if opcode & 15 == 8:
                        (code,) = struct.unpack("!H", data[:2])
        return code

    async def __aenter__(self) -> "Wire":
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.transport.abort()
        with suppress(ConnectionError):
            await self.writer.wait_closed()


async def raw(live: Live, request: bytes) -> bytes:
    """The answer to bytes that need not be HTTP."""
    async with await Wire.open(live) as wire:
        wire.writer.write(request)
        async with asyncio.timeout(PATIENCE):
            return await wire.reader.read(100_000)


@asynccontextmanager
async def connected(live: Live, source: str) -> AsyncIterator[Wire]:
    loop = asyncio.get_running_loop()
    plain = socket.socket()
    plain.setblocking(False)
    plain.bind((source, 0))
    await loop.sock_connect(plain, address_of(live))
    wire = Wire(*await asyncio.open_connection(sock=plain))
    async with wire:
        yield wire


async def answer(wire: Wire) -> bytes:
    """What the server says until it closes."""
    with suppress(ConnectionError):
        async with asyncio.timeout(PATIENCE):
            return await wire.reader.read(-1)
    return b""
