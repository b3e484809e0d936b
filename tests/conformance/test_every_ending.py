"""What every game tells those who draw it: table and questions on the way, points at the end."""

from functools import cache
from itertools import pairwise, product

import pytest
from msgspec import json

from chapterhouse.core.game import Game, ScoreLine
from chapterhouse.core.sentence import SEAT, UNSEEN, Sentence
from chapterhouse.core.state import State
from chapterhouse.core.step import Over, Step
from chapterhouse.games import GAMES
from chapterhouse.play.dealer import Seeded
from conformance.walk import USUAL, TableSetup, choose, everywhere, journey, sampled

MATCHES = 4  # at each usual table; one at the others
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@cache
def endings(table: TableSetup) -> list[State]:
    """The ends of a few matches, each with all that was told in it."""
    return [played(table, seed) for seed in range(MATCHES if table in USUAL else 1)]


def played(table: TableSetup, seed: int) -> State:
    s, dealer = table.begin(), Seeded(seed)
    s.journal = []
    while not s.over():
        s.apply(choose(s, dealer))
    return s


def written(score_lines: list[ScoreLine]) -> list[tuple[int, int, str, str]]:
    """Accounts, to be compared."""
    return [(a.seat, a.points, repr(a.event), a.rule.id) for a in score_lines]


def fits(sentence: Sentence) -> bool:
    """Whether each value is one that its slot can take."""
    template, values = sentence.template, sentence.values
    if len(values) < len(template.slots):
        return False
    slots = [template.slots[min(i, len(template.slots) - 1)] for i in range(len(values))]
    return all(
        not slot.vocabulary.names
        or 0 <= value < len(slot.vocabulary.names)
        or (slot.vocabulary.hidden and value == UNSEEN)
        for slot, value in zip(slots, values, strict=True)
    ) and (len(values) == len(template.slots) or template.slots[-1].many)


# -- where the points come from


@everywhere
def test_score_lines_add_up(table: TableSetup) -> None:
    """The points of a seat are those that its score lines give; what is nobody's gives none."""
    for end in endings(table):
        score_lines = table.game.score_lines(end)
        seats = range(table.seats)
        sums = [sum(a.points for a in score_lines if a.seat == seat) for seat in seats]

        assert sums == table.game.points(end)
        assert [a.points for a in score_lines if a.seat not in seats] == [
            0 for a in score_lines if a.seat not in seats
        ]


@everywhere
def test_score_sheets_add_up(table: TableSetup) -> None:
    """What the sources brought a team is what each of its seats has; every seat is in one team."""
    sheet = table.game.score_sheet
    assert sheet
    for end in endings(table):
        teams = sheet.teams(end)
        scored = [(line.seat, line.points, line.event) for line in table.game.score_lines(end)]
        lines = sheet.lines(teams, scored)
        points = table.game.points(end)

        assert sorted(seat for team in teams for seat in team) == list(range(table.seats))
        assert [
            [sum(brought[column] for _, brought in lines)] * len(team)
            for column, team in enumerate(teams)
        ] == [[points[seat] for seat in team] for team in teams]
        assert {line.event.template for line in table.game.score_lines(end)} & set(sheet.wins)


@everywhere
def test_score_lines_name_rules_of_the_book(table: TableSetup) -> None:
    """Each score line rests on a rule of its game, and on a sentence that its languages have."""
    for line in [line for end in endings(table) for line in table.game.score_lines(end)]:
        assert table.game.rules[line.rule.id] is line.rule
        assert line.event.template in table.game.templates
        assert line.event.seat == line.seat
        assert fits(line.event)


@everywhere
def test_score_lines_are_no_news(table: TableSetup) -> None:
    """What score lines say was told to all when the match ended, and can be made from any view."""
    for end in endings(table):
        score_lines = table.game.score_lines(end)
        told = {(repr(event), event.eyes) for event in end.journal or []}

        assert {(repr(a.event), end.everyone) for a in score_lines} <= told
        for observer in table.eyes:
            assert written(table.game.score_lines(end.seen_by(observer))) == written(score_lines)


@everywhere
def test_whoever_is_first_is_accounted_for(table: TableSetup) -> None:
    """Every seat that is first has a score line, as what decided for it, or as its points."""
    for end in endings(table):
        first = {seat for seat, rank in enumerate(table.game.ranks(end)) if rank == 1}

        assert first <= {line.seat for line in table.game.score_lines(end)}


@everywhere
def test_every_tie_is_explained(table: TableSetup) -> None:
    """Of neighbours with equally many points a line says what decided between them, or one for each
    that they share their place.
    """
    game, sheet = table.game, table.game.score_sheet
    assert sheet
    for end in endings(table):
        points, places = game.points(end), game.ranks(end)
        told = [a for a in game.score_lines(end) if a.event.template in sheet.ties and not a.points]
        shared = {a.seat for a in told if not named(a.event)}
        before = {(a.seat, other) for a in told for other in named(a.event)}
        order = sorted(sheet.teams(end), key=lambda team: places[team[0]])
        for one, other in pairwise(order):
            if points[one[0]] != points[other[0]]:
                assert not before & set(product(one, other))
            elif places[one[0]] == places[other[0]]:
                assert {one[0], other[0]} <= shared
            else:
                level = [team for team in order if places[team[0]] == places[one[0]]]
                assert before & {(a, b) for team in level for a in team for b in other}


def named(said: Sentence) -> list[int]:
    """The seats that a sentence names."""
    pairs = zip(said.template.slots, said.values, strict=True)
    return [value for slot, value in pairs if slot.vocabulary is SEAT]


# -- questions


@each_game
def test_every_step_that_a_seat_answers_can_ask(game: Game) -> None:
    """Whatever is not left to chance has a question of its own, and names its actions."""
    asking = [type(step) for step in game.steps if step.waits and not step.chance]
    asking = [cls for cls in asking if not issubclass(cls, Over)]

    assert asking
    assert [cls for cls in asking if cls.asks is Step.asks] == []
    assert [cls for cls in asking if cls.says is Step.says] == []


@everywhere
def test_every_question_can_be_put(table: TableSetup) -> None:
    """At every step that a seat answers, its view gives a question, and values that fill it."""
    for stop in sampled(table):
        if stop.state.now.chance:
            continue
        for observer in table.eyes:
            view = stop.state.seen_by(observer)
            question = view.now.asks(view)

            assert question.template in table.game.templates
            assert question.template.key.startswith("ask-")
            assert fits(question)


# -- the table


@everywhere
def test_the_table_is_what_its_types_say(table: TableSetup) -> None:
    """From first to last every observer is told what was declared, and nothing else."""
    kinds = set()
    for s in [*[stop.state for stop in sampled(table)], journey(table).end]:
        for observer in table.eyes:
            described = table.game.table(s.seen_by(observer))
            kinds.add(type(described))

            assert json.decode(json.encode(described), type=type(described)) == described
    assert len(kinds) == 1


@everywhere
def test_describing_changes_nothing(table: TableSetup) -> None:
    """A view is the same after its table was described, and tells the same again."""
    for stop in sampled(table)[::3]:
        view = stop.state.seen_by(0)
        before, described = table.mark(view), table.game.table(view)

        assert described == table.game.table(view)
        assert before == table.mark(view)
