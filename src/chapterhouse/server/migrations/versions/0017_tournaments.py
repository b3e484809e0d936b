"""Tournaments of people, and which tables belong to one."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """So far no table belongs to one."""
    op.add_column("matches", sa.Column("tournament", sa.String))
    for name in ("by_kind", "shut"):
        op.add_column("matches", sa.Column(name, sa.Boolean, nullable=False, server_default="0"))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("host", sa.LargeBinary, nullable=False),
        sa.Column("rules", sa.String, nullable=False),
        sa.Column("course", sa.String, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("goes_on", sa.Boolean, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_index("tournaments_going_on", "tournaments", ["goes_on"])


def downgrade() -> None:
    op.drop_index("tournaments_going_on", "tournaments")
    op.drop_table("tournaments")
    for name in ("shut", "by_kind", "tournament"):
        op.drop_column("matches", name)
