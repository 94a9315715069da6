"""How the database came to its present form, step by step, and how an older one gets there."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from ..database import Database, StoreError

FOLDER = Path(__file__).parent
LOCK = 0x6D6F7468  # any number that no other program locks in the same database


async def migrate(url: str, wanted: str = "") -> None:
    """Bring a database, new or old, to the form that this version works with.

    Where another process has just brought it to the wanted form, nobody waits for a second look.
    """
    database = unbound(url)
    try:
        async with database.writing() as connection:
            if not wanted or await connection.run_sync(version_of) != wanted:
                await connection.run_sync(upgrade)
    finally:
        await database.close()


def unbound(url: str) -> Database:
    """A database to migrate. A step may make a table anew, and must not drop what hangs on it."""
    return Database(url, foreign_keys=False)


def version_of(connection: Connection) -> str | None:
    """The version of the database's form; None when it has none yet."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection, version: str = "head") -> None:
    """Bring the database to a version, in the connection's transaction."""
    if connection.dialect.name == "postgresql":  # SQLite has locked itself for writing
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    check_known(version_of(connection))
    config = Config()
    # A % starts a substitution in a configuration.
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, version)
    if connection.dialect.name == "sqlite":
        broken = connection.execute(text("PRAGMA foreign_key_check")).first()
        if broken is not None:
            raise StoreError(f"a row of {broken[0]} points to one of {broken[2]} that is missing")


def check_known(version: str | None) -> None:
    """Refuse a form that is newer than this program."""
    known = {script.revision for script in ScriptDirectory(str(FOLDER)).walk_revisions()}
    if version is not None and version not in known:
        raise StoreError(
            f"this was written by a newer Motherlode: its form is {version:.20}, and this one "
            f"knows up to {max(known)}; install the newer one"
        )
