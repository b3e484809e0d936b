"""Records of an earlier release at the command line, when facts were corrected since."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from chapterhouse.games import GAMES
from chapterhouse.locale import LANGUAGES, Translator
from chapterhouse.play.replay import replay
from cli.ran import Call
from corrected import later_release

OLD = Path(__file__).parents[1] / "play/old/2026.11.0"


@pytest.fixture(autouse=True)
def later() -> Iterator[None]:
    """A release with other facts of every game."""
    with later_release():
        yield


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_earlier_edition_is_told(call: Call, language: str) -> None:
    """Who replays such a record reads that it is one, and how many facts were corrected since."""
    file = OLD / "monastery-2.txt"
    ran = call("replay", str(file), "--ply=1", f"--lang={language}")
    edition = replay(file.read_text("utf-8"), GAMES).game.edition
    said = Translator(language).text("cli-earlier-facts", count=2, digest=edition)

    assert (ran.code, ran.err) == (0, "")
    assert " ".join(said.split()) in " ".join(ran.out.split())


def test_an_owners_facts_are_told_apart(call: Call) -> None:
    """Of facts that an owner states, it is told that they are the owner's."""
    file = OLD / "biblios-owner.txt"
    ran = call("replay", str(file), "--ply=1")

    assert ran.code == 0
    assert "One fact of the box is its owner" in ran.out


@pytest.mark.parametrize("name", ["biblios-2", "monasterium-owner", "monastery-options"])
def test_its_deal_holds(call: Call, name: str) -> None:
    """Verified now, it holds as it did then."""
    ran = call("verify", str(OLD / f"{name}.txt"))

    assert (ran.code, ran.err) == (0, "")
