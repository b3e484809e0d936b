"""How often each step of a lesson was reached, where a host counts that."""

from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Begin to count; without --count-lessons nothing is written there."""
    op.execute(
        "create table lesson_steps (game varchar not null, lesson varchar not null, "
        "step integer not null, reached integer not null, "
        "primary key (game, lesson, step)) without rowid"
    )


def downgrade() -> None:
    op.execute("drop table lesson_steps")
