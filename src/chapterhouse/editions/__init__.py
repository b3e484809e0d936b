"""What lies in the boxes: component data with the provenance of every fact."""

from chapterhouse.editions.edition import Edition, Fact, load, shown
from chapterhouse.editions.owned import corrected, corrections, owned

__all__ = ["Edition", "Fact", "corrected", "corrections", "load", "owned", "shown"]
