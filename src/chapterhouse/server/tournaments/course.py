"""The course of a tournament: who takes part, what was played, and what comes next.

It knows no table and no time; what happens at tables is told to it.
"""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Final, Literal

from msgspec import Struct

from chapterhouse.core.rule import Malformed
from chapterhouse.play.names import given, tidied
from chapterhouse.server.tournaments.grouping import Tables
from chapterhouse.server.tournaments.pairing import BOT, Past, round_robin, rounds, swiss
from chapterhouse.server.tournaments.points import Score, Standing, standings, totals
from chapterhouse.wire.tournaments import NewTournament

MOST_PEOPLE: Final = 32
FEWEST: Final = 2  # people, or there is nobody to meet
NOBODY: Final = -1  # in place of the number of somebody who takes part
Phase = Literal["entry", "round", "between", "over"]


class Person(Struct):
    """Somebody who takes part, with the fingerprint of the key that opens their seats; or, where
    theirs is lost, of the code of a link that is exchanged for one.
    """

    name: str
    key: str
    withdrawn: bool = False
    code: str = ""


class Fixture(Struct):
    """A match of a round: its table, who sits where, and how it ended. Without places it does not
    count, without points it was broken off.
    """

    table: str
    seats: list[int]
    names: list[str]
    over: bool = False
    ranks: list[int] = []
    points: list[int] = []


class Round(Struct):
    """A round; once all its matches are over its tables are `shown`, cards and all."""

    fixtures: list[Fixture]
    over: bool = False
    shown: bool = False


class Course(Struct):
    """All that happens in a tournament."""

    seed: bytes
    people: list[Person] = []
    played: list[Round] = []
    plan: list[list[list[int]]] = []  # of a round robin: by round and table, who sits where
    paused: bool = False
    ended: bool = False


def phase(course: Course) -> Phase:
    """Tell how far it has come."""
    if course.ended:
        return "over"
    if not course.played:
        return "entry"
    return "between" if course.played[-1].over else "round"


def rounds_of(rules: NewTournament, course: Course) -> int:
    """Tell how many rounds there are in all."""
    if rules.form == "swiss":
        return rules.rounds
    people = len(course.people)
    return len(course.plan) or (rounds(people, rules.seats) if people >= FEWEST else 0)


def enter(course: Course, key: str, name: str) -> None:
    """Let somebody take part, once. Raises Malformed."""
    if any([person.key == key for person in course.people]):
        return
    if phase(course) != "entry":
        raise Malformed("entry-closed", "the tournament has begun: nobody else can enter", {})
    if len(course.people) >= MOST_PEOPLE:
        slots = {"most": str(MOST_PEOPLE)}
        raise Malformed("entry-full", "a tournament has up to {most} people", slots)
    called = tidied(name)
    given([*[person.name for person in course.people], called])
    course.people.append(Person(called, key))


def number_of(course: Course, key: str) -> int | None:
    """Tell whose key this is."""
    return next((at for at, person in enumerate(course.people) if person.key == key), None)


def numbered(course: Course, number: int, name: str) -> int:
    """Tell the number of somebody who takes part, by their name where there is one: their number
    may be another since. NOBODY for a name that nobody has.
    """
    names = [person.name for person in course.people]
    return number if not name else names.index(name) if name in names else NOBODY


def check_person(course: Course, number: int, name: str) -> None:
    """See that somebody of this number and name still takes part. Raises Malformed."""
    found = course.people[number] if 0 <= number < len(course.people) else None
    if found is None or found.name != name or found.withdrawn:
        raise no_such_person()


def invite(course: Course, number: int, name: str, code: str) -> None:
    """Let somebody go on by the code of a link, and by nothing else. Raises Malformed."""
    check_person(course, number, name)
    course.people[number].key, course.people[number].code = "", code


def renewed(course: Course, old: str, new: str) -> int | None:
    """Let a new key be that of whoever had another, or the code of a link; tell whose it is now, or
    was already.
    """
    known = number_of(course, new)
    if known is not None:
        return known
    for number, person in enumerate(course.people):
        if old in (person.key, person.code) and not person.withdrawn:
            person.key, person.code = new, ""
            return number
    return None


