"""Tables that are played with facts of another box than ours."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Let a match say which facts differ; of those before, none does."""
    op.add_column("matches", sa.Column("corrections", sa.JSON, nullable=False, server_default="{}"))


def downgrade() -> None:
    """Drop the column."""
    op.execute("alter table matches drop column corrections")
