"""Why a card cannot be paid now: too little, superfluous, or others come before it."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Final

import pytest

from chapterhouse.core.rule import Illegal
from chapterhouse.games.biblios.components import is_gold
from chapterhouse.games.biblios.payment import REFUSE, Pay
from chapterhouse.games.biblios.state import HAND, OFFER, Biblios
from chapterhouse.locale import LANGUAGES, Translator
from games.biblios.matches import EDITION, SEATS, moments
from games.scenario import played

MANY: Final = 9  # cards: of more not all sets are tried out
BID_FOUR = """biblios/1 Karl Jacob
    > Karl hand gold-1
    > Jacob hand monks-2-A gold-1 gold-2 gold-2 gold-3
    > lot tomes-2-H
    Jacob: bid 4
    Karl: pass"""


def refused(story: str, word: str) -> Illegal:
    """Refuse the payer a card."""
    match = played(story)
    with pytest.raises(Illegal) as caught:
        match.play(word)
    return caught.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_greater_coins_come_first(language: str) -> None:
    """BIB-PAY-6 One and three can be paid, though not in this order: the refusal tells so."""
    illegal = refused(BID_FOUR, "pay gold-1")
    assert illegal.lack is not None
    speak = Translator(language, "biblios")

    assert (illegal.rule.id, illegal.lack.values) == ("BIB-PAY-3", [EDITION.card.value("gold-3")])
    assert speak.sentence(illegal.lack, []) in speak.refusal(illegal)


def test_a_coin_in_vain_is_superfluous() -> None:
    """BIB-PAY-5 Whatever comes before it, a bid of three needs no one beside a two or a three."""
    story = BID_FOUR.replace("bid 4", "bid 3").replace("gold-2 gold-2 ", "")
    illegal = refused(story, "pay gold-1")

    assert (illegal.rule.id, illegal.lack) == ("BIB-PAY-5", None)


def test_what_is_no_gold_or_too_little_lacks_nothing() -> None:
    """BIB-PAY-3 The rule says all there is to say."""
    poor = BID_FOUR.replace("bid 4", "bid 9")

    assert refused(BID_FOUR, "pay monks-2-A").lack is None
    assert refused(poor, "pay gold-3").lack is None


def paying(seats: int) -> Iterator[Biblios]:
    """Positions of whole matches in which somebody pays, out of a hand that is not too large."""
    for seed in range(1, 6):
        for s in [m.state for m in moments(seats, seed) if isinstance(m.state.now, Pay)]:
            if s.zones.size(HAND + s.leader) <= MANY:
                yield s


def complete(s: Biblios, cards: tuple[int, ...]) -> bool:
    """Tell whether these cards, with what is offered already, are a legal payment."""
    paid = [*s.zones.cards(OFFER), *cards]
    if s.gold_lot():
        return len(paid) == s.high
    worth = [int(EDITION.value[card]) for card in paid if is_gold(card)]
    return len(worth) == len(paid) and sum(worth) - min(worth) < s.high <= sum(worth)


@pytest.mark.parametrize("seats", SEATS)
def test_a_card_lacks_others_before_it_if_it_can_be_paid_at_all(seats: int) -> None:
    """BIB-PAY-3, BIB-PAY-5, BIB-PAY-8 All sets of cards tried out, for every card refused."""
    heard: Counter[str] = Counter()
    for s in paying(seats):
        options = set(s.now.listed(s)) - {REFUSE}
        hand = [card for card in s.zones.cards(HAND + s.leader) if card in options]
        sets = [c for n in range(1, len(hand) + 1) for c in combinations(hand, n) if complete(s, c)]
        for card in options - set(s.legal()):
            rule, firsts = s.now.forbids(s, card), {cards[-1] for cards in sets if card in cards}
            lack, superfluous = s.lacks(card), is_gold(card) and bool(sets) and not firsts
            assert rule is not None
            heard[rule.id] += 1

            assert (lack.values if lack else []) == sorted(firsts)[:1]
            assert (rule.id == "BIB-PAY-5") == superfluous
    assert {"BIB-PAY-3", "BIB-PAY-5", "BIB-PAY-8"} <= set(heard)
