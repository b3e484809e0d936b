"""The life of a worker: it answers questions until its input ends."""

import io
import os
import runpy
import signal
import subprocess
import sys
from subprocess import DEVNULL, PIPE
from types import SimpleNamespace

import pytest
from msgspec import json

from chapterhouse.games import GAMES
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.match import Match
from chapterhouse.play.position import write
from chapterhouse.server import workers as module
from chapterhouse.server.bots import Answer, Question, choose
from chapterhouse.server.workers import Workers, running, serve
from server.staff import LONG, with_workers


def question(level: str) -> Question:
    """A question as at the beginning of a match."""
    match = Match(GAMES["biblios"], ["Anna", "Bram"], Seeded(1))
    return Question("biblios", 2, level, 7, write(match.game, match.view(match.seat)), 1)


@pytest.mark.parametrize("level", ["uniform", "greedy"])
def test_a_worker_chooses_as_its_bot_does(level: str) -> None:
    """The process gives the answer that the bot gives, from the view alone, each time."""
    asked = question(level)

    async def work(workers: Workers) -> list[bytes]:
        return [await workers.ask(json.encode(asked), LONG) for _ in range(2)]

    answers = with_workers(running("chapterhouse.server.bots.worker"), work)

    assert [Answer(choose(asked))] * 2 == [json.decode(a, type=Answer) for a in answers]


def test_a_worker_whose_server_is_gone_ends_in_silence() -> None:
    """What it cannot say to anybody is no reason for a traceback."""
    ours, theirs = os.pipe()
    os.close(ours)
    command = running("chapterhouse.server.bots.worker")
    ended = subprocess.run(command, stdin=DEVNULL, stdout=theirs, stderr=PIPE, check=False)
    os.close(theirs)

    assert (ended.returncode, ended.stderr) == (-signal.SIGPIPE, b"")


class Pipes:
    """The standard streams of a worker that lives in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *frames: bytes) -> None:
        written = b"".join([len(frame).to_bytes(4, "big") + frame for frame in frames])
        self.out = io.BytesIO()
        self.alarms: list[int] = []
        monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(written)))
        monkeypatch.setattr(sys, "stdout", SimpleNamespace(buffer=self.out))
        monkeypatch.setattr(signal, "alarm", self.alarms.append, raising=False)
        monkeypatch.setattr(signal, "signal", lambda *_: None)  # this process goes on

    @property
    def answers(self) -> list[bytes]:
        """The frames that were written, after the one that says it is ready."""
        self.out.seek(0)
        frames = []
        while head := self.out.read(4):
            frames.append(self.out.read(int.from_bytes(head, "big")))
        assert frames[0] == b""
        return frames[1:]


def test_a_worker_serves_until_its_input_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each frame is answered by one, with an alarm over each, called off after it."""
    pipes = Pipes(monkeypatch, b"abc", b"")
    serve(lambda frame: frame[::-1])

    assert pipes.answers == [b"cba", b""]
    assert pipes.alarms == [module.ABANDONED, 0] * 2


def test_a_system_without_alarms_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the system has no alarm, workers serve without."""
    pipes = Pipes(monkeypatch, b"abc")
    monkeypatch.delattr(signal, "alarm")
    serve(lambda frame: frame)

    assert pipes.answers == [b"abc"]


def test_the_process_of_a_bot_reads_and_writes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run as a program, the module answers questions on the standard input."""
    asked = question("greedy")
    pipes = Pipes(monkeypatch, json.encode(asked))
    monkeypatch.delitem(sys.modules, "chapterhouse.server.bots.worker", raising=False)
    runpy.run_module("chapterhouse.server.bots.worker", run_name="__main__")

    assert [Answer(choose(asked))] == [json.decode(a, type=Answer) for a in pipes.answers]
