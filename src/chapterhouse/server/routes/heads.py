"""Heads: whatever can be read can be asked for by HEAD too, which answers without a body."""

from collections.abc import Iterable

from litestar import HttpMethod, Router, head, route
from litestar.enums import OpenAPIMediaType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin


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


def schema() -> OpenAPIConfig:
    """Publish the description, which the framework gives to GET alone."""
    router = Router("/schema", route_handlers=[description], include_in_schema=False)
    return OpenAPIConfig(
        "Chapterhouse", "1", render_plugins=[JsonRenderPlugin()], openapi_router=router
    )


@head(["/", "/openapi.json"], media_type=OpenAPIMediaType.OPENAPI_JSON, include_in_schema=False)
async def description() -> None:
    """Tell that there is a description."""
