"""Based: a server whose addresses begin with a folder, as behind a proxy that has others beside it.

A proxy may hand the folder on or take it away: both are served.
"""

from collections.abc import Sequence
from typing import Any, Final
from urllib.parse import quote

from litestar.types import ASGIApp, Receive, Scope, Send

ROOTED: Final = ("index.html", "manifest.json", "offline.json")  # they name files from the root on


def rooted(text: str, base: str) -> str:
    """Let a file of the page name its files from that folder on."""
    return text.replace('"/', f'"{base}/')


class Based:
    """The application, at a folder."""

    def __init__(self, app: ASGIApp, base: str) -> None:
        self._app: Final = app
        self._base: Final = base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve what is asked for in the folder; its own name leads into it."""
        asked: Any = scope
        path = asked.get("path", "")
        if path == self._base and asked["type"] == "http":
            query = asked.get("query_string", b"")
            to = quote(f"{self._base}/").encode() + (b"?" + query if query else b"")
            await _sent_on(send, [(b"location", to), (b"content-length", b"0")])
            return
        if path.startswith(f"{self._base}/"):
            asked["path"] = path.removeprefix(self._base)
            asked["raw_path"] = asked.get("raw_path", b"").removeprefix(self._base.encode())
        await self._app(scope, receive, send)


async def _sent_on(send: Send, headers: Sequence[tuple[bytes, bytes]]) -> None:
    """Answer that it is elsewhere."""
    start: Any = {"type": "http.response.start", "status": 308, "headers": headers}
    rest: Any = {"type": "http.response.body", "body": b"", "more_body": False}
    for message in (start, rest):
        await send(message)
