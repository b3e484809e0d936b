"""How many of its actions a match brought from another one."""

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Note it; up to now no match brought any."""
    op.execute("alter table matches add column continued integer not null default 0")


def downgrade() -> None:
    op.execute("alter table matches drop column continued")
