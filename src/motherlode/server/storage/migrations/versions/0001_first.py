"""The first form: guests, tables with their logs, workers."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
    )
    op.create_index("ix_guests_seen", "guests", ["seen"])
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
        sa.ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_tokens_guest", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_tokens_guest", "tokens", ["guest"])
    op.create_table(
        "transfers",
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_transfers"),
        sa.ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_transfers_guest", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_transfers_guest", "transfers", ["guest"])
    op.create_table(
        "tables",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("stage", sa.Text(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("seq", sa.BigInteger(), nullable=False),
        sa.Column("wakes", sa.BigInteger()),
        sa.Column("summary", sa.LargeBinary(), nullable=False),
        sa.Column("keeper", sa.Text()),
        sa.Column("keeper_until", sa.BigInteger(), nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("code", name="pk_tables"),
    )
    op.create_index("ix_tables_listed", "tables", ["listed", "stage", "changed"])
    op.create_index("ix_tables_wakes", "tables", ["wakes"])
    op.create_table(
        "entries",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seq", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table", "seq", name="pk_entries"),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.code"], name="fk_entries_table", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "people",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table", "person", name="pk_people"),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.code"], name="fk_people_table", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_people_guest", "people", ["guest"])
    op.create_table(
        "workers",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("alive", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_workers"),
    )
