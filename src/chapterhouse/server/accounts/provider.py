"""The provider that a host named: asked for its addresses, its keys, and whom a code stands for.

It may be slow, away, or send what nobody asked for: that costs whoever signs in some seconds, and
nobody else anything.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, Generic, TypeVar
from urllib.parse import quote

import httpx
import jwt
from msgspec import Struct, field, json

from chapterhouse.server.accounts import RETURN, OpenId, is_safe
from chapterhouse.server.accounts.problems import refused, unanswered
from chapterhouse.server.foreign import NO_JSON

T = TypeVar("T")
Clock = Callable[[], float]

ABOUT: Final = "/.well-known/openid-configuration"
PATIENCE: Final = 10.0  # seconds for an answer to be here whole
LONGEST: Final = 131_072  # bytes of an answer: lists of keys have some thousand
KEYS: Final = 50  # of which one is looked for
AT_ONCE: Final = 16  # questions that wait for an answer
FRESH: Final = 3_600.0  # seconds for which addresses and keys hold,
RENEWED: Final = 60.0  # and for which a key that is not among them is not looked for again
PAUSE: Final = 5.0  # seconds after a question without an answer
FINE: Final = 200
FAULTS: Final = 500  # from this status on the other side is at fault
LOG: Final = logging.getLogger(__name__)


class About(Struct):
    """What a provider tells of itself."""

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str
    userinfo_endpoint: str | None = None
    token_endpoint_auth_methods_supported: list[str] | None = None
    authorization_response_iss_parameter_supported: bool = False


class Keys(Struct):
    """The keys that it signs with."""

    keys: list[dict[str, Any]]


class Given(Struct):
    """What it gives for a code."""

    id_token: str
    access_token: str = field(default="")


class Unanswered(Exception):
    """It does not answer, or with nothing of use."""


class Looked(Generic[T]):
    """Something that is looked up now and then, by one of all who wait for it."""

    def __init__(self, look: Callable[[], Awaitable[T]], clock: Clock) -> None:
        self._look: Final = look
        self._clock: Final = clock
        self._one: Final = asyncio.Lock()
        self._found: tuple[float, T] | None = None
        self._tried = -PAUSE

    async def up(self, holds: float = FRESH) -> T:
        """Give it as it was found within so many seconds, or look anew. Raises Unanswered, and for
        a while after that without looking.
        """
        async with self._one:
            now = self._clock()
            if self._found and now < self._found[0] + holds:
                return self._found[1]
            if now < self._tried + PAUSE:
                raise Unanswered
            self._tried = now
            self._found = now, await self._look()
            return self._found[1]


class Provider:
    """One provider."""

    def __init__(
        self, openid: OpenId, client: httpx.AsyncClient, clock: Clock = time.monotonic
    ) -> None:
        self._openid: Final = openid
        self._client: Final = client
        self._asking = 0
        self._about: Final = Looked(self._look_about, clock)
        self._keys: Final = Looked(self._look_keys, clock)

    async def about(self) -> About:
        """Give what it tells of itself. Raises Malformed if it does not answer."""
        return await self._answered(self._about.up())

    async def key(self, kid: str | None, algorithm: str) -> jwt.PyJWK | None:
        """Find the key of that id, for that algorithm; the only one if none is named. One that is
        not known is asked for, but seldom. Raises Malformed if it does not answer.
        """
        found = _key(await self._answered(self._keys.up()), kid, algorithm)
        return found or _key(await self._answered(self._keys.up(RENEWED)), kid, algorithm)

    async def exchange(self, code: str, verifier: str) -> Given:
        """Exchange a code for what it stands for. Raises Malformed."""
        about, own = await self.about(), self._openid
        form = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": own.page + RETURN,
            "code_verifier": verifier,
        }
        ways, known = about.token_endpoint_auth_methods_supported, None
        if not ways or "client_secret_basic" in ways:
            known = httpx.BasicAuth(quote(own.client, ""), quote(own.secret, ""))
        else:
            form |= {"client_id": own.client, "client_secret": own.secret}
        asked = self._ask("POST", about.token_endpoint, data=form, auth=known)
        status, body = await self._answered(asked)
        if status >= FAULTS:
            raise unanswered(own.name)
        try:
            return json.decode(body if status == FINE else b"", type=Given)
        except NO_JSON as problem:
            LOG.warning("the provider gives nothing for a code: status %d", status)
            raise refused() from problem

    async def person(self, token: str, subject: str) -> dict[str, object]:
        """Ask what else it tells of somebody; nothing where it does not answer."""
        about = await self.about()
        if not about.userinfo_endpoint or not token:
            return {}
        headers = {"authorization": f"Bearer {token}"}
        try:
            _, body = await self._ask("GET", about.userinfo_endpoint, headers=headers)
            claims = json.decode(body, type=dict[str, object])
        except (Unanswered, *NO_JSON):
            return {}
        return claims if claims.get("sub") == subject else {}

    async def close(self) -> None:
        """End its connections."""
        await self._client.aclose()

    async def _look_about(self) -> About:
        about = await self._read(self._openid.issuer.rstrip("/") + ABOUT, About)
        places = (about.authorization_endpoint, about.token_endpoint, about.jwks_uri)
        if about.issuer != self._openid.issuer:
            LOG.warning("the provider calls itself %r: name it so", about.issuer)
            raise Unanswered
        if not all([is_safe(place) for place in (*places, about.userinfo_endpoint or places[0])]):
            LOG.warning("an address of the provider is not one of https")
            raise Unanswered
        return about

    async def _look_keys(self) -> Keys:
        return await self._read((await self._about.up()).jwks_uri, Keys)

    async def _read(self, address: str, kind: type[T]) -> T:
        """Read what lies at an address. Raises Unanswered."""
        status, body = await self._ask("GET", address)
        try:
            return json.decode(body if status == FINE else b"", type=kind)
        except NO_JSON as problem:
            LOG.warning("the provider answers with nothing of use: status %d", status)
            raise Unanswered from problem

    async def _ask(self, method: str, address: str, **more: Any) -> tuple[int, bytes]:  # noqa: ANN401 - the library's
        """Ask; give the status and the answer. Raises Unanswered."""
        if self._asking >= AT_ONCE:
            raise Unanswered
        self._asking += 1
        try:
            async with (
                asyncio.timeout(PATIENCE),
                self._client.stream(method, address, **more) as answer,
            ):
                return answer.status_code, await _body(answer)
        except (httpx.HTTPError, httpx.InvalidURL, OSError) as problem:
            LOG.warning("the provider does not answer: %s", type(problem).__name__)
            raise Unanswered from problem
        finally:
            self._asking -= 1

    async def _answered(self, asked: Awaitable[T]) -> T:
        """Wait for an answer. Raises Malformed if none comes."""
        try:
            return await asked
        except Unanswered as problem:
            raise unanswered(self._openid.name) from problem


def connected() -> httpx.AsyncClient:
    """Make what asks: it goes where it is sent and no further, and unpacks nothing."""
    headers = {"accept": "application/json", "accept-encoding": "identity"}
    return httpx.AsyncClient(headers=headers, timeout=PATIENCE, follow_redirects=False)


async def _body(answer: httpx.Response) -> bytes:
    """Read an answer as it came. Raises Unanswered for one that is too long."""
    body = bytearray()
    async for piece in answer.aiter_raw():
        body += piece
        if len(body) > LONGEST:
            LOG.warning("the provider answers too much")
            raise Unanswered
    return bytes(body)


def _key(found: Keys, kid: str | None, algorithm: str) -> jwt.PyJWK | None:
    """Find a key; those that are for something else, or none of ours, are passed over."""
    signing = [key for key in found.keys[:KEYS] if key.get("use", "sig") == "sig"]
    named = [key for key in signing if kid is None or key.get("kid") == kid]
    fitting = [key for key in named if key.get("alg", algorithm) == algorithm]
    if len(fitting) != 1:
        return None
    try:
        return jwt.PyJWK(fitting[0], algorithm)
    except jwt.PyJWTError:
        return None
