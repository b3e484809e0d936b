"""A seat as text: all it needs, nothing it may not know, and answers as people and models write."""

import pytest

import chapterhouse
from chapterhouse.adapters.text import TextSeat, about
from chapterhouse.core.game import Game
from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.games import GAMES
from chapterhouse.locale import LANGUAGES
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.match import Match
from conformance.twins import Twins, World
from conformance.walk import USUAL, TableSetup
from support import only_pure

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
SECRETS = [table for table in USUAL if table.game.cards.hidden and table.seats == 3]
SPARSE = 40  # one position of so many is written out


def seat(match: Match, at: int | None = None, language: str = "en") -> TextSeat:
    where = match.seat if at is None else at
    return TextSeat(match.game, match.view(where), match.record.names, language)


@pytest.fixture
def biblios() -> Match:
    return chapterhouse.start("biblios", ["Anna", "Bram"], seed=7)


def test_a_page_has_all_that_an_answer_needs(biblios: Match) -> None:
    """What happened, the table, the question, the moves; whoever is not asked reads no question."""
    biblios.play("keep")
    mine, theirs = seat(biblios).page(biblios.events), seat(biblios, 0).page(biblios.events)

    assert "You keep" in mine
    assert "Biblios  Gift phase, turn 1 of" in mine
    assert "Where does it go?\n\nauction - send it to the auction\ncommon - put" in mine
    assert "Bram keeps a card." in theirs
    assert "Bram keeps" not in mine
    assert "Where does it go?" not in theirs
    assert seat(biblios, 0).moves() == seat(biblios, 0).forbidden() == []
    assert seat(biblios, 0).question() == ""


def test_what_is_forbidden_has_its_rule(biblios: Match) -> None:
    """A rule a line; or all options together, and nothing tells which are legal."""
    biblios.play("keep")
    asked = seat(biblios)

    assert asked.forbidden() == [
        "keep - not now: you’ve already kept a card this turn [BIB-GIFT-5]"
    ]
    assert [move.partition(" ")[0] for move in asked.moves()] == ["auction", "common"]
    assert [move.partition(" ")[0] for move in asked.moves(every=True)] == [
        "keep", "auction", "common",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "answer", ["auction", " Auction. ", "`auction`", "I sell it, so:\n\n**auction**\n"]
)
def test_an_answer_is_its_last_line(biblios: Match, answer: str) -> None:
    """Whatever stands before it, and however it is set."""
    assert seat(biblios).read(answer) == 1


@pytest.mark.parametrize("answer", ["", "\n", "I would sell it", "auction or common", "7"])
def test_what_is_no_move_is_told_what_would_be(biblios: Match, answer: str) -> None:
    """Words of a sentence are no move either."""
    with pytest.raises(Malformed, match="is not a choice here; try keep, auction, common"):
        seat(biblios).read(answer)


def test_an_answer_against_a_rule_has_the_rule(biblios: Match) -> None:
    """In the language of the seat."""
    biblios.play("keep")
    with pytest.raises(Illegal) as refused:
        seat(biblios).read("keep")

    assert refused.value.rule.id == "BIB-GIFT-5"
    assert "[BIB-GIFT-5]" in seat(biblios).problem(refused.value)
    assert "in diesem Zug hast du schon" in seat(biblios, language="de").problem(refused.value)


@each_game
def test_every_word_is_read_back(game: Game) -> None:
    """Through a match no two moves are written alike; its end tells the places."""
    match = Match(game, ["Anna", "Bram"], Seeded(3))
    dealer = Seeded(4)
    while not match.over:
        asked = seat(match)
        legal = match.state.legal()
        assert [asked.read(move.partition(" - ")[0]) for move in asked.moves()] == legal
        match.act(match.state.now.pick(match.state, dealer))

    assert "Place" in seat(match, 0).page()
    assert seat(match, 0).moves() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_short(language: str) -> None:
    """Each names the rules it sums up."""
    for name, game in GAMES.items():
        told = about(game, language)
        assert told.splitlines()[0] == chapterhouse.Translator(language, name).text("game")
        assert told.count("[") >= 5


class Written(Twins):
    """Twins whose pages are compared, too."""

    pages = 0
    compared = 0

    def compare(self, one: World, other: World) -> None:
        """The observer reads the same."""
        super().compare(one, other)
        self.compared += 1
        if self.compared % SPARSE == 1:
            self.pages += 1

            assert self.page(one) == self.page(other), "the pages differ"

    def page(self, world: World) -> str:
        s = world.state
        text = TextSeat(self.table.game, self.shown(world), self.table.names)
        return text.page(s.journal or []) + "\n".join(text.forbidden())

    def shown(self, world: World) -> "chapterhouse.State":
        """What the page is made from."""
        return world.state.seen_by(self.observer)


class Leaky(Written):
    """Twins whose pages are made from the truth, which says it is a view."""

    def shown(self, world: World) -> "chapterhouse.State":
        truth = world.state.copy()
        truth.observer = self.observer
        return truth


@pytest.mark.parametrize("table", SECRETS, ids=str)
def test_pages_tell_no_secret(table: TableSetup) -> None:
    """Two matches that a seat cannot tell apart read the same."""
    found = Written(table, 1, Seeded(7), table.begin(), table.begin())
    found.run()

    assert found.pages >= 2


@only_pure
@pytest.mark.parametrize("table", SECRETS, ids=str)
def test_a_leak_is_found(table: TableSetup) -> None:
    """Pages that are made from more than the view differ."""
    with pytest.raises(AssertionError, match="the pages differ"):
        Leaky(table, 1, Seeded(7), table.begin(), table.begin()).run()
