"""Lines: the protocols of uvicorn, with a time limit for all that can take too long."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.server import ServerProtocol

from chapterhouse.server.compression import COMPRESSION
from chapterhouse.server.connections import Connections
from chapterhouse.server.limits import Limits

UNTAKEN: Final = 2**20  # bytes of answers to pings: far more than one message
SEATED: Final = "chapterhouse.seated"  # where a socket finds what keeps its connection


def keep_open(scope: Mapping[str, Any]) -> None:
    """Never close the connection of a socket for others: its client has shown a key."""
    keep: Callable[[], None] | None = scope.get("state", {}).get(SEATED)
    if keep:
        keep()


class Config(uvicorn.Config):
    """What uvicorn is told, and what our lines need beside it."""

    def __init__(
        self,
        app: Any,  # noqa: ANN401 - as uvicorn has it
        limits: Limits,
        connections: Connections,
        leave: Callable[[], None],
        **more: Any,  # noqa: ANN401 - as above
    ) -> None:
        """Take the application, and how it learns that it is about to stop."""
        super().__init__(app, http=Http, ws=Socket, **more)
        self.limits: Final = limits
        self.lines: Final = connections
        self.leave: Final = leave


class Http(H11Protocol):
    """A connection that has so long to send a request, and so long to take the answer."""

    config: Config

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:  # fmt: skip
        super().__init__(config, server_state, app_state, _loop)
        self._answering = False
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as the class above
        """Count it, and begin to wait for its first request."""
        super().connection_made(transport)
        self._within(self.config.limits.request)
        self.config.lines.open(transport)

    def data_received(self, data: bytes) -> None:
        """Receive a part, which may be the last of a request."""
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """Wait for the next request; it may be there already."""
        super().on_response_complete()
        self._look(anew=True)

    def handle_websocket_upgrade(self, event: Any) -> None:  # noqa: ANN401 - of h11
        """Become a WebSocket, which has its own time limits."""
        self._call_off()
        self.config.lines.upgrade(self.transport)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._call_off()
        self.config.lines.close(self.transport)
        super().connection_lost(exc)

    def _look(self, *, anew: bool = False) -> None:
        """Look whether a request is complete, and set the time limit for what comes next."""
        cycle: Any = self.cycle  # None until the first request
        answering = cycle is not None and not (cycle.response_complete or cycle.more_body)
        if self._deadline and (anew or answering != self._answering):
            self._answering = answering
            limits = self.config.limits
            self._within(limits.answer if answering else limits.request)

    def _within(self, seconds: float) -> None:
        """End this connection after so many seconds, unless called off."""
        self._call_off()
        self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _call_off(self) -> None:
        if self._deadline:
            self._deadline.cancel()
            self._deadline = None


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket whose client may ping without end, take nothing, or leave before the first
    message, compressed as positions are compressed well in little memory.
    """

    config: Config

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:  # fmt: skip
        kept = {SEATED: lambda: config.lines.seat(self.transport)}
        super().__init__(config, server_state, app_state | kept, _loop)
        self.conn = ServerProtocol(extensions=[COMPRESSION], max_size=config.ws_max_size)
        self._deadline: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._call_off()
        self.config.lines.close(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Wait until what is not taken yet has become less, but not for ever."""
        super().pause_writing()
        self._call_off()
        self._deadline = self.loop.call_later(self.config.limits.send, self.transport.abort)

    def resume_writing(self) -> None:
        self._call_off()
        super().resume_writing()

    def _call_off(self) -> None:
        if self._deadline:
            self._deadline.cancel()
            self._deadline = None

    def start_keepalive(self) -> None:
        """Begin, now that both sides have agreed, and forget by what words."""
        super().start_keepalive()
        del self.request, self.response

    def handle_ping(self) -> None:
        """Answer, if what was answered before is taken."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > UNTAKEN:
            self.transport.abort()

    def send_500_response(self) -> None:
        """Say that something went wrong, if the client is still there."""
        if not self.transport.is_closing():
            super().send_500_response()
