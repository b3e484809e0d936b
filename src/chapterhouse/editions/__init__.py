"""What lies in the boxes: component data with the provenance of every fact."""

from chapterhouse.editions.edition import Edition, Fact, load, shown
from chapterhouse.editions.owned import corrections, fit, owned

__all__ = ["Edition", "Fact", "corrections", "fit", "load", "owned", "shown"]
