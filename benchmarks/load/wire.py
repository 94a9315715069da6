"""A WebSocket client that costs little, so that what is measured is the server."""

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

import msgspec

HOST: Final = "127.0.0.1"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10

Hear = Callable[[bytes, float], None]  # a message, and when it came


class Wire(asyncio.Protocol):
    """One socket. It trusts the server: whole frames, no extensions."""

    def __init__(self, path: str, token: str, hear: Hear, lost: Callable[[], None]) -> None:
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._hear = hear
        self._lost = lost
        self._rest = b""
        self._closing = False
        self._transport: Any = None
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {HOST}\r\nAuthorization: Bearer {token}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Protocol: motherlode.v1\r\n\r\n"
        ).encode()

    async def connect(self, port: int, address: str) -> None:
        """Connect from one of this machine's own addresses."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, HOST, port, local_addr=(address, 0))
        await self.open

    def send(self, payload: bytes, opcode: int = TEXT) -> None:
        """Send a frame, masked with zeros: it is unmasked like any other."""
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(b"%c%b\0\0\0\0%b" % (0x80 | opcode, length, payload))

    def close(self) -> None:
        """Disconnect without a close frame; the server copes with that."""
        self._closing = True
        self._transport.close()

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("the server hung up"))
        elif not self._closing:
            self._lost()

    def data_received(self, data: bytes) -> None:
        now = perf_counter()
        data = self._rest + data if self._rest else data
        if not self.open.done():
            head, end, rest = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = data
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(data.decode()))
                return
            self.open.set_result(None)
            data = rest
        at = 0
        while len(data) >= at + 2:
            size, start = data[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : start], "big")
            if len(data) < start + size:
                break
            payload = data[start : start + size]
            opcode = data[at] & 15
            at = start + size
            if opcode == TEXT:
                self._hear(payload, now)
            elif opcode == PING:
                self.send(payload, PONG)
        self._rest = data[at:]


async def post(port: int, address: str, path: str, token: str, body: object) -> Any:
    """Create something with an HTTP request."""
    reader, writer = await asyncio.open_connection(HOST, port, local_addr=(address, 0))
    data = msgspec.json.encode(body)
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {HOST}\r\nAuthorization: Bearer {token}\r\n"
        "Connection: close\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(data)}\r\n\r\n"
    )
    writer.write(head.encode() + data)
    answer = await reader.read()
    writer.close()
    head, _, text = answer.decode().partition("\r\n\r\n")
    if not head.startswith("HTTP/1.1 201"):
        raise ConnectionError(answer.decode())
    return msgspec.json.decode(text)
