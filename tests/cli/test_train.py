"""`chapterhouse train`: weights in a file, with what they come from."""

import json
from pathlib import Path

import pytest

from chapterhouse.arena import training
from chapterhouse.cli.train import begun
from chapterhouse.evaluation import weights
from chapterhouse.evaluation.monasterium.traits import TRAITS
from cli.ran import Call


@pytest.mark.parametrize(
    ("command", "problem"),
    [
        ("chess", "there is no game chess; try biblios, monasterium, monastery"),
        ("monasterium --seats=7", "monasterium is not played by 7; try 2, 3, 4"),
        ("monasterium --games=0", "--games is at least 1, not 0"),
        ("monasterium --weights=/no/such/x", "there is no folder /no/such to save in"),
        ("monasterium --weights=pyproject.toml", "these are no weights for monasterium"),
    ],
)
def test_what_cannot_be_learnt_is_refused(call: Call, command: str, problem: str) -> None:
    """Before anything is played."""
    ran = call("train", *command.split())

    assert (ran.code, ran.out) == (2, "")
    assert problem in ran.err


def test_lessons_add_up(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was typed is kept with what came of it; the next lesson begins with those weights, also
    one at more seats.
    """
    monkeypatch.setattr(training, "OFTEN", 300)
    file = tmp_path / "weights.json"
    words = ("train", "monasterium", "--games=1", "--jobs=1", f"--weights={file}")
    ran = call(*words, "--seed=4")
    first = json.loads(file.read_text())["seats"]["2"]
    call(*words, "--seed=5")
    second = json.loads(file.read_text())["seats"]["2"]

    assert (ran.code, ran.err) == (0, "")
    assert "As it has learnt" in ran.out
    assert first["lessons"] == second["lessons"][:1]
    assert [lesson["command"] for lesson in second["lessons"]] == [
        f"chapterhouse train monasterium --seats 2 --games 1 --seed {seed}" for seed in (4, 5)
    ]
    known = weights.parse(file.read_text(), "monasterium", TRAITS)
    assert begun(known, 4).lessons == second["lessons"]
