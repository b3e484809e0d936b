"""Lines of a position, read one after another."""

from collections.abc import Callable, Iterator


def numbered(lines: list[str], read: Callable[[list[str]], None]) -> Iterator[int]:
    """Read the words of each line, naming its number before."""
    for number, line in enumerate(lines):
        yield number
        read(line.replace(",", " ").split())
