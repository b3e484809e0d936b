"""The course of whole matches: MSM-INV, and what rounds, dice and novices promise."""

from collections import Counter

import pytest

from chapterhouse.core.bits import count
from chapterhouse.core.seats import CHANCE
from chapterhouse.games.monasterium.components import YEARS
from chapterhouse.games.monasterium.setup import MONASTERIUM
from chapterhouse.games.monasterium.state import WHITE, Monasterium
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.match import Match
from games.monasterium.always import check
from games.monasterium.matches import SEATS, SEEDS, Moment, key, moments, steps
from support import Stacked

ROUNDS = {2: 6, 3: 9, 4: 12}
WHITES = {2: 10, 3: 9, 4: 8}
every_table = pytest.mark.parametrize("seats", SEATS)


def ends(seats: int) -> list[Moment]:
    return [moments(seats, seed)[-1] for seed in SEEDS]


def lying(s: Monasterium) -> int:
    """Count the dice in hands, in rolls and on fields, and those thrown again."""
    thrown = sum(s.again) if type(s.now).__name__ == "RollAgain" else 0
    return sum(s.hand) + sum(s.roll) + sum(s.dice) + thrown


def told(moment: Moment, word: str) -> int:
    """Count an event of this round; dice taken are counted one by one."""
    events = [event for event in moment.this_round if key(event) == word]
    return sum(event.values[0] for event in events) if word == "took" else len(events)


@every_table
def test_what_always_holds(seats: int) -> None:
    """MSM-INV-1 Novices, MSM-INV-2 places, MSM-INV-3 cloisters, MSM-INV-4 goods, MSM-INV-5 windows
    and tiles, MSM-INV-8 points: at every position of every match.
    """
    for seed in SEEDS:
        for moment in moments(seats, seed)[7::3]:
            check(moment.state)


@every_table
def test_all_dice_lie_on_fields_before_any_is_taken(seats: int) -> None:
    """MSM-INV-6 So many white dice, and all own dice, lie there when a round's dice are placed."""
    first: dict[tuple[int, int, int], Monasterium] = {}
    for seed in SEEDS:
        for moment in moments(seats, seed):
            if moment.now == "Take":
                at = (seed, int(moment.state.year), int(moment.state.round))
                first.setdefault(at, moment.state)

    assert len(first) == ROUNDS[seats] * len(SEEDS)
    for s in first.values():
        assert sum(s.dice[6 * seats :]) == WHITES[seats]
        assert [sum(s.dice[6 * seat : 6 * seat + 6]) for seat in range(seats)] == list(s.owned)
        assert s.active == s.start


@every_table
def test_no_die_is_lost(seats: int) -> None:
    """MSM-INV-11 Dice in hands, on fields, taken, gained and not yet laid are all there are."""
    for seed in SEEDS:
        for moment in moments(seats, seed)[7:-1:5]:
            s = moment.state
            gained = told(moment, "gained-die") - told(moment, "die-laid")

            assert lying(s) + told(moment, "took") + gained == WHITES[seats] + sum(s.owned)


@every_table
def test_everybody_starts_once_a_year(seats: int) -> None:
    """MSM-INV-7 Each is start player three times, MSM-YEAR-2 once a year; MSM-YEAR-1 so many rounds
    there are; MSM-END-4 the year is that of the round.
    """
    for end in ends(seats):
        rounds = [event for event in end.events if key(event) == "round"]
        years = [event.values[0] for event in end.events if key(event) == "year"]
        starts = [event.seat for event in rounds]

        assert len(rounds) == ROUNDS[seats]
        assert years == [1, 2, 3]
        assert all(starts[at] == (starts[0] + at) % seats for at in range(len(starts)))
        assert [event.values for event in rounds] == [
            [nth, seats] for _ in range(YEARS) for nth in range(1, seats + 1)
        ]


