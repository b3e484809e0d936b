"""The evaluator of Biblios: how many points ahead a seat will end, as far as its view knows."""

from typing import Final, cast, final

from chapterhouse.bots.evaluator import Evaluator, TurnAhead
from chapterhouse.bots.greedy import Greedy
from chapterhouse.core.dealer import Dealer
from chapterhouse.core.ints import i64, vec
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.state import State
from chapterhouse.evaluation.biblios.auction import bluffs, lot_value, worthwhile
from chapterhouse.evaluation.biblios.bargains import good_bargains
from chapterhouse.evaluation.biblios.belief import believed
from chapterhouse.evaluation.biblios.blessing import blessing
from chapterhouse.evaluation.biblios.gift import prospects, settle_common
from chapterhouse.evaluation.biblios.reasons import reason
from chapterhouse.evaluation.biblios.survey import survey
from chapterhouse.evaluation.biblios.traits import TRAITS, traits
from chapterhouse.evaluation.weights import by_table, weighed
from chapterhouse.games.biblios.auction import Bid
from chapterhouse.games.biblios.state import CHAPEL, LOT, Biblios


@final
class BibliosEvaluator(Evaluator):
    """Points expected of the five dice, less those of rivals; what is begun is simulated to its
    end.
    """

    horizon: int = 16
    proof: float = 1.0  # differences are small here: of what is proved beyond doubt there is little
    scale: float = 3.0
    # Playing on wins less here than elsewhere, so all but the last differ by what they overlook.
    lapses: tuple[float, ...] = (0.9, 0.75, 0.6, 0.46, 0.34, 0.22, 0.1, 0.0)
    efforts: tuple[int, ...] = (0, 0, 0, 0, 0, 0, 0, 128)
    traits: tuple[str, ...] = TRAITS

    def __init__(self, learnt: dict[int, list[float]] | None = None) -> None:
        """Add traits by weights that were learnt, by number of seats."""
        self.learnt: Final[list[vec[float]]] = by_table(learnt or {})

    def value(self, view: State, seat: i64) -> float:
        s = cast("Biblios", view)
        learnt = self.learnt[s.seats]
        value = self._judged(s, seat)
        return value + weighed(learnt, self.described(s, seat)) if len(learnt) else value

    def described(self, view: State, seat: i64) -> list[float]:
        """Tell the traits of a position in the auction."""
        s = cast("Biblios", view)
        return [] if s.turns or s.over() else traits(s, seat)

    def _judged(self, s: Biblios, seat: i64) -> float:
        """Add up what is certain, what is likely, and what the step that waits will bring."""
        o = survey(s, seat)
        value = settle_common(s, o)
        o.share_gold()
        if s.zones.size(CHAPEL):
            value += blessing(o, s.zones.first(CHAPEL), s.now.seat(s), seat)
        if s.zones.size(LOT):
            return value + lot_value(s, o)
        if s.turns and s.active == seat:
            value += prospects(s, o)
        return value + o.worth(seat)

    def imagine(self, view: State, dealer: Dealer) -> State:
        return believed(cast("Biblios", view), dealer, Greedy(self, 0))

    def lead(self, values: list[float], seat: int) -> float:
        """A value is a lead already, over rivals on average."""
        return values[seat]

    def reason(self, view: State, chosen: TurnAhead, other: TurnAhead | None) -> Sentence | None:
        s = cast("Biblios", view)
        end = cast("Biblios", chosen.end)
        return reason(s, chosen.action, end, s if other is None else cast("Biblios", other.end))

    def sound(self, view: State, legal: list[int]) -> list[int]:
        return good_bargains(cast("Biblios", view), legal)

    def worth_trying(self, view: State, legal: list[int]) -> list[int]:
        """Strike bids that no sensible player would make."""
        s = cast("Biblios", view)
        return worthwhile(s, s.now.seat(s), legal) if isinstance(s.now, Bid) else legal

    def unclear(self, view: State, legal: list[int]) -> list[int]:
        return bluffs(cast("Biblios", view), legal)
