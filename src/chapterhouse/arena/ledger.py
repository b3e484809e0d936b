"""Ledgers: the matches of a duel or another competition in a file, a line of JSON each, from which
it goes on.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from msgspec import DecodeError, json

from chapterhouse.core.rule import Malformed

R = TypeVar("R")


class Ledger(Generic[R]):
    """A file whose first line says what is played, and every other one how a match went."""

    def __init__(self, path: Path, terms: Any, kind: type[R]) -> None:  # noqa: ANN401 - see encode
        """Open it, or begin it. Raises Malformed if it tells of something else, OSError if it can
        be neither read nor written.
        """
        self.path: Final = path
        self.known: Final[list[R]] = []
        head = json.encode(terms) + b"\n"
        if not path.exists() or not path.stat().st_size:
            path.write_bytes(head)
            return
        first, *lines = path.read_bytes().splitlines(keepends=True)
        if first != head:
            raise other(path)
        whole = [line for line in lines if line.endswith(b"\n")]  # it may have been interrupted
        try:
            self.known.extend([json.decode(line, type=kind) for line in whole])
        except DecodeError as problem:
            raise _damaged(path, str(problem)) from problem
        if len(whole) < len(lines):
            path.write_bytes(head + b"".join(whole))

    def note(self, result: R) -> None:
        """Write a match down."""
        with self.path.open("ab") as file:
            file.write(json.encode(result) + b"\n")


def noted(results: Iterator[R], ledger: Ledger[R] | None) -> Iterator[R]:
    """Write down what the ledger does not know yet, as it comes."""
    for number, result in enumerate(results):
        if ledger and number >= len(ledger.known):
            ledger.note(result)
        yield result


def other(path: Path) -> Malformed:
    """Say that a file keeps something else."""
    return Malformed(
        "other-ledger", "{file} keeps other matches; name a new file", {"file": str(path)}
    )


def _damaged(path: Path, problem: str) -> Malformed:
    return Malformed(
        "damaged-ledger", "{file} is damaged: {problem}", {"file": str(path), "problem": problem}
    )
