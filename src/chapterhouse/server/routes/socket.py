"""The socket of a table, on which its reader is talked with."""

from typing import Final

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import WebsocketRouteHandler
from litestar.params import FromPath

from chapterhouse.server.conversation import HungUp, converse
from chapterhouse.server.limits import Limiter
from chapterhouse.server.line import keep_open
from chapterhouse.server.problems import preferred
from chapterhouse.server.routes.asking import address
from chapterhouse.server.tables import Tables

Socket = WebSocket[object, object, State]
HANGS_UP: Final = 4000  # the code of a socket that is closed with a last message


class SocketLine:
    """A socket as a line."""

    def __init__(self, socket: Socket) -> None:
        self._socket: Final = socket

    async def receive(self) -> str | bytes:
        try:
            return await self._socket.receive_data("text")
        except WebSocketDisconnect as problem:
            raise HungUp from problem

    async def send(self, text: str) -> None:
        try:
            await self._socket.send_data(text, "text")
        except (OSError, RuntimeError, WebSocketDisconnect) as problem:
            raise HungUp from problem  # disconnected, or closed by uvicorn

    async def close(self) -> None:
        try:
            await self._socket.close(HANGS_UP)
        except (OSError, RuntimeError, WebSocketDisconnect) as problem:
            raise HungUp from problem

    def seat(self) -> None:
        keep_open(self._socket.scope)


@websocket("/api/tables/{id:str}/socket")
async def socket(
    socket: Socket, id: FromPath[str], tables: NamedDependency[Tables],
    limiter: NamedDependency[Limiter],
) -> None:  # fmt: skip
    """Serve one reader until either side disconnects."""
    await socket.accept()
    language = preferred(socket.headers.get("accept-language", ""))
    await converse(SocketLine(socket), tables, id, limiter, address(socket), language)


HANDLERS: Final[list[WebsocketRouteHandler]] = [socket]
