"""Who has which seat, whose a table is, and who has left it for good."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("people", sa.Column("seat", sa.Integer()))
    for name in ("owns", "left"):
        op.add_column(
            "people", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false())
        )
    # Whoever opened a table is its first person; the rest is known when somebody comes there again.
    people = sa.table("people", sa.column("person"), sa.column("owns"))
    op.execute(people.update().where(people.c.person == 0).values(owns=True))
