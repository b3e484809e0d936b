"""What a person laughs at in Monastery: points that lapse, and walks home for nothing."""

from typing import Final, cast, final

from chapterhouse.bots.watch import Watch
from chapterhouse.core.sentence import Event
from chapterhouse.core.state import State
from chapterhouse.evaluation.monastery.monkplan import Planner
from chapterhouse.evaluation.monastery.moves import home_for_nothing
from chapterhouse.evaluation.monastery.outlook import TODAY, Outlook
from chapterhouse.games.monastery import sentences
from chapterhouse.games.monastery.moving import END, Move
from chapterhouse.games.monastery.spots import A_PLACE, ABBEY_PLACE
from chapterhouse.games.monastery.state import Monastery
from chapterhouse.games.monastery.stops import WalkTo

NAMES: Final = [
    "movement-lost", "idle-monks", "scoring-lost", "scoring-wasted", "walks-home", "movement-turns",
]  # fmt: skip


@final
class MonasteryBlunders(Watch):
    """Counts points of movement and of scoring that are not used, those of scoring that do not even
    bring a blessing (MON-BLESS-3), monks that could walk and stand
    where they bring nothing, and those that walk to the Abbey where they neither work nor vote.
    Movement turns are counted to compare with.
    """

    def __init__(self, seat: int) -> None:
        super().__init__(seat, NAMES)

    def chosen(self, s: State, action: int) -> None:
        m = cast("Monastery", s)
        if isinstance(m.now, WalkTo) and action == ABBEY_PLACE:
            home = m.walker // A_PLACE == ABBEY_PLACE
            self.note("walks-home", int(not home and home_for_nothing(m)))
        elif isinstance(m.now, Move) and action == END:
            self.note("movement-lost", int(m.points))
            if m.points:
                kept = Planner(m, Outlook(m, self.seat, TODAY)).ease
                self.note("idle-monks", sum([worth <= 0.0 for worth in kept]))

    def told(self, s: State, event: Event) -> None:
        if event.seat == self.seat and event.template is sentences.RESTED:
            points, blessings = event.values
            rests = cast("Monastery", s).edition.rests
            self.note("scoring-lost", points)
            self.note("scoring-wasted", int(points - rests[blessings - 1]))
        if event.seat == self.seat and event.template is sentences.TURN_BEGAN:
            self.note("movement-turns")
