"""The listener: the port the server listens on, the sockets, and the address that is printed."""

import asyncio
import socket
import webbrowser
from threading import Thread
from typing import Any, Final

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from chapterhouse.server import descriptors, logs
from chapterhouse.server.addresses import networks
from chapterhouse.server.app import create
from chapterhouse.server.based import Based
from chapterhouse.server.connections import Connections
from chapterhouse.server.line import Config
from chapterhouse.server.numbered import Numbered
from chapterhouse.server.ready import settle
from chapterhouse.server.tables import Settings

USUAL_PORT: Final = 8000
TRIED: Final = 20  # ports, one after another
WAITING: Final = 128  # connections that are not yet accepted
GRACE: Final = 1  # seconds for requests under way when the server stops
AGAIN: Final = 0.1  # seconds between two looks whether to stop at once
# A port can be taken at once after another server has left it, and never while one has it: of the
# usual option Windows makes that two have it.
ANEW: Final = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
LONGEST_MESSAGE: Final = 65_536  # bytes; far below, whoever writes too much is told so


def serve(settings: Settings, listener: socket.socket, host: str, *, opens: bool) -> None:
    written = f"[{host}]" if ":" in host else host
    address = f"http://{written}:{listener.getsockname()[1]}{settings.base}/"
    with logs.written(settings.log):
        config = configure(settings)
        Announcing(config, address, opens=opens, drain=settings.drain).run([listener])


def configure(settings: Settings) -> Config:
    """Tell uvicorn what it needs to know.

    Only proxies that were named may say where their visitors come from: others, on this machine
    too, could give themselves a new address for each request.
    """
    limits, proxies = settings.limits, networks(settings.proxies)
    app = create(settings)
    at: Any = Based(app, settings.base) if settings.base else app
    named: Any = ProxyHeadersMiddleware(at, [str(proxy) for proxy in proxies])
    return Config(
        Numbered(named if proxies else at, proxies),
        limits,
        Connections(limits, descriptors.room(), proxies),
        app.state.health.leave,
        ws_max_size=LONGEST_MESSAGE,
        proxy_headers=False,  # it is believed above, behind what still knows who was the proxy
        log_config=None,
        log_level="warning",
        backlog=WAITING,
        timeout_graceful_shutdown=GRACE,
    )


class Announcing(uvicorn.Server):
    """A server that says where it is as soon as it can be reached, and that it is about to stop."""

    config: Config

    def __init__(self, config: Config, address: str, *, opens: bool, drain: float) -> None:
        super().__init__(config)
        self.address: Final = address
        self.opens: Final = opens
        self.drain: Final = drain

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then print the address, and open it if that was asked for."""
        await super().startup(sockets)
        if self.started:
            Thread(target=settle, daemon=True, name="ready").start()
            print(self.address, flush=True)  # noqa: T201 - for people and programs alike
            if self.opens:
                webbrowser.open(self.address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say that it is about to stop, and stop after a while, or at once if told so again."""
        self.config.leave()
        left = float(self.drain)
        while left > 0 and not self.force_exit:
            await asyncio.sleep(min(left, AGAIN))
            left -= AGAIN
        await super().shutdown(sockets)


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
        listener.setsockopt(socket.SOL_SOCKET, ANEW, 1)
        listener.bind(address)
        listener.listen(WAITING)
    except OSError:
        listener.close()
        raise
    return listener
