"""Which migrations a database has seen."""

from motherlode.server.storage.database import Database
from motherlode.server.storage.migrations import version_of


async def version(url: str) -> str | None:
    database = Database(url)
    async with database.reading() as connection:
        found = await connection.run_sync(version_of)
    await database.close()
    return found
