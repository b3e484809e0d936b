"""Stopping: what still runs when the server ends is told so, and is no fault of anybody."""

import asyncio

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from chapterhouse.server.problems import stopping


class Stopping(ASGIMiddleware):
    """Answers the requests that uvicorn cancels, which take longer than stopping may."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Serve. Raises Malformed, which becomes the answer, if the request is cancelled."""
        begun = False

        async def noted(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await next_app(scope, receive, noted)
        except asyncio.CancelledError:
            if not begun and scope["type"] == ScopeType.HTTP:
                raise stopping() from None
