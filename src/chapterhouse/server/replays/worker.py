"""The process that reads replays: `python -m chapterhouse.server.replays.worker`."""

from typing import Final

from msgspec import Struct, json

from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.server.problems import code_of, explain
from chapterhouse.server.replays import Question, read
from chapterhouse.server.workers import serve
from chapterhouse.wire.requests import Problem

QUESTIONS: Final = json.Decoder(Question)


class Answer(Struct):
    """The replay as it goes to the page, or what is wrong with the record."""

    replay: bytes | None
    problem: Problem | None


def answer(frame: bytes) -> bytes:
    """Read the record of a question."""
    question = QUESTIONS.decode(frame)
    try:
        return json.encode(Answer(json.encode(read(question)), None))
    except (Malformed, Illegal) as problem:
        said = Problem(code_of(problem), explain(problem, question.language))
        return json.encode(Answer(None, said))


if __name__ == "__main__":
    serve(answer)
