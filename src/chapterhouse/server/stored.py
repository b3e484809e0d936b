"""The store of tables that a server keeps; those that are played offline have another."""

from typing import cast

from chapterhouse.server.store import Store
from chapterhouse.server.tables import Tables


def store_of(tables: Tables) -> Store:
    """Give the store of a server's tables."""
    return cast("Store", tables.store)
