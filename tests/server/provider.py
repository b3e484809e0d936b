"""A provider of the tests: real addresses, real keys, real signatures, and any fault one wants."""

import base64
import hashlib
import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, cast
from urllib.parse import parse_qs, parse_qsl, quote, urlencode, urlsplit

import httpx
import jwt
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from jwt.algorithms import ECAlgorithm, RSAAlgorithm
from litestar.types import Receive, Scope, Send

from chapterhouse.server.accounts import OpenId

ISSUER: Final = "https://login.example.org/realms/club"
SECRET: Final = "a secret of the tests, long enough"  # noqa: S105 - of nobody
CLUB: Final = OpenId(ISSUER, "tables", SECRET, "https://table.example.org/abbey", "Club ID")
Claims = dict[str, Any]
TOKEN: Final = "of Anna"  # noqa: S105 - of nobody
KNOWN: Final = "Basic " + base64.b64encode(f"tables:{quote(SECRET, '')}".encode()).decode()
ABOUT: Final = "openid-configuration"


@cache
def elliptic(_name: str) -> ec.EllipticCurvePrivateKey:
    """A key of that name."""
    return ec.generate_private_key(ec.SECP256R1())


@cache
def large() -> rsa.RSAPrivateKey:
    """One of another kind."""
    return rsa.generate_private_key(65_537, 2_048)


def public(kid: str, key: ec.EllipticCurvePrivateKey | rsa.RSAPrivateKey) -> Claims:
    """A key as everybody may know it."""
    if isinstance(key, rsa.RSAPrivateKey):
        return {**RSAAlgorithm.to_jwk(key.public_key(), as_dict=True), "kid": kid, "use": "sig"}
    return {**ECAlgorithm.to_jwk(key.public_key(), as_dict=True), "kid": kid, "alg": "ES256"}


@dataclass
class Answer:
    """What is answered: an object as JSON, or a text as a page."""

    body: object
    status: int = 200
    location: str = ""

    async def send(self, send: Send) -> None:
        """Send it."""
        written = self.body if isinstance(self.body, str) else json.dumps(self.body)
        kind = "text/html" if isinstance(self.body, str) else "application/json"
        headers = [(b"content-type", kind.encode()), (b"location", self.location.encode())]
        start: Any = {"type": "http.response.start", "status": self.status, "headers": headers}
        rest: Any = {
            "type": "http.response.body",
            "body": written.encode(errors="surrogateescape"),
            "more_body": False,
        }
        for message in (start, rest):
            await send(message)


@dataclass
class Provider:
    """It knows who sits before the browser, and signs so; a test changes what it says."""

    issuer: str = ISSUER
    person: Claims = field(default_factory=lambda: {"sub": "248289", "name": "Anna"})
    about: Claims = field(default_factory=dict)  # what else it tells of itself, or otherwise
    keys: list[Claims] = field(default_factory=lambda: [public("one", elliptic("one"))])
    sign: Callable[[Claims], str] = field(default_factory=lambda: signed)
    more: Claims = field(default_factory=dict)  # that it tells when it is asked who somebody is
    asked: list[str] = field(default_factory=list)  # by path
    answer: Callable[[str], Answer | None] = field(default=lambda _: None)
    codes: dict[str, dict[str, str]] = field(default_factory=dict)

    def client(self) -> httpx.AsyncClient:
        """What asks it, without a net."""
        return httpx.AsyncClient(transport=httpx.ASGITransport(cast("Any", self)))

    def visit(self, at: str) -> dict[str, str]:
        """Go there and agree; gives what one comes back with."""
        return dict(parse_qsl(urlsplit(self.agreed(at)).query))

    def agreed(self, at: str) -> str:
        """Where the browser of somebody who agrees is sent."""
        wanted = {name: found[0] for name, found in parse_qs(urlsplit(at).query).items()}
        assert wanted["response_type"] == "code"
        assert wanted["code_challenge_method"] == "S256"
        code = f"code-{len(self.codes)}"
        self.codes[code] = wanted
        back = {"code": code, "state": wanted["state"], "iss": self.issuer}
        return f"{wanted['redirect_uri']}?{urlencode(back)}"

    def claims(self, wanted: dict[str, str]) -> Claims:
        """What it says of who sits there, to whoever asked so."""
        now = int(time.time())
        told = {"iss": self.issuer, "aud": wanted["client_id"], "iat": now, "exp": now + 300}
        return {**told, "nonce": wanted["nonce"], **self.person}

    def given(self, form: dict[str, str], known: str) -> Answer:
        """What it gives for a code: once, and to whoever began."""
        wanted = self.codes.pop(form.get("code", ""), None)
        if wanted is None or known != KNOWN:
            return Answer({"error": "invalid_grant"}, 400)
        proof = hashlib.sha256(form["code_verifier"].encode()).digest()
        fits = base64.urlsafe_b64encode(proof).decode().rstrip("=") == wanted["code_challenge"]
        if not fits or form["redirect_uri"] != wanted["redirect_uri"]:
            return Answer({"error": "invalid_grant"}, 400)
        token = self.sign(self.claims(wanted))
        return Answer({"access_token": TOKEN, "token_type": "Bearer", "id_token": token})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer at its addresses."""
        found: Any = scope
        path = found["path"].rpartition("/")[2]
        self.asked.append(path)
        headers = {name.decode(): value.decode() for name, value in found["headers"]}
        known, body = headers.get("authorization", ""), b""
        more = True
        while more:
            part: Any = await receive()
            body, more = body + part.get("body", b""), part.get("more_body", False)
        query = f"{self.issuer}/authorize?{found['query_string'].decode()}"
        answers: dict[str, Callable[[], Answer]] = {
            "openid-configuration": lambda: Answer(self.itself()),
            "keys": lambda: Answer({"keys": self.keys}),
            "authorize": lambda: Answer("", 302, self.agreed(query)),
            "token": lambda: self.given(dict(parse_qsl(body.decode())), known),
            "person": lambda: Answer(self.more if known == f"Bearer {TOKEN}" else {}),
        }
        answer = self.answer(path) or answers[path]()
        await answer.send(send)

    def itself(self) -> Claims:
        """What it tells of itself."""
        told = {
            "issuer": self.issuer,
            "authorization_endpoint": f"{self.issuer}/authorize?kind=page",
            "token_endpoint": f"{self.issuer}/token",
            "jwks_uri": f"{self.issuer}/keys",
            "userinfo_endpoint": f"{self.issuer}/person",
            "authorization_response_iss_parameter_supported": True,
        }
        return {**told, **self.about}


def signed(claims: Claims, name: str = "one", kid: str = "one") -> str:
    """Signed by a key, which is said to be that one."""
    return jwt.encode(claims, elliptic(name), "ES256", {"kid": kid})
