"""A cluster plays the same matches as this machine, and loses none with its processes or machines.

It is one of Ray, two machines of which are played by processes here. Ray is in no environment of
ours but that of `scripts/try-cluster`.
"""

import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from chapterhouse.arena import data
from chapterhouse.arena.crew import Crew, Jobs
from chapterhouse.arena.data import Simulation
from chapterhouse.arena.ledger import Ledger
from chapterhouse.arena.terms import Played
from chapterhouse.arena.tournament import Contest, tournament
from chapterhouse.arena.training import Lesson, train
from chapterhouse.bots.uniform import Uniform
from chapterhouse.cli import main
from chapterhouse.core.rule import Malformed
from chapterhouse.core.state import State
from chapterhouse.play.player import Player

pytest.importorskip("ray", reason="Ray is not installed: scripts/try-cluster sets it up")

HERE = Path(__file__)
NOTES = "CHAPTERHOUSE_TEST_NOTES"  # a file: by their seeds, bots that were asked
MORTAL = f"{HERE.stem}:Mortal"  # as another process finds it
FATAL = 7  # the seed of a bot that takes its process with it, once


class Mortal(Player):
    """Plays anything, and notes that it plays; one of them is killed in mid-match."""

    def __init__(self, game: str, seed: int) -> None:
        self.uniform, self.seed, self.asked = Uniform(seed), seed, 0
        self.notes = Path(os.environ[NOTES])

    def choose(self, view: State) -> int:
        self.asked += 1
        if self.asked == 1:
            with self.notes.open("a", encoding="utf-8") as file:
                file.write(f"{self.seed}\n")
        if self.asked == 10 and self.seed == FATAL and noted(self.notes).count(FATAL) == 1:
            os.kill(os.getpid(), signal.SIGKILL)
        return self.uniform.choose(view)


def noted(notes: Path) -> list[int]:
    return [int(seed) for seed in notes.read_text("utf-8").split()]


@pytest.fixture(scope="module")
def notes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("notes") / "begun"


@pytest.fixture(scope="module")
def machines(notes: Path) -> Iterator[Any]:
    """A cluster of two machines with a processor each, and one that only leads."""
    from ray.cluster_utils import Cluster as Machines  # noqa: PLC0415 - not always there

    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(HERE.parent)
        patch.setenv("PYTHONPATH", str(HERE.parent), prepend=os.pathsep)
        patch.setenv(NOTES, str(notes))
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("RAY_AUTH_MODE", "disabled")
        patch.setenv("RAY_worker_niceness", "0")  # else the machines wait for all that tests do
        leader = {"num_cpus": 0, "include_dashboard": False}
        machines = Machines(initialize_head=True, head_node_args=leader)
        for _ in range(2):
            machines.add_node(num_cpus=1)
        yield machines
        machines.shutdown()


@pytest.fixture
def cluster(machines: Any) -> Iterator[Crew]:  # noqa: ANN401 - Ray has no types
    """The crew of that cluster."""
    from chapterhouse.arena.cluster import Cluster  # noqa: PLC0415 - as above

    with ExitStack() as stack:
        yield Cluster(machines.address, stack)


def contest(*bots: str) -> Contest:
    return Contest("biblios", bots, (2,), 1, {}, sequential=False)


def kept(file: Path, contest: Contest, deals: int, jobs: Jobs) -> bytes:
    """Play a tournament; give what its file keeps."""
    *_, _last = tournament(contest, deals, jobs, Ledger(file, contest, Played))
    return file.read_bytes()


def test_a_killed_process_loses_no_match_and_doubles_none(
    cluster: Crew,
    notes: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The match that it was in is begun again, no other one is, and the file is the same."""
    there = kept(tmp_path / "there", contest("uniform", MORTAL), 4, cluster)
    begun = noted(notes)
    monkeypatch.setenv(NOTES, str(notes))
    here = kept(tmp_path / "here", contest("uniform", MORTAL), 4, 1)

    assert sorted(begun) == [2, 3, 4, 5, 6, FATAL, FATAL, 8, 9]
    assert there == here
    assert there.count(b"\n") == 1 + 8


def test_a_lost_machine_loses_no_match(
    machines: Any,  # noqa: ANN401 - as above
    cluster: Crew,
    tmp_path: Path,
) -> None:
    """It goes while others are played; one that joins plays with them."""
    file = tmp_path / "there"
    levels = contest("1", "2")
    going = tournament(levels, 15, cluster, Ledger(file, levels, Played))
    for _ in range(4):
        next(going)
    machines.remove_node(machines.list_all_nodes()[-1], allow_graceful=False)
    machines.add_node(num_cpus=1)
    *_, last = going

    assert last.games == 30
    assert file.read_bytes() == kept(tmp_path / "here", levels, 15, 1)


def test_tables_of_matches_are_the_same(cluster: Crew, tmp_path: Path) -> None:
    """File by file, and byte by byte."""
    simulation = Simulation("monastery", ("uniform", "uniform"), 5, {})
    crews: dict[str, Jobs] = {"there": cluster, "here": 1}
    for folder, jobs in crews.items():
        *_, last = data.simulate(simulation, 5, tmp_path / folder, size=2, jobs=jobs)
        assert last.games == 5
    here = sorted((tmp_path / "here").rglob("*.*"))

    assert len(here) == 3 * 3 + 1
    for file in here:
        there = tmp_path / "there" / file.relative_to(tmp_path / "here")
        assert there.read_bytes() == file.read_bytes()


def test_training_learns_the_same(cluster: Crew) -> None:
    """What decisions show does not depend on where they are looked at."""
    lesson = Lesson("monasterium", 2, 1, (), {})
    (there,) = [learning.fit() for learning in train(lesson, 1, cluster)]
    (here,) = [learning.fit() for learning in train(lesson, 1, 1)]

    assert there == here


def test_the_command_finds_the_cluster(
    machines: Any,  # noqa: ANN401 - as above
    capsys: pytest.CaptureFixture[str],
) -> None:
    """With --ray it tells what it tells without."""
    told = []
    for who in (f"--ray={machines.address}", "--jobs=1"):
        assert main(["duel", "1", "uniform", "--games=6", "--json", who]) == 0
        told.append(capsys.readouterr().out)

    assert told[0] == told[1]


def test_machines_with_another_engine_are_refused(
    cluster: Crew,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Their matches may not be the same as those of this one."""
    monkeypatch.setattr("chapterhouse.arena.cluster.engine", lambda: "1999.1 (chess/1)")
    with pytest.raises(Malformed, match=r"here is 1999\.1 \(chess/1\); both must be the same"):
        next(tournament(contest("1", "2"), 1, cluster))


def test_what_a_bot_raises_is_heard(cluster: Crew) -> None:
    """As it was raised there."""
    with pytest.raises(ZeroDivisionError, match="division"):
        list(cluster.results(partial(divmod, 1), [1, 0]))


def test_where_no_cluster_is_it_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    """In one line."""
    assert main(["duel", "1", "uniform", "--ray=127.0.0.1:9"]) == 2
    assert "no cluster plays at 127.0.0.1:9: " in capsys.readouterr().err
