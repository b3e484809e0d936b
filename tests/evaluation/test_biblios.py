"""The evaluator of Biblios: positions in which there is no doubt."""

from typing import cast

import pytest

from chapterhouse.bots.ahead import LookAhead
from chapterhouse.bots.rollout import Rollout
from chapterhouse.core.sentence import Sentence
from chapterhouse.evaluation import EVALUATORS, bot
from chapterhouse.games import GAMES
from chapterhouse.games.biblios import reasons
from chapterhouse.games.biblios.auction import BID, Bid
from chapterhouse.games.biblios.components import GOLD
from chapterhouse.games.biblios.state import HAND, Biblios
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.position import write
from evaluation.positions import action, answer, play, position

# Anna wins monks and books for certain, Bram the other three dice.
DECIDED = """
    Anna took monks-3-E monks-3-F monks-4-H monks-4-I
    Anna took books-1-A books-1-B books-1-C books-1-D books-1-E books-1-F
    Bram took pigments-3-E pigments-3-F pigments-4-H pigments-4-I
    Bram took manuscripts-1-A manuscripts-1-B manuscripts-1-C manuscripts-1-D manuscripts-1-E
    Bram took manuscripts-1-F tomes-1-A tomes-1-B tomes-1-C tomes-1-D tomes-1-E tomes-1-F
"""


# -- the gift phase


def test_a_card_that_wins_is_taken() -> None:
    """Of two cards, the one that wins a die is taken, not the one of a race that is over."""
    s = position(
        """
        Bram took monks-2-C monks-3-G
        Cleo took monks-2-D monks-4-H
        Cleo took books-1-B books-1-C books-1-D books-1-E books-2-H
        turns 1
        """,
        seats=3,
    )
    play(s, "monks-4-I", "common", "books-1-A", "common", "gold-1", "auction", "gold-1", "keep")

    assert answer(s) == "take monks-4-I"


def test_a_worthless_card_is_not_kept() -> None:
    """With two cards to come, a card of a race that is over is not kept."""
    s = position(DECIDED + "turns 2")
    play(s, "tomes-1-G")

    assert answer(s) != "keep"


def test_a_rival_gets_no_winning_card() -> None:
    """The card that both need is not laid before the only rival."""
    s = position("Anna took monks-4-H monks-4-I\nBram took monks-3-E monks-3-F\nturns 3")
    play(s, "monks-3-G")

    assert answer(s) != "common"


def test_of_two_cards_the_better_is_kept() -> None:
    """A card is kept if it matters more than what may come after it."""
    s = position("Anna took monks-4-H\nBram took monks-3-E\nturns 2")
    play(s, "gold-1", "auction", "monks-4-I")

    assert answer(s) == "keep"


# -- church cards


def church(card: str, seats: int = 2, more: str = "") -> str:
    """Give what Anna does with a church card that she keeps once all races are over."""
    s = position(DECIDED + more + "\nturns 1", seats)
    return answer(play(s, card, "keep"))


def test_a_sure_die_is_raised() -> None:
    """Anna raises a die that she wins."""
    assert church("church-up") in ("raise monks", "raise books")
    assert church("church-up-two") == "raise monks books"


def test_a_rivals_sure_die_is_lowered() -> None:
    """Anna lowers dice that Bram wins."""
    assert church("church-down") in ("lower pigments", "lower manuscripts", "lower tomes")
    assert "monks" not in church("church-down-two")
    assert "books" not in church("church-down-two")


def test_a_gift_to_the_rival_is_declined() -> None:
    """With both of Anna's dice at 6 or hers at 1, a card that only helps Bram is declined."""
    assert church("church-up", more="dice monks 6 books 6") == "decline"
    assert church("church-down", more="dice 3 1 3 1 1") == "decline"


# -- the auction


LOCKED = """
    Bram took manuscripts-1-A manuscripts-1-B manuscripts-1-C manuscripts-1-D manuscripts-1-E
    Bram took manuscripts-2-H gold-3 gold-3
    Anna hand gold-3 gold-3 monks-4-H
"""


@pytest.mark.parametrize("bid", ["bid 1", "bid 5"])
def test_a_worthless_lot_is_not_bought(bid: str) -> None:
    """Nobody pays for a card of a race that is over while there is something else to buy."""
    s = position(LOCKED + "pile monks-4-I\nlot manuscripts-1-F")

    assert answer(play(s, bid)) == "pass"


