"""The process of a bot: `python -m chapterhouse.server.bots.worker`."""

from typing import Final

from msgspec import json

from chapterhouse.server.bots import Question, answer
from chapterhouse.server.workers import serve

QUESTIONS: Final = json.Decoder(Question)

if __name__ == "__main__":
    serve(lambda question: json.encode(answer(QUESTIONS.decode(question))))
