"""Single things of Monasterium, each with a sign and a word: nothing is told by colour alone."""

from typing import Final

from rich.text import Text

from chapterhouse.boards.board import Reader
from chapterhouse.games.monasterium.components import AREAS, BUILDING, GOODS, LETTERS

SEATS: Final = ("●▲■◆", "@#%&")  # behind each sign the one for those who see nothing but ASCII
INKS: Final = ["ink-red", "ink-blue", "ink-green", "ink-yellow", "ink-purple"]
PLACES: Final = ("†⌂□", "+n=")  # chapel, building, cloister
WHITE: Final = ("○", "o")
FREE: Final = ("·", ".")
SHUT: Final = ("\N{MULTIPLICATION SIGN}", "x")
STEP: Final = ("→", ">")
SWAP: Final = ("↔", "<>")
RING: Final = ("─", "-")
POINTER: Final = ("▸", ">")


def sign(pair: tuple[str, str], reader: Reader) -> str:
    """Give a sign in what can be shown."""
    return pair[reader.plain]


def seat(number: int, reader: Reader) -> Text:
    """Give the sign of a player: of novices, envoy and own dice."""
    return Text(SEATS[reader.plain][number], INKS[number])


def seats(numbers: list[int], reader: Reader) -> Text:
    """Give the signs of several players."""
    return Text().join([seat(number, reader) for number in numbers])


def area(number: int, reader: Reader) -> str:
    """Give the sign of an area of a monastery."""
    return PLACES[reader.plain][number]


def area_word(number: int, reader: Reader) -> str:
    """Give the sign of an area and its name."""
    return f"{area(number, reader)} {reader.heading(f'area-{AREAS[number]}')}"


def monastery(number: int, reader: Reader) -> Text:
    """Give the letter of a monastery, in its colour."""
    return Text(reader.translator.text("letter", monastery=number + 1), INKS[number])


def monasteries(some: int, reader: Reader) -> Text:
    """Give the letters of a set of monasteries."""
    return Text().join([monastery(m, reader) for m in range(len(LETTERS)) if some >> m & 1])


def letter(good: int, reader: Reader) -> str:
    """Give the letter of a good; a room has that of the good which it is paid in."""
    return reader.translator.text(f"cli-good-{GOODS[good]}.letter")


def pile(white: int, own: list[int], reader: Reader) -> Text:
    """Draw dice: the white ones, then those of each seat."""
    text = Text(sign(WHITE, reader) * white)
    for number, dice in enumerate(own):
        text.append_text(seats([number] * dice, reader))
    return text if white or any(own) else Text(sign(FREE, reader), "soft")


def need(where: int, m: int, kind: int, reader: Reader) -> Text:
    """Draw what a mission asks for: an area of a monastery, perhaps a kind of room."""
    named = letter(kind, reader) if where == BUILDING and kind >= 0 else ""
    return Text(area(where, reader) + named).append_text(monastery(m, reader))
