"""What people at a table say to each other, over the socket."""

import pytest
from litestar.testing import TestClient

from chapterhouse.core.rule import Malformed
from chapterhouse.games import GAMES
from chapterhouse.locale import LANGUAGES
from chapterhouse.server.app import create
from chapterhouse.server.limits import Limits
from chapterhouse.server.speech import plain
from chapterhouse.server.tables import Settings
from server.talk import CreatedTable, HttpClient, Message, Talk, create_table, talk
from support import PURE, only_pure
from translations import problem

if PURE:
    from play.vow_game import LOCKED, VOW


def heard(talk: Talk, *texts: str) -> list[Message]:
    """Hear until all this was said."""
    said: list[Message] = []
    while [message["text"] for message in said] != list(texts):
        said.append(talk.until("said"))
    return said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("  well played ", "well played"),
        ("« Да! » <b>&amp;</b>", "« Да! » <b>&amp;</b>"),
        ("👩‍🌾 \u200d", "👩‍🌾"),
        ("a\u0301\u0302", "a\u0301\u0302"),
        ("ha" + "\u0301" * 7, "many-marks"),
        ("ha" + "\u0301\u200d" * 7, "many-marks"),
        ("", "said-nothing"),
        (" \t\n", "said-nothing"),
        ("\u200d", "said-nothing"),
        ("\u200d \u200c \u200d", "said-nothing"),
        ("\u0301\ufe0f", "said-nothing"),
        ("\u3164 \u2800", "said-nothing"),
        ("é", "é"),
        ("…!", "…!"),
        ("one\ntwo", "no-sign"),
        ("a\x07b", "no-sign"),
        ("a\u202eb", "no-sign"),
        ("a\ud800b", "no-sign"),
    ],
)
def test_what_is_said_is_a_line_of_plain_text(text: str, said: str) -> None:
    """Trimmed, but otherwise as it was written; nothing that is no sign, or turns others round."""
    try:
        found = plain(text)
    except Malformed as problem:
        found = problem.key

    assert found == said


def created(client: HttpClient, **more: object) -> CreatedTable:
    """A table with two people."""
    return create_table(client, "me", "me", **more)


def test_what_somebody_says_is_heard_by_all(client: HttpClient) -> None:
    """Seats and onlookers hear the same; who comes later hears it too, once."""
    table = created(client)
    with talk(client, table, table.keys[0]) as anna, talk(client, table) as onlooker:
        anna.until("position")
        anna.say("talk", text=" hello ")
        anna.say("talk", text="Как дела?")
        mine, theirs = (heard(one, "hello", "Как дела?") for one in (anna, onlooker))
        onlooker.say("talk", text="me too")

        assert onlooker.until("refused")["code"] == "watching"

        with talk(client, table, table.keys[1], "ru") as bram:
            late = heard(bram, "hello", "Как дела?")
            bram.say("speak", language="de")
            bram.say("talk", text="now")
            again = heard(bram, "now")

    assert mine == theirs == late
    assert [message["seat"] for message in late + again] == [0, 0, 1]
    assert [message["number"] for message in late + again] == [0, 1, 2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_said_is_refused(client: HttpClient, language: str) -> None:
    """With a sentence in the language of whoever wrote it, marked as an answer to talk."""
    table = created(client)
    with talk(client, table, table.keys[0], language) as anna:
        anna.until("position")
        for text, code in (("\x1b", "no-sign"), (" ", "said-nothing"), ("x" * 281, "unreadable")):
            anna.say("talk", text=text)
            message = anna.until("refused")

            assert message["code"] == code
            assert message["talk"] is (code != "unreadable")

    text = problem(language, "said-nothing")

    assert text in [message.get("text") for message in anna.heard]


def test_before_all_are_there_nobody_talks(client: HttpClient) -> None:
    """A table that waits has no match to talk about."""
    table = create_table(client, "me", "friend")
    with talk(client, table, table.keys[0]) as anna:
        anna.say("talk", text="hello?")

        assert anna.until("refused")["code"] == "not-begun"


def test_talk_outlives_the_server(settings: Settings) -> None:
    """What was said is still there when the server starts again, and numbers go on."""
    with TestClient(create(settings)) as client:
        table = created(client)
        with talk(client, table, table.keys[0]) as anna:
            anna.say("talk", text="before")
            heard(anna, "before")
    with TestClient(create(settings)) as client, talk(client, table, table.keys[0]) as anna:
        anna.say("talk", text="after")
        last = heard(anna, "before", "after")[-1]

    assert (last["number"], last["text"]) == (1, "after")


def test_one_seat_says_only_so_much(settings: Settings) -> None:
    """One more is refused with the time to wait; the talk goes on."""
    with TestClient(create(Settings(settings.database, 0, Limits(talk=2)))) as client:
        table = created(client)
        with talk(client, table, table.keys[0]) as anna:
            anna.until("position")
            for text in ("one", "two", "three"):
                anna.say("talk", text=text)
            heard(anna, "one", "two")
            code = anna.until("refused")["code"]
            anna.say("pause", wanted=True)  # of which all would hear as well
            assert anna.until("refused")["code"] == code
        with talk(client, table, table.keys[1]) as bram:
            bram.until("position")
            bram.say("talk", text="four")
            heard(bram, "one", "two", "four")

    assert code == "too-much-talk"


@only_pure
@pytest.mark.parametrize("language", LANGUAGES)
def test_closed_talk_is_refused_by_its_rule(
    client: HttpClient, vow_game: str, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """Where nothing can be paid, the rule is named and its sentence told, and nothing is said."""
    monkeypatch.setitem(GAMES, vow_game, LOCKED)
    table = created(client, game=vow_game)
    with talk(client, table, table.keys[0], language) as anna:
        anna.until("position")
        anna.say("talk", text="free")
        heard(anna, "free")
        anna.move()
        anna.move()
        anna.say("talk", text="closed", breaks=True)
        message = anna.until("refused")
        sentence = anna.position["silence"]["text"]

    assert (message["code"], message["rule"], message["talk"]) == (VOW.id, VOW.id, True)
    assert sentence in message["text"]
    assert anna.position["silence"]["costs"] is False


@only_pure
def test_talk_that_costs_is_said_and_paid(client: HttpClient, vow_game: str) -> None:
    """Everybody reads what was said, and sees what it cost; then it is kept."""
    table = created(client, game=vow_game)
    with talk(client, table, table.keys[0]) as anna, talk(client, table) as onlooker:
        anna.until("position")
        anna.move()
        anna.move()
        anna.say("talk", text="oh")

        assert anna.until("refused")["code"] == "silence-kept"

        anna.say("talk", text="oh", breaks=True)
        for one in (anna, onlooker):
            heard(one, "oh")

            assert one.lines[-1]["text"] == "Guest paid 0."
