"""The pages docs/games/<game>-encoding.md, made from the encodings; and digests of what they write.

`scripts/encoding` writes both, and the tests hold the code against them.
"""

import hashlib
from pathlib import Path
from typing import Final

from chapterhouse.core.game import Game
from chapterhouse.core.state import State
from chapterhouse.encoding import ENCODED, Encoding, encoding
from chapterhouse.encoding.layout import Axis, Field, Group
from chapterhouse.play.dealer import Seeded
from conformance.walk import TableSetup, choose, tables

ROOT: Final = Path(__file__).parents[2]
DIGESTS: Final = Path(__file__).parent / "digests.txt"
EVERY: Final = 3  # positions of a match, from one that is digested to the next
HEAD: Final = """# The encoding of {title}: `{name}`

{size} bytes for what a seat sees, {actions} ids for what can be done; all seat counts share them.
A row is made from the view of a seat and nothing else. Players are counted from that seat, which is
player 0 (*you*); the others follow in the order of play.
`scripts/encoding` wrote this page from the code. The number in the name rises when a byte or an id
changes its meaning, and never for speed. With other facts of the box the sizes may differ.

How to use it: [learning agents](../guides/use-as-a-library.md#rows-and-ids-for-learning-agents).
"""


def page(game: Game) -> str:
    """Explain every byte and every id."""
    made = encoding(game)
    layout = made.layout
    lines = [
        HEAD.format(
            title=game.name.capitalize(), name=layout.name, size=made.size, actions=made.actions
        ),
        "## Rows",
        "",
        "A field with axes has a byte for each combination; the last axis runs fastest.",
        "",
        "| bytes | field | axes | values | what it tells |",
        "|---|---|---|---|---|",
        *map(_field, layout.fields),
        *_axes(made),
        "",
        "## Ids",
        "",
        "| id | kind | action |",
        "|---|---|---|",
    ]
    lines += [line for group in layout.groups for line in _group(group)]
    return "\n".join(lines) + "\n"


def _group(group: Group) -> list[str]:
    ids = enumerate(group.axis.labels, int(group.first))
    listed = [f"| {id_} | {group.name} | {label} |" for id_, label in ids]
    return [f"| | **{group.name}** | *{group.text}* |", *listed]


def _field(field: Field) -> str:
    last = field.start + field.size - 1
    where = f"{field.start}" if field.size == 1 else f"{field.start}-{last}"
    axes = " by ".join(f"{axis.name} ({len(axis.labels)})" for axis in field.axes)
    return f"| {where} | `{field.name}` | {axes} | 0-{field.most} | {field.text} |"


def _axes(made: Encoding) -> list[str]:
    """Say once what each index along each axis stands for."""
    found: dict[tuple[str, ...], Axis] = {}
    for field in made.layout.fields:
        for axis in field.axes:
            found.setdefault((axis.name, *axis.labels), axis)
    lines = []
    for axis in found.values():
        fields = [f.name for f in made.layout.fields if any(_same(axis, one) for one in f.axes)]
        listed = ", ".join(f"`{at}` {label}" for at, label in enumerate(axis.labels))
        lines += ["", f"**{axis.name}** of `{'`, `'.join(fields)}`: {listed}."]
    return lines


def _same(axis: Axis, other: Axis) -> bool:
    return (axis.name, axis.labels) == (other.name, other.labels)


def digest(game: Game) -> str:
    """Digest what is written of some matches: at every number of seats, with every option."""
    made, whole = encoding(game), hashlib.sha256()
    row, mask = bytearray(int(made.size)), bytearray(int(made.actions))
    for table in tables(game):
        for number, s in enumerate(_positions(table)):
            if number % EVERY == 0:
                made.write_observation(s, row)
                made.write_mask(s, mask)
                whole.update(row + mask)
    return f"{made.layout.name} {whole.hexdigest()[:16]}"


def _positions(table: TableSetup) -> list[State]:
    s, dealer = table.begin(), Seeded(5)
    found: list[State] = []
    while not s.over():
        if not s.now.chance:
            found.append(s.seen_by(s.seat()))
        s.apply(choose(s, dealer))
    return found


def digests() -> list[str]:
    return [digest(game) for game in ENCODED.values()]
