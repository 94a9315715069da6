"""A proxy that knows nothing of tables but the first letter of their codes.

    python -m benchmarks.load.proxy 8001:BCDFG 8002:HJKLM

What asks for a table goes to the server whose letter its code begins with; all else, new tables
included, goes to each server in turn. Each connection has one request. It prints its port.
"""

import asyncio
import re
import sys
from collections.abc import Callable
from itertools import cycle
from typing import Any, Final

import uvloop

HOST: Final = "127.0.0.1"
TABLE: Final = re.compile(rb"\S+ /api/tables/(\w)")


class End(asyncio.Protocol):
    """One end of a connection, which passes on what comes to the other end."""

    def __init__(self, other: "End | None" = None) -> None:
        self.other = other
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        assert self.other is not None
        self.other.transport.write(data)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.close()


class Front(End):
    """The end at the client: the head of its first request says where it goes."""

    def __init__(self, choose: Callable[[bytes], int]) -> None:
        super().__init__()
        self._choose = choose
        self._head = b""

    def data_received(self, data: bytes) -> None:
        if self.other is not None:
            super().data_received(data)
            return
        self._head += data
        if b"\r\n\r\n" in self._head:
            self.transport.pause_reading()
            self._task = asyncio.ensure_future(self._go_on())

    async def _go_on(self) -> None:
        loop, end = asyncio.get_running_loop(), End(self)
        try:
            await loop.create_connection(lambda: end, HOST, self._choose(self._head))
        except OSError:  # that server is away; the others are not
            self.transport.close()
            return
        self.other = end
        request, rest = self._head.split(b"\r\n", 1)
        asker = self.transport.get_extra_info("peername")[0].encode()
        end.transport.write(b"%b\r\nX-Forwarded-For: %b\r\n%b" % (request, asker, rest))
        self.transport.resume_reading()


async def main(shares: dict[int, str]) -> None:
    by_letter = {letter: port for port, letters in shares.items() for letter in letters}
    turns = cycle(shares)

    def choose(head: bytes) -> int:
        found = TABLE.match(head)
        return by_letter[found[1].decode()] if found else next(turns)

    server = await asyncio.get_running_loop().create_server(lambda: Front(choose), HOST, 0)
    print(f"http://{HOST}:{server.sockets[0].getsockname()[1]}", flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    given = (argument.split(":") for argument in sys.argv[1:])
    uvloop.run(main({int(port): letters for port, letters in given}))
