"""Listening: one kept connection by which a process is there for others, and hears them."""

import logging
import socket
from collections.abc import Callable
from contextlib import suppress
from selectors import EVENT_READ, DefaultSelector
from threading import Event, Thread
from types import TracebackType
from typing import Final

from psycopg import Connection, Error, connect
from psycopg.sql import SQL, Identifier

AGAIN: Final = 0.2  # seconds between two tries to connect
SECONDS: Final = 5  # to wait for a server that does not answer
QUIET: Final = 60.0  # seconds, then the connection is tried
KEEPALIVES: Final = {
    "tcp_keepalives_idle": 1,
    "tcp_keepalives_interval": 1,
    "tcp_keepalives_count": 3,
}
LOG: Final = logging.getLogger(__name__)


class Listener:
    """Listens in a thread; where the connection ends, there is a new one."""

    def __init__(
        self,
        address: str,
        begin: tuple[str, str],
        heard: Callable[[str], None],
        joined: Callable[[], None],
    ) -> None:
        """Be there by what `begin` says: a statement, and one that names the channel."""
        self._address: Final = address
        self._lock, self._channel = begin
        self._heard: Final = heard
        self._joined: Final = joined
        self._closing: Final = Event()
        self._stirred, self._stir = socket.socketpair()
        self._thread: Final = Thread(target=self._run, daemon=True, name="listener")

    def __enter__(self) -> None:
        self._thread.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._closing.set()
        self._stir.send(b".")
        self._thread.join()
        self._stir.close()
        self._stirred.close()

    # -- in the thread

    def _run(self) -> None:
        """Listen until it is to end."""
        while not self._closing.is_set():
            try:
                with self._connected() as connection, DefaultSelector() as both:
                    self._begin(connection)
                    both.register(connection.fileno(), EVENT_READ)
                    both.register(self._stirred, EVENT_READ)
                    self._joined()
                    while not self._closing.is_set():
                        both.select(QUIET)
                        self._pass_on(connection)
            except Error as problem:
                LOG.warning("no connection to other processes: %s", type(problem).__name__)
                self._closing.wait(AGAIN)

    def _connected(self) -> Connection:
        """Connect, so that this side notices within some seconds when the other one is gone."""
        return connect(
            self._address,
            autocommit=True,
            connect_timeout=SECONDS,
            application_name="chapterhouse",
            keepalives_idle=1,
            keepalives_interval=1,
            keepalives_count=3,
        )

    def _begin(self, connection: Connection) -> None:
        """Be there, and listen; the other side notices, too, when this one is gone."""
        with suppress(Error):  # a socket of this machine has no such thing
            for name, value in KEEPALIVES.items():
                connection.execute(f"set {name} = {value}")
        connection.execute("set lock_timeout = '2s'")  # somebody may need to be alone for longer
        connection.execute(self._lock)
        found = connection.execute(self._channel).fetchone()
        connection.execute(SQL("listen {}").format(Identifier(str(found and found[0]))))

    def _pass_on(self, connection: Connection) -> None:
        """Pass on what was told."""
        if self._closing.is_set():
            return
        for told in connection.notifies(timeout=0):
            self._heard(told.payload)
