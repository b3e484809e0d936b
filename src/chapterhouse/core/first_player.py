"""Who goes first: chance decides, unless whoever creates the table has named a seat."""

from typing import Final

from chapterhouse.core.rule import Malformed

FIRST_PLAYER: Final = "first_player"  # the name of the option
RANDOM: Final = "random"
SEATS: Final = [RANDOM, "1", "2", "3", "4"]  # its values
NOT_NAMED: Final = -1


def named(seats: int, options: dict[str, str]) -> int:
    """Tell which seat was named, NOT_NAMED for none. Raises Malformed for one nobody sits in."""
    word = options[FIRST_PLAYER]
    if word == RANDOM:
        return NOT_NAMED
    if int(word) > seats:
        raise no_such_value(FIRST_PLAYER, word, SEATS[: seats + 1])
    return int(word) - 1


def no_such_value(option: str, value: str, values: list[str]) -> Malformed:
    """Say that an option cannot have this value, and which it can."""
    return Malformed(
        "no-such-value",
        "{option} cannot be {value}; try {values}",
        {"option": option, "value": value, "values": ", ".join(values)},
    )
