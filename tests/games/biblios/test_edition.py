"""An owner's own edition of Biblios: other values, other numbers of cards, and the same rules."""

from functools import cache
from typing import Any

import pytest

from chapterhouse.bots.uniform import Uniform
from chapterhouse.core.game import Game
from chapterhouse.core.rule import Malformed
from chapterhouse.core.sentence import Sentence
from chapterhouse.evaluation import bot
from chapterhouse.evaluation.biblios.survey import survey
from chapterhouse.games import GAMES
from chapterhouse.games.biblios.components import CHURCH, GOLD, SEALS, is_church, is_gold
from chapterhouse.games.biblios.scoring import strength, total
from chapterhouse.games.biblios.setup import BIBLIOS
from chapterhouse.games.biblios.state import HAND, Biblios
from chapterhouse.locale import LANGUAGES, Translator
from chapterhouse.play import position
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.match import Match
from chapterhouse.play.replay import opened, replay
from games.biblios.matches import NAMES, SEATS
from games.biblios.table import build
from games.invariants import check

# The best seals on the best monks, and on cards of other values among the tomes.
SEALED = {
    "monks.by-seal": [4, 4, 3, 3, 3, 2, 2, 2, 2],
    "tomes.values": {"1": 4, "3": 5},
    "tomes.by-seal": [3, 1, 3, 1, 3, 1, 3, 1, 3],
}
# Cards that are not unique here are there, and the other way about; words of cards grow.
COUNTED = {
    "gold.values": {"3": 15, "1": 1, "2": 9},
    "church.up-two": 1,
    "church.down-two": 15,
    "church.up": 1,
    "church.down": 1,
    "box.gold-cards": 25,
    "box.church-cards": 19,
    "box.cards": 89,
    "setup.gold-out-of-each-value": [1, 1, 0],
    "setup.cards-out-unseen": [2, 2, 9],
    "setup.turns": [28, 21, 16],
}
EDITIONS: dict[str, dict[str, Any]] = {"sealed": SEALED, "counted": COUNTED}
each_edition = pytest.mark.parametrize("edition", EDITIONS)
each_table = pytest.mark.parametrize("seats", SEATS)


@cache
def edited(edition: str) -> Game:
    """The game with one of these editions."""
    return BIBLIOS.with_edition(EDITIONS[edition])


def finished(game: Game, seats: int) -> Match:
    """Play a match at random, checking every position."""
    match = Match(game, NAMES[:seats], Seeded(seats))
    players = [Uniform(seat) for seat in range(seats)]
    while not match.over:
        match.act(players[match.seat].choose(match.view(match.seat)))
        check(match.state)
    return match


def laid_out(text: str, game: Game) -> Biblios:
    """Lay out a position for Anna and Bram, in the words of this edition."""
    match = opened("biblios/1 first_player=1 Anna Bram", GAMES, game.overrides)
    for _ in build(match, text.splitlines()):
        pass
    assert isinstance(match.state, Biblios)
    return match.state


