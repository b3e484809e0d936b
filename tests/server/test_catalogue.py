"""What there is to play: the same facts in every language, in other words."""

import re
from pathlib import Path

import pytest

from chapterhouse import editions, lessons
from chapterhouse.bots import LEVELS
from chapterhouse.core.overview import PARTS
from chapterhouse.core.rule import by_section
from chapterhouse.games import GAMES, glossary
from chapterhouse.lessons import coach
from chapterhouse.locale import LANGUAGES, Translator
from server.talk import HttpClient, create_table

PAGE = Path(__file__).parents[2] / "ui/src/games"
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", GAMES)


@each_language
def test_every_game_is_in_the_catalogue(client: HttpClient, language: str) -> None:
    """The catalogue names every game with its seats, options and levels, in each language."""
    catalogue = client.get("/api/games", params={"language": language}).json()

    assert list(GAMES) == [entry["name"] for entry in catalogue]
    for entry in catalogue:
        game = GAMES[entry["name"]]
        said = [entry[name] for name in ("about", "lasts", "weight", "suits")]
        reader = Translator(language, game.name)
        assert [reader.text(f"game.{n}") for n in ("about", "lasts", "weight", "suits")] == said
        assert game.seats == entry["seats"]
        assert [option.name for option in game.options] == [o["name"] for o in entry["options"]]
        assert list(LEVELS) == [level["word"] for level in entry["levels"]]
        assert entry["usual_level"] in LEVELS
        house = Translator(language)
        assert [house.text(f"level-{level}.about") for level in LEVELS] == [
            level["about"] for level in entry["levels"]
        ]
        assert all(o["rule"] in game.rules for o in entry["options"])


def test_every_value_of_an_option_says_how_many_can_choose_it(client: HttpClient) -> None:
    """With three players nobody is paired, and no fourth begins; each value has its meaning."""
    catalogue = client.get("/api/games").json()
    values = {
        (entry["name"], option["name"], value["word"]): value["seats"]
        for entry in catalogue
        for option in entry["options"]
        for value in option["values"]
        if value["about"] and option["about"]
    }
    limited = {key: seats for key, seats in values.items() if seats != [2, 3, 4]}

    assert limited == {
        ("biblios", "first_player", "3"): [3, 4],
        ("biblios", "first_player", "4"): [4],
        ("monasterium", "first_player", "3"): [3, 4],
        ("monasterium", "first_player", "4"): [4],
        ("monastery", "teams", "paired"): [4],
    }
    assert len(values) == sum(len(o["values"]) for e in catalogue for o in e["options"])


@each_language
@each_game
def test_every_game_is_told_in_one_page(client: HttpClient, game: str, language: str) -> None:
    """The aim comes first; each passage has its words, and rules behind it unless it is advice."""
    parts = client.get(f"/api/games/{game}/overview", params={"language": language}).json()
    passages = [passage for part in parts for passage in part["passages"]]
    reader = Translator(language, game)

    assert [part["part"] for part in parts] == PARTS
    assert [part["title"] for part in parts] == [reader.text(f"overview-part-{p}") for p in PARTS]
    assert [passage["text"] for passage in passages] == [
        reader.text(f"overview-{passage.key}") for passage in GAMES[game].overview
    ]
    assert {rule for passage in passages for rule in passage["rules"]} <= GAMES[game].rules.keys()
    assert all(passage["rules"] for part in parts[:-1] for passage in part["passages"])


@each_language
@each_game
def test_everything_on_a_board_has_a_name(client: HttpClient, game: str, language: str) -> None:
    """Each card and each place of a game has a name."""
    words = client.get(f"/api/games/{game}", params={"language": language}).json()
    state = GAMES[game].begin(GAMES[game].seats[-1], {})

    assert {name.word for name in GAMES[game].cards.names} <= {
        named["word"] for named in words["things"][GAMES[game].cards.kind]
    }
    assert set(state.zones.plan.names) == set(words["places"])
    assert all(named["text"] for kind in words["things"].values() for named in kind)


@each_language
@each_game
def test_things_tell_what_they_are_for(client: HttpClient, game: str, language: str) -> None:
    """Each entry of the glossary has words and rules, and each that a board names is there."""
    words = client.get(f"/api/games/{game}", params={"language": language}).json()
    told = {passage["key"]: passage for passage in words["glossary"]}
    rules = {rule for passage in told.values() for rule in passage["rules"]}
    board = "".join(path.read_text("utf-8") for path in (PAGE / game).iterdir())
    named = "".join(re.findall(r"things\.about\((.*)\)", board))
    reader = Translator(language, game)

    assert words["game"] == game
    assert {key: passage["text"] for key, passage in told.items()} == {
        key: reader.text(f"about-{key}") for key in glossary(GAMES[game])
    }
    assert rules <= GAMES[game].rules.keys()
    assert set(re.findall(r'(?<!=== )"([\w-]+)"', named)) <= told.keys()


@each_language
def test_seals_are_lettered_in_the_language(client: HttpClient, language: str) -> None:
    """BIB-COMP-13 Boards write the letters that sentences write, which are those of the edition."""
    words = client.get("/api/games/biblios", params={"language": language}).json()
    script = "cyrillic" if language == "ru" else "latin"

    seals = [named["text"] for named in words["things"]["seal"]]
    assert "".join(seals) == editions.load("biblios").facts[f"seals.letters-{script}"].value


