"""Leagues: friends whose finished matches are counted.

Keys come in bodies: addresses are written to logs.
"""

from typing import Final

from litestar import post, put
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from chapterhouse.server import leagues
from chapterhouse.server.league_seen import seen
from chapterhouse.server.limits import Limiter
from chapterhouse.server.routes.asking import Asking, address
from chapterhouse.server.routes.refusals import WRITING, refusals
from chapterhouse.server.tables import Tables
from chapterhouse.wire import leagues as wire

REFUSED: Final = refusals(*WRITING, 404, 409, 413, 422, 429, 503)
Language = NamedDependency[str]


@post("/api/tables/{id:str}/seats/{seat:int}/leagues", status_code=HTTP_200_OK, responses=REFUSED)
async def here(
    request: Asking, id: FromPath[str], seat: FromPath[int], data: JSONBody[wire.SeatKey],
    tables: NamedDependency[Tables], limiter: NamedDependency[Limiter],
) -> wire.LeaguesHere:  # fmt: skip
    """Tell which leagues a match may count in."""
    limiter.count("league", address(request))
    return await leagues.here(tables, id, seat, data.key)


@put("/api/tables/{id:str}/seats/{seat:int}/leagues", responses=REFUSED)
async def count(
    request: Asking, id: FromPath[str], seat: FromPath[int], data: JSONBody[wire.Claim],
    tables: NamedDependency[Tables], limiter: NamedDependency[Limiter],
) -> wire.LeaguesHere:  # fmt: skip
    """Let a match count for somebody who sits there."""
    limiter.count("league", address(request))
    if data.title:
        limiter.count("leagues", address(request))
    return await leagues.count(tables, id, seat, data)


@post("/api/leagues/found", status_code=HTTP_200_OK, responses=REFUSED)
async def find(
    request: Asking, data: JSONBody[wire.MemberKey], tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter], reader_language: Language,
) -> wire.League:  # fmt: skip
    """Show a league to one of its members."""
    limiter.count("league", address(request))
    return await seen(tables, data.member, reader_language)


@put("/api/leagues/name", responses=REFUSED)
async def rename(
    request: Asking, data: JSONBody[wire.Renaming], tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter], reader_language: Language,
) -> wire.League:  # fmt: skip
    """Let a member be called otherwise."""
    limiter.count("league", address(request))
    await leagues.rename(tables, data.member, data.name)
    return await seen(tables, data.member, reader_language)


@put("/api/leagues/key", responses=REFUSED)
async def exchange(
    request: Asking, data: JSONBody[wire.MemberExchange], tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter], reader_language: Language,
) -> wire.League:  # fmt: skip
    """Let a new key alone be that of a member."""
    limiter.count("league", address(request))
    await leagues.exchange(tables, data.member, data.new)
    return await seen(tables, data.new, reader_language)


@post("/api/leagues/left", status_code=HTTP_200_OK, responses=REFUSED)
async def leave(
    request: Asking, data: JSONBody[wire.MemberKey], tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter],
) -> wire.Left:  # fmt: skip
    """Let somebody be a member no more."""
    limiter.count("league", address(request))
    await leagues.leave(tables, data.member)
    return wire.Left(left=True)


HANDLERS: Final[list[HTTPRouteHandler]] = [here, count, find, rename, exchange, leave]
