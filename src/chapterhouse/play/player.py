"""Players: whoever answers for a seat, person or bot."""

from chapterhouse.core.ints import mypyc_attr
from chapterhouse.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Whoever answers for a seat. All it ever gets is the view of that seat."""

    def choose(self, view: State) -> int:
        """Give a legal action for the step that waits in this view."""
        raise NotImplementedError
