"""Single things of Monastery, each with a sign: nothing is told by colour alone."""

from typing import Final

from rich.text import Text

from chapterhouse.boards.board import Reader

MONKS: Final = ("●▲■◆", "@#%&")  # behind each sign the one for those who see nothing but ASCII
AT_PRAYER: Final = "○△□◇"  # in ASCII the same as others, with a mark behind
MARK: Final = "'"
INKS: Final = ["ink-red", "ink-blue", "ink-green", "ink-yellow"]
SHADES: Final = (" ≡≈*", " =~*")  # none, grey, brown, both
NIGHT: Final = "*"
FREE: Final = ("·", ".")
POINTER: Final = ("▸", ">")
COSTS: Final = ("→", ">")
GIFT: Final = "+"
# What opens an edge between two tiles: to the east and west, to the north and south.
PATHS: Final = ("═║", '="')
GATES: Final = ("::", "::")
# By sides in bits, north lowest: a tile with pathways there. Gateways are all around, or a mark.
SHAPES: Final = "□╨╞╚╥║╔╠╡╝═╩╗╣╦╬"
ALL_GATES: Final = "┼"
SIDES: Final = "^>v<"
PATHWAY: Final = 1
GATEWAY: Final = 2


def sign(pair: tuple[str, str], reader: Reader) -> str:
    """Give a sign in what can be shown."""
    return pair[reader.plain]


def monk(colour: int, reader: Reader, *, praying: bool = False) -> Text:
    """Give the sign of a monk: hollow, or with a mark behind it, at prayer."""
    if not 0 <= colour < len(INKS):
        return Text(sign(FREE, reader), "soft")  # no colour has been dealt yet
    if praying and not reader.plain:
        return Text(AT_PRAYER[colour], INKS[colour])
    return Text(MONKS[reader.plain][colour] + (MARK if praying else ""), INKS[colour])


def shade(number: int, reader: Reader) -> str:
    """Give the sign of a shade: of study, of toil, of both, of neither."""
    return SHADES[reader.plain][number]


def shape(edges: list[int], reader: Reader) -> str:
    """Draw how a tile with these four edges connects, from the north on."""
    paths = sum([1 << side for side, edge in enumerate(edges) if edge == PATHWAY])
    gates = [SIDES[side] for side, edge in enumerate(edges) if edge == GATEWAY]
    if reader.plain:
        drawn = "".join([SIDES[side] for side, edge in enumerate(edges) if edge == PATHWAY])
        return drawn + (GATES[0][0] + "".join(gates) if gates else "")
    if len(gates) == len(SIDES):
        return ALL_GATES
    return SHAPES[paths] + (GATES[0][0] + "".join(gates) if gates else "")
