"""Signing in: what a provider says is believed where it is said now, to us, of whoever asked."""

import asyncio
import base64
import hashlib
import hmac
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

import httpx
import jwt
import pytest
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from chapterhouse.core.rule import Malformed
from chapterhouse.server.accounts import OpenId, is_safe
from chapterhouse.server.accounts import provider as module
from chapterhouse.server.accounts.signing_in import LASTS, SigningIn
from chapterhouse.wire.accounts import SignedIn, SignInReturn
from server.provider import (
    ABOUT,
    CLUB,
    SECRET,
    Answer,
    Claims,
    Provider,
    elliptic,
    large,
    public,
    signed,
)

OTHER: Final = "https://elsewhere.example"


class Server:
    """A server whose people sign in by that provider, at any time."""

    def __init__(self, provider: Provider, openid: OpenId = CLUB) -> None:
        self.provider = provider
        self.now = time.time()
        self.way = SigningIn(openid, provider.client(), lambda: self.now)

    async def sign_in(self, **brought: Any) -> SignedIn:  # noqa: ANN401 - texts, or none
        """Begin, agree at the provider, come back with that or something else."""
        begun = await self.way.begin()
        back = self.provider.visit(begun.at)
        said = {"pending": begun.pending, "state": begun.state, "code": back["code"]}
        return await self.way.finish(SignInReturn(**said | {"issuer": back["iss"]} | brought))


def run(work: Awaitable[Any]) -> Any:  # noqa: ANN401 - what it gives
    """Wait for something."""

    async def waited() -> Any:  # noqa: ANN401 - as above
        return await work

    return asyncio.run(waited())


def refused(work: Awaitable[object]) -> str:
    """Why something is refused."""
    with pytest.raises(Malformed) as problem:
        run(work)
    return problem.value.key


def test_whoever_signs_in_is_known_again() -> None:
    """As nobody else is; the provider is told of this server, and of nothing that happens here."""
    provider = Provider()
    server = Server(provider)
    begun = run(server.way.begin())
    asked = {name: value[0] for name, value in parse_qs(urlsplit(begun.at).query).items()}

    assert begun.at.startswith(f"{provider.issuer}/authorize?kind=page&")
    assert asked["redirect_uri"] == "https://table.example.org/abbey/signed-in"
    assert asked["state"] == begun.state
    assert set(asked) == {
        "kind", "response_type", "client_id", "redirect_uri", "scope", "state", "nonce",
        "code_challenge", "code_challenge_method",
    }  # fmt: skip
    first, again = run(server.sign_in()), run(Server(provider).sign_in())
    provider.person = {"sub": "another", "name": "Anna"}
    other = run(server.sign_in())
    assert first.name == again.name == other.name == "Anna"
    accounts = [server.way.account(one.ticket) for one in (first, again, other)]
    assert accounts[0] == accounts[1] != accounts[2]
    assert not any(b"248289" in account for account in accounts)


def by_public_key(claims: Claims) -> str:
    """Signed with what everybody knows, as if it were a secret."""
    known = elliptic("one").public_key()
    return shared(claims, known.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo))


def shared(claims: Claims, secret: bytes) -> str:
    """Signed with a secret."""
    parts = [{"alg": "HS256", "typ": "JWT", "kid": "one"}, claims]
    text = ".".join([url(json.dumps(part).encode()) for part in parts])
    return f"{text}.{url(hmac.digest(secret, text.encode(), hashlib.sha256))}"


