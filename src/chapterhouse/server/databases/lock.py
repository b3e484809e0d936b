"""The lock: one server at a time uses a file, as each relies on the tables in its memory.

The lock lies on a file of its own beside the tables, because SQLite has locks on theirs. The system
releases it when a process ends, however it ends; the file stays, and means nothing by itself.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from chapterhouse.server.databases import Taken

if sys.platform == "win32":
    import msvcrt

    def _lock(number: int) -> None:
        """Lock an open file until it is closed. Raises OSError if somebody else has."""
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(number: int) -> None:
        """Lock an open file until it is closed. Raises OSError if somebody else has."""
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)


def check(file: Path) -> Path:
    """Find the file that a name means, and make its folder. Raises OSError if it can be no file."""
    real = Path(os.path.realpath(file))
    real.parent.mkdir(parents=True, exist_ok=True)
    if real.exists() and not real.is_file():  # a device would take all and keep nothing
        raise OSError(f"{file} is no file")
    return real


@contextmanager
def kept(file: Path) -> Iterator[None]:
    """Hold the lock of a file, by whatever path it was named.

    Raises Taken if somebody else does, OSError for what cannot be a file of ours.
    """
    real = check(file)
    with real.with_name(f"{real.name}.lock").open("ab") as beside:
        try:
            _lock(beside.fileno())
        except (BlockingIOError, PermissionError) as problem:
            raise Taken(str(file)) from problem
        yield
