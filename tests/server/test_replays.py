"""Replays: a record read again for one pair of eyes, away from the tables."""

import dataclasses
import sys
import time

import pytest
from litestar.testing import TestClient
from msgspec import json

from chapterhouse import start
from chapterhouse.core.rule import Malformed
from chapterhouse.locale import LANGUAGES
from chapterhouse.play.dealer import Sealed
from chapterhouse.play.match import Match
from chapterhouse.play.seal import signed
from chapterhouse.server.app import create
from chapterhouse.server.limits import Limits
from chapterhouse.server.replays import ALL, Question, read
from chapterhouse.server.replays.worker import Answer, answer
from chapterhouse.server.tables import Settings
from databases import counts_alone
from server.talk import HttpClient


def record(*, seal: bytes | None = None) -> str:
    """The record of a match in which everybody always takes the first choice."""
    match: Match = start("biblios", ["Anna", "Bram"], seed=3)
    if seal:
        match = Match(match.game, ["Anna", "Bram"], Sealed(seal))
    while not match.over:
        match.act(match.state.legal()[0])
    return f"{match.record.text()}@ {match.digest}\n"


def test_a_replay_has_a_moment_for_each_action() -> None:
    """It begins before the first action, tells each in a sentence, ends with the score lines."""
    text = record()
    replay = read(Question(text, ALL, "en", 5_000))
    words = [word for line in text.splitlines()[1:-1] for word in line.partition(":")[2].split(",")]

    assert len(replay.moments) == len(words) + 1
    assert [moment.action for moment in replay.moments[:3]] == [
        "",
        "let Bram begin",
        "turn up gold 3",
    ]
    assert replay.names == ["Anna", "Bram"]
    assert replay.ending is not None
    assert len(replay.ending.points) == 2
    assert replay.seal == "none"


def test_a_replay_has_the_words_of_its_edition() -> None:
    """Cards are named as in the box that was played with."""
    facts = {"monks.by-seal": [4, 4, 3, 3, 3, 2, 2, 2, 2]}
    match: Match = start("biblios", ["Anna", "Bram"], seed=3, overrides=facts)
    ours = read(Question(record(), ALL, "de", 5_000)).words
    theirs = read(Question(match.record.text(), ALL, "de", 5_000)).words

    assert [words.things["card"][0].text for words in (ours, theirs)] == ["Mönch 2-A", "Mönch 4-A"]


def test_a_replay_has_the_moments_that_are_wanted() -> None:
    """They are those of the whole replay; each tells what happened since the one before."""
    whole = read(Question(record(), 0, "en", 5_000)).moments
    some = read(Question(record(), 0, "en", 5_000, [20, 3, 9_999])).moments

    assert [moment.view for moment in some] == [whole[3].view, whole[20].view]
    assert [moment.prompt for moment in some] == [whole[3].prompt, whole[20].prompt]
    assert some[1].lines == [line for moment in whole[4:21] for line in moment.lines]


@pytest.mark.parametrize("observer", range(3))
def test_a_replay_for_an_observer_shows_what_they_saw(observer: int) -> None:
    """A seat or the gallery sees neither the cards of others nor what they chose in secret."""
    replay = read(Question(record(), observer, "de", 5_000))
    other = "hand-2" if observer == 0 else "hand-1"
    middle = replay.moments[len(replay.moments) // 4]

    assert middle.view.observer == observer
    assert len(middle.view.zones[other].cards) < middle.view.zones[other].size
    assert "" in [moment.action for moment in replay.moments[1:]]


def test_a_replay_has_chapters() -> None:
    """Each begins with a moment that tells so, in the language asked for."""
    replay = read(Question(record(), 0, "de", 5_000))
    turns, lots = replay.chapters[:20], replay.chapters[20:]

    assert turns[0].text == "Bram beginnt einen Geschenkzug; mit diesem sind es noch 20."
    assert "den letzten Posten" in lots[-1].text
    for chapter in replay.chapters:
        assert chapter.text in [line.text for line in replay.moments[chapter.moment].lines]


def test_the_seal_is_checked() -> None:
    """It holds for all of a record, or for the deal alone; or something is another."""
    secret, other = bytes(32), bytes(31) + b"!"
    whole = signed(record(seal=secret), Sealed(secret), over=True)
    older = whole.partition("# record")[0]
    wrong = older.replace(secret.hex(), other.hex())
    dealt = record() + "# seal" + older.partition("# seal")[2]
    texts = [whole, older, whole.replace("Bram", "Cleo"), wrong, dealt, record()]
    said = [read(Question(text, ALL, "en", 5_000)).seal for text in texts]

    assert said == ["holds", "deal", "changed", "broken", "broken", "none"]


def test_a_replay_is_not_without_end() -> None:
    """More actions than any match has are refused."""
    with pytest.raises(Malformed):
        read(Question(record(), ALL, "en", 10))


def test_a_worker_answers_with_a_replay_or_a_problem() -> None:
    """What the process of a worker does with a question, in this process."""
    good = json.decode(answer(json.encode(Question(record(), ALL, "en", 5_000))), type=Answer)
    bad = json.decode(answer(json.encode(Question("biblios/1 A", ALL, "ru", 9))), type=Answer)

    assert good.found is not None
    assert good.problem is None
    assert bad.problem is not None
    assert bad.problem.code == "line"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_is_asked_for(client: HttpClient, language: str) -> None:
    """The page gets it in its language, as an answer like any other."""
    body = {"text": record(), "observer": None}
    replay = client.post("/api/replays", json=body, params={"language": language})

    assert replay.status_code == 200
    assert replay.headers["content-type"].startswith("application/json")
    assert replay.json()["moments"][0]["action"] == ""
    assert replay.json()["moments"][1]["lines"][0]["text"]


def test_a_replay_does_not_wait_for_others_without_end(settings: Settings) -> None:
    """Whoever comes after many others is told so in time, though no record took too long."""
    slow = "import time, chapterhouse.server.workers as w; w.serve(lambda _: time.sleep(600))"
    hasty = dataclasses.replace(
        settings, limits=Limits(replay=60, queue=0.2), replays=[sys.executable, "-c", slow]
    )
    with TestClient(create(hasty)) as client:
        began = time.monotonic()
        answer = client.post("/api/replays", json={"text": record()})
        took = time.monotonic() - began

    assert (answer.status_code, answer.json()["code"]) == (503, "busy")
    assert took < 60


@counts_alone
def test_a_replay_that_takes_too_long_is_given_up(settings: Settings) -> None:
    """Whoever asked is told; the next one finds a worker again; each address has its share."""
    slow = "import time, chapterhouse.server.workers as w; w.serve(lambda _: time.sleep(600))"
    hasty = dataclasses.replace(
        settings, limits=Limits(replay=0.2, replays=2), replays=[sys.executable, "-c", slow]
    )
    with TestClient(create(hasty)) as client:
        answers = [client.post("/api/replays", json={"text": record()}) for _ in range(3)]

    assert [(a.status_code, a.json()["code"]) for a in answers] == [
        (503, "busy"),
        (503, "busy"),
        (429, "too-many-replays"),
    ]
