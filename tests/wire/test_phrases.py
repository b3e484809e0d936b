"""Phrases: sentences kept for all tables carry nothing from one table to another."""

import pytest

from chapterhouse.core.seats import NOBODY
from chapterhouse.core.sentence import SEAT, Event, Sentence
from chapterhouse.games import GAMES
from chapterhouse.locale import LANGUAGES, Translator
from chapterhouse.wire import phrases as module
from chapterhouse.wire.phrases import STAND_INS, Phrases, phrases
from chapterhouse.wire.scribe import Scribe

NAMES = (["Anna", "Bram", "Cleo", "Dirk"], ["Ёлка", "Çelik", "a" * 32, "3 % { $seat }"])


def sentences(game: str) -> list[Event]:
    """One event for each sentence of a game that speaks of seats, amounts and names alone."""
    return [
        Event(
            template, seat, [other if slot.vocabulary is SEAT else 0 for slot in template.slots], 0
        )
        for template in GAMES[game].templates
        for seat, other in ((0, 1), (3, 0), (3, 2))
    ]


def test_nobody_sits_where_there_is_no_seat() -> None:
    """A sentence about a seat that this table has not is refused, whatever others have read."""
    four, two = [Scribe(GAMES["biblios"], "en", NAMES[0][:n]) for n in (4, 2)]
    events = [event for event in sentences("biblios") if "Dirk" in four.line(event).text]
    for event in events:
        with pytest.raises(LookupError):
            two.line(event)

    assert events


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_table_reads_its_own_names(game: str, language: str) -> None:
    """Whatever other tables have had written before, each reads what was written for it alone."""
    translator = Translator(language, game)
    scribes = [Scribe(GAMES[game], language, names) for names in NAMES]
    for event in sentences(game):
        for names, scribe in zip(NAMES, scribes, strict=True):
            for reader in (NOBODY, *range(len(names))):
                assert scribe.line(event, reader).text == translator.event(event, names, reader)
            line = scribe.line(event)
            if all(slot.vocabulary is SEAT for slot in event.template.slots):
                assert line.values == event.values


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_told_of_is_addressed(game: str, language: str) -> None:
    """No event calls its reader by name, whoever of the people in it that is."""
    scribe = Scribe(GAMES[game], language, NAMES[0])
    for event in sentences(game):
        told = scribe.line(event).text
        for reader, name in enumerate(NAMES[0]):
            if name in told and event.template.key.startswith("event-"):
                assert name not in scribe.line(event, reader).text


def test_only_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first goes when there are too many, and is written again when it is needed."""
    monkeypatch.setattr(module, "KEPT", 3)
    kept = Phrases(GAMES["biblios"], "en")
    template = next(s for s in GAMES["biblios"].templates if s.key == "act-bid")
    said = [kept.said(Sentence(template, [amount]), -2, []) for amount in (1, 2, 3, 4, 1)]

    assert len(kept._texts) == 3  # noqa: SLF001
    assert said[0] == said[4] != said[1]


def test_no_name_holds_a_stand_in() -> None:
    """A name cannot speak of somebody else: signs that stand for names are not printable."""
    assert not any(sign.isprintable() for sign in STAND_INS)
    assert len(STAND_INS) >= max(max(game.seats) for game in GAMES.values())


def test_other_editions_have_other_phrases() -> None:
    """What is named otherwise in another box is not taken from ours."""
    assert phrases(GAMES["biblios"], "en") is phrases(GAMES["biblios"], "en")
    assert phrases(GAMES["biblios"], "en") is not phrases(GAMES["monastery"], "en")
