"""Editions by owners: the form that asks them, the check of their files, and those they share."""

from typing import Final

from litestar import get, post, put
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

import chapterhouse
from chapterhouse.server import forms, ownership
from chapterhouse.server import owners as shared
from chapterhouse.server.limits import Limiter
from chapterhouse.server.routes.asking import Asking, address
from chapterhouse.server.routes.refusals import WRITING, refusals
from chapterhouse.server.tables import Tables
from chapterhouse.wire import owners

Language = NamedDependency[str]
READING: Final = refusals(404, 422, 429)
REFUSED: Final = refusals(*WRITING, 404, 409, 413, 422, 429)


@get("/api/games/{game:str}/edition", responses=READING)
async def edition(
    game: FromPath[str], reader_language: Language, tables: NamedDependency[Tables]
) -> owners.EditionText:
    """Write the facts about the box, and who states them: we, or owners on this host."""
    name = chapterhouse.game(game).name
    return ownership.marked(name, await shared.kept(tables, name), reader_language)


@get("/api/games/{game:str}/edition/form", responses=READING)
async def form(
    game: FromPath[str], reader_language: Language, tables: NamedDependency[Tables]
) -> owners.EditionForm:
    """Write all that is asked of whoever owns the box."""
    name = chapterhouse.game(game).name
    return ownership.form(forms.form(name, reader_language), await shared.kept(tables, name))


@post("/api/games/{game:str}/edition/read", status_code=HTTP_200_OK, responses=REFUSED)
async def read(
    request: Asking, game: FromPath[str], data: JSONBody[owners.BoxFile], reader_language: Language,
    limiter: NamedDependency[Limiter],
) -> owners.CheckedBox:  # fmt: skip
    """Read a file, and check it as `chapterhouse edition --check` does."""
    limiter.count("checks", address(request))
    return forms.read(chapterhouse.game(game).name, data.text, reader_language)


@post("/api/games/{game:str}/edition/written", status_code=HTTP_200_OK, responses=REFUSED)
async def write(
    request: Asking, game: FromPath[str], data: JSONBody[owners.OwnBox], reader_language: Language,
    limiter: NamedDependency[Limiter],
) -> owners.CheckedBox:  # fmt: skip
    """Write the file of what somebody has answered, and check it likewise."""
    limiter.count("checks", address(request))
    return forms.write(chapterhouse.game(game).name, data, reader_language)


@get("/api/games/{game:str}/editions", responses=READING)
async def all_shared(
    request: Asking, game: FromPath[str], reader_language: Language,
    tables: NamedDependency[Tables], limiter: NamedDependency[Limiter],
) -> owners.SharedBoxes:  # fmt: skip
    """List the files that owners share, compared fact by fact."""
    limiter.count("checks", address(request))
    name = chapterhouse.game(game).name
    return ownership.all_of(name, await shared.kept(tables, name), reader_language)


@post("/api/games/{game:str}/editions", responses=REFUSED)
async def share(
    request: Asking, game: FromPath[str], data: JSONBody[owners.SharedFile],
    tables: NamedDependency[Tables], limiter: NamedDependency[Limiter],
) -> owners.SharedBox:  # fmt: skip
    """Share a file on this host."""
    limiter.count("checks", address(request))
    limiter.count("boxes", address(request))
    name = chapterhouse.game(game).name
    return ownership.about(await shared.share(tables, name, data.key, data.text, data.made))


@get("/api/editions/{id:str}", responses=READING)
async def opened(
    request: Asking, id: FromPath[str], reader_language: Language, tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter],
) -> owners.OpenedBox:  # fmt: skip
    """Read a shared file."""
    limiter.count("checks", address(request))
    return ownership.opened(await shared.find(tables, id), reader_language)


@put("/api/editions/{id:str}", responses=REFUSED)
async def change(
    request: Asking, id: FromPath[str], data: JSONBody[owners.SharedFile],
    tables: NamedDependency[Tables], limiter: NamedDependency[Limiter],
) -> owners.SharedBox:  # fmt: skip
    """Change a file that one has shared."""
    limiter.count("checks", address(request))
    return ownership.about(await shared.change(tables, id, data.key, data.text))


@post("/api/editions/{id:str}/withdrawn", status_code=HTTP_200_OK, responses=REFUSED)
async def withdraw(
    request: Asking, id: FromPath[str], data: JSONBody[owners.Unshared],
    tables: NamedDependency[Tables], limiter: NamedDependency[Limiter],
) -> owners.Withdrawn:  # fmt: skip
    """Share a file no more."""
    limiter.count("checks", address(request))
    await shared.drop(tables, id, data.key)
    return owners.Withdrawn(id)


HANDLERS: Final[list[HTTPRouteHandler]] = [
    edition, form, read, write, all_shared, share, opened, change, withdraw,
]  # fmt: skip