def test_the_deciding_lot_is_bought() -> None:
    """The last lot decides a die of 6, and gold is worth nothing after it: Anna outbids Bram."""
    s = position(
        """
        Anna took monks-4-H gold-3 gold-3
        Bram took monks-2-A monks-3-F gold-2
        dice monks 6
        lot monks-3-E
        """
    )

    assert answer(play(s, "bid 2")) in ("bid 3", "bid 6")


def test_nobody_bids_against_himself() -> None:
    """Where no rival is left to answer, 1 is enough."""
    s = position(
        "Anna took monks-2-A gold-1 gold-1 gold-2\nBram took monks-4-I gold-1\nlot monks-3-E"
    )

    assert answer(play(s, "pass")) == "bid 1"


def test_what_is_wanted_is_paid_for() -> None:
    """Who can pay for a card that wins a die does not refuse."""
    s = position("Anna took monks-4-H gold-2 gold-3\nBram took monks-4-I gold-2\nlot monks-3-E")

    assert answer(play(s, "bid 1", "bid 2", "pass")) == "pay gold-2"


@pytest.mark.parametrize(
    ("coins", "bid", "first"),
    [
        ("gold-1 gold-3", 1, "pay gold-1"),  # no change is given
        ("gold-1 gold-2 gold-3", 3, "pay gold-3"),  # 16.3.9: of equal sums, the fewest coins
        ("gold-2 gold-3 gold-3", 4, "pay gold-3"),  # then the 2: 5 is the least
        ("gold-2 gold-2 gold-3", 4, "pay gold-2"),
    ],
)
def test_the_least_is_paid(coins: str, bid: int, first: str) -> None:
    """A payment is the least sum that will do, and of equal sums the fewest coins."""
    s = position(f"Anna took monks-4-H {coins}\nBram took monks-4-I gold-1\nlot monks-3-E")

    assert answer(play(s, "pass", f"bid {bid}")) == first


def test_gold_is_paid_for_with_dead_cards() -> None:
    """For a gold lot the cards go that can win nothing (16.3.11)."""
    s = position(
        """
        Anna took monks-4-H monks-4-I tomes-1-A
        Bram took tomes-1-B tomes-1-C tomes-1-D tomes-1-E tomes-1-F tomes-1-G monks-3-G gold-2
        pile monks-3-E monks-3-F
        lot gold-3
        """
    )

    assert answer(play(s, "pass")) == "bid 1"
    assert answer(play(s, "bid 1")) == "pay tomes-1-A"


def test_nobody_bluffs() -> None:
    """Nobody bids what he cannot pay."""
    s = position("Anna took monks-4-H monks-4-I\nBram took monks-3-G gold-1\nlot monks-3-E")

    assert answer(play(s, "bid 1")) == "pass"


@pytest.mark.parametrize(
    ("penalty", "tried"), [("standard", ["pass"]), ("bluff", ["pass", "bid 3"])]
)
def test_a_bluff_is_tried_where_it_costs_a_card(penalty: str, tried: list[str]) -> None:
    """Who plays on tries the least bid that cannot be paid, if rivals get nothing for it."""
    text = "Anna took monks-4-H monks-4-I\nBram took monks-3-G gold-2\nlot monks-3-E"
    s = position(text, options=f"penalty={penalty}")
    view = play(s, "bid 2").seen_by(0)
    trial = Rollout(EVALUATORS["biblios"], 1, effort=0).trial(view)

    assert [s.now.word(s, action) for action in trial.options] == tried


def test_a_bluff_has_its_reason() -> None:
    """Who cannot pay is told so, and what it may be good for."""
    s = position("Anna took gold-1\nBram took gold-2\nlot monks-3-E", options="penalty=bluff")
    view = play(s, "bid 1").seen_by(0)
    ahead = LookAhead(EVALUATORS["biblios"], 1).turn(view, action(s, "bid 2"))
    why = EVALUATORS["biblios"].reason(view, ahead, None)

    assert isinstance(why, Sentence)
    assert (why.template, why.values) == (reasons.BLUFF, [1])


# -- values


def test_a_card_is_better_in_hand() -> None:
    """A seat likes what it has, and not what its rival has."""
    evaluator = EVALUATORS["biblios"]
    mine = position("Anna took monks-4-H\nturns 5").seen_by(0)
    theirs = position("Bram took monks-4-H\nturns 5").seen_by(0)

    assert evaluator.value(mine, 0) > evaluator.value(theirs, 0)


