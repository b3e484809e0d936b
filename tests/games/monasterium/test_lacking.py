"""What is missing for an action that cannot be carried out: the nearest of all ways to it."""

from typing import Final

import pytest

from chapterhouse.core.rule import Illegal
from chapterhouse.games import GAMES
from chapterhouse.locale import LANGUAGES, Translator
from chapterhouse.play.match import Match
from chapterhouse.play.replay import opened
from games.monasterium.table import build

ENGLISH: Final = Translator("en", "monasterium")
DICE: Final = "F1 3 white; F2 3 white; F5 3 white; F6 1 white"
ROW_I: Final = "Red sent I-A room B1, I-B room B2, I-C room B3, I-D room B4, I-E room C1"
ROW_II: Final = "Red sent II-A room C2, II-B room C3, II-C room C4, II-D room D1, II-E room D2"
MOST_OF_III: Final = "Red sent III-B chapel D, III-C chapel E, III-D chapel E, III-E chapel C"
ROW_IV: Final = "Red sent IV-A space B1, IV-B space B2, IV-C space B3, IV-D space B4, IV-E space C1"
FULL: Final = "Blue sent III-A chapel A, III-B chapel A, III-C chapel A, III-D chapel A"
LAST: Final = "Red sent III-A chapel D; Red claimed C1"


def position(story: str) -> Match:
    """A match of Red, who is on turn, and Blue; the lines of the table are parted by `;`."""
    match = opened("monasterium/1 first_player=1 Red Blue", GAMES)
    for _ in build(match, [*story.split(";"), *DICE.split(";")]):
        pass
    return match


def lack(story: str, *words: str) -> str | None:
    """What is missing for the last of these words, as the reader in English is told."""
    match = position(story)
    for word in words[:-1]:
        match.play(word)
    with pytest.raises(Illegal) as refused:
        match.play(words[-1])
    missing = refused.value.lack
    return None if missing is None else ENGLISH.sentence(missing, ["Red", "Blue"])


@pytest.mark.parametrize(
    ("story", "missing"),
    [
        (
            "Red sent I-A room C1; Red has 1 soup 0 influence",
            "you need 1 influence more to send a novice from row III to a chapel",
        ),
        (
            f"{MOST_OF_III}; Red sent I-A room C1; Red has 1 soup 1 influence 0 rosary",
            "you need 1 soup more to send a novice from row I to a profane building",
        ),
        (
            f"{MOST_OF_III}; Red sent I-A room B1; Red has 0 soup 1 tool 0 influence",
            "you need 1 tool and 1 influence more to send a novice from row I to a workshop",
        ),
        (
            f"{MOST_OF_III}; Red sent I-A room A1; Red has 0 soup 0 influence 0 rosary",
            "you need 1 rosary more to send a novice from row IV to a cloister",
        ),
        (
            f"{ROW_I}; {ROW_II}; {FULL}; Red has 9 influence 9 rosary",
            "no place within reach (chapel and cloister) is open to a novice",
        ),
        (
            f"{ROW_I}; {ROW_II}; {MOST_OF_III}; {ROW_IV}; {LAST}",
            "no novice is left in the action area",
        ),
    ],
)
def test_a_send_lacks_the_nearest(story: str, missing: str) -> None:
    """MSM-ACT-13 Of all novices and places the fewest goods; a place, if none is in reach."""
    assert lack(story, "take 1 F1", "STD-A") == missing


def test_the_cheaper_send_lacks_less() -> None:
    """MSM-ACT-8 The discount counts."""
    story = f"{MOST_OF_III}; Red sent II-B room C2; Red has 1 soup 0 influence 0 rosary"

    missing = "you need 1 soup more to send a novice from row I to a profane building"
    assert lack(story, "take 1 F2", "II-B") == missing


def test_an_exchange_lacks_one_of_two_goods() -> None:
    """MSM-ACT-6 Either would do; once it is chosen, the one that it gives."""
    poor = "Red sent I-E room C1; Red has 0 soup 0 tool"
    rich = "Red sent I-E room C1; Red has 1 soup 0 tool"

    either, one = "you need 1 soup or 1 tool to exchange", "you need 1 tool to exchange"
    assert lack(poor, "take 1 F5", "I-E") == either
    assert lack(rich, "take 1 F5", "I-E", "swap 1-tool 1-book") == one


