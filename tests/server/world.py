"""A little of everything that a server keeps, for tests that go over all of its operations."""

from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Float, select

from chapterhouse.server.app import create
from chapterhouse.server.databases.sqlite import Sqlite
from chapterhouse.server.schema import ACTIONS, ATTENDANCE, METADATA
from chapterhouse.server.tables import Settings
from server.talk import CreatedTable, HttpClient, create_table, join, key_of

Body = dict[str, Any]
TABLE, SEAT = "/api/tables/{id}", "/api/tables/{id}/seats/{seat}"
CUP, BOX = "/api/tournaments/{id}", "/api/editions/{id}"
TEXT: Final = 'name = "Mine"\n[printing]\nlanguage = "ru"\n[box]\nage = { is = 9, by = "book" }\n'
FINISHED: Final = Path(__file__).parents[1] / "games/biblios/golden/2-01.txt"
COUNTED: Final = ("changes", "company")  # by servers, for each other
NEW_CUP: Final = {"name": "Cup", "game": "biblios", "seats": 2, "form": "robin"}


@cache
def operations() -> frozenset[str]:
    """Every operation that is published, as `post /api/tables`."""
    paths = create(Settings(Sqlite(Path("none")), 0)).openapi_schema.to_schema()["paths"]
    all_of = {f"{method} {path}" for path, found in paths.items() for method in found}
    return frozenset(one for one in all_of if not one.startswith("head "))


class World:
    """What some people have at a server, each part made when it is asked for; nobody there is
    called like anybody of another world.
    """

    def __init__(self, client: HttpClient, mark: str) -> None:
        self.client: Final = client
        self.mark: Final = mark

    def key(self, of: str) -> str:
        """The key of somebody."""
        return key_of(f"{self.mark} {of}")

    def name(self, of: str) -> str:
        """What somebody is called."""
        return f"{of} {self.mark}"

    @cached_property
    def table(self) -> CreatedTable:
        """A table at which two people play who are called Me and Vera, who came by a link."""
        me = [{"kind": "me", "name": self.name("Me")}, {"kind": "friend"}]
        created = create_table(self.client, chairs=me)
        answer = join(self.client, created, 1, self.name("Vera"), key=self.key("Vera"))
        assert answer.status_code == 200, answer.text
        return created

    @cached_property
    def waiting(self) -> CreatedTable:
        """A table that waits for a friend."""
        me = [{"kind": "me", "name": self.name("Me")}, {"kind": "friend"}]
        return create_table(self.client, chairs=me)

    @cached_property
    def cup(self) -> tuple[str, str]:
        """A tournament that Al and Bo have entered: its id, and the key of its organiser."""
        founded = self.ask("post", "/api/tournaments", NEW_CUP | {"name": self.name("Cup")})
        path = f"/api/tournaments/{founded['tournament']}/people"
        for name in ("Al", "Bo"):
            self.ask("post", path, {"key": self.key(name), "name": self.name(name)})
        return str(founded["tournament"]), str(founded["host"])

    @cached_property
    def round(self) -> CreatedTable:
        """The table of its first round; the seats open by the keys of those who entered."""
        path = f"/api/tournaments/{self.cup[0]}/orders"
        stands = self.ask("post", path, {"key": self.cup[1], "order": "next"})
        return CreatedTable(stands["played"][0]["tables"][0]["table"], "", {}, {})

    @cached_property
    def member(self) -> str:
        """The key of a member of a table of results, whose match counts there."""
        claim = {"member": self.key("member"), "title": self.name("Us"), "name": self.name("Vera")}
        self.ask("put", f"{self.table.path}/seats/1/leagues", {"key": self.key("Vera"), **claim})
        return self.key("member")

    @cached_property
    def box(self) -> str:
        """A file that somebody shares."""
        sent = {"key": self.key("owner"), "text": TEXT.replace("Mine", self.name("Mine"))}
        return str(self.ask("post", "/api/games/biblios/editions", sent)["id"])

    @cached_property
    def place(self) -> str:
        """Where somebody has sealed a list of tables."""
        sent = {"place": self.key("place"), "after": 0, "text": self.name("sealed")}
        self.ask("put", "/api/keyrings", sent)
        return self.key("place")

    def ask(self, method: str, path: str, body: Body) -> Body:
        """Ask for something that goes well."""
        answer = self.client.request(method, path, json=body)
        assert answer.status_code < 300, answer.text
        told: Body = answer.json()
        return told


def kept(settings: Settings) -> dict[str, list[str]]:
    """All rows there are, but when anything happened, what bots play meanwhile, and what servers
    note for each other.
    """
    engine = settings.database.reading()
    found = {}
    with engine.connect() as connection:
        for rows in METADATA.sorted_tables:
            columns = [
                column
                for column in rows.c
                if not isinstance(column.type, Float) and column.name not in COUNTED
            ]
            if rows not in (ACTIONS, ATTENDANCE):
                found[rows.name] = sorted(map(repr, connection.execute(select(*columns))))
    engine.dispose()
    return found
