"""The builder of positions itself: what cannot be on the table must not get there."""

import pytest

from chapterhouse.games.monastery.state import Monastery
from games.monastery import chart
from games.monastery.matches import SEATS, moments
from games.scenario import played

START = "monastery/1 Anna Bram"
ABBEY = "> | @A @ @\n> | @B @ @"
WRONG = {
    "a dead end": (f"> | library┌() scriptum│() .\n{ABBEY}", "a dead end"),
    "brown beside the Abbey": (f"> | field() . .\n{ABBEY}", "grey touches brown"),
    "too many Gardens": (f"> | garden() garden() garden()\n{ABBEY}", "a group is too large"),
    "no way to it": (f"> | scriptum─() library┌() garden()\n{ABBEY}", "a dead end"),
    "an island": (f"> | . scriptum│()\n> | . .\n{ABBEY}", "scriptum touches no other tile"),
    "a tile twice": (f"> | chapel│() chapel│() .\n{ABBEY}", "there is no other chapel"),
    "a tile of nobody": (f"> | way-green│() . .\n{ABBEY}", "there is no other secret-way-green"),
    "a wrong turn": (f"> | chapel└() . .\n{ABBEY}", "a chapel does not lie like this"),
    "no turn": (f"> | chapel() . .\n{ABBEY}", "a chapel does not lie like this"),
    "a box too many": (f"> | bursary│[...] . .\n{ABBEY}", "a bursary has 2 boxes"),
    "neither side": (f"> | bursary│ . .\n{ABBEY}", "is it constructed?"),
    "too full": (f"> | bursary│(AAb) . .\n{ABBEY}", "bursary: too many monks"),
    "two that pray": (f"> | bursary│(ab) . .\n{ABBEY}", "bursary: too many monks pray"),
    "six monks": ("> | @AAA @AA @A\n> | @B @ @", "Anna has 6 monks on the map"),
    "no monk": ("> | @A @ @\n> | @ @ @", "Bram has 0 monks on the map"),
    "five cells": ("> | @A @ @\n> | @B @ .", "the Abbey has 6 cells"),
    "blessings on a full tile": (f"> | garden[A]* . .\n{ABBEY}", "blessings lie on a full tile"),
    "too many blessings": ("> Anna blessings 21", "blessings are owed"),
    "a letter too many": ("> row red LLIB+ER+AN+OS", "letters got lost or were added"),
    "a cross too many": ("> row red L+IB+ER+AN++S", "got lost or"),
    "a letter elsewhere": ("> Anna strip B........", "space 1 of Anna has no B"),
    "one colour twice": ("> Anna is blue\n> Bram is blue", "two players have one colour"),
    "a tile in two hands": ("> Anna hand chapel\n> Bram hand chapel", "there is no other chapel"),
    "a bag of more": ("> Anna hand chapel\n> bag chapel", "lies elsewhere"),
    "a full tile by night": (f"> | garden[A] . .\n{ABBEY}\n> hour sext", "was not turned"),
    "an unknown verb": ("> Anna ate soup", "nobody ate"),
    "an unknown thing": ("> market open", "nothing on the table is called so"),
    "an unknown sign": (f"> | chapel/(A) . .\n{ABBEY}", "chapel/(A) draws no tile"),
}


@pytest.mark.parametrize(("lines", "problem"), WRONG.values(), ids=list(WRONG))
def test_what_cannot_be_is_found(lines: str, problem: str) -> None:
    """A position that no match could reach fails, and the message tells why."""
    with pytest.raises(AssertionError) as failure:
        played(f"{START}\n{lines}")

    assert problem in str(failure.value)


CLAIMS = {
    "a tile": ("chapel (A)", "it is (Ab), not (A)"),
    "no such tile": ("bursary ()", "bursary does not lie on the table"),
    "a cell": ("at 0 -1 chapel│(A)", "it is chapel│(Ab), not chapel│(A)"),
    "a free cell": ("at 1 -1 chapel│(A)", "it is ., not chapel│(A)"),
    "a row of the map": ("| bursary│()", "chapel│(Ab)\n@A @ @\n@ @ @"),
    "the Abbey": ("abbey B", "it is A, not B"),
    "a row": ("row red L+..+ER+AN+OS", "it is L.IB+ER+AN+OS"),
    "a strip": ("Bram strip Q........", "it is ........., not"),
    "blessings": ("Bram blessings 1", "it is 0, not 1"),
    "the grid": ("Anna grid 4", "it is 3, not 4"),
    "points": ("left 5", "it is 4, not 5"),
    "the dial": ("hour sext", "it is lauds, not sext"),
    "pathways": ("pathways chapel -", "it is ['abbey'], not ['-']"),
    "full": ("full chapel", "it is ['-'], not ['chapel']"),
    "nothing": ("Anna is glad", "'Anna is glad' is no claim"),
}


@pytest.mark.parametrize(("claim", "problem"), CLAIMS.values(), ids=list(CLAIMS))
def test_what_is_not_so_is_found(claim: str, problem: str) -> None:
    """A claim that does not hold fails, and the message tells what is so."""
    with pytest.raises(AssertionError) as failure:
        played(f"{START}\n> | chapel│(Ab) . .\n> | @A @ @\n> | @ @ @\n= {claim}")

    assert problem in str(failure.value)


@pytest.mark.parametrize("seats", SEATS)
def test_a_map_is_drawn_and_read(seats: int) -> None:
    """Whatever lies on the table can be drawn, and what was drawn is read as the same."""
    names = ["Anna", "Bram", "Cleo", "Dora"][:seats]
    for moment in moments(seats, 2)[seats::29]:
        s = moment.state
        drawing = chart.drawn(s, names)
        rows = "\n".join([f"> | {' '.join(row)}" for row in drawing])
        colours = "\n".join([
            f"> {name} is {['red', 'blue', 'green', 'yellow'][s.colour[n]]}"
            for n, name in enumerate(names)
        ])  # fmt: skip
        hour = "> hour matins" if s.round() in (0, 3) else "> hour lauds"
        bare = "\n".join([f"> {name} hand -" for name in names])
        again = played(f"monastery/1 {' '.join(names)}\n{colours}\n{rows}\n{hour}\n{bare}").state

        assert isinstance(again, Monastery)
        assert hour.endswith("matins") or chart.drawn(again, names) == drawing
