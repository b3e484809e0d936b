"""Clocks alone: what rows and their times say, with a clock of our own, to the millisecond."""

import dataclasses
import random
from collections.abc import Sequence
from typing import Final, NamedTuple

import pytest
from msgspec import ValidationError, convert

import chapterhouse
from chapterhouse.core.rule import Malformed
from chapterhouse.server.clocks import (
    AWAITED,
    BOT_PLAYS,
    CAME,
    GOES_ON,
    GRACE,
    PAUSES,
    PERSON_PLAYS,
    SECOND,
    TIME_AGAIN,
    TIME_UP,
    Clocks,
    check_clock,
)
from chapterhouse.server.room import Room
from chapterhouse.wire.clock import Clock
from chapterhouse.wire.requests import NewChair
from server.rooms import chartered

FISCHER: Final = Clock("fischer", 600, "3", 5)
TURN: Final = Clock("turn", 600, "3")
MATCH: Final = Clock("match", 600, "ends")


class Log(NamedTuple):
    """A row, who is asked after it, and how many entries the record has then."""

    at: float
    seat: int
    action: int
    back: bool
    asked: int
    entries: int


class Played:
    """Clocks of three seats, and all that they were told, to be told to others again."""

    def __init__(self, rule: Clock, log: Sequence[Log] = ()) -> None:
        self.clocks: Final = Clocks(rule, 3)
        self.log: Final[list[Log]] = []
        for entry in log or [Log(0.0, -1, 7, back=False, asked=0, entries=1)]:
            self._tell(entry)

    def act(self, at: float, seat: int, then: int) -> None:
        """Let a seat act, and another be asked then."""
        self._tell(Log(at, seat, 7, back=False, asked=then, entries=self.log[-1].entries + 1))

    def back(self, at: float, seat: int, stay: int) -> None:
        """Let a seat take back, and be asked again."""
        self._tell(Log(at, seat, stay, back=True, asked=seat, entries=stay))

    def note(self, at: float, seat: int, what: int) -> None:
        """Note something; whoever is asked goes on to be."""
        self._tell(self.log[-1]._replace(at=at, seat=seat, action=what, back=False))

    def left(self, at: float) -> list[float | None]:
        """The seconds that all have left."""
        seen = self.clocks.seen(at)
        ago = [seen.ago if seat == seen.running else 0 for seat in range(3)]
        return [
            None if left is None else (left - gone) / SECOND
            for left, gone in zip(seen.left, ago, strict=True)
        ]

    def _tell(self, log: Log) -> None:
        self.log.append(log)
        self.clocks.follow(log.at, log.seat, log.action, back=log.back)
        self.clocks.ask(log.asked, log.entries)


def test_time_runs_for_whoever_is_asked() -> None:
    """Each time it begins anew a seat gets the increment; the others' time stands still."""
    played = Played(FISCHER)
    assert played.left(10.0) == [595, 600, 600]
    played.act(20.0, 0, 1)
    played.act(21.0, 1, 1)  # the same seat goes on
    assert played.left(30.0) == [585, 595, 600]
    played.act(30.0, 1, 0)
    assert played.left(30.0) == [590, 595, 600]


def test_each_turn_has_its_time() -> None:
    """What was not needed is not kept, and what was needed is there again."""
    played = Played(TURN)
    played.act(500.0, 0, 1)
    assert played.left(550.0) == [600, 550, 600]
    played.act(550.0, 1, 0)
    assert played.left(551.0) == [599, 600, 600]


def test_a_bank_for_the_match_is_spent_once() -> None:
    """It only becomes less."""
    played = Played(MATCH)
    played.act(500.0, 0, 1)
    played.act(501.0, 1, 0)
    assert played.left(511.0) == [90, 599, 600]


def test_who_takes_back_pays_for_it() -> None:
    """Time is not given back to whoever takes back; what others spent meanwhile is, and no
    increment comes twice.
    """
    played = Played(FISCHER)
    played.act(10.0, 0, 1)
    played.back(25.0, 0, 1)
    assert played.left(30.0) == [590, 600, 600]
    played.act(30.0, 0, 1)
    assert played.left(30.0) == [590, 605, 600]


def test_no_time_is_made_by_taking_back() -> None:
    """However often it is done."""
    played = Played(FISCHER)
    for n in range(100):
        played.act(float(2 * n + 1), 0, 1)
        played.back(float(2 * n + 2), 0, 1)
    assert played.left(200.0) == [505, 600, 600]


def test_a_pause_begins_when_all_people_agree() -> None:
    """Bots are not asked; anybody ends it, and it has to be agreed upon anew."""
    played = Played(FISCHER)
    played.note(0.0, 2, BOT_PLAYS)
    played.note(10.0, 0, PAUSES)
    assert played.clocks.due() == 605_000
    played.note(20.0, 1, PAUSES)
    assert played.clocks.paused
    assert played.left(5_000.0) == [585, 600, None]
    assert played.clocks.due() is None
    played.note(5_000.0, 1, GOES_ON)
    assert played.left(5_010.0) == [575, 600, None]
    assert played.clocks.agreed == set()


