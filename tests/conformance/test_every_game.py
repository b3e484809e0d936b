"""What every game keeps at every position: text, copies, cards, rules, chance, words, ranks."""

import pytest

from chapterhouse.core.game import Game
from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.core.seats import CHANCE, NOBODY
from chapterhouse.core.state import DEEPEST, TRUTH
from chapterhouse.core.step import Many
from chapterhouse.games import GAMES
from chapterhouse.play import position, words
from conformance.walk import TABLES, Stop, TableSetup, everywhere, journey, own_attributes, sampled
from support import Scripted

FORBIDDEN = set(",:!#?")


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_option_can_be_chosen(game: Game) -> None:
    """Each value of each option can be played at some table, the usual ones at each."""
    laid = [table for table in TABLES if table.game is game]
    offered = {(option.name, value) for option in game.options for value in option.values[1:]}

    assert {("", ""), *offered} == {(table.option, table.value) for table in laid}
    assert game.seats == [table.seats for table in laid if not table.option]


@everywhere
def test_a_match_ends(table: TableSetup) -> None:
    """Until the end somebody can always act; then nothing is to come, and nothing to answer."""
    s = journey(table).end

    assert all(stop.state.legal() for stop in journey(table).stops)
    assert s.over()
    assert (s.depth, s.legal(), s.seat()) == (0, [], NOBODY)
    with pytest.raises(Malformed):
        s.copy().play(0)


@everywhere
def test_positions_are_text(table: TableSetup) -> None:
    """Written and read, a position or a view is the same, with all that is not written."""
    for at, stop in enumerate([*sampled(table)[::5], Stop(journey(table).end, 0)]):
        for s in (stop.state, stop.state.seen_by(at % (table.seats + 1))):
            text = table.text(s)
            again = position.read(table.game, table.seats, text)

            assert text == table.text(again)
            assert table.mark(s) == table.mark(again)
            assert own_attributes(s) == own_attributes(again)
            assert (s.seats, s.everyone) == (again.seats, again.everyone)


@everywhere
def test_fields_are_complete(table: TableSetup) -> None:
    """What a game adds to the state is saved, or never changes."""
    start = own_attributes(journey(table).stops[0].state)
    unsaved = start.keys() - set(table.game.fields)
    end = own_attributes(journey(table).end)

    assert set(table.game.fields) <= start.keys()
    assert {name: start[name] for name in unsaved} == {name: end[name] for name in unsaved}


@everywhere
def test_copies_are_independent(table: TableSetup) -> None:
    """What happens to a copy leaves the original alone, and happens so to another copy."""
    for stop in sampled(table):
        s = stop.state
        before, attributes = table.mark(s), own_attributes(s)
        one, other = s.copy(), s.copy()
        one.journal, other.journal = [], []

        assert (before, attributes) == (table.mark(one), own_attributes(one))
        one.apply(stop.action)
        assert (before, attributes) == (table.mark(s), own_attributes(s))
        other.apply(stop.action)
        assert table.mark(one) == table.mark(other)
        assert own_attributes(one) == own_attributes(other)
        assert list(map(repr, one.journal)) == list(map(repr, other.journal))
        assert s.journal is None
        assert one.copy().journal is None


@everywhere
def test_play_is_apply(table: TableSetup) -> None:
    """A legal action does the same by `play` and `apply`, with a journal and without."""
    for stop in sampled(table):
        played, applied = stop.state.copy(), stop.state.copy()
        applied.journal = []
        played.play(stop.action)
        applied.apply(stop.action)

        assert table.mark(applied) == table.mark(played)


@everywhere
def test_nothing_is_lost(table: TableSetup) -> None:
    """All cards lie somewhere, each where it may, and each place counts those that lie there."""
    for s in [stop.state for stop in sampled(table)[::2]] + [journey(table).end]:
        zones = s.zones
        places = range(zones.plan.zones)
        lying = [zones.cards(zone) for zone in places]
        copies = [card for card, n in enumerate(zones.deck.copies) for _ in range(n)]

        assert copies == sorted(card for cards in lying for card in cards)
        assert [len(cards) for cards in lying] == [zones.size(zone) for zone in places]
        assert all(zones.fitting(zone, zone) == zones.size(zone) for zone in places)
        assert all(zones.holes(zone) == 0 for zone in places)
        assert 0 <= s.depth < DEEPEST
        assert s.observer == TRUTH


