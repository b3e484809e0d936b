"""Clocks of tables, and when a time is up."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Up to now no table has a clock."""
    op.add_column("matches", sa.Column("clock", sa.JSON))
    op.add_column("matches", sa.Column("due", sa.Float))
    op.create_index("dues", "matches", ["due"])


def downgrade() -> None:
    op.drop_index("dues", "matches")
    op.drop_column("matches", "due")
    op.drop_column("matches", "clock")
