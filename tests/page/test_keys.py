"""Which key answers which option: none shows anything that means something else."""

from page.conftest import Ran

KEYS = """
const option = (text, action) => ({text, action, key: given.keys[action], rule: null});
const options = given.texts.map(option);
return [...page.keysOf({options, amount: null}).values()];
"""


def keys(ran: Ran, *texts: str, alike: bool = True) -> list[str]:
    kinds = ["act"] * len(texts) if alike else [f"act-{number}" for number in range(len(texts))]
    found: list[str] = ran("house/options", KEYS, texts=texts, keys=kinds)
    return found


def test_a_letter_answers_what_speaks_of_it(ran: Ran) -> None:
    """A letter to buy is its own key, with Shift; no other option has that letter as its key."""
    assert keys(ran, "buy the Q in column 1 for 2", "buy the P in row 1 for 3", "end the turn") == [
        "Q", "P", "1",
    ]  # fmt: skip
    found = keys(ran, "buy the P in row 1 for 3", "buy the monk in column 2 for 5")

    assert found == ["P", "q"]


def test_a_letter_that_two_speak_of_answers_neither(ran: Ran) -> None:
    """Nor does another letter, as it would mean something else."""
    assert keys(ran, "buy the A in row 1 for 2", "buy the A in row 3 for 2", "end the turn") == [
        "1"
    ]


def test_a_digit_answers_what_shows_it(ran: Ran) -> None:
    """Few that are of different kinds have the digits of their places, if none shows a number."""
    assert keys(ran, "box 3", "box 1", "stay") == ["3", "1", "2"]
    assert keys(ran, "keep it", "auction it", alike=False) == ["1", "2"]


def test_no_letter_is_that_of_a_tool(ran: Ran) -> None:
    """Whoever presses S once too often, to skip what bots do, answers nothing by it."""
    found = keys(ran, *[f"lay it at (1/{row})" for row in range(1, 30)])

    assert len(found) > len("qtvxyz")
    assert not set("hulwpsr") & set(found)
