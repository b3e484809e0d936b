"""Asking: who asks, as far as the routes need to know."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State

from chapterhouse.server.addresses import visitor

Asking = Request[object, object, State]


def address(line: ASGIConnection[Any, Any, Any, State]) -> str:
    """Name who asks, by the address that it comes from; empty if there is none."""
    return visitor(line.client.host) if line.client else ""