def test_the_end_is_counted() -> None:
    """Where nothing can change any more, the value is the difference of the points."""
    s = position(DECIDED + "lot gold-1")
    play(s, "pass", "pass")

    assert EVALUATORS["biblios"].value(s.seen_by(0), 0) == pytest.approx(-3, abs=0.05)
    assert EVALUATORS["biblios"].value(s.seen_by(1), 1) == pytest.approx(3, abs=0.05)


def test_gold_ends_as_a_tie_break() -> None:
    """Gold buys something while there are lots; after the last it is worth next to nothing."""
    evaluator = EVALUATORS["biblios"]

    def worth(lots: str) -> float:
        rich = position(f"Anna took gold-3 gold-3\nBram took gold-1\n{lots}").seen_by(0)
        poor = position(f"Anna took gold-1\nBram took gold-1\n{lots}").seen_by(0)
        return evaluator.value(rich, 0) - evaluator.value(poor, 0)

    assert worth("pile monks-4-H monks-4-I tomes-2-H\nauction") > 1
    assert 0 < worth("end") < 0.1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_are_believed_to_hold_what_people_keep(seats: int) -> None:
    """A believed world fits the view as any other does, and less gold of 1 lies in the hands of
    rivals than blind dealing would put there.
    """
    believed, blind = 0, 0
    for seed in range(4):
        s = cast("Biblios", GAMES["biblios"].begin(seats, {}))
        dealer = Seeded(seed)
        while s.turns:
            s.apply(s.now.pick(s, dealer))
        view = s.seen_by(0)
        for _ in range(10):
            world = cast("Biblios", EVALUATORS["biblios"].imagine(view, dealer))

            assert write(GAMES["biblios"], world.seen_by(0)) == write(GAMES["biblios"], view)
            believed += hidden_coins(world, view)
            blind += hidden_coins(view.imagine(dealer), view)

    assert believed < 0.6 * blind


def hidden_coins(world: Biblios, view: Biblios) -> int:
    """Count the gold of 1 in hands that the view does not show."""
    hands = range(HAND, HAND + world.seats)
    return sum(
        [int(world.zones.tally(hand, GOLD) - view.zones.tally(hand, GOLD)) for hand in hands]
    )


def test_who_has_bid_is_believed_to_have_had_reason_to() -> None:
    """Worlds in which the leader cannot pay, or a rival who passed would bid, are rare."""
    broke, eager, eager_blindly = 0, 0, 0
    for view in asked_for_bids(seats=3, number=20):
        dealer = Seeded(5)
        for _ in range(5):
            world = cast("Biblios", EVALUATORS["biblios"].imagine(view, dealer))
            blind = view.imagine(dealer)

            assert write(GAMES["biblios"], world.seen_by(view.observer)) == write(
                GAMES["biblios"], view
            )
            broke += leader_is_broke(world)
            eager += would_bid_now(world)
            eager_blindly += would_bid_now(blind)

    assert broke == 0
    assert eager < 0.2 * eager_blindly


def asked_for_bids(seats: int, number: int) -> list[Biblios]:
    """Give so many views of a match of greedy bots in which somebody is asked to outbid another,
    and somebody has passed.
    """
    s = cast("Biblios", GAMES["biblios"].begin(seats, {}))
    dealer, players = Seeded(4), [bot("greedy", "biblios", seat) for seat in range(seats)]
    found: list[Biblios] = []
    while len(found) < number and not s.over():
        if s.now.chance:
            s.apply(dealer.outcome(s, 0))
            continue
        view = s.seen_by(s.seat())
        if isinstance(s.now, Bid) and s.leader >= 0 and s.out and not s.gold_lot():
            found.append(view)
        s.apply(players[s.seat()].choose(view))
    return found


def leader_is_broke(world: Biblios) -> bool:
    return world.worth(HAND + world.leader) < world.high


def would_bid_now(world: Biblios) -> bool:
    """Tell whether somebody who has passed would bid, by what he holds in this world."""
    for seat in range(world.seats):
        if world.out >> seat & 1:
            asked = world.copy()
            asked.out &= ~(1 << seat)
            asked.now = BID[seat]
            if bot("greedy", "biblios", 0).choose(asked.seen_by(seat)):
                return True
    return False
