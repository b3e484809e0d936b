"""Section BIB-INFO, where no scenario can show it: what does not depend on what."""

import pytest

from chapterhouse.play import position
from chapterhouse.play.match import Match
from games.claims import Claims
from games.scenario import played

# Twice the same table, but for the cards that Karl holds and has sent: A and B change places.
KARL_ALONE_KNOWS = """biblios/1 Karl Jacob Sara
    > Karl hand {a} gold-2
    > Karl sent {b}
    > Karl buried {c}
    > Jacob hand gold-1 tomes-1-C
    > Sara hand gold-1
    > pile gold-3
    > lot tomes-2-H
    Jacob: bid 1
    Sara: pass
    Karl: pass
    Jacob: pay gold-1
    : gold-3
    Sara: pass
    Karl: bid 1
    Jacob: pass
    Karl: pay {a}"""
DRAWN = """biblios/1 Karl Jacob Sara
    : first 1, {a}
    Karl: keep
    : {b}
    Karl: auction
    : {c}"""
LOST = """biblios/1 penalty=bluff Karl Jacob Sara
    > Karl hand {a} {b}
    > Jacob hand gold-1
    > lot tomes-2-H
    Jacob: pass
    Sara: pass
    Karl: bid 3
    Karl: refuse
    : {a}"""
STORIES = {"sent, held and paid": KARL_ALONE_KNOWS, "drawn and kept": DRAWN, "lost": LOST}
JACOB, ALL = 0b010, 0b111  # sets of eyes, with two seats and the gallery
CARDS = [
    {"a": "monks-2-A", "b": "books-1-A", "c": "tomes-1-B"},
    {"a": "books-1-A", "b": "tomes-1-B", "c": "monks-2-A"},
    {"a": "tomes-1-A", "b": "pigments-4-H", "c": "books-1-G"},
]


def all_that_reaches(match: Match, observer: int) -> list[object]:
    """The view of an observer, the choices in it, the events it heard, the record it may have."""
    view, claims = match.view(observer), Claims(match, lambda *_: False)
    heard = [claims.told(event.seen_by(observer)) for event in match.events]
    choices = view.legal() if match.seat == observer else match.seat
    return [position.write(match.game, view), choices, heard, match.record.text(observer)]


@pytest.mark.parametrize("story", STORIES.values(), ids=list(STORIES))
def test_nothing_depends_on_hidden_cards(story: str) -> None:
    """BIB-INFO-22, BIB-INV-9 Nothing that reaches the others depends on hidden cards."""
    worlds = [played(story.format(**cards)) for cards in CARDS]
    for observer in (1, 2, 3):
        first, *others = [all_that_reaches(match, observer) for match in worlds]

        assert others == [first, first]
    assert all_that_reaches(worlds[0], 0) != all_that_reaches(worlds[1], 0)


def test_the_log_keeps_what_each_saw() -> None:
    """BIB-INFO-20 A player's log holds what he alone saw, where the others' have `?`."""
    match = played(KARL_ALONE_KNOWS.format(**CARDS[0]))
    mine, theirs = match.record.text(0).splitlines(), match.record.text(2).splitlines()
    told = [event.template.key for event in match.events]

    assert mine[-1] == "Karl: pay monks-2-A"
    assert theirs[-1] == "Karl: ?"
    assert mine[1:4] == theirs[1:4] == ["Jacob: bid 1", "Sara: pass", "Karl: pass"]
    assert told.count("event-paid-gold") == told.count("event-paid-cards") == 1


PAYMENTS = {
    "gold": ("gold-1 gold-2", "tomes-2-H", "pay gold-2, pay gold-1", [ALL, ALL]),
    "cards": ("monks-2-A monks-2-B", "gold-3", "pay monks-2-B, pay monks-2-A", [JACOB, JACOB]),
    "nothing": ("monks-2-A", "tomes-2-H", "refuse", [ALL]),
}


@pytest.mark.parametrize(("hand", "lot", "paid", "eyes"), PAYMENTS.values(), ids=list(PAYMENTS))
def test_the_log_tells_who_saw_a_payment(hand: str, lot: str, paid: str, eyes: list[int]) -> None:
    """BIB-INFO-13 All see gold paid, BIB-INFO-14 only the payer sees other cards; BIB-INFO-15 all
    see a refusal.
    """
    bid = 3 if "gold" not in lot else 2
    match = played(
        f"""biblios/1 Karl Jacob
        > Jacob hand {hand}
        > lot {lot}
        Jacob: bid {bid}
        Karl: pass
        Jacob: {paid}"""
    )
    entries = match.record.entries[2:]

    assert [entry.eyes for entry in entries if entry.seat == 1] == eyes
