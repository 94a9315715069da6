"""Where others find this server; and how one that listens on its own machine lets phones in."""

from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request

from ...table import Refused
from ..address import is_local, is_loopback, lan_addresses, origin
from ..settings import Settings

EVERYWHERE: Final = "0.0.0.0"
AGAIN: Final = "motherlode serve --lan"  # what does the same from the start

# Listens on these addresses too; gives those where it could.
Opener = Callable[[list[str]], Awaitable[list[str]]]


class Reachability:
    """The addresses of this server as its people need them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        # Set where somebody runs the server by hand: what is a service is opened by its settings.
        self.opener: Opener | None = None
        self.command = AGAIN
        self._open: set[str] = set()

    def base(self, request: Request) -> str:
        """What links to this server begin with, for others where there is such an address."""
        if self.settings.public_url:
            return self.settings.public_url
        try:
            asked = origin(f"{request.url.scheme}://{request.url.netloc}")
        except ValueError as bad:
            raise Refused("server-bad-request", detail=str(bad)) from None
        if self._at_home(request) and (found := self._addresses()):
            return f"http://{found[0]}:{request.scope['server'][1]}"
        return asked

    def url(self, request: Request) -> str:
        """The same, or "" where nobody else could open it."""
        base = self.base(request)
        return "" if is_loopback(urlsplit(base).hostname or "") else base

    def may_open(self, request: Request) -> bool:
        """Whether this request could let the local network in."""
        able = self.opener is not None and bool(lan_addresses())
        return able and self._at_home(request) and not self.url(request)

    def hint(self, request: Request) -> str:
        """The command that lets phones in, for whoever sits at a machine that keeps them out."""
        shut = is_loopback(self.settings.host) and not self.url(request)
        return self.command if shut and self._at_home(request) else ""

    async def open(self, request: Request) -> None:
        """Let the local network in. Refused: not everybody may; or another program is there."""
        if self.opener is None or not self.may_open(request):
            raise Refused("server-not-to-open")
        self._open |= set(await self.opener(lan_addresses()))
        if not self.url(request):
            raise Refused("server-cannot-listen")

    def _addresses(self) -> list[str]:
        """Those where other machines find this server, the most usual one first."""
        if self.settings.host == EVERYWHERE:
            return lan_addresses()
        return [one for one in lan_addresses() if one in self._open] if self._open else []

    def _at_home(self, request: Request) -> bool:
        """Whether somebody at this machine asks, by its own name for itself.

        A page of elsewhere whose name was made to lead here has another name.
        """
        return is_local(request.scope) and is_loopback(request.url.hostname or "")
