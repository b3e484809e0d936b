"""What a line beginning with `=` can claim, several claims parted by commas.

asks Karl (or chance)             who answers now
legal keep, auction               all that may be answered, ends the line; `bid 1 to bid 6`
over                              the match has ended
points 8 5, ranks 2 1             by seat
common 2, common gold-1 gold-1    how many cards lie in a place, or exactly which; `-` is none
Karl hand 3                       a place of a seat
turns 5, active Karl, leader -    any field of the state: a number, a seat, or nobody
Sara hears Karl gave ? Jacob      of the events since the last words spoken; also gallery, all
nobody hears picked-up            no such event happened since
Sara sees Karl hand ? gold-2      a place in her view; also gallery, all
Sara knows Karl hand gold-2       what she is certain of there, beyond what lies open
Sara once Karl hand gold-2 of 1   what she once knew there, and how many may be gone
Sara does not see monks-2-A       nothing that ever reached her shows this card
"""

from collections.abc import Callable
from itertools import chain

from chapterhouse.core.seats import CHANCE
from chapterhouse.core.sentence import SEAT, Event
from chapterhouse.play import position, words
from chapterhouse.play.match import Match

NONE = "-"


class Claims:
    """The claims about one match."""

    def __init__(self, match: Match, more: Callable[["Claims", list[str]], bool]) -> None:
        self.match = match
        self.more = more
        self.heard = 0  # events before this one are old
        self.verbs = {
            "sees": self.sees,
            "see": self.sees,
            "knows": self.knows,
            "know": self.knows,
            "once": self.once,
        }

    def check(self, line: str) -> None:
        """Check every claim of a line."""
        claims = line.split(", ")
        while claims:
            claim = claims.pop(0)
            if claim.split()[0] == "legal":
                self.legal([claim.removeprefix("legal").strip(), *claims])
                return
            if not self.holds(claim.split()):
                raise ValueError(f"{claim!r} is no claim")

    def holds(self, claim: list[str]) -> bool:
        match claim:
            case ["over"]:
                assert self.match.over, "the match goes on"
            case ["asks", who]:
                same("chance" if self.match.seat == CHANCE else self.name(self.match.seat), who)
            case ["points", *numbers]:
                same(self.match.game.points(self.match.state), [int(n) for n in numbers])
            case ["ranks", *numbers]:
                same(self.match.game.ranks(self.match.state), [int(n) for n in numbers])
            case ["nobody", "hears", key]:
                assert key not in [e.template.key.removeprefix("event-") for e in self.news()]
            case [who, ("hears" | "hear"), *event]:
                for observer in self.eyes(who):
                    self.hears(observer, " ".join(event))
            case [who, ("does" | "do"), "not", "see", card]:
                for observer in self.eyes(who):
                    assert not self.ever_saw(observer, card), f"{self.name(observer)} saw {card}"
            case _:
                return self.more(self, claim) or self.lies(claim)
        return True

    def lies(self, claim: list[str]) -> bool:
        """Check a field, or what lies somewhere, is seen there or known there."""
        state = self.match.state
        match claim:
            case [field, value] if field in self.match.game.fields:
                same(int(getattr(state, field)), self.number(value))
            case [who, verb, *rest] if verb in self.verbs:
                zone, cards = self.place(rest)
                if "see" not in verb and not state.zones.plan.known[zone]:
                    raise ValueError(f"nobody needs to remember what lies in {' '.join(rest)}")
                for observer in self.eyes(who):
                    same(self.verbs[verb](observer, zone), " ".join(cards))
            case _ if self.is_place(claim):
                zone, cards = self.place(claim)
                if cards and cards[0].isdigit():
                    same(state.zones.size(zone), int(cards[0]))
                else:
                    same(self.cards(state.zones.cards(zone)), " ".join(cards))
            case _:
                return False
        return True

    # -- words

    def name(self, observer: int) -> str:
        names = self.match.record.names
        return names[observer] if observer < len(names) else "gallery"

    def eyes(self, who: str) -> list[int]:
        """Whom `all`, `gallery` or a name means."""
        everybody = range(self.match.state.seats + 1)
        return [observer for observer in everybody if who in ("all", self.name(observer))] or [
            self.number(who)
        ]

    def number(self, word: str) -> int:
        if word in self.match.record.names:
            return self.match.record.names.index(word)
        return -1 if word == NONE else int(word)

    def is_place(self, claim: list[str]) -> bool:
        places = self.match.state.zones.plan.names
        if claim[0] in self.match.record.names and len(claim) > 1:
            return f"{claim[1]}-{self.number(claim[0]) + 1}" in places
        return claim[0] in places

    def place(self, claim: list[str]) -> tuple[int, list[str]]:
        """Read a place, `common` or `Karl hand`, and what is claimed of it."""
        names = self.match.state.zones.plan.names
        if claim[0] in names:
            return names.index(claim[0]), claim[1:]
        return names.index(f"{claim[1]}-{self.number(claim[0]) + 1}"), claim[2:]

    def cards(self, cards: list[int]) -> str:
        return " ".join([self.match.game.cards.word(card) for card in cards]) or NONE

    def told(self, event: Event) -> str:
        """Write an event as somebody heard it: `Karl gave ? Jacob`."""
        slots = event.template.slots
        values = [
            self.name(value) if slot.vocabulary is SEAT else slot.vocabulary.word(value)
            for i, value in enumerate(event.values)
            for slot in [slots[min(i, len(slots) - 1)]]
        ]
        speaker = [self.name(event.seat)] if event.seat >= 0 else []
        return " ".join([*speaker, event.template.key.removeprefix("event-"), *values])

    # -- what an observer has

    def news(self) -> list[Event]:
        return self.match.events[self.heard :]

    def hears(self, observer: int, event: str) -> None:
        heard = [self.told(e.seen_by(observer)) for e in self.news()]

        assert event in heard, f"{self.name(observer)} hears {'; '.join(heard)}"

    def sees(self, observer: int, zone: int) -> str:
        """Write what an observer sees in a place."""
        zones = self.match.view(observer).zones
        seen = [self.match.game.cards.word(card) for card in zones.cards(zone)]
        return " ".join(["?"] * zones.holes(zone) + seen) or NONE

    def ever_saw(self, observer: int, card: str) -> bool:
        """Look for a card in all that reaches an observer, but for the list of the pool."""
        shown = position.write(self.match.game, self.match.view(observer)).splitlines()
        lines = [line for line in shown if not line.startswith("zone pool")]
        lines += [self.told(event.seen_by(observer)) for event in self.match.events]
        lines += self.match.record.text(observer).replace(",", " ").splitlines()
        return any(card in line.split() for line in lines)

    def knows(self, observer: int, zone: int) -> str:
        zones = self.match.view(observer).zones
        kinds = range(zones.deck.kinds)
        return self.cards(
            [kind for kind in kinds for _ in range(zones.knows(observer, zone, kind))]
        )

    def once(self, observer: int, zone: int) -> str:
        zones = self.match.view(observer).zones
        kinds = range(zones.deck.kinds)
        knew = self.cards([kind for kind in kinds for _ in range(zones.knew(observer, zone, kind))])
        return NONE if knew == NONE else f"{knew} of {zones.lost(observer, zone)}"

    def legal(self, claimed: list[str]) -> None:
        expected = [expanded(word) for word in claimed]
        same(words.legal_words(self.match.state), list(chain(*expected)))


def expanded(word: str) -> list[str]:
    """Write out a range: `bid 1 to bid 6`."""
    first, to, last = word.partition(" to ")
    if not to:
        return [word]
    verb = first.split()[0]
    return [f"{verb} {n}" for n in range(int(first.split()[1]), int(last.split()[1]) + 1)]


def same(actual: object, claimed: object) -> None:
    assert actual == claimed, f"it is {actual}, not {claimed}"
