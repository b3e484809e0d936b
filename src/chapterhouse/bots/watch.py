"""Watches: what is counted of one seat while a match is played, as the blunders that a person at
the table would laugh at; and what counts as a use of a component.
"""

from typing import Final, final

from chapterhouse.core.ints import mypyc_attr
from chapterhouse.core.sentence import Event, Template, Vocabulary
from chapterhouse.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Watch:
    """Watches one seat. It sees the truth, as whoever reads the record afterwards does."""

    def __init__(self, seat: int, names: list[str]) -> None:
        """Count these, each by its name; nothing has been seen yet."""
        self.seat: Final = seat
        self.counts: Final[dict[str, int]] = dict.fromkeys(names, 0)

    def note(self, name: str, times: int = 1) -> None:
        self.counts[name] += times

    def chosen(self, s: State, action: int) -> None:
        """See what the seat chooses, before it is done."""

    def told(self, s: State, event: Event) -> None:
        """Hear what has happened, to whomever."""

    def ended(self, s: State) -> None:
        """See how the match ended."""


@final
class Use:
    """What counts as a use of a component: by the key of an event, the slots that name it; `among`
    lists what can be used, where that is not all that such a slot can name.
    """

    def __init__(self, slots: dict[str, tuple[str, ...]], among: list[int] | None = None) -> None:
        self.slots: Final = slots
        self.among: Final = among or []

    def vocabulary(self, templates: list[Template]) -> Vocabulary:
        """Find what the components are called, among the templates of their game."""
        for template in templates:
            for slot in template.slots:
                if slot.name in self.slots.get(template.key, ()):
                    return slot.vocabulary
        raise LookupError(f"no event {', '.join(self.slots)} names a component")

    def named(self, event: Event) -> list[int]:
        """List the components that an event tells to be used."""
        wanted = self.slots.get(event.template.key, ())
        pairs = zip(event.template.slots, event.values, strict=False)  # the last takes many
        return [value for slot, value in pairs if slot.name in wanted]
