"""What guards every HTTP exchange: strict response headers, small bodies, and the same origin."""

import asyncio
import re
from collections.abc import Collection, Mapping
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..address import origin

BODY_LIMIT: Final = 16 * 1024
RECORD_LIMIT: Final = 512 * 1024
LARGER: Final = {"/api/replay": RECORD_LIMIT}  # where a body may be larger than elsewhere
BODY_SECONDS = 20.0  # in which a body must be there

# Only such a host is written into a header; an IPv6 address has no form there.
PLAIN_HOST: Final = re.compile(r"[A-Za-z0-9.-]{1,253}(:[0-9]{1,5})?")

# No require-trusted-types-for: the client's framework fills its templates through innerHTML.
CONTENT_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'; connect-src 'self'"
)
# Only names that Chromium knows: it warns of others. Not here because a game may use them:
# autoplay, clipboard-write, fullscreen, screen-wake-lock, web-share.
NOT_USED: Final = (
    "accelerometer",
    "camera",
    "display-capture",
    "encrypted-media",
    "geolocation",
    "gyroscope",
    "hid",
    "idle-detection",
    "local-fonts",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "picture-in-picture",
    "publickey-credentials-get",
    "serial",
    "usb",
    "xr-spatial-tracking",
)
STRICT: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{feature}=()" for feature in NOT_USED),
}
ONE_YEAR: Final = "max-age=31536000"


class StrictHeaders:
    """Adds the strict headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def send_strictly(message: Message) -> None:
            # A socket that is refused gets a response, too.
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                _make_strict(MutableHeaders(scope=message), scope)
            await send(message)

        await self.app(scope, receive, send_strictly)


def _make_strict(headers: MutableHeaders, scope: Scope) -> None:
    secure = scope["scheme"] in ("https", "wss")
    host = Headers(scope=scope).get("host", "")
    policy = CONTENT_POLICY
    if PLAIN_HOST.fullmatch(host):
        # Older browsers do not take 'self' for sockets.
        policy += f" {'wss' if secure else 'ws'}://{host}"
    headers["Content-Security-Policy"] = policy
    for name, value in STRICT.items():
        headers[name] = value
    if secure:
        headers["Strict-Transport-Security"] = ONE_YEAR
    if scope["path"] == "/api" or scope["path"].startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")


class BodyLimit:
    """Reads the body of a request before the app does; refuses one too large or too slow."""

    def __init__(
        self, app: ASGIApp, limit: int = BODY_LIMIT, larger: Mapping[str, int] = LARGER
    ) -> None:
        self.app = app
        self.limit = limit
        self.larger = larger

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        limit = self.larger.get(scope.get("path", ""), self.limit)
        # A length that is too large is enough; one that is missing or wrong is not believed.
        if _exceeds(Headers(scope=scope).get("content-length", ""), limit):
            await self._too_big(limit, scope, receive, send)
            return
        try:
            async with asyncio.timeout(BODY_SECONDS):
                body = await self._read(limit, receive)
        except TimeoutError:
            await JSONResponse({"error": {"message": "server-slow"}}, 408)(scope, receive, send)
            return
        if body is None:
            return
        if len(body) > limit:
            await self._too_big(limit, scope, receive, send)
            return
        whole: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive_again() -> Message:
            return whole.pop() if whole else await receive()

        await self.app(scope, receive_again, send)

    async def _too_big(self, limit: int, scope: Scope, receive: Receive, send: Send) -> None:
        error = {"error": {"message": "server-too-big", "args": {"limit": limit}}}
        await JSONResponse(error, status_code=413)(scope, receive, send)

    async def _read(self, limit: int, receive: Receive) -> bytes | None:
        """The body, or so much of it that it is too large; None if whoever sends it is gone."""
        body = bytearray()
        more = True
        while more and len(body) <= limit:
            message = await receive()
            if message["type"] == "http.disconnect":
                return None
            body += message.get("body", b"")
            more = message.get("more_body", False)
        return bytes(body)


def _exceeds(length: str, limit: int) -> bool:
    return length.isdecimal() and (len(length) > 18 or int(length) > limit)


def same_origin(scope: Scope, allowed: Collection[str] = ()) -> bool:
    """Whether a request or socket comes from a page of ours, or of an allowed origin.

    Programs other than browsers send no Origin and are let through: they have no cookies of
    somebody else's to misuse.
    """
    headers = Headers(scope=scope)
    origins = headers.getlist("origin")
    if not origins:
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    try:
        (text,) = origins
        asking = origin(text)
    except ValueError:  # several, `null`, or nonsense
        return False
    if asking in allowed:
        return True
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    try:
        return asking == origin(f"{scheme}://{headers.get('host', '')}")
    except ValueError:
        return False
