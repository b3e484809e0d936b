"""What a form asks for: a shape for every fact of every game, and where it is drawn."""

from dataclasses import replace
from typing import Any

import pytest

from chapterhouse.editions import Edition, load
from chapterhouse.editions.places import places
from chapterhouse.editions.shape import Shape
from chapterhouse.games import GAMES

each_game = pytest.mark.parametrize("game", list(GAMES))


def validated(game: str) -> Edition:
    """Our edition, with the shapes that the game noted."""
    edition = replace(load(game), shapes={})
    assert GAMES[game].printed.problems(edition) == []
    return edition


def fits(shape: Shape, value: Any) -> bool:  # noqa: ANN401 - whatever TOML holds
    """Whether a form of that shape can give this value."""
    match shape.kind:
        case "fixed":
            return True
        case "line":
            return isinstance(value, str) and bool(value)
        case "number":
            return type(value) is int and shape.least <= value <= shape.most
        case "choice":
            return value in shape.words
        case "some":
            return set(value) <= set(shape.words)
        case "row":
            within = shape.least <= len(value) <= shape.most
            return within and all([fits(shape.of[0], item) for item in value])
        case "table":
            known = set(value) <= set(shape.words) and len(value) >= shape.least
            return known and all([fits(shape.of[0], item) for item in value.values()])
    rest, found = value, []
    for joint in shape.joints:
        part, _, rest = rest.partition(joint)
        found.append(part)
    parts = zip(shape.of, [*found, rest], strict=True)
    return all([fits(of, int(part) if of.kind == "number" else part) for of, part in parts])


@each_game
def test_every_fact_has_a_shape_that_it_fits(game: str) -> None:
    """No fact of a box is without a field, and each field can show what we say."""
    edition = validated(game)

    assert list(edition.facts) == sorted(edition.shapes, key=list(edition.facts).index)
    assert [path for path, shape in edition.shapes.items() if not fits(shape, edition[path])] == []


@each_game
def test_a_choice_is_never_empty(game: str) -> None:
    """Every kind of shape has what it needs to be drawn."""

    def whole(shape: Shape) -> bool:
        words = shape.kind not in ("choice", "some", "table") or shape.words
        of = len(shape.of) == {"row": 1, "table": 1, "joined": len(shape.joints) + 1}.get(
            shape.kind, 0
        )
        return bool(words) and of and all([whole(one) for one in shape.of])

    assert all([whole(shape) for shape in validated(game).shapes.values()])


@each_game
def test_places_show_facts_that_there_are(game: str) -> None:
    """A place of the drawing without a fact, or with a value that no list has, says nothing."""
    edition = load(game)

    assert places(edition)
    for anchor, facts in places(edition).items():
        assert facts, anchor
        assert "{" not in anchor
        for fact in facts:
            path, _, nth = fact.partition(" #")
            assert not nth or 0 < int(nth) <= len(edition[path])


def test_a_place_for_each_room_field_card_and_tile() -> None:
    """What is printed there is what is asked there."""
    assert places(load("monasterium"))["room-B3"] == ["board-4.B-rooms #3"]
    assert places(load("monasterium"))["path-2"] == ["path.links #2", "path.bonuses #2"]
    assert places(load("monasterium"))["mission-C5"] == ["missions.C5", "missions.C5-points"]
    assert places(load("biblios"))["card-tomes-9"] == ["tomes.by-seal #9"]
    assert "boxes.chapel" in places(load("monastery"))["kind-chapel"]
