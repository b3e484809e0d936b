"""The process of a bot: `python -m chapterhouse.server.bots.worker`."""

from typing import Final

from msgspec import json

from chapterhouse.server.bots import Answer, Question, choose
from chapterhouse.server.workers import serve

QUESTIONS: Final = json.Decoder(Question)

if __name__ == "__main__":
    serve(lambda question: json.encode(Answer(choose(QUESTIONS.decode(question)))))
