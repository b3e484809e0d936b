"""`chapterhouse backup`: a copy of the tables, while they are played on."""

import os
import sqlite3
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from chapterhouse.cli import files
from chapterhouse.cli.data import existing
from chapterhouse.cli.desk import Desk
from chapterhouse.cli.pages import flag
from chapterhouse.cli.problems import Wrong


def backup(
    file: Annotated[str, flag("backup-file", "file")],
    /,
    *,
    data: Annotated[str, flag("serve-data", "file")] = "",
    desk: Annotated[Desk, Parameter(parse=False)],
) -> int:
    """Copy the tables. Raises Wrong for what cannot be copied, or not there."""
    from chapterhouse.server import upkeep  # noqa: PLC0415 - other commands start sooner

    source, to = existing(data), files.check(file)
    if to == Path(os.path.realpath(source)):
        raise Wrong("same-file", file=file)
    try:
        count = upkeep.backup(source, to)
    except sqlite3.DatabaseError as problem:
        raise Wrong("no-backup", file=str(source)) from problem
    except OSError as problem:
        raise Wrong("no-writing", file=file) from problem
    desk.say("cli-backed-up", "point", count=count, file=file)
    return 0
