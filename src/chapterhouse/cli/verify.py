"""`chapterhouse verify`: whether a match was dealt as it was sealed."""

from typing import Annotated, Final

from cyclopts import Parameter

from chapterhouse.cli import files
from chapterhouse.cli.desk import Desk
from chapterhouse.cli.pages import flag
from chapterhouse.cli.replay import judged
from chapterhouse.core.seats import CHANCE
from chapterhouse.play.record import Entry
from chapterhouse.play.seal import Seal, check, whole_digest

BROKEN: Final = 1
DOUBTS: Final = {
    "changed": "cli-verify-changed",
    "undigested": "cli-verify-undigested",
    "unclosed": "cli-verify-unclosed",
    "broken-off": "cli-verify-broken-off",
}
FAULTS: Final = {"commitment": "cli-verify-commitment", "twice": "cli-verify-twice"}
PROVEN: Final = {"whole": "cli-verify-holds", "undigested": "cli-verify-holds-deal"}


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
    seal = check(text, match)
    _standing(desk, seal, whole_digest(text))
    if not _dealt(desk, seal, match.record.entries) or seal.standing not in PROVEN:
        return BROKEN
    desk.say(PROVEN[seal.standing], "point")
    return 0


def _standing(desk: Desk, seal: Seal, digest: str) -> None:
    """Tell what the record proves of itself; of a match that goes on, that is said otherwise."""
    if seal.standing == "whole":
        desk.say("cli-verify-whole", digest=digest)
    elif seal.standing != "broken-off" or seal.secret is not None:
        desk.say(DOUBTS[seal.standing], "rubric")


def _dealt(desk: Desk, seal: Seal, entries: list[Entry]) -> bool:
    """Tell whether all was dealt as it was sealed."""
    if seal.secret is None:
        desk.say("cli-verify-open" if seal.commitment else "cli-verify-no-seal")
        return False
    if seal.fault in FAULTS:
        desk.say(FAULTS[seal.fault], "rubric")
        return False
    desk.say("cli-verify-secret", seal=seal.commitment or "")
    if seal.fault is not None:
        word = entries[int(seal.fault)].word
        desk.say("cli-verify-fault", "rubric", ply=seal.fault, word=word)
        return False
    if seal.since:
        desk.say("cli-verify-continued", count=seal.since)
    desk.say("cli-verify-dealt", count=sum([e.seat == CHANCE for e in entries[seal.since :]]))
    return True
