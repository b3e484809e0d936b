"""Games: what there is to play, and what can be read about it."""

from typing import Final

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery
from litestar.status_codes import HTTP_200_OK

import chapterhouse
from chapterhouse.lessons import find
from chapterhouse.server import catalogue
from chapterhouse.server.lessons import written
from chapterhouse.server.routes.refusals import refusals
from chapterhouse.wire import requests, rulebook

Language = NamedDependency[str]
OF_A_GAME: Final = refusals(404, 422)
A_LESSON: Final = {
    HTTP_200_OK: ResponseSpec(requests.Lesson, generate_examples=False),
    **OF_A_GAME,
}


@get("/api/games", responses=refusals(422))
async def games(reader_language: Language) -> list[requests.CatalogueEntry]:
    """List the games."""
    return catalogue.games(reader_language)


@get("/api/games/{game:str}", responses=OF_A_GAME)
async def words(
    game: FromPath[str], reader_language: Language, seats: FromQuery[int | None] = None
) -> requests.GameWords:
    """Tell what a board needs once, for so many players, or for as many as can play."""
    found = chapterhouse.game(game)
    return catalogue.words(found.name, reader_language, seats or found.seats[-1])


@get("/api/games/{game:str}/rules", responses=OF_A_GAME)
async def rules(game: FromPath[str], reader_language: Language) -> list[rulebook.RuleSection]:
    """Write every numbered sentence, section by section."""
    return catalogue.rules(chapterhouse.game(game).name, reader_language)


@get("/api/games/{game:str}/overview", responses=OF_A_GAME)
async def overview(game: FromPath[str], reader_language: Language) -> list[rulebook.OverviewPart]:
    """Write the game in one page, for those who do not know it."""
    return catalogue.overview(chapterhouse.game(game).name, reader_language)


@get("/api/games/{game:str}/lessons", responses=OF_A_GAME)
async def game_lessons(
    game: FromPath[str], reader_language: Language
) -> list[requests.LessonEntry]:
    """List the lessons of a game, the first one first."""
    return catalogue.lessons(chapterhouse.game(game).name, reader_language)


@get("/api/games/{game:str}/lessons/{lesson:str}", responses=A_LESSON)
async def game_lesson(
    game: FromPath[str], lesson: FromPath[str], reader_language: Language
) -> Response[bytes]:
    """Write a whole lesson, with every position that it can come to."""
    found = find(chapterhouse.game(game), lesson)
    return Response(written(found.game, found.name, reader_language), media_type=MediaType.JSON)


@get("/api/games/{game:str}/tips", responses=OF_A_GAME)
async def tips(game: FromPath[str], reader_language: Language) -> list[requests.Tip]:
    """Write what a coach says in somebody's first match."""
    return catalogue.tips(chapterhouse.game(game).name, reader_language)


HANDLERS: Final[list[HTTPRouteHandler]] = [
    games, words, rules, overview, game_lessons, game_lesson, tips,
]  # fmt: skip
