"""What is known of a review, written out in the language of whoever reads it."""

from collections.abc import Iterator
from typing import Final

from chapterhouse.core.seats import NOBODY
from chapterhouse.server.bots import game_of, sentence
from chapterhouse.server.bots.judging import Chance, Cost
from chapterhouse.server.replays.surveying import Decision, Survey
from chapterhouse.server.reviews import Review
from chapterhouse.wire import review as wire
from chapterhouse.wire.scribe import Scribe

PERCENT: Final = 100
ERRORS: Final = 2  # standard errors each way: about 95 %
TOLD: Final = 3  # decisions


def written(review: Review, language: str) -> wire.Review:
    """Write out what is known by now: decisions only when all of them were looked at."""
    survey = review.survey
    game = game_of(survey.game, survey.revision, survey.overrides)
    scribe = Scribe(game, language, survey.names)
    judged = [*review.judged]  # more may come meanwhile
    complete = len(judged) == review.pieces
    costs = [one.cost for one in judged[len(survey.moments) :]]
    return wire.Review(
        survey.game,
        survey.secretive,
        survey.names,
        survey.teams,
        survey.length,
        list(_moments(survey, [one.chances for one in judged], scribe)),
        _decisions(survey, costs, scribe) if complete else [],
        len(judged),
        review.pieces,
    )


def _moments(
    survey: Survey, judged: list[list[Chance]], scribe: Scribe
) -> Iterator[wire.ReviewMoment]:
    """Write the moments that were judged, and last how it ended; allies have the same chance."""
    for moment, chances in zip(survey.moments, judged, strict=False):
        if chances:
            said = [(sentence(scribe.game, told.event), told.seat) for told in moment.told]
            text = " ".join([scribe.sentence(*one) for one in said])
            of_teams = [_estimated(chances[seats[0]]) for seats in survey.teams]
            yield wire.ReviewMoment(moment.ply, text, of_teams)
    if len(judged) >= len(survey.moments):
        yield _end(survey, scribe)


def _end(survey: Survey, scribe: Scribe) -> wire.ReviewMoment:
    """Write how it ended, which is sure."""
    won = Chance(1 / max(len(survey.winners), 1), 0)
    chances = [
        _estimated(won if team in survey.winners else Chance(0, 0))
        for team in range(len(survey.teams))
    ]
    return wire.ReviewMoment(survey.length, scribe.translator.text("review-end"), chances)


def _decisions(
    survey: Survey, costs: list[Cost | None], scribe: Scribe
) -> list[wire.CostlyDecision]:
    """Write the decisions that cost most."""
    found = [
        (cost.cost.mean, _decision(decision, cost, scribe))
        for decision, cost in zip(survey.decisions, costs, strict=True)
        if cost is not None
    ]
    found.sort(key=lambda pair: -pair[0])
    return [decision for _, decision in found[:TOLD]]


def _decision(decision: Decision, cost: Cost, scribe: Scribe) -> wire.CostlyDecision:
    """Write a decision; whoever made it is addressed."""
    seat = decision.seat
    done, better, why = [
        "" if said is None else scribe.sentence(sentence(scribe.game, said), NOBODY, seat)
        for said in (cost.action, cost.better, cost.why)
    ]
    return wire.CostlyDecision(decision.ply, seat, done, better, _estimated(cost.cost), why)


def _estimated(chance: Chance) -> wire.Estimated:
    return wire.Estimated(round(PERCENT * chance.mean), round(ERRORS * PERCENT * chance.error))
