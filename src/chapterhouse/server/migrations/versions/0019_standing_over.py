"""What is settled ahead ends with the match, also where time has ended it."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"

TIME_UP = -4
ENDS = "ends"
MATCHES = sa.table("matches", sa.column("id", sa.String), sa.column("clock", sa.JSON))
ACTIONS = sa.table("actions", sa.column("match", sa.String), sa.column("action", sa.Integer))
RESULTS = sa.table("results", sa.column("match", sa.String))
STANDING = sa.table("standing", sa.column("match", sa.String))


def upgrade() -> None:
    """Delete what is still there of matches that are over."""
    connection = op.get_bind()
    settled = sa.select(STANDING.c.match).distinct()
    up = sa.exists().where(ACTIONS.c.match == MATCHES.c.id, ACTIONS.c.action == TIME_UP)
    ended = sa.exists().where(RESULTS.c.match == MATCHES.c.id)
    chosen = sa.select(MATCHES.c.id, MATCHES.c.clock, ended.label("over")).where(
        MATCHES.c.id.in_(settled)
    )
    found = connection.execute(chosen.where(sa.or_(up, ended)))
    over = [row.id for row in found if row.over or (row.clock and row.clock["flag"] == ENDS)]
    connection.execute(sa.delete(STANDING).where(STANDING.c.match.in_(over)))


def downgrade() -> None:
    """Nothing was taken that could be played."""
