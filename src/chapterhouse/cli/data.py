"""The file of the tables, as commands name it."""

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from chapterhouse.cli.problems import Wrong

IN_MEMORY: Final = ":memory:"  # what SQLite calls no file at all


def chosen(data: str) -> Path:
    """Find the file that was named, or else the usual one. Raises Wrong for what is no file."""
    if data == IN_MEMORY:
        raise Wrong("in-memory", data=data)
    return Path(data) if data else usual()


def existing(data: str) -> Path:
    """Find the file that was named, or else the usual one. Raises Wrong if there is none."""
    file = chosen(data)
    if not file.is_file():
        raise Wrong("no-file", file=str(file))
    return file


def usual() -> Path:
    """Name the file of the tables, where programs keep their data."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share"
    return Path(home) / "chapterhouse" / "tables.db"


@contextmanager
def keeping(file: Path) -> Iterator[None]:
    """Keep a file of tables, made ready, while nobody else does. Raises Wrong."""
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415 - other commands start sooner

    from chapterhouse.server import lock  # noqa: PLC0415 - likewise
    from chapterhouse.server.migrations import Newer, migrate  # noqa: PLC0415 - likewise

    with ExitStack() as stack:
        try:
            stack.enter_context(lock.kept(file))
            migrate(file)
        except lock.Taken as problem:
            raise Wrong("file-taken", file=str(file)) from problem
        except Newer as problem:
            raise Wrong("newer-tables", file=str(file)) from problem
        except (OSError, SQLAlchemyError) as problem:
            raise Wrong("no-tables", file=str(file)) from problem
        yield
