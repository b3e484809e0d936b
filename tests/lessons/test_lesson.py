"""How lessons are read, and what is said where one is none."""

import pytest

from chapterhouse import lessons
from chapterhouse.core.rule import Malformed
from chapterhouse.games import GAMES
from chapterhouse.lessons.lesson import BadLesson, Lesson, read
from chapterhouse.lessons.playing import Playing

HEAD = "biblios/1 first_player=1 Guest Bruno\n: first 1, monks-4-H\n"
THEIRS = HEAD.replace("1 Guest", "2 Guest").replace("first 1", "first 2")
STEP = HEAD + "? keep\n- common: bruno\nGuest: keep\n: gold-1\n"
WHOLE = STEP + "? end\n"


def told(text: str) -> str:
    """What is said of a text that is no lesson, or of one that the rules do not allow."""
    with pytest.raises(BadLesson) as caught:
        play(read("biblios", "x", text))
    place, _, problem = str(caught.value).partition(".txt:")

    assert place == "games/biblios/lessons/x"
    return problem


def play(lesson: Lesson) -> Playing:
    """Play a lesson by the first of the answers that are meant."""
    playing = Playing(lesson)
    while not playing.over:
        for _ in playing.go_on(*playing.meant[:1]):
            pass
    return playing


def test_a_step() -> None:
    """A step knows what is meant, what is lit, and what to say to the rest."""
    lesson = read(
        "biblios", "x", HEAD + "? keep # now\n^ drawn\n- c*: a\n- *: b\nGuest: keep\n? end"
    )
    step, end = lesson.steps

    assert (step.key, step.answers, step.lit) == ("keep", ["keep"], ["drawn"])
    assert [step.reply(word) for word in ("common", "auction")] == ["a", "b"]
    assert [end.answers, end.after] == [[], []]
    assert lesson.key(step, "a") == "lesson-x-keep.a"
    assert lesson.names == ["Guest", "Bruno"]


def test_what_follows_is_played() -> None:
    """After an answer comes what the lesson says, up to the next step."""
    playing = play(read("biblios", "x", WHOLE))

    assert [entry.word for entry in playing.match.record.entries[-2:]] == ["keep", "gold-1"]


def test_another_scene() -> None:
    """A scene lays the table anew, in a position if one is given."""
    scene = "---\nbiblios/1 Guest Bruno\n"
    lot = scene + "> Bruno hand gold-1\n> pile monks-2-A\n> auction\n: monks-2-A\n"
    playing = play(read("biblios", "x", STEP + "? look\n" + lot + "? end\n"))

    assert playing.match.prompt.startswith("Bruno: pass, bid 1")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "1: no step follows: a line such as `? keep` begins one"),
        ("chess/1 Guest Bruno\n? end", "1: chess/1 Guest Bruno: chess/1 does not begin a record"),
        ("biblios/1\n? end", "1: biblios/1: begin a scene as a record, such as biblios/1 Guest"),
        (HEAD + "^ drawn\n? end", "3: ^ drawn: begin a step first, by `? NAME`"),
        (HEAD + "? Keep it\n", "3: Keep it: a step has a name such as `keep-one`"),
        (WHOLE + "? keep", "8: keep: a step before has this name; each needs its own"),
        (HEAD + "? keep\n- common\n", "4: common: a reply is written `- WORDS: NAME`"),
        (HEAD + "? keep\nGuest: keep, common\n", "4: keep, common: a step has one answer, or"),
        (STEP, "6: the last step is only read: begin one more by `? end`"),
        (HEAD + "---\n", "3: no step is in the scene before: `? keep` begins one"),
        (WHOLE + "---\nbiblios/1 Guest Anna\n? b", "9: all scenes have the same players: Guest"),
        (HEAD + ": gold-1\n? end", "3: : gold-1: : does not speak here; it is the"),
        (HEAD + "? keep\nGuest: sell\n? end", "3: keep: sell cannot be done here; try keep, auc"),
        (STEP + "Bruno: keep\n? end", "7: Bruno: keep: Bruno does not speak here"),
        (STEP + "Guest: keep\n? end", "7: Guest: keep: cannot keep: in one turn"),
        (HEAD.replace(": first", "> crown\n: first") + "? end", "2: crown: nothing on the table"),
        (THEIRS + "? a\nGuest: keep\n? b", "3: a: the learner should be asked here, not Bruno"),
    ],
)  # fmt: skip
def test_what_is_no_lesson(text: str, problem: str) -> None:
    """Errors say the file, the line, what is wrong and what would be right."""
    assert told(text).startswith(problem), told(text)


def test_no_such_lesson() -> None:
    """Who asks for a lesson that there is not reads which there are."""
    with pytest.raises(Malformed, match="no lesson chess of this game; try first"):
        lessons.find(GAMES["biblios"], "chess")
