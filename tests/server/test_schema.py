"""Requests nobody would think of: each is answered, never by an error of ours."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from litestar.testing import TestClient
from schemathesis import Case, openapi

from chapterhouse.server.app import create
from chapterhouse.server.house import Settings
from server.conftest import ROOMY
from server.talk import Client

SOME: Final = 12  # requests an operation


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A house for strangers, whose tables nobody else needs."""
    file = tmp_path_factory.mktemp("strangers") / "tables.db"
    with TestClient(create(Settings(file, 0, ROOMY)), raise_server_exceptions=False) as client:
        yield client


def operations() -> list[str]:
    """Every operation that is published."""
    paths = create(Settings(Path("none"), 0)).openapi_schema.to_schema()["paths"]
    return [f"{method} {path}" for path, methods in paths.items() for method in methods]


@pytest.mark.parametrize("operation", operations())
def test_whatever_is_asked_is_answered(house: Client, operation: str) -> None:
    """Any request that the schema allows is answered, or refused with a sentence."""
    method, path = operation.split()
    schema = openapi.from_dict(house.get("/schema/openapi.json").json())

    @given(case=schema[path][method].as_strategy())
    @settings(
        max_examples=SOME,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def ask(case: Case[Any]) -> None:
        answer = house.request(**_written(case))
        told = answer.json() if answer.status_code >= 400 else {}

        assert answer.status_code < 500, answer.text
        assert not told or {"code", "text"} == set(told)

    ask()


def _written(case: Case[Any]) -> dict[str, Any]:
    """The request as a client sends it."""
    said = case.as_transport_kwargs(base_url="http://testserver.local")
    names = ("method", "url", "params", "headers", "json", "data", "content")
    sent = {name: said[name] for name in names if said.get(name) is not None}
    if isinstance(sent.get("data"), bytes):
        sent["content"] = sent.pop("data")
    return sent
