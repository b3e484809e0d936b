"""Accounts: signing in by the provider of a host, step by step, as our own page asks.

All of it comes in bodies, and no answer sends anybody elsewhere.
"""

from typing import Final

from litestar import post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from chapterhouse.server.accounts.accounts import Accounts
from chapterhouse.server.limits import Limiter
from chapterhouse.server.routes.asking import Asking, address
from chapterhouse.server.routes.refusals import WRITING, refusals
from chapterhouse.wire import accounts as wire

REFUSED: Final = refusals(*WRITING, 413, 429)
SIGNING_IN: Final = refusals(*WRITING, 409, 413, 429, 503)


@post("/api/accounts/found", status_code=HTTP_200_OK, responses=REFUSED)
async def find(
    request: Asking, data: JSONBody[wire.AccountMark], accounts: NamedDependency[Accounts],
    limiter: NamedDependency[Limiter],
) -> wire.AccountSeen:  # fmt: skip
    """Tell whether people can sign in here, and whether an account leads to a list."""
    limiter.count("keyring", address(request))
    return wire.AccountSeen(accounts.provider, await accounts.leads(data.mark))


@post("/api/accounts/begun", status_code=HTTP_200_OK, responses=SIGNING_IN)
async def begin(
    request: Asking, accounts: NamedDependency[Accounts], limiter: NamedDependency[Limiter]
) -> wire.SignInBegun:
    """Tell where to go to sign in."""
    limiter.count("sign_ins", address(request))
    return await accounts.begin()


@post("/api/accounts/finished", status_code=HTTP_200_OK, responses=SIGNING_IN)
async def finish(
    request: Asking, data: JSONBody[wire.SignInReturn], accounts: NamedDependency[Accounts],
    limiter: NamedDependency[Limiter],
) -> wire.SignedIn:  # fmt: skip
    """Tell as whom somebody has come back from there."""
    limiter.count("sign_ins", address(request))
    return await accounts.finish(data)


@post("/api/accounts/attached", status_code=HTTP_200_OK, responses=SIGNING_IN)
async def attach(
    request: Asking, data: JSONBody[wire.Attaching], accounts: NamedDependency[Accounts],
    limiter: NamedDependency[Limiter],
) -> wire.Attached:  # fmt: skip
    """Let the account of who has signed in lead to a list; give the one it leads to."""
    limiter.count("keyring", address(request))
    return await accounts.attach(data)


@post("/api/accounts/forgotten", status_code=HTTP_200_OK, responses=REFUSED)
async def forget(
    request: Asking, data: JSONBody[wire.AccountMark], accounts: NamedDependency[Accounts],
    limiter: NamedDependency[Limiter],
) -> wire.AccountSeen:  # fmt: skip
    """Know no account any more that leads to a list."""
    limiter.count("keyring", address(request))
    if data.mark is not None:
        await accounts.forget(data.mark)
    return wire.AccountSeen(accounts.provider, leads=False)


HANDLERS: Final[list[HTTPRouteHandler]] = [find, begin, finish, attach, forget]
