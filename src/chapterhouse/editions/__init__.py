"""What lies in the boxes: component data with the provenance of every fact."""

from chapterhouse.editions.edition import Edition, Fact, load

__all__ = ["Edition", "Fact", "load"]
