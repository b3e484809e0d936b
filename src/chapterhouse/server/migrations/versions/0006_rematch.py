"""Which match another is the rematch of."""

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Let a match name the one that it follows; none has two rematches."""
    op.execute("alter table matches add column after varchar")
    op.create_index("rematches", "matches", ["after"], unique=True)


def downgrade() -> None:
    op.drop_index("rematches")
    op.execute("alter table matches drop column after")
