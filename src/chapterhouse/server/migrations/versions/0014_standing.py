"""Standing answers: what players have settled before they are asked."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """So far everybody was asked."""
    op.create_table(
        "standing",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("answer", sa.JSON, nullable=False),
        sa.Column("leaves_open", sa.Boolean, nullable=False),
        sa.Column("by_hand", sa.Integer),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("standing")
