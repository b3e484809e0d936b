"""Asking: who asks, as far as the routes need to know."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State

Asking = Request[object, object, State]


def address(line: ASGIConnection[Any, Any, Any, State]) -> str:
    """Give the address that somebody asks from; empty if there is none."""
    return line.client.host if line.client else ""
