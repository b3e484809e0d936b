"""Tables for somebody whose box differs from our data: opened with a file, played, written out."""

import pytest
from litestar.testing import TestClient

import chapterhouse
import owner
from chapterhouse.games import GAMES
from chapterhouse.locale import LANGUAGES
from chapterhouse.play.seal import check
from chapterhouse.server.app import create
from chapterhouse.server.charter import newest, playable
from chapterhouse.server.opening import open_table
from chapterhouse.server.tables import Settings, Tables
from chapterhouse.wire.requests import NewChair, NewTable
from server.served import with_tables
from server.talk import CreatedTable, HttpClient, create_table, talk
from translations import problem

THEIRS = GAMES[owner.GAME].with_edition(owner.facts())
BOTS = ("uniform", "uniform")
LONGEST = 65_536  # of a file, as NewTable has it


def refused(
    client: HttpClient, text: str, language: str = "en", game: str = owner.GAME
) -> list[str]:
    """The status with which no table is opened, the key, and the sentence."""
    body = {"game": game, "chairs": [{"kind": "me"}, {"kind": "bot"}], "edition": text}
    answer = client.post("/api/tables", json=body, params={"language": language})
    problem = answer.json()
    return [str(answer.status_code), problem["code"], problem["text"]]


def finished(client: HttpClient, created: CreatedTable) -> str:
    """Let bots play a table to its end; the record."""
    with talk(client, created) as onlooker:
        onlooker.until("position", fits=lambda position: position["ending"] is not None)
    return client.get(f"{created.path}/record").text


def test_a_table_is_played_with_the_facts_of_its_owner(client: HttpClient) -> None:
    """Bots play it to the end, each from its view of that box; the record replays and verifies."""
    text = finished(client, create_table(client, *BOTS, game=owner.GAME, edition=owner.FILE))
    match = chapterhouse.replay(text)
    said = [line.split()[1] for line in text.splitlines() if line.startswith("%")]
    replay = client.post("/api/replays", json={"text": text}).json()

    assert said == owner.FACTS
    assert (match.over, match.game.overrides) == (True, owner.facts())
    assert check(text, match).fault is None
    assert (replay["seal"], replay["ending"]["points"]) == ("holds", match.game.points(match.state))
    assert len(replay["moments"]) == 1 + len(match.record.entries)


def test_everybody_is_told_which_facts_are_not_ours(client: HttpClient) -> None:
    """The table has the digest of its edition, and each fact that the owner states otherwise."""
    table = client.get(
        create_table(client, "me", "bot", game=owner.GAME, edition=owner.FILE).path
    ).json()

    assert table["edition"] == THEIRS.edition
    assert list(table["overrides"]) == owner.FACTS
    assert table["overrides"]["missions.B1"] == "chapel A, workshop B, cloister C"


def test_these_facts_are_told_in_the_language_of_the_reader(client: HttpClient) -> None:
    """Each has its name and its value in words; what the owner says in other words stands as it is
    in the file, between quotes.
    """
    text = owner.FILE + '[monasteries]\nA = { is = "lie de vin", by = "book" }\n'
    created = create_table(client, "me", "bot", game=owner.GAME, edition=text)
    facts = client.get(f"{created.path}/facts", params={"language": "ru"}).json()

    assert sorted(fact["path"] for fact in facts) == sorted([*owner.FACTS, "monasteries.A"])
    assert {fact["by"] for fact in facts} == {"owner"}
    said = {fact["path"]: [fact["name"], fact["value"]] for fact in facts}
    assert said["missions.B1"] == ["Задание B1", "часовня A, мастерская в\u00a0B, клуатр C"]
    assert said["monasteries.A"] == ["Цвет монастыря A", "«lie de vin»"]


@pytest.mark.parametrize("text", ["", "# nothing\n", 'name = "My box"\n[path]\n'])
def test_a_file_that_says_nothing_else_changes_nothing(client: HttpClient, text: str) -> None:
    """Without a file, or with one that agrees with us, a table is played with our edition."""
    table = client.get(create_table(client, "me", "bot", game=owner.GAME, edition=text).path).json()

    assert table["edition"] == GAMES[owner.GAME].edition
    assert table["overrides"] == {}


def test_the_board_is_that_of_the_owner(client: HttpClient) -> None:
    """The path is the one that the file describes: eight fields, and not ten."""
    sizes = []
    for text in ("", owner.FILE):
        created = create_table(client, "me", "bot", game=owner.GAME, edition=text)
        words = client.get(f"{created.path}/words", params={"language": "en"}).json()
        sizes.append(len(words["board"]["path"]))

    assert sizes == [10, 8]


def test_the_facts_outlive_the_server(settings: Settings) -> None:
    """After a restart the table has the same box, and goes on where it stood."""
    seen = []
    created = None
    for _ in range(2):
        with TestClient(create(settings)) as client:
            created = created or create_table(
                client, "me", "me", game=owner.GAME, edition=owner.FILE
            )
            with talk(client, created, created.keys[0]) as anna:
                anna.until("position")
                seen.append((client.get(created.path).json()["overrides"], anna.position))

    assert list(seen[0][0]) == owner.FACTS
    assert seen[0] == seen[1]


@pytest.mark.parametrize("key", owner.BAD)
def test_a_bad_file_is_refused_in_every_language(client: HttpClient, key: str) -> None:
    """No table is opened; a sentence in the reader's language says what is wrong, and where."""
    told = [refused(client, owner.BAD[key], language) for language in LANGUAGES]
    sentences = {sentence for _, _, sentence in told}

    assert {(status, code) for status, code, _ in told} == {("422", key)}
    assert len(sentences) == len(LANGUAGES)
    assert not [sentence for sentence in sentences if key in sentence]


def test_the_file_of_another_game_is_refused(client: HttpClient) -> None:
    """What is in one box says nothing of another."""
    status, code, text = refused(client, 'game = "monasterium"\n', game="biblios")

    assert (status, code) == ("422", "edition-game")
    assert text == problem("en", "edition-game", word=owner.GAME, game="biblios")


def test_a_file_may_be_as_large_as_it_says(client: HttpClient) -> None:
    """Up to the limit it is read, beyond it not; what no request may be is not even looked at."""
    fits = owner.FILE + "#" * (LONGEST - len(owner.FILE))

    assert create_table(client, "me", "bot", game=owner.GAME, edition=fits).keys
    assert refused(client, fits + "#")[:2] == ["400", "unreadable"]
    assert refused(client, "#" * 3 * LONGEST)[:2] == ["413", "too-large"]


def test_a_game_is_made_once(settings: Settings) -> None:
    """Two tables with the same file, laid and read again, have one game object."""
    new = NewTable(owner.GAME, [NewChair("me"), NewChair("bot")], edition=owner.FILE)

    async def work(served: Tables) -> None:
        created = [await open_table(served, new) for _ in range(2)]
        served._tables.clear()  # noqa: SLF001
        served._unused.clear()  # noqa: SLF001
        games = []
        for opened in created:
            async with served.runner(opened.table) as runner:
                games.append(runner.table.game)

        assert games[0].overrides == owner.facts()
        assert games[0] is games[1] is playable(newest(owner.GAME, owner.FILE))

    with_tables(settings, work)
