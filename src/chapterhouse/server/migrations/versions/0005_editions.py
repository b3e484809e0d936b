"""All facts that a table is played with, the release that opened it, and results that stay. Earlier
tables were opened by the release 2026.11.0, with the facts that it shipped.
"""

from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa
from alembic import op

from chapterhouse.editions.digest import digest
from chapterhouse.editions.released import released
from chapterhouse.games import GAMES

revision = "0005"
down_revision = "0004"

FIRST = "2026.11.0"
EDITIONS = sa.table("editions", sa.column("digest"), sa.column("game"), sa.column("facts", sa.JSON))
MATCHES = sa.table(
    "matches",
    sa.column("id"),
    sa.column("game"),
    sa.column("edition"),
    sa.column("release"),
    sa.column("corrections", sa.JSON),
)


def upgrade() -> None:
    """Create tables of editions and results; give each match the facts that it was begun with."""
    op.create_table(
        "editions",
        sa.Column("digest", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("facts", sa.JSON, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("result", sa.JSON, nullable=False),
        sa.Column("record", sa.String, nullable=False),
    )
    for name, column in (("edition", "references editions (digest)"), ("release", "")):
        op.execute(f"alter table matches add column {name} varchar not null default '' {column}")
    op.execute(sa.update(MATCHES).values(release=FIRST))
    for match in op.get_bind().execute(sa.select(MATCHES)).all():
        _give_facts(match.id, match.game, _shipped(match.game) | match.corrections)
    op.execute("alter table matches drop column corrections")


def _shipped(game: str) -> dict[str, Any]:
    """Give the facts that the first release shipped with a game."""
    return released(game)[0] if game in GAMES else {}


def _give_facts(id: str, game: str, facts: Mapping[str, Any]) -> None:
    """Let a match name its edition, and keep the edition unless it is there."""
    bind, name = op.get_bind(), digest(facts)
    if bind.execute(sa.select(EDITIONS).where(EDITIONS.c.digest == name)).first() is None:
        bind.execute(sa.insert(EDITIONS).values(digest=name, game=game, facts=facts))
    bind.execute(sa.update(MATCHES).where(MATCHES.c.id == id).values(edition=name))


def downgrade() -> None:
    """Note again only what differs from the facts that the first release shipped."""
    op.execute("alter table matches add column corrections json not null default '{}'")
    both = MATCHES.join(EDITIONS, MATCHES.c.edition == EDITIONS.c.digest)
    query = sa.select(MATCHES.c.id, MATCHES.c.game, EDITIONS.c.facts).select_from(both)
    for match in op.get_bind().execute(query).all():
        shipped = _shipped(match.game)
        differ = {path: value for path, value in match.facts.items() if shipped[path] != value}
        op.get_bind().execute(
            sa.update(MATCHES).where(MATCHES.c.id == match.id).values(corrections=differ)
        )
    for name in ("edition", "release"):
        op.execute(f"alter table matches drop column {name}")
    op.drop_table("results")
    op.drop_table("editions")
