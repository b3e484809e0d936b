"""What members of a league are told of it: made of what was counted, and of nothing else."""

import asyncio
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, select

from chapterhouse.games import GAMES
from chapterhouse.locale import Translator
from chapterhouse.server import leagues
from chapterhouse.server.schema import COUNTED, LEAGUES, MEMBERS
from chapterhouse.server.standings import Counted, Team, standings
from chapterhouse.server.stored import store_of
from chapterhouse.server.tables import Tables
from chapterhouse.server.use import note_use
from chapterhouse.wire.leagues import CountedMatch, GameStandings, League, Member

LAST: Final = 12  # matches that are told one by one


class Found(NamedTuple):
    """What is kept of a league."""

    league: str
    title: str
    used: float
    me: int
    members: list[Member]
    matches: list[Counted]


async def seen(tables: Tables, key: str, language: str) -> League:
    """Write a league for one of its members. Raises Malformed for others."""
    rows = store_of(tables).rows
    found = await rows.read(_found, key)
    await note_use(rows, LEAGUES, LEAGUES.c.id == found.league, found.used)
    return await asyncio.to_thread(_written, found, language)


def _found(connection: Connection, key: str) -> Found:
    """Read it. Raises Malformed."""
    league, me = leagues.known(connection, key)
    about = connection.execute(select(LEAGUES).where(LEAGUES.c.id == league)).one()
    of_members = select(MEMBERS.c.number, MEMBERS.c.name).where(MEMBERS.c.league == league)
    members = [Member(*row) for row in connection.execute(of_members.order_by(MEMBERS.c.number))]
    chosen = select(COUNTED.c.game, COUNTED.c.at, COUNTED.c.teams).where(COUNTED.c.league == league)
    matches = connection.execute(chosen.order_by(COUNTED.c.at, COUNTED.c.id))
    return Found(league, about.title, about.used, me, members, [_counted(*row) for row in matches])


def _counted(game: str, at: float, teams: list[Any]) -> Counted:
    return Counted(game, at, tuple([Team(place, tuple(members)) for place, members in teams]))


def _written(found: Found, language: str) -> League:
    """Rate all who have played; games that this release does not know are left out."""
    games = []
    titles = {game.name: Translator(language, game.name).text("game") for game in GAMES.values()}
    known = [match for match in found.matches if match.game in titles]
    for name, title in titles.items():
        matches = [match for match in known if match.game == name]
        if matches:
            games.append(GameStandings(name, title, len(matches), standings(matches)))
    last = [
        CountedMatch(titles[match.game], match.at, _places(match)) for match in known[-LAST:][::-1]
    ]
    return League(found.league, found.title, found.me, found.members, games, last)


def _places(match: Counted) -> list[list[int]]:
    """List the members at each place, from the first on; nobody where a place is shared above."""
    places: list[list[int]] = [[] for _ in range(max([team.place for team in match.teams]))]
    for team in match.teams:
        places[team.place - 1].extend(team.members)
    return places
