"""Tables in a database of PostgreSQL, for hosts who have one."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from typing import Final

from psycopg import Connection as Wire
from psycopg import Error
from psycopg.errors import LockNotAvailable
from psycopg.rows import TupleRow
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url

from chapterhouse.server.databases import Database, Taken

STAYS: Final = "actions_never_delete"  # the trigger that forbids to delete an action
SECONDS: Final = 5  # to wait for a server that does not answer
# An advisory lock of this number, and of the schema, belongs to the one who writes: it ends with
# the connection, however that ends, and a new connection takes it again before it writes.
KEEPS: Final = 0x43484150
KEEP: Final = f"select pg_advisory_lock({KEEPS}, hashtext(current_schema()))"
WAIT: Final = "set local lock_timeout = '2s'"  # for one that was killed a moment ago
# What passes: no connection, 08 and 57P (one that ended), 40 (a conflict), too many connections
PASSING: Final = ("08", "57P", "40", "53300")


@dataclass(frozen=True)
class Postgresql(Database):
    """A database, and in it the schema that its address leads to."""

    url: URL

    def __str__(self) -> str:
        return self.url.render_as_string(hide_password=True)

    def reading(self) -> Engine:
        return self._engine(pool_pre_ping=True)

    def writing(self) -> Engine:
        engine = self._engine(pool_size=1, max_overflow=0)
        event.listen(engine, "connect", _keep)
        return engine

    def altering(self) -> Engine:
        return self.writing()

    def _engine(self, **pool: int) -> Engine:
        named = {"connect_timeout": SECONDS, "application_name": "chapterhouse"}
        url = self.url.set(drivername="postgresql+psycopg")
        # No secret may get into a log.
        return create_engine(url, connect_args=named, hide_parameters=True, **pool)

    def kept(self) -> AbstractContextManager[None]:
        """Do nothing: whoever writes takes the lock with the connection."""
        return nullcontext()

    def passes(self, problem: Exception) -> bool:
        """Tell whether the connection is lost, or is somebody else's for now."""
        if isinstance(problem, Taken):
            return True
        cause = getattr(problem, "orig", None)
        return isinstance(cause, Error) and (cause.sqlstate or "08").startswith(PASSING)

    def why(self, problem: Exception) -> str:
        """Say it by the first line of the driver's words, which name no password."""
        return str(getattr(problem, "orig", problem)).strip().partition("\n")[0]

    @contextmanager
    def deleting(self, connection: Connection) -> Iterator[None]:
        connection.exec_driver_sql(f"alter table actions disable trigger {STAYS}")
        yield
        connection.exec_driver_sql(f"alter table actions enable trigger {STAYS}")


def named(address: str) -> Postgresql:
    """Find a database by its address, `postgresql://user:password@host:port/name`.

    Raises ArgumentError or ValueError for what is no address.
    """
    return Postgresql(make_url(address).set(drivername="postgresql"))


def _keep(connection: Wire[TupleRow], _record: object) -> None:
    """Be the one who writes. Raises Taken if somebody else is."""
    try:
        connection.execute(WAIT)
        connection.execute(KEEP)
        connection.commit()
    except LockNotAvailable as problem:
        connection.close()
        raise Taken from problem
