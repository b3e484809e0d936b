"""Tables in a database of PostgreSQL, for hosts who have one; several servers share them."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from typing import ClassVar, Final

from psycopg import Connection as Wire
from psycopg import Error
from psycopg.abc import Buffer
from psycopg.errors import LockNotAvailable
from psycopg.rows import TupleRow
from psycopg.types.string import StrDumperUnknown
from sqlalchemy import URL, Connection, Engine, Table, create_engine, event, make_url

from chapterhouse.server.databases import Database, Taken
from chapterhouse.server.databases.listening import Listener

STAYS: Final = "actions_never_delete"  # the trigger that forbids to delete an action
SECONDS: Final = 5  # to wait for a server that does not answer
# An advisory lock of this number, and of the schema: who writes shares it with others who do, and
# who needs to be alone has it alone. It ends with the connection, however that ends, and a new
# connection takes it again before it writes.
KEEPS: Final = f"({0x43484150}, hashtext(current_schema()))"
SHARE: Final = f"select pg_advisory_lock_shared{KEEPS}"
EXCLUDE: Final = f"select pg_advisory_lock{KEEPS}"
WAIT: Final = "set local lock_timeout = '2s'"  # for one that was killed a moment ago
# Another one, of the number of a process, says that this process goes on.
LIVES: Final = 0x4348414C
ENDED: Final = """select distinct process from attendance where not exists (
select from pg_locks where locktype = 'advisory' and classid = %s and objid = process::oid
and granted and database = (select oid from pg_database where datname = current_database()))"""
# Of one database, each schema has a channel of its own.
CHANNEL: Final = "select 'chapterhouse' || hashtext(current_schema())"
TELL: Final = """select pg_notify('chapterhouse' || hashtext(current_schema()), told)
from unnest(%s::text[]) as told"""
NO_SIGN: Final = "\ufffd"  # of Unicode, for what cannot be written
# What passes: no connection, 08 and 57P (one that ended), 40 (a conflict), too many connections
PASSING: Final = ("08", "57P", "40", "53300")


@dataclass(frozen=True)
class Postgresql(Database):
    """A database, and in it the schema that its address leads to."""

    shared: ClassVar[bool] = True
    url: URL

    def __str__(self) -> str:
        return self.url.render_as_string(hide_password=True)

    def reading(self) -> Engine:
        """Open it to be read: what one connection reads is of one moment."""
        return self._engine(pool_pre_ping=True, isolation_level="REPEATABLE READ")

    def writing(self) -> Engine:
        return self._locking(_share)

    def alone(self) -> Engine:
        return self._locking(_exclude)

    def altering(self) -> Engine:
        return self.alone()

    def _locking(self, lock: Callable[[Wire[TupleRow], object], None]) -> Engine:
        engine = self._engine(pool_size=1, max_overflow=0)
        event.listen(engine, "connect", lock)
        return engine

    def _engine(self, **pool: object) -> Engine:
        named = {"connect_timeout": SECONDS, "application_name": "chapterhouse"}
        url = self.url.set(drivername="postgresql+psycopg")
        # No secret may get into a log.
        engine = create_engine(url, connect_args=named, hide_parameters=True, **pool)
        event.listen(engine, "connect", _take_any_text)
        return engine

    def kept(self) -> AbstractContextManager[None]:
        """Do nothing: whoever writes takes the lock with the connection."""
        return nullcontext()

    def holding(self, connection: Connection, rows: Table) -> None:
        connection.exec_driver_sql(f"lock table {rows.name} in share row exclusive mode")

    def tell(self, connection: Connection, told: Sequence[str]) -> None:
        connection.exec_driver_sql(TELL, (list(told),))

    def hearing(
        self, process: int, heard: Callable[[str], None], joined: Callable[[], None]
    ) -> AbstractContextManager[None]:
        address = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        live = f"{SHARE}, pg_advisory_lock({LIVES}, {process})"
        return Listener(address, (live, CHANNEL), heard, joined)

    def ended(self, connection: Connection) -> Sequence[int]:
        return list(connection.exec_driver_sql(ENDED, (LIVES,)).scalars())

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


class _AnyText(StrDumperUnknown):
    """Writes a text as it is, but for the one sign that PostgreSQL has no place for."""

    def dump(self, obj: str) -> Buffer | None:
        return super().dump(obj.replace("\0", NO_SIGN))


def _take_any_text(connection: Wire[TupleRow], _record: object) -> None:
    """Take whatever strangers send, as a file does: what they name by it is not found."""
    connection.adapters.register_dumper(str, _AnyText)


def _share(connection: Wire[TupleRow], _record: object) -> None:
    """Be one of those who write. Raises Taken if somebody needs to be alone."""
    _lock(connection, SHARE)


def _exclude(connection: Wire[TupleRow], _record: object) -> None:
    """Be the one who writes. Raises Taken if somebody else is."""
    _lock(connection, EXCLUDE)


def _lock(connection: Wire[TupleRow], lock: str) -> None:
    try:
        connection.execute(WAIT)
        connection.execute(lock)
        connection.commit()
    except LockNotAvailable as problem:
        connection.close()
        raise Taken from problem
