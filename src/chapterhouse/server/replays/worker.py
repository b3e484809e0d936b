"""The process that reads replays: `python -m chapterhouse.server.replays.worker`."""

from typing import Final

from msgspec import Struct, json

from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.server.problems import code_of, explain
from chapterhouse.server.replays import Question, read
from chapterhouse.server.replays.bringing import Bringing, bring
from chapterhouse.server.workers import serve
from chapterhouse.wire.requests import Problem

QUESTIONS: Final[json.Decoder[Question | Bringing]] = json.Decoder(Question | Bringing)


class Answer(Struct):
    """What was read, as it is written, or what is wrong with the record."""

    found: bytes | None
    problem: Problem | None


def answer(frame: bytes) -> bytes:
    """Read the record of a question, of which a part may be wanted."""
    question = QUESTIONS.decode(frame)
    try:
        found = bring(question) if isinstance(question, Bringing) else read(question)
        return json.encode(Answer(json.encode(found), None))
    except (Malformed, Illegal) as problem:
        said = Problem(code_of(problem), explain(problem, question.language))
        return json.encode(Answer(None, said))


if __name__ == "__main__":
    serve(answer)
