"""What is asked through a proxy is charged to the address that the proxy asks for."""

import asyncio
from time import monotonic
from typing import Final

from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from ...game.message import Message
from .. import protocol as p
from ..address import client_address
from .budgets import HANDSHAKE, REQUEST
from .connections import Connections

TOO_FAST: Final = p.encode(p.ErrorOut(Message("server-too-fast")))
PATIENCE: Final = 5.0  # seconds that a request or a handshake may be made to wait


class ProxiedLimits:
    """Has what came through a trusted proxy wait until its address may ask again.

    A connection of its own waits before anything is parsed, see `UvicornProtocol`. Here each waits
    for what was asked before it, so they go on one after the other; what would wait for too long is
    refused, and costs its address nothing, or those who wait would be overtaken for ever.
    """

    def __init__(self, app: ASGIApp, connections: Connections) -> None:
        self.app = app
        self.connections = connections

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("state", {}).get("through_proxy"):
            budget = self.connections.budget(client_address(scope))
            if budget is not None:
                wait = budget.wait(monotonic())
                if wait > PATIENCE:
                    answer = Response(TOO_FAST, 429, media_type="application/json")
                    await answer(scope, receive, send)
                    return
                budget.spend(monotonic(), REQUEST if scope["type"] == "http" else HANDSHAKE)
                await asyncio.sleep(wait)
        await self.app(scope, receive, send)
