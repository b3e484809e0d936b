"""Accounts of people who sign in by the provider of a host."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Begin with none."""
    op.create_table(
        "accounts",
        sa.Column("account", sa.LargeBinary, primary_key=True),
        sa.Column("mark", sa.LargeBinary, nullable=False, index=True),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("accounts")
