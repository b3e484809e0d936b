"""Editions by owners: the form, the check of files, and what two owners together confirm."""

import dataclasses
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import update

from chapterhouse.editions import load
from chapterhouse.editions.custom import custom_edition
from chapterhouse.games import GAMES
from chapterhouse.server import owners
from chapterhouse.server.app import create
from chapterhouse.server.deletion import DAY
from chapterhouse.server.limits import Limits
from chapterhouse.server.problems import explain
from chapterhouse.server.schema import SHARED_EDITIONS
from chapterhouse.server.stored import store_of
from chapterhouse.server.tables import Settings, Tables
from databases import counts_alone
from server.served import with_tables
from server.talk import HttpClient, key_of

GAME = "/api/games/monasterium"
HEAD = 'name = "My box"\n\n[printing]\nlanguage = "de"\nyear = 2020\n\n'
CONFIRMS = HEAD + '[window]\ncolumn-1 = { is = 4, by = "book" }\n'
DIFFERS = HEAD + '[path]\nlast-points = { is = 6, by = "book" }\n'


@pytest.fixture
def alone(settings: Settings) -> Iterator[HttpClient]:
    """A server of one's own, with limits that a test can reach."""
    few = dataclasses.replace(settings, limits=Limits(boxes=12, checks=60))
    with TestClient(create(few)) as client:
        yield client


def share(client: HttpClient, name: str, text: str = CONFIRMS) -> dict[str, Any]:
    """Share a file: what is told of it, or what is wrong."""
    answer = client.post(f"{GAME}/editions", json={"key": key_of(name), "text": text})
    told: dict[str, Any] = answer.json()
    return told


def by(client: HttpClient, path: str) -> str:
    """Who states a fact, as the page of the edition has it."""
    facts = client.get(f"{GAME}/edition").json()["facts"]
    return str(next(fact["by"] for fact in facts if fact["path"] == path))


@pytest.mark.parametrize("game", list(GAMES))
def test_the_form_asks_for_every_fact(client: HttpClient, game: str) -> None:
    """In the order of the edition, each with what we say and who states it."""
    form = client.get(f"/api/games/{game}/edition/form?language=fr").json()
    asked = {fact["told"]["path"]: fact for fact in form["facts"]}

    assert list(asked) == list(load(game).facts)
    assert all([fact["value"] == load(game)[path] for path, fact in asked.items()])
    assert form["words"]["game"] == game
    assert form["places"]


@pytest.mark.parametrize("game", list(GAMES))
def test_a_form_writes_the_file_that_it_read(client: HttpClient, game: str) -> None:
    """File, form, file: the same, letter by letter."""
    form = client.get(f"/api/games/{game}/edition/form").json()
    facts = [{"path": one["told"]["path"], "value": one["value"]} for one in form["facts"]]
    printing = {"language": "de", "year": 2020, "publisher": 'the "one"'}
    box = {"name": "All of it", "printing": printing, "sources": {"me": "seen"}, "facts": facts}
    written = client.post(f"/api/games/{game}/edition/written", json=box).json()
    read = client.post(f"/api/games/{game}/edition/read", json={"text": written["text"]}).json()
    again = client.post(f"/api/games/{game}/edition/written", json=read["box"]).json()

    assert written["problems"] == []
    assert written["confirmed"] == list(load(game).facts)
    assert written["digest"] == load(game).digest
    assert read == written == again
    assert written["words"] == form["words"]
    assert written["view"] == form["view"]


