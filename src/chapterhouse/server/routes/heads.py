"""Heads: whatever can be read can be asked for by HEAD too, which answers without a body."""

from collections.abc import Iterable

from litestar import HttpMethod, route
from litestar.handlers import HTTPRouteHandler


def heads(handlers: Iterable[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """Give each of these routes that answers GET alone one for HEAD; it need not be published."""
    return [
        route(
            sorted(handler.paths),
            http_method=[HttpMethod.HEAD],
            media_type=handler.media_type,
            include_in_schema=False,
        )(handler.fn)
        for handler in handlers
        if handler.http_methods == {HttpMethod.GET}
    ]
