"""Leagues: friends whose finished matches are counted."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Begin with none."""
    op.create_table(
        "leagues",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("league", sa.String, sa.ForeignKey("leagues.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("key", sa.LargeBinary, unique=True),
        sqlite_with_rowid=False,
    )
    _create_counting()


def _create_counting() -> None:
    """Make the lists of what counts, and of who has let it."""
    op.create_table(
        "claims",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("league", sa.String, sa.ForeignKey("leagues.id"), primary_key=True),
        sa.Column("member", sa.Integer, nullable=False),
        sa.Column("team", sa.Integer, nullable=False),
        sa.UniqueConstraint("match", "league", "member"),
        sqlite_with_rowid=False,
    )
    op.create_index("claimed", "claims", ["league"])
    op.create_table(
        "counted",
        sa.Column("league", sa.String, sa.ForeignKey("leagues.id"), primary_key=True),
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("teams", sa.JSON, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for name in ("counted", "claims", "members", "leagues"):
        op.drop_table(name)
