"""A position as text, one line a thing, and back: for digests, tests and reports.

Records hold digests of such texts. So its words stay as they are: names of steps, fields and zones,
and `eye`, as the observer was once called.
"""

from typing import Any

from chapterhouse.core.game import Game
from chapterhouse.core.ints import i64, vec
from chapterhouse.core.state import DEEPEST, State
from chapterhouse.core.step import Step
from chapterhouse.core.zone import Zones


def write(game: Game, s: State) -> str:
    """Write a position: what comes next, the fields, what lies where, and who knows it."""
    agenda = [s.steps[s.agenda[i]] for i in range(s.depth - 1, -1, -1)]
    lines = ["agenda " + ", ".join(map(_step, [s.now, *agenda])), f"eye {s.observer}"]
    lines += [f"{name} {_field(getattr(s, name))}" for name in game.fields]
    for zone, name in enumerate(s.zones.plan.names):
        cards = _cards(game, s.zones.cards(zone))
        lines.append(f"zone {name} {s.zones.owner(zone)} {s.zones.size(zone)} {cards}".rstrip())
        if s.zones.plan.known[zone]:
            lines += [
                line
                for observer in range(s.zones.plan.eyes)
                for line in _knowledge(game, s.zones, zone, observer)
            ]
    return "\n".join(lines) + "\n"


def read(game: Game, seats: int, text: str) -> State:
    """Read a position that `write` wrote. Raises ValueError with the line that cannot be read."""
    s = game.begin(seats, {})
    for at, blank in enumerate(s.zones.plan.blank):
        s.zones.cells[at] = blank
    for number, line in enumerate(text.splitlines(), 1):
        try:
            _read_line(game, s, line.split())
        except (ValueError, KeyError, IndexError, OverflowError) as problem:
            raise ValueError(f"line {number} of the position, {line!r}: {problem}") from problem
    return s


def _field(value: Any) -> str:  # noqa: ANN401 - a number, or a row of them
    """Write a field: a number, or a row of numbers."""
    return str(int(value)) if isinstance(value, int) else " ".join(map(str, value))


def _step(step: Step[Any]) -> str:
    """Write a step: the name of its class, and what it was made with."""
    return " ".join([type(step).__name__, *map(str, step.args())])


def _cards(game: Game, cards: list[int]) -> str:
    return " ".join([game.cards.word(card) for card in cards])


def _knowledge(game: Game, zones: Zones, zone: int, observer: int) -> list[str]:
    """Write what one observer knows and knew of a place; nothing if it is nothing."""
    plan, name, row = zones.plan, zones.plan.names[zone], observer * zones.plan.notes
    knows = _noted(game, zones, plan.known[zone] + row)
    knew = _noted(game, zones, plan.known[zone] + plan.once + row)
    gone = zones.cells[plan.lost[zone] + row]
    lines = [f"knows {observer} {name} {knows}"] if knows else []
    return [*lines, f"knew {observer} {name} {gone} {knew}".rstrip()] if knew or gone else lines


def _noted(game: Game, zones: Zones, row: int) -> str:
    """Write the cards of a row of notes."""
    if not any(zones.cells[row : row + zones.width]):
        return ""
    cards = range(zones.deck.kinds)
    return _cards(game, [card for card in cards for _ in range(zones.noted(row, card))])


def _read_line(game: Game, s: State, line: list[str]) -> None:
    """Read one line into the position."""
    zones, plan = s.zones, s.zones.plan
    match line:
        case ["agenda", *rest]:
            _read_agenda(s, " ".join(rest).split(", "))
        case ["eye", observer]:
            s.observer = int(observer)
        case ["zone", name, owner, size, *words]:
            zone = plan.names.index(name)
            zones.set_owner(zone, int(owner))
            zones.cells[plan.size + zone] = int(size)
            _add(game, zones, zone * zones.width, words)
        case ["knows", observer, name, *words]:
            at = plan.known[_tracked(zones, name)] + int(observer) * plan.notes
            _add(game, zones, at, words)
        case ["knew", observer, name, lost, *words]:
            zone, row = _tracked(zones, name), int(observer) * plan.notes
            zones.cells[plan.lost[zone] + row] = int(lost)
            _add(game, zones, plan.known[zone] + plan.once + row, words)
        case [name, *numbers] if name in game.fields:
            setattr(s, name, _same_shape(getattr(s, name), [int(number) for number in numbers]))
        case _:
            raise ValueError("no position has such a line")


def _same_shape(before: Any, numbers: list[int]) -> Any:  # noqa: ANN401 - as `_field`
    """Make a field of the shape that it had. Raises ValueError for too many numbers or too few."""
    if isinstance(before, int):
        (number,) = numbers
        return number
    if len(numbers) != len(before):
        raise ValueError(f"there must be {len(before)} numbers")
    return vec[i64](numbers)


def _tracked(zones: Zones, name: str) -> int:
    """Find a place that remembers who knows what."""
    zone = zones.plan.names.index(name)
    if not zones.plan.known[zone]:
        raise ValueError(f"nobody watches {name}")
    return zone


def _read_agenda(s: State, names: list[str]) -> None:
    """Read the steps to come; the first of them waits."""
    numbers = {_step(step): number for number, step in enumerate(s.steps)}
    s.now = s.steps[numbers[names[0]]]
    s.depth = 0
    for nth in range(DEEPEST):
        s.agenda[nth] = 0
    for name in names[:0:-1]:
        s.then(s.steps[numbers[name]])


def _add(game: Game, zones: Zones, at: int, words: list[str]) -> None:
    """Add cards to the word of cards at a cell."""
    for word in words:
        card = game.cards.value(word)
        zones.cells[at + zones.deck.word[card]] += zones.deck.one[card]
