"""The form of an edition: what it asks, and what is said of a file that it writes or reads."""

from dataclasses import replace
from functools import cache

from chapterhouse import editions
from chapterhouse.core.game import Game
from chapterhouse.editions.custom import given, overrides, stated
from chapterhouse.editions.edition import Edition
from chapterhouse.editions.places import places
from chapterhouse.editions.shape import Shape
from chapterhouse.editions.stated import Stated
from chapterhouse.games import GAMES
from chapterhouse.server import catalogue
from chapterhouse.server.problems import explain
from chapterhouse.wire import messages, owners, requests
from chapterhouse.wire.facts import Facts
from chapterhouse.wire.scribe import Scribe


@cache
def form(name: str, language: str) -> owners.EditionForm:
    """Write what is asked of a box."""
    game = GAMES[name]
    box = replace(editions.load(name), shapes={})
    game.printed.problems(box)  # which notes the shapes
    reader = Facts(game, language)
    asked = [
        owners.FactAsked(reader.text(fact), fact.value, _shape(reader, path, box.shapes[path]))
        for path, fact in box.facts.items()
    ]
    parts = catalogue.edition(name, language).parts
    words, view = _drawn(game, language)
    return owners.EditionForm(box.name, parts, asked, places(box), words, view)


def _shape(reader: Facts, path: str, shape: Shape) -> owners.FactShape:
    """Write a shape down, with its words as a reader knows them."""
    return owners.FactShape(
        shape.kind,  # type: ignore[arg-type] # one of those that there are
        shape.least,
        shape.most,
        [owners.Worded(word, reader.value(path, word)) for word in shape.words],
        [_shape(reader, path, of) for of in shape.of],
        list(shape.joints),
    )


def _drawn(game: Game, language: str) -> tuple[requests.GameWords, messages.View]:
    """Write the board of a game, and the beginning of a match, as an onlooker sees it."""
    seats = game.seats[-1]
    names = [str(seat + 1) for seat in range(seats)]
    view = game.begin(seats, {}).seen_by(seats)  # an onlooker
    return catalogue.words_of(game, language, seats), Scribe(game, language, names).view(view)


def read(game: str, text: str, language: str) -> owners.CheckedBox:
    """Check a file as `chapterhouse edition --check` does. Raises Malformed for what is none."""
    return checked(stated(game, text), language)


def write(game: str, box: owners.OwnBox, language: str) -> owners.CheckedBox:
    """Write a file, and check it. Raises Malformed for facts that there are not."""
    facts = {
        fact.path: {"is": fact.value, "by": fact.by, "source": fact.source, "note": fact.note}
        for fact in box.facts
    }
    one = box.printing
    known = {"language": one.language, "year": one.year, "publisher": one.publisher}
    about = {"printing": known, "sources": box.sources}
    said = given(game, facts, {**about, "name": box.name} if box.name else about)
    return checked(said, language)


def checked(said: Stated, language: str) -> owners.CheckedBox:
    """Say what a file says, and what is wrong with it."""
    edition = said.edition
    problems = GAMES[said.game].printed.problems(edition)
    words, view = (None, None) if problems else _drawn(_playable(edition), language)
    return owners.CheckedBox(
        own(said),
        said.text,
        [explain(problem, language) for problem in problems],
        edition.digest,
        said.confirmed,
        places(edition) if not problems else {},
        words,
        view,
    )


def _playable(edition: Edition) -> Game:
    """Make the game with these facts."""
    return GAMES[edition.game].with_edition(overrides(edition))


def own(said: Stated) -> owners.OwnBox:
    """Write down what a file says."""
    one = said.printing
    facts = [
        owners.OwnFact(fact.path, fact.value, fact.by, list(fact.source), fact.note)
        for fact in said.facts.values()
    ]
    about = owners.Printing(one.language, one.year, one.publisher)
    return owners.OwnBox(said.name, about, dict(said.sources), facts)
