"""Section MSM-ENVOY: the envoy walks the path, field by field."""

from __future__ import annotations

from typing import Any, Final, final

from chapterhouse.core.ints import i64
from chapterhouse.core.step import Step
from chapterhouse.games.monasterium import sentences
from chapterhouse.games.monasterium.components import BONUSES, NO_BONUS
from chapterhouse.games.monasterium.state import Monasterium

FARTHEST: Final = 2  # steps of one movement: MSM-ACT-7, MSM-WINDOW-10


@final
class Envoy(Step[Monasterium]):
    """One field on; its bonus at once; then the rest, which must be walked.

    MSM-ENVOY-1, MSM-ENVOY-6, MSM-ENVOY-7, MSM-ENVOY-9.
    """

    def __init__(self, steps: int) -> None:
        super().__init__()
        self.steps: Final = steps

    def args(self) -> list[int]:
        return [self.steps]

    def do(self, s: Monasterium, action: i64) -> None:
        """Whether the envoy stops there or goes on, on every lap; others may stand there as well.

        MSM-ENVOY-5, MSM-ENVOY-8, MSM-ENVOY-4.
        """
        if self.steps > 1:
            s.then(ENVOY[self.steps - 1])
        at = s.envoy[s.active] % s.edition.last + 1  # MSM-ENVOY-2
        s.envoy[s.active] = at
        s.tell(sentences.ENVOY, s.active, at)
        bonus = s.edition.bonus[at]
        if bonus != NO_BONUS:
            s.tell(sentences.BONUS_FOUND, s.active, bonus)
            s.then(BONUS[bonus])


# `path` lays out what waits on the fields: any action, too, may send the envoy on.
BONUS: Final[list[Step[Any]]] = [Step[Any]() for _ in BONUSES]
ENVOY: Final = [Envoy(steps) for steps in range(FARTHEST + 1)]
STEPS: Final[list[Step[Any]]] = [*ENVOY]
