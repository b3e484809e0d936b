"""The door: the port the server listens on, the sockets, and the address that is said aloud."""

import logging
import socket
import webbrowser
from threading import Thread
from typing import Final

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from chapterhouse.server.app import create
from chapterhouse.server.house import Settings
from chapterhouse.server.ready import settle

USUAL_PORT: Final = 8000
TRIED: Final = 20  # ports, one after another
WAITING: Final = 128  # connections that are not yet accepted
UNTAKEN: Final = 2**20  # bytes of answers to pings: far more than one message
GRACE: Final = 3  # seconds for requests under way when the server stops
NOT_OURS: Final = (  # so says uvicorn, as if it were a fault of ours, of who sends no text,
    "Invalid UTF-8 sequence received from client.",
    "ASGI callable returned without completing handshake.",  # or is gone before the first word
)
LONGEST_MESSAGE: Final = 65_536  # bytes; far below, whoever writes too much is told so


def serve(settings: Settings, door: socket.socket, host: str, *, opens: bool) -> None:
    """Serve until interrupted."""
    written = f"[{host}]" if ":" in host else host
    address = f"http://{written}:{door.getsockname()[1]}/"
    config = uvicorn.Config(
        create(settings),
        ws=Socket,
        ws_max_size=LONGEST_MESSAGE,
        log_level="warning",
        timeout_graceful_shutdown=GRACE,
    )
    logging.getLogger("uvicorn.error").addFilter(_is_ours)
    Announcing(config, address, opens=opens).run([door])


def _is_ours(record: logging.LogRecord) -> bool:
    """Tell whether it is a fault of ours."""
    return record.msg not in NOT_OURS


class Socket(WebSocketsSansIOProtocol):
    """A socket that stands whoever pings without end, or is gone before the first word."""

    def handle_ping(self) -> None:
        """Answer, if what was answered before is taken."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > UNTAKEN:
            self.transport.abort()

    def send_500_response(self) -> None:
        """Say that something went wrong, if anybody is there to hear it."""
        if not self.transport.is_closing():
            super().send_500_response()


class Announcing(uvicorn.Server):
    """A server that says where it is as soon as it can be reached."""

    def __init__(self, config: uvicorn.Config, address: str, *, opens: bool) -> None:
        """Be ready to say it."""
        super().__init__(config)
        self.address: Final = address
        self.opens: Final = opens

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then print the address, and open it if that was asked for."""
        await super().startup(sockets)
        if self.started:
            Thread(target=settle, daemon=True, name="ready").start()
            print(self.address, flush=True)  # noqa: T201 - for people and programs alike
            if self.opens:
                webbrowser.open(self.address)


def bound(host: str, port: int | None) -> socket.socket:
    """Take a port: the one asked for, or the first usual one that is free. Raises OSError."""
    if port is not None:
        return _bound(host, port)
    for number in range(USUAL_PORT, USUAL_PORT + TRIED - 1):
        try:
            return _bound(host, number)
        except OSError:
            continue
    return _bound(host, USUAL_PORT + TRIED - 1)


def _bound(host: str, port: int) -> socket.socket:
    """Take this port. Raises OSError."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    family, kind, protocol, _, address = found[0]
    door = socket.socket(family, kind, protocol)
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(address)
        door.listen(WAITING)
    except OSError:
        door.close()
        raise
    return door
