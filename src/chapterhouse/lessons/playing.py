"""A lesson as somebody plays it: real moves in a real match, as far as the lesson goes."""

from collections.abc import Iterator, Mapping
from typing import Final

from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.games import GAMES
from chapterhouse.lessons.course import Course
from chapterhouse.lessons.goals import LEARNER
from chapterhouse.lessons.lesson import BadLesson, Lesson, Line, Scene, Step
from chapterhouse.play import words
from chapterhouse.play.replay import opened, say
from chapterhouse.positions import build


class Playing(Course):
    """One run through a lesson."""

    def __init__(self, lesson: Lesson) -> None:
        """Begin. Raises BadLesson, as `go_on`, for what the rules do not allow."""
        self.lesson: Final = lesson
        self.plan = lesson
        self.at = -1
        self._next()

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.at]

    @property
    def steps(self) -> int:
        return len(self.lesson.steps)

    @property
    def lit(self) -> list[str]:
        return self.step.lit

    @property
    def opens(self) -> bool:
        return self.step.scene is not None

    @property
    def said(self) -> tuple[str, Mapping[str, int]]:
        return self.lesson.key(self.step), {}

    @property
    def over(self) -> bool:
        return self.at == len(self.lesson.steps) - 1

    @property
    def meant(self) -> list[int]:
        return [words.read(self.match.state, word) for word in self.step.answers]

    def reply(self, action: int) -> str:
        reply = self.step.reply(self.match.state.now.word(self.match.state, action))
        return self.lesson.key(self.step, reply) if reply else "lesson-another"

    def go_on(self, action: int | None = None) -> Iterator[int]:
        after = self.step.after
        if action is not None:
            self.match.take(action)
            yield LEARNER
        for line in after:
            self._say(line)
            yield self.match.record.entries[-1].seat
        self._next()

    def _next(self) -> None:
        """Come to the next step, if need be in a scene of its own."""
        self.at += 1
        if self.step.scene:
            self._open(self.step.scene)
        self._check()

    def _open(self, scene: Scene) -> None:
        """Set up the table anew."""
        try:
            self.match = opened(scene.header.text, GAMES)
        except Malformed as problem:
            raise self._bad(scene.header, problem) from problem
        line = scene.header
        try:
            given = [line.text for line in scene.given]
            for number in build(self.match, given) if given else ():
                line = scene.given[number]
        except (ValueError, LookupError) as problem:
            raise self._bad(line, problem) from problem
        self.match.events.clear()  # those of laying it out
        for line in scene.before:
            self._say(line)

    def _say(self, line: Line) -> None:
        """Play a line of the record."""
        try:
            say(self.match, line.text)
        except (Illegal, Malformed) as problem:
            raise self._bad(line, problem) from problem

    def _bad(self, line: Line, problem: Exception | str) -> BadLesson:
        return BadLesson(self.lesson.place, line.number, f"{line.text}: {problem}")

    def _check(self) -> None:
        """See to it that what the step asks for can be done."""
        step, state = self.step, self.match.state
        if not step.answers:
            return
        line = Line(step.number, step.key)
        if self.match.over or self.match.seat != LEARNER:
            raise self._bad(line, f"the learner should be asked here, not {self.match.prompt}")
        legal = words.legal_words(state)
        wrong = [word for word in step.answers if word not in legal]
        if wrong:
            said = f"{', '.join(wrong)} cannot be done here; try {', '.join(legal)}"
            raise self._bad(line, said)
