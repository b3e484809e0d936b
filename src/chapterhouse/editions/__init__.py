"""What lies in the boxes: component data with the provenance of every fact."""

from chapterhouse.editions.edition import Edition, Fact, load, shown
from chapterhouse.editions.owned import corrections, owned
from chapterhouse.editions.played import printed, validated

__all__ = ["Edition", "Fact", "corrections", "load", "owned", "printed", "shown", "validated"]