@each_game
def test_a_table_has_the_words_of_its_game(client: HttpClient, game: str) -> None:
    """Where nothing is corrected a table names things as the game does."""
    created = create_table(client, "me", "bot", game=game)
    words = client.get(f"{created.path}/words", params={"language": "de"})
    theirs = client.get(f"/api/games/{game}", params={"language": "de", "seats": 2})

    assert words.json() == theirs.json()


@each_game
def test_no_board_is_for_seats_there_are_not(client: HttpClient, game: str) -> None:
    """Who asks for such a board is told how many can play."""
    refused = client.get(f"/api/games/{game}", params={"language": "en", "seats": 7})

    assert (refused.status_code, refused.json()["code"]) == (422, "no-such-seats")


@each_language
@each_game
def test_every_rule_is_read_out(client: HttpClient, game: str, language: str) -> None:
    """The rulebook has every rule in its order, in its section, with its origin and its ruling."""
    sections = client.get(f"/api/games/{game}/rules", params={"language": language}).json()
    rules = [rule for section in sections for rule in section["rules"]]
    reader = Translator(language, game)

    assert list(GAMES[game].rules) == [rule["id"] for rule in rules]
    for rule in rules:
        known = GAMES[game].rules[rule["id"]]
        assert reader.rule(known) == rule["text"]
        assert known.origin == (rule["ruling"] or rule["origin"])

    assert [section["id"] for section in sections] == [*by_section(GAMES[game].rules)]
    for section in sections:
        assert section["title"] == reader.text(f"section-{section['id']}")
        assert {rule["id"].rpartition("-")[0] for rule in section["rules"]} == {section["id"]}


@each_game
def test_every_fact_of_the_box_is_told(client: HttpClient, game: str) -> None:
    """The edition has every fact with who states it, the sources they name, and its digest."""
    told = client.get(f"/api/games/{game}/edition", params={"language": "en"}).json()
    edition = editions.load(game)

    assert list(edition.facts) == [fact["path"] for fact in told["facts"]]
    assert [fact.by for fact in edition.facts.values()] == [fact["by"] for fact in told["facts"]]
    assert (edition.name, edition.digest) == (told["name"], told["digest"])
    assert edition.sources == told["sources"]


@each_game
def test_facts_are_named_in_the_language_of_the_reader(client: HttpClient, game: str) -> None:
    """Every part of the facts has a name, and each fact its name, value and note; beside the value
    stands how a file says it, where that is not the same.
    """
    told = client.get(f"/api/games/{game}/edition", params={"language": "de"}).json()
    reader = Translator("de", game)

    assert told["parts"] == {part: reader.text(f"facts-{part}") for part in told["parts"]}
    assert {fact["path"].partition(".")[0] for fact in told["facts"]} == {*told["parts"]}
    if game == "monastery":
        facts = {fact["path"]: [fact["name"], fact["value"]] for fact in told["facts"]}
        written = {fact["path"]: fact["written"] for fact in told["facts"]}
        assert facts["count.chapter-house"] == ["Kapitelsaal", "1"]
        assert facts["edges.dormitory"] == ["Schlafsaal", "Weg, Weg, leer, Weg"]
        assert written["edges.dormitory"] == '["path", "path", "empty", "path"]'
        assert written["count.chapter-house"] == written["phrase.red"] == ""


@each_game
def test_every_lesson_is_listed_and_written(client: HttpClient, game: str) -> None:
    """Lessons come in their order, each as a whole; the catalogue knows the title of the first."""
    listed = client.get(f"/api/games/{game}/lessons", params={"language": "fr"}).json()
    catalogue = client.get("/api/games", params={"language": "fr"}).json()
    [entry] = [entry for entry in catalogue if entry["name"] == game]

    puzzles = lessons.puzzles(game)
    assert [one["name"] for one in listed] == [*lessons.of(game), *puzzles]
    assert [one["name"] for one in listed if one["puzzle"]] == list(puzzles)
    assert entry["lesson"] == (listed[0]["title"] if listed else None)
    for one in listed:
        lesson = client.get(f"/api/games/{game}/lessons/{one['name']}", params={"language": "fr"})
        assert lesson.json()["title"] == one["title"]


@each_game
def test_every_tip_is_told(client: HttpClient, game: str) -> None:
    """A coach says something of rules that there are."""
    told = client.get(f"/api/games/{game}/tips", params={"language": "ru"}).json()

    assert [tip["about"] for tip in told] == [tip.about for tip in coach.tips(game)]
    assert all(tip["rule"] in GAMES[game].rules and tip["text"] for tip in told)


def test_no_lesson_that_there_is_not(client: HttpClient) -> None:
    """Who asks for one is told which there are."""
    refused = client.get("/api/games/biblios/lessons/chess", params={"language": "de"})

    assert (refused.status_code, refused.json()["code"]) == (404, "no-such-lesson")
    assert "first" in refused.json()["text"]


def test_the_language_may_come_with_the_browser(client: HttpClient) -> None:
    """Without a language asked for, the header decides: by quality, and by the language alone."""
    header = {"Accept-Language": "it, en;q=0.4, de-AT;q=0.7, x;q=y"}
    title = client.get("/api/games", headers=header).json()[0]["about"]

    assert Translator("de", "biblios").text("game.about") == title