def added(s: Biblios, seat: int, category: int) -> int:
    """The values of a hand in a category, card by card."""
    cards = [card for card in s.zones.cards(HAND + seat) if card < GOLD]
    return sum(s.edition.value[card] for card in cards if card // SEALS == category)


@each_edition
@each_table
def test_a_match_is_played_to_its_end(edition: str, seats: int) -> None:
    """With any valid edition all cards of its box stay in play, and its values count."""
    match = finished(edited(edition), seats)
    s = match.state
    assert isinstance(s, Biblios)
    zones = range(s.zones.plan.zones)

    assert sum(s.zones.size(zone) for zone in zones) == s.edition.size
    for seat in range(seats):
        coins = [card for card in s.zones.cards(HAND + seat) if is_gold(card)]
        assert (s.worth(HAND + seat), s.coins(HAND + seat)) == (
            sum(s.edition.value[coin] for coin in coins),
            len(coins),
        )
        assert [total(strength(s, seat, category)) for category in range(5)] == [
            added(s, seat, category) for category in range(5)
        ]


@each_edition
@each_table
def test_the_record_replays(edition: str, seats: int) -> None:
    """A record carries what is corrected, so that whoever reads it has the same game."""
    match = finished(edited(edition), seats)
    text = match.record.text()
    again = replay(text, GAMES)

    assert text.splitlines()[0].startswith(f"biblios/1 edition={match.game.edition} ")
    assert len([line for line in text.splitlines() if line.startswith("% ")]) == len(
        EDITIONS[edition]
    )
    assert (again.game.edition, again.digest) == (match.game.edition, match.digest)
    assert again.record.text() == text


@each_edition
def test_a_view_is_read_back(edition: str) -> None:
    """A view that goes to a bot as text is the same view again, in the words of the edition."""
    game = edited(edition)
    match = Match(game, NAMES[:3], Seeded(5))
    players = [Uniform(seat) for seat in range(3)]
    for _ in range(60):
        match.act(players[match.seat].choose(match.view(match.seat)))
    text = position.write(game, match.view(1))

    assert position.write(game, position.read(game, 3, text)) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_named_by_the_values_they_have(language: str) -> None:
    """What is corrected is read in every language, in names, words and events alike."""
    game, reader = edited("sealed"), Translator(language, "biblios")
    best = game.cards.value("monks-4-A")
    told = next(template for template in game.templates if template.key == "act-take")

    assert game.cards.names[best].numbers == {"value": 4, "seal": 1}
    assert "4" in reader.name(game.cards, best)
    assert "2" in reader.name(BIBLIOS.cards, best)
    take = Sentence(told, [best])
    assert " 4-" in reader.sentence(take, NAMES)
    assert take.word() == "take monks-4-A"


def test_the_dice_go_by_the_corrected_values() -> None:
    """BIB-SCORE-3 Who has the higher total of what is printed wins, not of what we took it for."""
    anna, bram = (1 << 0 | 1 << 1), (1 << 7 | 1 << 8)
    ours, theirs = BIBLIOS.begin(2, {}), edited("sealed").begin(2, {})
    assert isinstance(ours, Biblios)
    assert isinstance(theirs, Biblios)

    assert [total(ours.edition.strength[held]) for held in (anna, bram)] == [4, 8]
    assert [total(theirs.edition.strength[held]) for held in (anna, bram)] == [8, 4]


def test_an_evaluator_counts_as_the_box_does() -> None:
    """The same seals are worth more in one edition than in the other, to an evaluator too."""
    hands = "Anna took monks-{0}-A monks-{0}-B\nBram took monks-{1}-H monks-{1}-I\nturns 2"
    ours = survey(laid_out(hands.format(2, 4), BIBLIOS), 0)
    theirs = survey(laid_out(hands.format(4, 2), edited("sealed")), 0)

    assert ours.lean(0, 0) < 0 < theirs.lean(0, 0)


@each_edition
def test_bots_play_it(edition: str) -> None:
    """The greedy bots play it to the end, each from its own view."""
    match = Match(edited(edition), NAMES[:2], Seeded(3))
    players = [bot("greedy", "biblios", seat) for seat in range(2)]
    while not match.over:
        action = players[match.seat].choose(match.view(match.seat))
        assert action in match.state.legal()
        match.act(action)


def test_ours_is_not_touched() -> None:
    """Another edition beside ours changes nothing in ours; to correct nothing is to have ours."""
    before = [name.word for name in BIBLIOS.cards.names]
    game = BIBLIOS.with_edition(SEALED)

    assert game.edition != BIBLIOS.edition
    assert game.overrides == SEALED
    assert [name.word for name in BIBLIOS.cards.names] == before
    assert BIBLIOS.with_edition({}) is BIBLIOS
    assert game.steps is BIBLIOS.steps


def test_the_greatest_bid_follows_the_cards() -> None:
    """BIB-SETUP-11 Nobody can name more than three times the cards that can come into play."""
    for game, cards in ((BIBLIOS, 80), (edited("counted"), 28 * 3)):
        s = game.begin(2, {})
        assert isinstance(s, Biblios)

        assert s.edition.greatest_bid == 3 * cards


def test_an_unfit_edition_is_refused() -> None:
    """What cannot be played is said before anybody sits down."""
    with pytest.raises(Malformed, match=r"monks.values is .* it must be"):
        BIBLIOS.with_edition({"monks.by-seal": [2, 2, 2, 2, 3, 3, 3, 3, 4]})


def test_copies_are_counted_where_there_are_any() -> None:
    """Of a kind with one card there is one, of another fifteen, and church cards are the last."""
    s = edited("counted").begin(4, {})
    assert isinstance(s, Biblios)
    copies = [s.zones.tally(0, card) for card in range(GOLD, s.zones.deck.kinds)]

    assert copies == [1, 9, 15, 1, 15, 1, 1, 1]
    assert [is_church(card) for card in (CHURCH - 1, CHURCH)] == [False, True]
