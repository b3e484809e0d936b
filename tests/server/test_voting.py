"""Votes to let a bot play for somebody the match waits for, who is away."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest

from chapterhouse.bots import USUAL_LEVEL
from chapterhouse.server import voting
from chapterhouse.server.absences import Absences
from server.talk import CreatedTable, HttpClient, Message, Talk, create_table, join, key_of, talk

NAMES = ["Guest", "Vera", "Bo"]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to be away for long."""
    monkeypatch.setattr(voting, "ABSENT", 0.0)


def table(client: HttpClient) -> tuple[CreatedTable, list[str]]:
    """A table of three people, and their keys."""
    created = create_table(client, "me", "friend", "friend")
    for seat, name in enumerate(NAMES[1:], 1):
        assert join(client, created, seat, name).status_code == 200
    return created, [created.keys[0], key_of("Vera"), key_of("Bo")]


def asked_first(client: HttpClient, created: CreatedTable) -> int:
    """Who is asked: the deal chooses."""
    with talk(client, created) as onlooker:
        return int(onlooker.until("position")["prompt"]["seat"])


def vote(client: HttpClient, created: CreatedTable, seat: int, key: str, **sent: object) -> Message:
    """Vote: the chair as it is then, or what is wrong."""
    body = {"key": key, "agrees": True, **sent}
    answer: Message = client.post(f"{created.path}/seats/{seat}/vote", json=body).json()
    return answer["chairs"][seat] if "chairs" in answer else answer


@contextmanager
def at_table(client: HttpClient, created: CreatedTable, keys: list[str]) -> Iterator[list[Talk]]:
    """These people come, and hear that all of them are there."""
    with ExitStack() as stack:
        here = [stack.enter_context(talk(client, created, key)) for key in keys]
        for one in here:
            one.until("seating", fits=lambda told: _there(told) == len(keys))
        yield here


def _there(told: Message) -> int:
    return sum([chair["here"] for chair in told["table"]["chairs"]])


def test_all_who_are_there_have_to_agree(client: HttpClient) -> None:
    """The first vote is told, the last one lets a bot play; whoever was away comes back to it."""
    created, keys = table(client)
    away = asked_first(client, created)
    others = [seat for seat in range(3) if seat != away]
    with at_table(client, created, [keys[seat] for seat in others]) as (one, two):
        first = vote(client, created, away, keys[others[0]])
        assert (first["level"], first["votes"]) == (None, [others[0]])
        assert "agrees that a bot plays for" in two.until("notice", fits=_votes)["text"]
        heard = len(two.heard)
        for _ in range(3):  # all are told once
            gone = vote(client, created, away, keys[others[0]], agrees=False)
            assert gone["votes"] == []
            again = vote(client, created, away, keys[others[0]])
            assert again["votes"] == [others[0]]
        last = vote(client, created, away, keys[others[1]])
        assert (last["level"], last["votes"]) == (USUAL_LEVEL, [])
        assert one.until("notice", fits=lambda told: told["key"] == "notice-bot")
        assert two.until("notice")["key"] == "notice-bot"
        assert not [told for told in two.heard[heard:] if told.get("key") == "notice-vote"]
        assert vote(client, created, away, keys[others[0]])["code"] == "no-person"
    back = {"key": keys[away], "level": None}
    info = client.put(f"{created.path}/seats/{away}", json=back).json()
    assert info["chairs"][away]["level"] is None


def _votes(told: Message) -> bool:
    return bool(told["key"] == "notice-vote")


def test_whoever_is_alone_decides(client: HttpClient) -> None:
    """Others who are away as well are not waited for."""
    created, keys = table(client)
    away = asked_first(client, created)
    with at_table(client, created, [keys[(away + 1) % 3]]):
        assert vote(client, created, away, keys[(away + 1) % 3])["level"] == USUAL_LEVEL


def test_who_is_there_or_not_waited_for_is_not_voted_out(client: HttpClient) -> None:
    """Neither by others nor by oneself; nor by whoever only watches, or has another key."""
    created, keys = table(client)
    asked = asked_first(client, created)
    one, other = (asked + 1) % 3, (asked + 2) % 3
    with at_table(client, created, [keys[asked], keys[one]]):
        assert vote(client, created, asked, keys[one])["code"] == "not-awaited"
        assert vote(client, created, other, keys[one])["code"] == "not-awaited"
        assert vote(client, created, asked, keys[asked])["code"] == "not-awaited"
    with at_table(client, created, [keys[one]]):
        for key in (created.host, key_of("nobody"), created.codes[1]):
            assert vote(client, created, asked, key)["code"] in {"no-such-table", "invitation-used"}
        assert vote(client, created, 9, keys[one])["code"] == "no-such-seat"


def test_a_vote_needs_time(client: HttpClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has just gone is waited for."""
    monkeypatch.setattr(voting, "ABSENT", 180.0)
    created, keys = table(client)
    away = asked_first(client, created)
    with at_table(client, created, [keys[(away + 1) % 3]]):
        told = vote(client, created, away, keys[(away + 1) % 3])
    assert told["code"] == "not-long-away"
    assert NAMES[away] in told["text"]


def test_absences_begin_anew() -> None:
    """When somebody was back, and when something has happened."""
    now = 10.0
    absences = Absences(lambda: now)
    assert absences.since(1) is None
    absences.note(5, {0}, 2)
    now = 20.0
    absences.note(5, {0}, 2)
    assert (absences.since(0), absences.since(1)) == (None, 10.0)
    absences.note(6, {0}, 2)
    assert absences.since(1) == 20.0
    now = 30.0
    absences.note(6, {0, 1}, 2)
    assert absences.since(1) is None
    absences.note(6, {0}, 2)
    assert absences.since(1) == 30.0
