"""A socket: one device of one viewer at one table."""

import asyncio
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ...game.message import Message
from ...table import Caller, Refused
from .. import protocol as p
from ..limits.buckets import Bucket
from ..limits.budgets import COMMAND
from ..limits.measured import payer
from ..monitoring.logs import event, get
from ..storage.database import StoreError

if TYPE_CHECKING:
    from .room import Room

# What may wait for a slow reader: messages and bytes. Spectators are let go first.
PLAYER_QUEUE: Final = (256, 1 << 20)
SPECTATOR_QUEUE: Final = (32, 1 << 18)
RATE: Final = (10.0, 40.0)  # messages a second, and at once
AT_ONCE: Final = 3  # of these; after more than so many others come in between
PATIENCE: Final = (1.0, 100.0)  # messages too many, a second and at once; then it is closed
SYNCS: Final = (0.5, 5.0)  # a whole state costs more than other answers
FAREWELL: Final = 5.0  # seconds for the last words to a slow reader

POLICY: Final = 1008
RESTART: Final = 1012
SLOW: Final = 1013

logger = get("motherlode.socket")


class Wire(Protocol):
    """The connection itself, past the application's layers, which do nothing for messages."""

    writable: asyncio.Event  # whether what is written goes out

    async def receive(self) -> Mapping[str, Any]:
        """The next message from the client, or that it is gone."""

    def write(self, text: bytes) -> None:
        """Write a message, at once."""


class Socket:
    """Carries what a viewer asks to the room, and what the room tells to the viewer."""

    def __init__(
        self,
        websocket: WebSocket,
        wire: Wire,
        caller: Caller,
        address: str = "",
        screen: bool = False,
    ) -> None:
        self.caller = caller
        self.address = address
        self.screen = screen
        self.person: int | None = None
        self.seat: int | None = None
        self.reason = "left"  # why it was closed
        self.dropped = 0  # messages that a slow reader did not get
        self._websocket = websocket
        self._wire = wire
        self._queue: deque[bytes] = deque()  # what the wire does not take yet
        self._queued = 0
        self._sending: asyncio.Task[None] | None = None
        self._code: int | None = None  # with which to close, once all is sent
        self._closed: asyncio.Future[None] | None = None  # done when the last words are sent
        self._bucket = Bucket(*RATE)
        self._patience = Bucket(*PATIENCE)
        self._syncs = Bucket(*SYNCS)

    # --- to the viewer -----------------------------------------------------------------------

    def push(self, data: bytes) -> None:
        """Send something, now or soon; never waits."""
        if self._code is not None:
            return
        if self._sending is None and self._wire.writable.is_set():
            self._wire.write(data)
            return
        messages, size = PLAYER_QUEUE if self.seat is not None else SPECTATOR_QUEUE
        # The first may be as long as it likes: it is a state, and what follows must not be its end.
        behind = self._queued - len(self._queue[0]) + len(data) if self._queue else 0
        if len(self._queue) >= messages or behind > size:
            self.dropped = len(self._queue) + 1
            self._queue.clear()
            self._queued = 0
            self.dismiss(Message("server-slow"), SLOW)
            return
        self._queue.append(data)
        self._queued += len(data)
        self._send_soon()

    def dismiss(self, error: Message, code: int = POLICY) -> None:
        """Say why, and close."""
        if self._code is None:
            self.reason = error.id
            self._queue.append(p.encode(p.Bye(error)))
            self._code = RESTART if error.id == "server-stopping" else code
            # It may have to wait for somebody who reads no more.
            asyncio.get_running_loop().call_later(FAREWELL, self._send_soon().cancel)

    def _send_soon(self) -> asyncio.Task[None]:
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())
        return self._sending

    async def _send(self) -> None:
        """Send what waits as soon as it is read, then close if that is the end."""
        try:
            while self._queue:
                await self._wire.writable.wait()
                data = self._queue.popleft()
                self._queued -= len(data)
                self._wire.write(data)
            if self._code is not None:
                with suppress(Exception):  # the connection is gone
                    await self._websocket.close(self._code)
        finally:
            self._sending = None
            if self._code is not None and self._closed is not None:
                self._closed.set_result(None)

    # --- from the viewer ---------------------------------------------------------------------

    async def serve(self, room: "Room", after: int) -> None:
        """Carry messages until one side closes."""
        self._closed = closed = asyncio.get_running_loop().create_future()
        reader = asyncio.create_task(self._read(room, after))
        try:
            await asyncio.wait((reader, closed), return_when=asyncio.FIRST_COMPLETED)
            if self._code is not None:
                await asyncio.wait((closed,))  # for the last words, as long as that may take
        finally:
            await room.leave(self)
            for task in (reader, self._sending):
                if task is not None:
                    task.cancel()
                    # What goes wrong with a connection that is gone does no harm.
                    with suppress(asyncio.CancelledError, Exception):
                        await task

    async def _read(self, room: "Room", after: int) -> None:
        try:
            await room.enter(self, after)
        except Refused as refused:
            self.dismiss(refused.message)
            return
        except StoreError as error:
            event(logger, "store-failed", level=40, error=str(error))
            return
        except Exception:  # no last words: a client that is cut off tries again
            event(logger, "enter-failed", level=40, code=room.table.code)
            return
        budget = payer.get()
        while True:
            message = await self._wire.receive()
            if message["type"] == "websocket.disconnect":
                return
            if budget is not None:
                # All sockets of an address wake at once; the first uses what there is by then.
                while wait := budget.wait(monotonic()):
                    await asyncio.sleep(wait)
                # To measure the steps of each command would take a tenth of a move's time.
                budget.spend(monotonic(), COMMAND)
            text = message.get("text") or message.get("bytes") or ""
            if self._bucket.take(monotonic()):
                await self._answer(room, text)
            elif self._patience.take(monotonic()):
                self.push(p.encode(p.Refusal(_id_of(text), Message("server-too-fast"))))
            else:
                self.dismiss(Message("server-too-fast"))
                return
            # A client that sends much at once must not keep others waiting.
            rash = self._bucket.left(monotonic()) < RATE[1] - AT_ONCE
            await (room.hub.pace() if rash else asyncio.sleep(0))

    async def _answer(self, room: "Room", text: str | bytes) -> None:
        id = ""
        try:
            try:
                request = p.decode_request(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                id = _id_of(text)
                raise Refused("server-bad-message", detail=str(error)[:200]) from None
            id = request.id
            match request:
                case p.Ping():
                    self.push(p.encode(p.Pong(id, room.hub.now())))
                case p.Sync():
                    if not self._syncs.take(monotonic()):
                        raise Refused("server-too-fast")
                    await room.sync(self, request.after)
                    self.push(p.encode(p.Ack(id, room.table.number)))
                case _:
                    await room.do(self, request)
        except Refused as refused:
            room.hub.metrics.refused(refused.message.id)
            self.push(p.encode(p.Refusal(id, refused.message)))
        except StoreError as error:
            event(logger, "store-failed", level=40, error=str(error))
            self.push(p.encode(p.Refusal(id, Message("server-storage"))))
        except WebSocketDisconnect:
            raise
        except Exception:
            event(logger, "command-failed", level=40, code=room.table.code)
            self.push(p.encode(p.Refusal(id, Message("server-broken"))))


class _Id(msgspec.Struct):
    id: str = ""


def _id_of(text: str | bytes) -> str:
    """The id of a message that is wrong otherwise, so that its sender knows which one."""
    try:
        return msgspec.json.decode(text, type=_Id).id[:36]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
