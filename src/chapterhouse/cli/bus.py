"""How servers tell each other that something has happened, as `serve` names it."""

from typing import TYPE_CHECKING, Final

from chapterhouse.cli.problems import Wrong

if TYPE_CHECKING:
    from chapterhouse.server.buses import Bus
    from chapterhouse.server.databases import Database

OF_DATABASE: Final = "postgresql://"  # that of the tables
IN_MEMORY: Final = "memory://"
VALKEY: Final = ("valkey", "valkeys", "redis", "rediss", "unix")  # how its addresses begin


def carrying(bus: str, database: "Database") -> "Bus | None":
    """Find the bus that was named; None for the usual one. Raises Wrong for what is none, or where
    no other server can be; never names a password.
    """
    from chapterhouse.server.buses import InMemory, OfDatabase  # noqa: PLC0415 - others start sooner

    if not bus or bus == IN_MEMORY:
        return InMemory() if bus else None
    kind, marked, _ = bus.partition("://")
    if not marked:
        raise Wrong("no-bus-address")
    if bus != OF_DATABASE and kind not in VALKEY:
        raise Wrong("no-such-bus", kind=f"{kind}://")
    if not database.shared:
        raise Wrong("bus-alone")
    return OfDatabase() if bus == OF_DATABASE else _valkey(bus)


def _valkey(address: str) -> "Bus":
    """Find a Valkey by its address. Raises Wrong for what is none."""
    from chapterhouse.server.buses.valkey import ValkeyBus  # noqa: PLC0415 - of an extra

    made = ValkeyBus(address)
    try:
        made.client()
    except ValueError as problem:
        raise Wrong("no-bus-address") from problem
    return made
