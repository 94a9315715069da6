"""uvicorn's protocol for sockets, with bounds on what comes in and on what waits to go out."""

from asyncio import BaseTransport
from functools import lru_cache
from time import monotonic
from typing import Any, Final, cast

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from ..address import client_address
from .buckets import Bucket
from .budgets import BYTE, FRAME
from .uvicorn_protocol import UvicornProtocol

LINGER: Final = 10.0  # seconds that a connection may take to send its last bytes
# What one socket may use for what it sends, in microseconds: each second, and at once; see budget.
PACE: Final = (5_000.0, 20_000.0)
PATIENCE: Final = (0.1, 5.0)  # how often it may be made to wait; then it is closed
PARTS: Final = 64  # of one message
POLICY: Final = 1008
WIRE: Final = "motherlode.wire"  # among the extensions of a scope: what is written to


@lru_cache(8)
def _frame(text: bytes) -> bytes:
    """A message as it goes out. Most go to several sockets, one after the other."""
    return Frame(Opcode.TEXT, text).serialize(mask=False)


def wire_of(scope: Scope) -> "WebSocketProtocol":
    """The protocol of an open socket."""
    found: WebSocketProtocol = scope["extensions"][WIRE]
    return found


class WebSocketProtocol(UvicornProtocol, WebSocketsSansIOProtocol):
    """A socket, with bounds on what comes in and on what waits to go out."""

    _frames = 0

    def connection_made(self, transport: BaseTransport) -> None:
        WebSocketsSansIOProtocol.connection_made(self, transport)
        self._pace, self._patience = Bucket(*PACE), Bucket(*PATIENCE)
        self.arrive()
        self.limits.work(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.limits.leave(self)
        WebSocketsSansIOProtocol.connection_lost(self, exc)
        self.conn.parser.close()  # it refers to itself, and garbage is collected once a day

    def start_keepalive(self) -> None:
        """The socket is open."""
        self.limits.settle(self)
        if self.budget is None:  # by now it is known for whom the proxy asks
            self.budget = self.limits.budget(client_address(cast(Scope, self.scope)))
        super().start_keepalive()

    # --- what comes in -----------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            UvicornProtocol.data_received(self, data)
        else:  # the request, which has been taken in already
            WebSocketsSansIOProtocol.data_received(self, data)

    def go_on(self) -> None:
        now = monotonic()
        if self._pace.wait(now) and not self._patience.take(now):
            self.refuse()
        super().go_on()

    def wait(self) -> float:
        return self._pace.wait(monotonic()) or super().wait()

    def take(self, piece: bytes) -> float:
        self._frames = 0
        WebSocketsSansIOProtocol.data_received(self, piece)
        cost = BYTE * len(piece) + FRAME * self._frames
        self._pace.spend(monotonic(), cost)
        return cost

    @property
    def at_table(self) -> bool:
        return self.handshake_complete and not self.close_sent

    def ready(self) -> bool:
        return True

    def held_up(self) -> bool:
        return self.read_paused

    async def receive(self) -> Any:
        message = await super().receive()
        if self._queued:  # it reads again when the application has all messages, but we don't
            self.transport.pause_reading()
        return message

    def handle_events(self) -> None:
        self._frames += len(self.conn.events)
        super().handle_events()

    def handle_cont(self, event: Frame) -> None:
        """A part of a message; empty ones could be sent for ever."""
        super().handle_cont(event)
        if len(self.frames) > PARTS:
            self.refuse()

    def refuse(self) -> None:
        """Close: nobody who plays sends that much."""
        if self.close_sent:
            self.transport.abort()
        else:
            self.conn.fail(POLICY, "too much at once")
            self.handle_parser_exception()

    # --- what goes out -----------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WIRE] = self  # type: ignore[assignment]

    def write(self, text: bytes) -> None:
        """Write a message, at once, if the connection still takes any."""
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(_frame(text))

    def handle_ping(self) -> None:
        """Answer a ping, if anybody reads the answers."""
        pongs = self.conn.data_to_send()
        if self.writable.is_set():
            self.transport.write(b"".join(pongs))

    def keepalive_timeout(self) -> None:
        """A client that does not answer is cut off: it would not answer a close either."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Serve, and then let go for good."""
        await super().run_asgi()
        del self.scope["extensions"][WIRE]  # nothing that refers to itself is left behind
        self.limits.work(self)
        self.loop.call_later(LINGER, self.transport.abort)
