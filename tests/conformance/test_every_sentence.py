"""Every match can be told: each question, each answer and each event, in every language."""

import re
from functools import cache

import pytest

from chapterhouse.core.rule import Illegal
from chapterhouse.core.seats import CHANCE
from chapterhouse.core.state import State
from chapterhouse.locale import LANGUAGES, Translator
from chapterhouse.play.dealer import Seeded
from conformance.walk import TableSetup, choose, everywhere, sampled

each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def translator(language: str, game: str) -> Translator:
    return Translator(language, game)


def unfinished(sentences: list[str], language: str) -> list[str]:
    """The sentences in which something is left to fill in, or was filled with nothing."""
    nothing = "" if language == "fr" else r"|\bNone\b"  # in French an hour is called so
    wrong = re.compile(r"[{}]|  | [.,]" + nothing)
    return [s for s in sentences if not s.strip() or wrong.search(s)]


@each_language
@everywhere
def test_whatever_happens_is_told(table: TableSetup, language: str) -> None:
    """Every event of a match is a sentence, for every observer that may hear it."""
    s, dealer = table.begin(), Seeded(3)
    s.journal = []
    while not s.over():
        s.apply(choose(s, dealer))
    heard = {
        repr(e): e
        for event in s.journal
        for observer in table.eyes
        for e in [event.seen_by(observer)]
    }
    speak = translator(language, table.game.name)

    assert unfinished([speak.event(event, table.names) for event in heard.values()], language) == []


@each_language
@everywhere
def test_whatever_can_be_answered_is_named(table: TableSetup, language: str) -> None:
    """At every step the question and all its options are sentences, the refused ones with why."""
    speak = translator(language, table.game.name)
    for stop in sampled(table)[::2]:
        view = stop.state.seen_by(max(stop.state.seat(), 0))

        assert unfinished(asked(speak, view, table), language) == []


def asked(speak: Translator, view: State, table: TableSetup) -> list[str]:
    """Write a question and its options, and why not."""
    step = view.now
    told = [] if view.seat() == CHANCE else [speak.question(view, table.names)]
    for action in step.listed(view)[::5]:
        told.append(speak.sentence(step.says(view, action), table.names))
        rule = step.forbids(view, action)
        if rule is not None:
            illegal = Illegal(step.says(view, action), rule, step.lacks(view, action))
            told.append(speak.refusal(illegal, table.names))
    return told
