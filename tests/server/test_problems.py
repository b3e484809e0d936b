"""Whatever goes wrong is said in one sentence of the reader's language."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from httpx import Response
from litestar.testing import TestClient

from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.locale import LANGUAGES, Translator
from chapterhouse.server.app import create
from chapterhouse.server.problems import explain
from chapterhouse.server.routes import tables as routes
from chapterhouse.server.tables import Settings
from server.talk import HttpClient, create_table

Ask = Callable[[HttpClient, str], Response]
TABLE = {"game": "biblios", "chairs": [{"kind": "me"}, {"kind": "bot"}]}


def post(path: str, body: object) -> Ask:
    """Send something in a language."""
    return lambda client, language: client.post(path, json=body, params={"language": language})


def get(path: str) -> Ask:
    """Ask for something in a language."""
    return lambda client, language: client.get(path, params={"language": language})


def put(path: str) -> Ask:
    """Lay something where nothing is laid."""
    return lambda client, language: client.put(path, params={"language": language})


ASKED: dict[str, tuple[int, str, Ask]] = {
    "nowhere": (404, "no-such-page", get("/api/nowhere")),
    "method": (405, "no-such-method", put("/api/games")),
    "game": (404, "no-such-game", get("/api/games/chess")),
    "rules": (404, "no-such-game", get("/api/games/chess/rules")),
    "edition": (404, "no-such-game", get("/api/games/chess/edition")),
    "table": (404, "no-such-table", get("/api/tables/none")),
    "record": (404, "no-such-table", get("/api/tables/none/record")),
    "lay": (404, "no-such-game", post("/api/tables", TABLE | {"game": "chess"})),
    "seats": (422, "no-such-seats", post("/api/tables", TABLE | {"chairs": [{"kind": "me"}]})),
    "option": (422, "no-such-option", post("/api/tables", TABLE | {"options": {"x": "y"}})),
    "value": (422, "no-such-value", post("/api/tables", TABLE | {"options": {"penalty": "y"}})),
    "far seat": (
        422,
        "no-such-value",
        post("/api/tables", TABLE | {"options": {"first_player": "4"}}),
    ),
    "level": (
        422,
        "no-such-level",
        post("/api/tables", TABLE | {"chairs": [{"kind": "me"}, {"kind": "bot", "level": "x"}]}),
    ),
    "name": (
        422,
        "no-name",
        post("/api/tables", TABLE | {"chairs": [{"kind": "me", "name": "a:b"}, {"kind": "bot"}]}),
    ),
    "names": (
        422,
        "same-name",
        post("/api/tables", TABLE | {"chairs": [{"kind": "me", "name": "Ann"}] * 2}),
    ),
    "tongue": (422, "no-such-language", post("/api/tables", TABLE | {"language": "xx"})),
    "kind": (400, "unreadable", post("/api/tables", TABLE | {"chairs": [{"kind": "dog"}] * 2})),
    "field": (400, "unreadable", post("/api/tables", TABLE | {"colour": "red"})),
    "missing": (400, "unreadable", post("/api/tables", {})),
    "list": (400, "unreadable", post("/api/tables", [])),
    "key": (
        404,
        "no-such-table",
        post("/api/tables/x/seats/0/join", {"code": "", "key": "k" * 32}),
    ),
    "new key": (
        400,
        "malformed-key",
        post("/api/tables/x/seats/0/join", {"code": "", "key": "k" * 31}),
    ),
    "seat": (
        404,
        "no-such-page",
        post("/api/tables/x/seats/a/join", {"code": "", "key": "k" * 32}),
    ),
    "no record": (422, "line", post("/api/replays", {"text": ""})),
    "hidden": (422, "line", post("/api/replays", {"text": "biblios/1 Al Bo\n: first 1\nAl: ?"})),
    "illegal": (422, "line", post("/api/replays", {"text": "biblios/1 Al Bo\n: gold-1"})),
    "observer": (
        422,
        "no-such-observer",
        post("/api/replays", {"text": "biblios/1 Al Bo", "observer": 3}),
    ),
    "large": (413, "too-large", post("/api/replays", {"text": "x" * 200_000})),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("asked", ASKED)
def test_a_problem_is_a_sentence(client: HttpClient, asked: str, language: str) -> None:
    """Every request that goes wrong is answered with its status, a key and a sentence."""
    status, code, ask = ASKED[asked]
    answer = ask(client, language)
    problem = answer.json()

    assert (status, code) == (answer.status_code, problem["code"])
    assert {"code", "text"} == set(problem)
    assert "{" not in problem["text"]
    assert "Traceback" not in problem["text"]
    if language != "en":
        assert ask(client, "en").json()["text"] != problem["text"]


NO_JSON: Final = (
    b"", b"{", b"\xff", b'{"game": "\\ud800"}', b'{"game": "\xff"}', b"nul", b"[" * 9_000
)  # fmt: skip


@pytest.mark.parametrize("body", NO_JSON)
def test_what_is_no_json_is_refused(client: HttpClient, body: bytes) -> None:
    """A body that cannot be read, or is nested without end, is no reason to stumble."""
    answer = client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})

    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")


def test_a_language_that_there_is_not_is_refused(client: HttpClient) -> None:
    """The sentence is then in the language of the browser."""
    answer = client.get("/api/games", params={"language": "xx"}, headers={"Accept-Language": "fr"})
    slots = {"language": "xx", "languages": ", ".join(LANGUAGES)}

    assert answer.status_code == 422
    assert Translator("fr").text("error-no-such-language", **slots) == answer.json()["text"]


@pytest.mark.parametrize(
    "token", ["", "Bearer", "Basic x", "Bearer x", "Bearer \x7f", "bearer  y "]
)
def test_a_token_that_opens_nothing_is_refused(client: HttpClient, token: str) -> None:
    """Of a table that nobody may watch, no record is given without its key, whatever is sent."""
    created = create_table(client, "me", "bot", watched=False)
    answer = client.get(f"{created.path}/record", headers={"Authorization": token})

    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")


def test_a_fault_of_ours_is_said_but_not_shown(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the program itself fails, the reader gets a sentence, and no word of the inside."""

    def fail(*_: object) -> None:
        raise ZeroDivisionError(f"inside {Path(__file__)}")

    monkeypatch.setattr(routes, "open_table", fail)
    with TestClient(create(settings), raise_server_exceptions=False) as client:
        answer = client.post("/api/tables", json=TABLE, params={"language": "ru"})

    assert answer.status_code == 500
    assert answer.json()["code"] == "broken"
    assert Translator("ru").text("error-broken", number="") in answer.json()["text"]


