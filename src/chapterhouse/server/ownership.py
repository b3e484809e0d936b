"""What owners say of a box, as readers of this host see it: shared files, and how they compare."""

from collections.abc import Collection, Iterable, Sequence

from msgspec.structs import replace

from chapterhouse import editions
from chapterhouse.editions.comparing import (
    OWNERS,
    Compared,
    Kept,
    agreed,
    by_printing,
    compared,
    confirmed,
    merged,
)
from chapterhouse.editions.edition import same
from chapterhouse.editions.stated import Printing
from chapterhouse.games import GAMES
from chapterhouse.server import catalogue
from chapterhouse.server.owners import Shared
from chapterhouse.wire import owners
from chapterhouse.wire.facts import Facts
from chapterhouse.wire.requests import FactText

RECONSTRUCTED = "reconstructed"


def about(file: Shared) -> owners.SharedBox:
    """Tell what a file is."""
    said = file.kept.stated
    same_as_ours = len(said.confirmed)
    return owners.SharedBox(
        file.id,
        file.game,
        said.name,
        printed(said.printing),
        same_as_ours,
        len(said.facts) - same_as_ours,
        file.changed,
    )


def printed(one: Printing) -> owners.Printing:
    """Write down which printing it is."""
    return owners.Printing(one.language, one.year, one.publisher)


def opened(file: Shared, language: str) -> owners.OpenedBox:
    """Write all that a file says."""
    said, reader = file.kept.stated, Facts(GAMES[file.game], language)
    facts = [reader.text(fact) for fact in said.facts.values()]
    return owners.OpenedBox(about(file), said.text, facts)


def all_of(game: str, files: Sequence[Shared], language: str) -> owners.SharedBoxes:
    """List the files of a game, and compare those of each printing."""
    reader = Facts(GAMES[game], language)
    sorted_files = by_printing([file.kept for file in files])
    return owners.SharedBoxes(
        [about(file) for file in files],
        [_printing(game, kept, reader) for kept in sorted_files.values()],
    )


def _printing(game: str, files: list[Kept], reader: Facts) -> owners.ComparedPrinting:
    """Compare the files of one printing; its publisher is what the first one says of it."""
    said = [file.stated.printing for file in files]
    one = next((printing for printing in said if printing.publisher), said[0])
    return owners.ComparedPrinting(
        printed(one),
        [file.id for file in files],
        [_compared(game, fact, reader) for fact in compared(files)],
        merged(game, one, files).text,
    )


def _compared(game: str, one: Compared, reader: Facts) -> owners.ComparedFact:
    """Write down what files say of one fact."""
    ours = editions.load(game)[one.path]
    said = [
        owners.SaidOfFact(
            reader.value(one.path, value.value),
            list(value.files),
            value.owners,
            same(value.value, ours),
        )
        for value in one.said
    ]
    return owners.ComparedFact(one.path, reader.name(one.path), one.how, said)


def marked(game: str, files: Iterable[Shared], language: str) -> owners.EditionText:
    """Write our edition as it stands on this host: what owners confirm is not marked as ours, and
    where they agree on something else, that is told.
    """
    ours, agreements = catalogue.edition(game, language), agreed([file.kept for file in files])
    if not agreements:
        return ours
    known, reader = confirmed(agreements), Facts(GAMES[game], language)
    facts = [_stated(fact, known) for fact in ours.facts]
    otherwise = [
        owners.OwnersSay(path, reader.value(path, one.value), one.owners)
        for path, values in agreements.items()
        for one in values
        if not one.ours
    ]
    return replace(ours, facts=facts, otherwise=otherwise)


def form(asked: owners.EditionForm, files: Iterable[Shared]) -> owners.EditionForm:
    """Write the form as it stands on this host."""
    known = confirmed(agreed([file.kept for file in files]))
    facts = [replace(fact, told=_stated(fact.told, known)) for fact in asked.facts]
    return replace(asked, facts=facts)


def _stated(fact: FactText, known: Collection[str]) -> FactText:
    """Write a fact as it stands on this host, where owners confirm those that are known."""
    confirmed_here = fact.by == RECONSTRUCTED and fact.path in known
    return replace(fact, by=OWNERS) if confirmed_here else fact