def no_such_person() -> Malformed:
    """Say that nobody is called so, or takes part any more."""
    return Malformed("no-such-person", "nobody with this number takes part", {})


def withdraw(course: Course, number: int) -> None:
    """Let somebody take part no more; before the first round as if they had never come."""
    if not 0 <= number < len(course.people):
        raise no_such_person()
    if phase(course) == "entry":
        del course.people[number]
    else:
        course.people[number].withdrawn = True
        course.people[number].code = ""


def check_next(rules: NewTournament, course: Course) -> None:
    """Check whether another round can begin. Raises Malformed."""
    if course.paused:
        raise Malformed("tournament-paused", "the tournament pauses: go on first", {})
    if phase(course) == "round":
        raise Malformed("round-goes-on", "a table of this round is still playing", {})
    begun = bool(course.played)
    if phase(course) == "over" or (begun and len(course.played) >= rounds_of(rules, course)):
        raise Malformed("tournament-over", "the tournament is over: no round begins any more", {})
    if sum([not person.withdrawn for person in course.people]) < FEWEST:
        raise Malformed("few-people", "a round needs two people at least", {})


def luck_of(course: Course, what: str) -> int:
    """Name the number that something follows from, which nobody can foresee."""
    digest = hashlib.sha256(course.seed + what.encode()).digest()
    return int.from_bytes(digest[:4], "big") >> 1


def paired(rules: NewTournament, course: Course) -> Tables:
    """Pair the next round; plan all of them first, if everybody meets everybody. Whoever has
    withdrawn is a bot; where only bots would sit nothing is played.
    """
    number, people = len(course.played), course.people
    if rules.form == "swiss":
        tables = _swiss(rules, course, luck_of(course, f"round {number}"))
    else:
        if not course.plan:
            course.plan = round_robin(len(people), rules.seats, luck_of(course, "plan"))
        tables = course.plan[number]
    gone = {at for at, person in enumerate(people) if person.withdrawn}
    left = [[BOT if one in gone else one for one in table] for table in tables]
    return [table for table in left if any([one != BOT for one in table])]


def _swiss(rules: NewTournament, course: Course, luck: int) -> Tables:
    """Pair those who stand alike."""
    past = Past()
    for round_ in course.played:
        past.add([fixture.seats for fixture in round_.fixtures])
    points = totals(len(course.people), scores(course))
    here = {at: points[at] for at, one in enumerate(course.people) if not one.withdrawn}
    return swiss(here, rules.seats, past, luck)


def scores(course: Course) -> list[list[Score]]:
    """List what counts, by round: matches that are over, in rounds that are."""
    return [
        [Score(one.seats, one.ranks, one.points) for one in round_.fixtures if one.ranks]
        for round_ in course.played
        if round_.over
    ]


def standing(rules: NewTournament, course: Course) -> list[Standing]:
    """Tell how all stand after the rounds that are over."""
    return standings(len(course.people), scores(course), duplicate=rules.duplicate)


def note(
    rules: NewTournament, course: Course, ended: Mapping[str, tuple[list[int], list[int]]]
) -> None:
    """Note how matches ended, places and points by table; a round is over with its last match, and
    the tournament with its last round.
    """
    for fixture in going_on(course):
        if fixture.table in ended:
            fixture.ranks, fixture.points = ended[fixture.table]
            fixture.over = True
    if course.played and not going_on(course):
        course.played[-1].over = True
        course.ended = course.ended or len(course.played) >= rounds_of(rules, course)


def going_on(course: Course) -> Sequence[Fixture]:
    """List the matches that are still played."""
    last = course.played[-1].fixtures if course.played else []
    return [fixture for fixture in last if not fixture.over]


def end(course: Course) -> None:
    """End a tournament; what is still played does not count."""
    for fixture in going_on(course):
        fixture.over = True
    if course.played:
        course.played[-1].over = True
    course.ended = True


def hidden(course: Course) -> list[str]:
    """Name the tables that are to be shown, as their round is over, and are not yet."""
    rounds_ = [one for one in course.played if one.over and not one.shown]
    return [fixture.table for one in rounds_ for fixture in one.fixtures]
