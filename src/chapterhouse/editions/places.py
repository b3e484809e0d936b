"""Where the drawing of a board shows the facts of its box.

`drawn/<game>.toml` names each place by the anchor that the page draws it with, and the facts that
are seen there. A word in braces stands for whatever makes the path of a fact: `card-{kind}-{n}` for
`["{kind}.by-seal #{n}"]`, where {n} counts the values of a list from 1. A fact that there is not is
left out, and facts that stand at no place are on no drawing.
"""

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from chapterhouse.editions.edition import Edition

WORD: Final = re.compile(r"\{([a-z]+)\}")
NTH: Final = "n"
DRAWN: Final = "drawn"  # the folder


def places(edition: Edition) -> dict[str, list[str]]:
    """List what is seen at each place: paths, and ` #3` behind that of a list for its third."""
    found: dict[str, list[str]] = {}
    for anchor, facts in _templates(edition.game).items():
        for slots in _filled(edition, facts[0]):
            shown = [_put(fact, slots) for fact in facts]
            known = [fact for fact in shown if fact.partition(" #")[0] in edition.facts]
            found.setdefault(_put(anchor, slots), []).extend(known)
    return found


@cache
def _templates(game: str) -> dict[str, list[str]]:
    """Read them; a game may have none."""
    file = files(__package__) / DRAWN / f"{game}.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def _filled(edition: Edition, template: str) -> list[dict[str, str]]:
    """Give what may stand for the words of a template, so that it names a fact."""
    path, _, counts = template.partition(" #")
    pattern = re.compile(
        "".join(
            [
                f"(?P<{part}>.+)" if at % 2 else re.escape(part)
                for at, part in enumerate(WORD.split(path))
            ]
        )
    )
    found = []
    for known in edition.facts:
        match = pattern.fullmatch(known)
        if match is None:
            continue
        each = range(len(edition[known])) if counts else range(1)
        found += [match.groupdict() | ({NTH: str(n + 1)} if counts else {}) for n in each]
    return found


def _put(template: str, slots: dict[str, str]) -> str:
    return WORD.sub(lambda word: slots.get(word[1], word[0]), template)
