"""The table: what a page draws beside the cards."""

import pytest

from chapterhouse import Match, game, start
from chapterhouse.games.biblios import sentences
from chapterhouse.games.biblios.table import BibliosTable, Count
from chapterhouse.locale import Translator
from chapterhouse.play.dealer import Seeded
from support import Stacked

NAMES = ["Anna", "Bram", "Cleo", "Dora"]
FIRST = {"first_player": "1"}


def table(match: Match, observer: int) -> BibliosTable:
    described = match.game.table(match.view(observer))
    assert isinstance(described, BibliosTable)
    return described


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deck_is_counted_down(seats: int) -> None:
    """Deck, cards laid aside, gold picked out and cards placed are the whole box at any time."""
    match = start("biblios", NAMES[:seats], seed=1)
    while table(match, 0).phase == "gift":
        view, gift = match.view(seats), table(match, seats).gift
        sizes = [view.zones.size(zone) for zone in range(1, view.zones.plan.zones)]

        assert gift.deck + gift.unused + sum(sizes) == 87

        match.act(match.state.legal()[0])

    assert table(match, seats).gift.deck == 0


def test_a_turn_is_counted() -> None:
    """Each place of a turn has its number and its limit."""
    match = Match(game("biblios"), NAMES[:3], Stacked(["first 1", "gold-1"], Seeded(1)), FIRST)
    match.play("keep")
    told = table(match, 0)
    gift = told.gift

    assert (gift.kept, gift.sent, gift.laid) == (Count(1, 1), Count(0, 1), Count(0, 2))
    assert (told.phase, told.turn, told.lot) == ("gift", Count(1, 18), Count(0, 18))


@pytest.mark.parametrize(("card", "asked"), [("church-up", "What"), ("church-up-two", "two dice")])
def test_a_card_asks_for_as_many_dice_as_it_moves(card: str, asked: str) -> None:
    """Whoever has to move two dice is asked for two."""
    match = Match(game("biblios"), NAMES[:3], Stacked(["first 1", card], Seeded(1)), FIRST)
    match.play("keep")

    assert asked in Translator("en", "biblios").question(match.state, NAMES)


def test_bidding_is_told() -> None:
    """Who leads, who passed and what is owed are there to be drawn."""
    match = start("biblios", NAMES[:3], seed=4, options=FIRST)
    while table(match, 0).phase == "gift":
        match.act(match.state.legal()[0])
    first, second = match.seat, (match.seat + 1) % 3
    match.play("bid 1")
    match.play("pass")
    told = table(match, first)
    auction = told.auction

    assert (told.phase, told.lot) == ("auction", Count(1, 18))
    assert (auction.high, auction.leader, auction.passed) == (1, first, [second])
    assert auction.owed == 0

    match.play("pass")

    assert table(match, 3).auction.owed == 1


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_point_is_accounted_for(seats: int, seed: int) -> None:
    """The score lines of a seat add up to its points; a rule says why the winner won."""
    match = start("biblios", NAMES[:seats], seed=seed)
    while not match.over:
        match.act(match.state.legal()[-1])
    score_lines = match.game.score_lines(match.state)
    points = [sum(a.points for a in score_lines if a.seat == seat) for seat in range(seats)]
    won = (sentences.WINNER, sentences.SHARED)
    winners = {a.seat for a in score_lines if a.event.template in won}

    assert points == match.game.points(match.state)
    assert winners == {s for s, rank in enumerate(match.game.ranks(match.state)) if rank == 1}
    assert all(line.rule.id.startswith("BIB-SCORE-") for line in score_lines)
