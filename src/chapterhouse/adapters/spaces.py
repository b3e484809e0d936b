"""The spaces of an encoding, as Gymnasium names them."""

from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Discrete, Space
from numpy.typing import NDArray

from chapterhouse.core.state import State
from chapterhouse.encoding import Encoding

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]
SEEDS: Final = 2**31  # of so many one deals a match


def rows(made: Encoding) -> Space[Any]:
    """Give the space of rows: by byte, from 0 to the most there is."""
    most = [field.most for field in made.layout.fields for _ in range(field.size)]
    return Box(np.zeros(made.size, np.uint8), np.array(most, np.uint8), dtype=np.uint8)


def masks(made: Encoding) -> Space[Any]:
    """Give the space of masks."""
    return Box(0, 1, (made.actions,), np.int8)


def ids(made: Encoding) -> Discrete[Any]:
    """Give the space of actions."""
    return Discrete(made.actions)


def row(made: Encoding, view: State) -> Bytes:
    """Write what a seat sees into a new array."""
    found = np.empty(made.size, np.uint8)
    made.write_observation(view, found)
    return found


def mask(made: Encoding, view: State) -> Mask:
    """Write what is legal into a new array: nothing, unless the seat of this view is asked."""
    found = np.zeros(made.actions, np.int8)
    if not view.over() and view.seat() == view.observer:
        made.write_mask(view, found)
    return found


def legal(made: Encoding, view: State, action: int) -> bool:
    """Tell whether this is the id of something legal."""
    return 0 <= action < made.actions and bool(mask(made, view)[action])
