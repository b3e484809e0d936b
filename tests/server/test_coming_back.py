"""Who comes back is told what is new, and all of it anew where that is not the same story."""

import pytest
from litestar.testing import TestClient

from chapterhouse.server.app import create
from chapterhouse.server.tables import Settings
from server.talk import CreatedTable, HttpClient, Talk, create_table, talk


def two(client: HttpClient, **options: str) -> CreatedTable:
    """A table for two people."""
    return create_table(client, "me", "me", options=options)


def played(client: HttpClient, created: CreatedTable, moves: int = 4) -> list[Talk]:
    """Let the two move so often, and go."""
    with (
        talk(client, created, created.keys[0], seat=0) as one,
        talk(client, created, created.keys[1], seat=1) as other,
    ):
        for reader in (one, other):
            reader.until("position")
        for _ in range(moves):
            moved(one, other)
    return [one, other]


def moved(one: Talk, other: Talk, at: int = 0) -> Talk:
    """Let whoever is asked choose one of the legal actions; both hear of it."""
    mover = one if one.position["prompt"]["seat"] == 0 else other
    ply = mover.position["ply"]
    mover.act(mover.legal()[at])
    for reader in (one, other):
        reader.until("position", fits=lambda told: bool(told["ply"] > ply))
    return mover


def test_who_comes_back_is_told_what_is_new(settings: Settings) -> None:
    """Also from a server that was started anew: no line comes twice, none is missing."""
    with TestClient(create(settings)) as client:
        created = two(client)
        one, other = played(client, created)
    with TestClient(create(settings)) as client:
        with talk(client, created, created.keys[0], before=one) as again:
            again.until("position")
            nothing = again.position["lines"]
        _, late = played(client, created, 1)
        with (
            talk(client, created, created.keys[1], before=other) as behind,
            talk(client, created, created.keys[1]) as anew,
        ):
            behind.until("position")
            anew.until("position")

    assert nothing == []
    assert again.position["first"] == len(one.lines) == len(again.lines)
    assert behind.position["first"] == len(other.lines)
    assert behind.position["lines"]
    assert behind.lines == anew.lines == late.lines
    assert behind.position["mark"] == anew.position["mark"] != other.position["mark"]


@pytest.mark.parametrize("lines", [0, 1, 10**9, -1])
def test_a_wrong_number_of_lines_is_not_believed(client: HttpClient, lines: int) -> None:
    """All is told anew to whoever names another number than the mark was given for."""
    created = two(client)
    one, _ = played(client, created)
    with client.websocket_connect(f"{created.path}/socket") as socket:
        again = Talk(socket)
        mark = one.position["mark"]
        again.say("hello", key=created.keys[0], language="en", lines=lines, mark=mark)
        again.until("position")

    assert (again.position["first"], again.lines) == (0, one.lines)


def test_the_lines_of_others_are_not_taken_for_ones_own(client: HttpClient) -> None:
    """Not those of another seat, nor those in another language: what they say differs."""
    created = two(client)
    one, other = played(client, created)
    with (
        talk(client, created, created.keys[0], before=other) as mistaken,
        talk(client, created, created.keys[0], "de", before=one) as foreign,
    ):
        mistaken.until("position")
        foreign.until("position")

    assert mistaken.position["first"] == foreign.position["first"] == 0
    assert mistaken.lines == one.lines
    assert foreign.lines[0]["text"] != one.lines[0]["text"]


def test_lines_that_were_taken_back_are_told_anew(client: HttpClient) -> None:
    """Who was away while something was taken back, and other things happened, has another story."""
    created = create_table(client, "me", "me", game="monasterium")
    with (
        talk(client, created, created.keys[0], seat=0) as one,
        talk(client, created, created.keys[1], seat=1) as other,
    ):
        one.until("position")
        other.until("position")
        while not (mover := moved(one, other)).position["back"]["allowed"]:
            pass
        away = Talk(mover.socket, mover.seat)
        away.lines, away.position = list(mover.lines), mover.position
        mover.say("back", ply=mover.position["ply"])
        for reader in (one, other):
            reader.until("position")
        moved(one, other, -1)
    with talk(client, created, created.keys[mover.seat], before=away) as again:
        again.until("position")

    assert again.position["first"] == 0
    assert again.lines == mover.lines
    assert again.lines[: len(away.lines)] != away.lines


def test_with_memory_aids_off_nobody_is_given_a_mark(client: HttpClient) -> None:
    """As soon as lines are past, what was told before does not count."""
    created = two(client, memory_aids="off")
    one, other = played(client, created, 6)

    assert {one.position["mark"], other.position["mark"]} == {""}
