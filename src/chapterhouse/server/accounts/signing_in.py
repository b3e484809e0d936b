"""Signing in: by the authorisation code flow of OpenID Connect, with PKCE, a state and a nonce.

Nothing is kept meanwhile: what has to be known when somebody comes back is sealed, and waits in the
page of the browser that began. So whichever server they come back to can finish it.
"""

import hashlib
import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Final

import httpx
from msgspec import Struct

from chapterhouse.server.accounts import RETURN, OpenId
from chapterhouse.server.accounts.names import name_of
from chapterhouse.server.accounts.problems import late, refused
from chapterhouse.server.accounts.provider import Provider, connected
from chapterhouse.server.accounts.sealing import Seal, account_of
from chapterhouse.server.accounts.tokens import subject_of, verified
from chapterhouse.wire.accounts import SignedIn, SignInBegun, SignInReturn

LASTS: Final = 900  # seconds from the beginning until somebody comes back, and then to agree
SCOPE: Final = "openid profile email"  # whose account it is, and as whom its owner knows it
BYTES: Final = 32


class Pending(Struct):
    """What has to be known of somebody who is away to sign in."""

    state: str
    nonce: str
    verifier: str


class Ticket(Struct):
    """That somebody has signed in."""

    account: bytes


class Lead(Struct):
    """Where an account leads: the secret of a keyring."""

    account: bytes
    secret: str


class SigningIn:
    """Lets people sign in by one provider."""

    def __init__(
        self, openid: OpenId, client: httpx.AsyncClient | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:  # fmt: skip
        self._openid: Final = openid
        self._provider: Final = Provider(openid, client or connected())
        self._pending: Final = Seal(openid, Pending, LASTS, now)
        self._tickets: Final = Seal(openid, Ticket, LASTS, now)
        self._leads: Final = Seal(openid, Lead)

    async def begin(self) -> SignInBegun:
        """Tell where to go, and what to bring back. Raises Malformed if the provider is away."""
        about = await self._provider.about()
        pending = Pending(*[secrets.token_urlsafe(BYTES) for _ in range(3)])
        challenge = hashlib.sha256(pending.verifier.encode()).digest()
        asked = {
            "response_type": "code",
            "client_id": self._openid.client,
            "redirect_uri": self._openid.page + RETURN,
            "scope": SCOPE,
            "state": pending.state,
            "nonce": pending.nonce,
            "code_challenge": urlsafe_b64encode(challenge).decode().rstrip("="),
            "code_challenge_method": "S256",
        }
        at = httpx.URL(about.authorization_endpoint).copy_merge_params(asked)
        return SignInBegun(str(at), pending.state, self._pending.close(pending))

    async def finish(self, back: SignInReturn) -> SignedIn:
        """Tell as whom somebody has come back. Raises Malformed for what the provider did not say,
        or was not asked for by this browser.
        """
        pending = self._pending.open(back.pending)
        if pending is None or not hmac.compare_digest(pending.state.encode(), back.state.encode()):
            raise late()
        about = await self._provider.about()
        says_who = back.issuer is not None or about.authorization_response_iss_parameter_supported
        if says_who and back.issuer != self._openid.issuer:
            raise refused()
        given = await self._provider.exchange(back.code, pending.verifier)
        claims = await verified(given.id_token, self._openid, pending.nonce, self._provider.key)
        subject = subject_of(claims)
        more = {} if name_of(claims) else await self._provider.person(given.access_token, subject)
        ticket = Ticket(account_of(self._openid, subject))
        return SignedIn(name_of(claims) or name_of(more) or subject, self._tickets.close(ticket))

    def account(self, ticket: str) -> bytes:
        """Give the account of who has signed in. Raises Malformed if that was too long ago."""
        opened = self._tickets.open(ticket)
        if opened is None:
            raise late()
        return opened.account

    def sealed(self, account: bytes, secret: str) -> str:
        """Seal where an account leads."""
        return self._leads.close(Lead(account, secret))

    def opened(self, account: bytes, sealed: str) -> str:
        """Open where an account leads. Raises Malformed for what was sealed for another one."""
        lead = self._leads.open(sealed)
        if lead is None or lead.account != account:
            raise refused()
        return lead.secret

    async def close(self) -> None:
        """End what is open to the provider."""
        await self._provider.close()
