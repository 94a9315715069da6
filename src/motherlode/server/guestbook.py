"""The guestbook: who has been here, the tokens that prove it, and the codes that pass it on."""

from sqlalchemy import delete, insert, select, update

from .database import Database
from .rows import GuestRow
from .schema import guests, people, tokens, transfers


class Guestbook:
    """Guests, their tokens and transfers; only hashes of tokens and codes are kept."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add_guest(
        self, id: str, name: str, language: str, token_hash: bytes, now: int
    ) -> None:
        """A new guest with a first token; `Conflict` when there is such a guest or token."""
        async with self.database.writing() as connection:
            guest = {"id": id, "name": name, "language": language, "created": now, "seen": now}
            await connection.execute(insert(guests), guest)
            token = {"hash": token_hash, "guest": id, "created": now, "seen": now}
            await connection.execute(insert(tokens), token)

    async def guest_by_token(self, hash: bytes) -> GuestRow | None:
        async with self.database.reading() as connection:
            found = await connection.execute(
                select(guests).join(tokens).where(tokens.c.hash == hash)
            )
            row = found.first()
        return None if row is None else GuestRow(*row)

    async def touch(self, guest: str, hash: bytes, now: int) -> None:
        """The guest was here now, with this token."""
        async with self.database.writing() as connection:
            await connection.execute(update(guests).where(guests.c.id == guest).values(seen=now))
            await connection.execute(
                update(tokens)
                .where(tokens.c.hash == hash, tokens.c.guest == guest)
                .values(seen=now)
            )

    async def change_guest(self, id: str, name: str, language: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(
                update(guests).where(guests.c.id == id).values(name=name, language=language)
            )

    async def add_token(self, guest: str, hash: bytes, now: int) -> None:
        """One more token; `Conflict` when there is no such guest."""
        async with self.database.writing() as connection:
            token = {"hash": hash, "guest": guest, "created": now, "seen": now}
            await connection.execute(insert(tokens), token)

    async def drop_token(self, hash: bytes) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(tokens).where(tokens.c.hash == hash))

    async def add_transfer(self, guest: str, hash: bytes, expires: int) -> None:
        """A one-time code; `Conflict` when there is such a code, or no such guest."""
        async with self.database.writing() as connection:
            transfer = {"hash": hash, "guest": guest, "expires": expires}
            await connection.execute(insert(transfers), transfer)

    async def use_transfer(self, hash: bytes, now: int) -> str | None:
        """The guest whose code this is, for the one who asks first and in time."""
        async with self.database.writing() as connection:
            found = await connection.execute(
                delete(transfers)
                .where(transfers.c.hash == hash, transfers.c.expires > now)
                .returning(transfers.c.guest)
            )
            return found.scalar()

    async def delete_guest(self, id: str) -> None:
        """Forget a guest, with tokens and transfers; tables keep a person without a guest."""
        async with self.database.writing() as connection:
            await connection.execute(update(people).where(people.c.guest == id).values(guest=""))
            await connection.execute(delete(guests).where(guests.c.id == id))
