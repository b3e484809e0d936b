"""What a seat sees and may do, as arrays of numpy."""

from typing import Final

from chapterhouse.arena.extras import needing

with needing("rl"):
    import numpy as np
    from numpy.typing import NDArray

from chapterhouse.core.state import State
from chapterhouse.encoding import Encoding

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]
SEEDS: Final = 2**31  # of so many one deals a match


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
