"""Which language the reader reads."""

import re
from collections.abc import Mapping
from typing import Final

from chapterhouse.core.rule import Malformed

LANGUAGES: Final = ("en", "de", "fr", "ru")
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as in POSIX


def known(language: str) -> str:
    """Check a language. Raises Malformed for one that is not one of ours."""
    if language not in LANGUAGES:
        raise Malformed(
            "no-such-language",
            "{language} is not a language here; try {languages}",
            {"language": language, "languages": ", ".join(LANGUAGES)},
        )
    return language


def choose(asked: str | None, environ: Mapping[str, str]) -> str:
    """Choose the language asked for, or else the one of the environment, or else English.

    Raises Malformed for a language asked for that is not one of ours.
    """
    if asked is not None:
        return known(asked)
    named = next((environ[name] for name in _VARIABLES if environ.get(name)), "")
    language = re.split("[_.@-]", named)[0].lower()  # de_AT.UTF-8, ru@icu, fr-CA
    return language if language in LANGUAGES else "en"
