"""Matches as data: what is in the tables, and that a folder is gone on with."""

from pathlib import Path
from typing import Any

import pytest
from pyarrow import dataset

import chapterhouse
from chapterhouse.arena import data
from chapterhouse.arena.data import SCHEMAS, Part, Simulation
from chapterhouse.core.rule import Malformed
from chapterhouse.play.words import read

USUAL = Simulation("biblios", ("1", "uniform", "1"), 5, {"penalty": "bluff"})
Tables = dict[str, list[dict[str, Any]]]


def simulated(folder: Path, matches: int, size: int, simulation: Simulation = USUAL) -> list[Part]:
    return list(data.simulate(simulation, matches, folder, size=size))


def tables(folder: Path) -> Tables:
    """All rows that a folder holds."""
    return {name: dataset.dataset(folder / name).to_table().to_pylist() for name in SCHEMAS}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with five matches, in parts of two."""
    folder = tmp_path_factory.mktemp("whole")

    assert simulated(folder, 5, 2) == [Part(0, 2), Part(2, 2), Part(4, 1)]
    return folder


def test_a_record_is_its_rows(whole: Path) -> None:
    """Who was asked, what was legal, what was chosen, what was told: as the match plays again."""
    rows = tables(whole)
    for number, row in enumerate(rows["matches"]):
        match = chapterhouse.replay(row["record"])
        decisions = [one for one in rows["decisions"] if one["match"] == number]
        events = [one for one in rows["events"] if one["match"] == number]

        assert (row["match"], row["bots"]) == (number, ["1", "uniform", "1"])
        assert row["digest"] == match.digest
        assert row["places"] == match.game.ranks(match.state)
        assert row["points"] == match.game.points(match.state)
        assert row["decisions"] == len(decisions)
        assert [one["event"] for one in events] == [e.template.key for e in match.events]
        assert [one["values"] for one in events] == [e.values for e in match.events]
        for one in decisions:
            before = match.stood(one["ply"])
            assert (one["seat"], one["step"]) == (before.seat(), type(before.now).__name__)
            assert (one["legal"], one["action"]) == (before.legal(), read(before, one["word"]))


def test_what_others_hide_is_marked(whole: Path) -> None:
    """An event tells who knew of it, so that agents can be given no more."""
    kept = [row for row in tables(whole)["events"] if row["event"] == "event-kept"]

    assert kept
    assert all(row["seen_by"] == [row["seat"]] for row in kept)


def test_a_folder_is_gone_on_with(whole: Path, tmp_path: Path) -> None:
    """The rows are the same, in whatever parts they come, and after a part that was cut off."""
    simulated(tmp_path, 2, 1)
    ledger = tmp_path / data.LEDGER
    ledger.write_bytes(ledger.read_bytes()[:-3])  # it was killed while noting the second
    (tmp_path / "events/part-000000001.parquet").write_bytes(b"half")
    (tmp_path / "events/part-000000001.half").write_bytes(b"half")

    assert simulated(tmp_path, 5, 3) == [Part(0, 1), Part(1, 3), Part(4, 1)]
    assert tables(tmp_path) == tables(whole)

    written = ledger.stat().st_mtime_ns
    assert simulated(tmp_path, 3, 3) == [Part(0, 1), Part(1, 3), Part(4, 1)]  # there is more
    assert ledger.stat().st_mtime_ns == written


def test_another_simulation_needs_another_folder(whole: Path) -> None:
    """What is there stays."""
    before = tables(whole)
    with pytest.raises(Malformed, match="keeps other matches"):
        simulated(whole, 5, 2, Simulation("biblios", ("1", "1"), 5, {}))

    assert tables(whole) == before


@pytest.mark.parametrize(
    "simulation",
    [
        Simulation("chess", ("1", "1"), 1, {}),
        Simulation("biblios", ("1",), 1, {}),
        Simulation("biblios", ("1", "9"), 1, {}),
        Simulation("biblios", ("1", "1"), 1, {"penalty": "none"}),
    ],
)
def test_what_cannot_be_played_begins_no_folder(simulation: Simulation, tmp_path: Path) -> None:
    """As everywhere else."""
    with pytest.raises(Malformed):
        simulated(tmp_path / "none", 1, 1, simulation)

    assert not (tmp_path / "none").exists()
