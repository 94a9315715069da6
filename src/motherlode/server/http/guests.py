"""Guests: people without accounts, known by a random token that only they have."""

import hashlib
import secrets
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response

from ...table import Caller, Refused
from ...table.talk import clean_name
from ...words import LANGUAGES
from ..settings import Settings
from ..storage.database import Conflict
from ..storage.rows import GuestRow
from ..storage.store import Store

COOKIE: Final = "motherlode"
A_YEAR: Final = 365 * 86_400
TRANSFER: Final = 10 * 60_000  # milliseconds that a code for another device is good for
SEEN: Final = 3_600_000  # a guest's last visit is noted once in so many milliseconds
LONGEST_TOKEN: Final = 100


def digest(secret: str) -> bytes:
    """What is stored of a token: from it nobody finds the token."""
    return hashlib.sha256(secret.encode()).digest()


def token_of(connection: HTTPConnection) -> str:
    """The token that came with a request: in the cookie, or as a bearer for programs."""
    scheme, _, bearer = Headers(scope=connection.scope).get("authorization", "").partition(" ")
    token = bearer.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")
    return token if len(token) <= LONGEST_TOKEN else ""


class Guests:
    """Knows guests by their tokens, and makes new ones."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings

    async def find(self, connection: HTTPConnection, now: int) -> GuestRow | None:
        """The guest who asks, if it is one."""
        token = token_of(connection)
        if not token:
            return None
        hashed = digest(token)
        guest = await self.store.guest_by_token(hashed)
        if guest is not None and now - guest.seen > SEEN:
            await self.store.touch(guest.id, hashed, now)
        return guest

    async def know(self, connection: HTTPConnection, now: int) -> GuestRow:
        """The guest who asks; Refused if it is none."""
        guest = await self.find(connection, now)
        if guest is None:
            raise Refused("server-no-guest")
        return guest

    async def add(self, name: str, language: str, now: int) -> tuple[GuestRow, str]:
        """A new guest and their token."""
        guest = GuestRow(secrets.token_hex(16), clean_name(name), _language(language), now, now)
        token = secrets.token_urlsafe(32)
        await self.store.add_guest(guest.id, guest.name, guest.language, digest(token), now)
        return guest, token

    async def change(self, guest: GuestRow, name: str, language: str) -> Caller:
        """Another name, another language."""
        caller = Caller(guest.id, clean_name(name))
        await self.store.change_guest(guest.id, caller.name, _language(language))
        return caller

    async def transfer(self, guest: GuestRow, now: int) -> tuple[str, int]:
        """A code that makes another device this guest, once; and until when."""
        code = secrets.token_urlsafe(18)
        await self.store.add_transfer(guest.id, digest(code), now + TRANSFER)
        return code, now + TRANSFER

    async def claim(self, code: str, now: int) -> str:
        """A new token for the guest who showed this code."""
        id = await self.store.use_transfer(digest(code), now)
        if id is None:
            raise Refused("server-bad-code")
        token = secrets.token_urlsafe(32)
        try:
            await self.store.add_token(id, digest(token), now)
        except Conflict:  # the guest was deleted this very moment
            raise Refused("server-bad-code") from None
        return token

    def remember(self, connection: HTTPConnection, response: Response, token: str) -> None:
        """Put the token in a cookie that pages cannot read and other sites cannot send."""
        wish = self.settings.secure_cookies
        secure = wish == "yes" or (wish == "auto" and connection.url.scheme == "https")
        response.set_cookie(
            COOKIE, token, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure
        )


def _language(language: str) -> str:
    return language if language in LANGUAGES else "en"
