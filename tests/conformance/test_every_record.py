"""What every game keeps in every match: records that replay and hide, and fair questions."""

import pytest

from chapterhouse.core.seats import CHANCE
from chapterhouse.core.state import State
from chapterhouse.core.step import HIDDEN
from chapterhouse.games import GAMES
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.match import Match, run
from chapterhouse.play.player import Player
from chapterhouse.play.record import Record
from chapterhouse.play.replay import replay
from conformance.walk import LONGEST, USUAL, TableSetup, choose, everywhere
from support import Recorded

usually = pytest.mark.parametrize("table", USUAL, ids=str)


class Temper(Player):
    """Chooses as the walks do, and keeps what it was shown."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.dealer = Seeded(seed)
        self.shown: list[State] = []

    def choose(self, view: State) -> int:
        self.shown.append(view)
        return choose(view, self.dealer)


def played(table: TableSetup, seed: int) -> Match:
    match = Match(table.game, table.names, Seeded(seed), table.options)
    run(match, [Temper(seed + seat) for seat in range(table.seats)])
    return match


def lines(text: str) -> list[tuple[str, str]]:
    """Who said what, word by word, in the text of a record."""
    said = [line.split(": ") for line in text.splitlines()[1:]]
    return [(name.rstrip(":"), word) for name, words in said for word in words.split(", ")]


def entries(record: Record, observer: int | None) -> list[tuple[str, str]]:
    """The same from its entries."""
    names = {CHANCE: "", **dict(enumerate(record.names))}
    shown = [(entry, observer is None or entry.eyes & 1 << observer) for entry in record.entries]
    return [(names[entry.seat], entry.word if see else HIDDEN) for entry, see in shown]


@everywhere
def test_a_record_replays(table: TableSetup) -> None:
    """The text of a record, read back, gives the same match: text, digest, events."""
    match = played(table, 5)
    again = replay(match.record.text(), GAMES)

    assert match.over
    assert again.over
    assert match.record.text() == again.record.text()
    assert match.record == again.record
    assert match.digest == again.digest
    assert list(map(repr, match.events)) == list(map(repr, again.events))
    assert len(match.record.entries) < LONGEST


@usually
def test_a_record_replays_in_part(table: TableSetup) -> None:
    """Any first lines of a record are a record; a digest noted in it must be true."""
    whole = played(table, 6).record.text().splitlines()
    for length in range(1, len(whole), max(1, len(whole) // 7)):
        part = replay("\n".join(whole[:length]), GAMES)
        noted = "\n".join([*whole[:length], f"@ {part.digest}", "# nothing", *whole[length:]])

        assert "\n".join(whole[:length]) + "\n" == part.record.text()
        assert replay(noted, GAMES).over


@everywhere
def test_a_record_hides_what_was_hidden(table: TableSetup) -> None:
    """The record that an observer may have shows `?` for exactly what they did not learn."""
    record = played(table, 7).record

    assert entries(record, None) == lines(record.text())
    for observer in table.eyes:
        assert entries(record, observer) == lines(record.text(observer))
    for entry in record.entries:
        assert 0 <= entry.eyes < 2 << table.seats
        assert entry.seat == CHANCE or entry.eyes >> entry.seat & 1


@everywhere
def test_whoever_is_asked_has_a_choice(table: TableSetup) -> None:
    """Nobody is asked what all can work out; the prompt lists what is legal, and for whom."""
    match = Match(table.game, table.names, Seeded(8), table.options)
    dealer = Seeded(8)
    while not match.over:
        s = match.state
        speaker, _, choices = match.prompt.partition(": ")
        words = [s.now.word(s, action) for action in s.legal()]

        assert 0 <= match.seat < table.seats
        assert len(s.legal()) > 1 or s.now.secret(s)
        assert (table.names[match.seat], words) == (
            speaker,
            choices.replace(" or ", ", ").split(", "),
        )
        match.act(choose(s, dealer))

    assert match.prompt == "the match is over"


@usually
def test_half_a_choice_is_not_read(table: TableSetup) -> None:
    """While a choice is begun and not made, the record of everybody else stays as it was."""
    match = Match(table.game, table.names, Seeded(12), table.options)
    dealer = Seeded(12)
    while not match.over:
        seat, told, s = match.seat, len(match.events), match.state
        read = readings(match) if s.now.secret(s) else {}
        match.take(choose(s, dealer))
        if read and len(match.events) == told:
            del read[seat]

            assert read.items() <= readings(match).items()
            assert match.record.begun > 0
        match.go_on()


def readings(match: Match) -> dict[int, str]:
    """The record as each observer may have it."""
    return {observer: match.record.text(observer) for observer in range(match.state.seats + 1)}


@everywhere
def test_forced_moves_are_written_down(table: TableSetup) -> None:
    """A record has every action, also those that the driver took: it can be dealt again."""
    match = played(table, 9)
    actions = [entry.action for entry in match.record.entries]
    again = Match(table.game, table.names, Recorded(actions), table.options)
    while not again.over:
        again.act(actions[len(again.record.entries)])

    assert match.record == again.record
    assert match.digest == again.digest


@usually
def test_players_see_their_own_view(table: TableSetup) -> None:
    """A player is shown the view of his seat, no more, and only when it is his turn."""
    players = [Temper(seat) for seat in range(table.seats)]
    run(Match(table.game, table.names, Seeded(10), table.options), players)

    for seat, player in enumerate(players):
        assert player.shown
        assert {(seat, seat)} == {(view.observer, view.seat()) for view in player.shown}
        assert all(view.journal is None for view in player.shown)
