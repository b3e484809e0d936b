"""Transfer: one table is written into a file, and brought from a file to where it is not yet.

For hosts, beside the server: whoever has such a file has the secret of the deal, as whoever has the
store does.
"""

import itertools
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Table, insert, select

from chapterhouse.bots import known_level
from chapterhouse.editions.digest import digest
from chapterhouse.locale import Translator
from chapterhouse.play import record
from chapterhouse.server.chairs import Chair
from chapterhouse.server.charter import Charter, GameVersion
from chapterhouse.server.clocks import check_rule
from chapterhouse.server.counted import end
from chapterhouse.server.databases import Database, upsert
from chapterhouse.server.inspection import fault
from chapterhouse.server.kept import LASTED, LASTING, Kept
from chapterhouse.server.migrations import check
from chapterhouse.server.room import Room, Row
from chapterhouse.server.schema import (
    ACTIONS,
    CHAIRS,
    CLAIMS,
    EDITIONS,
    MATCHES,
    NOTICES,
    REPORTS,
    RESULTS,
    STANDING,
    TALK,
    WISHES,
)
from chapterhouse.server.speech import trimmed
from chapterhouse.server.tablefile import (
    ActionPart,
    ChairPart,
    EditionPart,
    MatchPart,
    NoticePart,
    TableFile,
    TalkPart,
    no_table_file,
)
from chapterhouse.server.tournaments import keeping
from chapterhouse.server.upkeep import reading, writing

LISTS: Final[dict[str, tuple[Table, type[msgspec.Struct]]]] = {
    "chairs": (CHAIRS, ChairPart),
    "actions": (ACTIONS, ActionPart),
    "notices": (NOTICES, NoticePart),
    "talk": (TALK, TalkPart),
}

# What stays where it is: of this host, of others as well, or a secret of somebody who plays
LEFT: Final = {"wishes": WISHES, "reports": REPORTS, "claims": CLAIMS, "standing": STANDING}
OF_LEVELS, OF_NAMES = ("level", "chosen"), ("seat", "name")  # what is told besides a key


class Present(ValueError):
    """A table that is there already."""


def exported(database: Database, id: str) -> TableFile | None:
    """Read a table whole; None if there is no such table.

    Raises Older or Newer for tables of another release, SQLAlchemyError or OSError for none,
    Malformed for one that no file can hold.
    """
    with reading(database) as connection:
        check(connection)
        found = connection.execute(select(MATCHES).where(MATCHES.c.id == id)).mappings().first()
        if found is None:
            return None
        edition = select(EDITIONS).where(EDITIONS.c.digest == found["edition"])
        ended = select(RESULTS.c.record).where(RESULTS.c.match == id)
        parts: dict[str, Any] = {
            "chapterhouse": 1,
            "edition": _part(connection.execute(edition).mappings().one(), EditionPart),
            "match": _part(found, MatchPart),
            **{name: _lines(connection, rows, kind, id) for name, (rows, kind) in LISTS.items()},
            "record": connection.execute(ended).scalar(),
        }
    parts["notices"] = _lasting(parts["notices"])
    try:
        return msgspec.convert(parts, TableFile)
    except msgspec.ValidationError as problem:
        raise no_table_file(str(problem)) from problem


