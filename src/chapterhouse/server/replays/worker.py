"""The process that reads replays and examples: `python -m chapterhouse.server.replays.worker`."""

from typing import Final

from msgspec import Struct, json

from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.server.examples import Showing, Trying, attempt, show
from chapterhouse.server.problems import code_of, explain
from chapterhouse.server.replays import Question, read
from chapterhouse.server.replays.bringing import Bringing, bring
from chapterhouse.server.replays.surveying import Surveying, survey
from chapterhouse.server.workers import serve
from chapterhouse.wire.requests import Problem

Asked = Question | Bringing | Surveying | Showing | Trying
QUESTIONS: Final[json.Decoder[Asked]] = json.Decoder(Asked)


class Answer(Struct):
    """What was read, as it is written, or what is wrong with the record."""

    found: bytes | None
    problem: Problem | None


def answer(frame: bytes) -> bytes:
    """Answer a question, or say what is wrong with it."""
    question = QUESTIONS.decode(frame)
    try:
        return json.encode(Answer(json.encode(_found(question)), None))
    except (Malformed, Illegal) as problem:
        said = Problem(code_of(problem), explain(problem, question.language))
        return json.encode(Answer(None, said))


def _found(question: Asked) -> Struct:
    """Read what is asked for. Raises Malformed or Illegal."""
    match question:
        case Bringing():
            return bring(question)
        case Surveying():
            return survey(question)
        case Showing():
            return show(question)
        case Trying():
            return attempt(question)
        case _:
            return read(question)


if __name__ == "__main__":
    serve(answer)
