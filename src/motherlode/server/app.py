"""The server as one ASGI application."""

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import cache
from typing import Any, Final

from redis.exceptions import RedisError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ..table import Caller, Refused
from . import protocol as p
from .address import behind, client_address, is_local
from .http.api import JSON, OPERATIONS, Api, Operation, error
from .http.guests import digest, token_of
from .http.headers import BodyLimit, StrictHeaders
from .http.host_names import HostNames
from .http.openapi import describe, schema
from .http.pages import ASK_AGAIN, PAGES, File, Pages, send
from .http.reachability import Reachability
from .http.replays import TABLE
from .limits.buckets import Slots, address_key
from .limits.connections import Connections
from .limits.measured import payer
from .limits.proxied import ProxiedLimits
from .limits.uvicorn_websocket import wire_of
from .live.hub import Hub, read_code
from .live.neighbours import Neighbours
from .live.socket import POLICY, Socket
from .monitoring.logs import event, get, tell_repeats
from .monitoring.metrics import CountRequests, Metrics
from .settings import Settings
from .storage.database import StoreError
from .storage.store import Store

WRONG_STATUS: Final = {404: "server-not-found", 405: "server-method"}

logger = get("motherlode.server")


class Server:
    """What the routes share; there once the application has started."""

    def __init__(
        self, settings: Settings, worker: str = "", neighbours: Neighbours | None = None
    ) -> None:
        self.settings = settings
        self.worker = worker
        self.neighbours = neighbours
        self.metrics = Metrics()
        self.connections = Connections(settings)
        # Some room is left for those who want to look at the page, or after the server.
        self.sockets = Slots(settings.sockets_per_address, self.connections.most * 7 // 8)
        self.pages = Pages()
        self.reach = Reachability(settings)
        self.hub: Hub
        self.api: Api

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[dict[str, Any]]:
        """Open storage and start what keeps tables going; in the end, the other way round."""
        store = await Store.open(self.settings.database_url)
        try:
            self.hub = Hub(self.settings, store, self.metrics, self.worker, self.neighbours)
            self.api = Api(self.hub, self.reach)
            try:
                await self.hub.start()
                event(logger, "server-started", worker=self.hub.worker)
                watch = asyncio.create_task(self.connections.watch())
                hand_over = self.neighbours and self.neighbours.hand_over
                yield {"connections": self.connections, "hand_over": hand_over}
                watch.cancel()
            finally:
                await self.hub.close()
        finally:
            await store.close()
            tell_repeats()
            event(logger, "server-stopped")

    def _charge(self, connection: HTTPConnection) -> None:
        """What is done from here on is paid for by the address that asks for it."""
        payer.set(self.connections.budget(client_address(connection.scope)))

    # --- the socket --------------------------------------------------------------------------

    async def socket(self, websocket: WebSocket) -> None:
        """One viewer at one table."""
        self._charge(websocket)
        try:
            self.api.let_in(websocket)
        except Refused as refused:
            await websocket.send_denial_response(error(refused))
            return
        address = address_key(client_address(websocket.scope))
        if not self.sockets.enter(address):
            await websocket.send_denial_response(error(Refused("server-too-many-sockets"), 429))
            return
        self.metrics.sockets.inc()
        reason = "refused"
        try:
            reason = await self._serve(websocket, address)
        finally:
            self.sockets.leave(address)
            self.metrics.sockets.dec()
            self.metrics.closed(reason)

    async def _serve(self, websocket: WebSocket, address: str) -> str:
        try:
            guest = await self.api.guests.know(websocket, self.hub.now())
            room = await self.hub.room(read_code(websocket.path_params["code"]))
            if p.SUBPROTOCOL not in websocket.scope["subprotocols"]:
                raise Refused("server-wrong-version")
            after = _number(websocket.query_params.get("after", "0"))
            screen = _is_screen(websocket.query_params.get("as"))
        except Refused as refused:
            # A browser shows its page no answer but that of an open socket.
            offered = websocket.scope["subprotocols"]
            with suppress(RuntimeError):  # it is gone already
                await websocket.accept(offered[0] if offered else None)
                await websocket.send_text(p.encode(p.Bye(refused.message)).decode())
                await websocket.close(POLICY)
            return refused.message.id
        await websocket.accept(p.SUBPROTOCOL)
        caller = Caller(guest.id, guest.name)
        socket = Socket(websocket, wire_of(websocket.scope), caller, address, screen)
        with self.hub.device(digest(token_of(websocket)), socket):
            await socket.serve(room, after)
        self.metrics.dropped.inc(socket.dropped)
        return socket.reason

    # --- for those who run it ----------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        """Whether this worker can do its work."""
        failing = ["closing"] if self.hub.closing else await self.hub.health.failing()
        if failing:
            return JSONResponse({"status": "ill", "failing": failing}, 503)
        return JSONResponse({"status": "ok"})

    async def figures(self, request: Request) -> Response:
        """The metrics."""
        allowed = self.settings.metrics
        if allowed == "off" or (allowed == "local" and not is_local(request.scope)):
            return error(Refused("server-not-found"), 404)
        text, kind = self.metrics.render()
        return Response(text, headers={"Content-Type": kind})

    async def page(self, request: Request) -> Response:
        """The page of the browser client."""
        return self.pages.page(request)

    async def file(self, request: Request) -> Response:
        """A file of the browser client; an unknown address gets a page that says so."""
        if found := self.pages.file(request):
            return found
        if "text/html" in request.headers.get("accept", "") and _is_page(request):
            return self.pages.page(request, 404)
        return error(Refused("server-not-found"), 404)

    # --- all together ------------------------------------------------------------------------

    def routes(self) -> list[BaseRoute]:
        """All there is."""
        return [
            *[self._route(operation) for operation in OPERATIONS],
            WebSocketRoute("/api/tables/{code}/socket", self.socket),
            Route("/api/openapi.json", _document(describe)),
            Route("/api/schema.json", _document(schema)),
            Route("/healthz", self.health),
            Route("/metrics", self.figures),
            *[Route(path, self.page) for path in PAGES],
            Route("/{file:path}", self.file),
        ]

    def app(self) -> ASGIApp:
        """The application."""
        app = Starlette(
            routes=self.routes(),
            lifespan=self.lifespan,
            exception_handlers={HTTPException: _wrong, StoreError: _stored, 500: _broken},
        )
        guarded = StrictHeaders(HostNames(BodyLimit(app), self.settings))
        counted = CountRequests(ProxiedLimits(PlainEnds(guarded), self.connections), self.metrics)
        return behind(counted, self.settings.proxies)

    def _route(self, operation: Operation) -> Route:
        async def endpoint(request: Request) -> Response:
            self._charge(request)
            return await self.api.answer(operation, request)

        return Route(operation.path, endpoint, methods=[operation.method])


class PlainEnds:
    """Says in a line why there is no server, where that is enough; Starlette sends a trace."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def plain(message: Message) -> None:
            failure = sys.exc_info()[1]
            if "message" in message and isinstance(failure, (StoreError, RedisError, OSError)):
                message["message"] = str(failure)
            await send(message)

        await self.app(scope, receive, plain if scope["type"] == "lifespan" else send)


def _is_page(request: Request) -> bool:
    return request.method == "GET" and not request.url.path.startswith("/api")


def _document(describe: Callable[[], object]) -> Callable[[Request], Awaitable[Response]]:
    """Answers with a description of the API, made when somebody asks for it first."""

    @cache
    def document() -> File:
        return File.of(p.encode(describe()), JSON, ASK_AGAIN)

    async def endpoint(request: Request) -> Response:  # not a plain function: it would get a thread
        return send(document(), request)

    return endpoint


def _number(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 12:
        raise Refused("server-bad-message", detail="after is the number of an entry")
    return int(text)


def _is_screen(viewer: str | None) -> bool:
    """Whether a socket is for a screen that everybody around it sees, by what it is opened `as`."""
    if viewer not in (None, TABLE):
        raise Refused("server-bad-message", detail="as can only be table")
    return viewer == TABLE


async def _wrong(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, HTTPException)
    refused = Refused(WRONG_STATUS.get(wrong.status_code, "server-bad-request"))
    return error(refused, wrong.status_code)


async def _stored(request: Request, wrong: Exception) -> Response:
    event(logger, "store-failed", level=40, error=str(wrong))
    return error(Refused("server-storage"), 503)


async def _broken(request: Request, wrong: Exception) -> Response:
    return error(Refused("server-broken"), 500)
