"""Origin: which pages may ask this server for something, and by which names it is reached.

A browser sends requests for whatever page it shows. Three headers that no page can forge tell them
apart: `Host`, the name that the page believes to be ours; `Origin`, where the page came from; and
`Sec-Fetch-Site`, how far that is from us. Programs send no `Origin`, and go on working.

- By a name that is not ours nobody is served: whoever owns a name can let it lead to our address.
- Changing requests and sockets come from our own page. Other pages can neither read our answers,
  as none allows it, nor send JSON, which is the only thing that we read.
"""

from collections.abc import Callable, Collection
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import json

from chapterhouse.core.rule import Malformed
from chapterhouse.server.problems import status_of
from chapterhouse.wire.requests import Problem

Line = ASGIConnection[Any, Any, Any, State]
READING: Final = ("GET", "HEAD", "OPTIONS")
USUAL_PORTS: Final = {"http": ":80", "https": ":443"}
OUR_PAGE: Final = ("same-origin", "none")  # what `Sec-Fetch-Site` says of it, and of an address
JSON: Final = "application/json"
DENIAL: Final = "websocket.http.response"  # what ASGI calls an answer instead of a socket


class Origin(ASGIMiddleware):
    """Lets through what our own page asks for, and what programs do."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(
        self, names: Collection[str], sentence: Callable[[Line, Malformed], Problem]
    ) -> None:
        """Take the names that lead to us, each with its port if that is not the usual one."""
        self._names: Final = frozenset(names)
        self._hosts: Final = frozenset({"localhost", *[_name(name) for name in names]})
        self._sentence: Final = sentence

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Serve, or refuse. Raises Malformed where that becomes an answer by itself."""
        line: Line = ASGIConnection(scope)
        try:
            self.check(line, "" if scope["type"] == ScopeType.WEBSOCKET else scope["method"])
        except Malformed as problem:
            if DENIAL not in (scope.get("extensions") or {}):
                raise
            await _deny(send, status_of(problem), self._sentence(line, problem))
        else:
            await next_app(scope, receive, send)

    def check(self, line: Line, method: str) -> None:
        """Check a request; a socket has no method. Raises Malformed for what is not served."""
        host = line.headers.get("host", "")
        if host and not self._ours(_name(host)):
            raise _foreign_host(host)
        if method in READING:
            return
        origin = line.headers.get("origin")
        site = line.headers.get("sec-fetch-site", "none")
        if origin is None and site in OUR_PAGE:
            pass  # a program, or a browser that says by the other header that the page is ours
        elif origin is None or not self._same(origin, host) or site == "cross-site":
            raise _foreign_page(origin or site)
        if method:
            _check_type(line.headers.get("content-type", ""))

    def _ours(self, name: str) -> bool:
        """Tell whether a name leads to us; a number does, as no name stands behind it."""
        try:
            ip_address(name)
        except ValueError:
            return name in self._hosts
        return True

    def _same(self, origin: str, host: str) -> bool:
        """Tell whether a page came from us: by the name it asks for, or by one that we are given.

        The scheme is not compared: a proxy in front of us may speak TLS, of which we know nothing.
        """
        scheme, _, place = origin.lower().partition("://")
        usual = USUAL_PORTS.get(scheme)
        if usual is None:  # "null", or a page that did not come by the net
            return False
        place = place.removesuffix(usual)
        return place == host.lower().removesuffix(usual) or place in self._names


def _name(host: str) -> str:
    """Take the name out of a host with its port; empty if there is none, or more than that."""
    if set("@/?#") & set(host):
        return ""
    try:
        return (urlsplit(f"//{host}").hostname or "").removesuffix(".")
    except ValueError:
        return ""


def _check_type(kind: str) -> None:
    """Check what a body is said to be. Raises Malformed for all but JSON."""
    if kind.partition(";")[0].strip().lower() != JSON:
        raise Malformed(
            "no-json",
            "{type} is not read here; send JSON, with the content type application/json",
            {"type": kind or "-"},
        )


def _foreign_host(host: str) -> Malformed:
    """Say that a name is none of ours."""
    return Malformed(
        "foreign-host",
        "this server does not know the name {host}; use its address in numbers, or let it be "
        "started with --name {host}",
        {"host": host},
    )


def _foreign_page(origin: str) -> Malformed:
    """Say that a page is none of ours."""
    return Malformed(
        "foreign-page",
        "a page from {origin} may not ask for this; if that is a name of this server, let it be "
        "started with --name and that name",
        {"origin": origin},
    )


async def _deny(send: Send, status: int, problem: Problem) -> None:
    """Answer the request for a socket with a problem."""
    body = json.encode(problem)
    length = str(len(body)).encode()
    headers = [(b"content-type", JSON.encode()), (b"content-length", length)]
    start: Any = {"type": f"{DENIAL}.start", "status": status, "headers": headers}
    rest: Any = {"type": f"{DENIAL}.body", "body": body, "more_body": False}
    for message in (start, rest):
        await send(message)