@pytest.mark.parametrize("language", ["en", "de", "fr", "ru"])
def test_a_check_says_what_the_command_says(client: HttpClient, language: str) -> None:
    """Sentence by sentence; of what is no file at all, the one sentence that says so."""
    text = '[path]\nlast-points = { is = -1, by = "book" }\nlinks = { is = ["AX"], by = "book" }\n'
    problems = GAMES["monasterium"].printed.problems(custom_edition("monasterium", text))
    path = f"{GAME}/edition/read?language={language}"

    told = client.post(path, json={"text": text}).json()
    assert told["problems"] == [explain(problem, language) for problem in problems]
    assert len(told["problems"]) > 1
    assert told["words"] is None
    answer = client.post(path, json={"text": "[path"})
    assert (answer.status_code, answer.json()["code"]) == (422, "edition-toml")
    answer = client.post(path, json={"text": "x" * 70_000})
    assert answer.status_code == 400


def test_the_drawing_follows_what_is_answered(client: HttpClient) -> None:
    """The board is told as the file has it."""
    told = client.post(f"{GAME}/edition/read", json={"text": MISSION}).json()

    assert told["words"]["board"]["missions"]["A1"]["needs"][0]["area"] == "cloister"


MISSION = '[missions]\nA1 = { is = ["cloister A", "chapel B", "chapel C"], by = "book" }\n'


def test_two_owners_take_the_mark_away_on_this_host(alone: HttpClient) -> None:
    """Not one, not twice the same one; and with a file withdrawn it is there again."""
    path = "window.column-1"
    share(alone, "Anna")
    share(alone, "Anna")
    assert by(alone, path) == "reconstructed"
    mine = share(alone, "Bram", CONFIRMS.replace('"de"', '"DE"'))  # of the same printing
    assert by(alone, path) == "owners"
    form = alone.get(f"{GAME}/edition/form").json()["facts"]
    assert {one["told"]["by"] for one in form if one["told"]["path"] == path} == {"owners"}
    assert load("monasterium").facts[path].by == "reconstructed"
    assert alone.get(f"{GAME}/edition").json()["digest"] == load("monasterium").digest

    gone = {"key": key_of("Anna")}
    assert alone.post(f"/api/editions/{mine['id']}/withdrawn", json=gone).status_code == 409
    gone = {"key": key_of("Bram")}
    assert alone.post(f"/api/editions/{mine['id']}/withdrawn", json=gone).json() == {
        "id": mine["id"]
    }
    assert by(alone, path) == "reconstructed"
    assert alone.get(f"/api/editions/{mine['id']}").status_code == 404


def test_what_two_owners_say_otherwise_is_told(alone: HttpClient) -> None:
    """Beside our value, which stays; tables are opened with ours as before."""
    for name in ("Anna", "Bram"):
        share(alone, name, DIFFERS)
    told = alone.get(f"{GAME}/edition").json()

    assert told["otherwise"] == [{"path": "path.last-points", "value": "6", "owners": 2}]
    assert next(f["value"] for f in told["facts"] if f["path"] == "path.last-points") == "5"
    (printing,) = alone.get(f"{GAME}/editions").json()["printings"]
    assert custom_edition("monasterium", printing["merged"])["path.last-points"] == 6


def test_no_number_is_too_long_to_be_shown(alone: HttpClient) -> None:
    """It is a word like others: whoever shares it closes these pages to nobody."""
    long = "9" * 5_000
    text = f'{HEAD}[window]\ncolumn-1 = {{ is = "chapel {long}", by = "book" }}\n'
    told = share(alone, "Anna", text)

    for path in (f"{GAME}/editions", f"/api/editions/{told['id']}"):
        assert alone.get(path).status_code == 200


def test_a_file_of_facts_that_are_no_more_hides_no_other(settings: Settings) -> None:
    """A later release may know fewer: its pages are there, with the files that it can read."""

    async def ages(served: Tables) -> None:
        read = await owners.share(served, "monasterium", key_of("Anna"), CONFIRMS)
        old = await owners.share(served, "monasterium", key_of("Bram"), CONFIRMS)
        text = CONFIRMS.replace("column-1", "column-9")
        aged = update(SHARED_EDITIONS).where(SHARED_EDITIONS.c.id == old.id).values(text=text)
        await store_of(served).rows.write(lambda connection: connection.execute(aged))
        assert [file.id for file in await owners.kept(served, "monasterium")] == [read.id]
        await owners.change(served, old.id, key_of("Bram"), CONFIRMS)
        assert len(await owners.kept(served, "monasterium")) == 2

    with_tables(settings, ages)


