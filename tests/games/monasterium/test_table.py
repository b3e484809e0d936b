"""The builder of positions itself: what cannot be on the table must not get there."""

import pytest

from games.scenario import played

START = "monasterium/1 Red Blue"
WRONG = {
    "a novice sent twice": ("> Red sent I-A room A1, I-A room A2", "I-A has gone already"),
    "the wrong area": ("> Red sent I-A chapel A", "I-A does not go to a chapel"),
    "two in a room": (
        "> Red sent I-A room A1\n> Blue sent I-A room A1",
        "two novices are in one place",
    ),
    "no such room": ("> Red sent I-A room A5", "a place is closed"),
    "a full chapel": (
        "> Blue sent III-A chapel A\n> Red sent "
        + ", ".join(f"III-{column} chapel A" for column in "ABCD"),
        "a chapel holds too many",
    ),
    "no room beside": ("> Red sent IV-A space A1", "is beside no room"),
    "an extra novice too early": ("> Red extra I chapel A", "left too early"),
    "a gap in a window": ("> Red window A-B --- ---", "a gap in a window"),
    "a line with two alike": ("> Red window AA- --- ---", "a line holds a monastery twice"),
    "goods owed": ("> Red has -1 soup", "goods are owed"),
    "dice too many": ("> F2 11 white", "a white die too many"),
    "own dice too many": ("> F2 4 Red", "an own die too many"),
    "a mission unclaimed": (
        "> Red sent I-A room A1, I-B room C1, III-A chapel E",
        "[0] are fulfilled, [] claimed",
    ),
    "a mission claimed too early": ("> Red claimed A1", "[] are fulfilled, [0] claimed"),
    "an unknown verb": ("> Red ate soup", "nobody ate"),
    "an unknown thing": ("> market open", "nothing on the table is called so"),
}


@pytest.mark.parametrize(("lines", "problem"), WRONG.values(), ids=list(WRONG))
def test_what_cannot_be_is_found(lines: str, problem: str) -> None:
    """A position that no match could reach fails, and the message tells why."""
    with pytest.raises(AssertionError) as failure:
        played(f"{START}\n{lines}\n> F2 1 white" if "F2" not in lines else f"{START}\n{lines}")

    assert problem in str(failure.value)


CLAIMS = {
    "goods": ("Red has 3 soup", "it is ['2', 'soup'], not ['3', 'soup']"),
    "the envoy": ("Red envoy 2", "it is ['1'], not ['2']"),
    "dice": ("F2 2 white", "it is ['1', 'white'], not ['2', 'white']"),
    "a room": ("room A1 Red", "it is ['-'], not ['Red']"),
    "a chapel": ("chapel A 1 Red", "it is ['-'], not ['1', 'Red']"),
    "tiles": ("tiles 4 4 4 4 3", "not [4, 4, 4, 4, 3]"),
    "a window": ("Red window A-- --- ---", "it is ['---', '---', '---']"),
    "nothing": ("Red is glad", "'Red is glad' is no claim"),
}


@pytest.mark.parametrize(("claim", "problem"), CLAIMS.values(), ids=list(CLAIMS))
def test_what_is_not_so_is_found(claim: str, problem: str) -> None:
    """A claim that does not hold fails, and the message tells what is so."""
    with pytest.raises(AssertionError) as failure:
        played(f"{START}\n> F2 1 white\n= {claim}")

    assert problem in str(failure.value)
