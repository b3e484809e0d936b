"""What is wrong, in one sentence of the reader's language, whatever goes wrong."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.games import of_rule
from chapterhouse.locale import LANGUAGES, Translator
from chapterhouse.play.replay import Broken
from chapterhouse.server.charter import RELEASE, GameVersion
from chapterhouse.server.logs import numbered

LONGEST: Final = 80  # of a slot that somebody typed
UNPLAYABLE: Final = ("unplayable", "unplayable-over", "damaged-table")  # by this release
LISTED: Final = 12  # of the words that would do; a bid has two hundred


def short_slots(problem: Malformed, _house: Translator) -> dict[str, str]:
    """Give what is filled into a sentence, none of it longer than can be read."""
    return {name: _cut(shortened(value)) for name, value in problem.slots.items()}


def explain(
    problem: Malformed | Illegal,
    language: str,
    names: Sequence[str] = (),
    slots: Callable[[Malformed, Translator], dict[str, str]] = short_slots,
) -> str:
    """Say what is wrong; `names` are those of the players, if there are any, and `slots` writes
    what is filled into the sentence.
    """
    if isinstance(problem, Illegal):
        return Translator(language, of_rule(problem.rule).name).refusal(problem, names)
    house = Translator(language)
    if isinstance(problem, Broken):
        cause = explain(problem.cause, language, names, slots)
        filled = {"line": str(problem.line), "problem": cause}
    else:
        filled = slots(problem, house)
    return house.problem(Malformed(problem.key, problem.sentence, filled))


def shortened(words: str) -> str:
    """Shorten a list that would fill the screen."""
    listed = words.split(", ")
    if len(listed) <= LISTED:
        return words
    return ", ".join([*listed[: LISTED // 2], "…", listed[-1]])


def _cut(words: str) -> str:
    """Cut what is no list, and would fill the screen too."""
    return words if len(words) <= LONGEST * LISTED else f"{words[:LONGEST]}…"


def preferred(accepted: str) -> str:
    """Choose by a header: `de-AT, en;q=0.8` is German."""
    wishes = [_wish(part) for part in accepted.split(",")]
    ours = [wish for wish in wishes if wish[1] in LANGUAGES]
    return max(ours, key=lambda wish: wish[0])[1] if ours else "en"


def _wish(part: str) -> tuple[float, str]:
    """Read one wish: how much, and for which language."""
    name, _, quality = part.partition(";q=")
    try:
        wanted = float(quality or 1)
    except ValueError:
        wanted = 0.0
    return wanted, name.split("-")[0].strip().lower()


def unreadable(detail: str) -> Malformed:
    """Say that something cannot be read, and where."""
    return Malformed("unreadable", "this cannot be read: {problem}", {"problem": detail})


def malformed_key() -> Malformed:
    """Say what a new key looks like; not which one was sent, as it may be meant for a seat."""
    return Malformed(
        "malformed-key", "a new key has 32 to 80 signs: Latin letters, digits, - or _", {}
    )


def stale() -> Malformed:
    """Say that an answer is to another position than this one."""
    return Malformed("stale", "the game has moved on: look again, then choose", {})


def silence_kept() -> Malformed:
    """Say that talk is not free now."""
    return Malformed("silence-kept", "talking has a price now: accept it, or wait", {})


def too_slow() -> Malformed:
    """Say that somebody does not take what is sent."""
    return Malformed("too-slow", "the line is too slow; open the table again", {})


def broken() -> Malformed:
    """Say that the program is at fault, and by which number the log tells how."""
    return Malformed(
        "broken",
        "something went wrong here; nothing is lost, try again; if it happens again, report it "
        "with the number {number}",
        {"number": numbered()},
    )


def damaged() -> Malformed:
    """Say that a table cannot be made of what is kept of it, by which number the log tells why."""
    return Malformed(
        "damaged-table",
        "what is kept of this table makes no sense to this program, so it does not open; nothing "
        "of it is deleted, and no other table is affected; report it with the number {number}",
        {"number": numbered()},
    )


def stopping() -> Malformed:
    """Say that the server is about to stop."""
    return Malformed("stopping", "the server stops just now; try again in a moment", {})


def no_such_table(id: str) -> Malformed:
    """Say that there is no such table, or none that this key opens: which, nobody needs to know."""
    return Malformed(
        "no-such-table",
        "there is no table {table}, or this key does not open it; try the link once more",
        {"table": id},
    )


def spent_code(why: str, name: str) -> Malformed:
    """Say why the code of a link is exchanged for nothing any more, and what to do."""
    slots = {"name": name}
    if why == "invitation-used":
        return Malformed(
            "invitation-used",
            "{name} sits on this seat already: a link lets somebody sit down once; if that was "
            "you, go on in the browser in which you sat down, or make a link for this one there",
            slots,
        )
    if why == "handover-used":
        return Malformed(
            "handover-used",
            "this link no longer opens the seat of {name}: it works once, and for a quarter of an "
            "hour; make a new one where you play",
            slots,
        )
    return Malformed(
        "invitation-replaced", "this link was replaced by a new one; ask your host for it", {}
    )


def spent_key(why: str, name: str) -> Malformed:
    """Say why a key opens its seat no more, and what to do."""
    if why == "seat-locked":
        return Malformed(
            "seat-locked",
            "whoever plays {name} has locked this seat for all other browsers; if that was you, go "
            "on there, or make a link for this one",
            {"name": name},
        )
    return Malformed(
        "seat-freed",
        "your host has freed this seat for somebody else, as nobody was connected to it; ask your "
        "host for a link",
        {},
    )


def withdrawn() -> Malformed:
    """Say that somebody has left a match of a tournament, for good."""
    return Malformed(
        "seat-withdrawn",
        "you play this match no more: in a tournament a bot plays on for whoever withdraws, or "
        "when it is ended",
        {},
    )


def not_seated() -> Malformed:
    """Say that a seat is only offered so far."""
    return Malformed(
        "not-seated", "this link offers you a seat: it shows the match once you have sat down", {}
    )


def seat_in_use(name: str) -> Malformed:
    """Say that nobody is taken a seat while they are there."""
    return Malformed(
        "seat-in-use",
        "{name} is at the table: only a seat that nobody uses is freed",
        {"name": name},
    )


def seat_taken(name: str) -> Malformed:
    """Say that somebody has the key to a seat."""
    return Malformed("seat-taken", "{name} sits on this seat already", {"name": name})


def unplayable(version: GameVersion, names: Sequence[str], points: Sequence[int]) -> Malformed:
    """Say that this release cannot play a table on, or show it, and which one can; if the match is
    over, there are points.
    """
    slots = {
        "game": version.name,
        "revision": str(version.revision),
        "edition": version.edition,
        "release": version.release,
        "ours": RELEASE,
    }
    if points:
        return Malformed(
            "unplayable-over",
            "the match is over ({points}), and its record is kept; but this program, Chapterhouse "
            "{ours}, cannot show {game}/{revision} with the edition {edition}: Chapterhouse "
            "{release} can, and so can newer ones",
            slots | {"points": ", ".join(map("{} {}".format, names, points))},
        )
    return Malformed(
        "unplayable",
        "this program, Chapterhouse {ours}, cannot play {game}/{revision} with the edition "
        "{edition}; nothing of this table is lost: Chapterhouse {release} or a newer one can go on",
        slots,
    )


def no_such_observer(seat: int, seats: int) -> Malformed:
    """Say that a record has fewer seats."""
    return Malformed(
        "no-such-observer",
        "nobody sits on seat {seat} of this record; it has {seats}",
        {"seat": str(seat), "seats": str(seats)},
    )


def round_goes_on() -> Malformed:
    """Say that the cards of a match that is over cannot be seen yet."""
    return Malformed(
        "cards-later",
        "the match is over; as others still play the same deal, cards and points are shown when "
        "the last table of this round has ended",
        {},
    )


def not_begun() -> Malformed:
    """Say that somebody is still missing."""
    return Malformed("not-begun", "the match has not begun: it waits until every seat is taken", {})


def no_person(name: str) -> Malformed:
    """Say that a seat belongs to a bot, and to nobody else."""
    return Malformed(
        "no-person", "{name} is a bot: that seat cannot be handed back", {"name": name}
    )


def bot_sits_there(name: str) -> Malformed:
    """Say that a bot plays there; to the bot, that it does not any more."""
    return Malformed(
        "seat-of-bot",
        "{name} is played by a bot now; take the seat back to play yourself",
        {"name": name},
    )


def no_lobby() -> Malformed:
    """Say that a host wants no open tables."""
    return Malformed(
        "no-lobby", "tables are not open to anybody here: invite your friends by links", {}
    )


STATUS: Final[Mapping[str, int]] = {  # of what is not simply unreadable (422)
    "no-such-page": 404,
    "no-such-game": 404,
    "no-such-lesson": 404,
    "no-such-example": 404,
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-method": 405,
    "not-begun": 409,
    "not-counted": 409,
    "begun": 409,
    "not-open": 409,
    "many-reports": 409,
    "too-many-reports": 429,
    "not-awaited": 409,
    "not-long-away": 409,
    "no-lobby": 409,
    "no-such-tournament": 404,
    "no-such-person": 404,
    "outdated-tournament": 409,
    "entry-closed": 409,
    "entry-full": 409,
    "tournament-paused": 409,
    "tournament-over": 409,
    "round-goes-on": 409,
    "few-people": 409,
    "cards-later": 409,
    "counts-later": 409,
    "of-tournament": 409,
    "no-hints": 409,
    "no-stand-in": 409,
    "too-many-open": 429,
    "outdated-keyring": 409,
    "no-such-keyring": 404,
    "too-many-keyrings": 429,
    "no-sign-in": 409,
    "sign-in-late": 409,
    "sign-in-refused": 409,
    "too-many-sign-ins": 429,
    "no-provider": 503,
    "no-such-box": 404,
    "not-your-box": 409,
    "many-boxes": 409,
    "too-many-boxes": 429,
    "no-such-league": 404,
    "not-countable": 409,
    "seat-changed": 409,
    "seat-counted": 409,
    "counted-twice": 409,
    "many-leagues": 409,
    "league-full": 409,
    "too-many-leagues": 429,
    "not-over": 409,
    "record-later": 409,
    "seat-taken": 409,
    "seat-in-use": 409,
    "seat-freed": 409,
    "seat-withdrawn": 409,
    "seat-renewed": 409,
    "seat-locked": 409,
    "invitation-used": 409,
    "invitation-replaced": 409,
    "handover-used": 409,
    "many-keys": 409,
    "no-notices": 409,
    "not-seated": 409,
    "no-person": 409,
    "too-large": 413,
    "foreign-page": 403,
    "no-json": 415,
    "foreign-host": 421,
    "too-many-tables": 429,
    "too-many-replays": 429,
    "too-many-reviews": 429,
    "too-many-glances": 429,
    "too-many-notices": 429,
    "too-many-examples": 429,
    "too-many-steps": 429,
    "malformed-key": 400,
    "unreadable": 400,
    "busy": 503,
    "behind": 503,
    "no-review": 503,
    "reviews-wait": 503,
    "not-kept": 503,
    "stopping": 503,
    "broken": 500,
    "damaged-table": 500,
}

CLASSES: Final = {  # of reasons, by status, for whoever counts them
    403: "foreign", 404: "missing", 405: "missing", 409: "conflict", 413: "limit",
    415: "foreign", 421: "foreign", 429: "limit", 500: "fault", 503: "busy",
}  # fmt: skip


def status_of(problem: Malformed | Illegal) -> int:
    """Give the HTTP status of a problem."""
    return STATUS.get(code_of(problem), 422)


def reason_of(problem: Malformed | Illegal) -> str:
    """Give the class of reasons that a problem belongs to: neither the rule nor the table."""
    if isinstance(problem, Illegal):
        return "rule"
    if problem.key == "stale":
        return "late"
    if problem.key.startswith("too-"):
        return "limit"
    return CLASSES.get(status_of(problem), "unreadable")


def code_of(problem: Malformed | Illegal) -> str:
    """Give the key of a problem; that of a rule is its id."""
    return problem.rule.id if isinstance(problem, Illegal) else problem.key
