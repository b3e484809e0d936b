"""What somebody can pay with, and what a bid risks that they cannot pay."""

from collections.abc import Iterator

import pytest

from chapterhouse import Match, start
from chapterhouse.core.state import State
from chapterhouse.games.biblios.payment import REFUSE, Pay, ways_to_pay
from chapterhouse.games.biblios.state import Biblios
from chapterhouse.games.biblios.table import BibliosTable, Purse
from games.scenario import played

OWES = """biblios/1 Karl Jacob
> Karl hand gold-1
> Jacob hand gold-1 gold-1 gold-2 gold-3
> lot tomes-2-H
Jacob: bid 4
Karl: pass
"""
BIDS = """biblios/1{} Karl Jacob
> Karl hand monks-2-A
> Jacob hand gold-2 monks-2-B
> lot {}
"""


def purse(match: Match, observer: int) -> Purse | None:
    described = match.game.table(match.view(observer))
    assert isinstance(described, BibliosTable)
    return described.purse


def test_the_ways_to_pay() -> None:
    """The cheapest first, of those with the fewest cards; to whoever pays, and nobody else."""
    match = played(OWES)
    found = purse(match, 1)
    assert found
    assert (found.gold, found.payable) == (7, 7)
    assert found.ways == [
        ["gold-3", "gold-1"],
        ["gold-2", "gold-1", "gold-1"],
        ["gold-3", "gold-2"],
    ]
    assert purse(match, 0) == Purse(1, 1, [])
    assert purse(match, 2) is None

    match.play("pay gold-3")
    begun = purse(match, 1)
    assert begun
    assert begun.ways == [["gold-1"], ["gold-2"]]


def sequences(s: State, way: list[int]) -> Iterator[list[int]]:
    """All ways in which the step lets somebody pay, card by card."""
    if not isinstance(s.now, Pay):
        yield way
        return
    for action in s.legal():
        if action != REFUSE:
            future = s.copy()
            future.apply(action)
            yield from sequences(future, [*way, action])


@pytest.mark.parametrize("seed", range(4))
def test_these_are_all_the_ways_there_are(seed: int) -> None:
    """What the step lets somebody pay card by card, and nothing else."""
    match, paid = start("biblios", ["Karl", "Jacob", "Sara"], seed=seed), 0
    while not match.over:
        s, legal = match.state, match.state.legal()
        assert isinstance(s, Biblios)
        if isinstance(s.now, Pay) and not s.gold_lot():
            view = match.view(match.seat)
            assert isinstance(view, Biblios)
            assert sorted(ways_to_pay(view, match.seat)) == sorted(sequences(view, []))
            paid += 1
        bids = not isinstance(s.now, Pay) and "bid 4" in [s.now.word(s, a) for a in legal]
        match.act(legal[4] if bids else legal[0])

    assert paid


@pytest.mark.parametrize(
    ("lot", "option", "payable", "warning"),
    [
        ("tomes-2-H", "", 2, "warn-refusal"),
        ("tomes-2-H", " penalty=bluff", 2, "warn-bluff"),
        ("gold-1", "", 2, None),
    ],
)
def test_a_bid_that_cannot_be_paid_is_warned_of(
    lot: str, option: str, payable: int, warning: str | None
) -> None:
    """With the amount that can be, and what a refusal costs; for gold no such bid is allowed."""
    match = played(BIDS.format(option, lot))
    view = match.view(1)
    legal = [action for action in view.legal() if action]
    told = {action: view.now.warns(view, action) for action in legal}
    warned = {action: said for action, said in told.items() if said}

    assert list(warned) == [action for action in legal if action > payable]
    assert {(said.template.key, *said.values) for said in warned.values()} == (
        {(warning, payable)} if warning else set()
    )
