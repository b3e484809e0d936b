"""Tables that go on from a moment of a finished match."""

from functools import cache

import pytest
from httpx import Response

import chapterhouse
from chapterhouse import start
from chapterhouse.play.match import Match
from chapterhouse.play.seal import check
from server.talk import CreatedTable, HttpClient, Message, create_table, talk

PLY = 80


@cache
def record(game: str) -> str:
    """The record of a finished match of first choices, with three players."""
    match: Match = start(game, ["Anna", "Bram", "Cleo"], seed=3)
    while not match.over:
        match.act(match.state.legal()[0])
    return match.record.text()


def ask(client: HttpClient, record: str, /, **rest: object) -> Response:
    """Ask for a table that goes on from there."""
    body: dict[str, object] = {"text": record, "ply": PLY, "seat": 1, "level": "1", **rest}
    return client.post("/api/replays/continuation", json=body)


def go_on(client: HttpClient, text: str) -> CreatedTable:
    """Open such a table."""
    answer = ask(client, text)
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    keys = {key["seat"]: key["key"] for key in opened["keys"]}
    return CreatedTable(opened["table"], opened["host"], keys, {})


@pytest.mark.parametrize("game", ["biblios", "monasterium", "monastery"])
def test_what_was_played_stays_played(client: HttpClient, game: str) -> None:
    """All actions up to there are those of the record, under its names; bots play the others."""
    created = go_on(client, record(game))
    table = client.get(created.path).json()
    header = {"Authorization": f"Bearer {created.host}"}
    theirs = [
        said(line)
        for line in client.get(f"{created.path}/record", headers=header).text.splitlines()
    ]
    ours = [said(line) for line in record(game).splitlines()]

    assert table["continued"] == PLY
    assert [chair["name"] for chair in table["chairs"]] == ["Anna", "Bram", "Cleo"]
    assert [chair["kind"] for chair in table["chairs"]] == ["bot", "person", "bot"]
    assert list(created.keys) == [1]
    assert actions(theirs)[:PLY] != []
    for one, other in zip(actions(theirs)[:PLY], actions(ours)[:PLY], strict=True):
        assert one in {other, "?"}


def said(line: str) -> list[str]:
    """What one line of a record says; nothing if it is no line of the match."""
    speaker, colon, words = line.partition(":")
    known = speaker in {"", "Anna", "Bram", "Cleo"}
    return [word.strip() for word in words.split(",")] if colon and known else []


def actions(lines: list[list[str]]) -> list[str]:
    """All actions of a record."""
    return [word for line in lines for word in line]


def test_the_deal_is_another_and_sealed(client: HttpClient) -> None:
    """Two tables from one moment do not meet the same cards; each seal holds from there on."""
    ends = []
    for _ in range(2):
        created = go_on(client, record("biblios"))
        with talk(client, created, created.keys[1], seat=1) as bram:
            while not bram.asked()["ending"]:
                bram.move()
        ends.append(client.get(f"{created.path}/record").text)
    replays = [client.post("/api/replays", json={"text": text}).json() for text in ends]
    seals = [check(text, chapterhouse.replay(text)) for text in ends]

    assert [replay["seal"] for replay in replays] == ["continued", "continued"]
    assert [(seal.fault, seal.since) for seal in seals] == [(None, PLY), (None, PLY)]
    assert ends[0].partition("# continued")[0] != ends[1].partition("# continued")[0]


def test_a_seat_sees_what_it_saw(client: HttpClient) -> None:
    """Whoever sits down knows of the others what that seat knew, and onlookers what they knew."""
    created = go_on(client, record("biblios"))
    replay = client.post("/api/replays", json={"text": record("biblios"), "observer": 1}).json()
    with talk(client, created, created.keys[1], seat=1) as bram:
        bram.asked()
    before = [line for moment in replay["moments"][: PLY + 1] for line in moment["lines"]]

    assert [meant(line) for line in bram.lines][: len(before)] == [meant(line) for line in before]
    for hand in ("hand-1", "hand-3"):
        assert len(bram.position["view"]["zones"][hand]["cards"]) < PLY
    assert any("draws a card" in line["text"] for line in before)


def meant(line: Message) -> list[object]:
    """What a line tells, however it addresses its reader."""
    return [line["key"], line["seat"], line["values"]]


def test_bots_are_those_that_there_were(client: HttpClient) -> None:
    """Each seat may have a level of its own; where none is named it is that of all."""
    opened = ask(client, record("biblios"), levels=["8", "", "greedy"]).json()
    unnamed = ask(client, record("biblios"), levels=["7"]).json()
    levels = [
        [chair["level"] for chair in client.get(f"/api/tables/{one['table']}").json()["chairs"]]
        for one in (opened, unnamed)
    ]

    assert levels == [["8", None, "greedy"], ["7", None, "1"]]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"ply": 100_000}, "no-such-moment"),
        ({"seat": 3}, "no-such-observer"),
        ({"level": "wood"}, "no-such-level"),
        ({"levels": ["1", "1", "wood"]}, "no-such-level"),
        ({"text": "biblios/1 Anna Bram\n"}, "not-finished"),
        ({"text": "biblios/1 Anna Bram\n: wood\n"}, "line"),
    ],
)
def test_what_cannot_be_gone_on_with(
    client: HttpClient, change: dict[str, object], code: str
) -> None:
    """Only a finished match is, from before its end, on a seat that there is."""
    answer = ask(client, record("biblios"), **change)

    assert (answer.status_code, answer.json()["code"]) == (422, code)


def test_a_match_with_another_box_goes_on_with_it(client: HttpClient) -> None:
    """Facts that a record states are those of the table that goes on from it."""
    facts = {"monks.by-seal": [4, 4, 3, 3, 3, 2, 2, 2, 2]}
    match: Match = start("biblios", ["Anna", "Bram"], seed=3, overrides=facts)
    while not match.over:
        match.act(match.state.legal()[0])
    created = go_on(client, match.record.text())
    table = client.get(created.path).json()

    assert table["edition"] == match.game.edition
    assert "monks.by-seal" in table["overrides"]
    assert create_table(client, "me", "bot").id != created.id
