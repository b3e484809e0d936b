"""Ledgers: the matches of a duel in a file, a line of JSON each, from which it goes on."""

from pathlib import Path

from msgspec import DecodeError, json

from chapterhouse.arena.terms import Outcome, Terms
from chapterhouse.core.rule import Malformed


class Ledger:
    """A file whose first line says what is played, and every other one how a match went."""

    def __init__(self, path: Path, terms: Terms) -> None:
        """Open it, or begin it. Raises Malformed if it tells of something else, OSError if it can
        be neither read nor written.
        """
        self.path = path
        self.known: list[Outcome] = []
        head = json.encode(terms) + b"\n"
        if not path.exists() or not path.stat().st_size:
            path.write_bytes(head)
            return
        first, _, rest = path.read_bytes().partition(b"\n")
        if first + b"\n" != head:
            raise Malformed(
                "other-duel",
                "{file} tells of another duel; name a new file",
                {"file": str(path)},
            )
        lines = rest.splitlines(keepends=True)
        whole = [line for line in lines if line.endswith(b"\n")]  # it may have been interrupted
        try:
            self.known = [json.decode(line, type=Outcome) for line in whole]
        except DecodeError as problem:
            raise Malformed(
                "damaged-duel",
                "{file} is damaged: {problem}",
                {"file": str(path), "problem": str(problem)},
            ) from problem
        if len(whole) < len(lines):
            path.write_bytes(head + b"".join(whole))

    def note(self, outcome: Outcome) -> None:
        """Write a match down."""
        with self.path.open("ab") as file:
            file.write(json.encode(outcome) + b"\n")
