"""Worker processes: one that hangs, dies or answers nonsense is replaced, and nobody waits long."""

import asyncio
import contextlib
import os
import signal
import subprocess
from pathlib import Path

import pytest

from chapterhouse.server.workers import STAMP, Failed, Workers, environment, running
from server.staff import LONG, program, with_workers

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


def test_who_gives_up_costs_no_worker(tmp_path: Path) -> None:
    """A worker that starts, or is at work, as nobody waits for it any more serves the next."""
    log = tmp_path / "started"
    slow = NAMING.replace("i.read(h[3])", "time.sleep(i.read(h[3]) == b'slow')")
    noted = READING + f"open({str(log)!r}, 'a').write('.'); time.sleep(.1)\n" + slow

    async def work(workers: Workers) -> None:
        for wait in (0, 0.01, 0.1, 0.2, 0.4):
            task = asyncio.create_task(workers.ask(b"slow", LONG))
            await asyncio.sleep(wait)
            task.cancel()
        await workers.ask(b"?", LONG)

    with_workers(program(noted), work)

    assert log.read_text("utf-8") == "."


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


def test_a_hint_waits_only_so_long() -> None:
    """A hint that no worker is free for in time fails; whoever computes is left alone."""

    async def work(workers: Workers) -> None:
        busy = asyncio.create_task(workers.ask(b"hang", LONG))
        await asyncio.sleep(0)
        with pytest.raises(Failed):
            await workers.ask(b"?", SHORT, "table")
        busy.cancel()

    hanging = READING + READY + "time.sleep(600)"
    with_workers(program(hanging), work)


def test_new_workers_use_the_compiled_build_once_it_is_complete(tmp_path: Path) -> None:
    """Until its stamp stands, and where nobody has named one, they run as the server does."""
    stamp = tmp_path / "it.complete"
    own = {STAMP: str(stamp), "PATH": "/bin"}

    assert environment({"PATH": "/bin"}) == {"PATH": "/bin"}
    assert environment(own | {STAMP: ""}) == own | {STAMP: ""}
    assert environment(own) == own
    stamp.touch()
    assert environment(own) == own | {"PYTHONPATH": str(tmp_path)}
    stamp.unlink()
    assert environment(own) == own


def test_a_worker_gets_the_path_of_the_compiled_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The decision is made when a worker starts, not when the server does."""
    stamp = tmp_path / "it.complete"
    monkeypatch.setenv(STAMP, str(stamp))
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    asking = READING + READY + (
        "while h := i.read(4): i.read(h[3]); a = os.environ['PYTHONPATH'].encode(); "
        "o.write(len(a).to_bytes(4, 'big') + a); o.flush()\n"
    )  # fmt: skip

    assert with_workers(program(asking), lambda workers: workers.ask(b"?", LONG)) == b"elsewhere"
    stamp.touch()
    found = with_workers(program(asking), lambda workers: workers.ask(b"?", LONG))
    assert found == str(tmp_path).encode()
