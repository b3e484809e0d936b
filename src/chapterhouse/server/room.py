"""A room: one match and its rows. It knows no file and no net, and is told what time it is.

The caller keeps the rows that an act gives before anybody hears of it. Should that fail, the room
is to be thrown away and built anew from what was kept.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Final, final

from msgspec import structs

from chapterhouse.core.rule import Malformed
from chapterhouse.core.seats import NOBODY
from chapterhouse.core.state import State
from chapterhouse.play import back, history, memory, position, talk
from chapterhouse.play.dealer import Sealed
from chapterhouse.play.match import Match
from chapterhouse.play.seal import signed
from chapterhouse.server import length
from chapterhouse.server.charter import Charter
from chapterhouse.server.clocks import MARKS, SECOND, Clocks
from chapterhouse.server.marks import Marks
from chapterhouse.server.problems import silence_kept, stale
from chapterhouse.wire import messages
from chapterhouse.wire.result import Result, result
from chapterhouse.wire.scribe import Scribe

LEFT_OPEN: Final = -2  # in place of an action, as TALKED is
ENDED: Final = -3


@dataclass(frozen=True)
class Row:
    """One row of what happened: an action (TALKED where the silence was broken, LEFT_OPEN and ENDED
    where a seat was to end its turn, and did, or a mark of its clock), or a take-back, whose action
    is how many entries stay.

    Plies count the rows of a match from 0; none is ever used again.
    """

    ply: int
    seat: int
    action: int
    back: bool = False
    at: float = field(default=0.0, compare=False)  # where there are clocks


@dataclass(frozen=True)
class Ended:
    """What is kept of a match that has ended, for ever: the result, and the whole record."""

    result: Result
    record: str


@final
class Room:
    """One match as all its readers may have it."""

    def __init__(
        self, charter: Charter, rows: Sequence[Row] = (), ended: Ended | None = None, at: float = 0
    ) -> None:
        """Begin a match at that time, or build it anew from its rows; if it has ended, as it was
        kept then.

        Raises Malformed for a charter that no match can be begun from.
        """
        self.charter: Final = charter
        self.dealer: Final = Sealed(charter.secret, by_kind=charter.by_kind)
        names, dealer = charter.names or [], None if rows else self.dealer
        self.match: Final = Match(charter.game, names, dealer, charter.options)
        self.rows: Final[list[Row]] = []
        self.at = at  # when what happens next does, where there are clocks
        self.clocks: Final = Clocks(charter.clock, len(names)) if charter.clock else None
        self.left: Final[dict[int, int]] = {}  # by the ply of a take-back: lines that it left
        self._waste: Final = [0] * len(names)  # rows undone before others saw them
        self._scribes: Final[dict[str, Scribe]] = {}
        self._marks: Final = Marks()
        self._ended = ended
        # until something happens: lines by language, by their number and what is heard of them;
        # positions by observer and language, of onlookers alone: of them there may be many
        self._written: Final[dict[str, dict[tuple[int, ...], messages.Line]]] = {}
        self._positions: Final[dict[tuple[int, str], messages.Position]] = {}
        self.opening: Final = self._entered(0)
        for row in rows:
            self.follow(row)
        self.match.dealer = self.dealer

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def seat(self) -> int:
        """The seat that is asked now, or has yet to end its turn."""
        return self.match.seat if self.open_turn is None else self.open_turn

    @property
    def open_turn(self) -> int | None:
        """The seat that has yet to end its turn; None if nobody has."""
        seat = self.match.open_turn
        return None if seat == NOBODY else seat

    @property
    def halted(self) -> bool:
        """Whether nothing can be played now, as the clocks are stopped."""
        return self.clocks is not None and self.clocks.halted

    @property
    def finished(self) -> bool:
        """Whether nothing more will be played, as the match is over or broken off."""
        return self.over or (self.clocks is not None and self.clocks.lost is not None)

    @property
    def due(self) -> float | None:
        """When the time that runs is up, infinite while none does; None without clocks."""
        if self.clocks is None:
            return None
        due = self.clocks.due()
        return inf if due is None else due / SECOND

    @property
    def ended(self) -> Ended | None:
        """What is to be kept of the match for ever; None while it goes on."""
        if self._ended is None and self.over:
            text = f"{self.match.record.text()}@ {self.match.digest}\n"
            record = signed(text, self.dealer, over=True, continued=self.charter.continued)
            self._ended = Ended(result(self.match.game, self.match.state), record)
        return self._ended

    def ply(self, observer: int) -> int:
        """Count the rows that an observer knows of: their own, and what was public of others'."""
        record = self.match.record
        begun = record.begun if record.begun and record.entries[-1].seat != observer else 0
        undone = sum([n for seat, n in enumerate(self._waste) if seat != observer])
        return len(self.rows) - begun - undone - (self.clocks.marks if self.clocks else 0)

    # -- what happens

    def act(self, seat: int, ply: int, action: int, *, leaves_open: bool = False) -> list[Row]:
        """Play an action and what follows by itself, unless the seat ends its turn too; give the
        rows to be kept.

        Raises Illegal if a rule forbids it, Malformed if it comes too late or from the wrong seat,
        or is no option at all; nothing has happened then.
        """
        self._check(seat, ply)
        before = len(self.match.record.entries)
        self.match.act(action, leaves_open=leaves_open)
        rows = self._entered(before)
        return rows if self.open_turn is None else [*rows, self._noted(seat, LEFT_OPEN)]

    def end_turn(self, seat: int, ply: int) -> list[Row]:
        """End the turn that a seat has left open; give the rows to be kept.

        Raises Malformed if it comes too late, or nothing was left open; nothing has happened then.
        """
        self._current(seat, ply)
        before = len(self.match.record.entries)
        self.match.end_turn(seat)
        return [self._noted(seat, ENDED), *self._entered(before)]

    def take_back(self, seat: int, ply: int) -> list[Row]:
        """Take back the last choice of a seat; give the row to be kept.

        Raises Malformed if it comes too late, or cannot be taken back any more.
        """
        self._current(seat, ply)
        length.check(ply)
        row = Row(len(self.rows), seat, self._stays(seat), back=True, at=self.at)
        self.follow(row)
        return [row]

    def _stays(self, seat: int) -> int:
        """Tell how many entries stay if a seat takes back. Raises Malformed if it may not."""
        stay = back.stays(self.match, seat)
        if self.clocks and stay < self.clocks.stays[seat]:
            raise Malformed(
                "back-other", "too late to take back: somebody else has played since", {}
            )
        return stay

    def talk(self, seat: int, *, breaks: bool) -> list[Row]:
        """Let a seat say something; give the rows to be kept, if that breaks a silence.

        Raises Illegal if talk is closed, Malformed if it has a price that is not agreed to, or if
        somebody owes one; nothing has happened then.
        """
        match, before = self.match, len(self.rows)
        if self.halted or talk.silence(match.game, match.state, seat) is None:
            return []
        talk.penalty(match.game, match.state, seat)
        if not breaks:
            raise silence_kept()
        length.check(self.ply(seat))
        record = match.record
        if record.begun:  # undone like a take-back of whoever chose, which nobody else sees
            chooser, stay = record.entries[-1].seat, len(record.entries) - record.begun
            self.follow(Row(before, chooser, stay, back=True, at=self.at))
        told = len(record.entries)
        match.interrupt(seat)
        self._entered(told)
        return self.rows[before:]

    def note(self, seat: int, what: int) -> list[Row]:
        """Note something of a seat's clock; give the row to be kept."""
        return [self._noted(seat, what)]

    def follow(self, row: Row) -> None:
        """Repeat what a row says, without checking whether it may be done."""
        if row.back:
            self._undo(row)
        elif row.action in MARKS:
            if not self.clocks:
                raise ValueError("there are no clocks here")
        elif row.action in (LEFT_OPEN, ENDED):
            self.match.open_turn = row.seat if row.action == LEFT_OPEN else NOBODY
        else:
            self.match.repeat(row.seat, row.action)
        self._keep([row])

    def _check(self, seat: int, ply: int) -> None:
        """Refuse whoever is late, or is not asked."""
        self._current(seat, ply)
        if self.over:
            raise Malformed("match-over", "the match is over: nothing more can be played", {})
        if self.seat != seat:
            name = self.match.record.names[self.seat]
            raise Malformed(
                "not-your-turn", "it is not your turn, but that of {seat}", {"seat": name}
            )

    def _current(self, seat: int, ply: int) -> None:
        """Refuse an answer to another position than this one."""
        if ply != self.ply(seat):
            raise stale()
        if self.clocks:
            self.clocks.check()

    def _undo(self, row: Row) -> None:
        """Take back, and count the rows that others will never have seen."""
        record = self.match.record
        begun, seen = record.begun, len(record.entries) - record.begun
        chooser = record.entries[-1].seat
        self.match.rewind(row.action)
        self._marks.clear()
        self.left[row.ply] = len(self.match.events)
        self._waste[chooser] += begun - record.begun
        if row.action >= seen:
            self._waste[row.seat] += 1  # they have not seen the take-back either

    def _entered(self, before: int) -> list[Row]:
        """Write the entries from this one on as rows."""
        rows = [
            Row(len(self.rows) + more, entry.seat, entry.action, at=self.at)
            for more, entry in enumerate(self.match.record.entries[before:])
        ]
        self._keep(rows)
        return rows

    def _noted(self, seat: int, what: int) -> Row:
        """Note in a row that a turn was left open, or ended, or something of a clock."""
        row = Row(len(self.rows), seat, what, at=self.at)
        self._keep([row])
        return row

    def _keep(self, rows: list[Row]) -> None:
        """Add rows; what was written of the position before them does not hold any more."""
        self.rows.extend(rows)
        if self.clocks:
            for row in rows:
                self.clocks.follow(row.at, row.seat, row.action, back=row.back)
            asked = None if self.over or self.seat < 0 else self.seat
            self.clocks.ask(asked, len(self.match.record.entries))
        self._written.clear()
        self._positions.clear()

    # -- what is seen

    def position(self, observer: int, language: str, have: int | None = None) -> messages.Position:
        """Write the position for an observer, with the lines after the first `have`, or all."""
        bare = self._positions.get((observer, language)) or self._bare(observer, language)
        if observer == len(self.match.record.names):
            self._positions[observer, language] = bare
        first = bare.past if have is None else have
        return structs.replace(bare, first=first, lines=self._lines(observer, language, first))

    def _bare(self, observer: int, language: str) -> messages.Position:
        """Write the position without lines, for all who look on as this observer."""
        scribe = self.scribe(language)
        view = memory.shown(self.match, observer)
        return messages.Position(
            self.ply(observer),
            0,
            [],
            scribe.view(view),
            scribe.prompt(view) if self.open_turn is None and not self.halted else None,
            self._ending(scribe, observer),
            self._back(observer, scribe),
            self._silence(view, observer, scribe),
            memory.first(self.match, observer),
            self.open_turn,
        )

    def mark(self, observer: int, language: str, lines: int) -> str:
        """Give the mark of the first so many lines, as this observer was told them; none if there
        are not so many.
        """
        if not 0 < lines <= len(self.match.events):
            return ""
        return self._marks.after(self.match.events, observer, language, lines)

    def standing(self, have: int, rows: int) -> int:
        """Tell how many of so many lines still stand, sent when there had been so many rows."""
        return min([have, *[left for ply, left in self.left.items() if ply >= rows]])

    def scribe(self, language: str) -> Scribe:
        """Give the scribe of a language. Raises LookupError for one that there is not."""
        if language not in self._scribes:
            self._scribes[language] = Scribe(self.match.game, language, self.match.record.names)
        return self._scribes[language]

    def _lines(self, observer: int, language: str, first: int) -> list[messages.Line]:
        """Write the lines for an observer from this one on, each once for all who hear the same."""
        scribe = self.scribe(language)
        written = self._written.setdefault(language, {})
        lines = []
        for at, event in enumerate(self.match.events[first:], first):
            heard = event.seen_by(observer)
            reader = scribe.phrases.addressed(heard, observer)
            place = at, reader, *heard.values
            if place not in written:
                written[place] = scribe.line(heard, reader)
            lines.append(written[place])
        return lines

    def _back(self, observer: int, scribe: Scribe) -> messages.Back:
        """Tell whether this observer may take something back."""
        try:
            length.check(self.ply(observer))
            if self.clocks:
                self.clocks.check()
                self._stays(observer)
            part = back.unfinished(self.match, observer)
        except Malformed as problem:
            return messages.Back(allowed=False, why=scribe.refusal(problem), part=False)
        return messages.Back(allowed=True, why="", part=part)

    def _ending(self, scribe: Scribe, observer: int) -> messages.Ending | None:
        """Write how the match ended; None while it goes on."""
        ended = self.ended
        if ended is None:
            return None
        return scribe.ending(self.match.state, ended.result, self.dealer.secret.hex(), observer)

    def _silence(self, view: State, observer: int, scribe: Scribe) -> messages.Silence | None:
        """Tell by which rule this observer is to be silent, if they are."""
        kept = talk.silence(self.match.game, view, observer)
        if kept is None or self.halted:
            return None
        text = scribe.translator.rule(kept.rule)
        return messages.Silence(kept.rule.id, text, kept.penalty is not None)

    # -- for bots, and to be kept

    def view_text(self, seat: int) -> str:
        """Write the view of a seat out, for its bot."""
        return position.write(self.match.game, self.match.view(seat))

    def shown_text(self, seat: int) -> str:
        """Write out what a person in this seat is shown: all that a hint is made from."""
        return position.write(self.match.game, memory.shown(self.match, seat))

    def heard_text(self, seat: int) -> str:
        """Write out what a seat has heard, for a bot that goes by it."""
        return history.write(history.heard(self.match.events, seat))

    def luck(self, seat: int) -> int:
        """Name the number that a bot in this seat follows now; it tells nothing about the deal."""
        text = self.charter.secret + f"bot {seat} {self.ply(seat)}".encode()
        return int.from_bytes(hashlib.sha256(text).digest()[:4], "big") >> 1

    def record(self, observer: int) -> str:
        """Write the record as an observer may have it: after the end, all of it and the secret.

        Raises Malformed if nobody may read it yet.
        """
        ended = self.ended
        if ended:
            return ended.record
        memory.check(self.match)
        text, brought = self.match.record.text(observer), self.charter.continued
        return signed(text, self.dealer, over=False, continued=brought)
