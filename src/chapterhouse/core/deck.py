"""A deck laid out in bits: a word of cards is an int in which each kind of card has its own few bits."""

from typing import Final, final

from chapterhouse.core.bits import BIT, WIDEST
from chapterhouse.core.ints import i64, vec


@final
class Deck:
    """The kinds of card of a game, how many copies of each there are, and where a word counts them.

    A kind with one copy takes one bit, others as many as its count needs; kinds fill words in their order.
    """

    def __init__(self, copies: list[int]) -> None:
        """Lay out a deck with so many copies of each kind."""
        words, shifts, firsts, runs = [0], [0], [0], [0]
        shift = 0
        for kind, n in enumerate(copies):
            if shift + n.bit_length() > WIDEST:
                firsts.append(kind)
                runs.append(kind)
                shift = 0
            if runs[-1] == kind and n == 1:
                runs[-1] = kind + 1
            words.append(len(firsts) - 1)
            shifts.append(shift)
            shift += n.bit_length()
        fields = [
            ((1 << n.bit_length()) - 1) << at for n, at in zip(copies, shifts[1:], strict=True)
        ]
        self.kinds: Final[i64] = len(copies)
        self.width: Final[i64] = len(firsts)  # words a place
        self.copies: Final = vec[i64](copies)
        self.word: Final = vec[i64](
            words[1:]
        )  # the next four by kind: which word, the shift in it,
        self.shift: Final = vec[i64](shifts[1:])
        self.one: Final = vec[i64]([1 << at for at in shifts[1:]])  # one card of it, all its bits
        self.field: Final = vec[i64](fields)
        self.first: Final = vec[i64](firsts + [len(copies)])  # by word: its first kind,
        self.many: Final = vec[i64](runs)  # the first that may have copies,
        self.singles: Final = vec[i64](
            [(1 << m - f) - 1 for f, m in zip(firsts, runs, strict=True)]
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

    def set_of(self, words: vec[i64], at: i64) -> i64:
        """Tell which kinds the word at `at` holds; only for decks of at most 62 kinds."""
        kinds: i64 = 0
        for w in range(self.width):
            word = words[at + w]
            kinds |= (word & self.singles[w]) << self.first[w]
            if word & ~self.singles[w]:
                for kind in range(self.many[w], self.first[w + 1]):
                    if word & self.field[kind]:
                        kinds |= BIT[kind]
        return kinds
