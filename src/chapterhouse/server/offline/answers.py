"""What can be asked for without a server, by method and path, as the server has them."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from msgspec import Raw, convert, json, structs

import chapterhouse
from chapterhouse.core.rule import Malformed
from chapterhouse.evaluation import plays_on
from chapterhouse.lessons import find
from chapterhouse.server import catalogue, glances, requested
from chapterhouse.server.lessons import written
from chapterhouse.server.offline.shelf import Shelf
from chapterhouse.server.opening import open_table
from chapterhouse.server.rematch import rematch
from chapterhouse.server.replays.worker import Answer
from chapterhouse.server.tables import Tables
from chapterhouse.wire import messages, owners, people, requests, rulebook

T = TypeVar("T")


@dataclass(frozen=True)
class Asked:
    """A question: in which language, what stands behind its path, its header `Authorization`, and
    its body; and what it is asked about.
    """

    tables: Tables
    shelf: Shelf
    language: str
    query: dict[str, list[str]]
    authorization: str
    body: str

    def read(self, type: type[T]) -> T:
        """Read the body. Raises MsgspecError."""
        return json.decode(self.body, type=type)

    def number(self, name: str, other: int = 0) -> int:
        """Read a number behind the path. Raises MsgspecError."""
        return convert(self.query.get(name, [other])[0], int, strict=False)


async def games(asked: Asked) -> list[requests.CatalogueEntry]:
    """List the games, with the levels that answer at once: others would keep everybody waiting."""
    return [
        structs.replace(
            entry, levels=[one for one in entry.levels if not plays_on(one.word, entry.name)]
        )
        for entry in catalogue.games(asked.language)
    ]


async def game_words(asked: Asked, game: str) -> requests.GameWords:
    found = chapterhouse.game(game)
    return catalogue.words(found.name, asked.language, asked.number("seats", found.seats[-1]))


async def rules(asked: Asked, game: str) -> list[rulebook.RuleSection]:
    return catalogue.rules(chapterhouse.game(game).name, asked.language)


async def overview(asked: Asked, game: str) -> list[rulebook.OverviewPart]:
    return catalogue.overview(chapterhouse.game(game).name, asked.language)


async def tips(asked: Asked, game: str) -> list[requests.Tip]:
    return catalogue.tips(chapterhouse.game(game).name, asked.language)


async def edition(asked: Asked, game: str) -> owners.EditionText:
    return catalogue.edition(chapterhouse.game(game).name, asked.language)


async def lessons(asked: Asked, game: str) -> list[requests.LessonEntry]:
    return catalogue.lessons(chapterhouse.game(game).name, asked.language)


async def lesson(asked: Asked, game: str, lesson: str) -> Raw:
    found = find(chapterhouse.game(game), lesson)
    return Raw(written(found.game, found.name, asked.language))


async def example(asked: Asked, game: str, example: str) -> Answer:
    return await requested.example(asked.tables, game, example, asked.language)


async def attempt(asked: Asked, game: str, example: str) -> Answer:
    played = convert(asked.query.get("played", []), list[int], strict=False)
    after, language = asked.number("after"), asked.language
    return await requested.attempt(asked.tables, game, example, language, after, played)


async def counting(_asked: Asked) -> requests.Counting:
    return requests.Counting(lessons=False)


async def lobby(_asked: Asked) -> people.Lobby:
    """Nobody else comes to this browser."""
    return people.Lobby(open=False, waiting=[])


async def create(asked: Asked) -> requests.Opened:
    new = asked.read(requests.NewTable)
    if new.clock:
        raise needs_server()
    return await open_table(asked.tables, new)


async def glance(asked: Asked) -> list[requests.Glance]:
    wanted = asked.read(requests.Glancing).asked
    return [await glances.glance(asked.tables, one, asked.language) for one in wanted]


async def look(asked: Asked, id: str) -> messages.TableInfo:
    return await requested.look(asked.tables, id)


async def delete(asked: Asked, id: str) -> None:
    """Delete a table; whoever asks here is its owner."""
    await asked.tables.drop(id)
    await asked.shelf.delete(id)


async def facts(asked: Asked, id: str) -> list[requests.FactText]:
    return await requested.facts(asked.tables, id, asked.language)


async def words(asked: Asked, id: str) -> requests.GameWords:
    return await requested.words(asked.tables, id, asked.language)


async def reseat(asked: Asked, id: str, seat: str) -> messages.TableInfo:
    order, number = asked.read(requests.Reseating), convert(seat, int, strict=False)
    return await requested.reseat(asked.tables, id, number, order, asked.language)


async def play_again(asked: Asked, id: str) -> messages.Rematch:
    return await rematch(asked.tables, id, asked.read(requests.Again).key)


async def record(asked: Asked, id: str) -> str:
    return await requested.record(asked.tables, id, asked.authorization)


async def replay(asked: Asked) -> Answer:
    return await requested.replay(asked.tables, asked.read(requests.NewReplay), asked.language)


async def go_on(asked: Asked) -> requests.Problem | requests.Opened:
    return await requested.go_on(asked.tables, asked.read(requests.Continuing), asked.language)


Handler = Callable[..., Awaitable[Any]]
ANSWERS: Final[dict[str, Handler]] = {
    "GET /api/games": games,
    "GET /api/games/{game}": game_words,
    "GET /api/games/{game}/rules": rules,
    "GET /api/games/{game}/overview": overview,
    "GET /api/games/{game}/tips": tips,
    "GET /api/games/{game}/edition": edition,
    "GET /api/games/{game}/lessons": lessons,
    "GET /api/games/{game}/lessons/{lesson}": lesson,
    "GET /api/games/{game}/examples/{example}": example,
    "GET /api/games/{game}/examples/{example}/attempt": attempt,
    "GET /api/counting": counting,
    "GET /api/lobby": lobby,
    "POST /api/tables": create,
    "POST /api/glances": glance,
    "GET /api/tables/{id}": look,
    "DELETE /api/tables/{id}": delete,
    "GET /api/tables/{id}/words": words,
    "GET /api/tables/{id}/facts": facts,
    "PUT /api/tables/{id}/seats/{seat}": reseat,
    "POST /api/tables/{id}/rematch": play_again,
    "GET /api/tables/{id}/record": record,
    "POST /api/replays": replay,
    "POST /api/replays/continuation": go_on,
}
PATTERNS: Final = [
    (re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", where)), answer)
    for where, answer in ANSWERS.items()
]


def answering(method: str, path: str) -> tuple[Handler, dict[str, str]]:
    """Find who answers, and what stands in the path. Raises Malformed where only a server does."""
    for pattern, answer in PATTERNS:
        found = pattern.fullmatch(f"{method} {path}")
        if found:
            return answer, found.groupdict()
    raise needs_server()


def needs_server() -> Malformed:
    """Say that only a server does this."""
    return Malformed("needs-server", "this needs the server, and you are playing offline", {})
