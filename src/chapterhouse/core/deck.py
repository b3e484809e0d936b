"""A deck laid out in bits: a word of cards is an int with a few bits for each kind."""

from typing import Final, final

from chapterhouse.core.bits import BIT, WIDEST, lowest
from chapterhouse.core.ints import count, i64, vec

COPY_BITS: Final = 12  # of a word, for kinds that have copies: few enough for tables


@final
class Suit:
    """A run of kinds within one word: which word, where it begins, and all its bits."""

    def __init__(self, word: i64, shift: i64, mask: i64) -> None:
        self.word: Final[i64] = word
        self.shift: Final[i64] = shift
        self.mask: Final[i64] = mask


@final
class Deck:
    """The kinds of card of a game, how many copies there are of each, and where a word counts them.

    A kind with one copy takes one bit, others as many as its count needs; kinds fill words in their
    order.
    """

    def __init__(self, copies: list[int]) -> None:
        """Lay out a deck with so many copies of each kind."""
        words, shifts, firsts, runs = _layout(copies)
        ends = firsts[1:] + [len(copies)]
        widths = [n.bit_length() for n in copies]
        self.kinds: Final[i64] = len(copies)
        self.width: Final[i64] = len(firsts)  # words a place
        # by kind: how many copies, in which word, and there the shift, one card, and all bits
        self.copies: Final = vec[i64](copies)
        self.word: Final = vec[i64](words)
        self.shift: Final = vec[i64](shifts)
        self.one: Final = vec[i64]([BIT[at] for at in shifts])
        self.field: Final = vec[i64](
            [(BIT[n] - 1) << at for n, at in zip(widths, shifts, strict=True)]
        )
        # by word: its first kind, the first with copies, the end; how many have none, their bits
        self.first: Final = vec[i64](firsts)
        self.many: Final = vec[i64](runs)
        self.end: Final = vec[i64](ends)
        singles = [many - first for first, many in zip(firsts, runs, strict=True)]
        self.run: Final = vec[i64](singles)
        self.singles: Final = vec[i64]([2**n - 1 for n in singles])
        # by word and the bits of the kinds that have copies: how many cards these are, and which
        tables = [_count_copies(copies[m:end]) for m, end in zip(runs, ends, strict=True)]
        self.sums: Final = vec[i64]([total for sums, _ in tables for total in sums])
        self.sets: Final = vec[i64](
            [found << m for (_, sets), m in zip(tables, runs, strict=True) for found in sets]
        )

    def full(self) -> list[int]:
        """Write the word of all cards there are."""
        total = [0] * self.width
        for kind in range(self.kinds):
            total[self.word[kind]] += self.one[kind] * self.copies[kind]
        return total

    def admitting(self, kinds: set[int]) -> list[int]:
        """Write the words in which only the bits of these kinds are set."""
        masks = [0] * self.width
        for kind in kinds:
            masks[self.word[kind]] |= self.field[kind]
        return masks

    def number(self, w: i64, word: i64) -> i64:
        """Count the cards of one word, the w-th of its place."""
        return count(word & self.singles[w]) + self.sums[w << COPY_BITS | word >> self.run[w]]

    def merged(self, w: i64, word: i64, other: i64) -> i64:
        """Put two words together, the w-th of their places, of each kind no more than there is."""
        singles = self.singles[w]
        if word & ~singles == 0 or other & ~singles == 0:
            return word | other
        total = (word | other) & singles
        for kind in range(self.many[w], self.end[w]):
            field, shift = self.field[kind], self.shift[kind]
            tally = ((word & field) >> shift) + ((other & field) >> shift)
            total |= min(tally, self.copies[kind]) << shift
        return total

    def common(self, w: i64, word: i64, other: i64) -> i64:
        """Tell what two words have in common, the w-th of their places, copy by copy."""
        singles = self.singles[w]
        shared = word & other & singles
        if word & ~singles and other & ~singles:
            for kind in range(self.many[w], self.end[w]):
                field, shift = self.field[kind], self.shift[kind]
                tally = min((word & field) >> shift, (other & field) >> shift)
                shared |= tally << shift
        return shared

    def suit(self, least: int, beyond: int) -> Suit:
        """Mark off the kinds from `least` to before `beyond`; all must lie in one word."""
        word = self.word[least]
        return Suit(word, self.shift[least], self.admitting(set(range(least, beyond)))[word])

    def listed(self, words: vec[i64], at: i64) -> list[int]:
        """List the cards of the words of a place from `at` on, copies singly, in rising order."""
        cards: list[int] = []
        for w in range(self.width):
            word = words[at + w]
            singles = word & self.singles[w]
            while singles:
                cards.append(int(self.first[w] + lowest(singles)))
                singles &= singles - 1
            if word & ~self.singles[w]:
                for kind in range(self.many[w], self.end[w]):
                    cards += [int(kind)] * int((word & self.field[kind]) >> self.shift[kind])
        return cards

    def set_of(self, words: vec[i64], at: i64) -> i64:
        """Tell which kinds the word at `at` holds; only for decks of at most 62 kinds."""
        kinds: i64 = 0
        for w in range(self.width):
            word = words[at + w]
            kinds |= (word & self.singles[w]) << self.first[w]
            kinds |= self.copied(w, word)
        return kinds

    def copied(self, w: i64, word: i64) -> i64:
        """Tell which kinds that have copies a word holds, the w-th of its place; likewise."""
        return self.sets[w << COPY_BITS | word >> self.run[w]]


def _layout(copies: list[int]) -> tuple[list[int], list[int], list[int], list[int]]:
    """Fill words with kinds: by kind its word and shift, by word its first kind and the first with
    copies.

    A word begins with kinds of one card each, and ends with at most twelve bits of kinds that have
    copies.
    """
    words: list[int] = []
    shifts: list[int] = []
    firsts, runs, shift = [0], [0], 0
    for kind, n in enumerate(copies):
        single = runs[-1] == kind and n == 1
        most = WIDEST if single else runs[-1] - firsts[-1] + COPY_BITS
        if shift + n.bit_length() > most or shift + n.bit_length() > WIDEST:
            firsts.append(kind)
            runs.append(kind)
            shift = 0
            single = n == 1
        if single:
            runs[-1] = kind + 1
        words.append(len(firsts) - 1)
        shifts.append(shift)
        shift += n.bit_length()
    return words, shifts, firsts, runs


def _count_copies(copies: list[int]) -> tuple[list[int], list[int]]:
    """For every value of the bits of these kinds: how many cards that is, and which kinds."""
    sums, sets = [0] * (1 << COPY_BITS), [0] * (1 << COPY_BITS)
    for bits in range(1 << COPY_BITS):
        rest = bits
        for kind, n in enumerate(copies):
            tally = rest & BIT[n.bit_length()] - 1
            sums[bits] += tally
            sets[bits] |= (tally > 0) << kind
            rest >>= n.bit_length()
    return sums, sets
