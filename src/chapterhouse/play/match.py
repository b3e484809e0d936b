"""A match: a state, a dealer, and the record of what was done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from chapterhouse.core.rule import Malformed
from chapterhouse.core.seats import CHANCE, NOBODY
from chapterhouse.play import back, ending_turn, position, talk, words
from chapterhouse.play.dealer import Sealed, kind_of
from chapterhouse.play.player import Player, choice
from chapterhouse.play.record import Entry, Record, checked, digest

if TYPE_CHECKING:
    from chapterhouse.core.dealer import Dealer
    from chapterhouse.core.game import Game
    from chapterhouse.core.sentence import Event
    from chapterhouse.core.state import State


@dataclass(frozen=True)
class Mark:
    """How it stood after so many entries and events."""

    entries: int
    events: int
    state: State


MARKS: Final = 3  # speakers: whoever takes back has spoken last, but for one who has only begun


class Match:
    """One playing of a game. Chance and forced moves are played for you, so somebody always has a
    choice.

    A forced move is played unasked only where everybody can work out that it is forced; a step that
    is secret is always asked, so that timing tells nothing. Without a dealer nothing is played for
    you: a record says it all.
    """

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        dealer: Dealer | None,
        options: dict[str, str] | None = None,
    ) -> None:
        """Begin a match. Raises Malformed for names, options or seats there are not."""
        self.game: Final = game
        self.state = game.begin(len(names), options or {})
        self.record: Final = Record(game, game.settled(options or {}), checked(list(names)))
        self.dealer = dealer
        self.events: Final[list[Event]] = []
        self.drawn: Final[list[tuple[int, str]]] = []  # by ply, the kinds of what chance decided
        self.marks: Final[list[Mark]] = []  # where the last speakers began
        self.open_turn: int = NOBODY  # the seat that has yet to end its turn, or take back
        self.state.journal = self.events
        self.go_on()

    @property
    def over(self) -> bool:
        return self.state.over()

    @property
    def seat(self) -> int:
        """The seat that is asked now."""
        return self.state.seat()

    @property
    def prompt(self) -> str:
        """Who is asked, and what can be answered: `Anna: keep, auction or common`."""
        if self.over:
            return "the match is over"
        *most, last = words.legal_words(self.state)
        choices = f"{', '.join(most)} or {last}" if most else last
        name = "" if self.seat == CHANCE else self.record.names[self.seat]
        return f"{name}: {choices}"

    @property
    def digest(self) -> str:
        """A digest of the position; two matches with the same actions agree in it."""
        return digest(position.write(self.game, self.state))

    def view(self, observer: int) -> State:
        """Give what that seat sees; the gallery is the seat after the last."""
        return self.state.seen_by(observer)

    def play(self, word: str) -> None:
        """Play the action of this word for the seat that is asked.

        Raises Illegal with the rule against it, Malformed for a word that is no option; nothing
        changes then.
        """
        if self.over:
            raise Malformed("over", "{word} comes too late: the match is over", {"word": word})
        self.act(words.read(self.state, word))

    def act(self, action: int, *, leaves_open: bool = False) -> None:
        """Play an action by its number. Whoever acts may wish to end the turn (`end_turn`), as long
        as anything of it can be taken back, unless that is what the action says. Raises as `play`.
        """
        if self.open_turn != NOBODY:
            raise self._open()
        if action not in self.state.now.listed(self.state):  # it has no word to be written down by
            raise words.no_option(self.state, str(action))
        seat, said = self.seat, self.state.now.says(self.state, action).template
        self.take(action)
        self.go_on(seat if leaves_open and said not in self.game.ends else NOBODY)

    def end_turn(self, seat: int) -> None:
        """End the turn that this seat has left open. Raises Malformed if it has not."""
        if self.open_turn == NOBODY or seat != self.open_turn:
            raise Malformed("no-open-turn", "no turn of yours waits for its end", {})
        self.go_on()

    def _open(self) -> Malformed:
        """Say that a turn has to be ended first."""
        name = self.record.names[self.open_turn]
        return Malformed("open-turn", "{name} has not ended the turn yet", {"name": name})

    def take(self, action: int) -> None:
        """Carry out an action of anybody, chance included, and write it down."""
        s = self.state
        step = s.now
        entry = Entry(step.seat(s), action, step.word(s, action), step.eyes(s, action))
        mark = self._mark(entry.seat)
        s.play(action)
        if entry.seat == CHANCE:
            self.drawn.append((len(self.record.entries), kind_of(step)))
        self._enter(entry, mark)

    def interrupt(self, seat: int) -> None:
        """Let a seat break the silence: what that costs comes before the step that waits.

        A choice that is only begun is dropped, to be made anew. Raises Illegal if talk is closed,
        Malformed if it costs nothing; nothing changes then.
        """
        talk.penalty(self.game, self.state, seat)
        if self.record.begun:
            self.rewind(len(self.record.entries) - self.record.begun)
        self.repeat(seat, talk.TALKED)
        self.go_on()

    def repeat(self, seat: int, action: int) -> None:
        """Carry out and write down what an entry of a record says."""
        if action != talk.TALKED:
            self.take(action)
            return
        mark = self._mark(seat)
        entry = Entry(seat, action, talk.TALK.word, self.state.everyone)
        entry.repeat(self.game, self.state)
        self._enter(entry, mark)

    def _enter(self, entry: Entry, mark: Mark | None) -> None:
        """Write an entry down, and keep what stood before it."""
        self.open_turn = NOBODY
        if mark:
            self.marks.append(mark)
            del self.marks[:-MARKS]
        self.record.entries.append(entry)
        self.record.settle(begun=not self.over and self.state.now.begun(self.state))

    def _mark(self, seat: int) -> Mark | None:
        """Note how it stands now, if somebody else acted before this seat."""
        entries = self.record.entries
        if entries and entries[-1].seat == seat:
            return None
        return Mark(len(entries), len(self.events), self.state.copy())

    def _before(self, entries: int) -> Mark:
        """Find the last mark at or before so many entries, if need be the beginning."""
        for mark in reversed(self.marks):
            if mark.entries <= entries:
                return mark
        return Mark(0, 0, self.game.begin(len(self.record.names), self.record.options))

    def stood(self, entries: int) -> State:
        """Give a copy of the position after so many entries."""
        mark = self._before(entries)
        state = mark.state.copy()
        for entry in self.record.entries[mark.entries : entries]:
            entry.repeat(self.game, state)
        return state

    def take_back(self, seat: int) -> None:
        """Take back the last choice of a seat. Raises Malformed, as `back.stays`, if it cannot."""
        self.rewind(back.stays(self, seat))

    def rewind(self, stay: int) -> None:
        """Return to the position after the first `stay` entries of the record."""
        mark = self._before(stay)
        kept = self.record.entries[mark.entries : stay]
        self.marks[:] = [other for other in self.marks if other.entries < mark.entries]
        self.state = mark.state.copy()
        self.state.journal = self.events
        self.drawn[:] = [one for one in self.drawn if one[0] < mark.entries]
        del self.events[mark.events :]
        del self.record.entries[mark.entries :]
        self.record.begun = 0
        self.open_turn = NOBODY
        for entry in kept:
            self.repeat(entry.seat, entry.action)

    def go_on(self, ends: int = NOBODY) -> None:
        """Let the dealer, if there is one, play what chance decides and what is publicly forced; up
        to where a seat, if one `ends` its turn itself, has to.
        """
        self.open_turn = NOBODY
        while self.dealer is not None and not self.over:
            s = self.state
            seat = s.seat()
            if ends not in (NOBODY, seat) and ending_turn.left_open(self, ends):
                self.open_turn = ends
                return
            if seat == CHANCE:
                self.take(self.dealer.outcome(s, self._number()))
            elif not s.now.secret(s) and len(s.legal()) == 1:
                self.take(s.legal()[0])
            else:
                return

    def _number(self) -> int:
        """Give the number of what chance decides now, as the dealer counts."""
        if isinstance(self.dealer, Sealed) and self.dealer.by_kind:
            now = kind_of(self.state.now)
            return sum([kind == now for _, kind in self.drawn])
        return len(self.record.entries)


def run(match: Match, players: Sequence[Player]) -> None:
    """Let players finish a match, each seeing its own view alone."""
    while not match.over:
        seat = match.seat
        match.act(choice(players[seat], match.view(seat), match.events))
