"""Keyrings: sealed lists of somebody's tables, for more than one browser.

Their places, which are secrets, come in bodies: addresses are written to logs.
"""

from typing import Final

from litestar import post, put
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from chapterhouse.server import keyrings
from chapterhouse.server.limits import Limiter
from chapterhouse.server.routes.asking import Asking, address
from chapterhouse.server.routes.refusals import WRITING, refusals
from chapterhouse.server.tables import Tables
from chapterhouse.wire import people

REFUSED: Final = refusals(*WRITING, 404, 409, 413, 429)


@post("/api/keyrings/found", status_code=HTTP_200_OK, responses=REFUSED)
async def find(
    request: Asking, data: JSONBody[people.KeyringPlace], tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter],
) -> people.Keyring:  # fmt: skip
    """Give what is sealed at a place."""
    limiter.count("keyring", address(request))
    found = await keyrings.find(tables, data.place)
    return people.Keyring(found.revision, found.text)


@put("/api/keyrings", responses=REFUSED)
async def keep(
    request: Asking, data: JSONBody[people.SealedKeyring], tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter],
) -> people.KeyringRevision:  # fmt: skip
    """Keep what a browser has sealed, if it knows what lies there."""
    limiter.count("keyring", address(request))
    if data.after == 0:
        limiter.count("keyrings", address(request))
    revision = await keyrings.keep(tables, data.place, data.after, data.text)
    return people.KeyringRevision(revision)


@post("/api/keyrings/dropped", status_code=HTTP_200_OK, responses=REFUSED)
async def drop(
    request: Asking, data: JSONBody[people.KeyringPlace], tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter],
) -> people.KeyringRevision:  # fmt: skip
    """Delete what is sealed at a place."""
    limiter.count("keyring", address(request))
    await keyrings.drop(tables, data.place)
    return people.KeyringRevision(0)


HANDLERS: Final[list[HTTPRouteHandler]] = [find, keep, drop]
