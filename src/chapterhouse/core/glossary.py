"""What is told of the things on a table: what each is for, and the rules behind it."""

from __future__ import annotations

from chapterhouse.core.rule import Rule, cited


def glossary(table: str, rules: dict[str, Rule]) -> dict[str, list[Rule]]:
    """Read a table of entries: `key ID ID ...`, one to a line; the words are `about-` and `key`.

    Raises ValueError for an entry without rules, a key given twice, and a rule that there is not.
    """
    entries: dict[str, list[Rule]] = {}
    for line in table.strip().splitlines():
        key, *ids = line.split()
        if not ids:
            raise ValueError(f"{key}: an entry names the rules behind it")
        if key in entries:
            raise ValueError(f"{key}: this key is already taken")
        entries[key] = cited(key, ids, rules)
    return entries
