"""What lies in the boxes: component data with the provenance of every fact."""

from chapterhouse.editions.edition import Edition, Fact, load, shown
from chapterhouse.editions.owned import corrections, owned
from chapterhouse.editions.played import fit, printed

__all__ = ["Edition", "Fact", "corrections", "fit", "load", "owned", "printed", "shown"]
