"""Single things of Biblios, cards and dice: each with a sign for those who see no colours."""

from typing import Final

from rich.text import Text

from chapterhouse.boards.board import Reader
from chapterhouse.games.biblios.components import CATEGORIES, GOLD, SEALS, is_church, is_gold
from chapterhouse.games.biblios.edition import BibliosEdition

KINDS: Final = [*CATEGORIES, "gold", "church"]
EMBLEMS: Final = ("○◆∩≡■●†", "odn=#$+")  # ring, drop, arch, scroll, octagon; coin, cross
FACES: Final = "⚀⚁⚂⚃⚄⚅"
NOTHING: Final = "-"


def kind(card: int) -> int:
    """Number the kind of a card as `KINDS` does."""
    if is_church(card):
        return 6
    return 5 if is_gold(card) else card // SEALS


def emblem(number: int, reader: Reader) -> str:
    """Give the sign of a kind, for those who see no colours."""
    return EMBLEMS[reader.plain][number]


def chip(edition: BibliosEdition, card: int, reader: Reader) -> Text:
    """Write a card short: its sign, value and seal."""
    seal = f"-{reader.translator.text('seal', seal=card % SEALS + 1)}" if card < GOLD else ""
    value = "" if is_church(card) else f"{edition.value[card]}"
    return Text(f"{emblem(kind(card), reader)}{value}{seal}", KINDS[kind(card)])


def full(edition: BibliosEdition, card: int, reader: Reader) -> Text:
    """Write a card in words, behind its sign."""
    name = reader.translator.name(edition.card, card)
    return Text(f"{emblem(kind(card), reader)} {name}", KINDS[kind(card)])


def row(things: list[Text], gap: str = "  ") -> Text:
    return Text(gap).join(things) if things else Text(NOTHING, "soft")


def die(face: int, reader: Reader) -> Text:
    return Text(f"{face}" if reader.plain else f"{FACES[face - 1]} {face}", "bold")
