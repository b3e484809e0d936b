"""Examples of rules: positions to look at, and to play on from, without a table."""

from typing import Annotated, Final

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta

from chapterhouse.server import requested
from chapterhouse.server.answered import UNREADABLE
from chapterhouse.server.limits import Limiter
from chapterhouse.server.replays.worker import Answer
from chapterhouse.server.routes.asking import Asking, address
from chapterhouse.server.routes.refusals import refusals
from chapterhouse.server.tables import Tables
from chapterhouse.wire import examples, requests

Language = NamedDependency[str]
Number = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
REFUSED: Final = refusals(404, 422, 429, 503)
SHOWN: Final = {HTTP_200_OK: ResponseSpec(examples.Example, generate_examples=False), **REFUSED}
TRIED: Final = {HTTP_200_OK: ResponseSpec(examples.Attempt, generate_examples=False), **REFUSED}


@get("/api/games/{game:str}/examples/{example:str}", responses=SHOWN)
async def example(
    request: Asking, game: FromPath[str], example: FromPath[str],
    tables: NamedDependency[Tables], limiter: NamedDependency[Limiter], reader_language: Language,
) -> Response[requests.Problem | bytes]:  # fmt: skip
    """Write an example of some rules, moment by moment."""
    limiter.count("examples", address(request))
    return _written(await requested.example(tables, game, example, reader_language))


@get("/api/games/{game:str}/examples/{example:str}/attempt", responses=TRIED)
async def attempt(
    request: Asking, game: FromPath[str], example: FromPath[str],
    tables: NamedDependency[Tables], limiter: NamedDependency[Limiter], reader_language: Language,
    played: FromQuery[list[Number] | None] = None, after: FromQuery[Number] = 0,
) -> Response[requests.Problem | bytes]:  # fmt: skip
    """Play on from a moment of an example: tell how it stands after these actions."""
    limiter.count("examples", address(request))
    return _written(
        await requested.attempt(tables, game, example, reader_language, after, played or [])
    )


def _written(answer: Answer) -> Response[requests.Problem | bytes]:
    """Write down what the worker answered."""
    if answer.problem:
        return Response(answer.problem, status_code=UNREADABLE)
    return Response(answer.found or b"", media_type=MediaType.JSON)


HANDLERS: Final[list[HTTPRouteHandler]] = [example, attempt]
