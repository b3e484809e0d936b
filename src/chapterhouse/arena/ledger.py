"""Ledgers: the matches of a duel in a file, a line of JSON each, from which it goes on."""

from pathlib import Path
from typing import Final

from msgspec import DecodeError, json

from chapterhouse.arena.terms import Outcome, Terms
from chapterhouse.core.rule import Malformed


class Ledger:
    """A file whose first line says what is played, and every other one how a match went."""

    def __init__(self, path: Path, terms: Terms) -> None:
        """Open it, or begin it. Raises Malformed if it tells of something else, OSError if it can
        be neither read nor written.
        """
        self.path: Final = path
        self.known: Final[list[Outcome]] = []
        head = json.encode(terms) + b"\n"
        if not path.exists() or not path.stat().st_size:
            path.write_bytes(head)
            return
        first, *lines = path.read_bytes().splitlines(keepends=True)
        if first != head:
            raise _other(path)
        whole = [line for line in lines if line.endswith(b"\n")]  # it may have been interrupted
        try:
            self.known.extend([json.decode(line, type=Outcome) for line in whole])
        except DecodeError as problem:
            raise _damaged(path, str(problem)) from problem
        if len(whole) < len(lines):
            path.write_bytes(head + b"".join(whole))

    def note(self, outcome: Outcome) -> None:
        """Write a match down."""
        with self.path.open("ab") as file:
            file.write(json.encode(outcome) + b"\n")


def _other(path: Path) -> Malformed:
    return Malformed(
        "other-duel", "{file} tells of another duel; name a new file", {"file": str(path)}
    )


def _damaged(path: Path, problem: str) -> Malformed:
    return Malformed(
        "damaged-duel", "{file} is damaged: {problem}", {"file": str(path), "problem": problem}
    )
