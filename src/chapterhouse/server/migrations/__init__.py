"""How the file came to be as it is, step by step; run whenever it is opened."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

HERE: Final = Path(__file__).parent


def migrate(file: Path) -> None:
    """Make the file what this version needs, and its folder if there is none.

    Raises OSError or SQLAlchemyError for a file that cannot be used.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    recipe = Config()
    recipe.set_main_option("script_location", str(HERE).replace("%", "%%"))
    engine = create_engine("sqlite:///" + str(file))
    try:
        with engine.connect() as connection:
            recipe.attributes["connection"] = connection
            command.upgrade(recipe, "head")
    finally:
        engine.dispose()
