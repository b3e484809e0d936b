"""`chapterhouse verify`: whether a match was dealt as it was sealed."""

from typing import Annotated, Final

from cyclopts import Parameter

from chapterhouse.cli import files
from chapterhouse.cli.desk import Desk
from chapterhouse.cli.pages import flag
from chapterhouse.cli.replay import judged
from chapterhouse.core.seats import CHANCE
from chapterhouse.play.record import Entry
from chapterhouse.play.seal import Seal, check

BROKEN: Final = 1


def verify(
    file: Annotated[str, flag("verify-file", "file")],
    /,
    *,
    desk: Annotated[Desk, Parameter(parse=False)],
) -> int:
    """Deal a record again: 1 if something does not hold. Raises Wrong for what is no record."""
    text = files.read(file)
    match = judged(desk, file, text)
    if match is None:
        return BROKEN
    desk.say("cli-verify-moves", count=len(match.record.entries))
    return _sealed(desk, check(text, match), match.record.entries)


def _sealed(desk: Desk, seal: Seal, entries: list[Entry]) -> int:
    """Tell whether the seal holds: 0 if it does, 1 if not."""
    if seal.secret is None:
        desk.say("cli-verify-open" if seal.commitment else "cli-verify-no-seal")
        return BROKEN
    if seal.fault == "commitment":
        desk.say("cli-verify-commitment", "rubric")
        return BROKEN
    desk.say("cli-verify-secret")
    if seal.fault is not None:
        word = entries[int(seal.fault)].word
        desk.say("cli-verify-fault", "rubric", ply=seal.fault, word=word)
        return BROKEN
    desk.say("cli-verify-holds", "point", count=sum([e.seat == CHANCE for e in entries]))
    return 0
