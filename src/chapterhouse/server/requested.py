"""What is asked for of tables, records and examples, whatever carries the question."""

from collections.abc import Sequence
from typing import Final

from msgspec import json

import chapterhouse
from chapterhouse import scenarios
from chapterhouse.server import catalogue, seating
from chapterhouse.server.admission import admit
from chapterhouse.server.answered import answered
from chapterhouse.server.chairs import fingerprint
from chapterhouse.server.continuing import continued
from chapterhouse.server.examples import Showing, Trying
from chapterhouse.server.held import closed
from chapterhouse.server.problems import not_begun, not_seated, round_goes_on
from chapterhouse.server.replays import ALL, Question
from chapterhouse.server.replays.bringing import Bringing, Brought
from chapterhouse.server.replays.worker import Answer
from chapterhouse.server.table import Table
from chapterhouse.server.tables import Tables
from chapterhouse.wire import messages, requests

SCHEME: Final = "bearer "
BROUGHT: Final = json.Decoder(Brought)


async def look(tables: Tables, id: str) -> messages.TableInfo:
    """Tell what everybody may know of a table."""
    async with tables.runner(id) as runner:
        return await seen(runner.table)


async def words(tables: Tables, id: str, language: str) -> requests.GameWords:
    """Tell what a board of this table needs once, as its edition has it."""
    async with tables.runner(id) as runner:
        return catalogue.words_of(runner.table.game, language, len(runner.table.chairs))


async def facts(tables: Tables, id: str, language: str) -> list[requests.FactText]:
    """Tell what lies otherwise in the box of this table than in ours."""
    async with tables.runner(id) as runner:
        return catalogue.other_facts(runner.table.game, language)


async def reseat(
    tables: Tables, id: str, seat: int, asked: requests.Reseating, language: str
) -> messages.TableInfo:
    """Give a seat to a bot, or back to its person."""
    async with tables.runner(id) as runner:
        await seating.reseat(runner.table, seat, asked.key, asked.level, language)
        return await seen(runner.table)


async def record(tables: Tables, id: str, authorization: str) -> str:
    """Write the record, as whoever holds the key of such a header may have it."""
    known = authorization.lower().startswith(SCHEME)
    key = authorization[len(SCHEME) :].strip() if known else None
    async with tables.runner(id) as runner, runner.table.still():
        table = runner.table
        admission = admit(table, None if key is None else fingerprint(key))
        if admission.offer:
            raise not_seated()
        if not table.begun:
            raise not_begun()
        if closed(table):
            raise round_goes_on()
        if table.ended:  # can be read even where this release cannot play the game
            return table.ended.record
        return (await table.room()).record(admission.observer)


async def replay(tables: Tables, asked: requests.NewReplay, language: str) -> Answer:
    """Read a record again."""
    observer = ALL if asked.observer is None else asked.observer
    actions = tables.settings.limits.actions
    return await answered(tables, Question(asked.text, observer, language, actions, asked.plies))


async def go_on(
    tables: Tables, asked: requests.Continuing, language: str
) -> requests.Problem | requests.Opened:
    """Open a table that goes on from a moment of a finished match, against bots."""
    question = Bringing(asked.text, asked.ply, language, tables.settings.limits.actions)
    answer = await answered(tables, question)
    if answer.problem:
        return answer.problem
    return await continued(tables, BROUGHT.decode(answer.found or b""), asked)


async def example(tables: Tables, game: str, name: str, language: str) -> Answer:
    """Write an example of some rules, moment by moment."""
    found = scenarios.find(chapterhouse.game(game), name)
    return await answered(tables, Showing(found.game, found.slug, language))


async def attempt(
    tables: Tables, game: str, name: str, language: str, after: int, played: Sequence[int]
) -> Answer:
    """Play on from a moment of an example: tell how it stands after these actions."""
    found = scenarios.find(chapterhouse.game(game), name)
    return await answered(tables, Trying(found.game, found.slug, language, after, list(played)))


async def seen(table: Table) -> messages.TableInfo:
    """Write a table as everybody may see it."""
    async with table.still():
        return await table.seen()
