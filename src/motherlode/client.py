"""A client for programs: the reference for what `docs/protocol.md` says.

    client = await Client.guest("http://127.0.0.1:8000", "Ann")
    code = await client.open_table(game="base", seats=4)
    async with client.at(code) as seat:
        await seat.do("start")
        while await seat.turn():
            await seat.do("play", move=seat.game["legal"][0])

It reconnects by itself, names the last entry it has seen, and repeats commands that were not
acknowledged under the same id: nothing is lost and nothing is done twice. After a final refusal it
stays away.
"""

import asyncio
import json
import random
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from http.client import HTTPException
from typing import Any, Final, cast
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.typing import Subprotocol

from .game.message import Refused

SUBPROTOCOL: Final = Subprotocol("motherlode.v1")
FIRST_WAIT: Final = 0.1  # seconds before the first retry; doubled with each, up to the longest
LONGEST_WAIT: Final = 5.0
STEADY: Final = 10.0  # seconds after which a connection counts as good, and waits start over
FINAL: Final = (1008, 1009)  # a connection closed with these is not opened again
AGAIN: Final = ("server-slow", "server-stopping")  # after a `bye` with these, the client comes back
LATER: Final = ("server-too-fast", "server-storage")  # a command refused with these is sent again

Facts = dict[str, Any]


def _refused(error: Facts) -> Refused:
    return Refused(error["message"], error.get("clause", ""), **error.get("args", {}))


def _denied(body: bytes | bytearray, otherwise: str) -> Refused:
    """The refusal in an HTTP answer; a proxy in between may answer in words that are not ours."""
    try:
        return _refused(json.loads(body)["error"])
    except (ValueError, TypeError, KeyError):
        return Refused(otherwise)


class Backoff:
    """The waits between attempts: each twice as long as the one before, plus or minus a half.

    Without the randomness all clients of a server that restarts would come at the same moment.
    """

    def __init__(self) -> None:
        self._next = FIRST_WAIT

    def next(self) -> float:
        """How many seconds to wait this time."""
        wait, self._next = self._next, min(2 * self._next, LONGEST_WAIT)
        return wait * random.uniform(0.5, 1.5)

    async def wait(self) -> None:
        """Wait before the next attempt."""
        await asyncio.sleep(self.next())


class Client:
    """A guest of a server."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url.rstrip("/")
        self.token = token

    @classmethod
    async def guest(cls, url: str, name: str, language: str = "en") -> "Client":
        """Become a new guest."""
        client = cls(url, "")
        guest = {"name": name, "language": language}
        client.token = (await client.http("POST", "/api/guest?token=show", guest))["token"]
        return client

    async def http(self, method: str, path: str, body: object = None) -> Any:
        """Send an HTTP request; the answer is JSON, a text, or nothing."""
        return await asyncio.to_thread(self._http, method, path, body)

    def _http(self, method: str, path: str, body: object) -> Any:
        request = Request(self.url + path, method=method)
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        data = None
        if body is not None:
            request.add_header("Content-Type", "application/json")
            data = json.dumps(body).encode()
        try:
            with urlopen(request, data, timeout=30) as done:
                text, kind = done.read(), done.headers.get_content_type()
        except HTTPError as wrong:
            with wrong:
                raise _denied(wrong.read(), str(wrong)) from None
        except HTTPException as broken:  # the server ended in the middle of its answer
            raise ConnectionResetError(str(broken)) from None
        return json.loads(text) if kind == "application/json" else text.decode()

    async def open_table(self, **terms: object) -> str:
        """Open a table, with you as its host on seat 0; returns its code."""
        return cast(str, (await self.http("POST", "/api/tables", terms))["code"])

    async def record(self, code: str) -> str:
        """The record of a finished game."""
        return cast(str, await self.http("GET", f"/api/tables/{code}/record"))

    async def replay(self, code: str, viewer: str = "table") -> Facts:
        """A finished game frame by frame: of `truth`, of the `table`, or of a seat's number."""
        return cast(Facts, await self.http("GET", f"/api/tables/{code}/replay?as={viewer}"))

    @asynccontextmanager
    async def at(self, code: str) -> AsyncIterator["Seat"]:
        """Be at a table, with a seat or watching, as long as the block lasts."""
        seat = Seat(self, code)
        task = asyncio.create_task(seat._stay())
        try:
            await seat._wait(lambda: bool(seat.state))
            yield seat
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


