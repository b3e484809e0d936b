"""Counting: which steps of lessons learners reach, where a host has switched that on.

A number is kept for each step, and nothing of whoever reached it.
"""

from typing import Final

from litestar import get, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

import chapterhouse
from chapterhouse.core.rule import Malformed
from chapterhouse.lessons import find
from chapterhouse.lessons.lesson import Lesson
from chapterhouse.server.limits import Limiter
from chapterhouse.server.routes.asking import Asking, address
from chapterhouse.server.routes.refusals import WRITING, refusals
from chapterhouse.server.tables import Tables
from chapterhouse.wire import requests

REACHED: Final = refusals(*WRITING, 404, 409, 413, 422, 429, 503)


@get("/api/counting", responses=refusals())
async def counting(tables: NamedDependency[Tables]) -> requests.Counting:
    """Tell what is counted here."""
    return requests.Counting(tables.settings.count_lessons)


@post(
    "/api/games/{game:str}/lessons/{lesson:str}/reached",
    status_code=HTTP_200_OK,
    responses=REACHED,
)
async def reached(
    request: Asking, game: FromPath[str], lesson: FromPath[str],
    data: JSONBody[requests.StepReached], tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter],
) -> requests.Counting:  # fmt: skip
    """Count a step that somebody reached."""
    found = find(chapterhouse.game(game), lesson)
    if not tables.settings.count_lessons or not isinstance(found, Lesson):
        raise Malformed("not-counted", "nothing is counted here", {})
    if not 0 <= data.step < len(found.steps):
        raise Malformed(
            "no-such-step",
            "the lesson {lesson} has no step {step}; its steps are 0 to {last}",
            {"lesson": found.name, "step": str(data.step), "last": str(len(found.steps) - 1)},
        )
    limiter.count("steps", address(request))
    await tables.store.count_step(found.game, found.name, data.step)
    return requests.Counting(lessons=True)


HANDLERS: Final[list[HTTPRouteHandler]] = [counting, reached]
