"""`chapterhouse mcp`: a table for an assistant that speaks the Model Context Protocol."""

from typing import Annotated

from cyclopts import Parameter

from chapterhouse.cli.desk import Desk


def mcp(*, desk: Annotated[Desk, Parameter(parse=False)]) -> int:
    """Serve one client on standard input and output, in the language of the desk."""
    from chapterhouse.adapters.mcp import server  # noqa: PLC0415 - only this command needs it

    server(desk.language).run("stdio")
    return 0
