"""Notices: asked for by whoever sits at a table, to come when they are away."""

from typing import Final

from litestar import get, put
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from chapterhouse.server.calls import asked
from chapterhouse.server.calls.caller import Caller
from chapterhouse.server.limits import Limiter
from chapterhouse.server.routes.asking import Asking, address
from chapterhouse.server.routes.refusals import WRITING, refusals
from chapterhouse.server.stored import store_of
from chapterhouse.server.tables import Tables
from chapterhouse.wire.notices import Noticed, NoticeWays, Noticing

WISHES: Final = refusals(*WRITING, 404, 409, 413, 422, 429, 503)


@get("/api/notices", responses=refusals())
async def ways(caller: NamedDependency[Caller]) -> NoticeWays:
    """Tell by which ways notices are sent."""
    return asked.ways(caller)


@put("/api/tables/{id:str}/seats/{seat:int}/notices", responses=WISHES)
async def wish(
    request: Asking, id: FromPath[str], seat: FromPath[int], data: JSONBody[Noticing],
    tables: NamedDependency[Tables], caller: NamedDependency[Caller],
    limiter: NamedDependency[Limiter],
) -> Noticed:  # fmt: skip
    """Wish for notices, or no more, or ask whether one does."""
    limiter.count("notices", address(request))
    if data.address:
        limiter.count("addresses", address(request))
    origin = request.headers.get("origin", "")
    home = f"{origin}{request.app.state.base}" if origin else ""
    rows = store_of(tables).rows
    async with tables.runner(id, sure=True) as runner:
        return await asked.wish(runner.table, seat, data, caller, rows, home)


HANDLERS: Final[list[HTTPRouteHandler]] = [ways, wish]
