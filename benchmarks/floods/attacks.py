"""Floods: programs that ask as much of a server as one address, or many, can.

    python -m benchmarks.floods.attacks NAME PORT SECONDS

Only this machine is attacked, from its own loopback addresses, and only for that long. The last
line printed says what was done, as JSON.
"""

import asyncio
import json
import sys
from asyncio import StreamReader as Reader
from asyncio import StreamWriter as Writer
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

HOST: Final = "127.0.0.1"
OUTSIDE: Final = "127.9.9.9"  # the address of most attackers
CHUNK: Final = 60_000  # bytes written at a time
NO_TABLE: Final = "/api/tables/BCDFGH/socket"

Tally = Counter[str]
Deed = Callable[[Reader, Writer, Tally], Awaitable[None]]


def upgrade(path: str = NO_TABLE) -> bytes:
    """The request for a socket, by somebody without a token."""
    return (
        f"GET {path} HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Protocol: motherlode.v1\r\n\r\n"
    ).encode()


def get(path: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: {HOST}\r\nAccept-Encoding: gzip\r\n\r\n".encode()


async def drain(reader: Reader, tally: Tally) -> None:
    """Read everything, and throw it away."""
    while data := await reader.read(1 << 16):
        tally["bytes received"] += len(data)
        tally["answers"] += data.count(b"HTTP/1.1 ")


async def write(reader: Reader, writer: Writer, data: bytes, tally: Tally) -> None:
    """Write the same again and again, as long as it is taken."""
    reading = asyncio.create_task(drain(reader, tally))
    try:
        while not reading.done():
            writer.write(data)
            await writer.drain()
            tally["bytes sent"] += len(data)
            await asyncio.sleep(0)
    finally:
        reading.cancel()
        with suppress(asyncio.CancelledError, ConnectionError):
            await reading


def frames(frame: bytes, first: bytes = b"") -> Deed:
    """A socket that sends only such frames."""

    async def deed(reader: Reader, writer: Writer, tally: Tally) -> None:
        writer.write(upgrade())
        await reader.readuntil(b"\r\n\r\n")
        writer.write(first)
        await write(reader, writer, frame * (CHUNK // len(frame)), tally)

    return deed


def requests(*paths: str) -> Deed:
    """One request after the other, without waiting for the answers."""

    async def deed(reader: Reader, writer: Writer, tally: Tally) -> None:
        await write(reader, writer, b"".join(map(get, paths)) * 50, tally)

    return deed


async def handshakes(reader: Reader, writer: Writer, tally: Tally) -> None:
    """A socket that is opened and left alone."""
    writer.write(upgrade())
    await drain(reader, tally)


async def chunks(reader: Reader, writer: Writer, tally: Tally) -> None:
    """A body in the smallest possible pieces."""
    head = f"POST /api/guest HTTP/1.1\r\nHost: {HOST}\r\nTransfer-Encoding: chunked\r\n\r\n"
    writer.write(head.encode())
    await write(reader, writer, b"1\r\na\r\n" * (CHUNK // 6), tally)


async def nonsense(reader: Reader, writer: Writer, tally: Tally) -> None:
    """Bytes that are not HTTP, again and again."""
    writer.write(b"\x16\x03\x01 no HTTP\r\n\r\n")
    await drain(reader, tally)


async def coming_and_going(reader: Reader, writer: Writer, tally: Tally) -> None:
    """Connect, and disconnect."""


async def unfinished(reader: Reader, writer: Writer, tally: Tally) -> None:
    """A head that never ends, and grows a little now and then."""
    writer.write(f"GET / HTTP/1.1\r\nHost: {HOST}\r\n".encode())
    with suppress(TimeoutError):
        async with asyncio.timeout(1.5):
            await drain(reader, tally)
            return
    while not reader.at_eof():
        writer.write(b"X: y\r\n")
        with suppress(TimeoutError):
            async with asyncio.timeout(1.5):
                await drain(reader, tally)


async def trickling(reader: Reader, writer: Writer, tally: Tally) -> None:
    """A body that comes byte by byte."""
    head = f"POST /api/guest HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: 9000\r\n\r\n"
    writer.write(head.encode())
    while not reader.at_eof():
        writer.write(b" ")
        with suppress(TimeoutError):
            async with asyncio.timeout(0.5):
                await drain(reader, tally)


async def deaf(reader: Reader, writer: Writer, tally: Tally) -> None:
    """Ask for much, and read nothing."""
    reader._transport.pause_reading()  # type: ignore[attr-defined]
    for _ in range(1000):
        writer.write(get("/api/openapi.json") * 20)
        await writer.drain()


class Flood:
    """A number of connections that do the same, from one address or from many."""

    def __init__(self, what: str, deed: Deed, connections: int, many: bool = False) -> None:
        self.what = what
        self.deed = deed
        self.connections = connections
        self.many = many

    async def run(self, port: int, seconds: float, tally: Tally) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                async with asyncio.TaskGroup() as tasks:
                    for number in range(self.connections):
                        tasks.create_task(self._one(port, number, tally))
                        if number % 20 == 19:
                            await asyncio.sleep(0.01)

    async def _one(self, port: int, number: int, tally: Tally) -> None:
        source = f"127.{10 + number // 250}.1.{1 + number % 250}" if self.many else OUTSIDE
        while True:
            writer = None
            try:
                reader, writer = await asyncio.open_connection(HOST, port, local_addr=(source, 0))
                tally["connections"] += 1
                await self.deed(reader, writer, tally)
            except (OSError, EOFError):
                tally["failures"] += 1
            finally:
                if writer is not None:
                    writer.transport.abort()
            await asyncio.sleep(0)


PING, PONG, PART = (bytes([first, 0x80, 0, 0, 0, 0]) for first in (0x89, 0x8A, 0x00))

FLOODS: Final = {
    "pings": Flood("a socket without a token that pings", frames(PING), 1),
    "many-pings": Flood("90 such sockets", frames(PING), 90),
    "pongs": Flood("sockets that answer what nobody asked", frames(PONG), 4),
    "parts": Flood(
        "empty parts of a message", frames(PART, b"\x01\x80\0\0\0\0"), 4
    ),
    "pages": Flood("pipelined requests for pages", requests("/", "/icon.svg", "/rules"), 20),
    "healthz": Flood("pipelined requests for /healthz", requests("/healthz"), 20),
    "schema": Flood("pipelined requests for the schema", requests("/api/openapi.json"), 20),
    "refusals": Flood("pipelined requests that are refused", requests("/api/guest", "/no"), 20),
    "chunks": Flood("bodies in pieces of one byte", chunks, 20),
    "nonsense": Flood("what is not HTTP", nonsense, 20),
    "handshakes": Flood("sockets opened and left alone", handshakes, 50),
    "coming": Flood("connections that come and go", coming_and_going, 20),
    "unfinished": Flood("2,000 requests that never end", unfinished, 2000),
    "trickling": Flood("500 bodies that trickle", trickling, 500),
    "deaf": Flood("400 who ask and never read", deaf, 400),
    "crowd": Flood("5,000 addresses, requests that never end", unfinished, 5000, many=True),
}  # fmt: skip


def main() -> None:
    name, port, seconds = sys.argv[1:]
    tally: Tally = Counter()
    with suppress(ImportError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    asyncio.run(FLOODS[name].run(int(port), float(seconds), tally))
    print(json.dumps(tally), flush=True)


if __name__ == "__main__":
    main()