class Seat:
    """Your place at a table: the state as the server tells it, and the commands you send."""

    def __init__(self, client: Client, code: str) -> None:
        self.client = client
        self.code = code
        self.state: Facts = {}
        self.events: asyncio.Queue[Facts] = asyncio.Queue(1000)  # what happened, oldest first
        self._noted = 0  # the last of these
        self._socket: ClientConnection | None = None
        self._asked: dict[str, tuple[Facts, asyncio.Future[Facts]]] = {}
        self._changed = asyncio.Condition()
        self._failed: Refused | None = None

    # --- looking -----------------------------------------------------------------------------

    @property
    def you(self) -> Facts:
        """Your number, seat and mutes at this table."""
        return cast(Facts, self.state["you"])

    @property
    def table(self) -> Facts:
        """The state of the table."""
        return cast(Facts, self.state["table"])

    @property
    def game(self) -> Facts:
        """Your view of the game; empty before the start."""
        return self.state["game"] or {}

    async def until(self, stage: str) -> None:
        """Wait for a stage of the table."""
        await self._wait(lambda: self.table["stage"] == stage)

    async def turn(self) -> bool:
        """Wait for your turn, ready for every next round; false when the game is over."""
        waiting = ("between", "over", "closed")
        while True:
            await self._wait(lambda: self.table["stage"] in waiting or bool(self.game.get("legal")))
            if self.table["stage"] != "between":
                return self.table["stage"] not in waiting
            with suppress(Refused):  # the next round has just begun without it
                await self.do("next")
            await self._wait(lambda: self.table["stage"] != "between")

    async def _wait(self, condition: Any) -> None:
        async with self._changed:
            await self._changed.wait_for(lambda: self._failed or condition())
        if self._failed and not condition():
            raise self._failed

    # --- asking ------------------------------------------------------------------------------

    async def do(self, what: str, **details: object) -> Facts:
        """Send a command; returns the answer once it is stored. Refused: it cannot be done."""
        request = {"do": what, "id": secrets.token_hex(8), **details}
        backoff = Backoff()
        while True:
            if self._failed is not None:
                raise self._failed
            answer: asyncio.Future[Facts] = asyncio.get_running_loop().create_future()
            self._asked[str(request["id"])] = request, answer
            await self._send(request)
            try:
                return await answer
            except Refused as refused:
                if refused.message.id not in LATER:
                    raise
            await backoff.wait()

    async def _send(self, request: Facts) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):  # it is sent again when the connection is back
                await self._socket.send(json.dumps(request))

    # --- the connection ----------------------------------------------------------------------

    async def _stay(self) -> None:
        """Keep a connection, unless the server refuses for good."""
        backoff = Backoff()
        while True:
            begun = time.monotonic()
            with suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                await self._converse()
            self._socket = None
            if self._failed is not None:
                return
            if time.monotonic() - begun > STEADY:
                backoff = Backoff()
            await backoff.wait()

    async def _converse(self) -> None:
        """Open a connection, and receive messages until it ends."""
        try:
            async with self._connect() as socket:
                self._socket = socket
                for request, _ in list(self._asked.values()):
                    await self._send(request)
                # Also what came before the connection was closed.
                with suppress(ConnectionClosed):
                    async for text in socket:
                        await self._hear(json.loads(text))
            if socket.close_code in FINAL:
                await self._fail(Refused("server-bad-message"))
        except InvalidStatus as denied:
            status = denied.response.status_code
            if 400 <= status < 500 and status != 429:
                await self._fail(_denied(denied.response.body, str(denied)))

    async def _fail(self, error: Refused) -> None:
        """The server refuses for good: everyone waiting is told, and nothing is tried again."""
        self._failed = self._failed or error
        for _, answer in self._asked.values():
            if not answer.done():
                answer.set_exception(self._failed)
        async with self._changed:
            self._changed.notify_all()

    def _connect(self) -> connect:
        url = f"ws{self.client.url.removeprefix('http')}/api/tables/{self.code}/socket"
        return connect(
            f"{url}?after={self.state.get('seq', 0)}",
            subprotocols=[SUBPROTOCOL],
            additional_headers={"Authorization": f"Bearer {self.client.token}"},
            compression=None,
            max_size=None,
            max_queue=None,
            close_timeout=1,
        )

    async def _hear(self, message: Facts) -> None:
        kind = message["type"]
        if kind == "state":
            self.state = message
            for line in message["log"]:
                self._note(line)
        elif kind == "event":
            self.state["seq"] = message["seq"]
            self.state["table"].update(message.get("table", {}))
            if message.get("game"):
                self.state["game"] = {**self.game, **message["game"]}
            self._note(message)
            self._answer(message.get("ack", ""), message)
        elif kind in ("ack", "hint", "pong"):
            self._answer(message["id"], message)
        elif kind == "refusal":
            self._answer(message["id"], message, _refused(message["error"]))
        elif kind == "bye" and message["error"]["message"] not in AGAIN:
            await self._fail(_refused(message["error"]))
        async with self._changed:
            self._changed.notify_all()

    def _note(self, event: Facts) -> None:
        if event["seq"] <= self._noted:  # a repeated state contains old entries again
            return
        self._noted = event["seq"]
        if self.events.full():
            self.events.get_nowait()
        self.events.put_nowait(event)

    def _answer(self, id: str, message: Facts, wrong: Refused | None = None) -> None:
        _, answer = self._asked.pop(id, (None, None))
        if answer is None or answer.done():
            return
        if wrong is not None:
            answer.set_exception(wrong)
        else:
            answer.set_result(message)
