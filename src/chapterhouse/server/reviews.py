"""Reviews of finished matches: each is made once, in small pieces, behind all moves and hints, and
only as long as somebody asks for it.

A review follows from a record that whoever asks has, and from nothing else that is kept here.
"""

import asyncio
from collections import OrderedDict
from typing import Final

from msgspec import DecodeError, json

from chapterhouse.core.rule import Malformed
from chapterhouse.play.seal import whole_digest
from chapterhouse.server.bots.judging import Judged, Judging
from chapterhouse.server.replays.surveying import Survey
from chapterhouse.server.workers import Answering, Failed

JUDGED: Final = json.Decoder(Judged)
KEPT: Final = 300  # reviews: some 5 kB each, and 100 kB while one is made
AT_ONCE: Final = 60  # that are being made,
EACH: Final = 10  # and of them for one visitor: whoever asks for many keeps nobody else out
PATIENCE: Final = 8.0  # seconds after which nobody asks any more: a page does so every second
TRIES: Final = 2  # for a piece that a worker fails at


def key_of(text: str, observer: int, *, opened: bool) -> str:
    """Name a review by what it is of: what a record means, who looks on, and how."""
    return f"{whole_digest(text)} {observer} {opened}"


class Review:
    """A review that is being made: what is to be judged, and what was, in the same order."""

    def __init__(self, survey: Survey, visitor: str) -> None:
        """Make it for whoever asked first, with whose other reviews it takes turns."""
        self.survey: Final = survey
        self.visitor: Final = visitor
        self.judged: Final[list[Judged]] = []
        self.until = 0.0  # it is waited for
        self.failed = False
        self.task: asyncio.Task[None] | None = None

    @property
    def pieces(self) -> int:
        return len(self.survey.moments) + len(self.survey.decisions)

    @property
    def complete(self) -> bool:
        return len(self.judged) == self.pieces

    @property
    def busy(self) -> bool:
        return self.task is not None and not self.task.done()

    def next(self) -> Judging:
        """Give the next piece."""
        return self.questions()[len(self.judged)]

    def questions(self) -> list[Judging]:
        """List all pieces: moments come before decisions, as they can be shown one by one."""
        survey = self.survey
        asked: list[tuple[str, int | None]] = [(one.view, None) for one in survey.moments]
        asked += [(one.view, one.action) for one in survey.decisions]
        game, seats = (survey.game, survey.revision, survey.overrides), len(survey.names)
        return [Judging(*game, seats, view, action) for view, action in asked]

    def clear(self) -> None:
        """Forget the positions, which nobody needs any more."""
        for moment in self.survey.moments:
            moment.view = ""
        for decision in self.survey.decisions:
            decision.view = ""


class Reviews:
    """The reviews of late, by what they are of."""

    def __init__(self, workers: Answering, deadline: float) -> None:
        """A worker may take so many seconds for a piece."""
        self._workers: Final = workers
        self._deadline: Final = deadline
        self._kept: Final[OrderedDict[str, Review]] = OrderedDict()

    def find(self, key: str) -> Review | None:
        """Find a review that was begun, or made."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def begin(self, key: str, review: Review) -> Review:
        """Keep a review that is to be made, unless somebody else has begun it meanwhile."""
        review = self._kept.setdefault(key, review)
        idle = [key for key, other in self._kept.items() if not other.busy and other is not review]
        for old in idle[: max(len(self._kept) - KEPT, 0)]:
            del self._kept[old]
        return review

    def want(self, review: Review) -> None:
        """Go on with a review, for a while. Raises Malformed if no worker could do that, or if too
        many are being made.
        """
        if review.failed:
            review.failed = False  # whoever asks once more tries once more
            raise Malformed(
                "no-review", "the review could not be made in time; try again in a while", {}
            )
        review.until = asyncio.get_running_loop().time() + PATIENCE
        if review.complete or review.busy:
            return
        busy = [other.visitor for other in self._kept.values() if other.busy]
        if len(busy) >= AT_ONCE or busy.count(review.visitor) >= EACH:
            raise Malformed(
                "reviews-wait", "too many reviews are being made now; try again in a while", {}
            )
        review.task = asyncio.create_task(self._go_on(review))

    async def close(self) -> None:
        """Stop all that is being made."""
        tasks = [review.task for review in self._kept.values() if review.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _go_on(self, review: Review) -> None:
        """Make piece after piece, as long as somebody waits."""
        while not review.complete and review.until > asyncio.get_running_loop().time():
            judged = await self._judged(review)
            if judged is None:
                review.failed = True
                return
            review.judged.append(judged)
        if review.complete:
            review.clear()

    async def _judged(self, review: Review) -> Judged | None:
        """Have a piece judged; None if no worker can."""
        question = json.encode(review.next())
        for _ in range(TRIES):
            try:
                answer = await self._workers.review(question, self._deadline, review.visitor)
                return JUDGED.decode(answer)
            except (Failed, DecodeError):
                continue
        return None
