"""The host of tables in a browser: it answers what the page asks, and talks with readers, as the
server does; what the page is told is made by the same code, from a view and nothing else.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

from msgspec import json

from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.locale import known
from chapterhouse.server.bots import worker as bots
from chapterhouse.server.conversation import HungUp, converse
from chapterhouse.server.foreign import NO_JSON
from chapterhouse.server.limits import Limiter, Limits
from chapterhouse.server.offline.answers import Asked, answering
from chapterhouse.server.offline.in_place import InPlace
from chapterhouse.server.offline.shelf import Put, Shelf
from chapterhouse.server.problems import (
    broken,
    code_of,
    explain,
    preferred,
    status_of,
    unreadable,
)
from chapterhouse.server.replays import worker as replays
from chapterhouse.server.replays.worker import Answer
from chapterhouse.server.tables import Tables
from chapterhouse.wire.requests import Problem

UNREADABLE: Final = 422
FINE: Final = 200
ENGLISH: Final = "en"  # until a reader has said hello
LOG: Final = logging.getLogger(__name__)


@dataclass(frozen=True)
class Alone:
    """How tables are run for one person."""

    pace: float = 0.7
    limits: Limits = field(default_factory=Limits)
    count_lessons: bool = False
    lobby: bool = False


class HostLine:
    """The line to one reader: what they say is heard, what they are told is passed on."""

    def __init__(self, tell: Callable[[str], object], close: Callable[[], object]) -> None:
        self._tell: Final = tell
        self._close: Final = close
        self._heard: Final[asyncio.Queue[str | None]] = asyncio.Queue()
        self._open = True

    def hear(self, text: str) -> None:
        """Take a message of the reader."""
        self._heard.put_nowait(text)

    def hang_up(self) -> None:
        """Note that the reader is gone."""
        self._open = False
        self._heard.put_nowait(None)

    async def receive(self) -> str:
        text = await self._heard.get()
        if text is None:
            raise HungUp
        return text

    async def send(self, text: str) -> None:
        if not self._open:
            raise HungUp
        self._tell(text)

    async def close(self) -> None:
        self._open = False
        self._close()

    def seat(self) -> None:
        """Note nothing: no line is closed for others."""


class Host:
    """All tables of one person in one browser."""

    def __init__(self, texts: Mapping[str, str], put: Put) -> None:
        """Begin with what was put away; `put` puts the text of a table away, or deletes it."""
        settings = Alone()
        self._shelf: Final = Shelf(texts, put)
        self._tables: Final = Tables(
            settings,
            lambda _late: self._shelf,
            InPlace(bots.answered),
            InPlace(replays.answer),
        )
        self._limiter: Final = Limiter(settings.limits)
        self._talks: Final[set[asyncio.Task[None]]] = set()

    async def ask(
        self, method: str, address: str, accepted: str, authorization: str, body: str
    ) -> tuple[int, str]:
        """Answer a question: a status, and what would be the body."""
        _, _, path, behind, _ = urlsplit(address)
        query = parse_qs(behind)
        language = preferred(accepted)
        try:
            language = known(query["language"][0]) if "language" in query else language
            answer, places = answering(method, path)
            asked = Asked(self._tables, self._shelf, language, query, authorization, body)
            found = await answer(asked, **{name: unquote(part) for name, part in places.items()})
            return written(found)
        except (Malformed, Illegal) as problem:
            return refused(problem, language)
        except NO_JSON as problem:
            return refused(unreadable(str(problem)), language)
        except Exception:
            LOG.exception("%s %s", method, path)
            return refused(broken(), language)

    def open(self, id: str, tell: Callable[[str], object], close: Callable[[], object]) -> HostLine:
        """Open a line to a table; what a reader is told goes to `tell`."""
        line = HostLine(tell, close)
        talk = converse(line, self._tables, id, self._limiter, "", ENGLISH)
        task = asyncio.get_running_loop().create_task(talk)
        self._talks.add(task)
        task.add_done_callback(self._talks.discard)
        return line

    async def end(self) -> None:
        """Close all tables."""
        await self._tables.close()


def written(found: object) -> tuple[int, str]:
    """Write an answer down; a text as it is."""
    if isinstance(found, Answer):
        if found.problem is None:
            return FINE, (found.found or b"").decode()
        found = found.problem
    status = UNREADABLE if isinstance(found, Problem) else FINE
    return status, found if isinstance(found, str) else json.encode(found).decode()


def refused(problem: Malformed | Illegal, language: str) -> tuple[int, str]:
    """Say what is wrong."""
    said = Problem(code_of(problem), explain(problem, language))
    return status_of(problem), json.encode(said).decode()
