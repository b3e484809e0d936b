"""What is asked and told is true, and tells no observer more than it may know."""

import pytest

from chapterhouse.core.sentence import Event
from chapterhouse.games.monastery.components import COLUMNS
from chapterhouse.games.monastery.setup import MONASTERY
from chapterhouse.games.monastery.spots import GONE, SMALL
from chapterhouse.games.monastery.state import Monastery
from chapterhouse.locale import LANGUAGES, Translator
from chapterhouse.play.match import Match
from games.monastery.matches import SEATS, SEEDS, key, moments
from games.scenario import played

NAMES = ["Red", "Blue"]
BUYING = """monastery/1 blessings={shown} Red Blue
    > | kitchen┬[R..]   .   .
    > | path│()         .   .
    > | @               @   @
    > | @B              @   @
    > Red blessings 4
    > scoring Red
    > left 2"""
ENCOURAGING = """monastery/1 blessings={shown} Red Blue
    > | kitchen┬[R..]   .   .
    > | path│()         .   .
    > | @               @   @
    > | @B              @   @
    > Red blessings 5
    Red: encourage kitchen 0 -2"""
STORIES = {"buying": BUYING, "encouraging": ENCOURAGING}
every_story = pytest.mark.parametrize("story", STORIES.values(), ids=list(STORIES))


def asked(match: Match, observer: int, language: str = "en") -> str:
    return Translator(language, "monastery").question(match.view(observer), NAMES)


@every_story
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_question_tells_what_a_screen_hides(story: str, language: str) -> None:
    """MON-INFO-5 Only whoever is asked reads how many blessings they have; the others read the same
    question without, unless the table has them shown.
    """
    hidden, shown = (played(story.format(shown=option)) for option in ("hidden", "shown"))

    assert "4" in asked(hidden, 0, language)
    for observer in (1, 2):
        assert not {"4", "-1"} & set(
            asked(hidden, observer, language).replace("\u00a0", " ").split()
        )
        assert asked(shown, observer, language) == asked(hidden, 0, language)


def test_no_table_tells_what_a_screen_hides() -> None:
    """MON-INFO-5 Nor does what the page is given."""
    hidden, shown = (played(BUYING.format(shown=option)) for option in ("hidden", "shown"))
    turns = [
        MONASTERY.table(match.view(observer)).turn
        for match in (hidden, shown)
        for observer in (0, 1)
    ]

    assert [turn.blessings for turn in turns] == [4, 0, 4, 4]


ELECTED = """monastery/1 Red Blue Green
    > | abbots-house┤(GG)   .   .
    > | @R                  @   @
    > | @BGGG               @   @
    > {when}"""


def test_the_order_told_is_that_of_the_moment() -> None:
    """MON-FLOW-7 A service goes on from the new Abbot; MON-FLOW-3 but a round of work as it began,
    MON-AHOUSE-3 whomever a snap election made Abbot.
    """
    told = [
        MONASTERY.table(played(ELECTED.format(when=when)).state)
        for when in ("hour sext", "scoring Green\n    Green: use abbots-house")
    ]

    assert [one.abbot for one in told] == [2, 2]
    assert [one.order for one in told] == [[2, 0, 1], [0, 1, 2]]


@pytest.mark.parametrize("seats", SEATS)
def test_all_who_are_tied_are_told_so(seats: int) -> None:
    """MON-ABBOT-3 Nobody else is, and one of them is named."""
    ties = 0
    for seed in SEEDS:
        tied: set[int] = set()
        for event in moments(seats, seed)[-1].events:
            if key(event) == "tied":
                tied.add(event.seat)
            elif key(event) in ("elected", "reelected"):
                assert not tied or (event.seat in tied and len(tied) > 1)
                ties += len(tied)
                tied = set()
    assert ties


NIGHT = """monastery/1 Red Blue
    > | kitchen┬[.RR]   .   .
    > | brewhouse├(R)   .   .
    > | path│()         .   .
    > | @               @   @
    > | @B              @   @
    > hour night"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_night_each_box_is_asked_about(language: str) -> None:
    """MON-BREW-5 Two monks of one tile are told apart by the numbers of their boxes."""
    match = played(NIGHT)
    first = asked(match, 0, language)
    match = played(NIGHT + "\n    Red: stay 0")

    assert " 2 " in f" {first} "
    assert asked(match, 0, language) == first.replace("2", "1", 1)


@pytest.mark.parametrize("seats", SEATS)
def test_events_tell_what_becomes_of_the_grid(seats: int) -> None:
    """MON-INFO-1 Whoever listens can keep the grid: MON-COLL-1 what is bought goes, MON-LIB-1 what
    is swapped lies small.
    """
    for seed in SEEDS:
        match = [moment for moment in moments(seats, seed) if moment.state.abbot >= 0]
        told, grid = match[0].told, list(match[0].state.grid)
        for moment in match:
            for event in moment.events[told:]:
                heard(moment.state, grid, event)
            told = moment.told

            assert grid == list(moment.state.grid)


def heard(s: Monastery, grid: list[int], event: Event) -> None:
    """Do to a grid what an event tells."""
    what, values = key(event), event.values
    if what == "bought":
        grid[cell(s, *values[1:3])] = GONE
    elif what == "called":
        grid[cell(s, s.colour[values[0]], values[1])] = GONE
    elif what == "swapped":
        letter, row, column, other, other_row, other_column = values
        grid[cell(s, row, column)] = other + 1 + SMALL
        grid[cell(s, other_row, other_column)] = letter + 1 + SMALL


def cell(s: Monastery, colour: int, column: int) -> int:
    return int(COLUMNS * s.edition.row[colour] + column)
