"""Blunders: counted as a person would, and not made by who plays soundly."""

import pytest

from chapterhouse import evaluation
from chapterhouse.arena.duel import play as play_match
from chapterhouse.arena.terms import Terms
from chapterhouse.core.sentence import Event
from chapterhouse.core.state import State
from chapterhouse.evaluation import EVALUATORS
from chapterhouse.games.monastery import sentences
from evaluation.positions import action, play, position
from games.scenario import played
from sizes import BLUNDERING, BLUNDERS

GREEDY_LEAVES = 30.9  # movement points a match: docs/bots.md
GOLD = "Anna took monks-4-H gold-1 gold-2\nBram took {hand}\nlot gold-2"


def choices(s: State) -> list[str]:
    """The words of what whoever plays soundly may choose."""
    view = s.seen_by(s.seat())
    return [s.now.word(s, one) for one in EVALUATORS["biblios"].sound(view, view.legal())]


def seen(s: State, seat: int, *words: str) -> dict[str, int]:
    """Count the blunders of a seat from there on."""
    watch = evaluation.blunders("biblios", seat)
    told = s.journal = []
    for word in words:
        chosen = action(s, word)
        if s.seat() == seat:
            watch.chosen(s, chosen)
        play(s, word)
        for event in told:
            watch.told(s, event)
        told.clear()
    return {name: times for name, times in watch.counts.items() if times}


@pytest.mark.parametrize(
    ("hand", "words", "counted"),
    [
        ("gold-2 tomes-1-A", ["bid 1", "pass", "pay gold-2"], {"gold-for-gold": 1}),
        ("gold-2 tomes-1-A", ["bid 1", "pass", "pay tomes-1-A"], {}),
        (
            "gold-1 tomes-1-A tomes-1-B",
            ["bid 3", "pass", "pay gold-1", "pay tomes-1-B", "pay tomes-1-A"],
            {"cards-for-gold": 1},
        ),
    ],
)
def test_bargains_on_gold_are_counted(hand: str, words: list[str], counted: dict[str, int]) -> None:
    """As much gold, or more cards, than the lot is worth."""
    assert seen(position(GOLD.format(hand=hand)), 1, *words) == counted


@pytest.mark.parametrize(
    ("words", "counted"),
    [
        (["bid 2", "pass", "pay gold-3"], {"overpaid": 1}),
        (["bid 2", "pass", "pay gold-2"], {}),
        (["bid 1", "pass", "pay gold-2"], {}),  # there is nothing smaller
        (["bid 6"], {"bluffs": 1}),
    ],
)
def test_overpayments_and_bluffs_are_counted(words: list[str], counted: dict[str, int]) -> None:
    """Gold that need not have gone, and bids beyond all gold in hand."""
    s = position("Anna took monks-4-H\nBram took gold-2 gold-3 tomes-1-A\nlot monks-3-E")

    assert seen(s, 1, *words) == counted


def test_nobody_sound_pays_gold_for_as_much_gold() -> None:
    """Neither by a bid that leaves no other way, nor when it comes to paying."""
    s = position(GOLD.format(hand="gold-2 gold-3 tomes-1-A"))

    assert choices(s) == ["pass", "bid 1"]
    assert choices(play(s, "bid 1", "pass")) == ["pay tomes-1-A", "refuse"]


def test_nobody_sound_overpays() -> None:
    """Of all ways to pay, those that cost least are left."""
    s = position("Anna took monks-4-H\nBram took gold-1 gold-2 gold-3\nlot monks-3-E")

    assert choices(play(s, "bid 3", "pass")) == ["pay gold-2", "pay gold-3", "refuse"]


def test_what_lapses_in_monastery_is_counted() -> None:
    """Movement points at the end of the turn."""
    s = played("monastery/1 Red Blue\n> | @RR @ @\n> | @BB @ @\n> Red hand -").state
    watch = evaluation.blunders("monastery", 0)
    watch.chosen(s, action(s, "end"))

    assert watch.counts["movement-lost"] == 4


def test_points_that_bring_nothing_are_counted() -> None:
    """Seven points become two blessings, as five would."""
    s = played("monastery/1 Red Blue").state
    watch = evaluation.blunders("monastery", 0)
    watch.told(s, Event(sentences.RESTED, 0, [7, 2], 7))
    watch.told(s, Event(sentences.RESTED, 1, [4, 1], 7))

    assert (watch.counts["scoring-lost"], watch.counts["scoring-wasted"]) == (7, 2)


STRAY = "> | @RB   @  @  chapter-house┼[.R...]\n> | @    @  @  .\n> Red hand -\n> hour {hour}"
FAR = "> | @RB   @  @  garden(R)\n> | @    @  @  .\n> Red hand -\n> hour prime"


def sound_walks(text: str, *words: str) -> list[str]:
    """The words of what whoever plays soundly may do there, after these."""
    s = play(played(f"monastery/1 Red Blue\n{text}").state, *words)
    view = s.seen_by(s.seat())
    return [s.now.word(s, one) for one in EVALUATORS["monastery"].sound(view, view.legal())]


def test_nobody_sound_walks_home_for_nothing() -> None:
    """To the Abbey they go only to vote; and who can go nowhere else stays."""
    walk = "walk chapter-house 3 0 box-2"

    assert sound_walks(STRAY.format(hour="prime"), walk) == ["to chapter-house 3 0"]
    assert "to abbey 0 0 1" in sound_walks(STRAY.format(hour="terce"), walk)
    assert "walk garden 3 0 standing" not in sound_walks(FAR)
    assert "walk garden 3 0 standing" in sound_walks(FAR.replace("prime", "terce"))


@pytest.mark.parametrize("level", BLUNDERING)
def test_sound_levels_make_no_bad_bargains(level: str) -> None:
    """In whole matches of Biblios they buy no gold for its worth, and overpay nothing."""
    terms = Terms("biblios", (level, "6"), 2, 1, {})
    counts = [play_match(terms, number).blunders for number in range(BLUNDERS)]

    for name in ("gold-for-gold", "cards-for-gold", "overpaid"):
        assert sum([one[name] for one in counts]) == 0


@pytest.mark.parametrize("level", BLUNDERING)
def test_sound_levels_waste_less(level: str) -> None:
    """In whole matches of Monastery none walks home for nothing; whoever plays on in thought most
    leaves less than two thirds of the movement points that `greedy` does.
    """
    terms = Terms("monastery", (level, "greedy"), 2, 1, {})
    counts = [play_match(terms, number).blunders for number in range(BLUNDERS)]

    assert sum([one["walks-home"] for one in counts]) == 0
    if level == "8":
        assert sum([one["movement-lost"] for one in counts]) * 3 < GREEDY_LEAVES * BLUNDERS * 2
