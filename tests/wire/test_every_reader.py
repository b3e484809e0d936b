"""What is written for every game: in every language, for every observer, at every step."""

from itertools import pairwise

import pytest
from msgspec import structs

from chapterhouse.core.state import State
from chapterhouse.core.step import Amount
from chapterhouse.core.view import forget
from chapterhouse.locale import LANGUAGES
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.match import Match
from chapterhouse.wire import messages
from chapterhouse.wire.options import Listed, listed
from chapterhouse.wire.scribe import Scribe
from conformance.walk import Stop, TableSetup, choose, everywhere, journey, sampled, usually

spoken = pytest.mark.parametrize("language", LANGUAGES)


def scribe(table: TableSetup, language: str = "en") -> Scribe:
    return Scribe(table.game, language, table.names)


def whole(s: State) -> list[Listed]:
    """Every option with the rule against it, thinned by nobody."""
    rules = [(action, s.now.forbids(s, action)) for action in s.now.listed(s)]
    return [(action, rule.id if rule else None) for action, rule in rules]


def wordless(prompt: messages.Prompt | None) -> messages.Prompt | None:
    """A prompt without its sentences."""
    if prompt is None:
        return None
    options = [
        structs.replace(
            option,
            text="",
            lacks=option.lacks and "",
            brings=[""] * len(option.brings),
            warns=option.warns and "",
        )
        for option in prompt.options
    ]
    return structs.replace(
        prompt, question="", options=options, rules=dict.fromkeys(prompt.rules, "")
    )


def sentences(prompt: messages.Prompt | None) -> list[str]:
    if prompt is None:
        return []
    told = [text for option in prompt.options for text in (option.text, *option.brings)]
    missing = [option.lacks for option in prompt.options if option.lacks is not None]
    risks = [option.warns for option in prompt.options if option.warns is not None]
    question = [prompt.question] if told else []
    return [*question, *told, *missing, *risks, *prompt.rules.values()]


@everywhere
def test_every_prompt_shows_where_its_rows_end(table: TableSetup) -> None:
    """Of all options those that are left out are numbers between two that share their rule."""
    for stop in sampled(table)[::2]:
        s = stop.state
        pairs, every = listed(s), whole(s)
        firsts = [pair for before, pair in pairwise([(-1, ""), *every]) if before[1] != pair[1]]
        lasts = [pair for pair, after in pairwise([*every, (-1, "")]) if pair[1] != after[1]]

        assert [pair for pair in every if pair in pairs] == pairs
        assert {*firsts, *lasts} <= set(pairs)
        assert isinstance(s.now, Amount) or pairs == every


@usually
@spoken
def test_all_is_said_in_every_language(table: TableSetup, language: str) -> None:
    """There is a sentence for everything; only sentences depend on the language."""
    reader, english = scribe(table, language), scribe(table)
    for at, stop in enumerate(sampled(table)):
        observer = stop.state.seat() if at % 2 else at % (table.seats + 1)
        view = stop.state.seen_by(max(observer, 0))
        prompt = reader.prompt(view)

        assert wordless(prompt) == wordless(english.prompt(view))
        assert all(sentences(prompt))
        assert reader.view(view) == english.view(view)


@usually
@spoken
def test_every_event_is_told_in_every_language(table: TableSetup, language: str) -> None:
    """Each line has a sentence; key, seat and values are the same in all languages."""
    match = Match(table.game, table.names, Seeded(3), table.options)
    dealer = Seeded(3)
    while not match.over:
        match.act(choose(match.state, dealer))
    reader, english = scribe(table, language), scribe(table)
    for event in [
        event.seen_by(observer) for observer in (0, table.seats) for event in match.events
    ]:
        line, plain = reader.line(event), english.line(event)

        assert line.text
        assert structs.replace(line, text="") == structs.replace(plain, text="")
        assert all(value != "" for value in line.values)


@everywhere
def test_whoever_is_asked_alone_reads_the_options(table: TableSetup) -> None:
    """Options, and the rules that they name and no others, are for whoever is asked."""
    writer = scribe(table)
    for stop in sampled(table):
        for observer in table.eyes:
            check_prompt(table, writer, stop, observer)


def named(amount: messages.Amount | None) -> list[int]:
    """The actions that answer an amount."""
    return [amount.pass_, *range(amount.least, amount.most + 1)] if amount else []


def check_prompt(table: TableSetup, writer: Scribe, stop: Stop, observer: int) -> None:
    """Who is asked, and what of it this observer reads."""
    s = stop.state
    view = s.seen_by(observer)
    prompt = writer.prompt(view)
    if s.now.chance:
        assert prompt is None
        return
    hidden = s.now.begun(s) and observer != s.seat()  # what another has begun is not seen
    asking = view if hidden else s

    assert prompt is not None
    assert (prompt.seat, prompt.key) == (s.seat(), asking.now.asks(asking).template.key)
    assert [(o.action, o.rule) for o in prompt.options] == (
        listed(s) if observer == s.seat() else []
    )
    assert [o.word for o in prompt.options] == [s.now.word(s, o.action) for o in prompt.options]
    assert prompt.rules.keys() == {o.rule for o in prompt.options} - {None}
    assert named(prompt.amount) == (
        s.now.legal(s) if isinstance(s.now, Amount) and observer == s.seat() else []
    )
    assert prompt.rules.keys() <= table.game.rules.keys()


@everywhere
def test_every_place_is_written_with_its_size(table: TableSetup) -> None:
    """All see how many cards lie where; no more are named than lie there, without aids fewer."""
    writer = scribe(table)
    for stop in sampled(table)[::3]:
        for observer in table.eyes:
            true, view = stop.state.copy(), stop.state.seen_by(observer)
            true.withdraw(observer)  # half a payment is where it came from
            aided, plain = writer.view(view), view.copy()
            forget(plain.zones, observer)
            bare = writer.view(plain)
            sizes = [zone.size for zone in aided.zones.values()]

            assert list(aided.zones) == view.zones.plan.names
            assert sizes == [true.zones.size(zone) for zone in range(len(sizes))]
            assert all(len(zone.cards) <= zone.size for zone in aided.zones.values())
            assert all(
                set(zone.cards) <= set(aided.zones[name].cards) for name, zone in bare.zones.items()
            )
            assert (aided.observer, aided.table) == (observer, table.game.table(view))


@everywhere
def test_no_card_is_read_in_two_places(table: TableSetup) -> None:
    """What an observer reads, all places taken together, is no more than there is of each card."""
    writer, words = scribe(table), table.game.cards
    for s in [*[stop.state for stop in sampled(table)[::3]], journey(table).end]:
        for observer in table.eyes:
            zones = writer.view(s.seen_by(observer)).zones.values()
            read = [card for zone in zones for card in zone.cards]
            copies = s.zones.deck.copies

            assert all(read.count(words.word(c)) <= n for c, n in enumerate(copies))
            assert set(read) <= {words.word(c) for c in range(len(copies))}
