"""Tables: laid, joined, handed to bots and back, and written out."""

from typing import Final

from litestar import get, post, put
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from chapterhouse.server import seating, sheets
from chapterhouse.server.admission import admitted
from chapterhouse.server.gate import Gate
from chapterhouse.server.house import House
from chapterhouse.server.keys import fingerprint
from chapterhouse.server.problems import not_begun, not_seated
from chapterhouse.server.routes.asking import Asking, address
from chapterhouse.server.routes.refusals import WRITING, refusals
from chapterhouse.server.table import Table
from chapterhouse.wire import messages, requests

Language = NamedDependency[str]
SCHEME: Final = "bearer "
OF_A_TABLE: Final = refusals(404, 422)
OF_A_SEAT: Final = refusals(*WRITING, 404, 409, 413, 422)


@post("/api/tables", responses=refusals(*WRITING, 404, 413, 422, 429))
async def lay(
    request: Asking, data: JSONBody[requests.NewTable], house: NamedDependency[House],
    gate: NamedDependency[Gate],
) -> requests.Opened:  # fmt: skip
    """Lay a table."""
    gate.new_table(address(request))
    return await house.lay(data)


@get("/api/tables/{id:str}", responses=OF_A_TABLE)
async def look(id: FromPath[str], house: NamedDependency[House]) -> messages.Table:
    """Tell what everybody may know of a table."""
    async with house.at(id) as company:
        return await _seen(company.table)


@get("/api/tables/{id:str}/words", responses=OF_A_TABLE)
async def words(
    id: FromPath[str], house: NamedDependency[House], language: Language
) -> requests.GameWords:
    """Tell what a board of this table needs once, as its edition has it."""
    async with house.at(id) as company:
        return sheets.words_of(company.table.game, language, len(company.table.chairs))


@post("/api/tables/{id:str}/seats/{seat:int}/join", status_code=HTTP_200_OK, responses=OF_A_SEAT)
async def join(
    id: FromPath[str], seat: FromPath[int], data: JSONBody[requests.Joining],
    house: NamedDependency[House],
) -> messages.Table:  # fmt: skip
    """Exchange the code of a link for a key to the seat."""
    async with house.at(id) as company:
        await seating.join(company.table, seat, data.code, data.key, data.name)
        return await _seen(company.table)


@put("/api/tables/{id:str}/seats/{seat:int}", responses=OF_A_SEAT)
async def reseat(
    id: FromPath[str], seat: FromPath[int], data: JSONBody[requests.Reseating],
    house: NamedDependency[House], language: Language,
) -> messages.Table:  # fmt: skip
    """Give a seat to a bot, or back to its person."""
    async with house.at(id) as company:
        await seating.reseat(company.table, seat, data.key, data.level, language)
        return await _seen(company.table)


@post(
    "/api/tables/{id:str}/seats/{seat:int}/invitation",
    status_code=HTTP_200_OK,
    responses=OF_A_SEAT,
)
async def invite(
    id: FromPath[str], seat: FromPath[int], data: JSONBody[requests.Inviting],
    house: NamedDependency[House],
) -> requests.ChairCode:  # fmt: skip
    """Make a new link to a seat that nobody has a key to, or that is freed by it."""
    async with house.at(id) as company:
        code = await seating.invite(company.table, seat, data.host, frees=data.frees)
        return requests.ChairCode(seat, code)


@post(
    "/api/tables/{id:str}/seats/{seat:int}/handover",
    status_code=HTTP_200_OK,
    responses=OF_A_SEAT,
)
async def hand_over(
    id: FromPath[str], seat: FromPath[int], data: JSONBody[requests.HandingOver],
    house: NamedDependency[House],
) -> requests.ChairCode:  # fmt: skip
    """Make a link that opens one's own seat in one more browser."""
    async with house.at(id) as company:
        return requests.ChairCode(seat, await seating.hand_over(company.table, seat, data.key))


@post("/api/tables/{id:str}/seats/{seat:int}/lock", status_code=HTTP_200_OK, responses=OF_A_SEAT)
async def lock(
    id: FromPath[str], seat: FromPath[int], data: JSONBody[requests.Locking],
    house: NamedDependency[House],
) -> messages.Table:  # fmt: skip
    """Let a new key alone open one's own seat."""
    async with house.at(id) as company:
        await seating.lock(company.table, seat, data.key, data.new)
        return await _seen(company.table)


@get("/api/tables/{id:str}/record", media_type=MediaType.TEXT, responses=refusals(404, 409, 422))
async def record(request: Asking, id: FromPath[str], house: NamedDependency[House]) -> str:
    """Write the record, as whoever holds the key of the header `Authorization` may have it."""
    header = request.headers.get("authorization", "")
    key = header[len(SCHEME) :].strip() if header.lower().startswith(SCHEME) else None
    async with house.at(id) as company, company.table.lock:
        table = company.table
        admission = admitted(table, None if key is None else fingerprint(key))
        if admission.offer:
            raise not_seated()
        if not table.begun:
            raise not_begun()
        if table.ended:  # can be read even where this release cannot play the game
            return table.ended.record
        return (await table.room()).record(admission.eye)


async def _seen(table: Table) -> messages.Table:
    """Write a table as everybody may see it."""
    async with table.lock:
        return await table.seen()


HANDLERS: Final[list[HTTPRouteHandler]] = [
    lay, look, words, join, reseat, invite, hand_over, lock, record,
]  # fmt: skip
