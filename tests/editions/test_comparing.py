"""Files of several owners: agree, differ, only one says; and what loses its mark by that."""

from chapterhouse.editions import load
from chapterhouse.editions.comparing import (
    Kept,
    Said,
    agreed,
    by_printing,
    compared,
    confirmed,
    merged,
)
from chapterhouse.editions.custom import stated

GAME = "monasterium"
GERMAN = '[printing]\nlanguage = "de"\n'


def kept(id: str, owner: str, facts: dict[str, int], printing: str = GERMAN) -> Kept:
    """A file that states the numbers of some facts."""
    lines = [
        f'{path.partition(".")[2]} = {{ is = {value}, by = "book" }}'
        for path, value in facts.items()
    ]
    sections = "".join(
        [f"[{path.partition('.')[0]}]\n{line}\n" for path, line in zip(facts, lines, strict=True)]
    )
    return Kept(id, owner.encode(), stated(GAME, printing + sections))


ANNA = kept("a", "anna", {"window.column-1": 4, "path.last-points": 6})
BRAM = kept("b", "bram", {"window.column-1": 4, "path.last-points": 7})
CLEO = kept("c", "cleo", {"box.tiles": 8, "path.last-points": 6})


def how(*files: Kept) -> dict[str, str]:
    return {one.path: one.how for one in compared(files)}


def test_two_files_agree_differ_or_only_one_says() -> None:
    """Fact by fact, in the order of ours."""
    assert how() == {}
    assert how(ANNA, BRAM) == {"window.column-1": "agree", "path.last-points": "differ"}
    assert how(ANNA, CLEO) == {
        "box.tiles": "one", "window.column-1": "one", "path.last-points": "agree"
    }  # fmt: skip
    assert compared([BRAM, ANNA, CLEO])[-1].said == (Said(6, ("a", "c"), 2), Said(7, ("b",), 1))


def test_two_files_of_one_owner_are_one() -> None:
    """Whoever shares twice confirms nothing."""
    twice = kept("d", "anna", {"window.column-1": 4})

    assert how(ANNA, twice)["window.column-1"] == "one"
    assert agreed([ANNA, twice]) == {}


def test_true_is_no_one() -> None:
    """Values are compared as editions compare them."""
    true = Kept(
        "t", b"t", stated(GAME, GERMAN + '[gains]\nflipped-die = { is = true, by = "book" }')
    )

    assert how(true, kept("u", "u", {"gains.flipped-die": 1})) == {"gains.flipped-die": "differ"}


def test_two_owners_confirm_what_we_say() -> None:
    """Then it is confirmed; what they say otherwise is agreed on, and no more."""
    found = agreed([ANNA, BRAM, CLEO])

    assert confirmed(found) == {"window.column-1"}
    assert [(one.value, one.owners, one.ours) for one in found["path.last-points"]] == [
        (6, 2, False)
    ]
    assert load(GAME)["path.last-points"] == 5


def test_another_printing_is_another_box() -> None:
    """Files of two printings are not compared; where the printings differ, nothing is confirmed."""
    french = '[printing]\nlanguage = "fr"\n'
    other = [kept(name, name, {"window.column-1": 3}, french) for name in ("eve", "finn")]

    assert len(by_printing([ANNA, *other])) == 2
    assert agreed([ANNA, other[0]]) == {}
    assert confirmed(agreed([ANNA, BRAM])) == {"window.column-1"}
    both = agreed([ANNA, BRAM, *other])
    assert [one.value for one in both["window.column-1"]] == [4, 3]
    assert confirmed(both) == set()


def test_where_owners_are_two_against_two_nothing_is_agreed() -> None:
    """The mark stays."""
    others = [kept(name, name, {"window.column-1": 3}) for name in ("eve", "finn")]

    assert "window.column-1" not in agreed([ANNA, BRAM, *others])


def test_what_is_agreed_makes_one_file() -> None:
    """It can be read as any other, and states nothing else."""
    file = merged(GAME, ANNA.stated.printing, [ANNA, BRAM, CLEO])
    again = stated(GAME, file.text)

    assert again == file
    assert {path: fact.value for path, fact in again.facts.items()} == {
        "window.column-1": 4, "path.last-points": 6
    }  # fmt: skip
