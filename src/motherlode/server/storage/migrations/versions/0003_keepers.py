"""A worker keeps its tables as long as it lives: no time is stored with each of them."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.drop_column("tables", "keeper_until")
