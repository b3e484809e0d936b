"""Replays: a record read again, away from the tables; and tables that go on from one."""

import asyncio
from typing import Final

from litestar import Response, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from msgspec import json

from chapterhouse.server import requested
from chapterhouse.server.answered import UNREADABLE, answered
from chapterhouse.server.limits import Limiter
from chapterhouse.server.replays.surveying import Survey, Surveying
from chapterhouse.server.reviewed import written
from chapterhouse.server.reviews import Review, key_of
from chapterhouse.server.routes.asking import Asking, address
from chapterhouse.server.routes.refusals import WRITING, refusals
from chapterhouse.server.tables import Tables
from chapterhouse.wire import requests
from chapterhouse.wire import review as reviewing

SURVEYS: Final = json.Decoder(Survey)
REFUSED: Final = refusals(*WRITING, 413, UNREADABLE, 429, 503)
ANSWERED: Final = {
    HTTP_200_OK: ResponseSpec(requests.Replay, generate_examples=False),
    **REFUSED,
}
OPENED: Final = {
    HTTP_201_CREATED: ResponseSpec(requests.Opened, generate_examples=False),
    **REFUSED,
}


@post("/api/replays", status_code=HTTP_200_OK, responses=ANSWERED)
async def replay(
    request: Asking, data: JSONBody[requests.NewReplay], tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter], reader_language: NamedDependency[str],
) -> Response[requests.Problem | bytes]:  # fmt: skip
    """Read a record again, in a worker that is not waited for too long."""
    limiter.count("replays", address(request))
    answer = await requested.replay(tables, data, reader_language)
    if answer.problem:
        return Response(answer.problem, status_code=UNREADABLE)
    return Response(answer.found or b"", media_type=MediaType.JSON)


@post("/api/replays/continuation", responses=OPENED)
async def go_on(
    request: Asking, data: JSONBody[requests.Continuing], tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter], reader_language: NamedDependency[str],
) -> Response[requests.Problem | requests.Opened]:  # fmt: skip
    """Open a table that goes on from a moment of a finished match, against bots."""
    limiter.count("replays", address(request))
    limiter.count("tables", address(request))
    opened = await requested.go_on(tables, data, reader_language)
    if isinstance(opened, requests.Problem):
        return Response(opened, status_code=UNREADABLE)
    return Response(opened, status_code=HTTP_201_CREATED)


@post("/api/replays/review", status_code=HTTP_200_OK, responses=REFUSED)
async def review(
    request: Asking, data: JSONBody[reviewing.Reviewing], tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter], reader_language: NamedDependency[str],
) -> Response[requests.Problem | reviewing.Review]:  # fmt: skip
    """Tell how far the review of a finished match is, and go on with it for a while."""
    key = key_of(data.text, data.observer, opened=data.open)
    found = tables.reviews.find(key)
    if found is None:
        limiter.count("reviews", address(request))
        actions = tables.settings.limits.actions
        question = Surveying(data.text, data.observer, data.open, reader_language, actions)
        answer = await answered(tables, question)
        if answer.problem:
            return Response(answer.problem, status_code=UNREADABLE)
        survey = SURVEYS.decode(answer.found or b"")
        found = tables.reviews.begin(key, Review(survey, address(request)))
    tables.reviews.want(found)
    return Response(await asyncio.to_thread(written, found, reader_language))


HANDLERS: Final[list[HTTPRouteHandler]] = [replay, go_on, review]
