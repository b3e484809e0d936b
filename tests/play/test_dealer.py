"""Dealers: the same secret, seed or record always deals the same."""

import hashlib
import zlib

import pytest

from chapterhouse.core.rule import Malformed
from chapterhouse.play.dealer import Paired, Sealed, Seeded
from play.desk import BIBLIOS, drawing, nobody
from support import Recorded, Scripted, Stacked

SECRET = bytes(range(32))
CARDS = 81


def sealed_number(secret: bytes, ply: int, n: int) -> tuple[int, int]:
    """The number below n of this ply, and at which attempt: as docs/sealed.md tells it."""
    attempt = 0
    while True:
        number = int(hashlib.sha256(secret + b"%d/%d" % (ply, attempt)).hexdigest()[:16], 16)
        if number < 2**64 - 2**64 % n:
            return number % n, attempt
        attempt += 1


def test_a_seed_deals_the_same_everywhere() -> None:
    """The numbers of a seed are these, on every machine and in every build."""
    dealer = Seeded(1)

    assert [dealer.below(1000) for _ in range(6)] == [316, 781, 954, 925, 57, 576]
    assert [Seeded(seed).below(1 << 29) for seed in (0, 1, 2, -1, 2**31)] == [
        33796,
        170172650,
        340514244,
        170535066,
        268536836,
    ]
    assert [Seeded(2).below(1), Seeded(1).below(4)] == [0, 1]


def test_a_seed_deals_fairly() -> None:
    """In the long run every number comes up about as often, and never one too large."""
    dealer = Seeded(7)
    counts = [0] * 6
    for _ in range(6000):
        counts[dealer.below(6)] += 1

    assert sum(counts) == 6000
    assert min(counts) > 900
    assert max(counts) < 1100


def test_a_seed_is_never_stuck() -> None:
    """No seed leads to a generator that stands still."""
    for seed in (0, 1, 2, 3, 2654435761, 2**32 - 1, 2**40 + 5):
        dealer = Seeded(seed)
        numbers = [dealer.below(1 << 29) for _ in range(20)]

        assert len(set(numbers)) > 15


def test_sealed_numbers_follow_from_the_secret() -> None:
    """A number is that of its ply, whatever was asked before; anybody can work it out."""
    s, dealer = drawing(), Sealed(SECRET)
    for ply in (0, 1, 2, 10, 317, 1, 0):
        number, _ = sealed_number(SECRET, ply, CARDS)

        assert s.now.pick(s, Scripted(number)) == dealer.outcome(s, ply)
        assert number == dealer.below(CARDS)
    assert len({dealer.outcome(s, ply) for ply in range(30)}) > 10


def test_sealed_numbers_are_fair() -> None:
    """Numbers that would favour the small ones are drawn again."""
    dealer, n = Sealed(SECRET), 3 * 2**61 + 1
    expected = [sealed_number(SECRET, ply, n) for ply in range(40)]
    dealt = []
    for ply in range(40):
        dealer.place = str(ply)
        dealt.append(dealer.below(n))

    assert [number for number, _ in expected] == dealt
    assert {0, 1} <= {attempt for _, attempt in expected}


@pytest.mark.parametrize(
    ("drawn", "number"),
    [
        ([2**64 - 2], 2),
        ([2**64 - 1, 4], 1),
        ([2**64 - 1, 2**64 - 1, 8], 2),
        ([0], 0),
    ],
)
def test_only_unfair_numbers_are_drawn_again(
    drawn: list[int], number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of three, only the very last of all numbers is one too many."""
    texts = []

    class Digest:
        def __init__(self, text: bytes) -> None:
            texts.append(text)

        def digest(self) -> bytes:
            return drawn[len(texts) - 1].to_bytes(8, "big") + bytes(24)

    dealer = Sealed(SECRET)
    with monkeypatch.context() as patch:
        patch.setattr(hashlib, "sha256", Digest)
        dealt = dealer.below(3)

    assert number == dealt
    assert [SECRET + b"0/%d" % attempt for attempt in range(len(drawn))] == texts


def test_a_commitment_gives_nothing_away() -> None:
    """What is published before the match is the digest of the secret."""
    assert hashlib.sha256(SECRET).hexdigest() == Sealed(SECRET).commitment()


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_secret_has_32_bytes(length: int) -> None:
    """A secret of another length is refused."""
    with pytest.raises(ValueError, match=f"a secret has 32 bytes, not {length}"):
        Sealed(bytes(length))


def test_pairs_have_a_stream_for_each_step() -> None:
    """The luck of one kind of step does not depend on how often another was asked."""
    first, draw = BIBLIOS.begin(2, {}), drawing()
    stream = Seeded(5 + zlib.crc32(b"Draw"))
    expected = [draw.now.pick(draw, stream) for _ in range(4)]
    dealer, plain = Paired(5), Paired(5)
    mixed = []
    for ply in range(4):
        dealer.outcome(first, ply)
        mixed.append(dealer.outcome(draw, ply))

    assert expected == mixed
    assert expected == [plain.outcome(draw, ply) for ply in (9, 9, 3, 4)]


def test_pairs_name_numbers_of_the_stream_in_use() -> None:
    """Numbers asked for outside a step come from the stream used last, at first the seed's."""
    dealer, draw = Paired(5), drawing()
    start, stream = Seeded(5), Seeded(5 + zlib.crc32(b"Draw"))

    assert [start.below(100), start.below(100)] == [dealer.below(100), dealer.below(100)]
    assert draw.now.pick(draw, stream) == dealer.outcome(draw, 0)
    assert [stream.below(100), stream.below(9)] == [dealer.below(100), dealer.below(9)]


def test_different_steps_have_different_luck() -> None:
    """Streams of one seed differ, and so do those of one step by seed."""
    draw = drawing()
    paired = [Paired(seed).outcome(draw, 0) for seed in range(20)]
    plain = [draw.now.pick(draw, Seeded(seed)) for seed in range(20)]

    assert paired != plain
    assert len(set(paired)) > 5


def test_a_stacked_deck_comes_in_order() -> None:
    """Words come up as stacked, then the rest deals; the list that was given stays whole."""
    words = ["gold-2", "monks-2-A"]
    s, rest = drawing(), Scripted(3, 9)
    dealer = Stacked(words, rest)
    dealt = [s.now.word(s, dealer.outcome(s, ply)) for ply in range(3)]

    assert ["gold-2", "monks-2-A", s.now.word(s, s.now.pick(s, Scripted(3)))] == dealt
    assert words == ["gold-2", "monks-2-A"]
    assert dealer.below(12) == 9
    assert rest.asked == [CARDS, 12]


def test_a_stacked_word_must_be_able_to_come() -> None:
    """A word that cannot come up is refused with those that can."""
    dealer = Stacked(["monks-9-Z"], nobody())
    with pytest.raises(Malformed, match="monks-9-Z is not a choice here; try monks-2-A, monks-2-B"):
        dealer.outcome(drawing(), 0)


def test_a_record_deals_by_its_place() -> None:
    """What is dealt is the action of that number in the record, players' actions counted."""
    dealer = Recorded([4, 0, 45])

    assert [dealer.outcome(drawing(), 2), dealer.outcome(drawing(), 0)] == [45, 4]
    with pytest.raises(IndexError):
        dealer.outcome(drawing(), 3)


def test_a_record_names_no_numbers() -> None:
    """A record holds outcomes; for anything else it has no answer."""
    with pytest.raises(IndexError, match="a record has no numbers left to name"):
        nobody().below(2)
