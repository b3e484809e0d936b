"""Replays: a record read again, away from the tables."""

import asyncio
from typing import Final

from litestar import Response, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import DecodeError, json

from chapterhouse.core.rule import Malformed
from chapterhouse.server.limits import Limiter
from chapterhouse.server.replays import ALL, Question
from chapterhouse.server.replays.worker import Answer
from chapterhouse.server.routes.asking import Asking, address
from chapterhouse.server.routes.refusals import WRITING, refusals
from chapterhouse.server.tables import Tables
from chapterhouse.server.workers import Failed
from chapterhouse.wire import requests

ANSWERS: Final = json.Decoder(Answer)
UNREADABLE: Final = 422
ANSWERED: Final = {
    HTTP_200_OK: ResponseSpec(requests.Replay, generate_examples=False),
    **refusals(*WRITING, 413, UNREADABLE, 429, 503),
}


@post("/api/replays", status_code=HTTP_200_OK, responses=ANSWERED)
async def replay(
    request: Asking, data: JSONBody[requests.NewReplay], tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter], language: NamedDependency[str],
) -> Response[requests.Problem | bytes]:  # fmt: skip
    """Read a record again, in a worker that is not waited for too long."""
    limiter.replay(address(request))
    limits = tables.settings.limits
    observer = ALL if data.observer is None else data.observer
    question = json.encode(Question(data.text, observer, language, limits.actions, data.plies))
    try:
        async with asyncio.timeout(limits.queue):
            answer = ANSWERS.decode(await tables.replays.ask(question, limits.replay))
    except (Failed, TimeoutError, DecodeError) as problem:
        raise Malformed(
            "busy", "this record could not be read in time; try again in a while", {}
        ) from problem
    if answer.problem:
        return Response(answer.problem, status_code=UNREADABLE)
    return Response(answer.replay or b"", media_type=MediaType.JSON)


HANDLERS: Final[list[HTTPRouteHandler]] = [replay]
