"""The process of a bot: `python -m chapterhouse.server.bots.worker`."""

from typing import Final

from msgspec import json

from chapterhouse.server.bots import Question, answer
from chapterhouse.server.bots.judging import Judging, judge
from chapterhouse.server.workers import serve

Asked = Question | Judging
QUESTIONS: Final[json.Decoder[Asked]] = json.Decoder(Asked)


def answered(frame: bytes) -> bytes:
    """Answer a question about a table, or about a match that is over."""
    asked = QUESTIONS.decode(frame)
    return json.encode(judge(asked) if isinstance(asked, Judging) else answer(asked))


if __name__ == "__main__":
    serve(answered)