def test_files_are_compared_fact_by_fact(alone: HttpClient) -> None:
    """Those of one printing; each value with the files that say so."""
    anna, bram = share(alone, "Anna"), share(alone, "Bram", CONFIRMS.replace("= 4", "= 3"))
    share(alone, "Cleo", CONFIRMS.replace('"de"', '"fr"'))
    told = alone.get(f"{GAME}/editions").json()

    assert [file["name"] for file in told["files"]] == ["My box"] * 3
    german, french = told["printings"]
    (fact,) = german["facts"]
    assert (fact["how"], [one["value"] for one in fact["said"]]) == ("differ", ["4", "3"])
    assert [one["files"] for one in fact["said"]] == [[anna["id"]], [bram["id"]]]
    assert [one["ours"] for one in fact["said"]] == [True, False]
    assert [one["how"] for one in french["facts"]] == ["one"]


def test_an_owner_changes_what_is_shared(alone: HttpClient) -> None:
    """By the key, and nobody else."""
    file = share(alone, "Anna")
    path = f"/api/editions/{file['id']}"
    changed = {"key": key_of("Anna"), "text": DIFFERS}

    assert alone.put(path, json=changed | {"key": key_of("Bram")}).json()["code"] == "not-your-box"
    assert alone.put(path, json=changed).json()["corrected"] == 1
    told = alone.get(f"{path}?language=de").json()
    assert told["about"]["id"] == file["id"]
    assert [fact["value"] for fact in told["facts"]] == ["6"]
    assert told["text"] == custom_text(DIFFERS)


def custom_text(text: str) -> str:
    """A file as the program writes it."""
    return f'game = "monasterium"\n{text}'


@pytest.mark.parametrize(
    "text", [CONFIRMS.replace("My box", "x" * 61), CONFIRMS.replace('"de"', '""'), HEAD]
)
def test_a_file_needs_a_name_a_language_and_a_fact(client: HttpClient, text: str) -> None:
    """Else nobody could tell what it is, and nothing would be compared."""
    assert share(client, "Anna", text)["code"] == "unnamed-box"


def test_nothing_covers_the_lines_around_it(client: HttpClient) -> None:
    """What anybody reads of a file is not piled up."""
    text = CONFIRMS.replace("My box", "x" + "\u0301" * 8)

    assert share(client, "Anna", text)["code"] == "many-marks"


@counts_alone
def test_nobody_fills_the_shelf(alone: HttpClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game has so many files, an owner some of them, and an address shares a few at a time."""
    for _ in range(owners.OF_ONE):
        assert "id" in share(alone, "Anna")
    assert share(alone, "Anna")["code"] == "many-boxes"
    monkeypatch.setattr(owners, "MOST", owners.OF_ONE + 1)
    assert "id" in share(alone, "Bram")
    assert share(alone, "Cleo")["code"] == "many-boxes"
    for _ in range(4):
        last = share(alone, "Dora")
    assert last["code"] == "many-boxes"
    assert share(alone, "Dora")["code"] == "too-many-boxes"


def test_what_nobody_looks_at_goes(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """After as many days as a host says; a look makes it stay."""
    now = 1_000 * DAY
    monkeypatch.setattr("time.time", lambda: now)

    async def passes(served: Tables) -> None:
        nonlocal now
        read = await owners.share(served, "monasterium", key_of("Anna"), CONFIRMS)
        await owners.share(served, "monasterium", key_of("Bram"), CONFIRMS)
        now += 300 * DAY
        await owners.find(served, read.id)
        now += 300 * DAY
        await owners.delete_unused(served, 400)
        assert [file.id for file in await owners.kept(served, "monasterium")] == [read.id]

    with_tables(settings, passes)
