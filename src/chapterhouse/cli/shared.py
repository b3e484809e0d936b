"""`chapterhouse shared`: the files of owners that lie in a store; --delete takes one away."""

from datetime import datetime
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.text import Text

from chapterhouse.cli.desk import Desk
from chapterhouse.cli.pages import flag
from chapterhouse.cli.problems import Wrong
from chapterhouse.cli.store import Store, existing, usable
from chapterhouse.locale import Translator

if TYPE_CHECKING:
    from chapterhouse.server.owners import Shared


def shared(
    *,
    delete: Annotated[str, flag("shared-delete", "word")] = "",
    store: Store = "",
    desk: Annotated[Desk, Parameter(parse=False)],
) -> int:
    """List what owners share, or delete one of it. Raises Wrong for a store of no use, or no such
    file.
    """
    from chapterhouse.server import owners  # noqa: PLC0415 - other commands start sooner

    database = existing(store)
    with usable(database):
        if delete and not owners.remove(database, delete):
            raise Wrong("no-shared", file=delete)
        found = [] if delete else owners.listed(database)
    if delete:
        desk.say("cli-shared-deleted", "point", file=delete)
    elif not found:
        desk.say("cli-shared-none", "point")
    for file in found:
        _tell(desk, file)
    return 0


def _tell(desk: Desk, file: "Shared") -> None:
    """Tell of one file what it is, and how much it says."""
    said = file.kept.stated
    when = datetime.fromtimestamp(file.changed).astimezone().strftime("%Y-%m-%d %H:%M")
    game = Translator(desk.language, file.game).text("game")
    desk.show(Text(f"{file.id}  {when}  {game}: {said.name}", "point"))
    confirmed = len(said.confirmed)
    told = {"confirmed": confirmed, "corrected": len(said.facts) - confirmed}
    desk.say("cli-shared-says", language=said.printing.language, **told)