@pytest.mark.parametrize(
    ("story", "missing"),
    [
        (
            "Red window ABC BCA CD-",
            "no row of your church window has room for a tile of monastery A",
        ),
        (
            "Red window A-- BA- ---; Blue window A-- BA- ---",
            "no window tile of monastery A is left",
        ),
    ],
)
def test_a_window_tile_lacks_a_row_or_is_gone(story: str, missing: str) -> None:
    """MSM-WINDOW-7 All monasteries with an own novice in the chapel are listed."""
    assert lack(f"Red sent III-A chapel A; {story}", "take 1 F1", "III-A") == missing


def test_a_joker_lacks_what_its_column_lacks() -> None:
    """MSM-TAKE-10 In column A nothing is possible for lack of that."""
    story = f"{MOST_OF_III}; Red has 1 soup 1 influence 0 rosary"

    missing = "you need 1 soup more to send a novice from row I to a profane building"
    assert lack(story, "take 1 F6", "joker A") == missing


@pytest.mark.parametrize(
    ("novice", "missing"),
    [
        ("I-A", "you need 1 soup more to send a novice from row I to a profane building"),
        ("II-A", "you need 2 soups more to send a novice from row II to a profane building"),
        ("IV-A", "no place within reach (cloister) is open to a novice"),
    ],
)
def test_a_novice_lacks_its_price_or_a_place(novice: str, missing: str) -> None:
    """MSM-NOVICE-7 The fewest goods for a kind of room in reach; MSM-NOVICE-8 or there is none."""
    story = "Red has 1 soup 1 influence 1 rosary"

    assert lack(story, "take 1 F1", "STD-A", f"send {novice}") == missing


def test_a_novice_without_a_place_lacks_that() -> None:
    """MSM-NOVICE-8 No goods would help, so none are asked for, though some are missing as well."""
    rooms = "Blue sent I-A room A2, I-B room A3, I-C room A4; Red sent I-B room A1"
    story = f"{rooms}; Red has 1 tool 0 soup 0 influence 1 rosary"

    missing = "no place within reach (building) is open to a novice"
    assert lack(story, "take 1 F1", "STD-A", "send I-A") == missing


def test_a_room_lacks_goods_of_its_kind() -> None:
    """MSM-BLD-3 The room that is pointed at, not the nearest; of one out of reach the rule says
    all.
    """
    story, sent = "Red has 2 soup 1 tool 1 influence", ("take 1 F1", "STD-A", "send I-A")

    missing = "you need 1 tool more to send a novice from row I to a workshop"
    assert lack(story, *sent, "room A2 workshop") == missing
    assert lack(story, *sent, "room B1 workshop") is None


def test_an_extra_novice_lacks_a_place() -> None:
    """MSM-EXTRA-4 It pays nothing, but it needs one."""
    story = (
        "Red sent I-B room B2, I-C room B3, I-D room B4, I-E room C1; Red has 2 soup 1 influence"
    )
    last = ("take 1 F1", "STD-A", "send I-A", "room A1 profane")

    missing = "no place within reach (chapel) is open to a novice"
    assert lack(f"{FULL}; {story}", *last, "extra chapel") == missing


def test_what_is_locked_or_used_up_lacks_nothing() -> None:
    """MSM-ACT-11, MSM-UNLOCK-3 The rule says all there is to say."""
    assert lack("Red envoy 1", "take 1 F2", "II-B") is None
    assert lack("Red sent II-E room C1", "take 2 F5", "II-E", "II-E") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_it(language: str) -> None:
    """A refusal tells what is missing, before the rule."""
    match = position(f"{MOST_OF_III}; Red has 1 soup 1 influence 0 rosary")
    match.play("take 1 F6")
    with pytest.raises(Illegal) as refused:
        match.play("joker A")
    speak, illegal = Translator(language, "monasterium"), refused.value
    assert illegal.lack is not None
    missing, rule = speak.sentence(illegal.lack, []), speak.rule(illegal.rule)
    refusal = speak.refusal(illegal)

    assert 0 < refusal.index(missing) < refusal.index(f"({rule} [MSM-TAKE-10])")
