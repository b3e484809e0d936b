"""Who stands where a seat could stand: chance, nobody or everybody."""

from typing import Final

CHANCE: Final = -1  # turns cards and rolls dice
NOBODY: Final = -2  # answers a step that simply happens; keeps a zone into which no seat may look
EVERYBODY: Final = -3  # keeps a zone that lies open
