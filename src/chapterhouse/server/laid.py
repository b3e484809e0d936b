"""What is written of a match once, when its table is laid, and once more, when it has ended."""

from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Executable, Row, Select, insert, select
from sqlalchemy.dialects.sqlite import insert as insert_or

from chapterhouse.server.played import Played
from chapterhouse.server.room import Ended
from chapterhouse.server.schema import EDITIONS, MATCHES, RESULTS
from chapterhouse.wire.result import Result


@dataclass(frozen=True)
class Laid:
    """A table as it was laid, which never changes, and the names once it has begun."""

    id: str
    played: Played
    options: dict[str, str]
    secret: bytes
    host: bytes
    watched: bool
    names: list[str] | None = None


def laying(laid: Laid, now: float) -> list[Executable]:
    """Write a table down, and the facts of its edition unless they are there."""
    played = laid.played
    edition = {"digest": played.edition, "game": played.game, "facts": played.facts}
    match = {
        "id": laid.id,
        "game": played.game,
        "revision": played.revision,
        "edition": played.edition,
        "release": played.release,
        "options": laid.options,
        "names": laid.names,
        "secret": laid.secret,
        "host": laid.host,
        "watched": laid.watched,
        "made": now,
    }
    return [
        insert_or(EDITIONS).values(edition).on_conflict_do_nothing(),
        insert(MATCHES).values(match),
    ]


def ending(id: str, ended: Ended) -> Executable:
    """Write down how a match ended, unless that was done."""
    kept = {"match": id, "result": msgspec.to_builtins(ended.result), "record": ended.record}
    return insert_or(RESULTS).values(kept).on_conflict_do_nothing()


def matching(id: str) -> Select[Any]:
    """Read both again."""
    whole = MATCHES.join(EDITIONS, MATCHES.c.edition == EDITIONS.c.digest)
    columns = [*MATCHES.c, EDITIONS.c.facts, RESULTS.c.result, RESULTS.c.record]
    found = select(*columns).select_from(whole.outerjoin(RESULTS))
    return found.where(MATCHES.c.id == id)


def as_laid(match: Row[Any]) -> Laid:
    """Make a table of what was read."""
    played = Played(match.game, match.revision, match.edition, match.facts, match.release)
    return Laid(
        match.id, played, match.options, match.secret, match.host, match.watched, match.names
    )


def as_ended(match: Row[Any]) -> Ended | None:
    """Make a result of what was read; None while there is none."""
    if match.record is None:
        return None
    return Ended(msgspec.convert(match.result, Result), match.record)
