"""Section BIB-COMP: what lies in the box, counted."""

from collections import Counter

from chapterhouse.core.plan import POOL
from chapterhouse.editions import load
from chapterhouse.games.biblios.components import (
    CATEGORIES,
    CHURCH,
    DIE_LEAST,
    DIE_MOST,
    GOLD,
    SEALS,
    is_church,
    is_gold,
)
from chapterhouse.games.biblios.names import CATEGORY
from chapterhouse.games.biblios.setup import BIBLIOS
from chapterhouse.locale import LANGUAGES
from chapterhouse.locale.translator import Translator
from games.biblios.matches import EDITION

CARD, COPIES = EDITION.card, list(EDITION.deck.copies)
RICH = ["monks", "pigments"]
PLAIN = ["books", "manuscripts", "tomes"]


def values(category: str) -> list[int]:
    """The values of a category's cards, the best seal first."""
    at = SEALS * CATEGORIES.index(category)
    return list(EDITION.value)[at : at + SEALS]


def test_the_set() -> None:
    """BIB-COMP-1 The full set is 87 cards, and a table for four begins with all of them unseen."""
    zones = BIBLIOS.begin(4, {}).zones

    assert sum(COPIES) == 87
    assert zones.cards(POOL) == [card for card, n in enumerate(COPIES) for _ in range(n)]


def test_the_sorts_of_cards() -> None:
    """BIB-COMP-2 There are 45 category cards, 33 gold cards and 9 church cards."""
    gold = sum(n for card, n in enumerate(COPIES) if is_gold(card))
    church = sum(n for card, n in enumerate(COPIES) if is_church(card))

    assert (sum(COPIES[:GOLD]), gold, church) == (45, 33, 9)
    assert [load("biblios")[f"box.{sort}-cards"] for sort in ("category", "gold", "church")] == [
        45,
        33,
        9,
    ]


def test_the_categories() -> None:
    """BIB-COMP-3 Five categories of nine cards each, every one with its colour."""
    edition = load("biblios")
    colours = [edition[f"{category}.colour"] for category in CATEGORIES]
    cards = Counter(CARD.word(card).split("-")[0] for card in range(GOLD))

    assert dict.fromkeys(RICH + PLAIN, 9) == cards
    assert colours == ["brown", "blue", "green", "orange", "red"]


def test_rich_categories() -> None:
    """BIB-COMP-4 Rich categories: four 2s, three 3s, two 4s; BIB-COMP-9 by rising seal."""
    for category in RICH:
        assert values(category) == [2, 2, 2, 2, 3, 3, 3, 4, 4]
        assert sum(values(category)) == 25


def test_plain_categories() -> None:
    """BIB-COMP-5 Plain categories: seven 1s, two 2s; BIB-COMP-10 by rising seal."""
    for category in PLAIN:
        assert values(category) == [1, 1, 1, 1, 1, 1, 1, 2, 2]
        assert sum(values(category)) == 11


def test_gold() -> None:
    """BIB-COMP-6 Eleven gold cards of each value, 66 in all."""
    assert COPIES[GOLD:CHURCH] == [11, 11, 11]
    assert list(EDITION.value)[GOLD:CHURCH] == [1, 2, 3]
    assert sum(n * v for n, v in zip(COPIES[GOLD:CHURCH], (1, 2, 3), strict=True)) == 66


def test_church_cards() -> None:
    """BIB-COMP-7 Two church cards of four kinds, and one that goes either way."""
    assert {CARD.word(card): COPIES[card] for card in range(CHURCH, len(COPIES))} == {
        "church-up-two": 2,
        "church-down-two": 2,
        "church-up": 2,
        "church-down": 2,
        "church-either": 1,
    }


def test_seals() -> None:
    """BIB-COMP-8 Nine cards carry nine seals; BIB-COMP-11 gold and church cards carry none."""
    seals = {
        category: [CARD.names[SEALS * at + i].numbers["seal"] for i in range(SEALS)]
        for at, category in enumerate(CATEGORIES)
    }

    assert all(of_one == list(range(1, 10)) for of_one in seals.values())
    assert all("seal" not in name.numbers for name in CARD.names[GOLD:])


def test_copies_are_one_card() -> None:
    """BIB-COMP-12 Copies are one kind of card with one word; every other card is unique."""
    words = [name.word for name in CARD.names]

    assert len(set(words)) == len(words) == EDITION.deck.kinds == 53
    assert [n for n in COPIES if n > 1] == [11, 11, 11, 2, 2, 2, 2]


def test_every_card_has_an_entry() -> None:
    """A catalogue knows cards by these keys, with the numbers that its sentences may use."""
    keys = [name.key for name in CARD.names]

    assert keys[:GOLD] == [f"card-{category}" for category in CATEGORIES for _ in range(SEALS)]
    assert keys[GOLD:CHURCH] == ["card-gold"] * 3
    assert keys[CHURCH:] == [f"card-{name.word}" for name in CARD.names[CHURCH:]]
    assert [name.numbers for name in CARD.names[GOLD:CHURCH]] == [{"value": n} for n in (1, 2, 3)]
    assert all(name.numbers == {} for name in CARD.names[CHURCH:])


def test_letters_depend_on_the_language() -> None:
    """BIB-COMP-13 A seal is a rank; each language that has a catalogue writes its own letter."""
    letters = {}
    for language in LANGUAGES:
        try:
            letters[language] = Translator(language, "biblios").name(CARD, 1)[-1]
        except LookupError:
            continue

    assert CARD.names[1].numbers == {"value": 2, "seal": 2}
    assert letters == {language: "Б" if language == "ru" else "B" for language in letters}


def test_dice() -> None:
    """BIB-COMP-14 One die a category, 1 to 6; BIB-COMP-15 in the order of the scriptorium."""
    s = BIBLIOS.begin(2, {})

    assert (DIE_LEAST, DIE_MOST) == (1, 6)
    assert RICH + PLAIN == CATEGORIES == [name.word for name in CATEGORY.names]
    assert s.dice < 1 << 4 * len(CATEGORIES)  # type: ignore[attr-defined]
