"""Tables by HTTP: laid, joined, given to bots and back, written out."""

import pytest

import chapterhouse
from server.talk import HttpClient, Laid, join, key_of, lay, talk


def chairs(client: HttpClient, laid: Laid) -> list[tuple[str, str, str | None, bool]]:
    """Who sits at a table: name, kind, level of the bot, and whether anybody does."""
    table = client.get(laid.path).json()
    return [(c["name"], c["kind"], c["level"], c["taken"]) for c in table["chairs"]]


def reseat(client: HttpClient, laid: Laid, seat: int, key: str, level: str | None) -> int:
    """Give a seat to a bot or back; gives the status."""
    answer = client.put(f"{laid.path}/seats/{seat}", json={"key": key, "level": level})
    return answer.status_code


def status(client: HttpClient, laid: Laid) -> str:
    """Whether the match waits, goes on or is over."""
    return str(client.get(laid.path).json()["status"])


def test_a_table_with_bots_begins_at_once(client: HttpClient) -> None:
    """Nobody is waited for; whoever gives no name has one all the same, in the language asked."""
    laid = lay(client, "me", "uniform", "greedy", language="de")

    assert status(client, laid) == "playing"
    assert [chair[:3] for chair in chairs(client, laid)[:2]] == [
        ("Gast", "person", None),
        ("Anton", "bot", "uniform"),
    ]


def test_everybody_may_know_what_lies_on_the_table(client: HttpClient) -> None:
    """A table tells game, options and the seal of its deal, but no key and no secret."""
    laid = lay(client, "me", "bot", options={"penalty": "bluff"})
    table = client.get(laid.path)

    assert (table.json()["game"], table.json()["options"]["penalty"]) == ("biblios", "bluff")
    assert len(table.json()["seal"]) == 64
    assert not [
        key for key in [laid.host, *laid.keys.values(), *laid.codes.values()] if key in table.text
    ]


def test_friends_join_by_link_under_their_own_names(client: HttpClient) -> None:
    """The match waits until every friend has come; nobody takes a name or a seat of another."""
    laid = lay(client, "me", "friend", "friend")

    assert status(client, laid) == "waiting"
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
        assert join(client, laid, seat, name, code=laid.codes[code]).status_code == refusal
    assert status(client, laid) == "waiting"
    assert join(client, laid, 2, "Walt").status_code == 200
    assert status(client, laid) == "playing"
    assert [chair[0] for chair in chairs(client, laid)] == ["Guest", "V\u00e9ra", "Walt"]


def test_a_bot_takes_the_seat_of_a_friend_who_does_not_come(client: HttpClient) -> None:
    """The host gives the seat away and the match begins; by the link, the friend gets it back."""
    laid = lay(client, "me", "friend")

    assert reseat(client, laid, 1, laid.keys[0], "greedy") == 404
    assert reseat(client, laid, 1, laid.host, "strong") == 422
    assert reseat(client, laid, 1, laid.host, "greedy") == 200
    assert status(client, laid) == "playing"
    assert chairs(client, laid)[1] == ("Bram", "person", "greedy", True)
    assert reseat(client, laid, 1, laid.codes[1], None) == 404
    assert join(client, laid, 1, "Vera").status_code == 200
    assert chairs(client, laid)[1] == ("Bram", "person", None, True)
    assert reseat(client, laid, 1, key_of("Vera"), "greedy") == 200


def test_a_seat_goes_to_a_bot_and_back(client: HttpClient) -> None:
    """Who sits there may leave the seat to a bot and come back; a bot's own seat has no person."""
    laid = lay(client, "me", "bot")

    assert reseat(client, laid, 0, laid.keys[0], "uniform") == 200
    assert chairs(client, laid)[0] == ("Guest", "person", "uniform", True)
    assert reseat(client, laid, 0, laid.host, None) == 200
    assert reseat(client, laid, 1, laid.host, None) == 409
    assert reseat(client, laid, 1, laid.host, "uniform") == 200
    assert chairs(client, laid)[1] == ("Bram", "bot", "uniform", True)
    assert reseat(client, laid, 9, laid.host, "uniform") == 404


@pytest.mark.parametrize("watched", [True, False])
def test_a_record_is_given_to_whoever_may_see_it(client: HttpClient, *, watched: bool) -> None:
    """A key gives what its seat knows; without one there is what the gallery knows, or nothing."""
    laid = lay(client, "me", "bot", watched=watched)
    with talk(client, laid, laid.keys[0]) as anna:
        anna.asked()
        anna.move()
    path = f"{laid.path}/record"
    own = client.get(path, headers={"Authorization": f"Bearer {laid.keys[0]}"})
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
    laid = lay(client, "me", "greedy", edition=file)
    words = client.get(f"{laid.path}/words", params={"language": "de"}).json()
    ours = client.get("/api/games/biblios", params={"language": "de", "seats": 2}).json()
    with talk(client, laid, laid.keys[0]) as anna:
        while not anna.asked()["ending"]:
            anna.move()
    text = client.get(f"{laid.path}/record").text

    overrides = client.get(laid.path).json()["overrides"]
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
    laid = lay(client, "me", "friend")

    assert client.get(f"{laid.path}/record").status_code == 409


def test_the_record_of_a_finished_match_replays(client: HttpClient) -> None:
    """After the end everybody gets the whole record, and it plays again to the same digest."""
    laid = lay(client, "me", "bot")
    with talk(client, laid, laid.keys[0]) as anna:
        while not anna.asked()["ending"]:
            anna.move()
    text = client.get(f"{laid.path}/record").text

    assert status(client, laid) == "over"
    assert f"# secret {anna.position['ending']['secret']}" in text
    assert "?" not in text
    assert chapterhouse.replay(text).over


def test_the_server_says_that_it_is_well(client: HttpClient) -> None:
    """Health is asked for by whoever keeps the server running."""
    assert client.get("/api/health").json() == {"healthy": True}
