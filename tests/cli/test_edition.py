"""`chapterhouse edition --check`: what is said of a file, and the exit code."""

from pathlib import Path

import pytest

from chapterhouse.cli.custom import LARGEST
from chapterhouse.editions import load
from chapterhouse.editions.custom import custom_edition
from chapterhouse.games import GAMES
from chapterhouse.locale import LANGUAGES, Translator
from cli.ran import Call, joined

FINE = """
[path]
last-points = { is = 6, by = "book" }
[window]
column-1 = { is = 5, by = "book" }
"""
UNFIT = """
[path]
links = { is = ["A", "AF", "BC", "CE", "E"], by = "book" }
[missions]
A1 = { is = ["chapel A"], by = "book" }
"""

each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the owner writes: a short name, which no line cuts in two."""
    monkeypatch.chdir(tmp_path)
    return Path("mine.toml")


@each_game
def test_our_own_edition_is_fine(call: Call, game: str) -> None:
    """Our file passes, with the digest that the list of facts shows too."""
    ours = Path(__file__).parents[2] / f"src/chapterhouse/editions/{game}.toml"
    ran = call("edition", game, "--check", str(ours))

    assert (ran.code, ran.err) == (0, "")
    assert "It says what our edition says." in ran.words
    assert load(game).digest in ran.out
    assert load(game).digest in call("edition", game).out


def test_what_differs_is_listed(call: Call, file: Path) -> None:
    """Theirs and ours, a sign and words where the rulebook says otherwise; the digest is theirs."""
    file.write_text(FINE, "utf-8")
    ran = call("edition", "monasterium", "--check", str(file))

    assert (ran.code, ran.err) == (0, "")
    assert f"{file} is fit for play: Monasterium, dlp games 2020" in ran.words
    assert "2 facts differ from ours:" in ran.out
    assert "window.column-1 Points for the complete column 1: 5 4 rulebook" in ran.words
    assert "! path.last-points Points in place of the die on the last 5 rulebook" in ran.words
    assert "field: 6 differs from the rulebook" in ran.words
    assert custom_edition("monasterium", FINE).digest in ran.out


def test_every_problem_is_listed(call: Call, file: Path) -> None:
    """Exit code 1, and all that keeps the game from being played, each with its place."""
    file.write_text(UNFIT, "utf-8")
    ran = call("edition", "monasterium", "--check", str(file))

    assert (ran.code, ran.err) == (1, "")
    assert "is not fit for play, for 3 reasons:" in ran.words
    for told in (
        "path.links #2 is AF; it needs letters of monasteries, each once: A, B, C, D, E",
        "path.bonuses has the length 10; it needs a list of the length 5",
        "missions.A1 has the length 1; it needs a list of the length 3",
    ):
        assert told in ran.words


@each_language
@pytest.mark.parametrize("text", [FINE, UNFIT], ids=["fine", "unfit"])
def test_it_speaks_every_language(call: Call, file: Path, language: str, text: str) -> None:
    """Verdict, problems and differences in the language of the reader."""
    file.write_text(text, "utf-8")
    ran = call("edition", "monasterium", "--check", str(file), f"--lang={language}")
    key = "fit" if text == FINE else "unfit"
    slots: dict[str, str | int] = {
        "file": str(file),
        "edition": load("monasterium").name,
        "count": 3,
    }

    assert joined(Translator(language).text(f"cli-edition-{key}", **slots)) in ran.words
    assert language == "en" or not any(word in ran.words for word in (" needs ", " differ from "))


def test_the_standard_input_is_read(call: Call) -> None:
    """As a dash, like the records."""
    ran = call("edition", "monasterium", "--check", "-", typed=FINE)

    assert (ran.code, ran.err) == (0, "")
    assert ran.words.startswith("- is fit for play")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (b"[path\n", ", line 1, column 6 is not valid TOML: [path"),
        (b'game = "biblios"', ", this is an edition of biblios, not of monasterium"),
        (b"[pth]", ", there is no section pth; try path"),
        (b"[path]\nlink = 3", ", there is no fact path.link; try path.links"),
        (b"[path]\nlinks = 3", ", path.links needs its value and who states it: { is = ..., by"),
        (b"[path]\nlinks = { is = 3, by = '' }", ", path.links is stated by “”; try book, public"),
        (b"name = 'Jos\xe9'", " is not text: byte 12 is not UTF-8"),
        (b"#" * (LARGEST * 1024 + 1), " is too large: it may have 256 kB"),
    ],
)
def test_what_cannot_be_read(call: Call, file: Path, text: bytes, told: str) -> None:
    """Exit code 2, nothing printed but one line with the file and what would be right."""
    file.write_bytes(text)
    ran = call("edition", "monasterium", "--check", str(file))

    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert ran.err.startswith(f"chapterhouse: {file}{told}")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("edition monasterium --check /no/such/file", "there is no file /no/such/file"),
        ("edition monasterium --check /", "/ is a folder, not a file"),
        ("edition monasterium --check=", ""),
        ("edition monasterium --check", "--check needs a value after it"),
        ("edition chess --check x", "there is no game chess; try biblios"),
        ("edition --check x --only book", "--check and --only do not go together"),
    ],
)
def test_a_command_line_that_cannot_be_read(call: Call, arguments: str, told: str) -> None:
    """Exit code 2, nothing printed but one line."""
    ran = call(*arguments.split())

    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert ran.err.startswith(f"chapterhouse: {told}")


def test_as_large_as_may_be(call: Call, file: Path) -> None:
    """The last byte that is allowed is read."""
    file.write_bytes(b"#" * LARGEST * 1024)

    assert call("edition", "monasterium", "--check", str(file)).code == 0
