"""Tournaments: opened, entered, directed, looked at, and written out."""

from typing import Final

from litestar import MediaType, get, post
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
from chapterhouse.server.tournaments import course, keeping, opening, running, telling
from chapterhouse.wire import tournaments as wire

OF_ONE: Final = refusals(*WRITING, 404, 409, 413, 422, 429)


@post("/api/tournaments", responses=refusals(*WRITING, 404, 413, 422, 429))
async def found(
    request: Asking, data: JSONBody[wire.NewTournament], tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter],
) -> wire.Founded:  # fmt: skip
    """Open a tournament."""
    limiter.new_table(address(request), tournament=True)
    return await opening.found_tournament(tables, data)


@post("/api/tournaments/{id:str}/look", status_code=HTTP_200_OK, responses=OF_ONE)
async def look(
    request: Asking, id: FromPath[str], data: JSONBody[wire.Looking],
    tables: NamedDependency[Tables], limiter: NamedDependency[Limiter],
) -> wire.TournamentInfo:  # fmt: skip
    """Tell how a tournament stands."""
    limiter.glance(address(request), lobby=True)
    kept = await running.settle(tables, id)
    return telling.told(kept, None if data.key is None else fingerprint(data.key))


@post("/api/tournaments/{id:str}/people", status_code=HTTP_200_OK, responses=OF_ONE)
async def enter(
    request: Asking, id: FromPath[str], data: JSONBody[wire.Entering],
    tables: NamedDependency[Tables], limiter: NamedDependency[Limiter],
) -> wire.TournamentInfo:  # fmt: skip
    """Take part in a tournament."""
    limiter.company(address(request), opens=False)
    key = fingerprint(data.key)
    rows = store_of(tables).rows
    kept, _ = await keeping.change(rows, id, lambda kept: course.enter(kept.course, key, data.name))
    return telling.told(kept, key)


@post("/api/tournaments/{id:str}/orders", status_code=HTTP_200_OK, responses=OF_ONE)
async def direct(
    request: Asking, id: FromPath[str], data: JSONBody[wire.Directing],
    tables: NamedDependency[Tables], limiter: NamedDependency[Limiter],
) -> wire.TournamentInfo:  # fmt: skip
    """Direct a tournament, or withdraw from it."""
    limiter.glance(address(request))
    kept = await running.direct(tables, id, data)
    return telling.told(kept, fingerprint(data.key))


@get(
    "/api/tournaments/{id:str}/files/{what:str}", responses=refusals(404, 429),
    media_type=MediaType.TEXT,
)  # fmt: skip
async def write_out(
    request: Asking, id: FromPath[str], what: FromPath[str], tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter],
) -> str:  # fmt: skip
    """Write a tournament out: a table or JSON, as the name of the file says."""
    limiter.glance(address(request))
    kept = await running.settle(tables, id)
    return await telling.exported(store_of(tables).rows, kept, what)


HANDLERS: Final[list[HTTPRouteHandler]] = [found, look, enter, direct, write_out]