def _lasting(notices: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Choose what whoever comes in later is told too, numbered anew."""
    last = [one for one in notices if one["key"] in LASTING][-LASTED:]
    return [one | {"number": number} for number, one in enumerate(last)]


def left_behind(database: Database, id: str) -> list[str]:
    """Name what there is of a table and is in no file. Raises as `exported` does."""
    with reading(database) as connection:
        found = [
            name
            for name, rows in LEFT.items()
            if connection.execute(select(rows.c.match).where(rows.c.match == id).limit(1)).first()
        ]
        shut = select(MATCHES.c.shut).where(MATCHES.c.id == id)
        return [*found, *(["shut"] if connection.execute(shut).scalar() else [])]


def _lines(connection: Connection, rows: Table, kind: type[msgspec.Struct], id: str) -> list[Any]:
    """Read the lines of a table in a list, in order."""
    chosen = [rows.c[name] for name in kind.__struct_fields__]
    found = select(*chosen).where(rows.c.match == id).order_by(chosen[0])
    return [_part(line, kind) for line in connection.execute(found).mappings()]


def _part(line: Any, kind: type[msgspec.Struct]) -> dict[str, Any]:  # noqa: ANN401 - of any list
    return {name: line[name] for name in kind.__struct_fields__}


def imported(database: Database, table: TableFile) -> bool:
    """Bring a table to where it is not yet, as it was; its result follows from what was played.
    Tell whether its tournament is there too, if it has one.

    Raises Malformed for a file that holds no table that could have been played, Present where the
    table is already.
    """
    kept = checked(table)
    with writing(database) as connection:
        id = table.match.id  # noqa: A001 - the word of the house
        if connection.execute(select(MATCHES.c.id).where(MATCHES.c.id == id)).first():
            raise Present(id)
        edition = upsert(connection, EDITIONS).values(msgspec.structs.asdict(table.edition))
        connection.execute(edition.on_conflict_do_nothing())
        match = _match(connection, table)
        connection.execute(insert(MATCHES).values(match))
        for name, (rows, _) in LISTS.items():
            lines = [msgspec.structs.asdict(line) | {"match": id} for line in getattr(table, name)]
            if lines:
                connection.execute(insert(rows), [_past(line) for line in lines])
        ended = Room(kept.charter, kept.rows).ended if kept.charter.names else None
        if ended:
            end(connection, id, ended)
        return bool(match["tournament"] == table.match.tournament)


def _match(connection: Connection, table: TableFile) -> dict[str, Any]:
    """Write what the table was opened with; it follows another one if that is here, of the same
    host, and alone.
    """
    match = msgspec.structs.asdict(table.match)
    before = select(MATCHES.c.id).where(
        MATCHES.c.id == table.match.after, MATCHES.c.host == table.match.host
    )
    next_ = select(MATCHES.c.id).where(MATCHES.c.after == table.match.after)
    follows = connection.execute(before).first() and not connection.execute(next_).first()
    about: dict[str, Any] = {"game": table.edition.game, "edition": table.edition.digest}
    if table.match.clock:  # whoever looks for times that are up will find out
        due = None if table.match.begun is None else 0.0
        about |= {"clock": msgspec.to_builtins(table.match.clock), "due": due}
    about |= _of_tournament(connection, table.match)
    return _past(match | about | ({} if follows else {"after": None}))


def _of_tournament(connection: Connection, match: MatchPart) -> dict[str, Any]:
    """Tell of which tournament a table is: of one that is here and has it, or of none. It is shut
    as long as its round is: nothing would open it later.
    """
    kept = keeping.read(connection, match.tournament) if match.tournament else None
    for round_ in kept.course.played if kept else []:
        if match.id in [fixture.table for fixture in round_.fixtures]:
            return {"tournament": match.tournament, "shut": match.shut and not round_.shown}
    return {"tournament": None, "shut": False}


def _past(line: dict[str, Any]) -> dict[str, Any]:
    """Let nothing have happened in the future: it would never be long ago."""
    now = time.time()
    times = {name: line[name] for name in ("made", "begun", "at") if line.get(name) is not None}
    return line | {name: min(at, now) for name, at in times.items()}


# -- what nobody could have played


def checked(table: TableFile) -> Kept:
    """Check a table from a file as one that an enemy has made. Raises Malformed."""
    charter = _charter(table)
    if charter.clock:
        check_rule(charter.clock)
    charter.game.begin(len(table.chairs), charter.options)
    names = record.checked([chair.name for chair in table.chairs if chair.name])
    if charter.names not in (None, names) or (charter.names is None) is not (
        table.match.begun is None
    ):
        raise no_table_file("match.names")
    for seat, chair in enumerate(table.chairs):
        _check_chair(chair, seat, begun=charter.names is not None)
    _check_words(table)
    rows = [Row(row.ply, row.seat, row.action, row.back, row.at) for row in table.actions]
    kept = Kept(charter, [Chair(**msgspec.structs.asdict(chair)) for chair in table.chairs], rows)
    found = fault(kept)
    if found or charter.continued > len(rows):
        raise no_table_file(found or "match.continued")
    return kept


def _charter(table: TableFile) -> Charter:
    """Make the charter. Raises Malformed for an edition whose facts are not those of its digest."""
    edition, match = table.edition, table.match
    if digest(edition.facts) != edition.digest:
        raise no_table_file("edition.digest")
    version = GameVersion(
        edition.game, match.revision, edition.digest, edition.facts, match.release
    )
    return Charter(
        match.id, version, match.options, match.secret, match.host, match.watched, match.names,
        None, match.continued, match.clock, match.open, match.by_kind,
    )  # fmt: skip


def _check_chair(chair: ChairPart, seat: int, *, begun: bool) -> None:
    """Check who sits on a seat. Raises Malformed."""
    if chair.level is not None:
        known_level(chair.level)
    waits = chair.kind == "friend" and not begun and not chair.taken
    wrong = {
        "seat": chair.seat != seat,
        "name": bool(chair.name) is waits,
        "level": (chair.kind == "bot" and chair.level is None) or (waits and chair.level),
        "taken": not (chair.taken or waits),
        "keys": (chair.kind == "bot" or waits) and chair.keys,
        "code": chair.kind == "bot" and chair.code,
    }
    for name, is_wrong in wrong.items():
        if is_wrong:
            raise no_table_file(f"chairs[{seat}].{name}")


def _check_words(table: TableFile) -> None:
    """Check what people read of the table. Raises Malformed."""
    if not _rises([said.number for said in table.talk]):
        raise no_table_file("talk.number")
    for said in table.talk:
        if said.seat >= len(table.chairs) or trimmed(said.text) != said.text:
            raise no_table_file("talk")
    if [notice.number for notice in table.notices] != list(range(len(table.notices))):
        raise no_table_file("notices.number")
    for notice in table.notices:
        _check_notice(notice)


def _check_notice(notice: NoticePart) -> None:
    """Check something that everybody is told. Raises Malformed."""
    if notice.key not in LASTING:
        raise no_table_file("notices.key")
    for name, word in notice.slots.items():
        if name in OF_LEVELS:
            known_level(word)
        elif name not in OF_NAMES or not word.isprintable():
            raise no_table_file("notices.slots")
    try:
        Translator("en").text(notice.key, **notice.slots)
    except LookupError as problem:
        raise no_table_file("notices.slots") from problem


def _rises(numbers: Sequence[int]) -> bool:
    return all([before < after for before, after in itertools.pairwise(numbers)])
