"""Guests: who has been here, the tokens that prove it, and the codes that pass them on."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final, TypeVar

from sqlalchemy import delete, insert, select, update

from .database import Database
from .rows import GuestRow
from .schema import guests, people, tokens, transfers

CHUNK: Final = 500  # values in one statement, or tables removed in one transaction

T = TypeVar("T")


def chunks(values: Iterable[T]) -> Iterator[list[T]]:
    """As many at a time as a statement takes."""
    rest = iter(values)
    while chunk := list(islice(rest, CHUNK)):
        yield chunk


class GuestStore:
    """Guests, their tokens and transfers; only hashes of tokens and codes are kept."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add_guest(
        self, id: str, name: str, language: str, token_hash: bytes, now: int
    ) -> None:
        """A new guest with a first token; `Conflict` when there is such a guest or token."""
        await self.database.write(
            insert(guests).values(id=id, name=name, language=language, created=now, seen=now),
            insert(tokens).values(hash=token_hash, guest=id, created=now, seen=now),
        )

    async def guest_by_token(self, hash: bytes) -> GuestRow | None:
        query = select(guests).join(tokens).where(tokens.c.hash == hash)
        found = await self.database.read(query)
        return GuestRow(*found[0]) if found else None

    async def touch(self, guest: str, hash: bytes, now: int) -> None:
        """The guest was here now, with this token."""
        token = update(tokens).where(tokens.c.hash == hash, tokens.c.guest == guest)
        await self.database.write(
            update(guests).where(guests.c.id == guest).values(seen=now), token.values(seen=now)
        )

    async def change_guest(self, id: str, name: str, language: str) -> None:
        await self.database.write(
            update(guests).where(guests.c.id == id).values(name=name, language=language)
        )

    async def add_token(self, guest: str, hash: bytes, now: int) -> None:
        """One more token; `Conflict` when there is no such guest."""
        await self.database.write(
            insert(tokens).values(hash=hash, guest=guest, created=now, seen=now)
        )

    async def known_tokens(self, hashes: Iterable[bytes]) -> set[bytes]:
        """Which of these tokens are still good."""
        known: set[bytes] = set()
        for chunk in chunks(hashes):
            query = select(tokens.c.hash).where(tokens.c.hash.in_(chunk))
            known.update(hash for (hash,) in await self.database.read(query))
        return known

    async def drop_token(self, hash: bytes) -> None:
        await self.database.write(delete(tokens).where(tokens.c.hash == hash))

    async def add_transfer(self, guest: str, hash: bytes, expires: int) -> None:
        """A one-time code; `Conflict` when there is such a code, or no such guest."""
        await self.database.write(insert(transfers).values(hash=hash, guest=guest, expires=expires))

    async def use_transfer(self, hash: bytes, now: int) -> str | None:
        """The guest whose code this is, for the one who asks first and in time."""
        used = delete(transfers).where(transfers.c.hash == hash, transfers.c.expires > now)
        found = await self.database.write_returning(used.returning(transfers.c.guest))
        return found[0] if found else None

    async def delete_guest(self, id: str) -> None:
        """Forget a guest, with tokens and transfers; tables keep a person without a guest."""
        await self.database.write(
            update(people).where(people.c.guest == id).values(guest=""),
            delete(guests).where(guests.c.id == id),
        )
