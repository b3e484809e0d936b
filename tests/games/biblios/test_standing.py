"""Standing answers: what follows from what a player has settled, told from their view alone."""

from typing import Any

import pytest

from chapterhouse import Match
from chapterhouse.core.rule import Malformed
from chapterhouse.core.standing import StandingAnswers
from chapterhouse.games import GAMES
from chapterhouse.games.biblios.table import StandingOffer
from games.scenario import played

AUCTION = """biblios/1{} Karl Jacob
> Karl hand gold-1 gold-3 gold-3
> Jacob hand gold-2 gold-3 monks-2-A
> pile gold-1 tomes-1-A
> lot {}
"""
TOMES = AUCTION.format("", "tomes-2-H")
HERE = -1  # in place of the number of the lot that is up
JACOB = 1  # left of Karl, who turns up the lot: he speaks first
WON = TOMES + "Jacob: bid 2\nKarl: bid 3\nJacob: bid 4\nKarl: pass\n"


def standing(match: Match) -> StandingAnswers:
    found = match.game.standing
    assert found is not None
    return found


def lot(limit: int | None, pays: str = "ask", number: int = HERE) -> dict[str, Any]:
    """Up to so much for one lot, and nothing for the others."""
    return {"lot": number, "limit": limit, "wanted": None, "pays": pays}


def wanted(*kinds: tuple[str, int, int | None], pays: str = "ask") -> dict[str, Any]:
    """What is wanted of all lots: a kind, the least value, and up to how much."""
    listed = [{"kind": kind, "least": least, "limit": limit} for kind, least, limit in kinds]
    return {"lot": 0, "limit": None, "wanted": listed, "pays": pays}


def checked(match: Match, view: Any, answer: Any) -> Any:  # noqa: ANN401 - as a server has it
    """What is kept of an answer."""
    if isinstance(answer, dict) and answer.get("lot") == HERE:
        answer = answer | {"lot": standing(match).offer(view).lot}
    return standing(match).checked(view, answer)


def done(match: Match, answer: dict[str, Any], seat: int | None = None) -> list[str]:
    """What is done for whoever is asked, in the words of a record."""
    view = match.view(match.seat if seat is None else seat)
    found = []
    for action in standing(match).acts(view, checked(match, view, answer)):
        found.append(view.now.word(view, action))
        view = view.copy()
        view.apply(action)
    return found


@pytest.mark.parametrize(
    ("text", "answer", "acts"),
    [
        (TOMES, lot(5), ["bid 1"]),
        (TOMES, lot(1), ["bid 1"]),
        (TOMES, lot(0), ["pass"]),
        (TOMES + "Jacob: bid 1\nKarl: bid 3\n", lot(5), ["bid 4"]),
        (TOMES + "Jacob: bid 1\nKarl: bid 4\n", lot(5), ["bid 5"]),
        (TOMES + "Jacob: bid 1\nKarl: bid 5\n", lot(5), ["pass"]),
        (TOMES, wanted(("tomes", 0, 3)), ["bid 1"]),
        (TOMES, wanted(("tomes", 2, 3)), ["bid 1"]),
        (AUCTION.format("", "tomes-1-B"), wanted(("tomes", 2, 3)), ["pass"]),
        (TOMES, wanted(("monks", 0, 3)), ["pass"]),
        (TOMES, wanted(), ["pass"]),
        (TOMES, wanted(("tomes", 0, None)), []),  # to be asked
        (TOMES, lot(0) | {"wanted": wanted(("tomes", 0, 3))["wanted"]}, ["pass"]),
        (AUCTION.format("", "gold-2"), lot(3), ["bid 1"]),  # cards
        (AUCTION.format("", "gold-2"), wanted(("gold", 3, 3)), ["pass"]),
        (AUCTION.format("", "church-up"), wanted(("church", 0, 2)), ["bid 1"]),
        (AUCTION.format(" bidding=honest", "tomes-2-H"), lot(5), ["bid 1"]),
    ],
)
def test_what_is_bid(text: str, answer: dict[str, Any], acts: list[str]) -> None:
    """The least that is enough up to the limit; then, and for what is not wanted, a pass."""
    assert done(played(text), answer) == acts


def test_what_cannot_be_paid_is_not_bid() -> None:
    """A limit that was set for lots to come, and is more than there is, leads to what the limit
    does that one can pay: nobody can tell by a pass, or by waiting, how much gold there is.
    """
    for bids, act in (("", "bid 1"), ("Jacob: bid 2\nKarl: bid 4\n", "bid 5"),
                      ("Jacob: bid 4\nKarl: bid 5\n", "pass")):  # fmt: skip
        match = played(TOMES + bids)
        assert done(match, wanted(("tomes", 0, 9))) == done(match, lot(5)) == [act]


