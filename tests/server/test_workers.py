"""Worker processes: whoever hangs, dies or talks nonsense is replaced, and nobody waits long."""

import asyncio
import contextlib
import io
import os
import runpy
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import TypeVar

import pytest
from msgspec import json

from chapterhouse.games import GAMES
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.match import Match
from chapterhouse.play.position import write
from chapterhouse.server import workers as module
from chapterhouse.server.bots import Answer, Question, choose
from chapterhouse.server.workers import Failed, Workers, running, serve

T = TypeVar("T")
LONG = 60.0  # seconds: more than any answer takes
SHORT = 0.3
READING = "import sys, os, time; i, o = sys.stdin.buffer, sys.stdout.buffer\n"
READY = "o.write(bytes(4)); o.flush()\n"
ECHO = READING + READY + "while h := i.read(4): o.write(h + i.read(h[3])); o.flush()\n"
NAMING = READING + READY + (
    "while h := i.read(4): i.read(h[3]); o.write(b'\\0\\0\\0\\x07%07d' % os.getpid()); o.flush()\n"
)  # fmt: skip
TOUCHY = NAMING.replace("i.read(h[3])", "i.read(h[3]) == b'die' and os._exit(1)")
ILL = {
    "hangs": READING + READY + "time.sleep(600)",
    "dies": READING + READY + "i.read(4)",
    "breaks off": READING + READY + "i.read(4); o.write(b'\\0\\0\\0\\x09half'); o.flush()",
    "raves": READING + READY + "i.read(4); o.write(b'rubbish'); o.flush(); time.sleep(600)",
    "never starts": READING + "time.sleep(600)",
    "dies at once": "raise SystemExit(1)",
    "starts raving": READING + "o.write(b'what?'); o.flush(); time.sleep(600)",
}


def program(text: str) -> list[str]:
    """The command that runs a small program."""
    return [sys.executable, "-I", "-S", "-c", text]


def with_workers(
    command: list[str], work: Callable[[Workers], Awaitable[T]], size: int = 1, start: float = LONG
) -> T:
    """Do something with workers, and send them home."""

    async def run() -> T:
        workers = Workers(command, size, start)
        try:
            return await work(workers)
        finally:
            await workers.close()

    return asyncio.run(run())


def test_a_worker_answers_one_question_after_another() -> None:
    """The same process answers whatever is asked, also many at once."""

    async def work(workers: Workers) -> list[bytes]:
        return list(await asyncio.gather(*[workers.ask(b"?", LONG) for _ in range(5)]))

    assert len(set(with_workers(program(NAMING), work))) == 1


def test_there_are_no_more_workers_than_allowed() -> None:
    """Ten questions at once do not start ten processes."""

    async def work(workers: Workers) -> list[bytes]:
        return list(await asyncio.gather(*[workers.ask(b"?", LONG) for _ in range(10)]))

    assert 1 <= len(set(with_workers(program(NAMING), work, size=2))) <= 2


@pytest.mark.parametrize("ill", ILL)
def test_who_cannot_answer_fails(ill: str) -> None:
    """Whatever is wrong with a worker, whoever asked is told so in time."""

    async def work(workers: Workers) -> None:
        with pytest.raises(Failed):
            await workers.ask(b"?", SHORT)

    with_workers(program(ILL[ill]), work, start=SHORT if "start" in ill else LONG)


def test_a_command_that_is_not_there_fails() -> None:
    """A worker that cannot even be started is one more that fails."""

    async def work(workers: Workers) -> None:
        for _ in range(3):
            with pytest.raises(Failed):
                await workers.ask(b"?", SHORT)

    with_workers(["/no/such/program"], work)


def test_who_died_is_replaced() -> None:
    """After a death the next question is answered, by another process."""

    async def work(workers: Workers) -> tuple[bytes, bytes]:
        before = await workers.ask(b"?", LONG)
        with pytest.raises(Failed):
            await workers.ask(b"die", LONG)
        return before, await workers.ask(b"?", LONG)

    before, after = with_workers(program(TOUCHY), work)

    assert before != after


def test_who_was_killed_while_idle_is_replaced() -> None:
    """A worker that somebody killed costs one question, not the table."""

    async def work(workers: Workers) -> tuple[bytes, bytes]:
        before = await workers.ask(b"?", LONG)
        os.kill(int(before), signal.SIGKILL)
        with contextlib.suppress(Failed):
            return before, await workers.ask(b"?", LONG)
        return before, await workers.ask(b"?", LONG)

    before, after = with_workers(program(NAMING), work)

    assert before != after


def test_one_that_hangs_holds_up_nobody_else() -> None:
    """With two workers, one that hangs leaves the other to everybody."""
    moody = NAMING.replace("i.read(h[3])", "i.read(h[3]) == b'hang' and time.sleep(600)")

    async def work(workers: Workers) -> list[bytes]:
        hung = asyncio.create_task(workers.ask(b"hang", LONG))
        answers = [await workers.ask(b"?", LONG) for _ in range(5)]
        assert not hung.done()
        hung.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await hung
        return answers

    assert len(set(with_workers(program(moody), work, size=2))) == 1


def test_an_answer_nobody_waits_for_reaches_nobody() -> None:
    """Who asks after somebody gave up gets the answer to his own question."""
    slow = ECHO.replace("while h := i.read(4): ", "while h := i.read(4): time.sleep(.2); ")

    async def work(workers: Workers) -> bytes:
        first = asyncio.create_task(workers.ask(b"first", LONG))
        await asyncio.sleep(SHORT)
        first.cancel()
        return await workers.ask(b"second", LONG)

    assert with_workers(program(slow), work) == b"second"


def test_workers_end_with_whoever_started_them() -> None:
    """A worker whose input ends, because the server was killed, ends too."""
    command = running("chapterhouse.server.bots.worker")
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as worker:
        assert worker.stdin
        assert worker.stdout
        ready = worker.stdout.read(4)
        worker.stdin.close()
        worker.wait(timeout=20)

    assert bytes(4) == ready
    assert worker.returncode == 0


def question(level: str) -> Question:
    """A question as at the beginning of a match."""
    match = Match(GAMES["biblios"], ["Anna", "Bram"], Seeded(1))
    return Question("biblios", 2, level, 7, write(match.game, match.view(match.seat)))


@pytest.mark.parametrize("level", ["uniform", "greedy"])
def test_a_worker_chooses_as_its_bot_does(level: str) -> None:
    """The process gives the answer that the bot gives, from the view alone, each time."""
    asked = question(level)

    async def work(workers: Workers) -> list[bytes]:
        return [await workers.ask(json.encode(asked), LONG) for _ in range(2)]

    answers = with_workers(running("chapterhouse.server.bots.worker"), work)

    assert [Answer(choose(asked))] * 2 == [json.decode(a, type=Answer) for a in answers]


class Pipes:
    """The standard streams of a worker that lives in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *frames: bytes) -> None:
        written = b"".join([len(frame).to_bytes(4, "big") + frame for frame in frames])
        self.out = io.BytesIO()
        self.alarms: list[int] = []
        monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(written)))
        monkeypatch.setattr(sys, "stdout", SimpleNamespace(buffer=self.out))
        monkeypatch.setattr(signal, "alarm", self.alarms.append, raising=False)

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
    runpy.run_module("chapterhouse.server.bots.worker", run_name="__main__")

    assert [Answer(choose(asked))] == [json.decode(a, type=Answer) for a in pipes.answers]
