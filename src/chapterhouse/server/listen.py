"""The listener: the port the server listens on, the sockets, and the address that is printed."""

import socket
import webbrowser
from threading import Thread
from typing import Final

import uvicorn

from chapterhouse.server import descriptors, logs
from chapterhouse.server.addresses import networks
from chapterhouse.server.app import create
from chapterhouse.server.connections import Connections
from chapterhouse.server.line import Config
from chapterhouse.server.ready import settle
from chapterhouse.server.tables import Settings

USUAL_PORT: Final = 8000
TRIED: Final = 20  # ports, one after another
WAITING: Final = 128  # connections that are not yet accepted
GRACE: Final = 3  # seconds for requests under way when the server stops
LONGEST_MESSAGE: Final = 65_536  # bytes; far below, whoever writes too much is told so


def serve(settings: Settings, listener: socket.socket, host: str, *, opens: bool) -> None:
    written = f"[{host}]" if ":" in host else host
    address = f"http://{written}:{listener.getsockname()[1]}/"
    with logs.written():
        Announcing(configure(settings), address, opens=opens).run([listener])


def configure(settings: Settings) -> Config:
    """Tell uvicorn what it needs to know.

    Only proxies that were named may say where their visitors come from: others, on this machine
    too, could give themselves a new address for each request.
    """
    limits, proxies = settings.limits, networks(settings.proxies)
    return Config(
        create(settings),
        limits,
        Connections(limits, descriptors.room(), proxies),
        ws_max_size=LONGEST_MESSAGE,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=[str(proxy) for proxy in proxies],
        log_config=None,
        log_level="warning",
        backlog=WAITING,
        timeout_graceful_shutdown=GRACE,
    )


class Announcing(uvicorn.Server):
    """A server that says where it is as soon as it can be reached."""

    def __init__(self, config: uvicorn.Config, address: str, *, opens: bool) -> None:
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


def bind(host: str, port: int | None) -> socket.socket:
    """Take a port: the one asked for, or the first usual one that is free. Raises OSError."""
    if port is not None:
        return _bind(host, port)
    for number in range(USUAL_PORT, USUAL_PORT + TRIED - 1):
        try:
            return _bind(host, number)
        except OSError:
            continue
    return _bind(host, USUAL_PORT + TRIED - 1)


def _bind(host: str, port: int) -> socket.socket:
    """Take this port. Raises OSError."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    family, kind, protocol, _, address = found[0]
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(WAITING)
    except OSError:
        listener.close()
        raise
    return listener
