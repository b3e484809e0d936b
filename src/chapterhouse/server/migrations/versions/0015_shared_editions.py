"""Files of owners of a box, which they share on a host."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Begin with none."""
    op.create_table(
        "shared_editions",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False, index=True),
        sa.Column("owner", sa.LargeBinary, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("shared_editions")
