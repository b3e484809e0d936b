"""How the file came to be as it is, step by step; run whenever it is opened."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config

from chapterhouse.server.database import for_writing

HERE: Final = Path(__file__).parent


def migrate(file: Path) -> None:
    """Make the file what this version needs, and its folder if there is none: wholly or not at all.

    Raises OSError or SQLAlchemyError for a file that cannot be used.
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
            command.upgrade(recipe, "head")
    finally:
        engine.dispose()
