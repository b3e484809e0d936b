"""Who comes to a table, and who stays away: open tables, votes, and reports to the host."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """So far whoever came had to be invited, nobody voted, and nothing was reported."""
    op.add_column("matches", sa.Column("open", sa.Boolean, nullable=False, server_default="0"))
    op.add_column("chairs", sa.Column("votes", sa.JSON, nullable=False, server_default="{}"))
    op.create_table(
        "reports",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("about", sa.Integer, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("talk", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("reports")
    op.drop_column("chairs", "votes")
    op.drop_column("matches", "open")
