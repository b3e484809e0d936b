"""Keys that only the owner of a seat knows, and links that are exchanged for one."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Those at the host's screen keep their keys; a friend's, which the host knows too, becomes the
    code of a link: the first browser that comes with it exchanges it for a key of its own.
    """
    for column in (
        sa.Column("keys", sa.JSON, nullable=False, server_default="[]"),
        sa.Column("code", sa.String),
        sa.Column("until", sa.Float),
        sa.Column("spent", sa.JSON, nullable=False, server_default="{}"),
    ):
        op.add_column("chairs", column)
    if op.get_bind().dialect.name == "sqlite":  # others came later, and hold no older rows
        op.execute("update chairs set keys = json_array(lower(hex(key))) where kind = 'me'")
        op.execute("update chairs set code = lower(hex(key)) where kind = 'friend'")
    op.execute("alter table chairs drop column key")


def downgrade() -> None:
    """Let the first key to each seat be the only one, or else the code of its link."""
    op.add_column("chairs", sa.Column("key", sa.LargeBinary))
    if op.get_bind().dialect.name == "sqlite":
        _give_back_keys()
    for column in ("keys", "code", "until", "spent"):
        op.execute(f"alter table chairs drop column {column}")


def _give_back_keys() -> None:
    """Fill the one key of each seat."""
    chairs = op.get_bind()
    for match, seat, mark in chairs.exec_driver_sql(
        "select match, seat, coalesce(json_extract(keys, '$[0]'), code) from chairs"
    ).all():
        key = bytes.fromhex(mark) if mark else None
        chairs.exec_driver_sql(
            "update chairs set key = ? where match = ? and seat = ?", (key, match, seat)
        )
