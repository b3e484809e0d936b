"""Who wishes to be called when it is their turn, who is waited for, and the keys of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    _wishes()
    op.create_table(
        "awaited",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("told", sa.Float),
        sa.Column("reminded", sa.Float),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "own_keys",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("public", sa.String, nullable=False),
    )


def _wishes() -> None:
    op.create_table(
        "wishes",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("place", sa.String, primary_key=True),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("way", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("keys", sa.JSON, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("home", sa.String, nullable=False),
        sa.Column("mentions", sa.JSON, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("called", sa.Float, nullable=False),
        sa.Column("failed", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for name in ("own_keys", "awaited", "wishes"):
        op.drop_table(name)
