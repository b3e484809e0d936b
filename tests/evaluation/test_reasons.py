"""Reasons: positions with little doubt, and why the bot does what it does there."""

import pytest

from chapterhouse.core.sentence import Sentence
from chapterhouse.core.state import State
from chapterhouse.evaluation import adviser
from chapterhouse.locale import Translator
from evaluation.positions import play, position
from games.scenario import played

NAMES = ["Red", "Blue", "Green", "Yellow"]
LOT = "Anna took monks-4-H {coins}\nBram took monks-3-E gold-1\nlot {lot}\npile books-2-H"


def why(game: str, s: State) -> tuple[str, str]:
    """Give what is advised there, and the sentence in English."""
    view = s.seen_by(s.seat())
    advice = adviser(game, 1, seconds=0.0).advise(view)
    assert isinstance(advice.why, Sentence)
    said = Translator("en", game).sentence(advice.why, NAMES, reader=s.seat())
    return s.now.word(s, advice.action), said


def test_a_card_is_kept_to_lead() -> None:
    """The race that it decides is named, with what is known of the others."""
    s = position("Anna took monks-2-B\nBram took monks-3-E\nturns 2")
    play(s, "gold-1", "auction", "monks-4-I")

    assert why("biblios", s) == ("keep", "Then you lead in Monks: 6 to 3.")


def test_a_sure_die_is_raised() -> None:
    """The chance to win the die is part of the sentence."""
    s = position("Anna took monks-4-H monks-4-I monks-3-E\nturns 1")
    play(s, "church-up", "keep")
    action, said = why("biblios", s)

    assert action == "raise monks"
    assert said.startswith("You are likely to win Monks (100%)")


@pytest.mark.parametrize(
    ("coins", "lot", "words", "said"),
    [
        (
            "gold-3",
            "monks-4-I",
            ["bid 1"],
            "With this card your chance of winning the die of Monks is ",
        ),
        ("", "books-1-A", ["pass"], "You have 0 gold in hand, and could not pay."),
        ("gold-1 gold-2", "monks-4-I", ["pass", "bid 3"], "That way you pay 3, exactly"),
        ("gold-2 gold-3", "monks-4-I", ["pass", "bid 1"], "Your coins cannot make the sum: 2 is"),
    ],
)
def test_a_bid_has_its_reason(coins: str, lot: str, words: list[str], said: str) -> None:
    """What the lot does, what it costs, and what cannot be paid."""
    s = play(position(LOT.format(coins=coins, lot=lot)), *words)

    assert why("biblios", s)[1].startswith(said)


def test_a_mission_is_named() -> None:
    """What is fulfilled is told with its points."""
    text = """monasterium/1 Red Blue
        > missions A1 A2 B1 B2 C1 C2
        > Red sent I-A room A1, I-B room C2, III-A chapel B
        > Red envoy 7
        > Red has 0 soup 0 tool 0 book 3 influence
        > F1 1 white
        > F2 1 Blue
        Red: take 1 F1
        Red: STD-A
        Red: send III-B
    """

    assert why("monasterium", played(text).state) == (
        "chapel E",
        "It fulfils mission A1, for 12 points.",
    )


@pytest.mark.parametrize(
    ("text", "action", "said"),
    [
        (
            "> | @RR  @  @  cemetery─[..]\n> | @B   @  @  .\n> Red hand -",
            "walk abbey 0 0 standing",
            "It completes the Cemetery (3/0), which brings you 3 points.",
        ),
        (
            "> | . garden(R) .\n> | @R @ @\n> | @B @ @\n> hour terce\n> scoring Red",
            "pray garden 1 -1 2",
            "A monk prays on the Garden (1/−1), for 2 points.",
        ),
        (
            "> scoring Red\n> left 1\n> day 2\n> hour compline",
            "buy L red 1 1",
            "Your phrase still needs the L.",
        ),
        ("> scoring Red\n> left 1", "call red 2 1", "One more monk works for you"),
    ],
)
def test_monastery_says_why(text: str, action: str, said: str) -> None:
    """What a turn completes, prays for or buys is its reason."""
    advised, sentence = why("monastery", played(f"monastery/1 Red Blue\n{text}").state)

    assert advised == action
    assert sentence.startswith(said)
