"""Floods: programs that ask as much of a server as one address, or many, can.

    python -m benchmarks.floods.attacks NAME PORT SECONDS [CONNECTIONS [ADDRESS]]

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
from dataclasses import dataclass, field
from typing import Final

from ..load.wire import HOST, TEXT, post

OUTSIDE: Final = "127.9.9.9"  # the address of most attackers
CHUNK: Final = 60_000  # bytes written at a time

Tally = Counter[str]


@dataclass
class Attacker:
    """Who attacks, and what was done; somebody without a token, or a guest at a table."""

    token: str = ""
    code: str = "BCDFGH"
    tally: Tally = field(default_factory=Counter)

    async def become_guest(self, port: int, source: str) -> None:
        """Become a guest, and open a table."""
        known = await post(port, source, "/api/guest?token=show", "", {"name": "Eve"})
        self.token = known["token"]
        self.code = (await post(port, source, "/api/tables", self.token, {"seats": 3}))["code"]


NOBODY: Final = Attacker()
Deed = Callable[[Reader, Writer, Attacker], Awaitable[None]]


def upgrade(by: Attacker = NOBODY) -> bytes:
    """The request for a socket."""
    return ask(
        f"GET /api/tables/{by.code}/socket", by,
        "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Protocol: motherlode.v1",
    )  # fmt: skip


def get(path: str) -> bytes:
    """A plain request."""
    return ask(f"GET {path}")


def ask(what: str, by: Attacker = NOBODY, *headers: str) -> bytes:
    """A request, by a guest or by nobody."""
    lines = [f"{what} HTTP/1.1", f"Host: {HOST}", "Accept-Encoding: gzip", *headers]
    if by.token:
        lines.append(f"Authorization: Bearer {by.token}")
    return "\r\n".join([*lines, "", ""]).encode()


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

    async def deed(reader: Reader, writer: Writer, by: Attacker) -> None:
        writer.write(upgrade(by))
        await reader.readuntil(b"\r\n\r\n")
        writer.write(first)
        await write(reader, writer, frame * (CHUNK // len(frame)), by.tally)

    return deed


def texts(*messages: str) -> bytes:
    """Short messages, masked with zeros."""
    return b"".join(
        bytes([0x80 | TEXT, 0x80 | len(text), 0, 0, 0, 0]) + text.encode() for text in messages
    )


def requests(*whats: str) -> Deed:
    """One request after the other, without waiting for the answers."""

    async def deed(reader: Reader, writer: Writer, by: Attacker) -> None:
        asked = [ask(what.format(code=by.code), by) for what in whats]
        await write(reader, writer, b"".join(asked) * 50, by.tally)

    return deed


async def leave(reader: Reader, writer: Writer, by: Attacker) -> None:
    """Sign out again and again, which writes to the database."""
    asked = [ask("POST /api/guest/leave", Attacker(str(n)), "Content-Length: 0") for n in range(50)]
    await write(reader, writer, b"".join(asked), by.tally)


async def handshakes(reader: Reader, writer: Writer, by: Attacker) -> None:
    """A socket that is opened and left alone."""
    writer.write(upgrade(by))
    await drain(reader, by.tally)


async def chunks(reader: Reader, writer: Writer, by: Attacker) -> None:
    """A body in the smallest possible pieces."""
    head = f"POST /api/guest HTTP/1.1\r\nHost: {HOST}\r\nTransfer-Encoding: chunked\r\n\r\n"
    writer.write(head.encode())
    await write(reader, writer, b"1\r\na\r\n" * (CHUNK // 6), by.tally)


async def nonsense(reader: Reader, writer: Writer, by: Attacker) -> None:
    """Bytes that are not HTTP, again and again."""
    writer.write(b"\x16\x03\x01 no HTTP\r\n\r\n")
    await drain(reader, by.tally)


async def coming_and_going(reader: Reader, writer: Writer, by: Attacker) -> None:
    """Connect, and disconnect."""


async def unfinished(reader: Reader, writer: Writer, by: Attacker) -> None:
    """A head that never ends, and grows a little now and then."""
    writer.write(f"GET / HTTP/1.1\r\nHost: {HOST}\r\n".encode())
    with suppress(TimeoutError):
        async with asyncio.timeout(1.5):
            await drain(reader, by.tally)
            return
    while not reader.at_eof():
        writer.write(b"X: y\r\n")
        with suppress(TimeoutError):
            async with asyncio.timeout(1.5):
                await drain(reader, by.tally)


async def trickling(reader: Reader, writer: Writer, by: Attacker) -> None:
    """A body that comes byte by byte."""
    head = f"POST /api/guest HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: 9000\r\n\r\n"
    writer.write(head.encode())
    while not reader.at_eof():
        writer.write(b" ")
        with suppress(TimeoutError):
            async with asyncio.timeout(0.5):
                await drain(reader, by.tally)


async def deaf(reader: Reader, writer: Writer, by: Attacker) -> None:
    """Ask for much, and read nothing."""
    reader._transport.pause_reading()  # type: ignore[attr-defined]
    for _ in range(1000):
        writer.write(get("/api/openapi.json") * 20)
        await writer.drain()


@dataclass(frozen=True)
class Flood:
    """A number of connections that do the same, from one address or from many."""

    what: str
    deed: Deed
    connections: int
    many: bool = False
    known: bool = False  # by a guest, at a table of their own

    async def run(
        self, port: int, seconds: float, by: Attacker, connections: int = 0, source: str = OUTSIDE
    ) -> None:
        """Attack for some seconds, perhaps with another number of connections."""
        if self.known:
            await by.become_guest(port, source)
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                async with asyncio.TaskGroup() as tasks:
                    for number in range(connections or self.connections):
                        one = f"127.{10 + number // 250}.1.{1 + number % 250}"
                        tasks.create_task(self._one(port, one if self.many else source, by))
                        if number % 20 == 19:
                            await asyncio.sleep(0.01)

    async def _one(self, port: int, source: str, by: Attacker) -> None:
        while True:
            writer = None
            try:
                reader, writer = await asyncio.open_connection(HOST, port, local_addr=(source, 0))
                by.tally["connections"] += 1
                await self.deed(reader, writer, by)
            except (OSError, EOFError):
                by.tally["failures"] += 1
            finally:
                if writer is not None:
                    writer.transport.abort()
            await asyncio.sleep(0)


PING, PONG, PART = (bytes([first, 0x80, 0, 0, 0, 0]) for first in (0x89, 0x8A, 0x00))
SYNC: Final = texts('{"do":"sync","id":"a","after":0}')
COMMANDS: Final = texts(
    '{"do":"say","id":"b","text":"hello"}', '{"do":"shuffle","id":"c"}', '{"do":"ping","id":"d"}'
)

FLOODS: Final = {
    "pings": Flood("a socket without a token that pings", frames(PING), 1),
    "many-pings": Flood("90 such sockets", frames(PING), 90),
    "guest-pings": Flood("90 sockets of a guest that ping", frames(PING), 90, known=True),
    "pongs": Flood("sockets that answer what nobody asked", frames(PONG), 4),
    "parts": Flood("empty parts of a message", frames(PART, b"\x01\x80\0\0\0\0"), 4),
    "sync": Flood("90 sockets of a guest that ask for all again", frames(SYNC), 90, known=True),
    "commands": Flood("90 sockets of a guest that command", frames(COMMANDS), 90, known=True),
    "pages": Flood("pipelined pages", requests("GET /", "GET /icon.svg", "GET /rules"), 20),
    "healthz": Flood("pipelined requests for /healthz", requests("GET /healthz"), 20),
    "schema": Flood("pipelined requests for the schema", requests("GET /api/openapi.json"), 20),
    "refusals": Flood("pipelined refusals", requests("GET /api/guest", "GET /no"), 20),
    "export": Flood("pipelined exports", requests("GET /api/guest/export"), 20, known=True),
    "qr": Flood("pipelined QR codes", requests("GET /api/tables/{code}/qr"), 20, known=True),
    "leave": Flood("pipelined goodbyes with tokens that are nobody's", leave, 20),
    "chunks": Flood("bodies in pieces of one byte", chunks, 20),
    "nonsense": Flood("what is not HTTP", nonsense, 20),
    "handshakes": Flood("sockets opened and left alone", handshakes, 50),
    "coming": Flood("connections that come and go", coming_and_going, 20),
    "unfinished": Flood("2,000 requests that never end", unfinished, 2000),
    "trickling": Flood("2,000 bodies that trickle", trickling, 2000),
    "deaf": Flood("2,000 who ask and never read", deaf, 2000),
    "crowd": Flood("5,000 addresses, requests that never end", unfinished, 5000, many=True),
    "crowd-trickling": Flood("5,000 addresses, bodies that trickle", trickling, 5000, many=True),
    "crowd-deaf": Flood("5,000 addresses who ask and never read", deaf, 5000, many=True),
}


def main() -> None:
    name, port, seconds, *rest = sys.argv[1:]
    with suppress(ImportError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    by, connections, source = Attacker(), *rest, *("0", OUTSIDE)[len(rest) :]
    asyncio.run(FLOODS[name].run(int(port), float(seconds), by, int(connections), source))
    print(json.dumps(by.tally), flush=True)


if __name__ == "__main__":
    main()
