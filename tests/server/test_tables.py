"""Tables by HTTP: opened, joined, given to bots and back, written out."""

import pytest

import chapterhouse
from server.talk import CreatedTable, HttpClient, create_table, join, key_of, talk


def chairs(client: HttpClient, created: CreatedTable) -> list[tuple[str, str, str | None, bool]]:
    """Who sits at a table: name, kind, level of the bot, and whether anybody does."""
    table = client.get(created.path).json()
    return [(c["name"], c["kind"], c["level"], c["taken"]) for c in table["chairs"]]


def reseat(
    client: HttpClient, created: CreatedTable, seat: int, key: str, level: str | None
) -> int:
    """Give a seat to a bot or back; gives the status."""
    answer = client.put(f"{created.path}/seats/{seat}", json={"key": key, "level": level})
    return answer.status_code


def status(client: HttpClient, created: CreatedTable) -> str:
    """Whether the match waits, goes on or is over."""
    return str(client.get(created.path).json()["status"])


def test_a_table_with_bots_begins_at_once(client: HttpClient) -> None:
    """Nobody is waited for; whoever gives no name has one all the same, in the language asked."""
    created = create_table(client, "me", "uniform", "greedy", language="de")

    assert status(client, created) == "playing"
    assert [chair[:3] for chair in chairs(client, created)[:2]] == [
        ("Gast", "person", None),
        ("Anton", "bot", "uniform"),
    ]


def test_everybody_may_know_what_lies_on_the_table(client: HttpClient) -> None:
    """A table tells game, options and the seal of its deal, but no key and no secret."""
    created = create_table(client, "me", "bot", options={"penalty": "bluff"})
    table = client.get(created.path)

    assert (table.json()["game"], table.json()["options"]["penalty"]) == ("biblios", "bluff")
    assert len(table.json()["seal"]) == 64
    assert not [
        key
        for key in [created.host, *created.keys.values(), *created.codes.values()]
        if key in table.text
    ]


def test_friends_join_by_link_under_their_own_names(client: HttpClient) -> None:
    """The match waits until every friend has come; nobody takes a name or a seat of another."""
    created = create_table(client, "me", "friend", "friend")

    assert status(client, created) == "waiting"
    for seat, name, code, refusal in (
        (1, "Guest", 1, 422),  # the host is called so
        (1, "a?b", 1, 422),
        (1, "\u0261uest", 1, 422),  # it looks like the name of the host
        (1, "Ve\u034fra", 1, 422),
        (1, "Vera", 2, 404),
        (7, "Vera", 1, 404),
        (1, " Ve\u0301ra\u00a0", 1, 200),
        (1, "Walt", 1, 409),
    ):
        assert join(client, created, seat, name, code=created.codes[code]).status_code == refusal
    assert status(client, created) == "waiting"
    assert join(client, created, 2, "Walt").status_code == 200
    assert status(client, created) == "playing"
    assert [chair[0] for chair in chairs(client, created)] == ["Guest", "V\u00e9ra", "Walt"]


def test_a_bot_takes_the_seat_of_a_friend_who_does_not_come(client: HttpClient) -> None:
    """The host gives the seat away and the match begins; by the link, the friend gets it back."""
    created = create_table(client, "me", "friend")

    assert reseat(client, created, 1, created.keys[0], "greedy") == 404
    assert reseat(client, created, 1, created.host, "strong") == 422
    assert reseat(client, created, 1, created.host, "greedy") == 200
    assert status(client, created) == "playing"
    assert chairs(client, created)[1] == ("Bram", "person", "greedy", True)
    assert reseat(client, created, 1, created.codes[1], None) == 404
    assert join(client, created, 1, "Vera").status_code == 200
    assert chairs(client, created)[1] == ("Bram", "person", None, True)
    assert reseat(client, created, 1, key_of("Vera"), "greedy") == 200


