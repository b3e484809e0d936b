"""Matches, their actions, chairs and notices; what was done is never undone."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

ACTION = sa.Integer().with_variant(sa.BigInteger, "postgresql")
STAYS = "an action that was played stays"
RAISE = f"select raise(abort, '{STAYS}')"
REFUSING = f"""create function actions_stay() returns trigger language plpgsql
as $$ begin raise exception '{STAYS}'; end $$"""


def upgrade() -> None:
    """Create the tables, and forbid to change or to delete an action."""
    _matches()
    _by_number(
        "actions",
        "ply",
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", ACTION, nullable=False),
        sa.Column("back", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    _company()
    postgresql = op.get_bind().dialect.name == "postgresql"
    if postgresql:
        op.execute(REFUSING)
    then = "for each row execute function actions_stay()" if postgresql else f"begin {RAISE}; end"
    for change in ("update", "delete"):
        op.execute(f"create trigger actions_never_{change} before {change} on actions {then}")


def _matches() -> None:
    """Create the table of matches."""
    op.create_table(
        "matches",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("names", sa.JSON),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("host", sa.LargeBinary, nullable=False),
        sa.Column("watched", sa.Boolean, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("begun", sa.Float),
    )


def _company() -> None:
    """Create the tables of seats and notices."""
    _by_number(
        "chairs",
        "seat",
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("level", sa.String),
        sa.Column("key", sa.LargeBinary),
        sa.Column("taken", sa.Boolean, nullable=False),
    )
    _by_number(
        "notices",
        "number",
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("slots", sa.JSON, nullable=False),
    )


def _by_number(name: str, number: str, *columns: sa.Column[object]) -> None:
    """Create a table in which each match numbers its own rows."""
    op.create_table(
        name,
        sa.Column("match", sa.String, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column(number, sa.Integer, primary_key=True, autoincrement=False),
        *columns,
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Drop the tables."""
    for name in ("notices", "chairs", "actions", "matches"):
        op.drop_table(name)
    if op.get_bind().dialect.name == "postgresql":
        op.execute("drop function actions_stay")
