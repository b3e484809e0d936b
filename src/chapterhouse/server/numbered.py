"""Numbered: each request and each socket has a number, which its answer, what went wrong and the
log tell alike. A proxy that was named may give it, so that its log tells the same one.
"""

import re
import time
from collections.abc import Sequence
from logging import INFO, getLogger
from typing import Any, Final

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from chapterhouse.server.addresses import Network, within
from chapterhouse.server.logs import NUMBER, REQUESTS, numbered

HEADER: Final = b"x-request-id"
FORM: Final = re.compile(rb"[A-Za-z0-9._=+/-]{1,80}")
BEGINNINGS: Final = (
    "http.response.start", "websocket.accept", "websocket.http.response.start"
)  # fmt: skip
LONGEST: Final = 10  # signs of a method: whoever asks may call it anything
LOG: Final = getLogger(REQUESTS)


class Numbered:
    """The application, with a number for whatever it is asked."""

    def __init__(self, app: ASGIApp, proxies: Sequence[Network] = ()) -> None:
        self._app: Final = app
        self._proxies: Final = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve, under a number."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        NUMBER.set(self._given(scope))
        number = numbered().encode()
        began, status = time.monotonic(), 0

        async def told(message: Message) -> None:
            nonlocal status
            answer: Any = message
            if message["type"] in BEGINNINGS:
                status = answer.get("status", 101)
                answer = {**message, "headers": [*answer.get("headers", []), (HEADER, number)]}
            await send(answer)

        try:
            await self._app(scope, receive, told)
        finally:
            if LOG.isEnabledFor(INFO):
                LOG.info("request", extra=_described(scope, status, time.monotonic() - began))

    def _given(self, scope: Scope) -> str:
        """Take the number that a named proxy gave; empty if there is none of use."""
        peer = scope.get("client")
        given = dict(scope["headers"]).get(HEADER, b"")
        if not peer or not FORM.fullmatch(given) or not within(peer[0], self._proxies):
            return ""
        return given.decode()


def _described(scope: Any, status: int, seconds: float) -> dict[str, object]:  # noqa: ANN401 - of either kind
    """Describe a request for the log: by its pattern, as an address may name a table."""
    return {
        "method": scope.get("method", "SOCKET")[:LONGEST],
        "path": scope.get("path_template", ""),
        "status": status,
        "ms": round(seconds * 1000),
    }
