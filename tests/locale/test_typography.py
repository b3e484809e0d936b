"""Typography: the quotes, dashes and spaces of each language, in everything that people read."""

import re
from collections.abc import Callable, Mapping
from functools import cache

import pytest

import translations
from chapterhouse.games import GAMES
from chapterhouse.locale import LANGUAGES, Translator
from chapterhouse.locale.catalogue import read, unbroken, written
from translations import RULES

INNER = "\u201a\u2018"  # single ones, as German and English have them
QUOTES = {"en": f"“”’{INNER[1]}", "de": f"„“{INNER}", "fr": "«»“”", "ru": "«»„“"}
ALL_QUOTES = f"“”„«»{INNER}"
PLACEABLE = re.compile(r"\{[^{}]*\}")
CODE = re.compile(
    r"https?://\S+|pip install \S+|--?[a-z][a-z-]*|\w+=\S+"
)  # what is typed is not set

each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def said(language: str) -> Mapping[str, str]:
    """All that is said in a language, without what is filled in and what is typed."""
    texts = {}
    for file in [*written(), *RULES]:
        for key, entry in translations.entries(read(language, file) or "").items():
            text = entry.text
            while PLACEABLE.search(text):
                text = PLACEABLE.sub("#", text)
            texts[f"{file}:{key}"] = CODE.sub("#", text)
    return texts


def faults(language: str, wrong: Callable[[str], object]) -> dict[str, str]:
    """The texts with which something is wrong."""
    return {key: text for key, text in said(language).items() if wrong(text)}


@each_language
def test_quotes_are_those_of_the_language(language: str) -> None:
    """No other kind of quotes, and no straight ones."""
    foreign = set(ALL_QUOTES) - set(QUOTES[language]) | {'"', "'", "`"}

    assert faults(language, lambda text: foreign & set(text)) == {}


@each_language
def test_signs_are_set_as_such(language: str) -> None:
    """An ellipsis is one sign, a minus is no hyphen, and nothing is turned by 0 degrees."""
    typed = re.compile(r"\.\.\.|(?<![\w#/])-\d|\b0 ?(°|degrees|Grad|degrés|градус)")

    assert faults(language, typed.search) == {}


def test_english_rules_have_a_minus() -> None:
    """They stand with the code, and are read like the others."""
    hyphen = re.compile(r"(?<![\w-])-\d")
    rules = [rule for game in GAMES.values() for rule in game.rules.values()]

    assert [rule.id for rule in rules if hyphen.search(rule.text)] == []


@each_language
def test_numbers_below_0_have_a_minus(language: str) -> None:
    """What is filled in, too; a name that ends in one keeps its hyphen."""
    speak = Translator(language, "monastery")

    assert "\u22121/\u221212" in speak.text("act-at", x=-1, y=-12)
    assert "R2-2" in speak.text("event-testament", seat="R2-2", you="nobody", points=-2, rank=3)


@each_language
def test_no_line_breaks_before_a_percent_sign(language: str) -> None:
    """English has no space there; the others have one that does not break."""
    wrong = re.compile(r"\s%" if language == "en" else r"[^\u00a0\u202f]%")

    assert faults(language, wrong.search) == {}


def test_no_line_begins_with_a_russian_dash() -> None:
    """Before a dash within a sentence stands a space that does not break."""
    assert faults("ru", re.compile(r"\S —").search) == {}


def test_no_line_ends_with_a_russian_word_of_one_letter() -> None:
    """It is kept together with the next word, and a dash with the one before, as a catalogue is
    read.
    """
    kept = "Я_иду в_«лес» и_к_{ $x }", "[few] в_{ $x }, монах и", "лот_— 57_%, Wort_\u2013, das"

    assert [unbroken(text.replace("_", " ")) for text in kept] == [
        text.replace("_", "\u00a0") for text in kept
    ]
    assert faults("ru", re.compile(r"(?:^|[\s(«])[авикосу] \S").search) == {}
