"""The words of the page: what its source asks for is there, and nothing else is loaded with it."""

import re
from pathlib import Path

from chapterhouse.locale.catalogue import read, written
from translations import entries

UI = Path(__file__).parents[2] / "ui/src"
SOURCE = "\n".join(
    path.read_text("utf-8")
    for ending in ("svelte", "ts")
    for path in sorted(UI.rglob(f"*.{ending}"))
    if path.name != "wire.ts"
)
FILES = [name for name in written() if name.startswith("page") or name.endswith(".board")]
KEYS = {key for name in FILES for key in entries(read("en", name) or "")}

CALL = re.compile(r"words\.text\(\s*((?:[^,()]|\([^()]*\))*)")
PLAIN = re.compile(r'(?:^|\? |: )"([\w-]+)(?:\.\w+)?"')  # the key, or either of two
MADE = re.compile(r"`([a-z](?:\$\{[^}]*\}|[^`\s$])*)`")  # a key with something filled in
FILLED = re.compile(r"\$\{.*?\}")


def made(template: str) -> re.Pattern[str]:
    """All keys that such a template can give."""
    return re.compile(".*".join(map(re.escape, FILLED.split(template))))


def test_the_page_has_all_words_that_it_asks_for() -> None:
    """Each key that the source names is one of a catalogue of the page or of a board."""
    calls = CALL.findall(SOURCE)
    asked = {key for call in calls for key in PLAIN.findall(MADE.sub("", call))}
    families = {one for call in calls for one in MADE.findall(call)}

    assert len(asked) > len(KEYS) / 2
    assert asked - KEYS == set()
    assert [one for one in families if not any(map(made(one).fullmatch, KEYS))] == []


def test_the_page_loads_no_words_that_it_does_not_need() -> None:
    """Each key of the catalogues stands in the source, or is one that a template there gives."""
    named = {key.partition(".")[0] for key in re.findall(r"[\"'`]([a-z][\w.-]*)[\"'`]", SOURCE)}
    families = [made(template) for template in {*MADE.findall(SOURCE)}]
    texts = [read("en", name) or "" for name in FILES]
    mentioned = {key for text in texts for key in re.findall(r"{ ([a-z][\w-]*)", text)}

    assert {
        key
        for key in KEYS - named - mentioned
        if not any(family.fullmatch(key) for family in families)
    } == set()
