"""`chapterhouse backup`: a copy of the tables, while they are played on; and `restore`."""

import os
import sqlite3
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from chapterhouse.cli import files
from chapterhouse.cli.desk import Desk
from chapterhouse.cli.pages import flag
from chapterhouse.cli.problems import Wrong
from chapterhouse.cli.store import Store, chosen, existing, keeping, unusable, usable


def backup(
    file: Annotated[str, flag("backup-file", "file")],
    /,
    *,
    store: Store = "",
    desk: Annotated[Desk, Parameter(parse=False)],
) -> int:
    """Copy the tables. Raises Wrong for what cannot be copied, or not there."""
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415 - other commands start sooner

    from chapterhouse.server import upkeep  # noqa: PLC0415 - likewise

    source, to = existing(store), files.check(file)
    if str(to) == os.path.realpath(str(source)):
        raise Wrong("same-file", file=file)
    try:
        count = upkeep.backup(source, to)
    except (sqlite3.DatabaseError, SQLAlchemyError) as problem:
        if isinstance(getattr(problem, "orig", problem), sqlite3.Error):  # as of any copy
            raise Wrong("no-backup", file=str(source)) from problem
        raise unusable(source, problem) from problem
    except OSError as problem:
        raise Wrong("no-writing", file=file) from problem
    desk.say("cli-backed-up", "point", count=count, file=file)
    return 0


def restore(
    file: Annotated[str, flag("restore-file", "file")],
    /,
    *,
    store: Store = "",
    desk: Annotated[Desk, Parameter(parse=False)],
) -> int:
    """Bring the tables of a copy to where there are none. Raises Wrong for what is no copy, or
    where there are tables.
    """
    from chapterhouse.server import upkeep  # noqa: PLC0415 - other commands start sooner

    source, to = existing(file), chosen(store)
    with ExitStack() as stack:
        try:
            with usable(source):
                copy = stack.enter_context(upkeep.whole(Path(file)))
        except sqlite3.DatabaseError as problem:
            raise Wrong("no-backup", file=file) from problem
        try:
            with keeping(to), usable(to):
                count = upkeep.restore(copy, to)
        except upkeep.Occupied as problem:
            raise Wrong("occupied", store=str(to)) from problem
    desk.say("cli-restored", "point", count=count, store=str(to))
    return 0
