"""Which language is chosen."""

import pytest

from chapterhouse.core.rule import Malformed
from chapterhouse.locale import LANGUAGES, choose


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_for_wins(language: str) -> None:
    """A language asked for is taken, whatever the environment says."""
    assert language == choose(language, {"LC_ALL": "sv_SE.UTF-8", "LANG": "de_DE.UTF-8"})


@pytest.mark.parametrize("asked", ["sv", "", "DE", "de_AT.UTF-8"])
def test_an_unknown_language_is_refused(asked: str) -> None:
    """Asking for a language that is not there names the four that are."""
    with pytest.raises(Malformed, match="is not a language here; try en, de, fr, ru"):
        choose(asked, {})


@pytest.mark.parametrize(
    ("language", "environ"),
    [
        ("de", {"LANG": "de_AT.UTF-8"}),
        ("fr", {"LANG": "fr"}),
        ("ru", {"LANG": "ru_RU"}),
        ("de", {"LANG": "de@euro"}),
        ("fr", {"LANG": "FR-CA"}),
        ("ru", {"LC_ALL": "ru_RU.UTF-8", "LC_MESSAGES": "de_DE.UTF-8", "LANG": "fr_FR.UTF-8"}),
        ("de", {"LC_MESSAGES": "de_DE.UTF-8", "LANG": "fr_FR.UTF-8"}),
        ("fr", {"LC_ALL": "", "LANG": "fr_FR.UTF-8"}),
    ],
)
def test_the_environment_decides_else(language: str, environ: dict[str, str]) -> None:
    """The first variable that is set, and not empty, names the language; its country is ignored."""
    assert language == choose(None, environ)


@pytest.mark.parametrize("named", ["C", "POSIX", "C.UTF-8", "sv_SE.UTF-8", "deutsch", "42", ""])
def test_english_is_the_rest(named: str) -> None:
    """An environment that names none of our languages gets English."""
    assert choose(None, {"LANG": named}) == "en"


def test_the_first_variable_decides_even_for_english() -> None:
    """A first variable without a language of ours does not let the next one speak."""
    assert choose(None, {"LC_ALL": "C", "LANG": "de_DE.UTF-8"}) == "en"
