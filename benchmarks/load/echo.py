"""The least that any server on the same stack does: a message comes, five sockets get an answer.

No rules, no storage, no seats. Our server is compared with it.

    python -m benchmarks.load.echo SIZE     # bytes of an answer
"""

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from motherlode.server.gate import Gate
from motherlode.server.protocol import SUBPROTOCOL, decode_request
from motherlode.server.running import options
from motherlode.server.settings import Settings


class Answer(msgspec.Struct, tag="event"):
    """As large as an event of ours."""

    ack: str
    filling: str


class Echo:
    """Groups of sockets."""

    def __init__(self, size: int) -> None:
        self.filling = "x" * (size - len(msgspec.json.encode(Answer("m", ""))))
        self.groups: dict[str, list[WebSocket]] = {}

    async def socket(self, websocket: WebSocket) -> None:
        """Send the group whatever one of its sockets says."""
        await websocket.accept(SUBPROTOCOL)
        group = self.groups.setdefault(websocket.path_params["group"], [])
        group.append(websocket)
        while (message := await websocket.receive())["type"] == "websocket.receive":
            request = decode_request(message["text"])
            text = msgspec.json.encode(Answer(request.id, self.filling)).decode()
            for member in group:
                await member.send({"type": "websocket.send", "text": text})
        group.remove(websocket)


@asynccontextmanager
async def alive(settings: Settings, app: Starlette) -> AsyncIterator[dict[str, Gate]]:
    """Accept connections as the real server does."""
    yield {"gate": Gate(settings)}


class Serving(uvicorn.Server):
    """Prints its address, once it is ready."""

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        host, port = self.servers[0].sockets[0].getsockname()
        print(f"http://{host}:{port}", flush=True)


def main() -> None:
    echo = Echo(int(sys.argv[1]))
    settings = Settings.read()
    app = Starlette(
        routes=[WebSocketRoute("/echo/{group}", echo.socket)], lifespan=partial(alive, settings)
    )
    Serving(uvicorn.Config(app, **options(settings))).run()


if __name__ == "__main__":
    main()
