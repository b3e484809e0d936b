"""Revisions: a match is played by the rules that it began with, also when a rule was changed."""

from __future__ import annotations

from typing import Any

import pytest

from chapterhouse.core.game import Game, Printed
from chapterhouse.core.ints import i64, vec
from chapterhouse.core.rule import Malformed
from chapterhouse.core.sentence import Name, Vocabulary
from chapterhouse.core.state import State, carry
from chapterhouse.core.step import Over, table
from chapterhouse.core.zone import Zones
from chapterhouse.play import position
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.match import Match
from chapterhouse.play.replay import Broken, replay
from support import PURE, only_pure

if not PURE:
    pytest.skip("machine code has no toys", allow_module_level=True)

from core.toy import NOT_ONE, TAKE, Ask, Toy

pytestmark = only_pure


class Take(Ask):
    """Since revision 2 one may be taken, and counts twice; before, it was forbidden."""

    def forbids(self, s: Toy, action: i64) -> Any:  # noqa: ANN401 - as core has it
        return super().forbids(s, action) if s.revision < 2 else None

    def do(self, s: Toy, action: i64) -> None:
        s.done.append(f"take {2 * action if s.revision > 1 and action == 1 else action}")


ASK, OVER = Take(), Over[Toy]()
STEPS = table([ASK, OVER])
CARDS = [Name(word, word, {}) for word in "abcde"]


class Taken(Toy):
    """A toy with these steps."""

    def __init__(self, zones: Zones | None = None, agenda: vec[i64] | None = None) -> None:
        super().__init__(zones, agenda)
        self.steps = STEPS  # type: ignore[misc]

    def with_zones(self, zones: Zones) -> Taken:
        twin = Taken(zones, self.agenda[:])
        carry(self, twin)
        twin.done = list(self.done)
        return twin


def begin(_seats: int, _options: dict[str, str]) -> State:
    s = Taken()
    s.then(OVER)
    s.then(ASK)
    s.now = ASK
    return s


def points(s: Taken) -> list[int]:
    """Since revision 2 who takes has a point for each time; before, only the first time counted."""
    return [0, len(s.done) if s.revision > 1 else min(1, len(s.done))]


def made(_values: dict[str, Any], _edition: str, revision: int) -> Game:
    return Game(
        name="toy",
        seats=[2],
        options=[],
        rules={NOT_ONE.id: NOT_ONE},
        steps=[ASK, OVER],
        templates=[TAKE],
        cards=Vocabulary("card", CARDS, hidden=True),
        fields=[],
        begin=begin,
        points=points,
        ranks=lambda _: [1, 1],
        score_lines=lambda _: [],
        table=lambda _: {},
        printed=Printed("toy", {}, {}, {}, lambda _: [], made),
        revision=revision,
        revisions=[1, 2],
    )


NEW = made({}, "", 2)
OLD = NEW.at_revision(1)
GAMES = {"toy": NEW}


def played(record: str) -> tuple[list[str], list[int]]:
    """What was done in a match, and its points."""
    match = replay(record, GAMES)
    assert isinstance(match.state, Taken)
    return match.state.done, match.game.points(match.state)


def test_a_game_is_had_by_each_of_its_revisions() -> None:
    """Of a game that was changed the older form is there as well, and from it the newer one."""
    assert (OLD.revision, NEW.revision) == (1, 2)
    assert NEW.at_revision(2) is NEW
    assert OLD.at_revision(2).revision == 2


@pytest.mark.parametrize("revision", [0, 3, -1])
def test_a_revision_that_is_not_known_is_refused(revision: int) -> None:
    """Those that there are are named."""
    with pytest.raises(Malformed) as problem:
        OLD.at_revision(revision)

    assert problem.value.key == "revision"
    assert problem.value.slots == {"game": "toy", "revision": str(revision), "ours": "toy/1, toy/2"}


def test_a_record_is_played_by_its_revision() -> None:
    """The same words are another match by other rules, and another result."""
    said = "edition=toy Anna Bram\nBram: take 3, take 0\n"

    assert played(f"toy/1 {said}") == (["take 3", "take 0"], [0, 1])
    assert played(f"toy/2 {said}") == (["take 3", "take 0"], [0, 2])


def test_what_was_forbidden_stays_forbidden() -> None:
    """By the older rules one is not taken; by the newer ones it is, and counts twice."""
    said = "Anna Bram\nBram: take 1\n"

    assert played(f"toy/2 {said}")[0] == ["take 2"]
    with pytest.raises(Broken, match="one is not taken"):
        played(f"toy/1 {said}")


@pytest.mark.parametrize("title", ["toy/3", "toy/0", "toy/01", "toy/x", "toy/", "toy"])
def test_a_record_of_another_revision_is_refused(title: str) -> None:
    """Its first line is named, and all that can be played."""
    with pytest.raises(Broken, match=r"^line 1: toy/.* this program plays toy/1, toy/2; a newer"):
        replay(f"{title} Anna Bram\n", GAMES)


def test_a_match_goes_on_by_the_rules_it_began_with() -> None:
    """So does whatever is made of it: its record, a copy, a view, a world, what is read back."""
    match = Match(OLD, ["Anna", "Bram"], None)
    s = match.state
    view = s.seen_by(1)
    read = position.read(OLD, 2, position.write(OLD, view))

    assert match.record.text() == "toy/1 edition=toy Anna Bram\n"
    assert {t.revision for t in (s, s.copy(), view, view.imagine(Seeded(1)), read)} == {1}
    assert s.now.forbids(s, 1) is NOT_ONE
    match.play("take 3")
    match.rewind(0)
    assert match.state.revision == 1
