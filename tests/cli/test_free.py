"""`chapterhouse free`: what there are keys to, and a new link in place of each that is lost."""

import logging
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from litestar.testing import TestClient
from sqlalchemy import LargeBinary

from chapterhouse.cli.store import chosen
from chapterhouse.locale import LANGUAGES
from chapterhouse.server import freeing
from chapterhouse.server.app import create
from chapterhouse.server.databases import lock
from chapterhouse.server.schema import METADATA
from chapterhouse.server.tables import Settings
from cli.ran import Call
from databases import laid_out
from server.conftest import ROOMY
from server.talk import HttpClient, key_of
from server.world import TEXT, World

UI: Final = Path(__file__).parents[2] / "ui/src"
NEW: Final = key_of("somebody new")
# Every column that may open something: by which command it is replaced,
FREED: Final = {
    "matches.host": "free TABLE --host", "chairs.keys": "free TABLE NAME",
    "chairs.code": "free TABLE NAME", "tournaments.host": "free TOURNAMENT --host",
    "tournaments.course": "free TOURNAMENT NAME", "members.key": "free LEAGUE NAME",
    "shared_editions.owner": "free FILE --host",
}  # fmt: skip
# or why not
OTHERS: Final = {
    "matches.secret": "of the deal", "notices.key": "names a sentence",
    "chairs.spent": "opens nothing any more", "wishes.key": "goes with the key of a seat",
    "wishes.keys": "of a device, to write to it", "wishes.place": "one of several",
    "standing.key": "goes with the key of a seat", "own_keys.name": "the server's own",
    "own_keys.secret": "likewise", "own_keys.public": "likewise",
    "keyrings.place": "the list can be opened by nobody here", "accounts.account": "signs in again",
    "accounts.mark": "of a list, likewise", "accounts.secret": "of a list, likewise",
    "shared_editions.id": "everybody may know it",
}  # fmt: skip
NAMES: Final = ("key", "code", "host", "owner", "place", "mark", "secret", "spent", "course")


def test_every_kind_of_key_can_be_replaced() -> None:
    """Or there is a reason against it: a new column that may open something joins a list."""
    columns = [column for rows in METADATA.sorted_tables for column in rows.c]
    opens = {
        f"{column.table.name}.{column.name}"
        for column in columns
        if isinstance(column.type, LargeBinary) or any(name in column.name for name in NAMES)
    }

    assert opens <= set(FREED) | set(OTHERS)
    assert set(FREED) <= opens


@contextmanager
def served(store: str) -> Iterator[HttpClient]:
    """A server of these tables."""
    settings = Settings(chosen(store), 0, ROOMY)
    with TestClient(create(settings), base_url="http://127.0.0.1") as client:
        yield client


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, World]:
    """A store with a little of everything, and who has what there."""
    folder = tmp_path_factory.mktemp("made")
    laid_out(folder, "sqlite")
    store = str(folder / "tables.db")
    with served(store) as client:
        world = World(client, "x")
        _ = world.table, world.round, world.member, world.box, world.place
        second = {"key": world.key("owner"), "text": TEXT}
        world.ask("post", "/api/games/monastery/editions", second | {"text": MONASTERY})
    return store, world


@pytest.fixture
def held(made: tuple[str, World], tmp_path: Path) -> tuple[str, World]:
    """A copy of it."""
    return str(shutil.copy(made[0], tmp_path / "tables.db")), made[1]


MONASTERY: Final = TEXT.replace("age = { is = 9,", "tiles = { is = 53,")


def link(call: Call, store: str, *words: str) -> list[str]:
    """The links that a command prints, each once, and nothing secret beside it."""
    ran = call("free", *words, f"--store={store}")
    assert (ran.code, ran.err) == (0, "")
    return [line for line in ran.out.splitlines() if "#" in line]


def behind(one: str, mark: str = "") -> str:
    """The key behind the # of a link."""
    assert f"#{mark}" in one, one
    return one.partition(f"#{mark}")[2]


def test_a_new_link_to_everything(
    call: Call, held: tuple[str, World], caplog: pytest.LogCaptureFixture
) -> None:
    """What opened it opens it no more, and what is printed does; no log has it."""
    store, world = held
    caplog.set_level(logging.DEBUG)
    cup, league = world.cup[0], league_of(store, world)
    site = "https://club.example.org/abbey"
    [organiser] = link(call, store, f"{site}/tournament/{cup}", "--host")
    [person] = link(call, store, cup, world.name("Al"))
    [member] = link(call, store, league, "1")
    [host] = link(call, store, f"{site}/table/{world.table.id}", "--host")
    [seat] = link(call, store, world.table.id, world.name("Vera"))
    files = link(call, store, f"{site}/box/{world.box}", "--host")

    assert [one.partition("#")[0] for one in (organiser, host, *files)] == [
        f"{site}/tournament/{cup}", f"{site}/table/{world.table.id}",
        f"{site}/edition/biblios/form", f"{site}/edition/monastery/form",
    ]  # fmt: skip
    with served(store) as client:
        check_tournament(client, world, behind(organiser, "organise="), behind(person, "person="))
        check_results(client, world, behind(member, "member="))
        check_table(client, world, behind(host), behind(seat))
        check_files(client, world, [behind(one, "own=") for one in files])
    assert not [one for one in (organiser, person, member, host) if behind(one) in caplog.text]


