"""How the file came to be as it is, step by step; run whenever it is opened."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from chapterhouse.server.database import for_writing

HERE: Final = Path(__file__).parent


class Newer(ValueError):
    """A file that a newer release has changed in a way that this one does not know."""


def migrate(file: Path) -> None:
    """Make the file what this version needs, and its folder if there is none: wholly or not at all.

    Raises OSError or SQLAlchemyError for a file that cannot be used, Newer for one that a newer
    release has written.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    if file.exists() and not file.is_file():  # a device would take all and keep nothing
        raise OSError(f"{file} is no file")
    recipe = Config()
    recipe.set_main_option("script_location", str(HERE).replace("%", "%%"))
    engine = for_writing(file)
    try:
        with engine.begin() as connection:
            recipe.attributes["connection"] = connection
            _check(connection, ScriptDirectory.from_config(recipe))
            command.upgrade(recipe, "head")
    finally:
        engine.dispose()


def _check(connection: Connection, steps: ScriptDirectory) -> None:
    """Look how far the file has come. Raises Newer if that is further than we know, OSError if
    that is more than one place.
    """
    known = {step.revision for step in steps.walk_revisions()}
    taken = MigrationContext.configure(connection).get_current_heads()
    if len(taken) > 1:
        raise OSError(f"the file has taken the steps {taken}, of which each follows the last")
    for step in taken:
        if step not in known:
            raise Newer(f"the file has taken the step {step}; this release knows {sorted(known)}")