def test_a_seat_goes_to_a_bot_and_back(client: HttpClient) -> None:
    """Who sits there may leave the seat to a bot and come back; a bot's own seat has no person."""
    created = create_table(client, "me", "bot")

    assert reseat(client, created, 0, created.keys[0], "uniform") == 200
    assert chairs(client, created)[0] == ("Guest", "person", "uniform", True)
    assert reseat(client, created, 0, created.host, None) == 200
    assert reseat(client, created, 1, created.host, None) == 409
    assert reseat(client, created, 1, created.host, "uniform") == 200
    assert chairs(client, created)[1] == ("Bram", "bot", "uniform", True)
    assert reseat(client, created, 9, created.host, "uniform") == 404


@pytest.mark.parametrize("watched", [True, False])
def test_a_record_is_given_to_whoever_may_see_it(client: HttpClient, *, watched: bool) -> None:
    """A key gives what its seat knows; without one there is what the gallery knows, or nothing."""
    created = create_table(client, "me", "bot", watched=watched)
    with talk(client, created, created.keys[0]) as anna:
        anna.asked()
        anna.move()
    path = f"{created.path}/record"
    own = client.get(path, headers={"Authorization": f"Bearer {created.keys[0]}"})
    public = client.get(path)

    assert own.headers["content-type"].startswith("text/plain")
    assert own.text.startswith(
        f"biblios/1 edition={chapterhouse.game('biblios').edition} Guest Bram\n"
    )
    assert "# seal " in own.text
    assert "# secret" not in own.text
    assert (200 if watched else 404) == public.status_code
    assert not watched or "?" in public.text


def test_a_table_is_played_with_the_edition_of_its_owner(client: HttpClient) -> None:
    """Bots, board and record follow it: cards bear what the file says, and ours stay the same."""
    file = '[monks.by-seal]\nis = [4, 4, 3, 3, 3, 2, 2, 2, 2]\nby = "book"\n'
    created = create_table(client, "me", "greedy", edition=file)
    words = client.get(f"{created.path}/words", params={"language": "de"}).json()
    ours = client.get("/api/games/biblios", params={"language": "de", "seats": 2}).json()
    with talk(client, created, created.keys[0]) as anna:
        while not anna.asked()["ending"]:
            anna.move()
    text = client.get(f"{created.path}/record").text

    overrides = client.get(created.path).json()["overrides"]
    assert overrides == {"monks.by-seal": "4, 4, 3, 3, 3, 2, 2, 2, 2"}
    assert words["things"]["card"][0] == {
        "word": "monks-4-A", "key": "card-monks", "numbers": {"value": 4, "seal": 1},
        "text": "Mönch 4-A",
    }  # fmt: skip
    assert (ours["things"]["card"][0]["word"], ours["places"]) == ("monks-2-A", words["places"])
    assert "% monks.by-seal = [4, 4, 3, 3, 3, 2, 2, 2, 2]" in text
    assert chapterhouse.replay(text).over


def test_an_edition_that_is_not_fit_lays_no_table(client: HttpClient) -> None:
    """What is wrong with it is said at once."""
    file = '[monks.by-seal]\nis = [2, 2, 2, 2, 3, 3, 3, 4, 5]\nby = "book"\n'
    asked = {"game": "biblios", "chairs": [{"kind": "me"}, {"kind": "bot"}], "edition": file}
    answer = client.post("/api/tables", json=asked)

    assert (answer.status_code, answer.json()["code"]) == (422, "edition-number")


def test_a_record_of_nothing_is_refused(client: HttpClient) -> None:
    """Before the match begins there is no record."""
    created = create_table(client, "me", "friend")

    assert client.get(f"{created.path}/record").status_code == 409


def test_the_record_of_a_finished_match_replays(client: HttpClient) -> None:
    """After the end everybody gets the whole record, and it plays again to the same digest."""
    created = create_table(client, "me", "bot")
    with talk(client, created, created.keys[0]) as anna:
        while not anna.asked()["ending"]:
            anna.move()
    text = client.get(f"{created.path}/record").text

    assert status(client, created) == "over"
    assert f"# secret {anna.position['ending']['secret']}" in text
    assert "?" not in text
    assert chapterhouse.replay(text).over


def test_the_server_says_that_it_is_well(client: HttpClient) -> None:
    """Health is asked for by whoever keeps the server running."""
    assert client.get("/api/health").json() == {"healthy": True}
