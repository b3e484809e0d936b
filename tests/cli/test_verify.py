"""`chapterhouse verify`: whether a match was dealt as it was sealed."""

import re
from pathlib import Path

import pytest

from chapterhouse.games import GAMES
from chapterhouse.locale import LANGUAGES
from chapterhouse.play.dealer import Sealed
from chapterhouse.play.match import Match
from cli.ran import Call

SECRET = bytes(range(32))
OTHER = bytes(32)
SEAL = Sealed(SECRET).commitment()
MOVES = r"Every one of \d+ actions follows the rules\."


@pytest.fixture(scope="module")
def finished() -> str:
    """The record of a finished match, as the page exports it."""
    match = Match(GAMES["biblios"], ["Anna", "Bram"], Sealed(SECRET))
    while not match.over:
        match.act(match.state.legal()[0])
    return f"{match.record.text()}@ {match.digest}\n# seal {SEAL}\n# secret {SECRET.hex()}\n"


def test_a_seal_that_holds(call: Call, finished: str) -> None:
    """All that holds is said, line by line, and the code is 0."""
    ran = call("verify", "-", typed=finished)

    assert (ran.code, ran.err) == (0, "")
    assert re.search(MOVES, ran.words)
    assert "The secret is the one that was sealed: its SHA-256 is the seal." in ran.words
    assert ran.words.endswith("times. The seal holds.")


def test_a_file_is_read(call: Call, finished: str, tmp_path: Path) -> None:
    """A file does as well as the standard input."""
    (tmp_path / "match.txt").write_text(finished, "utf-8")

    assert call("verify", str(tmp_path / "match.txt")).code == 0


def test_a_broken_commitment(call: Call, finished: str) -> None:
    """A secret that is not the sealed one is told, and nothing after it."""
    ran = call("verify", "-", typed=finished.replace(SECRET.hex(), OTHER.hex()))

    assert ran.code == 1
    assert ran.words.endswith("its SHA-256 is another than the seal.")
    assert "holds" not in ran.words


def test_a_broken_deal(call: Call, finished: str) -> None:
    """The first action that the secret does not deal is named."""
    other = finished.replace(SECRET.hex(), OTHER.hex()).replace(SEAL, Sealed(OTHER).commitment())
    ran = call("verify", "-", typed=other)

    assert ran.code == 1
    assert re.search(r"Action \d+, \S+.*, is not what the secret deals there\.$", ran.words)
    assert "holds" not in ran.words


def test_no_seal(call: Call, finished: str) -> None:
    """Of a record without a seal nothing can be said."""
    ran = call("verify", "-", typed=finished.partition("# seal")[0])

    assert ran.code == 1
    assert ran.words.endswith("The record has no seal: it cannot be told how it was dealt.")


def test_an_unfinished_match(call: Call, finished: str) -> None:
    """Before the end there is a seal, but no secret."""
    ran = call("verify", "-", typed=finished.partition("# secret")[0])

    assert ran.code == 1
    assert ran.words.endswith("that is laid open when the match is over.")


def test_a_record_that_breaks_a_rule(call: Call, finished: str) -> None:
    """A forbidden action, or another position than the record says, is named with its line."""
    digest = re.sub("@ .*", "@ 0000", finished)
    ran = call("verify", "-", typed=digest)

    assert (ran.code, ran.out) == (2, "")
    assert "the position should have the digest 0000" in ran.err


@pytest.mark.parametrize("text", ["", "a letter\n", "biblios/1 Anna Bram\nAnna: nothing\n"])
def test_no_record(call: Call, text: str) -> None:
    """What is no record is refused in one line."""
    ran = call("verify", "-", typed=text)

    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1


def test_every_language_says_it(call: Call, finished: str) -> None:
    """What holds and what does not is said in the reader's language."""
    broken = finished.replace(SECRET.hex(), OTHER.hex())
    for text in (finished, broken, finished.partition("# s")[0]):
        ran = [call("verify", "-", f"--lang={language}", typed=text) for language in LANGUAGES]

        assert len({one.words for one in ran}) == 4
        assert len({one.code for one in ran}) == 1
