"""How a file of SQLite is named to SQLAlchemy, and opened to be written."""

from pathlib import Path

from sqlalchemy import URL, Connection, Engine, create_engine, event


def address(file: Path) -> URL:
    """Name a file, whatever signs are in its name.

    Whole from the root, no name means anything else: `:memory:` is a file like others.
    """
    return URL.create("sqlite", database=str(file.absolute()))


def for_writing(file: Path) -> Engine:
    """Open a file whose every transaction takes the right to write before it reads."""
    engine = create_engine(
        address(file),
        isolation_level="AUTOCOMMIT",
        hide_parameters=True,  # no secret may get into a log
    )
    event.listen(engine, "begin", _begin)
    return engine


def _begin(connection: Connection) -> None:
    """Begin a transaction: by itself, the driver would commit each table on its own."""
    connection.exec_driver_sql("begin immediate")
