"""`chapterhouse export`, `import` and `free`: what a host does with one table."""

import asyncio
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from chapterhouse.cli import files
from chapterhouse.cli.delete import named
from chapterhouse.cli.desk import Desk
from chapterhouse.cli.pages import flag
from chapterhouse.cli.problems import Wrong
from chapterhouse.cli.store import Store, chosen, existing, keeping, usable

if TYPE_CHECKING:
    from chapterhouse.server.databases import Database

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
    if found is None:
        raise Wrong("no-table", table=named(table), file=str(database))
    files.write(file, tablefile.written(found), PRIVATE)
    desk.say("cli-exported", "point", table=found.match.id, file=str(to))
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
                transfer.imported(database, table)
        except transfer.Present as problem:
            raise Wrong("table-there", table=table.match.id, file=str(database)) from problem
    desk.say("cli-imported", "point", table=table.match.id, store=str(database))
    return 0


def free(
    table: Annotated[str, flag("delete-table", "table")],
    name: Annotated[str, flag("free-seat", "name")],
    /,
    *,
    bot: Annotated[str | None, flag("free-bot", "level")] = None,
    store: Store = "",
    desk: Annotated[Desk, Parameter(parse=False)],
) -> int:
    """Give a seat a new link, which alone opens it. Raises Wrong for a table there is not."""
    database = existing(store)
    with keeping(database), usable(database):
        code = asyncio.run(_freed(database, named(table), name, bot, desk.language))
    address = table.partition("#")[0] if "://" in table else f"/table/{named(table)}"
    desk.say("cli-freed", seat=name)
    print(f"{address}#{code}")  # noqa: T201 - one line, however long, to be copied
    return 0


async def _freed(database: "Database", id: str, seat: str, level: str | None, language: str) -> str:
    """Free it. Raises Wrong for a table or a player there is not, Malformed for a bot's seat."""
    from chapterhouse.server import seating  # noqa: PLC0415 - other commands start sooner
    from chapterhouse.server.store import Store as Kept  # noqa: PLC0415 - likewise
    from chapterhouse.server.table import Table  # noqa: PLC0415 - likewise

    store = Kept(database)
    try:
        kept = await store.load(id)
        if kept is None:
            raise Wrong("no-table", table=id, file=str(database))
        names = [chair.name for chair in kept.chairs]
        number = names.index(seat) if seat in names else int(seat) - 1 if seat.isdecimal() else -1
        if not 0 <= number < len(names):
            listed = ", ".join([name or str(at) for at, name in enumerate(names, 1)])
            raise Wrong("no-seat", seat=seat, seats=listed)
        return await seating.free(Table(kept, store), number, level, language)
    finally:
        await store.close()
