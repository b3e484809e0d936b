"""The spaces of an encoding, as Gymnasium names them."""

from typing import Any

from chapterhouse.arena.extras import needing

with needing("rl"):
    import numpy as np
    from gymnasium.spaces import Box, Discrete, Space

from chapterhouse.encoding import Encoding


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