def test_what_was_typed_is_not_repeated_without_end() -> None:
    """A word without end is cut, and of many words that would do, some are named."""
    long = Malformed("no-name", "{name} {signs}", {"name": "x" * 5_000, "signs": "-"})
    options = ", ".join(map(str, range(200)))
    many = Malformed("no-option", "{options}", {"word": "?", "options": options})

    assert len(explain(long, "en")) < 300
    assert "0, 1, 2, 3, 4, 5, …, 199" in explain(many, "en")


def test_a_refusal_names_the_rule() -> None:
    """An action against a rule is refused with the sentence of the rule, in every language."""
    from chapterhouse import start  # noqa: PLC0415 - the one test that needs a match

    match = start("biblios", ["Anna", "Bram"], seed=7)
    match.play("keep")
    with pytest.raises(Illegal) as caught:
        match.play("keep")

    rule = caught.value.rule
    for language in LANGUAGES:
        assert f"[{rule.id}]" in explain(caught.value, language, ["Anna", "Bram"])


@pytest.mark.parametrize("body", [b"", b" ", b"{"])
def test_a_body_that_ends_too_soon_is_told(client: HttpClient, body: bytes) -> None:
    """With nothing at all in it, too."""
    answer = client.post("/api/tables", content=body, headers={"content-type": "application/json"})

    assert answer.status_code == 400
    assert answer.json()["text"] == "this cannot be read: Input data was truncated"
