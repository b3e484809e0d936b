"""What becomes of accounts: each leads to the keyring of one person's browsers."""

from typing import TYPE_CHECKING, Final

from chapterhouse.core.rule import Malformed
from chapterhouse.server.accounts import OpenId, keeping
from chapterhouse.server.rows import Rows
from chapterhouse.wire.accounts import Attached, Attaching, SignedIn, SignInBegun, SignInReturn

if TYPE_CHECKING:
    from chapterhouse.server.accounts.signing_in import SigningIn


class Accounts:
    """The accounts of a host; where people cannot sign in, those there were can still be left."""

    def __init__(self, rows: Rows, openid: OpenId | None) -> None:
        self._rows: Final = rows
        self._way: Final = _way(openid) if openid else None
        self.provider: Final = openid.name if openid else ""

    async def begin(self) -> SignInBegun:
        """Tell where to go to sign in. Raises Malformed."""
        return await self._signing_in().begin()

    async def finish(self, back: SignInReturn) -> SignedIn:
        """Tell as whom somebody has come back. Raises Malformed."""
        return await self._signing_in().finish(back)

    async def attach(self, asked: Attaching) -> Attached:
        """Let an account lead to a keyring, unless it leads to another one; give the one it leads
        to. Raises Malformed.
        """
        way = self._signing_in()
        account = way.account(asked.ticket)
        sealed = way.sealed(account, asked.secret)
        kept = await keeping.attach(self._rows, account, asked.mark, sealed, asked.gone)
        return Attached(way.opened(account, kept))

    async def leads(self, mark: str | None) -> bool:
        """Tell whether an account leads to a keyring, by its mark; that it is used is noted."""
        return mark is not None and await keeping.leads(self._rows, mark)

    async def forget(self, mark: str) -> None:
        """Know no account any more that leads to a keyring."""
        await keeping.forget(self._rows, mark)

    async def close(self) -> None:
        """End what is open to the provider."""
        if self._way:
            await self._way.close()

    def _signing_in(self) -> "SigningIn":
        if self._way is None:
            raise Malformed(
                "no-sign-in", "nobody can sign in at this server; all of it works without", {}
            )
        return self._way


def _way(openid: OpenId) -> "SigningIn":
    """Make what asks the provider."""
    from chapterhouse.server.accounts.signing_in import SigningIn  # noqa: PLC0415 - of an extra

    return SigningIn(openid)
