"""The application: everything put together, and what it says when something goes wrong."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Annotated, Final

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.params import HeaderParameter, QueryParameter
from litestar.types import ExceptionHandlersMap

from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.locale import known
from chapterhouse.server import page
from chapterhouse.server.accounts.accounts import Accounts
from chapterhouse.server.calls.caller import Caller
from chapterhouse.server.fellows import among_fellows
from chapterhouse.server.hosted import calling, delete_idle, go_on_settled, hosted
from chapterhouse.server.limits import Limiter
from chapterhouse.server.lobby import Lobby
from chapterhouse.server.measures import note
from chapterhouse.server.migrations import migrate
from chapterhouse.server.origin import Line, Origin
from chapterhouse.server.problems import (
    STATUS,
    broken,
    code_of,
    explain,
    malformed_key,
    preferred,
    reason_of,
    status_of,
    unreadable,
)
from chapterhouse.server.routes import (
    accounts,
    counting,
    editions,
    examples,
    games,
    health,
    keyrings,
    leagues,
    lobby,
    notices,
    replays,
    socket,
    tournaments,
)
from chapterhouse.server.routes import tables as table_routes
from chapterhouse.server.routes.asking import Asking
from chapterhouse.server.routes.heads import heads, schema
from chapterhouse.server.stopping import Stopping
from chapterhouse.server.stored import store_of
from chapterhouse.server.tables import Settings, Tables
from chapterhouse.server.timekeeper import Timekeeper
from chapterhouse.server.tournaments import running
from chapterhouse.wire.requests import Problem

ROUTES: Final = (
    health, games, editions, examples, counting, table_routes, lobby, tournaments, keyrings,
    accounts, leagues, notices, replays, page,
)  # fmt: skip
LOG: Final = logging.getLogger(__name__)
WORDS: Final = {404: "no-such-page", 405: "no-such-method", 413: "too-large"}
BY_PATTERN: Final = "matching regex"  # only new keys are asked to match one
EMPTY: Final = "Input data was truncated"  # so it is called where there are blanks at least
PACKING: Final = CompressionConfig(backend="gzip", gzip_compress_level=6, exclude=page.COMPRESSED)
HUNG_UP: Final = "client disconnected prematurely"  # says Litestar, and takes it for our fault


def create(settings: Settings) -> Litestar:
    """Make the application; its database is made ready when it starts."""
    tables = hosted(settings)
    caller = calling(settings, tables)
    people = Accounts(store_of(tables).rows, settings.openid)
    limiter = Limiter(settings.limits)
    well = health.Health(tables.store)
    return Litestar(
        handlers(),
        dependencies=provided(
            tables=tables, caller=caller, health=well, limiter=limiter,
            open_tables=Lobby(tables), accounts=people,
        ),
        state=State({"health": well, "base": settings.base}),
        middleware=[Stopping(), Origin(settings.names, sentence)],
        exception_handlers=PROBLEMS,
        lifespan=[lambda _app: lifespan(tables, caller, people, settings)],
        compression_config=PACKING,
        response_headers=page.SAFE,
        request_max_body_size=settings.limits.body,
        openapi_config=schema(),
        logging_config=None,
    )  # fmt: skip


@cache
def handlers() -> list[BaseRouteHandler]:
    """All routes, each with its signature read: an application makes copies of them, which need
    not read it again.
    """
    asked = [handler for module in ROUTES for handler in module.HANDLERS]
    found = [*asked, *heads(asked), *socket.HANDLERS]
    for handler in found:
        handler.parsed_fn_signature  # noqa: B018 - it is read when it is asked for, and kept
    return found


def provided(**shared: object) -> dict[str, Provide]:
    """Give what routes ask for: what is shared by all, and the language of whoever asks.

    None is called as a field of a body is: what is wrong in that would be taken for our fault.
    """
    given = {name: _shared(one) for name, one in shared.items()}
    return {**given, "reader_language": Provide(language, sync_to_thread=False)}


def _shared(one: object) -> Provide:
    return Provide(lambda: one, sync_to_thread=False)


@asynccontextmanager
async def lifespan(
    tables: Tables, caller: Caller, people: Accounts, settings: Settings
) -> AsyncIterator[None]:
    """Make the database ready, and close all tables in the end."""
    migrate(settings.database)
    await caller.prepare()
    works = [
        asyncio.create_task(delete_idle(tables, settings.keep)),
        asyncio.create_task(Timekeeper(tables).run()),
        asyncio.create_task(go_on_settled(tables)),
        asyncio.create_task(running.run(tables)),
    ]
    if caller.ways:
        works.append(asyncio.create_task(caller.run()))
    try:
        async with among_fellows(tables, settings.database):
            yield
    finally:
        for work in works:
            work.cancel()
        await caller.close()
        await people.close()
        await tables.close()


def language(
    asked: Annotated[str | None, QueryParameter(name="language")] = None,
    accepted: Annotated[str, HeaderParameter(name="accept-language")] = "",
) -> str:
    """Choose the language of whoever asks. Raises Malformed for one that there is not."""
    return preferred(accepted) if asked is None else known(asked)


def sentence(line: Line, problem: Malformed | Illegal) -> Problem:
    """Write down what is wrong, in the language of whoever asks."""
    asked = line.query_params.get("language", "")
    accepted = line.headers.get("accept-language", "")
    return Problem(code_of(problem), explain(problem, preferred(f"{asked},{accepted};q=0.9")))


def problem(request: Asking, problem: Malformed | Illegal) -> Response[Problem]:
    """Say what is wrong."""
    status = status_of(problem)
    note("refusal", reason=reason_of(problem))
    return Response(sentence(request, problem), status_code=status, headers=page.SAFE)


def misread(request: Asking, error: HTTPException) -> Response[Problem]:
    """Say what is wrong with a request that is none of ours."""
    key = WORDS.get(error.status_code)
    if key == "no-such-page":
        return problem(request, page.no_such_page(request.url.path))
    if key == "no-such-method":
        slots = {"method": request.method, "path": request.url.path}
        return problem(
            request, Malformed("no-such-method", "{method} is not what {path} answers", slots)
        )
    if key == "too-large":
        return problem(request, Malformed("too-large", "this message is too large", {}))
    if error.status_code >= STATUS["broken"] and error.detail != HUNG_UP:
        return crashed(request, error)
    written = _shortly(error)
    return problem(request, malformed_key() if BY_PATTERN in written else unreadable(written))


def no_json(request: Asking, error: Exception) -> Response[Problem]:
    """Say that a body cannot be read: of what reading one raises, the framework leaves us these."""
    return problem(request, unreadable(str(error)))


def _shortly(error: HTTPException) -> str:
    """Say in a few words what could not be read."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        key, message = extra[0].get("key", "$"), extra[0].get("message", "")
        return EMPTY if message == repr(key) else f"{key}: {message}"
    return error.detail.partition("\n")[0]


def crashed(request: Asking, error: Exception) -> Response[Problem]:
    """Say that the program is at fault; what happened goes to the log, and to nobody else."""
    LOG.error("%s %r", request.method, request.url.path, exc_info=error)
    return problem(request, broken())


PROBLEMS: Final[ExceptionHandlersMap] = {
    Malformed: problem,
    Illegal: problem,
    HTTPException: misread,
    RecursionError: no_json,
    UnicodeDecodeError: no_json,
    Exception: crashed,
}
