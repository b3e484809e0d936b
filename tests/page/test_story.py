"""What happened since the reader acted is told in order, and shortened where there is no room."""

from typing import Any

from page.conftest import Ran

STORY = """
const story = page.storyOf(given.turns);
return page.shortened(story, given.out, 0).map(({text}) => text);
"""


def turn(seat: int, *lines: tuple[str, bool], text: str = "") -> dict[str, Any]:
    """A turn of lines, and whether each tells of it; more than one are told in one `text`."""
    told = [{"line": {"seat": seat, "text": said, "telling": tells}} for said, tells in lines]
    return {"seat": seat, "text": text, "told": told}


TURNS = [
    turn(1, ("Bram draws.", False), ("Bram lays gold.", True), text="Bram lays gold."),
    turn(0, ("You take gold.", True)),
    turn(-1, ("A day ends.", False)),
    turn(2, ("Cleo lays a monk.", True), ("Cleo keeps it.", True), text="Cleo lays and keeps."),
]


def told(ran: Ran, out: int = 0, turns: list[dict[str, Any]] = TURNS) -> list[str]:
    said: list[str] = ran("house/story", STORY, turns=turns, out=out)
    return said


def test_whole_turns_are_told_in_order(ran: Ran) -> None:
    """Each turn has its sentence, but those that nothing tells of; of these the last one has."""
    assert told(ran) == ["Bram lays gold.", "You take gold.", "Cleo lays and keeps."]
    assert told(ran, turns=TURNS[2:3]) == ["A day ends."]
    assert told(ran, turns=[]) == []


def test_what_the_reader_did_is_left_out_first(ran: Ran) -> None:
    """Then what is oldest; something is always told."""
    assert told(ran, out=1) == ["Bram lays gold.", "Cleo lays and keeps."]
    assert told(ran, out=9) == ["Cleo lays and keeps."]
