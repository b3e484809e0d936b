"""How rows came to be laid out as they are, step by step; run whenever tables are opened."""

from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from chapterhouse.server.databases import Database, Taken

HERE: Final = Path(__file__).parent


class Newer(ValueError):
    """Tables that a newer release has changed in a way that this one does not know."""


class Older(ValueError):
    """Tables that an earlier release has written, laid out as it needed them."""


def migrate(database: Database) -> None:
    """Lay out rows as this version needs them, also where there are none yet: wholly or not at all.

    Raises OSError or SQLAlchemyError for what cannot keep tables, Newer for tables that a newer
    release has written, Taken where they would have to be changed while another process keeps them.
    """
    if database.shared and _ready(database):  # by others, who may be keeping them
        return
    try:
        _migrate(database)
    except Taken:
        if not (database.shared and _ready(database)):
            raise


def _ready(database: Database) -> bool:
    """Tell whether rows are laid out as this version needs them. Raises as `migrate` does."""
    engine = database.reading()
    try:
        with engine.connect() as connection:
            check(connection)
    except Older:
        return False
    finally:
        engine.dispose()
    return True


def _migrate(database: Database) -> None:
    """Take the steps that are missing, while nobody else keeps the tables."""
    engine = database.altering()
    try:
        with engine.begin() as connection:
            if _taken(connection) != tuple(_steps().get_heads()):
                recipe = _recipe()
                recipe.attributes["connection"] = connection
                command.upgrade(recipe, "head")
    finally:
        engine.dispose()


def check(connection: Connection) -> None:
    """See that rows are laid out as this version needs them. Raises Newer, Older or OSError."""
    taken = _taken(connection)
    if taken != tuple(_steps().get_heads()):
        raise Older(f"they have taken the steps {taken}")


def _recipe() -> Config:
    """Tell alembic where the steps are."""
    recipe = Config()
    recipe.set_main_option("script_location", str(HERE).replace("%", "%%"))
    return recipe


@cache
def _steps() -> ScriptDirectory:
    """All steps that this release knows."""
    return ScriptDirectory.from_config(_recipe())


def _taken(connection: Connection) -> tuple[str, ...]:
    """Look how far the file has come. Raises Newer if that is further than we know, OSError if
    that is more than one place.
    """
    known = {step.revision for step in _steps().walk_revisions()}
    taken = MigrationContext.configure(connection).get_current_heads()
    if len(taken) > 1:
        raise OSError(f"they have taken the steps {taken}, of which each follows the last")
    for step in taken:
        if step not in known:
            raise Newer(f"they have taken the step {step}; this release knows {sorted(known)}")
    return taken
