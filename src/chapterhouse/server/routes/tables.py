"""Tables: opened, joined, handed to bots and back, and written out."""

from typing import Final

from litestar import get, post, put
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from chapterhouse.server import glances, requested, seating
from chapterhouse.server.calls import asked
from chapterhouse.server.limits import Limiter
from chapterhouse.server.opening import open_table
from chapterhouse.server.problems import no_lobby
from chapterhouse.server.rematch import rematch
from chapterhouse.server.routes.asking import Asking, address
from chapterhouse.server.routes.refusals import WRITING, refusals
from chapterhouse.server.stored import store_of
from chapterhouse.server.tables import Tables
from chapterhouse.wire import messages, requests

Language = NamedDependency[str]
OF_A_TABLE: Final = refusals(404, 422, 503)
OF_A_SEAT: Final = refusals(*WRITING, 404, 409, 413, 422, 503)
OF_A_RECORD: Final = refusals(404, 409, 422, 503)
REMATCHES: Final = refusals(*WRITING, 404, 409, 413, 422, 429, 503)


@post("/api/tables", responses=refusals(*WRITING, 404, 413, 422, 429, 503))
async def create_table(
    request: Asking, data: JSONBody[requests.NewTable], tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter],
) -> requests.Opened:  # fmt: skip
    """Create a table."""
    limiter.count("tables", address(request))
    if data.open:
        if not tables.settings.lobby:
            raise no_lobby()
        limiter.count("opened", address(request))
    return await open_table(tables, data)


@post("/api/glances", status_code=HTTP_200_OK, responses=refusals(*WRITING, 413, 422, 429))
async def glance(
    request: Asking, data: JSONBody[requests.Glancing], tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter], reader_language: Language,
) -> list[requests.Glance]:  # fmt: skip
    """Tell how some tables stand, in the order in which they are named."""
    limiter.count("glances", address(request))
    return [await glances.glance(tables, asked, reader_language) for asked in data.asked]


@get("/api/tables/{id:str}", responses=OF_A_TABLE)
async def look(id: FromPath[str], tables: NamedDependency[Tables]) -> messages.TableInfo:
    """Tell what everybody may know of a table."""
    return await requested.look(tables, id)


@get("/api/tables/{id:str}/words", responses=OF_A_TABLE)
async def words(
    id: FromPath[str], tables: NamedDependency[Tables], reader_language: Language
) -> requests.GameWords:
    """Tell what a board of this table needs once, as its edition has it."""
    return await requested.words(tables, id, reader_language)


@get("/api/tables/{id:str}/facts", responses=OF_A_TABLE)
async def facts(
    id: FromPath[str], tables: NamedDependency[Tables], reader_language: Language
) -> list[requests.FactText]:
    """Tell what lies otherwise in the box of this table than in ours."""
    return await requested.facts(tables, id, reader_language)


@post("/api/tables/{id:str}/seats/{seat:int}/join", status_code=HTTP_200_OK, responses=OF_A_SEAT)
async def join(
    id: FromPath[str], seat: FromPath[int], data: JSONBody[requests.Joining],
    tables: NamedDependency[Tables],
) -> messages.TableInfo:  # fmt: skip
    """Exchange the code of a link for a key to the seat."""
    async with tables.runner(id) as runner:
        await seating.join(runner.table, seat, data.code, data.key, data.name)
        return await requested.seen(runner.table)


@put("/api/tables/{id:str}/seats/{seat:int}", responses=OF_A_SEAT)
async def reseat(
    id: FromPath[str], seat: FromPath[int], data: JSONBody[requests.Reseating],
    tables: NamedDependency[Tables], reader_language: Language,
) -> messages.TableInfo:  # fmt: skip
    """Give a seat to a bot, or back to its person."""
    return await requested.reseat(tables, id, seat, data, reader_language)


@post(
    "/api/tables/{id:str}/seats/{seat:int}/invitation",
    status_code=HTTP_200_OK,
    responses=OF_A_SEAT,
)
async def invite(
    id: FromPath[str], seat: FromPath[int], data: JSONBody[requests.Inviting],
    tables: NamedDependency[Tables],
) -> requests.ChairCode:  # fmt: skip
    """Make a new link to a seat that nobody has a key to, or that is freed by it."""
    async with tables.runner(id) as runner:
        code = await seating.invite(runner.table, seat, data.host, frees=data.frees)
        return requests.ChairCode(seat, code)


@post(
    "/api/tables/{id:str}/seats/{seat:int}/handover",
    status_code=HTTP_200_OK,
    responses=OF_A_SEAT,
)
async def hand_over(
    id: FromPath[str], seat: FromPath[int], data: JSONBody[requests.HandingOver],
    tables: NamedDependency[Tables],
) -> requests.ChairCode:  # fmt: skip
    """Make a link that opens one's own seat in one more browser."""
    async with tables.runner(id) as runner:
        return requests.ChairCode(seat, await seating.hand_over(runner.table, seat, data.key))


@post("/api/tables/{id:str}/seats/{seat:int}/lock", status_code=HTTP_200_OK, responses=OF_A_SEAT)
async def lock(
    id: FromPath[str], seat: FromPath[int], data: JSONBody[requests.Locking],
    tables: NamedDependency[Tables],
) -> messages.TableInfo:  # fmt: skip
    """Let a new key alone open one's own seat."""
    async with tables.runner(id) as runner:
        await seating.lock(runner.table, seat, data.key, data.new)
        await asked.relock(store_of(tables).rows, id, seat, data.key, data.new)
        return await requested.seen(runner.table)


@post("/api/tables/{id:str}/rematch", status_code=HTTP_200_OK, responses=REMATCHES)
async def play_again(
    request: Asking, id: FromPath[str], data: JSONBody[requests.Again],
    tables: NamedDependency[Tables], limiter: NamedDependency[Limiter],
) -> messages.Rematch:  # fmt: skip
    """Open the rematch of a table, for the same people; or tell which it is."""
    limiter.count("tables", address(request))
    return await rematch(tables, id, data.key)


@get("/api/tables/{id:str}/record", media_type=MediaType.TEXT, responses=OF_A_RECORD)
async def record(request: Asking, id: FromPath[str], tables: NamedDependency[Tables]) -> str:
    """Write the record, as whoever holds the key of the header `Authorization` may have it."""
    return await requested.record(tables, id, request.headers.get("authorization", ""))


HANDLERS: Final[list[HTTPRouteHandler]] = [
    create_table, glance, look, words, facts, join, reseat, invite, hand_over, lock, play_again,
    record,
]  # fmt: skip