@everywhere
def test_legal_is_what_no_rule_forbids(table: TableSetup) -> None:
    """The quick list of legal actions is the slow one, in rising order."""
    for stop in sampled(table):
        s, step = stop.state, stop.state.now
        options = step.listed(s)
        free = [action for action in options if step.forbids(s, action) is None]

        assert sorted(set(options)) == options
        assert free == s.legal()
        assert CHANCE <= s.seat() < s.seats
        assert step.chance == (s.seat() == CHANCE)


@everywhere
def test_rules_are_named(table: TableSetup) -> None:
    """The illegal is refused by a rule of the book, no option with those that are."""
    for stop in sampled(table)[::3]:
        s, step = stop.state.copy(), stop.state.now
        before, listed = table.mark(s), step.listed(s)
        for action in sorted(set(listed) - set(s.legal()))[::7]:
            rule = step.forbids(s, action)
            with pytest.raises(Illegal) as refusal:
                s.play(action)

            assert (rule, step.word(s, action)) == (refusal.value.rule, refusal.value.word)
            assert table.game.rules[refusal.value.rule.id] is rule
        for action in (-1, max(listed) + 1):
            with pytest.raises(Malformed) as refused:
                s.play(action)

            assert refused.value.key == "no-option"
        assert before == table.mark(s)


@everywhere
def test_picks_are_fair(table: TableSetup) -> None:
    """Each number picks another legal action; of chance, each outcome as often as it weighs."""
    for stop in sampled(table):
        s, step = stop.state, stop.state.now
        if isinstance(step, Many):
            continue
        weights = [step.weight(s, action) for action in s.legal()]
        ways = [a for a, weight in zip(s.legal(), weights, strict=True) for _ in range(weight)]
        dealer = Scripted(*range(len(ways)))

        assert min(weights) > 0
        assert step.chance or set(weights) == {1}
        assert ways == [step.pick(s, dealer) for _ in ways]
        assert [len(ways)] * len(ways) == dealer.asked


@everywhere
def test_trying_is_fair(table: TableSetup) -> None:
    """Where options are tried one by one, each may come first, and none is tried again."""
    for stop in [stop for stop in sampled(table) if isinstance(stop.state.now, Many)]:
        s, step = stop.state, stop.state.now
        options, legal = step.listed(s), s.legal()
        for first, option in enumerate(options):
            rest = options[:first] + options[first + 1 :]
            tried = [
                option,
                *rest[: next(i for i, a in enumerate([*rest, *legal]) if a in legal) + 1],
            ]
            tries = tried[:1] if option in legal else tried
            dealer = Scripted(first, *[0] * len(tries))

            assert step.pick(s, dealer) == tries[-1]
            assert dealer.asked == [len(options) - n for n in range(len(tries))]


@everywhere
def test_words_can_be_read(table: TableSetup) -> None:
    """Each option has a word of its own, which is read as it, without signs that mean more."""
    for stop in sampled(table)[::3]:
        s = stop.state
        options = s.now.listed(s)
        written = [s.now.word(s, action) for action in options]

        assert len(options) == len(set(written))
        assert dict(zip(written, options, strict=True)) == words.words(s)
        assert options[::40] == [words.read(s, word) for word in written[::40]]
        assert set() == FORBIDDEN & set("".join(written))
        assert all(word == " ".join(word.split()) != "" for word in written)


@everywhere
def test_ranks_follow_points(table: TableSetup) -> None:
    """The best are first, equals share, more points are a better place, at any time."""
    for s in [stop.state for stop in sampled(table)[::5]] + [journey(table).end]:
        points, ranks = table.game.points(s), table.game.ranks(s)
        seats = range(table.seats)

        assert table.seats == len(points) == len(ranks)
        assert ranks == [1 + sum(other < rank for other in ranks) for rank in ranks]
        assert all(ranks[a] < ranks[b] for a in seats for b in seats if points[a] > points[b])
