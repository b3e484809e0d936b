"""Replays: a record read again, away from the tables."""

from typing import Final

from litestar import Request, Response, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import DecodeError, json

from chapterhouse.core.rule import Malformed
from chapterhouse.server.gate import Gate
from chapterhouse.server.house import House
from chapterhouse.server.replays import ALL, Question
from chapterhouse.server.replays.worker import Answer
from chapterhouse.server.workers import Failed
from chapterhouse.wire import requests

Asking = Request[object, object, State]
ANSWERS: Final = json.Decoder(Answer)
UNREADABLE: Final = 422


@post("/api/replays", status_code=HTTP_200_OK)
async def replay(
    request: Asking, data: JSONBody[requests.NewReplay], house: NamedDependency[House],
    gate: NamedDependency[Gate], language: NamedDependency[str],
) -> Response[requests.Replay | requests.Problem | bytes]:  # fmt: skip
    """Read a record again, in a worker that is not waited for too long."""
    gate.replay(request.client.host if request.client else "")
    limits = house.settings.limits
    eye = ALL if data.eye is None else data.eye
    question = json.encode(Question(data.text, eye, language, limits.actions))
    try:
        answer = ANSWERS.decode(await house.replays.ask(question, limits.replay))
    except (Failed, DecodeError) as problem:
        raise Malformed(
            "busy", "this record could not be read in time; try again in a while", {}
        ) from problem
    if answer.problem:
        return Response(answer.problem, status_code=UNREADABLE)
    return Response(answer.replay or b"", media_type=MediaType.JSON)


HANDLERS: Final[list[HTTPRouteHandler]] = [replay]
