"""`chapterhouse free`: what people have keys to, and a new link in place of a key that is lost."""

import asyncio
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter
from rich.table import Table as Grid
from rich.text import Text

from chapterhouse.cli.delete import named
from chapterhouse.cli.desk import Desk
from chapterhouse.cli.pages import flag
from chapterhouse.cli.problems import Wrong
from chapterhouse.cli.store import Store, existing, keeping, usable

if TYPE_CHECKING:
    from chapterhouse.server.databases import Database
    from chapterhouse.server.freeing import Holder, Keyed, Kind

HEADINGS: Final = {
    "tournament": "cli-free-tournaments", "league": "cli-free-leagues", "file": "cli-free-files",
}  # fmt: skip
STATES: Final = {
    "has": "cli-free-has", "waits": "cli-free-waits", "bot": "cli-free-bot-plays",
    "left": "cli-free-left",
}  # fmt: skip
HOSTS: Final = {
    "table": "cli-free-host-table", "tournament": "cli-free-host-tournament",
    "file": "cli-free-host-file",
}  # fmt: skip
TOLD: Final = {  # of a new key of whoever opened it
    "table": "cli-freed-table", "tournament": "cli-freed-tournament", "file": "cli-freed-file",
}  # fmt: skip


def free(
    table: Annotated[str, flag("free-what", "table")] = "",
    name: Annotated[str, flag("free-whom", "name")] = "",
    /,
    *,
    host: Annotated[bool, flag("free-host"), Parameter(negative="")] = False,
    bot: Annotated[str | None, flag("free-bot", "level")] = None,
    store: Store = "",
    desk: Annotated[Desk, Parameter(parse=False)],
) -> int:
    """Tell what there are keys to, or give somebody a new link. Raises Wrong, Malformed."""
    database = existing(store)
    if not table:
        _list(desk, database)
        return 0
    of = _found(database, named(table))
    if not name and not host:
        _people(desk, of)
        return 0
    whom = _whom(of, name, host=host, bot=bot)
    with _held(database, of, host=host), usable(database):
        links = asyncio.run(_freed(database, of, whom, bot, desk.language))
    desk.say(_said(of.kind, host=host), seat=whom.name if whom else "")
    for link in links:
        print(_address(table, link))  # noqa: T201 - one line, however long, to be copied
    return 0


def _found(database: "Database", id: str) -> "Keyed":
    """Find what has this name. Raises Wrong for nothing."""
    from chapterhouse.server import freeing  # noqa: PLC0415 - other commands start sooner

    with usable(database):
        of = freeing.found(database, id)
    if of is None:
        raise Wrong("nothing-there", name=id, file=str(database))
    return of


def _held(database: "Database", of: "Keyed", *, host: bool) -> AbstractContextManager[None]:
    """Keep tables meanwhile, where any are changed: a server has them in memory."""
    changes = of.kind == "table" or (of.kind == "tournament" and not host)
    return keeping(database) if changes else usable(database)


def _whom(of: "Keyed", name: str, *, host: bool, bot: str | None) -> "Holder | None":
    """Find who is meant, by name or, counted from 1, by number; None for whoever opened it.

    Raises Wrong.
    """
    if (name and host) or (bot is not None and (host or of.kind != "table")):
        raise Wrong("free-whom")
    if host:
        if not of.hosted:
            raise Wrong("no-one-host", name=of.id)
        return None
    if not of.people:
        raise Wrong("only-host", name=of.id)
    names = [one.name for one in of.people]
    at = names.index(name) if name in names else int(name) - 1 if name.isdecimal() else -1
    if not 0 <= at < len(names):
        listed = ", ".join([one or str(number) for number, one in enumerate(names, 1)])
        raise Wrong("no-seat" if of.kind == "table" else "nobody-there", seat=name, seats=listed)
    return of.people[at]


async def _freed(
    database: "Database", of: "Keyed", whom: "Holder | None", level: str | None, language: str
) -> list[str]:
    """Make a new key, or a code for one; give the links. Raises Wrong, Malformed."""
    from chapterhouse.server import freeing  # noqa: PLC0415 - other commands start sooner
    from chapterhouse.server.store import Store as Kept  # noqa: PLC0415 - likewise

    store = Kept(database)
    try:
        if whom is None:
            return await freeing.renew_host(store, of)
        if of.kind == "league":
            return [await freeing.renew_member(store, of, whom)]
        if of.kind == "tournament":
            return [await freeing.renew_person(store, of, whom)]
        return [await freeing.renew_seat(store, of, whom, level, language)]
    finally:
        await store.close()


def _said(kind: "Kind", *, host: bool) -> str:
    """Tell what is said of a new link."""
    if host:
        return TOLD[kind]
    return {"tournament": "cli-freed-person", "league": "cli-freed-member"}.get(kind, "cli-freed")


def _address(typed: str, link: str) -> str:
    """Write a link as it is to be passed on, where the address was typed by which people come."""
    if "://" not in typed:
        return link
    return typed.partition("#")[0].rstrip("/").rsplit("/", 2)[0] + link


def _list(desk: Desk, database: "Database") -> None:
    """List what there is, kind by kind. Raises Wrong."""
    from chapterhouse.server import freeing  # noqa: PLC0415 - other commands start sooner

    with usable(database):
        found = freeing.listed(database)
    for kind, heading in HEADINGS.items():
        things = [one for one in found if one.kind == kind]
        if things:
            desk.say(heading, "point")
            desk.show(_grid([(one.id, one.title) for one in things]))
    desk.say("cli-free-more" if found else "cli-free-none")
    desk.say("cli-free-sealed", "soft")


def _people(desk: Desk, of: "Keyed") -> None:
    """List who has a key to something: what is to be typed, and how it is with them."""
    hosts = [("--host", desk.text(HOSTS[of.kind]))] if of.hosted else []
    people = [
        (one.name or str(at), desk.text(STATES[one.state])) for at, one in enumerate(of.people, 1)
    ]
    desk.show(Text(f"{of.id}  {of.title}", "point"), _grid([*hosts, *people]))


def _grid(lines: list[tuple[str, str]]) -> Grid:
    """Put what can be typed beside what it means."""
    grid = Grid.grid(padding=(0, 2, 0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for typed, meaning in lines:
        grid.add_row(Text(typed), Text(meaning))
    return grid
