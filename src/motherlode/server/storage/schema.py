"""The tables of the database. All times are milliseconds since the epoch."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
)

# The migration this schema is the outcome of.
VERSION: Final = "0003"

metadata = MetaData(
    # Constraints need names so that later migrations can change them.
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, index=True),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("guest", ForeignKey(guests.c.id, ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

# One-time codes that move an identity to another device.
transfers = Table(
    "transfers",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("guest", ForeignKey(guests.c.id, ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("code", Text, primary_key=True),
    Column("stage", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("seq", BigInteger, nullable=False),  # of the last entry
    Column("wakes", BigInteger, index=True),  # when its clock next needs attention
    Column("summary", LargeBinary, nullable=False),
    Column("keeper", Text),  # the worker that minds its clock, as long as that worker lives
    Index("ix_tables_listed", "listed", "stage", "changed"),
)

# The log of each table.
entries = Table(
    "entries",
    metadata,
    Column("table", ForeignKey(tables.c.code, ondelete="CASCADE"), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# Who is or was at which table. A deleted guest leaves "" behind, so this is no foreign key.
# `owns`: whose table it is, or who is its host; `left`: who has taken it off their list.
people = Table(
    "people",
    metadata,
    Column("table", ForeignKey(tables.c.code, ondelete="CASCADE"), primary_key=True),
    Column("person", Integer, primary_key=True, autoincrement=False),
    Column("guest", Text, nullable=False, index=True),
    Column("seat", Integer),
    Column("owns", Boolean, nullable=False, server_default=false()),
    Column("left", Boolean, nullable=False, server_default=false()),
)

workers = Table(
    "workers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("alive", BigInteger, nullable=False),  # its last sign of life; negative: it has ended
)
