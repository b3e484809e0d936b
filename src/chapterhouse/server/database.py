"""How a file of SQLite is named to SQLAlchemy."""

from pathlib import Path

from sqlalchemy import URL


def address(driver: str, file: Path) -> URL:
    """Name a file to a driver, whatever signs are in its name.

    Whole from the root, no name means anything else: `:memory:` is a file like others.
    """
    return URL.create(driver, database=str(file.absolute()))
