"""Two servers where a test has started one: what it asks for goes to them in turns.

For CHAPTERHOUSE_TESTED_STORE=postgresql, as `make test-long` has it: whatever holds at one server
holds where the next question, or the next socket of a table, lands at another. They tell each other
by the database, or with CHAPTERHOUSE_TESTED_BUS=valkey by that.
"""

from dataclasses import replace
from typing import Any, Final

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import buses
from chapterhouse.server import app as served
from chapterhouse.server.tables import Settings

SETTINGS: Final[dict[int, Settings]] = {}  # by the application that was made of them
OTHERS: Final[dict[int, TestClient[Litestar]]] = {}  # by the client that began
TURNS: Final[dict[int, int]] = {}


def patch(patches: pytest.MonkeyPatch) -> None:
    """Let each test client that is entered have another server beside its own."""
    create, enter = served.create, TestClient.__enter__

    def remembered(settings: Settings) -> Litestar:
        if buses.KIND == "valkey" and settings.database.shared and not settings.bus:
            settings = replace(settings, bus=buses.shared().bus)
        made = create(settings)
        SETTINGS[id(made)] = settings
        return made

    def entered(client: TestClient[Litestar]) -> TestClient[Litestar]:
        settings = SETTINGS.pop(id(client.app), None)
        if settings:
            OTHERS[id(client)] = TestClient(create(settings), **_like(client))
            enter(OTHERS[id(client)])
        return enter(client)

    patches.setattr(served, "create", remembered)
    patches.setattr(TestClient, "__enter__", entered)
    patches.setattr(TestClient, "__exit__", _leaving(TestClient.__exit__))
    for name in ("request", "websocket_connect"):
        patches.setattr(TestClient, name, _in_turns(getattr(TestClient, name)))


def _leaving(leave: Any) -> Any:  # noqa: ANN401 - the way to leave one
    """Leave both."""

    def left(client: TestClient[Litestar], *problem: Any) -> None:  # noqa: ANN401 - as it is left
        other = OTHERS.pop(id(client), None)
        try:
            leave(client, *problem)
        finally:
            if other:
                leave(other, *problem)

    return left


def _like(client: TestClient[Litestar]) -> dict[str, Any]:
    """Tell how another client is made."""
    transport: Any = client._transport  # noqa: SLF001
    return {"raise_server_exceptions": transport.raise_server_exceptions}


def _in_turns(ask: Any) -> Any:  # noqa: ANN401 - any way to ask
    """Ask the one server, then the other."""

    def asked(client: TestClient[Litestar], *what: Any, **how: Any) -> Any:  # noqa: ANN401 - likewise
        other = OTHERS.get(id(client))
        if other is None:
            return ask(client, *what, **how)
        TURNS[id(client)] = 1 - TURNS.get(id(client), 0)
        return ask(other if TURNS[id(client)] else client, *what, **how)

    return asked
