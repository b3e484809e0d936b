"""What our editions say in whole sentences, so that translations can say it too."""

import re
from collections.abc import Iterator
from functools import cache

from chapterhouse.editions.edition import Edition, load


@cache
def sentences(game: str) -> dict[str, str]:
    """Give the English of each sentence by the key of its translations, those equal once: notes,
    values that are no single word, and sources that are more than an address.
    """
    found: dict[str, str] = {}
    for key, text in _said(load(game)):
        if text not in found.values():
            found[key] = text
    return found


def _said(edition: Edition) -> Iterator[tuple[str, str]]:
    """List all of them, one after the other."""
    for path, fact in edition.facts.items():
        key = path.replace(".", "-")
        if fact.note:
            yield f"note-{key}", fact.note
        if isinstance(fact.value, str) and re.search(r"[a-z] ", fact.value):
            yield f"told-{key}", fact.value
    for name, source in edition.sources.items():
        if " " in source:
            yield f"source-{name}", source
