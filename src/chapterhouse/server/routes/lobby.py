"""Who comes and who stays away: open tables, what a host says of who may come, and votes on those
who are gone.
"""

from typing import Final

from litestar import get, post, put
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from chapterhouse.server import doors, lobby, reports, requested, voting
from chapterhouse.server.limits import Limiter
from chapterhouse.server.problems import no_lobby
from chapterhouse.server.routes.asking import Asking, address
from chapterhouse.server.routes.refusals import WRITING, refusals
from chapterhouse.server.tables import Tables
from chapterhouse.wire import messages, people

OF_A_TABLE: Final = refusals(*WRITING, 404, 409, 413, 422, 429, 503)


@get("/api/lobby", responses=refusals(429))
async def waiting(
    request: Asking, tables: NamedDependency[Tables], open_tables: NamedDependency[lobby.Lobby],
    limiter: NamedDependency[Limiter],
) -> people.Lobby:  # fmt: skip
    """List the tables that wait for anybody."""
    limiter.count("lobby", address(request))
    if not tables.settings.lobby:
        return people.Lobby(open=False, waiting=[])
    return people.Lobby(open=True, waiting=list(await open_tables.listed()))


@post("/api/tables/{id:str}/seat", status_code=HTTP_200_OK, responses=OF_A_TABLE)
async def sit(
    request: Asking, id: FromPath[str], data: JSONBody[people.Sitting],
    tables: NamedDependency[Tables], limiter: NamedDependency[Limiter],
) -> people.Seat:  # fmt: skip
    """Sit down at an open table."""
    if not tables.settings.lobby:
        raise no_lobby()
    limiter.count("seats", address(request))
    async with tables.runner(id) as runner:
        return people.Seat(await lobby.sit(runner.table, data.key, data.name))


@put("/api/tables/{id:str}/doors", responses=OF_A_TABLE)
async def change_doors(
    request: Asking, id: FromPath[str], data: JSONBody[people.Doors],
    tables: NamedDependency[Tables], limiter: NamedDependency[Limiter],
) -> messages.TableInfo:  # fmt: skip
    """Change who may come to a table."""
    if data.open:
        if not tables.settings.lobby:
            raise no_lobby()
        limiter.count("opened", address(request))
    async with tables.runner(id) as runner:
        await doors.change(runner.table, data)
        return await requested.seen(runner.table)


@post("/api/tables/{id:str}/seats/{seat:int}/vote", status_code=HTTP_200_OK, responses=OF_A_TABLE)
async def vote(
    id: FromPath[str], seat: FromPath[int], data: JSONBody[people.Voting],
    tables: NamedDependency[Tables],
) -> messages.TableInfo:  # fmt: skip
    """Vote that a bot plays for somebody who is away."""
    async with tables.runner(id) as runner:
        await voting.vote(runner.table, seat, data.key, agrees=data.agrees)
        return await requested.seen(runner.table)


@post("/api/tables/{id:str}/reports", status_code=HTTP_200_OK, responses=OF_A_TABLE)
async def report(
    request: Asking, id: FromPath[str], data: JSONBody[people.NewReport],
    tables: NamedDependency[Tables], limiter: NamedDependency[Limiter],
) -> people.Reported:  # fmt: skip
    """Tell the host of this server about somebody at a table."""
    limiter.count("reports", address(request))
    async with tables.runner(id, sure=True) as runner:
        await reports.report(tables, runner.table, data)
    return people.Reported(kept=True)


HANDLERS: Final[list[HTTPRouteHandler]] = [waiting, sit, change_doors, vote, report]
