"""uvicorn's protocol for HTTP: requests are answered one after the other, each in its turn."""

from asyncio import BaseTransport, Protocol, Transport
from collections.abc import Callable
from functools import partial
from typing import Any, Final, cast

import h11
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr

from ...game.message import Message
from .. import protocol as p
from .budgets import BYTE, HANDSHAKE, LINE, REQUEST
from .connections import Connections
from .uvicorn_protocol import UvicornProtocol


def _refusal(status: str, message: str) -> bytes:
    body = p.encode(p.ErrorOut(Message(message)))
    head = f"HTTP/1.1 {status}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
    return f"{head}Connection: close\r\nRetry-After: 10\r\n\r\n".encode() + body


# Gives a connection away, by the path that is asked for, the request and the transport; whether it
# is another worker's now.
HandOver = Callable[[bytes, bytes, Transport], bool]

# What those are told who find no place, before anything of theirs is read.
TOO_MANY: Final = _refusal("429 Too Many Requests", "server-too-many-sockets")
FULL: Final = _refusal("503 Service Unavailable", "server-too-fast")


class Entrance(Protocol):
    """Whoever connects: they come in, or are told that there is no room.

    A refusal must be cheap, or many of them would be a flood themselves. What uvicorn keeps for a
    connection is therefore made only for those who come in.
    """

    def __init__(self, app_state: dict[str, Any], **rest: Any) -> None:
        self._limits: Connections = app_state["connections"]
        self._inside = partial(HttpProtocol, app_state=app_state, **rest)

    def connection_made(self, transport: BaseTransport) -> None:
        transport = cast(Transport, transport)
        client = get_remote_addr(transport)
        if self._limits.admit(self._limits.budget(client[0] if client else "")):
            inside = self._inside()
            transport.set_protocol(inside)
            inside.connection_made(transport)
        else:
            transport.write(FULL if self._limits.full() else TOO_MANY)
            transport.close()


class HttpProtocol(UvicornProtocol, H11Protocol):
    """A connection of uvicorn's that begins a request only when it is its turn."""

    _upgraded = False
    _behind = False  # whether more has come than the request that was answered

    def connection_made(self, transport: BaseTransport) -> None:
        transport = cast(Transport, transport)
        H11Protocol.connection_made(self, transport)
        self.flow = FlowControl(cast(Transport, self))
        self.arrive()

    def connection_lost(self, exc: Exception | None) -> None:
        self.limits.leave(self)
        H11Protocol.connection_lost(self, exc)

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        UvicornProtocol.data_received(self, data)

    def handle_events(self) -> None:
        """An answer is complete, and there may be a next request."""
        self._behind = bool(self.conn.trailing_data[0])
        self.queue_up()

    def pause_reading(self) -> None:
        """uvicorn has enough for now."""
        self.transport.pause_reading()

    def resume_reading(self) -> None:
        """The application wants the rest of its request; what comes after that must wait.

        Otherwise each request that is answered would let in a thousand others.
        """
        if self.ready() and not self._rest and not self._queued:
            self.transport.resume_reading()

    def take(self, piece: bytes) -> float:
        before = self.cycle
        cost = BYTE * len(piece) + (0 if self._in_plain_body() else LINE * piece.count(b"\n"))
        if piece:
            self.conn.receive_data(piece)
        H11Protocol.handle_events(self)
        if self._upgraded:
            return cost + HANDSHAKE
        if self.cycle is not before:
            self.limits.work(self)
            return cost + REQUEST
        return cost + REQUEST if self.transport.is_closing() else cost

    def _in_plain_body(self) -> bool:
        """Whether bytes are just bytes now; of a body in chunks, each is looked at."""
        if self.conn.their_state is not h11.SEND_BODY:
            return False
        return not any(name == b"transfer-encoding" for name, _ in self.headers)

    def behind(self) -> bool:
        behind, self._behind = self._behind, False
        return behind

    def ready(self) -> bool:
        return self.conn.their_state is not h11.DONE

    def held_up(self) -> bool:
        return self.flow.read_paused

    def on_response_complete(self) -> None:
        self.limits.wait(self)
        H11Protocol.on_response_complete(self)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP, unless an answer is on its way already."""
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            H11Protocol.send_400_response(self, msg)
        self.transport.close()

    def shutdown(self) -> None:
        """The server stops: it finishes what it has been asked, but waits for no more of it."""
        H11Protocol.shutdown(self)
        if self.cycle is not None and self.cycle.more_body and not self.cycle.response_started:
            self.transport.abort()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on a socket has the connection, in this worker or in another one."""
        self._upgraded = True
        self.limits.leave(self)
        self.drop()
        hand_over: HandOver | None = self.app_state.get("hand_over")
        if hand_over is None or not hand_over(event.target, self._head(event), self.transport):
            H11Protocol.handle_websocket_upgrade(self, event)

    def _head(self, event: h11.Request) -> bytes:
        lines = [b"%b %b HTTP/1.1" % (event.method, event.target)]
        lines += [b"%b: %b" % header for header in self.headers]
        return b"\r\n".join(lines) + b"\r\n\r\n"