def league_of(store: str, world: World) -> str:
    """The id of the table of results."""
    return next(one.id for one in freeing.listed(chosen(store)) if one.title == world.name("Us"))


def check_tournament(client: HttpClient, world: World, organiser: str, code: str) -> None:
    """The organiser's key, and the link of one who takes part."""
    path = f"/api/tournaments/{world.cup[0]}"
    asked = [client.post(f"{path}/look", json={"key": key}) for key in (world.cup[1], organiser)]
    assert [answer.json()["organises"] for answer in asked] == [False, True]
    paused = client.post(f"{path}/orders", json={"key": organiser, "order": "pause"})
    assert paused.json()["paused"]
    gone = client.post(f"{path}/look", json={"key": world.key("Al")})
    assert gone.json()["me"] is None
    came = client.put(f"{path}/keys", json={"key": code, "new": NEW})
    assert came.json()["me"] == 0
    record = {"Authorization": f"Bearer {NEW}"}
    assert client.get(f"{world.round.path}/record", headers=record).status_code == 200


def check_results(client: HttpClient, world: World, member: str) -> None:
    """The key of a member."""
    asked = [
        client.post("/api/leagues/found", json={"member": key}) for key in (world.member, member)
    ]
    assert [answer.status_code for answer in asked] == [404, 200]


def check_table(client: HttpClient, world: World, host: str, code: str) -> None:
    """The key of the host, and the link to a seat."""
    doors = f"{world.table.path}/doors"
    asked = [
        client.put(doors, json={"host": key, "watched": False}) for key in (world.table.host, host)
    ]
    assert [answer.status_code for answer in asked] == [404, 200]
    body = {"code": code, "key": NEW, "name": world.name("Vera")}
    assert client.post(f"{world.table.path}/seats/1/join", json=body).status_code == 200


def check_files(client: HttpClient, world: World, said: list[str]) -> None:
    """The key of an owner, to all of their files."""
    ids, keys = zip(*[one.split(".") for one in said], strict=True)
    assert world.box == ids[0]
    assert len(set(keys)) == 1
    for file, text in zip(ids, (TEXT, MONASTERY), strict=True):
        asked = [
            client.put(f"/api/editions/{file}", json={"key": key, "text": text})
            for key in (world.key("owner"), keys[0])
        ]
        assert [answer.status_code for answer in asked] == [409, 200]


def test_what_there_is_a_key_to(call: Call, held: tuple[str, World]) -> None:
    """All but tables, which another command lists; then who has a key, and how to name them."""
    store, world = held
    everything = call("free", f"--store={store}").words
    for word in (
        world.cup[0],
        world.name("Cup"),
        world.name("Us"),
        world.box,
        "chapterhouse tables",
    ):
        assert word in everything
    told = {of: call("free", of, f"--store={store}").words for of in (world.table.id, world.cup[0])}
    assert f"--host whoever hosts the table {world.name('Me')} has a key" in told[world.table.id]
    assert f"--host whoever organises the tournament {world.name('Al')}" in told[world.cup[0]]
    for key in (world.cup[1], world.key("Al"), world.table.host):
        assert key not in everything + "".join(told.values())


WRONG: Final[list[tuple[Callable[[World], list[str]], str]]] = [
    (lambda _: ["nowhere"], "there is no table nowhere"),
    (lambda world: [world.cup[0], "Nobody"], "nobody called Nobody is there"),
    (lambda world: [world.cup[0], world.name("Al"), "--host"], "either whose link"),
    (lambda world: [world.cup[0], world.name("Al"), "--bot=greedy"], "either whose link"),
    (lambda world: [world.box, "1"], "say --host"),
    (lambda world: [world.round.id, "--host"], "nobody runs"),
]


@pytest.mark.parametrize(("words", "said"), WRONG, ids=range(len(WRONG)))
def test_what_no_link_is_made_of(
    call: Call, held: tuple[str, World], words: Callable[[World], list[str]], said: str
) -> None:
    """It is told in one line, in four languages."""
    store, world = held
    ran = [call("free", *words(world), f"--store={store}", f"--lang={one}") for one in LANGUAGES]

    assert {(2, "")} == {(one.code, one.out) for one in ran}
    assert said in ran[0].err
    assert len({one.err for one in ran}) == len(LANGUAGES)


def test_what_a_server_has_in_memory_is_not_changed_beneath_it(
    call: Call, held: tuple[str, World]
) -> None:
    """Seats, hosts of tables and places in tournaments; all else is replaced while it runs."""
    store, world = held
    with lock.kept(Path(store)):
        refused = [
            call("free", *words, f"--store={store}").code
            for words in ([world.table.id, "1"], [world.table.id, "--host"], [world.cup[0], "1"])
        ]
        assert link(call, store, world.cup[0], "--host")
        assert link(call, store, world.box, "--host")
    assert refused == [2, 2, 2]


def test_pages_take_what_is_printed() -> None:
    """What stands before a key in a link is the same in the page."""
    sources = "".join(
        [
            (UI / name).read_text("utf-8")
            for name in ("tournaments.ts", "memberships.ts", "edition/Form.svelte")
        ]
    )
    marks: list[Any] = [freeing.ORGANISES, freeing.TAKES_PART, freeing.COUNTS, freeing.OWNS]

    assert not [mark for mark in marks if f'"{mark}"' not in sources]
