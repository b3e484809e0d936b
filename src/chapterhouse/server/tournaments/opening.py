"""Opening: a tournament, and the tables of its rounds.

The key of a person opens their seat at each table. Nobody has the key of a host there.
"""

import asyncio
import secrets

from chapterhouse.bots import USUAL_LEVEL, known_level
from chapterhouse.locale import Translator, known
from chapterhouse.play.dealer import SECRET_BYTES
from chapterhouse.play.names import given, tidied
from chapterhouse.server.chairs import Chair, digest, fresh_id, fresh_key, unused
from chapterhouse.server.charter import Charter, GameVersion, newest, playable
from chapterhouse.server.clocks import check_rule
from chapterhouse.server.kept import Kept
from chapterhouse.server.made import Made
from chapterhouse.server.opening import agreed, begin
from chapterhouse.server.stored import store_of
from chapterhouse.server.tables import Tables
from chapterhouse.server.tournaments import course, keeping
from chapterhouse.server.tournaments.course import Fixture, Round
from chapterhouse.server.tournaments.keeping import Tournament
from chapterhouse.server.tournaments.pairing import BOT
from chapterhouse.wire.tournaments import Founded, NewTournament


async def found_tournament(tables: Tables, new: NewTournament) -> Founded:
    """Open a tournament; asked once more, give the same. Raises Malformed for what cannot be
    played.
    """
    _, new.options = await agreed(new, new.seats)
    if new.clock:
        check_rule(new.clock)
    new.name = tidied(new.name)
    given([new.name])
    new.level = known_level(new.level or USUAL_LEVEL)
    new.language = known(new.language)
    made, new.made = Made(new.made, "tournament"), None  # what opens anything is not kept
    host, seed = made.key("host"), secrets.token_bytes(SECRET_BYTES)
    await keeping.begin(store_of(tables).rows, made.name, digest(host), new, seed)
    return Founded(made.name, host)


async def next_round(tables: Tables, kept: Tournament) -> None:
    """Open the tables of the next round, at which play begins at once. Raises Malformed."""
    rules = kept.rules
    course.check_next(rules, kept.course)
    version = await asyncio.to_thread(newest, rules.game, rules.edition)
    pairs = await asyncio.to_thread(course.paired, rules, kept.course)
    same = secrets.token_bytes(SECRET_BYTES) if rules.duplicate else None
    laid = [
        _laid(kept, version, seats, same or secrets.token_bytes(SECRET_BYTES)) for seats in pairs
    ]
    fixtures = [
        Fixture(table.charter.id, seats, [chair.name for chair in table.chairs])
        for table, seats in zip(laid, pairs, strict=True)
    ]
    kept.course.played.append(Round(fixtures))
    await keeping.begin_round(store_of(tables).rows, kept, laid)
    for table in laid:
        await begin(tables, table.charter.id)


def _laid(kept: Tournament, version: GameVersion, seats: list[int], secret: bytes) -> Kept:
    """Lay a table for these people. Where others play the same deal nobody looks on."""
    rules = kept.rules
    charter = Charter(
        fresh_id(), version, playable(version).settled(rules.options), secret, digest(fresh_key()),
        watched=not rules.duplicate, clock=rules.clock, by_kind=rules.duplicate,
        tournament=kept.id, shut=rules.duplicate,
    )  # fmt: skip
    return Kept(charter, _chairs(kept, seats))


def _chairs(kept: Tournament, seats: list[int]) -> list[Chair]:
    """Seat people, and bots by names that nobody in the tournament has."""
    people = kept.course.people
    names = [people[one].name if one != BOT else "" for one in seats]
    bots = Translator(kept.rules.language).text("cli-bots").split(", ")
    chairs = []
    for seat, one in enumerate(seats):
        if one == BOT:
            names[seat] = unused(bots, [*[one.name for one in people], *filter(None, names)])
            chairs.append(Chair(seat, "bot", names[seat], kept.rules.level, taken=True))
        else:
            keys = [people[one].key] if people[one].key else []  # none until they open their link
            chairs.append(Chair(seat, "friend", names[seat], None, taken=True, keys=keys))
    return chairs
