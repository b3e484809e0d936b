"""How one's tables stand, as the first page lists them."""

import pytest

from chapterhouse.games import GAMES
from server.talk import CreatedTable, HttpClient, Message, create_table, join, key_of, talk


def glances(client: HttpClient, *tables: tuple[CreatedTable, str | None]) -> list[Message]:
    """How tables stand for whoever has these keys."""
    asked = [{"table": created.id, "key": key} for created, key in tables]
    answer = client.post("/api/glances", json={"asked": asked}, params={"language": "en"})
    assert answer.status_code == 200, answer.text
    found: list[Message] = answer.json()
    return found


@pytest.mark.parametrize(
    ("game", "parts"),
    [
        ("biblios", ["Guest starts a gift turn; with this one, 20 are left."]),
        ("monasterium", ["Year 1 begins.", "Round 1 of 2 begins."]),
        (
            "monastery",
            [
                "Day 1, Lauds: the study round begins.",
                "Guest has a movement turn with 2 movement points.",
            ],
        ),
    ],
)
def test_a_match_that_goes_on(client: HttpClient, game: str, parts: list[str]) -> None:
    """It tells who is asked, and the parts of the match that go on, the largest first."""
    named = {option.name for option in GAMES[game].options}
    options = {"first_player": "1"} if "first_player" in named else {}
    created = create_table(client, "me", "me", game=game, options=options)
    [seen] = glances(client, (created, created.keys[1]))

    assert (seen["status"], seen["names"]) == ("playing", ["Guest", "Guest 2"])
    assert seen["seat"] in {0, 1}
    assert [part.replace("Guest 2", "Guest") for part in seen["parts"]] == parts


def test_tables_are_told_in_the_order_asked(client: HttpClient) -> None:
    """One that waits, one that is only offered, and one that does not open says why."""
    waiting = create_table(client, "me", "friend")
    begun = create_table(client, "me", "friend", "friend", watched=False)
    join(client, begun, 1, "Vera")
    offered, seated, foreign = glances(
        client, (begun, begun.codes[2]), (waiting, waiting.keys[0]), (begun, "x")
    )

    assert (offered["status"], offered["names"]) == ("waiting", ["Guest", "Vera", ""])
    assert (seated["status"], seated["seat"], seated["parts"]) == ("waiting", None, [])
    assert foreign["status"] == "closed"
    assert "this key does not open it" in foreign["why"]
    assert foreign["names"] == []


def test_a_secret_table_is_seen_by_nobody_else(client: HttpClient) -> None:
    """Whoever has no key to a table that may not be watched is told no more than of none."""
    created = create_table(client, "me", "bot", watched=False)
    none = CreatedTable("none", "", {}, {})
    other, unknown = glances(client, (created, None), (none, None))

    assert [other["status"], other["names"], other["parts"]] == ["closed", [], []]
    assert other["why"].replace(created.id, "none") == unknown["why"]


def test_a_match_that_is_over(client: HttpClient) -> None:
    """It tells the places, which anybody may see who may look."""
    created = create_table(client, "me", "uniform")
    with talk(client, created, created.keys[0]) as anna:
        while not anna.asked()["ending"]:
            anna.move()
    [seen] = glances(client, (created, None))

    assert (seen["status"], seen["seat"]) == ("over", None)
    assert seen["ranks"] == anna.position["ending"]["ranks"]


def test_nobody_asks_for_too_many(client: HttpClient) -> None:
    """A list that no page would send is refused whole."""
    asked = [{"table": "t", "key": key_of("x")}] * 25

    assert client.post("/api/glances", json={"asked": asked}).status_code == 400
