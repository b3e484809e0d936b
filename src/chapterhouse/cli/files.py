"""Files: read as text, written all at once or not at all."""

import os
import sys
from pathlib import Path
from typing import Final

from chapterhouse.cli.problems import Wrong

KILO: Final = 1024
STANDARD_INPUT: Final = "\0-"  # in place of a dash, which the parser would take for an option


def shown(file: str) -> str:
    """Name a file as it was typed."""
    return "-" if file == STANDARD_INPUT else file or "''"


def read(file: str, most: int | None = None) -> str:
    """Read a text in UTF-8, if need be from the standard input.

    Raises Wrong for what is none, and for one of more than `most` kB.
    """
    limit = -1 if most is None else most * KILO
    try:
        content = _content(file, limit)
    except FileNotFoundError as problem:
        raise Wrong("no-file", file=shown(file)) from problem
    except IsADirectoryError as problem:
        raise Wrong("is-folder", file=file) from problem
    except (OSError, ValueError) as problem:  # a name with a zero byte is a ValueError
        raise Wrong("no-reading", file=file) from problem
    if most is not None and len(content) > limit:
        raise Wrong("too-long-file", file=shown(file), most=most)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise Wrong("no-text", file=shown(file), byte=str(problem.start + 1)) from problem


def _content(file: str, limit: int) -> bytes:
    """Read all there is, or one byte more than the limit."""
    size = limit + 1 if limit >= 0 else -1
    if shown(file) == "-":
        return sys.stdin.buffer.read(size)
    with open(file, "rb") as source:  # noqa: PTH123 - a path without a name would be a folder
        return source.read(size)


def check(file: str) -> Path:
    """Find where a record can be written, before a long game. Raises Wrong if it cannot be.

    A link stays a link; a device or a pipe is never replaced.
    """
    try:
        path = Path(os.path.realpath(file))
        folder, within = path.is_dir(), path.parent.is_dir()
        writable = os.access(path.parent, os.W_OK) and (path.is_file() or not path.exists())
    except (OSError, ValueError) as problem:  # a name with a zero byte is a ValueError
        raise Wrong("no-writing", file=file) from problem
    if folder:
        raise Wrong("is-folder", file=file)
    if not within:
        raise Wrong("no-folder", folder=str(path.parent))
    if not writable:
        raise Wrong("no-writing", file=file)
    return path


def write(file: str, text: str, rights: int | None = None) -> None:
    """Write a text into a new file, which then takes the place of the old one; it may be that of
    its owner alone. Raises Wrong.
    """
    path = check(file)
    beside = path.with_name(f".{path.name[:100]}.{os.getpid()}")
    try:
        with beside.open("x", encoding="utf-8", newline="\n") as part:
            if rights is not None:
                beside.chmod(rights)
            part.write(text)
            part.flush()
            os.fsync(part.fileno())
        beside.replace(path)
    except OSError as problem:
        beside.unlink(missing_ok=True)
        raise Wrong("no-writing", file=file) from problem
