"""What lies in the boxes: component data with the provenance of every fact."""

from chapterhouse.editions.custom import custom_edition, overrides
from chapterhouse.editions.edition import Edition, Fact, load, shown
from chapterhouse.editions.played import printed, validated

__all__ = [
    "Edition",
    "Fact",
    "custom_edition",
    "load",
    "overrides",
    "printed",
    "shown",
    "validated",
]