def url(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def changed(**change: object) -> Callable[[Claims], str]:
    """Signed well, but another thing; None for what is left out."""
    return lambda claims: signed(
        {name: value for name, value in {**claims, **change}.items() if value is not None}
    )


UNBELIEVED: Final[dict[str, Callable[[Claims], str]]] = {
    "unsigned": lambda claims: jwt.encode(claims, "", "none", {"kid": "one"}),
    "signed by the public key": by_public_key,
    "signed by our secret": lambda claims: shared(claims, SECRET.encode()),
    "signed by another key": lambda claims: signed(claims, "other"),
    "signed by a key that is not there": lambda claims: signed(claims, "other", "other"),
    "signed in a way its key is not for": lambda claims: jwt.encode(
        claims, large(), "RS256", {"kid": "one"}
    ),
    "changed behind its signature": lambda claims: (
        f"{signed(claims).rpartition('.')[0]}.{'A' * 86}"
    ),
    "no token": lambda _: "a.b",
    "over": changed(exp=int(time.time()) - 120),
    "never over": changed(exp=None),
    "of tomorrow": changed(iat=int(time.time()) + 86_400),
    "for another server": changed(aud="chess"),
    "for others, too": changed(aud=["tables", "chess"]),
    "asked for by another": changed(azp="chess"),
    "of another provider": changed(iss=OTHER),
    "of no provider": changed(iss=None),
    "to another question": changed(nonce="another"),
    "to no question": changed(nonce=None),
    "of nobody": changed(sub=None),
    "of an empty name": changed(sub=""),
    "of a number": changed(sub=7),
}


@pytest.mark.parametrize("token", list(UNBELIEVED))
def test_what_is_not_believed(token: str) -> None:
    """Whatever a token lacks, nobody is signed in."""
    provider = Provider(sign=UNBELIEVED[token])

    assert refused(Server(provider).sign_in()) == "sign-in-refused"


@pytest.mark.parametrize(("kid", "alg"), [("one", "RS256"), ("one", "PS256"), (None, "ES256")])
def test_what_providers_do(kid: str | None, alg: str) -> None:
    """Keys of either kind sign, and one that is alone needs no name; an audience may be a list."""
    key = elliptic("one") if alg == "ES256" else large()
    provider = Provider(
        keys=[{**public("one", key), "kid": kid} if kid else public("one", key)],
        sign=lambda claims: jwt.encode(
            {**claims, "aud": ["tables"], "azp": "tables"}, key, alg, {"kid": kid} if kid else None
        ),
        about={"authorization_response_iss_parameter_supported": False},
    )

    assert run(Server(provider).sign_in(issuer=None)).name == "Anna"


def test_what_was_not_begun_here() -> None:
    """A state of another sign-in, a time that is over, what waits for somebody else, a provider
    that is not this one: nothing is asked of the provider for it.
    """
    provider = Provider()
    server = Server(provider)
    one, other = run(server.way.begin()), run(server.way.begin())
    ticket = run(server.sign_in()).ticket

    def back(**brought: str | None) -> str:
        return refused(server.sign_in(**brought))

    before = provider.asked.count("token")
    assert back(state=one.state) == back(pending=other.pending) == "sign-in-late"
    assert back(pending="") == back(pending=ticket) == back(state="ä") == "sign-in-late"
    assert back(issuer=OTHER) == back(issuer=None) == "sign-in-refused"
    server.now += LASTS + 1
    known = {"pending": one.pending, "state": one.state}
    assert back(**known) == "sign-in-late"
    with pytest.raises(Malformed):
        server.way.account(ticket)
    assert provider.asked.count("token") == before


def test_a_code_is_used_once() -> None:
    """And by the browser that was sent to fetch it."""
    provider = Provider()
    server = Server(provider)
    fresh = run(server.way.begin())
    brought = provider.visit(fresh.at)
    said = SignInReturn(fresh.pending, fresh.state, brought["code"], brought["iss"])
    assert run(server.way.finish(said)).name == "Anna"
    assert refused(server.way.finish(said)) == "sign-in-refused"
    assert refused(server.sign_in(code=provider.visit(fresh.at)["code"])) == "sign-in-refused"


def test_whichever_server_finishes_it() -> None:
    """What waits in the browser is all that any of them needs; but one with another secret."""
    provider = Provider()
    one, other = Server(provider), Server(provider)
    begun = run(one.way.begin())
    back = provider.visit(begun.at)
    said = SignInReturn(begun.pending, begun.state, back["code"], back["iss"])
    stranger = Server(provider, OpenId(CLUB.issuer, "tables", "x" * 20, CLUB.page, "x"))

    assert refused(stranger.way.finish(said)) == "sign-in-late"
    assert run(other.way.finish(said)).name == "Anna"
    account = one.way.account(run(one.sign_in()).ticket)
    sealed = one.way.sealed(account, "s" * 43)
    assert other.way.opened(account, sealed) == "s" * 43
    for way, whose in ((other.way, b"another"), (stranger.way, account)):
        with pytest.raises(Malformed):
            way.opened(whose, sealed)


def page(_: str) -> Answer:
    return Answer("<html>")


TROUBLE: Final[dict[str, Callable[[str], Answer | None]]] = {
    "a page": page,
    "no text": lambda _: Answer('{"issuer": "\udcff"}'),
    "too deep": lambda _: Answer('{"issuer": ' + "[" * 9_000),
    "a fault": lambda _: Answer({}, 502),
    "too much": lambda _: Answer({"keys": [{"kid": "x" * 90}] * 2_000}),
    "another address": lambda _: Answer("", 302, OTHER),
    "another issuer": lambda path: Answer(Provider(OTHER).itself()) if path == ABOUT else None,
    "an unsafe address": lambda path: (
        Answer({**Provider().itself(), "token_endpoint": "http://login.example.org/token"})
        if path == ABOUT
        else None
    ),
    "keys of no use": lambda path: Answer({"keys": "none"}) if path == "keys" else None,
}


@pytest.mark.parametrize("trouble", list(TROUBLE))
def test_a_provider_with_faults(trouble: str) -> None:
    """Whoever signs in is told by name that it does not answer."""
    with pytest.raises(Malformed) as problem:
        run(Server(Provider(answer=TROUBLE[trouble])).sign_in())

    assert (problem.value.key, problem.value.slots) == ("no-provider", {"provider": "Club ID"})


class Silent(httpx.AsyncBaseTransport):
    """A provider that takes every question, or none, and answers nothing."""

    def __init__(self, *, takes: bool) -> None:
        self.asked = 0
        self.takes = takes

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        self.asked += 1
        if not self.takes:
            raise httpx.ConnectError("nobody there")
        await asyncio.Event().wait()
        raise AssertionError


@pytest.mark.parametrize("takes", [True, False])
def test_a_provider_that_is_away(monkeypatch: pytest.MonkeyPatch, *, takes: bool) -> None:
    """It is given a while; who comes meanwhile, or just after, does not ask it again."""
    monkeypatch.setattr(module, "PATIENCE", 0.01)
    now, silent = 100.0, Silent(takes=takes)
    asked = module.Provider(CLUB, httpx.AsyncClient(transport=silent), lambda: now)

    async def many() -> None:
        nonlocal now
        for times in (1, 2):
            tried = await asyncio.gather(
                *[asked.about() for _ in range(20)], return_exceptions=True
            )
            assert {getattr(one, "key", None) for one in tried} == {"no-provider"}
            assert silent.asked == times
            now += module.PAUSE

    run(many())


def test_no_more_questions_than_so_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Codes of a hundred people are not all asked about at once: the others are told to wait."""
    monkeypatch.setattr(module, "PATIENCE", 0.01)
    silent, provider = Silent(takes=True), Provider()
    asked = module.Provider(CLUB, provider.client())

    async def many() -> None:
        await asked.about()
        asked._client = httpx.AsyncClient(transport=silent)  # type: ignore[misc]  # noqa: SLF001 - it falls silent
        tried = [asked.exchange(f"code {n}", "verifier") for n in range(100)]
        told = await asyncio.gather(*tried, return_exceptions=True)
        assert {getattr(one, "key", None) for one in told} == {"no-provider"}

    run(many())
    assert silent.asked == module.AT_ONCE


def test_keys_are_renewed_but_seldom() -> None:
    """A key that is new is found; one that nobody knows is looked for once a minute, whoever asks;
    one that was taken back is believed for an hour at most.
    """
    now, provider = 100.0, Provider()
    asked = module.Provider(CLUB, provider.client(), lambda: now)
    named = asked.key

    async def turns() -> None:
        nonlocal now
        assert await named("one", "ES256")
        provider.keys.append(public("two", elliptic("two")))
        for _ in range(20):
            assert await named("two", "ES256") is None
        now += module.RENEWED
        for _ in range(20):
            assert await named("two", "ES256")
            assert await named("three", "ES256") is None
        assert provider.asked == [ABOUT, "keys", "keys"]
        del provider.keys[0]
        now += module.FRESH
        assert await named("one", "ES256") is None
        assert provider.asked.count(ABOUT) == 2

    run(turns())


def test_of_very_many_keys_few_are_looked_at() -> None:
    """And those for other uses, or that nobody can read, never sign anybody in."""
    good = public("one", elliptic("one"))
    others: list[Claims] = [
        {**good, "use": "enc"}, {**good, "alg": "ES384"}, {"kid": "one", "kty": "oct", "k": "AAAA"},
        {"kid": "one"}, {},
    ]  # fmt: skip

    for keys in ([], [{"kid": "x"}] * module.KEYS + [good], *[[other] for other in others]):
        assert refused(Server(Provider(keys=keys)).sign_in()) == "sign-in-refused"


def test_a_name_that_is_told_only_when_asked() -> None:
    """Then it is asked for; where that is of no use, people are known by what the token has."""
    provider = Provider(person={"sub": "248289"}, more={"sub": "248289", "name": "Anna"})
    server = Server(provider)
    names = [run(server.sign_in()).name]
    for more in ({"sub": "another", "name": "Bo"}, {}, {"sub": "248289"}):
        provider.more = more
        names.append(run(server.sign_in()).name)
    provider.answer = lambda path: page(path) if path == "person" else None
    names.append(run(server.sign_in()).name)
    provider.about = {"userinfo_endpoint": None}
    names.append(run(Server(provider).sign_in()).name)

    assert names == ["Anna", *["248289"] * 5]


def test_secrets_go_by_the_form_where_a_provider_wants_them_so() -> None:
    """And in no other way, then."""
    provider = Provider(about={"token_endpoint_auth_methods_supported": ["client_secret_post"]})
    told: list[dict[str, str]] = []

    def given(form: dict[str, str], known: str) -> Answer:
        told.append({**form, "header": known})
        return Answer({"error": "invalid_client"}, 401)

    provider.given = given  # type: ignore[method-assign]
    assert refused(Server(provider).sign_in()) == "sign-in-refused"
    assert told[0]["client_secret"] == SECRET
    assert not told[0]["header"]


@pytest.mark.parametrize(
    ("address", "safe"),
    [
        ("https://login.example.org", True), ("http://localhost:9000/x", True),
        ("http://login.example.org", False), ("https://", False), ("", False),
        ("javascript:alert(1)", False), ("https://[", False), ("http://127.0.0.1.example", False),
    ],
)  # fmt: skip
def test_where_nobody_listens(address: str, *, safe: bool) -> None:
    """Only what is encrypted, or does not leave the machine."""
    assert is_safe(address) is safe
