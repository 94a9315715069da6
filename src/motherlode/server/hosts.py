"""Host names: a server answers only to its own.

Otherwise any site could give its name the address of this machine, and its pages could then do here
whatever ours can (DNS rebinding).
"""

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from threading import Thread
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from ..table import Refused
from ..words import words
from .api import error
from .logs import event, get
from .pages import language_of
from .settings import ANY, PREFIX, Settings

HOST: Final = re.compile(r"(\[[0-9a-fA-F:.]{2,45}\]|[^:\[\]]{1,253})(?::[0-9]{0,5})?")
SETTING: Final = f"{PREFIX}NAMES"

logger = get("motherlode.server")


class Hosts:
    """Refuses requests for other hosts with 421."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.any = ANY in settings.names
        own = [urlsplit(origin).hostname or "" for origin in settings.allowed_origins]
        self.names = {name.lower() for name in (*settings.names, *own, settings.host, "localhost")}
        self._add([socket.gethostname()])
        # That asks the network, which may take a while.
        Thread(target=lambda: self._add([socket.getfqdn()]), daemon=True).start()

    def _add(self, names: Iterable[str]) -> None:
        for name in names:
            first = name.lower().partition(".")[0]
            self.names |= {name.lower(), first, f"{first}.local"}

    def is_ours(self, host: str) -> bool:
        """Whether a Host header may stand for this server."""
        match = HOST.fullmatch(host)
        if match is None:
            return False
        name = match[1].strip("[]").removesuffix(".").lower()
        if name in self.names or name.endswith(".localhost"):
            return True
        try:
            ip_address(name)  # no name, so nobody can have given it away
        except ValueError:
            return False
        return True

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self.any or _through_proxy(scope):
            await self.app(scope, receive, send)
            return
        host = Headers(scope=scope).get("host", "")
        if not host or self.is_ours(host):  # browsers always say for which host they ask
            await self.app(scope, receive, send)
            return
        event(logger, "host-refused", level=30, host=host, setting=SETTING)
        refused = Refused("server-wrong-host", host=host[:100], setting=SETTING)
        response = error(refused)
        if "text/html" in Headers(scope=scope).get("accept", ""):
            text = words(language_of(HTTPConnection(scope)))
            response = PlainTextResponse(text.tell(refused.message), response.status_code)
        await response(scope, receive, send)


def _through_proxy(scope: Scope) -> bool:
    """Whether it came from a trusted proxy, which serves only the hosts it was told."""
    return bool(scope.get("state", {}).get("through_proxy"))