def test_a_pause_that_nobody_is_left_in_ends() -> None:
    """Where bots play for all, nobody could end it."""
    played = Played(FISCHER)
    for seat in (1, 2):
        played.note(0.0, seat, BOT_PLAYS)
    played.note(1.0, 0, PAUSES)
    assert played.clocks.paused
    played.note(2.0, 0, BOT_PLAYS)
    assert not played.clocks.halted


def test_who_comes_back_gets_a_tenth() -> None:
    """A bot has to play what there was no time for; and a seat that is handed over and taken back
    gains nothing.
    """
    played = Played(Clock("match", 6_000, "3"))
    played.note(6_000.0, 0, TIME_UP)
    with pytest.raises(Malformed, match="plays this turn"):
        played.clocks.changes([None, None, None])
    played.act(6_001.0, 0, 1)
    assert played.clocks.changes([None, None, None]) == [(0, PERSON_PLAYS)]
    played.note(6_002.0, 0, PERSON_PLAYS)
    assert played.left(6_002.0) == [600, 5_999, 6_000]
    played.note(6_003.0, 1, BOT_PLAYS)
    played.note(6_004.0, 1, PERSON_PLAYS)
    assert played.left(6_004.0) == [600, 5_997, 6_000]


def test_a_seat_handed_over_and_back_stops_no_time() -> None:
    """Whoever takes it back before the bot has played has used the time; a pause takes none."""
    played = Played(MATCH)
    for at in range(10, 100, 10):
        played.note(float(at), 0, BOT_PLAYS)
        played.note(at + 9.0, 0, PERSON_PLAYS)
    assert played.left(100.0) == [500, 600, 600]
    played.note(100.0, 0, BOT_PLAYS)
    played.note(101.0, 1, PAUSES)
    played.note(101.0, 2, PAUSES)
    played.note(901.0, 0, PERSON_PLAYS)
    played.note(901.0, 2, GOES_ON)
    assert played.left(902.0) == [498, 600, 600]
    played.note(902.0, 0, BOT_PLAYS)
    played.act(950.0, 0, 1)
    played.note(951.0, 0, PERSON_PLAYS)
    assert played.left(951.0) == [498, 599, 600]


def test_nobody_is_held_in_a_pause() -> None:
    """None begins because somebody's time is up; and whose was may come back to end one."""
    played = Played(Clock("match", 600, "3"))
    played.note(10.0, 1, PAUSES)
    played.note(10.0, 2, PAUSES)
    played.note(600.0, 0, TIME_UP)
    assert not played.clocks.seen(601.0).paused
    played.note(601.0, 2, PAUSES)
    assert played.clocks.seen(602.0).paused
    assert played.clocks.changes([None, None, None]) == [(0, PERSON_PLAYS)]


def test_what_a_bot_had_to_play_stays() -> None:
    """Whose time was up takes back what came later, also once others have taken back before."""
    played = Played(Clock("match", 600, "3"))
    played.act(1.0, 0, 0)
    played.note(600.0, 0, TIME_UP)
    played.act(601.0, 0, 1)
    played.note(602.0, 0, PERSON_PLAYS)
    assert played.clocks.stays == [3, 0, 0]
    played.back(603.0, 1, 1)
    assert played.clocks.stays == [1, 0, 0]


def test_bots_earn_no_increment() -> None:
    """Nobody fills up their time by letting a bot play."""
    played = Played(FISCHER)
    played.note(0.0, 1, BOT_PLAYS)
    for n in range(10):
        played.act(2.0 * n + 1, 0, 1)
        played.act(2.0 * n + 1.001, 1, 0)
    played.note(30.0, 1, PERSON_PLAYS)
    assert played.left(30.0)[1] == 600


def test_no_time_runs_until_all_have_come() -> None:
    """Whoever plays before takes none and earns none; a bot is waited for by nobody."""
    played = Played(FISCHER)
    for seat in range(3):
        played.note(0.0, seat, AWAITED)
    assert (played.clocks.running, played.clocks.due()) == (None, GRACE)
    played.act(100.0, 0, 1)
    played.note(150.0, 0, CAME)
    played.note(200.0, 2, BOT_PLAYS)
    assert played.left(250.0) == [600.0, 600.0, None]
    assert played.clocks.seen(250.0).awaited == [1]

    played.note(300.0, 1, CAME)
    assert (played.clocks.running, played.clocks.due()) == (1, 900 * SECOND)
    assert played.left(310.0) == [600.0, 590.0, None]
    played.act(320.0, 1, 0)
    assert played.left(320.0) == [605.0, 580.0, None]


