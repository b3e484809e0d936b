"""`chapterhouse delete`: tables that nobody needs any more."""

from typing import Annotated
from urllib.parse import urlsplit

from cyclopts import Parameter

from chapterhouse.cli.desk import Desk
from chapterhouse.cli.pages import flag
from chapterhouse.cli.problems import Wrong, within
from chapterhouse.cli.store import OLDEST, Store, existing, keeping


def delete(
    table: Annotated[str, flag("delete-table", "table")] = "",
    /,
    *,
    older_than: Annotated[int | None, flag("delete-older-than", "number")] = None,
    store: Store = "",
    desk: Annotated[Desk, Parameter(parse=False)],
) -> int:
    """Delete one table, or all that are idle. Raises Wrong for none, or while a server runs."""
    from chapterhouse.server import upkeep  # noqa: PLC0415 - other commands start sooner

    within("--older-than", 1 if older_than is None else older_than, 1, OLDEST)
    if bool(table) == (older_than is not None):
        raise Wrong("delete-what")
    database = existing(store)
    with keeping(database):
        ids = [named(table)] if older_than is None else upkeep.idle(database, older_than)
        count = upkeep.remove(database, ids)
    if table and not count:
        raise Wrong("no-table", table=ids[0], file=str(database))
    desk.say("cli-deleted", "point", count=count)
    return 0


def named(table: str) -> str:
    """Take the name of a table out of its address, if that was given."""
    return urlsplit(table).path.rstrip("/").rpartition("/")[2]
