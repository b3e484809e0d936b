"""Matches with an owner's own facts at the terminal: played, replayed and verified."""

from pathlib import Path

import pytest

import chapterhouse
import owner
from chapterhouse.cli.custom import LARGEST
from chapterhouse.games import GAMES
from chapterhouse.locale import LANGUAGES, Translator
from cli.ran import PATIENT, Call

THEIRS = GAMES[owner.GAME].with_edition(owner.facts())
PLAY = ("play", owner.GAME, "--seats=2", "--level=uniform")
SAID = Translator("en").text("cli-own-facts", count=3, digest=THEIRS.edition)

each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of the owner, under a short name, which no line cuts in two."""
    monkeypatch.chdir(tmp_path)
    Path("mine.toml").write_text(owner.FILE, "utf-8")
    return Path("mine.toml")


def test_a_match_is_played_with_a_file(call: Call, file: Path) -> None:
    """The title says whose facts they are; the record has them, and can be read back."""
    ran = call(*PLAY, "--seed=1", f"--edition={file}", "--save=r.txt", typed=PATIENT[owner.GAME])
    match = chapterhouse.replay(Path("r.txt").read_text("utf-8"))

    assert (ran.code, ran.err, match.over) == (0, "", True)
    assert f"Monasterium for 2 players {SAID}" in ran.words
    assert match.game.overrides == owner.facts()


def test_without_a_file_nothing_is_said(call: Call, file: Path) -> None:
    """Our own facts need no word, and neither does a file that says the same."""
    file.write_text("# as in my box\n", "utf-8")
    for more in ([], [f"--edition={file}"]):
        ran = call(*PLAY, *more, "--save=r.txt", typed="quit\n")

        assert (ran.code, ran.err) == (0, "")
        assert "owner" not in ran.words
        assert "%" not in Path("r.txt").read_text("utf-8")


@each_language
def test_the_title_is_told_in_every_language(call: Call, file: Path, language: str) -> None:
    """Whose facts they are is said to every reader, also of the record."""
    told = Translator(language).text("cli-own-facts", count=3, digest=THEIRS.edition)
    played = call("--lang", language, *PLAY, f"--edition={file}", typed="quit\n")
    read = call("--lang", language, "replay", "-", typed=owner.record())

    assert told in played.words
    assert told in read.words


def test_a_file_that_is_unfit_is_not_played(call: Call, file: Path) -> None:
    """Exit code 1 and every reason, as `edition --check` has them; nobody sits down."""
    file.write_text('[path]\nlinks = { is = ["A", "AF"], by = "book" }\n', "utf-8")
    ran = call(*PLAY, f"--edition={file}", typed="quit\n")
    checked = call("edition", owner.GAME, "--check", str(file))

    assert (ran.code, ran.err) == (1, "")
    assert ran == checked
    assert "mine.toml is not fit for play, for 2 reasons:" in ran.words


@pytest.mark.parametrize("key", owner.UNREAD)
def test_a_file_that_cannot_be_read_is_refused(call: Call, file: Path, key: str) -> None:
    """In one line, the same as `edition --check` has, with the same exit code."""
    file.write_text(owner.UNREAD[key], "utf-8")
    ran = call(*PLAY, f"--edition={file}", typed="quit\n")

    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert ran.err.startswith(f"chapterhouse: {file}, ")
    assert ran == call("edition", owner.GAME, "--check", str(file))


@pytest.mark.parametrize("kind", ["none", "folder", "binary", "large"])
def test_a_file_that_is_none_is_refused(call: Call, file: Path, kind: str) -> None:
    """As `edition --check` does it: by the same limits, with the same words."""
    file.unlink()
    if kind == "folder":
        file.mkdir()
    elif kind != "none":
        file.write_bytes(b"\xff" if kind == "binary" else b"#" * (1024 * LARGEST + 1))
    ran = call(*PLAY, f"--edition={file}", typed="quit\n")

    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert ran == call("edition", owner.GAME, "--check", str(file))


def test_a_record_is_told_with_its_facts(call: Call) -> None:
    """It is judged by the facts that it brings along, whatever we have."""
    ran = call("replay", "-", typed=owner.record())

    assert (ran.code, ran.err) == (0, "")
    assert ran.words.startswith(f"Monasterium: Anna, Bram {SAID}")


def test_a_record_is_dealt_again_with_its_facts(call: Call) -> None:
    """The seal holds, and every action follows the rules of that box."""
    ran = call("verify", "-", typed=owner.record())

    assert (ran.code, ran.err) == (0, "")
    assert ran.words.endswith("The seal holds, and the record is whole.")


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_broken_record_is_refused(call: Call, command: str) -> None:
    """The line that fails is named, and the players, though the box is not ours."""
    header, *rest = owner.record().splitlines()
    cases = {
        "line 1: it was played with the edition": [header, *rest[:2], *rest[3:]],
        "line 2: % path.links = [ is not a fact": [header, "% path.links = [", *rest[1:]],
        "line 2: there is no fact path.lnks": [header, "% path.lnks = 1", *rest[1:]],
        "line 5: Nobody does not speak here": [header, *rest[:3], "Nobody: 1", *rest[3:]],
    }
    for told, lines in cases.items():
        ran = call(command, "-", typed="\n".join(lines))

        assert ran.code == 2
        assert told.replace("line", "-, line", 1) in ran.err


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_rule_against_it_names_who_broke_it(call: Call, command: str) -> None:
    """What the rules of that box forbid is refused by its rule, with exit code 1."""
    lines = owner.record().splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith(("Anna: ", "Bram: ")))
    name = lines[at].partition(":")[0]
    faces = {f"{name}: place {face}" for face in range(1, 7)}
    ran = [
        call(command, "-", typed="\n".join([*lines[:at], said, *lines[at + 1 :]]))
        for said in sorted(faces)
    ]

    assert 1 in {one.code for one in ran}
    assert all("[MSM-" in one.err for one in ran if one.code == 1)
