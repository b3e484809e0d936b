"""`chapterhouse export` and `import`: one table as a file."""

from typing import Annotated, Final

from cyclopts import Parameter

from chapterhouse.cli import files
from chapterhouse.cli.delete import named
from chapterhouse.cli.desk import Desk
from chapterhouse.cli.pages import flag
from chapterhouse.cli.problems import Wrong
from chapterhouse.cli.store import Store, chosen, existing, keeping, usable

LEFT: Final = {  # what is said of what is in no file
    "wishes": "cli-left-wishes", "reports": "cli-left-reports", "claims": "cli-left-claims",
    "standing": "cli-left-standing", "shut": "cli-left-shut",
}  # fmt: skip
PRIVATE: Final = 0o600  # the rights to a file that holds the secret of a deal


def export(
    table: Annotated[str, flag("delete-table", "table")],
    file: Annotated[str, flag("export-file", "file")],
    /,
    *,
    store: Store = "",
    desk: Annotated[Desk, Parameter(parse=False)],
) -> int:
    """Write one table into a file. Raises Wrong for one that there is not."""
    from chapterhouse.server import tablefile, transfer  # noqa: PLC0415 - others start sooner

    database = existing(store)
    to = files.check(file)
    with usable(database):
        found = transfer.exported(database, named(table))
        left = transfer.left_behind(database, named(table))
    if found is None:
        raise Wrong("no-table", table=named(table), file=str(database))
    files.write(file, tablefile.written(found), PRIVATE)
    desk.say("cli-exported", "point", table=found.match.id, file=str(to))
    for what in left:
        desk.say(LEFT[what])
    return 0


def import_(
    file: Annotated[str, flag("import-file", "file")],
    /,
    *,
    store: Store = "",
    desk: Annotated[Desk, Parameter(parse=False)],
) -> int:
    """Bring a table from a file. Raises Wrong for what is none, or is there already."""
    from chapterhouse.server import tablefile, transfer  # noqa: PLC0415 - others start sooner

    database = chosen(store)
    table = tablefile.read(files.read(file, tablefile.MOST))
    with keeping(database):
        try:
            with usable(database):
                whole = transfer.imported(database, table)
        except transfer.Present as problem:
            raise Wrong("table-there", table=table.match.id, file=str(database)) from problem
    desk.say("cli-imported", "point", table=table.match.id, store=str(database))
    if not whole:
        desk.say("cli-imported-alone")
    return 0
