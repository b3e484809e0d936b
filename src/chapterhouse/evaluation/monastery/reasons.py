"""Why an action is good: what the turn brings more than it does with the next best action."""

from collections.abc import Iterator
from typing import Final, final

from chapterhouse.bots.evaluator import TurnAhead
from chapterhouse.core.bits import BIT, members_of
from chapterhouse.core.ints import count, i64
from chapterhouse.core.sentence import Event, Sentence, Template
from chapterhouse.evaluation.monastery.ground import Ground
from chapterhouse.evaluation.monastery.letters import large
from chapterhouse.evaluation.monastery.outlook import BLESSING, POINT, Outlook
from chapterhouse.evaluation.monastery.position import hand
from chapterhouse.games.monastery import reasons, sentences
from chapterhouse.games.monastery.building import boxes, extra
from chapterhouse.games.monastery.components import MONKS
from chapterhouse.games.monastery.election import SPARE, Imprison, NameAbbot
from chapterhouse.games.monastery.places import named
from chapterhouse.games.monastery.scoring import BUY, PRAY, Score
from chapterhouse.games.monastery.spots import A_PLACE, ON_GRID, PRAYING
from chapterhouse.games.monastery.state import Monastery
from chapterhouse.games.monastery.working import prayer, work

TELLING: Final = 0.1  # points of the testament: what brings less is not worth a sentence


@final
class Parts:
    """What a position is made of, for one seat, after what was told on the way to it."""

    def __init__(self, s: Monastery, o: Outlook, events: list[Event]) -> None:
        self.s: Final = s
        self.o: Final = o
        self.ground: Final = Ground(s, o)
        self.events: Final = [event for event in events if event.seat == o.seat]
        self.held: i64 = 0  # places with own monks that do not pray
        self.monks: int = 0
        for spot in s.monks[MONKS * o.seat : MONKS * o.seat + MONKS]:
            self.monks += spot != ON_GRID
            if spot >= 0 and spot % A_PLACE != PRAYING:
                self.held |= BIT[spot // A_PLACE]

    def told(self, template: Template) -> list[Event]:
        return [event for event in self.events if event.template is template]

    def scored(self, template: Template) -> int:
        """Add up the points told of in these events, where they come last."""
        return sum([event.values[-1] for event in self.told(template)])

    def fills(self, place: int) -> int:
        """Tell what it will bring that a tile here is full."""
        s, seat = self.s, self.o.seat
        if not s.full & ~s.built & self.held & BIT[place]:
            return 0
        return int(boxes(s, seat, place) + extra(s, place, s.built))

    def begun(self, place: int) -> float:
        """Tell what the own boxes of a tile that is not full promise."""
        done = self.s.full | self.s.built
        if done & BIT[place] or not self.held & BIT[place]:
            return 0.0
        numbers = boxes(self.s, self.o.seat, place)
        return self.ground.begun(numbers, count(self.ground.free[place]))

    def works(self, place: int) -> int:
        """Tell what own work brings here in this round; once the turn is scored, nothing."""
        return 0 if self.s.totalled else int(work(self.s, self.o.seat, place))


def reason(s: Monastery, chosen: TurnAhead, end: Monastery, then: Parts) -> Sentence:
    """Say why; `end` is what the turn leads to, `then` what it comes to with the next best. Where
    these come to about the same, what the turn brings.
    """
    if isinstance(s.now, (Imprison, NameAbbot)):
        return _naming(s, chosen.action)
    if isinstance(s.now, Score) and PRAY <= chosen.action < BUY:
        place = chosen.action - PRAY
        return Sentence(reasons.PRAYS, [*named(s, place), int(prayer(s, place))])
    now = Parts(end, then.o, chosen.events)
    for before in (then, Parts(s, then.o, [])):
        gains = [*_scored(now, before), *_holdings(now, before), *_places(now, before)]
        gain, sentence = max(gains, key=_gain)
        if gain >= TELLING:
            return sentence
    return Sentence(reasons.LITTLE, [])


def _gain(told: tuple[float, Sentence]) -> float:
    return told[0]


def _naming(s: Monastery, action: int) -> Sentence:
    """Say why somebody is imprisoned, or named Abbot."""
    if isinstance(s.now, NameAbbot):
        return Sentence(reasons.WEAKEST, [action])
    return (
        Sentence(reasons.LITTLE, []) if action == SPARE else Sentence(reasons.STRONGEST, [action])
    )


def _scored(now: Parts, then: Parts) -> Iterator[tuple[float, Sentence]]:
    """Points of the turn, for tiles completed."""
    if built := now.told(sentences.BUILT):
        gain = POINT * float(now.scored(sentences.BUILT) - then.scored(sentences.BUILT))
        yield gain, Sentence(reasons.COMPLETES, max(built, key=_last).values)


def _last(event: Event) -> int:
    return event.values[-1]


def _holdings(now: Parts, then: Parts) -> Iterator[tuple[float, Sentence]]:
    """What a seat has: letters, monks, blessings, tiles in hand."""
    seat, o = now.o.seat, now.o
    letters = large(now.s, seat) - large(then.s, seat)
    bought = now.told(sentences.BOUGHT_LETTER)
    if now.told(sentences.COMPLETE):
        yield letters, Sentence(reasons.PHRASE, [])
    elif bought:
        yield letters, Sentence(reasons.LETTER_NEEDED, [bought[0].values[0]])
    yield o.monk(o.rounds) * float(now.monks - then.monks), Sentence(reasons.MONK, [])
    blessings = now.s.blessings[seat] - then.s.blessings[seat]
    yield BLESSING * float(blessings), Sentence(reasons.BLESSINGS, [int(blessings)])
    yield hand(now.s, o) - hand(then.s, o), Sentence(reasons.TILES, [])


def _places(now: Parts, then: Parts) -> Iterator[tuple[float, Sentence]]:
    """Where monks are: on tiles that are full, where they work, in boxes."""
    for place in members_of(now.held):
        where, before = named(now.s, place), place < then.s.places
        fills, works = now.fills(place), now.works(place)
        less = then.fills(place) if before else 0
        yield POINT * float(fills - less), Sentence(reasons.COMPLETES, [*where, fills])
        less = then.works(place) if before else 0
        yield POINT * float(works - less), Sentence(reasons.WORKS, [*where, works])
        left = int(count(now.ground.free[place]))
        promise = now.begun(place) - (then.begun(place) if before else 0.0)
        yield promise, Sentence(reasons.BEGINS, [*where, left])
