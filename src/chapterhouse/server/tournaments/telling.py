"""Telling: a tournament as everybody may see it, and as files."""

import csv
import io
from typing import Any, Final

from msgspec import json
from sqlalchemy import Connection, select

from chapterhouse.core.rule import Malformed
from chapterhouse.server.rows import Rows
from chapterhouse.server.schema import RESULTS
from chapterhouse.server.tournaments import course
from chapterhouse.server.tournaments.course import Fixture, Round
from chapterhouse.server.tournaments.keeping import Tournament
from chapterhouse.server.tournaments.pairing import BOT
from chapterhouse.server.tournaments.points import Standing, shares
from chapterhouse.wire.tournaments import (
    Contestant,
    Placed,
    TournamentInfo,
    TournamentRound,
    TournamentTable,
)

EXACT: Final = 3  # digits behind the point


def told(kept: Tournament, key: str | None) -> TournamentInfo:
    """Write a tournament for whoever has the key of this fingerprint, or none."""
    rules, happened = kept.rules, kept.course
    mine = [at for at, person in enumerate(happened.people) if person.key == key]
    return TournamentInfo(
        kept.id,
        rules.name,
        rules.game,
        rules.seats,
        rules.form,
        rules.duplicate,
        rules.options,
        rules.level,
        rules.clock,
        course.phase(happened),
        happened.paused,
        [Contestant(person.name, person.withdrawn) for person in happened.people],
        [_placed(one) for one in course.standing(rules, happened)],
        course.rounds_of(rules, happened),
        [_round(one, duplicate=rules.duplicate) for one in happened.played],
        mine[0] if mine else None,
        kept.organised_by(key),
    )


def _placed(one: Standing) -> Placed:
    reach = one.margin.reach
    return Placed(
        one.person, one.place, round(one.points, EXACT), one.played, round(one.met, EXACT),
        round(one.margin.mean, EXACT), one.margin.values,
        None if reach is None else round(reach, EXACT),
    )  # fmt: skip


def _round(one: Round, *, duplicate: bool) -> TournamentRound:
    """Write a round; where others play the same deal, nothing of how a match ended."""
    closed = duplicate and not one.over
    return TournamentRound([_table(fixture, closed=closed) for fixture in one.fixtures], one.over)


def _table(one: Fixture, *, closed: bool) -> TournamentTable:
    ranks, points = ([], []) if closed else (one.ranks, one.points)
    worth = [round(share, EXACT) for share in shares(ranks)] if ranks else []
    return TournamentTable(one.table, one.seats, one.names, one.over, ranks, points, worth)


# -- as files


async def exported(rows: Rows, kept: Tournament, what: str) -> str:
    """Write a tournament out: `standings.csv`, `matches.csv`, or all of it with the records of the
    rounds that are over, `tournament.json`. Raises Malformed for anything else.
    """
    info = told(kept, None)
    if what == "standings.csv":
        return _csv(_standing_rows(info))
    if what == "matches.csv":
        return _csv(_match_rows(info))
    if what != "tournament.json":
        raise Malformed("no-such-page", "there is nothing at {path}", {"path": what})
    over = [one.table for round_ in info.played if round_.over for one in round_.tables]
    records = await rows.read(_records, over)
    return json.format(json.encode({"tournament": info, "records": records}), indent=1).decode()


def _records(connection: Connection, tables: list[str]) -> dict[str, str]:
    """Read the records of these matches, by table."""
    chosen = select(RESULTS.c.match, RESULTS.c.record).where(RESULTS.c.match.in_(tables))
    return {row.match: row.record for row in connection.execute(chosen)}


def _csv(rows: list[list[Any]]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()


def _standing_rows(info: TournamentInfo) -> list[list[Any]]:
    head = ["place", "name", "points", "played", "points of those met", "ahead by", "95 % +-"]
    return [
        head,
        *[
            [
                one.place, info.people[one.person].name, one.points, one.played, one.met,
                one.margin, one.reach,
            ]
            for one in info.standings
        ],
    ]  # fmt: skip


def _match_rows(info: TournamentInfo) -> list[list[Any]]:
    rows: list[list[Any]] = [
        ["round", "table", "seat", "name", "bot", "over", "place", "points", "worth"]
    ]
    for number, round_ in enumerate(info.played, 1):
        for table in round_.tables:
            for seat, (one, name) in enumerate(zip(table.people, table.names, strict=True)):
                ended = [
                    values[seat] if values else ""
                    for values in (table.ranks, table.points, table.worth)
                ]
                rows.append(
                    [number, table.table, seat + 1, name, int(one == BOT), int(table.over), *ended]
                )
    return rows
