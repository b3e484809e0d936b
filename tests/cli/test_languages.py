"""Four languages: who chooses, and that nothing is left in another one."""

import re
from itertools import cycle, product
from pathlib import Path

import pytest

import chapterhouse
from chapterhouse.cli.app import COMMANDS
from chapterhouse.editions.edition import PROVENANCES
from chapterhouse.games import GAMES
from chapterhouse.locale import LANGUAGES, Translator
from cli.ran import PATIENT, Call, joined, says_all_in
from sizes import EACH_TOLD

HOUSE = Path(chapterhouse.__file__).parent / "locale/en/house.ftl"
PACKAGE = Path(chapterhouse.__file__).parent
SOURCES = [
    *[path for part in ("cli", "boards") for path in sorted((PACKAGE / part).rglob("*.py"))],
    PACKAGE / "locale/translator.py",
]

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_command = pytest.mark.parametrize("command", [*COMMANDS, ""])


@each_language
@pytest.mark.parametrize("order", ["before", "behind", "equals"])
def test_lang_stands_anywhere(call: Call, language: str, order: str) -> None:
    """--lang chooses the language before the command, behind it, and with an equals sign."""
    flag = [f"--lang={language}"] if order == "equals" else ["--lang", language]
    ran = call(
        *(flag + ["rule", "BIB-GIFT-5"] if order == "before" else ["rule", "BIB-GIFT-5", *flag])
    )
    assert Translator(language).text("cli-neighbours") in ran.out


@each_language
@pytest.mark.parametrize("variable", ["LC_ALL", "LC_MESSAGES", "LANG"])
def test_the_environment_chooses(
    call: Call, monkeypatch: pytest.MonkeyPatch, language: str, variable: str
) -> None:
    """Without --lang the locale of the environment decides, errors included."""
    monkeypatch.setenv(variable, f"{language}_XX.UTF-8")
    ran = call("replay", "/no/such/file")
    expected = Translator(language).text("cli-error-no-file", file="/no/such/file")
    assert ran.err == f"chapterhouse: {expected}\n"


@each_language
@each_command
def test_help_is_written_in_every_language(call: Call, language: str, command: str) -> None:
    """--help of the program and of each command speaks the language, the parser's own words too."""
    ran = call(*command.split(), "--help", "--lang", language)
    text = Translator(language).text
    assert (ran.code, ran.err) == (0, "")
    assert joined(text(f"cli-{command or 'about'}")) in ran.words
    assert joined(text("cli-flag-help")) in ran.words
    assert joined(text("cli-usage", line=f"chapterhouse {command}")) in ran.words
    assert "cli-" not in ran.out
    assert language == "en" or not re.search("Show this|Display|Parameters|default:", ran.out)


@each_command
def test_every_option_is_explained(call: Call, command: str) -> None:
    """No line of a help page is a name alone."""
    page = call(*command.split(), "--help").out
    listed = re.findall(r"^  (-\S+.*|[A-Z]+ .*)$", page, re.MULTILINE)
    assert listed
    assert [line for line in listed if not re.search(r"\S  +\S.*\.", line) and len(line) < 30] == []


@pytest.mark.parametrize(
    ("game", "language"),
    list(product(GAMES, LANGUAGES) if EACH_TOLD else zip(GAMES, cycle(["de", "fr"]))),
)
def test_a_match_in_every_language(call: Call, game: str, language: str) -> None:
    """A whole match says everything in the language; in the others, where each page is drawn."""
    words = ("play", game, "--seed=3", "--seats=2", "--level=uniform", f"--lang={language}")

    says_all_in(language, call(*words, typed=PATIENT[game]))


@pytest.mark.parametrize("languages", [["de", "ru"], ["fr", "en"]])
def test_the_language_changes_in_the_middle(call: Call, languages: list[str]) -> None:
    """`lang` shows the table and the question again in the new language."""
    typed = "".join([f"lang {language}\n" for language in languages])
    out = call("play", "--seed=1", typed=typed).out
    for language in languages:
        assert Translator(language, "biblios").text("act-auction") in out


def test_every_message_is_used() -> None:
    """Each message of the command line is named in its source, and each named error is there."""
    keys = set(re.findall("^cli-([a-z0-9-]+) =", HOUSE.read_text("utf-8"), re.MULTILINE))
    source = "".join([path.read_text("utf-8") for path in SOURCES])
    families = ("error-", "a-", "mean-", "duel-", "train-", "serve-", "origin-", "by-")
    named = {*PROVENANCES, *GAMES, *re.findall("[\"'](?:cli-)?([a-z-]+)[\"']", source)}
    unused = {
        key for key in keys if named.isdisjoint([key, *[key.removeprefix(f) for f in families]])
    }
    wrong = set(re.findall(r'Wrong\(\s*"([a-z-]+)"', source))
    assert unused == set()
    assert {f"error-{key}" for key in wrong} <= keys
