"""Twin worlds: what an observer was not told it neither sees, nor is asked, nor is read."""

from contextlib import suppress

import pytest

from chapterhouse.play.dealer import Seeded
from chapterhouse.play.match import Match
from conformance.reader import twins
from conformance.twins import HEALTHY, Twins
from conformance.walk import TABLES, USUAL, Stop, TableSetup, journey, sampled, told
from sizes import TWINS
from support import Recorded

SECRETS = [table for table in TABLES if table.game.cards.hidden]
usually = pytest.mark.parametrize("table", [t for t in SECRETS if t in USUAL], ids=str)


def hiding(table: TableSetup) -> set[str]:
    """The steps of a match at which some action of one seat was not for all to learn, then or when
    the choice that it began was finished.
    """
    return {
        type(stop.state.now).__name__
        for stop in journey(table).stops
        if stop.state.now.eyes(stop.state, stop.action) != stop.state.everyone
        if not begins(stop)
    }


def begins(stop: Stop) -> bool:
    """Whether an action leads on to more of the same choice, and is seen with all of it, if so."""
    after = stop.state.copy()
    after.apply(stop.action)
    return not after.over() and after.now.begun(after)


def heard(
    table: TableSetup, observer: int, actions: list[int]
) -> tuple[list[object], list[object]]:
    """A match of these actions as one seat meets it: at each question, and at the end."""
    questions: list[object] = []
    match = Match(table.game, table.names, Recorded(actions), table.options)
    with suppress(IndexError):  # the record may end where chance is asked
        while len(match.record.entries) < len(actions):
            if match.seat == observer:
                questions.append(
                    [match.prompt, match.record.text(observer), told(match.state, observer)]
                )
            match.act(actions[len(match.record.entries)])
    plies = [(e.seat, e.word) for e in match.record.entries if e.eyes >> observer & 1]
    return questions, [match.record.text(observer), told(match.state, observer), plies, len(plies)]


@pytest.mark.parametrize("seed", TWINS)
@usually
def test_every_observer_sees_what_it_was_told(table: TableSetup, seed: int) -> None:
    """While two worlds tell an observer the same, the gallery too, they see and offer the same."""
    differing = {observer: twins(table, observer, seed).differing for observer in table.eyes}

    assert all(len(found) >= HEALTHY for found in differing.values())
    assert hiding(table) <= {kind for found in differing.values() for kind in found}


@pytest.mark.parametrize("table", [t for t in SECRETS if t not in USUAL], ids=str)
def test_no_option_tells_a_secret(table: TableSetup) -> None:
    """So it is whatever was chosen before the match."""
    at = TABLES.index(table)
    pair = twins(table, at % (table.seats + 1), at)

    assert len(pair.differing) >= HEALTHY


@usually
def test_worlds_of_one_view_stay_twins(table: TableSetup) -> None:
    """Two worlds imagined from one view, in mid-match, are twins for whoever has it."""
    differing = worlds = 0
    for at, stop in list(enumerate(sampled(table)))[8::24]:
        observer = at % (table.seats + 1)
        view = stop.state.seen_by(observer)
        one, other = view.imagine(Seeded(at)), view.imagine(Seeded(at + 1))
        worlds += table.mark(one) != table.mark(other)
        differing += len(Twins(table, observer, Seeded(at), one, other).run().differing)

    assert worlds >= 3
    assert differing >= HEALTHY


@usually
def test_twin_matches_are_told_alike(table: TableSetup) -> None:
    """Twin matches ask a seat the same, and read it the same record, in as many plies."""
    for observer in table.eyes:
        pair = twins(table, observer, 1)
        here = heard(table, observer, pair.one.actions)
        there = heard(table, observer, pair.other.actions)

        assert pair.one.actions != pair.other.actions
        assert here == there
        assert (observer < table.seats) == (here[0] != [])
