"""A deck laid out in bits."""

import pytest

from chapterhouse.core.deck import COPY_BITS, Deck
from support import packed

SMALL = Deck([1, 1, 3, 1, 2])  # two kinds of one card, then three that count copies


def cells(deck: Deck, cards: list[int]) -> list[int]:
    """The words of a place that holds these cards."""
    words = [0] * deck.width
    for card in cards:
        words[deck.word[card]] += deck.one[card]
    return words


def test_a_kind_takes_the_bits_it_needs() -> None:
    """One bit for one card, two bits for two or three, each behind the one before."""
    assert (SMALL.kinds, SMALL.width) == (5, 1)
    assert list(SMALL.copies) == [1, 1, 3, 1, 2]
    assert list(SMALL.word) == [0] * 5
    assert list(SMALL.shift) == [0, 1, 2, 4, 5]
    assert list(SMALL.one) == [1, 2, 4, 16, 32]
    assert list(SMALL.field) == [1, 2, 12, 16, 96]
    assert tuple(map(list, (SMALL.first, SMALL.many, SMALL.end, SMALL.singles))) == (
        [0],
        [2],
        [5],
        [3],
    )


def test_the_full_deck_holds_every_copy() -> None:
    """The word of all cards counts each kind as often as there are copies."""
    assert SMALL.full() == [0b10_1_11_1_1]


@pytest.mark.parametrize(
    "copies", [[1, 1, 3, 1, 2], [1] * 125, [1] * 20 + [3] * 6 + [1] * 63, [4095, 1]]
)
def test_cards_are_listed_in_their_order(copies: list[int]) -> None:
    """Each as often as there are copies of it, also of words that are full."""
    deck = Deck(copies)
    for step in (1, 2, 7):
        cards = [card for card, many in enumerate(copies) for _ in range(many)][::step]
        words = packed([0, *cells(deck, cards)])
        assert deck.listed(words, 1) == cards


def test_kinds_are_masked() -> None:
    """The words that admit some kinds have all bits of those, and no others."""
    assert SMALL.admitting(set()) == [0]
    assert SMALL.admitting({0, 2, 3}) == [0b00_1_11_0_1]


@pytest.mark.parametrize(
    ("copies", "words"),
    [
        ([1] * 62, [0] * 62),
        ([1] * 63, [0] * 62 + [1]),
        ([1] * 61 + [2], [0] * 61 + [1]),
        ([1] * 60 + [2], [0] * 61),
        ([1] * 50 + [3] * 6, [0] * 56),
        ([1] * 50 + [3] * 6 + [1], [0] * 56 + [1]),
        ([3] * 6 + [3], [0] * 6 + [1]),
        ([4095, 1], [0, 1]),
        ([2] * 6 + [1] * 62 + [1], [0] * 6 + [1] * 62 + [2]),
    ],
)
def test_a_full_word_is_followed_by_another(copies: list[int], words: list[int]) -> None:
    """A word has room for 62 bits, twelve of them for kinds with copies; then the next begins."""
    deck = Deck(copies)

    assert words == list(deck.word)
    assert words[-1] + 1 == deck.width
    assert [words.index(word) for word in range(deck.width)] == list(deck.first)
    assert [*list(deck.first)[1:], len(copies)] == list(deck.end)
    assert COPY_BITS == 12


def test_a_word_begins_with_kinds_of_one_card() -> None:
    """A kind of one card that follows one with copies is counted as they are."""
    deck = Deck([1, 2, 1, 1])

    assert list(deck.many) == [1]
    assert list(deck.singles) == [1]
    assert list(Deck([2, 1]).many[:1]) == [1] or list(Deck([2, 1]).many) == [0]
    assert Deck([2, 1]).singles[0] == 0


WIDE = Deck([1] * 50 + [3, 2] + [1, 3, 1])
HANDS = [
    [],
    [0],
    [49, 50],
    [50, 50, 50],
    [51, 51, 52],
    [53, 53, 53, 54],
    [0, 7, 49, 50, 51, 52, 53, 54],
]


@pytest.mark.parametrize("cards", HANDS, ids=str)
def test_cards_are_counted_word_by_word(cards: list[int]) -> None:
    """The cards of a word are as many as were laid there, copies singly."""
    words = cells(WIDE, cards)

    assert [sum(WIDE.word[c] == w for c in cards) for w in range(WIDE.width)] == [
        WIDE.number(w, words[w]) for w in range(WIDE.width)
    ]


@pytest.mark.parametrize("cards", HANDS, ids=str)
def test_kinds_are_a_set(cards: list[int]) -> None:
    """The kinds that a place holds are told as a set, wherever in the row the place begins."""
    row = packed([WIDE.full()[0], *cells(WIDE, cards)])

    assert sum(1 << card for card in set(cards)) == WIDE.set_of(row, 1)


def test_merging_stops_at_what_there_is() -> None:
    """Two words together have of each kind the sum, but never more than the deck."""
    one, other = cells(SMALL, [0, 2, 2, 4])[0], cells(SMALL, [0, 1, 2, 2, 4, 3])[0]

    assert cells(SMALL, [0, 1, 2, 2, 2, 3, 4, 4])[0] == SMALL.merged(0, one, other)
    assert cells(SMALL, [2, 2, 3])[0] == SMALL.merged(
        0, cells(SMALL, [2])[0], cells(SMALL, [2, 3])[0]
    )
    assert SMALL.merged(0, 0, 0) == 0


def test_one_and_one_is_two_where_all_kinds_count() -> None:
    """In a word that begins with no kind of one card, even its lowest bit is a number."""
    counting = Deck([3, 2])

    assert counting.merged(0, 1, 1) == 2
    assert counting.merged(0, 2, 1) == counting.merged(0, 1, 2) == 3


def test_a_suit_is_a_run_of_kinds() -> None:
    """A suit knows its word, where it begins there, and all of its bits."""
    suit = WIDE.suit(50, 52)

    assert (suit.word, suit.shift, suit.mask) == (0, 50, 0b1111 << 50)
    second = WIDE.suit(53, 55)
    assert (WIDE.word[53], WIDE.shift[53]) == (second.word, second.shift)
    assert WIDE.field[53] | WIDE.field[54] == second.mask
