"""The translator: rules, actions, events and prompts as sentences of one language."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, final

from babel.lists import format_list
from babel.numbers import format_decimal

from chapterhouse.core.rule import Illegal, Malformed, Rule
from chapterhouse.core.seats import NOBODY
from chapterhouse.core.sentence import SEAT, UNSEEN, Event, Sentence, Slot, Vocabulary
from chapterhouse.core.state import State
from chapterhouse.locale.catalogue import ENGLISH, Catalogue, brief, catalogue, games

CASES: Final = ("acc", "gen", "dat", "ins")  # beside the nominative
Slots = dict[str, str | int]
NAMES_KEPT: Final = 20_000  # in all languages and cases

_LISTS: Final = {"en": "en_GB"}  # "a, b and c": the rules have no comma before the "and" either


def kebab(word: str) -> str:
    """Write the name of a class or an option as keys do: `ChurchCard` is `church-card`."""
    return re.sub("(?<=[a-z0-9])(?=[A-Z])", "-", word).replace("_", "-").lower()


def listed(language: str, items: Sequence[str]) -> str:
    """Write a list, as a language does."""
    return format_list(items, locale=_LISTS.get(language, language))


@final
class Translator:
    """Writes the sentences of one game, or only those that belong to no game, in one language.

    Every method raises LookupError where the catalogue lacks the words.
    """

    def __init__(self, language: str, game: str | None = None) -> None:
        """Open the catalogue. Raises LookupError for one that does not exist."""
        self.language: Final = language
        self._catalogue: Final = catalogue(language, game)

    # -- plain messages

    def text(self, key: str, /, **slots: str | int) -> str:
        """Write a message, or `message.attribute`, with its slots filled."""
        return self._catalogue.text(key, slots)

    def has(self, key: str) -> bool:
        """Tell whether there is such a message."""
        return self._catalogue.has(key)

    def rule(self, rule: Rule) -> str:
        """Write the sentence of a rule; in English where it is not yet translated."""
        return self.text(rule.id) if self._catalogue.has(rule.id) else rule.text

    def why(self, rule: Rule) -> str:
        """Say why a rule forbids something: its sentence, or one made for that."""
        key = f"why-{rule.id}"
        return self.text(key) if self._catalogue.has(key) else self.rule(rule)

    def refusal(self, illegal: Illegal, seats: Sequence[str] = ()) -> str:
        """Say what cannot be done, what is missing, and by which rule; `seats` are the names of the
        players.
        """
        action = self.sentence(illegal.action, seats)
        rule, lack = illegal.rule, illegal.lack
        if lack is None:
            return self.text("refusal", action=action, rule=self.why(rule), id=rule.id)
        missing, law = self.sentence(lack, seats), self.rule(rule)
        return self.text("refusal-lack", action=action, lack=missing, rule=law, id=rule.id)

    def problem(self, malformed: Malformed) -> str:
        """Say what is wrong with input that cannot be read; some of it only one game can tell."""
        if self.language == ENGLISH:
            return malformed.sentence.format_map(brief(malformed.slots))
        key = f"error-{malformed.key}"
        said = next((one for one in self._catalogues() if one.has(key)), self._catalogue)
        return said.text(key, malformed.slots)

    def _catalogues(self) -> Iterator[Catalogue]:
        """Open this catalogue first, then those of all games."""
        yield self._catalogue
        for game in games():
            yield catalogue(self.language, game)

    # -- names

    def name(self, vocabulary: Vocabulary, value: int, case: str = "nom") -> str:
        """Name a card, a category or another value with a name, in one of its cases."""
        if value == UNSEEN and vocabulary.hidden:
            return self._inflected(f"{vocabulary.kind}-unseen", case, {})
        if not 0 <= value < len(vocabulary.names):
            raise LookupError(f"no {vocabulary.kind} is numbered {value}")
        name = vocabulary.names[value]
        return self._inflected(name.key, case, dict(name.numbers))

    def named(self, slot: str, vocabulary: Vocabulary, value: int) -> Slots:
        """Fill a slot with a name in all its cases: `card`, `card-acc`, `card-gen`..."""
        cases = {f"{slot}-{case}": self.name(vocabulary, value, case) for case in CASES}
        return {slot: self.name(vocabulary, value), **cases}

    def number(self, number: float, digits: int = 0) -> str:
        """Write a number as the language does, with so many digits behind the point."""
        pattern = "#,##0." + "0" * digits if digits else "#,##0"
        return format_decimal(number, pattern, locale=self.language)

    # -- sentences of the game

    def sentence(
        self, sentence: Sentence, seats: Sequence[str], seat: int = NOBODY, reader: int = NOBODY
    ) -> str:
        """Write a sentence; `seats` are the names of the players, `seat` is whose it is, `reader`
        the seat that is addressed as you.
        """
        slots = self._filled(sentence, seats)
        if seat >= 0:
            slots["seat"] = _person(seat, seats)
        return self.text(sentence.template.key, **slots, **_addressed(sentence, seat, reader))

    def event(self, event: Event, seats: Sequence[str], reader: int = NOBODY) -> str:
        return self.sentence(event, seats, event.seat, reader)

    def question(self, s: State, seats: Sequence[str]) -> str:
        """Say what is asked now, to whoever is asked."""
        return self.sentence(s.now.asks(s), seats, s.seat(), s.seat())

    # -- how slots are filled

    def _filled(self, sentence: Sentence, seats: Sequence[str]) -> Slots:
        """Fill all slots of a sentence."""
        slots: Slots = {}
        values = sentence.values
        for i, slot in enumerate(sentence.template.slots):
            if slot.many:
                slots |= self._many(slot, values[i:])
            elif slot.vocabulary is SEAT:
                slots[slot.name] = _person(values[i], seats)
            elif slot.vocabulary.names:
                slots |= self.named(slot.name, slot.vocabulary, values[i])
            else:
                # a number, as it is counted: the message chooses the plural by it
                slots[slot.name] = values[i] + slot.vocabulary.base
        return slots

    def _many(self, slot: Slot, values: list[int]) -> Slots:
        """Fill a slot with a list in all its cases, and `count` with its length."""
        slots: Slots = {"count": len(values)}
        for case in ("nom", *CASES):
            items = [
                self._several(slot.vocabulary, value, count, case)
                for value, count in Counter(values).items()
            ]
            name = slot.name if case == "nom" else f"{slot.name}-{case}"
            slots[name] = listed(self.language, items)
        return slots

    def _several(self, vocabulary: Vocabulary, value: int, count: int, case: str) -> str:
        """Name equal values together, with their number, and unseen ones by their number alone."""
        if value == UNSEEN and vocabulary.hidden:
            return self._inflected(f"{vocabulary.kind}s-unseen", case, {"count": count})
        if count == 1:
            return self.name(vocabulary, value, case)
        return self.text("several", count=count, **self.named("name", vocabulary, value))

    def _inflected(self, key: str, case: str, slots: Slots) -> str:
        """Write a name in a case: the attribute of that name, or the value where it has none."""
        return _inflected(self._catalogue, key, case, tuple(slots.items()))


@lru_cache(NAMES_KEPT)
def _inflected(
    catalogue: Catalogue, key: str, case: str, slots: tuple[tuple[str, str | int], ...]
) -> str:
    """Write a name once: it is part of many sentences, in all its cases."""
    inflected = f"{key}.{case}"
    return catalogue.text(inflected if catalogue.has(inflected) else key, dict(slots))


def _addressed(sentence: Sentence, seat: int, reader: int) -> Slots:
    """Tell which slot the reader is, `both` if all are: `you`; and whether another slot is the seat
    whose sentence it is: `own`.
    """
    pairs = zip(sentence.template.slots, sentence.values, strict=False)  # the last takes many
    others = {slot.name: value for slot, value in pairs if slot.vocabulary is SEAT}
    people = {"seat": seat, **others}
    mine = [name for name, person in people.items() if person == reader >= 0]
    own = "yes" if seat >= 0 and seat in others.values() else "no"
    return {"you": "both" if len(mine) > 1 else [*mine, "nobody"][0], "own": own}


def _person(seat: int, seats: Sequence[str]) -> str:
    if not 0 <= seat < len(seats):
        raise LookupError(f"nobody sits on seat {seat}")
    return seats[seat]
