"""Requests nobody would think of, and usual ones: each is answered as is published, never by an
error of ours.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from litestar.testing import TestClient
from schemathesis import Case, openapi
from schemathesis.checks import CheckFunction
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from chapterhouse import scenarios
from chapterhouse.server.accounts import signing_in
from chapterhouse.server.app import create
from chapterhouse.server.databases.sqlite import Sqlite
from chapterhouse.server.tables import Settings
from databases import fresh
from server.conftest import ROOMY
from server.provider import CLUB, Provider
from server.talk import CreatedTable, HttpClient, create_table, key_of, talk
from sizes import REQUESTS

FINISHED: Final = Path(__file__).parents[1] / "games/biblios/golden/2-01.txt"
GOING_ON: Final = {"text": FINISHED.read_text("utf-8"), "ply": 40, "seat": 0}
PROVIDER: Final = Provider()
CHECKS: Final[list[CheckFunction]] = [
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HttpClient]:
    """A server for strangers, whose tables nobody else needs."""
    database = fresh(tmp_path_factory.mktemp("strangers"))
    counts = Settings(database, 0, ROOMY, count_lessons=True, openid=CLUB)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(signing_in, "connected", PROVIDER.client)
        with TestClient(create(counts), raise_server_exceptions=False) as client:
            yield client


def operations() -> list[str]:
    """Every operation that is published."""
    paths = create(Settings(Sqlite(Path("none")), 0)).openapi_schema.to_schema()["paths"]
    return [f"{method} {path}" for path, methods in paths.items() for method in methods]


def published(web: HttpClient, operation: str) -> Any:  # noqa: ANN401 - one of several kinds
    """An operation as strangers read of it."""
    method, path = operation.split()
    return openapi.from_dict(web.get("/schema/openapi.json").json())[path][method]


BOX = 'name = "Mine"\n[printing]\nlanguage = "ru"\n[box]\nage = { is = 9, by = "book" }\n'
OF_BOXES: dict[str, dict[str, object]] = {
    "post /api/games/{game}/edition/read": {"text": BOX},
    "post /api/games/{game}/edition/written": {
        "name": "Mine", "printing": {}, "sources": {}, "facts": [{"path": "box.age", "value": 9}],
    },
    "post /api/games/{game}/editions": {"key": key_of("Al"), "text": BOX},
    "put /api/editions/{id}": {"key": key_of("Bo"), "text": BOX},
    "post /api/editions/{id}/withdrawn": {"key": key_of("Bo")},
}  # fmt: skip


TOURNAMENT: dict[str, object] = {"name": "Ours", "game": "biblios", "seats": 2, "form": "robin"}
OF_OTHERS: dict[str, dict[str, object]] = {
    **OF_BOXES,
    "post /api/replays": {"text": "biblios/1 Al Bo\n: first 1"},
    "post /api/replays/review": {"text": FINISHED.read_text("utf-8"), "observer": 0},
    "post /api/replays/continuation": GOING_ON,
    "post /api/tournaments": TOURNAMENT,
    "post /api/tournaments/{id}/look": {},
    "post /api/tournaments/{id}/people": {"key": key_of("Cleo"), "name": "Cleo"},
}


def ask(web: HttpClient, case: Case[Any]) -> int:
    """Ask, and compare the answer with what is published; gives the status."""
    answer = web.request(**_written(case))
    told = answer.json() if answer.status_code >= 400 else {}

    assert answer.status_code < 500, answer.text
    assert not told or {"code", "text"} == set(told)
    case.validate_response(answer, checks=CHECKS)
    return answer.status_code


@pytest.mark.parametrize("operation", operations())
def test_whatever_is_asked_is_answered(web: HttpClient, operation: str) -> None:
    """Any request that the schema allows is answered as it says, or refused with a sentence."""

    @given(case=published(web, operation).as_strategy())
    @settings(
        max_examples=REQUESTS,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def asked(case: Case[Any]) -> None:
        ask(web, case)

    asked()


@pytest.mark.parametrize("operation", operations())
def test_what_goes_well_is_as_published(web: HttpClient, operation: str) -> None:
    """A request that makes sense gets what is promised, of the shape that is promised."""
    created = create_table(web, "me", "friend")
    sent = bodies(created)
    joining = sent["post /api/tables/{id}/seats/{seat}/join"]
    assert web.post(f"{created.path}/seats/1/join", json=joining).status_code == 200
    begin(web, created, operation, sent)
    if operation.endswith("/vote"):
        return  # nobody is away for long enough
    if operation.endswith("/rematch"):
        play_to_the_end(web, created)
    places = {"id": created.id, "seat": 1, "game": "biblios", "lesson": "first"}
    if "/api/editions/" in operation:
        places["id"] = shared(web)
    if "/api/tournaments/" in operation:
        places |= {"id": entered(web, sent), "what": "standings.csv"}
    places["example"] = next(iter(scenarios.examples("biblios")))
    case = published(web, operation).Case(
        path_parameters={
            name: value for name, value in places.items() if f"{{{name}}}" in operation
        },
        body=sent.get(operation, {}),
        media_type="application/json",
    )

    assert ask(web, case) in {200, 201}


def test_what_is_wrong_in_a_body_is_never_our_fault(web: HttpClient) -> None:
    """Of whatever name: a field called as something that routes are given would be taken for it."""
    whole = web.get("/schema/openapi.json").json()
    bodies = [one.get("requestBody") for path in whole["paths"].values() for one in path.values()]
    fields = fields_of(bodies, whole["components"]["schemas"])
    wrong = {"game": "biblios", "chairs": [{"kind": "me"}, {"kind": "bot"}], "language": 7}

    assert "language" in fields
    assert not fields & set(web.app.dependencies)
    assert web.post("/api/tables", json=wrong).status_code == 400


def fields_of(part: Any, schemas: dict[str, Any]) -> set[str]:  # noqa: ANN401 - as JSON is
    """The names of all fields of a part of the description, also of what it refers to."""
    parts = part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
    found = {name for one in parts for name in fields_of(one, schemas)}
    if isinstance(part, dict):
        found |= set(part.get("properties", {}))
        found |= fields_of(schemas.get(str(part.get("$ref")).rpartition("/")[2]), schemas)
    return found


@pytest.mark.parametrize("path", ["/schema", "/schema/openapi.json"])
def test_the_description_is_asked_for_by_head(web: HttpClient, path: str) -> None:
    """As whatever else can be read: the same answer without its body."""
    whole, head = web.get(path), web.head(path)

    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-type"] == whole.headers["content-type"]


def entered(web: HttpClient, sent: dict[str, dict[str, object]]) -> str:
    """The word of a tournament that two people have entered, and its organiser may begin."""
    founded = web.post("/api/tournaments", json=TOURNAMENT).json()
    path = f"/api/tournaments/{founded['tournament']}"
    for name in ("Al", "Bo"):
        person = {"key": key_of(name), "name": name}
        assert web.post(f"{path}/people", json=person).status_code == 200
    host = founded["host"]
    sent["post /api/tournaments/{id}/orders"] = {"key": host, "order": "next"}
    sent["post /api/tournaments/{id}/links"] = {"key": host, "person": 0, "name": "Al"}
    sent["put /api/tournaments/{id}/keys"] = {"key": host, "new": key_of("new host")}
    return str(founded["tournament"])


def shared(web: HttpClient) -> str:
    """The word of a file that somebody has just shared."""
    box = {"key": key_of("Bo"), "text": BOX}
    return str(web.post("/api/games/biblios/editions", json=box).json()["id"])


def begin(
    web: HttpClient, created: CreatedTable, operation: str, sent: dict[str, dict[str, object]]
) -> None:
    """Begin a keyring, a sign-in, or a league, for an operation that needs one."""
    if "keyrings" in operation:
        first = sent["put /api/keyrings"] | {"after": 0, "place": key_of(operation)}
        assert web.put("/api/keyrings", json=first).status_code == 200
        sent[operation]["place"] = key_of(operation)
    if "/api/accounts" in operation:
        came = web.post("/api/accounts/begun", json={}).json()
        back = PROVIDER.visit(came.pop("at")) | came
        back |= {"issuer": back.pop("iss")}
        sent["post /api/accounts/finished"] = back
        if operation.endswith("/attached"):
            signed = web.post("/api/accounts/finished", json=back).json()
            lead = {"secret": "s" * 43, "mark": key_of("list"), "ticket": signed["ticket"]}
            sent[operation] = lead
    if "/api/leagues" in operation:
        first = sent["put /api/tables/{id}/seats/{seat}/leagues"] | {"member": key_of(operation)}
        assert web.put(f"{created.path}/seats/1/leagues", json=first).status_code == 200
        sent[operation]["member"] = key_of(operation)


def play_to_the_end(web: HttpClient, created: CreatedTable) -> None:
    """Let bots stand in for both, until the match is over."""
    with talk(web, created) as onlooker:
        for seat in (0, 1):
            web.put(f"{created.path}/seats/{seat}", json={"key": created.host, "level": "uniform"})
        onlooker.until("position", fits=lambda position: position["ending"] is not None)


def of_leagues(seat: str) -> dict[str, dict[str, object]]:
    """What makes sense to send of leagues."""
    bo, member = key_of("Bo"), key_of("member")
    return {
        f"post {seat}/leagues": {"key": bo},
        f"put {seat}/leagues": {"key": bo, "member": member, "title": "Ours", "name": "Bo"},
        "post /api/leagues/found": {},
        "put /api/leagues/name": {"name": "Bob"},
        "put /api/leagues/key": {"new": key_of("new member")},
        "post /api/leagues/left": {},
    }


def bodies(created: CreatedTable) -> dict[str, dict[str, object]]:
    """What makes sense to send, where anything is sent."""
    seat = "/api/tables/{id}/seats/{seat}"
    return of_leagues(seat) | {
        "post /api/tables": {"game": "biblios", "chairs": [{"kind": "me"}, {"kind": "bot"}]},
        f"post {seat}/join": {"code": created.codes[1], "key": key_of("Bo"), "name": "Bo"},
        f"put {seat}": {"key": created.host, "level": "greedy"},
        f"post {seat}/invitation": {"host": created.host, "frees": True},
        f"post {seat}/handover": {"key": key_of("Bo")},
        f"put {seat}/notices": {"key": key_of("Bo")},
        f"post {seat}/vote": {"key": created.keys[0], "agrees": True},
        f"post {seat}/lock": {"key": key_of("Bo"), "new": key_of("Bo again")},
        "post /api/tables/{id}/rematch": {"key": created.host},
        "post /api/games/{game}/lessons/{lesson}/reached": {"step": 0},
        "post /api/glances": {"asked": [{"table": created.id, "key": created.host}]},
        "post /api/tables/{id}/reports": {"key": key_of("Bo"), "seat": 0, "text": "shouts"},
        "post /api/tables/{id}/seat": {"key": key_of("Bo"), "name": "Bo"},
        "put /api/tables/{id}/doors": {"host": created.host, "watched": False},
        "post /api/keyrings/found": {"place": key_of("kept")},
        "put /api/keyrings": {"place": key_of("kept"), "after": 1, "text": "sealed"},
        "post /api/keyrings/dropped": {"place": key_of("none")},
        **OF_OTHERS,
    }


def _written(case: Case[Any]) -> dict[str, Any]:
    """The request as a client sends it."""
    said = case.as_transport_kwargs(base_url="http://127.0.0.1")
    names = ("method", "url", "params", "headers", "json", "data", "content")
    sent = {name: said[name] for name in names if said.get(name) is not None}
    if isinstance(sent.get("data"), bytes):
        sent["content"] = sent.pop("data")
    return sent
