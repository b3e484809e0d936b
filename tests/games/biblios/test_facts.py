"""Facts of the table: what a page draws beside the cards."""

import pytest

from chapterhouse import Match, game, start
from chapterhouse.games.biblios.facts import GIFT
from chapterhouse.play.dealer import Seeded, Stacked

NAMES = ["Anna", "Bram", "Cleo", "Dora"]
FIRST = {"first_player": "1"}


def facts(match: Match, eye: int) -> dict[str, list[int]]:
    return match.game.facts(match.view(eye))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deck_is_counted_down(seats: int) -> None:
    """Deck, cards laid aside, gold picked out and cards placed are the whole box at any time."""
    match = start("biblios", NAMES[:seats], seed=1)
    while facts(match, 0)["phase"] == [GIFT]:
        view = match.view(seats)
        sizes = [view.zones.size(zone) for zone in range(1, view.zones.plan.zones)]

        assert sum(facts(match, seats)["deck"]) + sum(sizes) == 87

        match.act(match.state.legal()[0])

    assert facts(match, seats)["deck"][0] == 0


def test_a_turn_is_counted() -> None:
    """Each place of a turn has its number and its limit."""
    match = Match(game("biblios"), NAMES[:3], Stacked(["first 1", "gold-1"], Seeded(1)), FIRST)
    match.play("keep")
    told = facts(match, 0)

    assert (told["kept"], told["sent"], told["laid"]) == ([1, 1], [0, 1], [0, 2])
    assert (told["phase"], told["turn"], told["lot"]) == ([0], [1, 18], [0, 18])


def test_bidding_is_told() -> None:
    """Who leads, who passed and what is owed are there to be drawn; own sums for the own eye."""
    match = start("biblios", NAMES[:3], seed=4, options=FIRST)
    while facts(match, 0)["phase"] == [GIFT]:
        match.act(match.state.legal()[0])
    first, second = match.seat, (match.seat + 1) % 3
    match.play("bid 1")
    match.play("pass")
    told = facts(match, first)

    assert (told["phase"], told["lot"]) == ([1], [1, 18])
    assert (told["high"], told["leader"], told["passed"]) == ([1], [first], [second])
    assert told["owed"] == [0]
    assert facts(match, 3)["gold"] == []

    match.play("pass")

    assert facts(match, 3)["owed"] == [1]


def test_own_sums_are_of_the_own_hand() -> None:
    """The totals by category and the gold are what the cards in one's own hand are worth."""
    match = start("biblios", NAMES[:2], seed=9)
    while facts(match, 0)["phase"] == [GIFT]:
        match.act(match.state.legal()[0])
    view = match.view(0)
    names = [match.game.cards.names[card] for card in view.zones.cards(11)]
    gold = [name.numbers["value"] for name in names if name.key == "card-gold"]
    monks = [name.numbers["value"] for name in names if name.key == "card-monks"]

    assert facts(match, 0)["gold"] == [sum(gold)]
    assert facts(match, 0)["totals"][0] == sum(monks)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_point_is_accounted_for(seats: int, seed: int) -> None:
    """The accounts of a seat add up to its points; the winner is told by the rule that decides."""
    match = start("biblios", NAMES[:seats], seed=seed)
    while not match.over:
        match.act(match.state.legal()[-1])
    accounts = match.game.accounts(match.state)
    points = [sum(a.points for a in accounts if a.seat == seat) for seat in range(seats)]
    winners = {a.seat for a in accounts if a.points == 0 and a.seat >= 0}

    assert points == match.game.points(match.state)
    assert winners == {s for s, rank in enumerate(match.game.ranks(match.state)) if rank == 1}
    assert all(account.rule.id.startswith("BIB-SCORE-") for account in accounts)
