"""Language models in a seat: what they read, and how their answers are counted."""

from collections import Counter

import pytest

import chapterhouse
from chapterhouse.adapters.language_model import HOW_TO_ANSWER, LanguageModel, Tally, examine
from chapterhouse.core.game import Game
from chapterhouse.core.rule import Malformed
from chapterhouse.games import GAMES


class First(LanguageModel):
    """Answers with the last move of each page; keeps the pages."""

    pages: list[str]

    def __init__(self, game: str, seed: int) -> None:
        super().__init__(game, seed)
        self.pages = []

    def answer(self, page: str) -> str:
        self.pages.append(page)
        return page.splitlines()[-1].partition(" - ")[0]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_model_plays_a_match(game: Game) -> None:
    """It is told all moves that are legal, so each of its answers is one."""
    trial = examine(First, game.name, ["1"], 1, seed=5)

    assert trial.places in ([1], [2])
    assert trial.tally.decisions > 20
    assert (trial.tally.unreadable, trial.tally.lost) == (0, 0)
    assert not trial.tally.illegal


def test_what_it_knows_before() -> None:
    """The game in short, and how to answer; in its language."""
    told = First("biblios", 1).introduction()

    assert told.startswith("Biblios\nCollect cards in five categories.")
    assert told.endswith(HOW_TO_ANSWER)


class Scripted(LanguageModel):
    """Gives one answer after the other."""

    shows_legal = False

    def __init__(self, *answers: str) -> None:
        super().__init__("biblios", 1)
        self.answers = list(answers)
        self.asked: list[str] = []

    def answer(self, page: str) -> str:
        self.asked.append(page)
        return self.answers.pop(0)


def test_illegal_answers_are_counted_by_rule() -> None:
    """Each is answered with what is wrong; after three of them a move is made for the model."""
    match = chapterhouse.start("biblios", ["Anna", "Bram"], seed=7)
    match.play("keep")
    slow, lost = Scripted("keep", "I sell it", "auction"), Scripted("keep", "keep", "keep")

    assert match.state.now.word(match.state, slow.choose(match.view(1))) == "auction"
    assert slow.tally == Tally(decisions=1, illegal=Counter({"BIB-GIFT-5": 1}), unreadable=1)
    assert "keep - keep it\nauction" in slow.asked[0]
    assert "[BIB-GIFT-5]" in slow.asked[1]
    assert slow.asked[2] == "I sell it is not a choice here; try auction, common"

    assert lost.choose(match.view(1)) == match.state.legal()[0]
    assert lost.tally == Tally(decisions=1, illegal=Counter({"BIB-GIFT-5": 3}), lost=1)


def test_the_same_seed_is_the_same_match() -> None:
    """Whatever the model: it gets the same first page."""
    made: list[First] = []

    def model(game: str, seed: int) -> First:
        made.append(First(game, seed))
        return made[-1]

    for _ in range(2):
        examine(model, "biblios", ["uniform"], 1, seed=3)

    assert made[0].pages == made[1].pages


def test_what_cannot_be_played_is_refused() -> None:
    """As everywhere else."""
    with pytest.raises(Malformed, match="there is no game chess"):
        examine(First, "chess", ["1"], 1)
    with pytest.raises(Malformed):
        examine(First, "biblios", ["9"], 1)