def test_time_that_passed_without_a_server_is_made_up_for() -> None:
    """Whose time was up while nobody could see it gets a tenth again."""
    played = Played(FISCHER)
    played.note(90_000.0, 0, TIME_AGAIN)
    assert played.left(90_010.0) == [50, 600, 600]


def test_time_never_goes_back() -> None:
    """Rows that claim to be older than those before stand in the same moment."""
    played = Played(FISCHER)
    played.act(20.0, 0, 1)
    played.act(10.0, 1, 0)
    assert played.left(20.0) == [585, 600, 600]
    assert played.clocks.later(5.0) == 20.001


def test_clocks_change_no_record() -> None:
    """Nor the result, nor what is dealt: rows of time alone belong to no match."""
    game, names = chapterhouse.game("biblios"), ["Anna", "Bram"]
    records = []
    for clock in (None, FISCHER, MATCH):
        charter = dataclasses.replace(chartered(game, names), clock=clock)
        room = Room(charter)
        while not room.over:
            room.at += 1.0
            for what in (BOT_PLAYS, PERSON_PLAYS, PAUSES, GOES_ON) if clock else ():
                room.note(1, what)
            room.act(room.seat, room.ply(room.seat), min(room.match.state.legal()))
        records.append(room.record(2))
        assert Room(charter, room.rows).ended == room.ended
    assert len(set(records)) == 1


@pytest.mark.parametrize("rule", [FISCHER, TURN, Clock("match", 600, "3")], ids=lambda r: r.kind)
def test_what_is_kept_gives_the_same_clocks(rule: Clock) -> None:
    """Whatever happens: who reads the rows finds the clocks of who wrote them."""
    luck = random.Random(4)  # noqa: S311 - no secret
    played, at = Played(rule), 0.0
    for _ in range(400):
        at = round(at + luck.choice((0.001, 0.5, 9.0)), 3)
        last = played.log[-1]
        chance = luck.random()
        if chance < 0.7:
            played.act(at, last.asked, luck.randrange(3))
        elif chance < 0.8 and last.action == 7 and last.entries > 1:
            played.back(at, last.seat, last.entries - 1)
        else:
            what = luck.choice((BOT_PLAYS, PERSON_PLAYS, PAUSES, GOES_ON))
            played.note(at, luck.randrange(3), what)
        again = Played(rule, played.log)
        assert again.clocks.seen(at + 1) == played.clocks.seen(at + 1)
        assert again.clocks.due() == played.clocks.due()


def judged(played: Played, at: float) -> str:
    """What becomes of an act that comes at that time: as a table does it, under its lock."""
    moment = played.clocks.later(at)
    due = played.clocks.due()
    assert due is not None
    if round(moment * SECOND) >= due:
        played.note(moment, 0, TIME_UP)
        return "up"
    played.act(moment, 0, 1)
    return "act"


def test_an_act_at_the_flag_has_one_outcome() -> None:
    """Ten thousand times within a millisecond of it, whoever is looked at first: what the times in
    the rows say is what happened, and whoever reads them finds the same.
    """
    luck = random.Random(16)  # noqa: S311 - no secret
    outcomes = {"up": 0, "act": 0}
    for _ in range(10_000):
        rule = Clock("match", luck.randrange(10, 1_000), "3")
        played = Played(rule)
        at = rule.seconds + luck.choice((-1, 0, 1)) / SECOND
        outcome = judged(played, at)
        outcomes[outcome] += 1
        assert outcome == ("up" if at >= rule.seconds else "act")
        assert (0 in Played(rule, played.log).clocks.flagged) == (outcome == "up")
    assert min(outcomes.values()) > 3_000


@pytest.mark.parametrize("seconds", [-1, 0, 9, 2_592_001, 10**30, 60.5, "60", True, None])
def test_no_other_time_can_be_set(seconds: object) -> None:
    """Whatever a form says that nobody wrote."""
    with pytest.raises(ValidationError):
        convert({"kind": "match", "seconds": seconds, "flag": "3"}, Clock)


@pytest.mark.parametrize(
    ("rule", "kinds", "key"),
    [
        (Clock("match", 60, "3", 5), "me friend", "clock-increment"),
        (Clock("fischer", 60, "3"), "me friend", "clock-increment"),
        (Clock("match", 60, "99"), "me friend", "no-such-level"),
        (Clock("match", 60, "3"), "me me", "clock-at-one-screen"),
    ],
)
def test_a_clock_that_makes_no_sense_is_refused(rule: Clock, kinds: str, key: str) -> None:
    """With what would be right."""
    chairs = [NewChair("me" if kind == "me" else "friend") for kind in kinds.split()]
    with pytest.raises(Malformed) as refused:
        check_clock(rule, chairs)
    assert refused.value.key == key
