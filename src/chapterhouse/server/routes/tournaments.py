"""Tournaments: opened, entered, directed, looked at, and written out."""

from typing import Final

from litestar import MediaType, get, post, put
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from chapterhouse.server.chairs import fingerprint
from chapterhouse.server.limits import Limiter
from chapterhouse.server.routes.asking import Asking, address
from chapterhouse.server.routes.refusals import WRITING, refusals
from chapterhouse.server.stored import store_of
from chapterhouse.server.tables import Tables
from chapterhouse.server.tournaments import entry, opening, running, telling
from chapterhouse.wire import tournaments as wire

OF_ONE: Final = refusals(*WRITING, 404, 409, 413, 422, 429, 503)


@post("/api/tournaments", responses=refusals(*WRITING, 404, 413, 422, 429, 503))
async def found(
    request: Asking, data: JSONBody[wire.NewTournament], tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter],
) -> wire.Founded:  # fmt: skip
    """Open a tournament."""
    limiter.count("tournaments", address(request))
    return await opening.found_tournament(tables, data)


@post("/api/tournaments/{id:str}/look", status_code=HTTP_200_OK, responses=OF_ONE)
async def look(
    request: Asking, id: FromPath[str], data: JSONBody[wire.Looking],
    tables: NamedDependency[Tables], limiter: NamedDependency[Limiter],
) -> wire.TournamentInfo:  # fmt: skip
    """Tell how a tournament stands."""
    limiter.count("lobby", address(request))
    kept = await running.settle(tables, id)
    return telling.told(kept, None if data.key is None else fingerprint(data.key))


@post("/api/tournaments/{id:str}/people", status_code=HTTP_200_OK, responses=OF_ONE)
async def enter(
    request: Asking, id: FromPath[str], data: JSONBody[wire.Entering],
    tables: NamedDependency[Tables], limiter: NamedDependency[Limiter],
) -> wire.TournamentInfo:  # fmt: skip
    """Take part in a tournament."""
    limiter.count("seats", address(request))
    kept = await entry.enter(store_of(tables).rows, id, data.key, data.name)
    return telling.told(kept, fingerprint(data.key))


@post("/api/tournaments/{id:str}/orders", status_code=HTTP_200_OK, responses=OF_ONE)
async def direct(
    request: Asking, id: FromPath[str], data: JSONBody[wire.Directing],
    tables: NamedDependency[Tables], limiter: NamedDependency[Limiter],
) -> wire.TournamentInfo:  # fmt: skip
    """Direct a tournament, or withdraw from it."""
    limiter.count("glances", address(request))
    kept = await running.direct(tables, id, data)
    return telling.told(kept, fingerprint(data.key))


@post("/api/tournaments/{id:str}/links", status_code=HTTP_200_OK, responses=OF_ONE)
async def invite(
    request: Asking, id: FromPath[str], data: JSONBody[wire.InvitingPerson],
    tables: NamedDependency[Tables], limiter: NamedDependency[Limiter],
) -> wire.PersonCode:  # fmt: skip
    """Make a link for somebody whose browser is gone."""
    limiter.count("glances", address(request))
    return wire.PersonCode(await entry.invite(tables, id, data.key, data.person, data.name))


@put("/api/tournaments/{id:str}/keys", responses=OF_ONE)
async def exchange(
    request: Asking, id: FromPath[str], data: JSONBody[wire.ExchangingKey],
    tables: NamedDependency[Tables], limiter: NamedDependency[Limiter],
) -> wire.TournamentInfo:  # fmt: skip
    """Exchange a key, or the code of a link, for a new key."""
    limiter.count("glances", address(request))
    kept = await entry.exchange(tables, id, data.key, data.new)
    return telling.told(kept, fingerprint(data.new))


@get(
    "/api/tournaments/{id:str}/files/{what:str}", responses=refusals(404, 429, 503),
    media_type=MediaType.TEXT,
)  # fmt: skip
async def write_out(
    request: Asking, id: FromPath[str], what: FromPath[str], tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter],
) -> str:  # fmt: skip
    """Write a tournament out: a table or JSON, as the name of the file says."""
    limiter.count("glances", address(request))
    kept = await running.settle(tables, id)
    return await telling.exported(store_of(tables).rows, kept, what)


HANDLERS: Final[list[HTTPRouteHandler]] = [
    found, look, enter, direct, invite, exchange, write_out,
]  # fmt: skip
