"""The driver of scenarios itself: what it must notice, and where it points."""

import pytest

from games.scenario import played

START = "biblios/1 Karl Jacob Sara"
WRONG = {
    "a card twice": ("> Karl hand monks-2-A\n> lot monks-2-A", "3: > lot monks-2-A"),
    "one coin too many": (f"> pile {'gold-1 ' * 11}\n> end", "2: > pile"),
    "a church card in a hand": ("> Karl hand church-up\n> lot gold-1", "can never lie there"),
    "a die beyond six": ("> dice books 7", "no die shows 7"),
    "an unknown card": ("> Karl hand monks-5-A", "monks-5-A"),
    "an unknown player": ("> Ute hand gold-1", "nothing on the table is called so"),
    "an unknown verb": ("> Karl ate gold-1", "nobody ate"),
    "lots after the end": ("> pile gold-1\n> end", "the match ends when there are no lots"),
    "an auction without lots": ("> auction", "the match ends when there are no lots"),
    "two beginnings": ("> turns 3\n> lot gold-1", "play can begin in one place only"),
    "the wrong speaker": (": first 1\nJacob: keep", "chance does, with no name"),
    "a refusal that is none": (": first 1  !BIB-GIFT-5", "this was not refused by BIB-GIFT-5"),
    "another rule": (
        ": first 1, gold-1\nKarl: keep\n: gold-1\nKarl: keep !BIB-GIFT-6",
        "refused by BIB-GIFT-5: cannot keep",
    ),
    "another key": (": first 9  !speaker", "refused by no-option"),
    "a wrong number": (": first 1\n= deck 71", "it is 72, not 71"),
    "a wrong card": ("> Karl hand gold-1\n= Karl hand gold-2", "it is gold-1, not gold-2"),
    "a wrong answerer": (": first 1\n= asks Karl", "it is chance, not Karl"),
    "a choice forgotten": (": first 1, gold-1\n= legal keep, common", "'auction', 'common'"),
    "a thing unheard": (": first 1\n= all hear Karl won gold-1", "Karl hears gold-out 3"),
    "a thing heard after all": (": first 1\n= nobody hears first", "first"),
    "a card seen": ("> Karl took gold-1\n= Sara does not see gold-1", "Sara saw gold-1"),
    "a match that goes on": (": first 1\n= over", "the match goes on"),
    "no claim": (": first 1\n= Karl is glad", "'Karl is glad' is no claim"),
    "memory where none is needed": (": first 1\n= Sara knows common -", "nobody needs to remember"),
}


@pytest.mark.parametrize(("text", "problem"), WRONG.values(), ids=list(WRONG))
def test_what_is_wrong_is_found(text: str, problem: str) -> None:
    """A scenario that contradicts itself or the game fails, and the message tells what is wrong."""
    with pytest.raises(AssertionError) as failure:
        played(f"{START}\n{text}")

    assert problem in str(failure.value)


def test_the_line_is_named() -> None:
    """A failure names the line of the file that does not hold."""
    with pytest.raises(AssertionError, match=r"story\.txt:3: = asks Karl\nit is chance"):
        played(f"{START}\n: first 1\n= asks Karl")


def test_a_wrong_replay_is_found() -> None:
    """What is refused leaves no trace in the match: neither position, record nor events."""
    match = played(f"{START}\n: first 1, gold-1\nKarl: common\n: gold-2\nKarl: sell !no-option")

    assert [entry.word for entry in match.record.entries] == [
        "first 1",
        "gold-1",
        "common",
        "gold-2",
    ]
