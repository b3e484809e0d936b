"""What was released is kept: whoever corrects a fact adds the edition, and takes none away."""

import json
from collections.abc import Iterator
from importlib.resources import files

import pytest

import chapterhouse
from chapterhouse.core.game import Printed
from chapterhouse.core.rule import Malformed
from chapterhouse.editions import Edition, load, printed, released, validated
from chapterhouse.editions.digest import digest
from chapterhouse.games import GAMES
from corrected import FACTS, later_release

FIRST = {  # of the release 2026.11.0, and never to be changed
    "biblios": "94e5c66dfd922322",
    "monasterium": "567b7e51d6a29e09",
    "monastery": "4a7d4267d762bd10",
}
each_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture
def later() -> Iterator[None]:
    """A release with other facts, which nobody has added."""
    with later_release():
        yield


def recalled(game: str, facts: dict[str, object], edition: str) -> Edition:
    """The edition that a match says it was played with."""
    return validated(game, facts, GAMES[game].printed.problems, edition)


def in_the_box(edition: Edition) -> Printed:
    """What a game is told of an edition."""
    return printed(edition, lambda _edition: [], lambda _edition, _revision: GAMES[edition.game])


@each_game
def test_our_edition_is_kept(game: str) -> None:
    """What this release plays with, later ones can play with; if not, run scripts/editions."""
    assert released.is_released(load(game))


@each_game
def test_nothing_that_was_kept_is_changed(game: str) -> None:
    """A line names the digest of its facts; the first is that of the first release."""
    text = (files("chapterhouse.editions") / "released" / f"{game}.jsonl").read_text("utf-8")
    lines = [json.loads(line) for line in text.splitlines()]

    assert [line["edition"] for line in lines] == [digest(line["facts"]) for line in lines]
    assert (lines[0]["release"], lines[0]["edition"]) == ("2026.11.0", FIRST[game])
    assert text.splitlines(keepends=True)[0] == released.line(
        "2026.11.0", recalled(game, {}, FIRST[game])
    )


@pytest.mark.usefixtures("later")
@each_game
def test_a_changed_fact_is_noticed(game: str) -> None:
    """Where a fact was corrected and nobody has added the edition, the first test here fails."""
    assert not released.is_released(load(game))


@pytest.mark.usefixtures("later")
@each_game
def test_an_earlier_edition_is_found_by_its_digest(game: str) -> None:
    """All its facts are as they were; what we have corrected since is told, and a record needs to
    state nothing.
    """
    edition = recalled(game, {}, FIRST[game])
    about = in_the_box(edition)

    assert (edition.digest, about.edition) == (FIRST[game], FIRST[game])
    assert about.facts == released.released(game)[0]
    assert set(about.overrides) == set(FACTS[game])
    assert about.stated == {}


@pytest.mark.usefixtures("later")
@each_game
def test_a_record_states_what_was_not_released(game: str) -> None:
    """With an edition that nobody has added, a record states each fact that is new, and so can be
    read by everybody.
    """
    about = in_the_box(load(game))

    assert about.overrides == {}
    assert about.stated == FACTS[game]
    assert recalled(game, about.stated, about.edition) == load(game)


@each_game
def test_a_record_of_facts_that_nobody_kept_can_be_read(game: str) -> None:
    """Played with such an edition, a match is the same match for a release that has another."""
    with later_release():
        match = chapterhouse.start(game, ["Anna", "Bram"], seed=5)
        for _ in range(20):
            match.act(match.state.legal()[0])
        text = match.record.text()
    again = chapterhouse.replay(text)

    assert text.count("\n% ") == len(FACTS[game])
    assert (again.digest, again.game.edition) == (match.digest, match.game.edition)
    assert again.record.text() == text


@each_game
def test_all_facts_are_enough(game: str) -> None:
    """Who has all facts needs no edition that we know."""
    facts = load(game).values | FACTS[game]

    assert recalled(game, facts, digest(facts)).values == facts


@each_game
def test_an_unknown_edition_is_refused(game: str) -> None:
    """A digest that neither we nor the facts account for is named, with what they amount to."""
    with pytest.raises(Malformed) as problem:
        recalled(game, {}, "0123456789abcdef")

    assert problem.value.key == "edition"
    assert problem.value.slots == {"edition": "0123456789abcdef", "ours": load(game).digest}


def test_a_fact_that_is_new_was_built_in_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """An edition of before there was a fact has it as it was first released, keeps its digest, and
    knows nothing of it; one of the time when there was another keeps that.
    """
    ours = load("biblios")
    path = "church.up"
    first = {name: value for name, value in ours.values.items() if name != path} | {"old.fact": 7}
    second = ours.values | {path: ours[path] + 1}
    monkeypatch.setattr(released, "released", lambda _game: [first, second, ours.values])
    edition = released.found("biblios", {}, digest(first))
    assert edition

    assert (edition[path], edition["old.fact"]) == (ours[path] + 1, 7)
    assert (edition.digest, edition.values) == (digest(first), first)
    assert released.nearest(edition) == {}
    assert released.found("biblios", {"old.fact": 8}, digest(first | {"old.fact": 8})) is not None
    assert released.found("biblios", {"no.fact": 8}, digest({"no.fact": 8})) is None


def test_what_is_nearest_is_stated_in_the_fewest_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of all that was released that counts from which the fewest facts differ; where nothing has
    the same facts, all are stated.
    """
    ours = load("biblios")
    far = ours.values | {"church.up": 3, "church.down": 3}
    near = ours.values | {"church.up": 3}
    monkeypatch.setattr(released, "released", lambda _game: [near, far])
    mine = ours.values | {"church.up": 4}
    edition = released.found("biblios", mine, digest(mine))
    assert edition

    assert released.nearest(edition) == {"church.up": 4}
    monkeypatch.setattr(released, "released", lambda _game: [{"church.up": 4}])
    assert released.nearest(edition) == mine


@each_game
def test_what_was_released_is_fit_for_all_time(game: str) -> None:
    """Nobody asks again whether it can be played: that may become stricter."""
    ours = load(game).digest

    assert validated(game, {}, lambda _edition: [Malformed("no", "", {})], ours).digest == ours
    with pytest.raises(Malformed):
        validated(game, FACTS[game], lambda _edition: [Malformed("no", "", {})])


@each_game
def test_our_game_states_nothing(game: str) -> None:
    """The facts of a game of ours are those that are printed in its edition."""
    about = GAMES[game].printed

    assert (about.edition, about.facts) == (load(game).digest, load(game).values)
    assert (about.overrides, about.stated) == ({}, {})
