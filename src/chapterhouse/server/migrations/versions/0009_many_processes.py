"""How often each table has changed, and which processes attend it."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Count from now on, where several processes keep the same tables."""
    for name in ("changes", "company"):
        op.add_column("matches", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "attendance",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("process", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("readers", sa.JSON, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("attendance")
    for name in ("changes", "company"):
        op.drop_column("matches", name)
