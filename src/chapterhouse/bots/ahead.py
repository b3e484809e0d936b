"""The turn ahead: how it goes on after an action, as far as the seat whose view it is can know."""

from typing import Final, final

from chapterhouse.bots.evaluator import Evaluator, TurnAhead
from chapterhouse.bots.greedy import Greedy
from chapterhouse.core.sentence import Event, Sentence
from chapterhouse.core.state import State

LONGEST: Final = 60  # choices of one turn


@final
class LookAhead:
    """Plays a turn on in thought, as the greedy bot would."""

    def __init__(self, evaluator: Evaluator, seed: int) -> None:
        self.greedy: Final = Greedy(evaluator, seed)

    def turn(self, view: State, action: int) -> TurnAhead:
        """Go on until somebody else is asked, or chance; what is forced is not named."""
        seat, end = view.seat(), view.copy()
        events: list[Event] = []
        end.journal = events
        said: list[Sentence] = []
        end.apply(action)
        for _ in range(LONGEST):
            if end.over() or end.seat() != seat:
                break
            legal = end.legal()
            chosen = legal[0]
            if len(legal) > 1:
                chosen = self.greedy.choose(end)
                said.append(end.now.says(end, chosen))
            end.apply(chosen)
        return TurnAhead(action, end, events, said)
