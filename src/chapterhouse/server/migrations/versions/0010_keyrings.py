"""Sealed keyrings, for people with more than one browser."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Begin with none."""
    op.create_table(
        "keyrings",
        sa.Column("place", sa.LargeBinary, primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("keyrings")
