"""How a lesson is written: records with marks, in which the learner makes the moves.

    biblios/1 first_player=1 Guest Bruno
    > Guest hand gold-1     a position, as `chapterhouse.positions` builds it; or else the deal
    : monks-4-H             what happens before the first step, as in a record
    ? keep                  a step; its words are the message `lesson-NAME-keep`
    ^ drawn slot            what is lit on the board, by the anchors of the page
    - common: generous      what is said to another legal answer: `lesson-NAME-keep.generous`;
    - take *: later         `*` stands for any words, and the first line that fits counts
    Guest: keep | auction   the answers that are meant, of whoever has the first seat
    : gold-2                what happens then, up to the next step
    Bruno: take gold-2
    ? end                   a step with nothing to answer is only read

Several scenes of a lesson are parted by `---`. A legal answer for which no line fits is answered
by words that all lessons share. `#` begins a comment.
"""

import re
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Final

NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
SCENE, STEP, LIGHT, REPLY, GIVEN, OR = "---", "?", "^", "-", ">", "|"


class BadLesson(ValueError):
    """A lesson that cannot be read or played: where, what is wrong, and what would be right."""

    def __init__(self, place: str, line: int, problem: str) -> None:
        """Point at a line, counted from 1."""
        super().__init__(f"{place}:{line}: {problem}")


@dataclass(frozen=True)
class Line:
    """What a line says, and its number in the file."""

    number: int
    text: str


@dataclass
class Scene:
    """Where some steps take place: the header of a record, a position, and what happens there
    before the first of them.
    """

    header: Line
    given: list[Line] = field(default_factory=list)
    before: list[Line] = field(default_factory=list)

    @property
    def names(self) -> list[str]:
        """The players, by seat."""
        return [word for word in self.header.text.split()[1:] if "=" not in word]


@dataclass
class Step:
    """One thing to do, or to read: the scene that opens with it, if one does; what is lit; the
    answers that are meant; the replies to others by their patterns; and what happens after it.
    """

    key: str
    number: int
    scene: Scene | None
    lit: list[str] = field(default_factory=list)
    replies: dict[str, str] = field(default_factory=dict)
    answers: list[str] = field(default_factory=list)
    after: list[Line] = field(default_factory=list)

    def reply(self, word: str) -> str:
        """Find what is said to another answer; empty for what all lessons say."""
        fitting = [reply for pattern, reply in self.replies.items() if fnmatchcase(word, pattern)]
        return fitting[0] if fitting else ""


@dataclass(frozen=True)
class Lesson:
    """A lesson as it is written."""

    game: str
    name: str
    steps: list[Step]

    @property
    def place(self) -> str:
        """The file, as errors name it."""
        return f"games/{self.game}/lessons/{self.name}.txt"

    @property
    def names(self) -> list[str]:
        """The players, by seat; the first is the learner."""
        scenes = [step.scene for step in self.steps if step.scene]
        return scenes[0].names if scenes else []

    def key(self, step: Step, reply: str = "") -> str:
        """Name the message of a step, or of a reply to an answer."""
        return f"lesson-{self.name}-{step.key}{reply and '.'}{reply}"


def read(game: str, name: str, text: str) -> Lesson:
    """Read a lesson. Raises BadLesson with the line that is none of a lesson."""
    reader = Reader(Lesson(game, name, []))
    for number, whole in enumerate(text.splitlines(), 1):
        said = whole.partition("#")[0].strip()
        if said:
            reader.take(Line(number, said))
    reader.end()
    return reader.lesson


class Reader:
    """A lesson that is being read."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.scene: Scene | None = None
        self.step: Step | None = None  # of this scene
        self.last = 1  # the number of the last line

    def bad(self, problem: str) -> BadLesson:
        """Say what is wrong with the last line."""
        return BadLesson(self.lesson.place, self.last, problem)

    def end(self) -> None:
        """See to it that all is there. Raises BadLesson."""
        if self.step is None:
            raise self.bad(f"no step follows: a line such as `{STEP} keep` begins one")
        if self.step.answers or self.step.after:
            raise self.bad(f"the last step is only read: begin one more by `{STEP} end`")

    def take(self, line: Line) -> None:
        """Read a line. Raises BadLesson."""
        self.last = line.number
        mark, rest = line.text[0], line.text[1:].strip()
        if line.text == SCENE:
            if self.step is None:
                raise self.bad(f"no step is in the scene before: `{STEP} keep` begins one")
            self.scene = self.step = None
        elif self.scene is None:
            self.open(Scene(line))
        elif mark == STEP:
            self.begin(rest)
        elif self.step is None:
            self.prepare(self.scene, line)
        elif mark == LIGHT:
            self.step.lit.extend(rest.split())
        elif mark == REPLY:
            self.reply(self.step, rest)
        elif self.step.answers or self.step.after:
            self.step.after.append(line)
        else:
            self.answer(self.step, self.scene, line)

    def open(self, scene: Scene) -> None:
        """Begin a scene. Raises BadLesson."""
        first = self.lesson.names or scene.names
        if not scene.names:
            example = f"{self.lesson.game}/1 Guest Bruno"
            raise self.bad(f"{scene.header.text}: begin a scene as a record, such as {example}")
        if scene.names != first:
            raise self.bad(f"all scenes have the same players: {' '.join(first)}")
        self.scene = scene

    def begin(self, key: str) -> None:
        """Begin a step. Raises BadLesson."""
        if not NAME.fullmatch(key):
            raise self.bad(f"{key}: a step has a name such as `keep-one`")
        if key in [step.key for step in self.lesson.steps]:
            raise self.bad(f"{key}: a step before has this name; each needs its own")
        opens = self.scene if self.step is None else None
        self.step = Step(key, self.last, opens)
        self.lesson.steps.append(self.step)

    def prepare(self, scene: Scene, line: Line) -> None:
        """Take what comes before the first step of a scene. Raises BadLesson."""
        mark = line.text[0]
        if mark in (LIGHT, REPLY):
            raise self.bad(f"{line.text}: begin a step first, by `{STEP} NAME`")
        if mark == GIVEN:
            scene.given.append(Line(line.number, line.text[1:].strip()))
        else:
            scene.before.append(line)

    def reply(self, step: Step, rest: str) -> None:
        """Read what is said to some answers. Raises BadLesson."""
        pattern, colon, reply = rest.rpartition(":")
        if not colon or not pattern.strip() or not NAME.fullmatch(reply.strip()):
            raise self.bad(f"{rest}: a reply is written `{REPLY} WORDS: NAME`")
        step.replies[pattern.strip()] = reply.strip()

    def answer(self, step: Step, scene: Scene, line: Line) -> None:
        """Read the first line after a step: what is meant, if the learner speaks. Raises
        BadLesson.
        """
        speaker, _, said = line.text.partition(":")
        if speaker.strip() != scene.names[0]:
            step.after.append(line)
        elif "," in said:
            raise self.bad(f"{said.strip()}: a step has one answer, or several with `{OR}` between")
        else:
            step.answers.extend([answer.strip() for answer in said.split(OR)])
