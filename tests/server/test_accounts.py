"""Accounts: each leads to one list of tables, and tells neither whose it is nor where they play."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import NamedTuple

import pytest
from litestar.testing import TestClient

from chapterhouse.core.rule import Malformed
from chapterhouse.server.accounts import keeping, signing_in
from chapterhouse.server.accounts.names import name_of
from chapterhouse.server.app import create
from chapterhouse.server.deletion import DAY
from chapterhouse.server.limits import Limiter, Limits
from chapterhouse.server.stored import store_of
from chapterhouse.server.tables import Settings, Tables
from chapterhouse.server.use import UNUSED
from databases import file_of, fresh
from server.conftest import ROOMY
from server.provider import CLUB, SECRET, Claims, Provider
from server.served import with_tables
from server.talk import HttpClient, Message, key_of

FOREIGN = {"Origin": "https://elsewhere.example"}
LISTS = {name: name * 43 for name in "ABC"}  # the secrets of lists


class Club(NamedTuple):
    """A server at which people can sign in, by a provider of ours."""

    client: HttpClient
    provider: Provider
    settings: Settings


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """One for all tests of this file."""
    provider = Provider()
    settings = Settings(fresh(tmp_path_factory.mktemp("club")), 0, ROOMY, openid=CLUB)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(signing_in, "connected", provider.client)
        with TestClient(create(settings)) as client:
            yield Club(client, provider, settings)


@pytest.fixture
def provider(hosted: Club) -> Provider:
    """Its provider, before which Anna sits."""
    hosted.provider.person = {"sub": "248289", "name": "Anna"}
    return hosted.provider


@pytest.fixture
def club(hosted: Club) -> HttpClient:
    """Its address; nobody has an account."""
    for name in LISTS:
        ask(hosted.client, "forgotten", mark=key_of(name))
    return hosted.client


def ask(client: HttpClient, step: str, **sent: object) -> Message:
    """Ask for a step, as the page does."""
    answer: Message = client.post(f"/api/accounts/{step}", json=sent).json()
    return answer


def sign_in(client: HttpClient, provider: Provider) -> str:
    """Sign in; gives the ticket."""
    begun = ask(client, "begun")
    back = provider.visit(begun["at"])
    waited = {"pending": begun["pending"], "state": back["state"]}
    signed = ask(client, "finished", **waited, code=back["code"], issuer=back["iss"])
    assert signed["name"] == "Anna"
    return str(signed["ticket"])


def attach(client: HttpClient, ticket: str, own: str, gone: str | None = None) -> str:
    """Share a list by an account: which it leads to then."""
    marks = {"mark": key_of(own), "gone": gone and key_of(gone)}
    found = ask(client, "attached", ticket=ticket, secret=LISTS[own], **marks)
    return next(name for name, secret in LISTS.items() if secret == found["secret"])


def leads(client: HttpClient, to: str) -> bool:
    """Whether an account leads to a list."""
    found = ask(client, "found", mark=key_of(to))
    assert found["provider"] == "Club ID"
    return bool(found["leads"])


def test_all_browsers_of_a_person_come_to_one_list(club: HttpClient, provider: Provider) -> None:
    """The first one brings it; one that is gone makes room for another, but for nothing else."""
    ticket = sign_in(club, provider)
    assert not leads(club, "A")
    assert attach(club, ticket, "A") == "A"
    assert leads(club, "A")
    other = sign_in(club, provider)
    assert [attach(club, other, own) for own in "BBA"] == ["A", "A", "A"]
    assert attach(club, other, "B", gone="C") == "A"
    assert attach(club, other, "B", gone="A") == "B"
    assert (leads(club, "A"), leads(club, "B")) == (False, True)
    provider.person["sub"] = "somebody else"
    assert attach(club, sign_in(club, provider), "C") == "C"


def test_an_account_is_forgotten(club: HttpClient, provider: Provider) -> None:
    """By any browser that shares the list; of others nothing goes."""
    ticket = sign_in(club, provider)
    attach(club, ticket, "A")
    provider.person["sub"] = "somebody else"
    attach(club, sign_in(club, provider), "B")

    assert ask(club, "forgotten", mark=key_of("A")) == {"provider": "Club ID", "leads": False}
    assert ask(club, "forgotten") == {"provider": "Club ID", "leads": False}
    assert [leads(club, name) for name in "AB"] == [False, True]
    assert attach(club, ticket, "C") == "C"


def test_no_other_page_signs_anybody_in(club: HttpClient, provider: Provider) -> None:
    """Neither begins nor ends it, by a script, a form or a link: so nobody is made to sign in as
    somebody else, whose list theirs would become. To come to the page alone does nothing.
    """
    begun = ask(club, "begun")
    back = provider.visit(begun["at"])
    said = {"pending": begun["pending"], "state": begun["state"], "code": back["code"]}
    ticket = sign_in(club, provider)
    steps: dict[str, Message] = {
        "begun": {}, "finished": said, "found": {}, "forgotten": {},
        "attached": {"ticket": ticket, "secret": LISTS["A"], "mark": key_of("A")},
    }  # fmt: skip
    for step, sent in steps.items():
        path = f"/api/accounts/{step}"
        assert club.post(path, json=sent, headers=FOREIGN).json()["code"] == "foreign-page"
        assert club.post(path, data=sent).json()["code"] == "no-json"
        assert club.get(path).json()["code"] == "no-such-method"

    seen = provider.asked.count("token")
    came = club.get(
        "/signed-in", params=back, headers={"accept": "text/html"}, follow_redirects=False
    )
    assert (came.status_code, came.headers["referrer-policy"]) in {
        (200, "no-referrer"), (503, "no-referrer"),
    }  # fmt: skip
    assert "set-cookie" not in came.headers
    assert provider.asked.count("token") == seen


def test_nobody_signs_in_where_nobody_can(client: HttpClient) -> None:
    """The page is told; what is begun all the same is refused, and nothing is missing."""
    assert ask(client, "found", mark=key_of("A")) == {"provider": "", "leads": False}
    assert ask(client, "begun")["code"] == "no-sign-in"
    back = {"pending": "x", "state": "x", "code": "x"}
    assert ask(client, "finished", **back)["code"] == "no-sign-in"
    lists = {"ticket": "x", "secret": LISTS["A"], "mark": key_of("A")}
    assert ask(client, "attached", **lists)["code"] == "no-sign-in"
    assert ask(client, "forgotten", mark=key_of("A"))["leads"] is False


def test_tickets_are_not_made_up(club: HttpClient) -> None:
    """What is none, or waits for a sign-in, opens no account; what is too long is not read."""
    pending = ask(club, "begun")["pending"]
    for ticket in ("x", pending):
        said = ask(club, "attached", ticket=ticket, secret=LISTS["A"], mark=key_of("A"))
        assert said["code"] == "sign-in-late"
    for wrong in ({"ticket": "x" * 5_000}, {"secret": "x"}, {"mark": "x"}, {"gone": ""}):
        lists = {"ticket": "x", "secret": LISTS["A"], "mark": key_of("A"), **wrong}
        assert ask(club, "attached", **lists)["code"] in {"unreadable", "malformed-key"}


def test_one_address_signs_in_so_often() -> None:
    """A thousand sign-ins are too many; whoever has a list goes on reading it."""
    now = 0.0
    limiter = Limiter(Limits(sign_ins=3), lambda: now)

    def steps(address: str) -> list[str | None]:
        return [refused(lambda: limiter.count("sign_ins", address)) for _ in range(4)]

    assert steps("one") == steps("other") == [None, None, None, "too-many-sign-ins"]
    assert refused(lambda: limiter.count("keyring", "one")) is None
    now = 600.0
    assert steps("one")[0] is None


def refused(work: Callable[[], object]) -> str | None:
    """Why something is refused, if it is."""
    try:
        work()
    except Malformed as problem:
        return problem.key
    return None


def test_neither_file_nor_log_tells_whose_it_is(
    hosted: Club, club: HttpClient, provider: Provider, caplog: pytest.LogCaptureFixture
) -> None:
    """Nor where it leads, nor the secret of this server, nor a code."""
    file = file_of(hosted.settings)
    caplog.set_level(logging.DEBUG)
    ticket = sign_in(club, provider)
    attach(club, ticket, "A")
    with closing(sqlite3.connect(file)) as kept:
        dumped = "\n".join(kept.iterdump())
        assert kept.execute("select count(*) from accounts").fetchone() >= (1,)

    hidden = (LISTS["A"], key_of("A"), SECRET, ticket, "code-", "248289", "Anna")
    logged = "\n".join([record.getMessage() for record in caplog.records])
    assert not [word for word in hidden if word in dumped or word in logged]


def test_of_two_at_once_both_come_to_one_list(settings: Settings) -> None:
    """Whichever was first, of twenty that sign in for the first time at the same moment."""

    async def race(served: Tables) -> None:
        rows = store_of(served).rows
        names = [f"{number:02}" * 20 for number in range(20)]
        tried = [keeping.attach(rows, b"Anna", name, name, None) for name in names]
        found = await asyncio.gather(*tried)
        assert len(set(found)) == 1
        told = [await keeping.leads(rows, name) for name in names]
        assert [name for name, there in zip(names, told, strict=True) if there] == [found[0]]

    with_tables(settings, race)


def test_accounts_that_nobody_uses_go(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """After the time that a host names, or 400 days; whoever goes on reading the list keeps it."""
    now = 1_000 * DAY
    monkeypatch.setattr("time.time", lambda: now)

    async def passes(served: Tables) -> None:
        nonlocal now
        rows = store_of(served).rows
        for name in ("read", "left"):
            await keeping.attach(rows, name.encode(), key_of(name), "sealed", None)
        now += 300 * DAY
        assert await keeping.leads(rows, key_of("read"))
        now += 300 * DAY
        await keeping.delete_unused(served, UNUSED)
        there = [await keeping.leads(rows, key_of(name)) for name in ("read", "left")]
        assert there == [True, False]

    with_tables(settings, passes)


@pytest.mark.parametrize(
    ("claims", "name"),
    [
        ({"name": "Anna Muster", "preferred_username": "anna"}, "Anna Muster (anna)"),
        ({"name": "Anna", "email": "anna@example.org"}, "Anna (anna@example.org)"),
        ({"name": "anna", "preferred_username": "anna"}, "anna"),
        ({"name": 7, "preferred_username": " a\n\u202enna ", "email": "x"}, "a nna"),
        ({"email": "x" * 500}, "x" * 80),
        ({"sub": "1"}, ""),
    ],
)
def test_names_are_short_and_plain(claims: Claims, name: str) -> None:
    """Whatever people have called themselves; beside it what is nobody else's."""
    assert name_of(claims) == name