@every_table
def test_dice_are_shared_out(seats: int) -> None:
    """MSM-SETUP-15 If nobody gains a die, 36 are used by each on the whole; MSM-SETUP-12, MSM-END-6
    in every round each has as many white ones.
    """
    s = moments(seats)[7].state
    share, rest = divmod(WHITES[seats] + seats, seats)
    starts = [
        after.state
        for before, after in steps(seats)
        if (before.state.year, before.state.round) != (after.state.year, after.state.round)
    ]

    assert rest == 0
    assert ROUNDS[seats] * share == 36
    for state in [s, *[state for state in starts if not state.over()]]:
        assert list(state.hand[WHITE::2]) == [WHITES[seats] // seats] * seats


@every_table
def test_the_same_match_again(seats: int) -> None:
    """MSM-INV-9 The same seed and the same choices make the same match, event by event."""
    once, again, other = (
        list(map(repr, played[-1].events))
        for played in (moments(seats, 2), moments.__wrapped__(seats, 2), moments(seats, 4))
    )

    assert once == again
    assert once != other


@every_table
def test_somebody_can_always_act(seats: int) -> None:
    """MSM-INV-10 Whoever is asked has a legal answer, and every match ends; MSM-STATE-4 one seat
    is asked, that on turn.
    """
    for seed in SEEDS:
        *waiting, last = moments(seats, seed)

        assert last.state.over()
        assert len(waiting) < 3000
        assert all(m.state.now.allowed(m.state) for m in waiting)
        assert all(m.state.seat() in (CHANCE, m.state.active) for m in waiting)


@every_table
def test_what_was_gained_is_kept(seats: int) -> None:
    """MSM-NOVICE-9 Novices stay, MSM-WINDOW-2 and tiles; MSM-MISSION-15 what is fulfilled remains
    so, MSM-SCORE-11 points only rise, MSM-UNLOCK-1 what is unlocked stays so.
    """
    for before, after in steps(seats):
        s, t = before.state, after.state
        sets = [
            *zip([*s.rooms, *s.spaces, *s.claimed], [*t.rooms, *t.spaces, *t.claimed], strict=True)
        ]
        counts = [*zip([*s.chapel, *s.owned], [*t.chapel, *t.owned], strict=True)]

        assert all(old & ~new == 0 for old, new in sets)
        assert all(new & ~old == 0 for old, new in zip(s.novices, t.novices, strict=True))
        assert all(old <= new for old, new in [*counts, *zip(s.scored, t.scored, strict=True)])
        assert all(old in (0, new) for old, new in zip(s.window, t.window, strict=True))


@every_table
def test_the_limits_of_a_game(seats: int) -> None:
    """MSM-EXTRA-10 At most 24 novices are sent, MSM-WINDOW-17 nine tiles built in, and
    MSM-MISSION-1 each mission fulfilled once.
    """
    for end in ends(seats):
        s = end.state
        built = Counter(event.seat for event in end.events if key(event) == "built")
        claims = Counter((e.seat, e.values[0]) for e in end.events if key(e) == "claimed")

        assert max(s.sent(seat) for seat in range(seats)) <= 24
        assert max([0, *built.values()]) <= 9
        assert set(claims.values()) <= {1}


def test_matches_are_worth_looking_at() -> None:
    """Between them the matches have all that can happen: every event is told in some of them."""
    heard = {key(e) for seats in SEATS for end in ends(seats) for e in end.events}
    every = {s.key for s in MONASTERIUM.templates if s.key.startswith("event-")}

    assert {f"event-{word}" for word in heard} ^ every <= {"event-shared"}


@every_table
def test_only_column_a_lapses(seats: int) -> None:
    """MSM-USE-9 Dice lapse in column A alone; MSM-PDIE-9 dice are gained while they are taken, and
    MSM-DICE-12 nothing is done and no envoy moves before.
    """
    for before, after in steps(seats):
        new = [event for event in after.events[before.told :] if key(event) != "round"]
        placing = before.now in ("RollHand", "NameFace", "PickDice", "RollAgain")

        assert all(e.values == [0] for e in new if key(e) == "lapsed")
        if placing:
            assert {key(e) for e in new} <= {"rolled", "rerolled", "placed"}


@every_table
def test_the_year_changes_between_rounds(seats: int) -> None:
    """MSM-END-7 While dice lie anywhere the year stays; MSM-END-5 goods and envoys stay as well."""
    for before, after in steps(seats):
        s, t = before.state, after.state
        if (s.year, s.round) != (t.year, t.round):
            assert not any(s.hand)
            assert any(t.hand)
            assert (t.round == 1) == (t.year != s.year)


@every_table
def test_the_chalice_goes_round(seats: int) -> None:
    """MSM-STATE-17 The next who can act is on turn, and may be the last again."""
    for before, after in steps(seats):
        s, t = before.state, after.state
        if before.now == "NameFace" and after.now == "RollHand" and s.round == t.round:
            waiting = [(s.active + far) % seats for far in range(1, seats + 1)]
            hands = [seat for seat in waiting if t.hand[2 * seat] + t.hand[2 * seat + 1]]

            assert t.active == hands[0]


def test_forced_answers_are_given() -> None:
    """MSM-STATE-5 What can only be answered in one way is not asked, but written down."""
    chance = ["A1", "A2", "B1", "B2", "C1", "C2", "first 1", *["2"] * 12]
    match = Match(MONASTERIUM, ["Red", "Blue"], Stacked(chance, Seeded(1)))
    match.play("place 2")
    match.play("place 2")
    match.play("take 3 F2")
    words = [entry.word for entry in match.record.entries]

    assert words[-4:] == ["take 3 F2", "STD-B", "STD-B", "STD-B"]
    assert match.seat == 1


def test_a_match_begins_with_what_is_dealt() -> None:
    """MSM-SETUP-10 Nobody has points or missions, and all reroll tiles are ready once it begins."""
    s = MONASTERIUM.begin(4, {})
    assert isinstance(s, Monasterium)

    assert MONASTERIUM.points(s) == [0] * 4
    assert (sum(s.claimed), sum(s.window), sum(s.chapel), sum(s.rooms)) == (0, 0, 0, 0)
    assert [int(count(fields)) for fields in s.novices] == [20] * 4
    assert moments(4)[7].state.rerolls == 0b1111
