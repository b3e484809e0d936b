"""`chapterhouse verify`: whether a match was dealt as it was sealed."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from chapterhouse.games import GAMES
from chapterhouse.locale import LANGUAGES
from chapterhouse.play.dealer import Sealed
from chapterhouse.play.match import Match
from chapterhouse.play.seal import signed
from cli.ran import Call, joined

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
    return signed(f"{match.record.text()}@ {match.digest}\n", match.dealer, over=True)


def test_a_seal_that_holds(call: Call, finished: str) -> None:
    """All that holds is said, line by line, and the code is 0."""
    ran = call("verify", "-", typed=finished)

    assert (ran.code, ran.err) == (0, "")
    assert re.search(MOVES, ran.words)
    assert re.search(
        r"The record is as it was written: its own digest is [0-9a-f]{64}\.", ran.words
    )
    assert f"its SHA-256 is the seal {SEAL}, which must be" in ran.words
    assert ran.words.endswith("times. The seal holds, and the record is whole.")


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
    assert "The record is not as it was written" in ran.words
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
    assert ran.words.endswith("which is shown when the match is over.")


EDITS: dict[str, tuple[Callable[[str], str], int, str]] = {
    "line ends of Windows": (lambda text: text.replace("\n", "\r\n"), 0, "The seal holds, and"),
    "a mark of byte order": (lambda text: "\ufeff" + text, 0, "The seal holds, and"),
    "spaces behind": (lambda text: text.replace("\n", "  \n"), 0, "The seal holds, and"),
    "a comment": (lambda text: text.replace("@ ", "# mine\n@ "), 0, "The seal holds, and"),
    "a name": (lambda text: text.replace("Bram", "Cleo"), 1, "is not as it was written"),
    "a name in one line": (lambda text: text.replace("Bram:", "Cleo:", 1), 2, "does not speak"),
    "an option": (lambda text: text.replace(" Anna", " memory_aids=off Anna", 1), 1, "is not as"),
    "an option that is played by": (
        lambda text: text.replace(" Anna", " first_player=2 Anna", 1), 2, "line 2",
    ),
    "a name of an earlier record": (
        lambda text: text.partition("# record")[0].replace("Bram", "Cleo"), 0, "for the deal alone",
    ),
    "a name, and no last lines": (
        lambda text: re.sub("(@|# record) .*\n", "", text).replace("Bram", "Cleo"), 1,
        "lacks its last lines",
    ),
    "an action": (lambda text: text.replace("Anna: keep", "Anna: common", 1), 1, "line "),
    "the end cut off": (lambda text: _without(text, -7, -3), 1, "The record breaks off"),
    "the middle cut out": (lambda text: _without(text, 20, 30), 1, "line 21"),
    "a line twice": (lambda text: _without(text + text, 20, 20), 2, "line "),
    "the secret alone cut off": (lambda text: text.partition("# secret")[0], 1, "not its secret"),
}  # fmt: skip


def _without(text: str, first: int, beyond: int) -> str:
    """The text without these lines."""
    lines = text.splitlines()
    return "\n".join(lines[:first] + lines[beyond:])


@pytest.mark.parametrize(("edit", "code", "said"), EDITS.values(), ids=EDITS)
def test_every_edit_is_told_for_what_it_is(
    call: Call, finished: str, edit: Callable[[str], str], code: int, said: str
) -> None:
    """What means nothing changes nothing; of all else no verdict speaks as if it were whole."""
    ran = call("verify", "-", typed=edit(finished))

    assert ran.code == code
    assert said in joined(ran.out + ran.err)
    assert ("the record is whole" in ran.words) == (said == "The seal holds, and")


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
    double = finished.replace("# secret", f"# seal {SEAL}\n# secret")
    older = finished.partition("# record")[0]
    unclosed = re.sub("@ .*\n", "", older)
    cut = _without(finished, -7, -3)
    texts = (finished, broken, finished.partition("# s")[0], double, older, unclosed, cut)
    for text in texts:
        ran = [call("verify", "-", f"--lang={language}", typed=text) for language in LANGUAGES]

        assert len({one.words for one in ran}) == 4
        assert len({one.code for one in ran}) == 1