@pytest.mark.parametrize(
    ("pays", "acts"),
    [("ask", []), ("exact", []), ("least", ["pay gold-3", "pay gold-2"])],
)
def test_how_a_lot_is_paid(pays: str, acts: list[str]) -> None:
    """With what costs least, if that is wished, or only where it is exactly what is owed."""
    assert done(played(WON), lot(5, pays)) == acts
    assert done(played(WON), wanted(("tomes", 0, 5), pays=pays)) == acts
    exactly = played(WON.replace("bid 4", "bid 5"))
    assert done(exactly, lot(5, pays)) == ([] if pays == "ask" else ["pay gold-3", "pay gold-2"])


def test_a_payment_that_is_begun_is_finished() -> None:
    """As it would have been at once: a server may end in between."""
    begun = played(WON.replace("bid 4", "bid 5"))
    begun.play("pay gold-3")

    assert done(begun, wanted(("tomes", 0, 5), pays="exact")) == ["pay gold-2"]
    dear = played(WON)
    dear.play("pay gold-3")
    assert done(dear, wanted(("tomes", 0, 5), pays="exact")) == []
    assert done(dear, wanted(("tomes", 0, 5), pays="least")) == ["pay gold-2"]


def test_what_else_stays_with_the_player() -> None:
    """A payment in cards, one for what was not wanted, and the dice."""
    church = played(AUCTION.format("", "church-up") + "Jacob: bid 2\nKarl: pass\n")
    assert done(church, lot(2, "least")) == ["pay gold-2"]
    church.play("pay gold-2")
    cards = played(AUCTION.format("", "gold-2") + "Jacob: bid 2\nKarl: pass\n")

    assert done(cards, lot(2, "least")) == []
    assert done(played(WON), lot(0, "least")) == []
    assert done(church, wanted(("church", 0, 2), pays="least")) == []


def test_whoever_is_not_asked_does_nothing() -> None:
    """And onlookers are offered nothing."""
    match = played(TOMES)

    assert done(match, lot(3), seat=0) == []
    assert standing(match).offer(match.view(2)) is None


def test_what_is_offered() -> None:
    """To a player in the auction phase, with what they can pay; nothing before and after it."""
    match = played(TOMES)
    offer = standing(match).offer(match.view(JACOB))

    assert isinstance(offer, StandingOffer)
    assert (offer.by_cards, offer.most) == (False, 5)
    assert offer.kinds["monks"] == [2, 3, 4]
    assert (offer.kinds["gold"], offer.kinds["church"]) == ([1, 2, 3], [])
    begun = played("biblios/1 Karl Jacob\n: first 1\n")
    assert standing(begun).offer(begun.view(0)) is None


@pytest.mark.parametrize(
    "answer",
    [
        None,
        {},
        lot(None),
        lot(6),
        lot(-1),
        lot(3) | {"more": 1},
        lot(3, "gladly"),
        wanted(("knights", 0, 3)),
        wanted(("tomes", 5, 3)),
        wanted(("tomes", 0, 0)),
        wanted(("tomes", 0, 999)),
        wanted(("tomes", 0, 1), ("tomes", 2, 3)),
        wanted(("church", 1, 3)),
    ],
)
def test_what_is_not_offered_is_refused(answer: Any) -> None:  # noqa: ANN401 - whatever is sent
    """Whatever else somebody sends."""
    match = played(TOMES)
    with pytest.raises(Malformed) as problem:
        checked(match, match.view(JACOB), answer)

    assert problem.value.key == "no-standing-answer"


def test_an_answer_for_another_lot_comes_too_late() -> None:
    """Its player saw another lot."""
    match = played(TOMES)
    with pytest.raises(Malformed) as problem:
        checked(match, match.view(JACOB), lot(3, number=1))

    assert problem.value.key == "stale"


def test_a_limit_ends_with_its_lot() -> None:
    """The next lot is another occasion, and what was settled for all others holds there."""
    match = played(TOMES)
    view = match.view(JACOB)
    kept = checked(match, view, lot(2) | {"wanted": []})
    before = standing(match).occasion(view)
    for word in ("pass", "pass"):
        match.play(word)
    match.act(match.state.legal()[0])  # the next lot
    view = match.view(match.seat)

    assert standing(match).occasion(view) == before + 1
    assert standing(match).acts(view, kept) == [0]


def test_no_other_game_offers_any() -> None:
    """In none is somebody asked so often for so little."""
    assert {name for name, game in GAMES.items() if game.standing} == {"biblios"}
