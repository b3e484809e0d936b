"""Taking back: whether a seat may, computed from what everybody has learnt since."""

from __future__ import annotations

from operator import lt
from typing import TYPE_CHECKING

from chapterhouse.core.plan import POOL
from chapterhouse.core.rule import Malformed
from chapterhouse.core.seats import CHANCE, NOBODY
from chapterhouse.play.talk import TALKED

if TYPE_CHECKING:
    from chapterhouse.core.state import State
    from chapterhouse.play.match import Match
    from chapterhouse.play.record import Entry


def stays(match: Match, seat: int) -> int:
    """Tell how many entries stay if this seat takes back its last choice.

    Raises Malformed if the match is over, if the seat has chosen nothing, or if since then chance
    or another seat acted, anybody was told of a card that it could not place, or somebody broke the
    silence. A choice that another seat has only begun counts for nothing: to refuse on its account
    would tell of it.
    """
    entries = _noticed(match, seat)
    seats = [entry.seat for entry in entries]
    if match.over:
        raise Malformed("back-over", "too late to take back: the match is over", {})
    if seat not in seats:
        raise Malformed("back-nothing", "there is nothing to take back yet", {})
    after = len(seats) - seats[::-1].index(seat)
    if after < len(seats):
        raise _acted(entries[after])
    first = after
    while first and seats[first - 1] == seat and entries[first - 1].action != TALKED:
        first -= 1
    return _last_choice(match, entries, first)


def unfinished(match: Match, seat: int) -> bool:
    """Tell whether this seat is asked for the rest of its last choice. Raises as `stays`."""
    stay = stays(match, seat)
    entries = match.record.entries
    if match.open_turn != NOBODY or entries[-1].seat != seat or match.seat != seat:
        return False
    s = match.stood(stay + 1)
    for entry in entries[stay + 1 :]:
        if not _rest(s):
            return False
        entry.repeat(match.game, s)
    return _rest(s)


def _rest(s: State) -> bool:
    """Tell whether the rest of a choice is asked now."""
    return s.now.begun(s) or (s.seat() != CHANCE and s.now.asks(s).template.rest)


def _noticed(match: Match, seat: int) -> list[Entry]:
    """Leave out the parts of a choice that another seat has begun."""
    entries, begun = match.record.entries, match.record.begun
    return entries[:-begun] if begun and entries[-1].seat != seat else entries


def _acted(entry: Entry) -> Malformed:
    """Say who has acted since."""
    if entry.action == TALKED:
        return Malformed(
            "back-talk", "too late to take back: the silence has been broken since", {}
        )
    if entry.seat == CHANCE:
        return Malformed(
            "back-chance", "too late to take back: cards or dice have been drawn since", {}
        )
    return Malformed("back-other", "too late to take back: somebody else has played since", {})


def _last_choice(match: Match, entries: list[Entry], first: int) -> int:
    """Find the last choice among the entries from this one on, all of one seat."""
    actions = [entry.action for entry in entries]
    s = match.stood(first)
    stay = -1
    shown = False
    for at, action in enumerate(actions[first:], first):
        chosen = s.now.secret(s) or len(s.legal()) > 1
        before = [unplaced(s, observer) for observer in range(s.seats + 1)]
        s.apply(action)
        if chosen:
            stay = at
        if any(
            [any(map(lt, unplaced(s, observer), cards)) for observer, cards in enumerate(before)]
        ):
            stay, shown = -1, True
    if stay >= 0:
        return stay
    if shown:
        raise Malformed("back-known", "too late to take back: it has shown what was hidden", {})
    raise _acted(entries[first - 1])


def unplaced(s: State, observer: int) -> list[int]:
    """Count, kind by kind, the cards that an observer knows no place of."""
    zones = s.seen_by(observer).zones
    return [zones.tally(POOL, card) for card in range(zones.deck.kinds)]
