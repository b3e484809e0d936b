"""The scribe: places, lines, prompts and refusals, as one reader may have them."""

import pytest

from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.core.seats import NOBODY
from chapterhouse.core.sentence import Event, Sentence
from chapterhouse.core.state import TRUTH, State
from chapterhouse.core.view import forget
from chapterhouse.games.biblios import sentences
from chapterhouse.games.biblios.rules import RULES
from chapterhouse.games.biblios.state import HAND, PILE
from chapterhouse.locale import LANGUAGES
from chapterhouse.play.match import Match
from chapterhouse.wire import messages
from chapterhouse.wire.result import result
from chapterhouse.wire.scribe import Scribe
from conformance.walk import TableSetup, journey
from games.biblios.matches import EDITION
from play.desk import BIBLIOS, match, said

NAMES = ["Anna", "Bram"]
ANNA, BRAM, GALLERY = range(3)
NOTHING: list[str] = []
OPENED = TableSetup(BIBLIOS, 2, "", "")


def scribe(language: str = "en") -> Scribe:
    return Scribe(BIBLIOS, language, NAMES)


def first_turn() -> Match:
    """Anna kept gold 1 and sent gold 2 to the auction; gold 3 was left for Bram to take."""
    return said(match("gold-1", "gold-2", "gold-3"), "keep", "auction")


def zones(s: State) -> dict[str, messages.Zone]:
    return scribe().view(s).zones


def unaided(s: State, observer: int) -> dict[str, messages.Zone]:
    """What is read of a view of which the program remembers nothing."""
    view = s.seen_by(observer)
    forget(view.zones, observer)
    return zones(view)


# -- places


def test_who_keeps_a_place_reads_its_cards() -> None:
    """Anna reads what she has kept; Bram and the gallery read how many there are."""
    s = first_turn().state

    assert zones(s.seen_by(ANNA))["hand-1"] == messages.Zone(1, ["gold-1"], [])
    for observer in (BRAM, GALLERY):
        assert zones(s.seen_by(observer))["hand-1"] == messages.Zone(1, [], [])


def test_what_one_remembers_is_read_with_aids_alone() -> None:
    """A card that all saw go into a hand is read there, unless remembering is left to people."""
    s = first_turn().state

    for observer in (ANNA, GALLERY):
        assert zones(s.seen_by(observer))["hand-2"] == messages.Zone(1, ["gold-3"], [])
        assert unaided(s, observer)["hand-2"] == messages.Zone(1, [], [])
    assert zones(s.seen_by(ANNA))["pile"].cards == ["gold-2"]
    assert unaided(s, ANNA)["pile"] == messages.Zone(1, [], [])
    assert unaided(s, BRAM)["hand-2"].cards == ["gold-3"]


def test_open_places_are_read_without_aids() -> None:
    """What lies open on the table is no matter of memory."""
    s = said(match("gold-1", "gold-2"), "common").state

    assert unaided(s, BRAM)["common"] == messages.Zone(1, ["gold-1"], [])


def test_what_was_known_once_is_read_with_aids_alone() -> None:
    """Cards that may still lie there are read apart, as often as they were known."""
    found = 0
    for stop in journey(TableSetup(BIBLIOS, 3, "", "")).stops:
        for observer in range(4):
            view = stop.state.seen_by(observer)
            plain, aided = unaided(stop.state, observer), zones(view)
            for zone in range(HAND, HAND + 3):
                once = aided[f"hand-{zone - HAND + 1}"].once
                kinds = range(view.zones.deck.kinds)
                known = [view.zones.knew(observer, zone, card) for card in kinds]
                found += len(once)

                assert len(once) == (sum(known) if view.zones.lost(observer, zone) else 0)
                assert plain[f"hand-{zone - HAND + 1}"].once == NOTHING

    assert found > 0


def test_the_deck_is_not_read_before_the_end() -> None:
    """Nobody looks into places for what they cannot place, nor in replays, until it is open."""
    s = first_turn().state
    end = journey(OPENED).end

    for observer in (ANNA, GALLERY, TRUTH):
        view = s if observer == TRUTH else s.seen_by(observer)

        assert zones(view)["pool"].cards == NOTHING
        assert zones(end)["pool"].size == len(zones(end)["pool"].cards) > 0


def test_a_replay_reads_the_truth() -> None:
    """With all cards open every place but the deck is read."""
    s = first_turn().state
    written = zones(s)

    assert (written["hand-1"].cards, written["hand-2"].cards) == (["gold-1"], ["gold-3"])
    assert written["pile"].cards == [BIBLIOS.cards.word(s.zones.first(PILE))]

    for stop in journey(TableSetup(BIBLIOS, 3, "", "")).stops:
        assert all(zone.once == [] for zone in zones(stop.state).values())


# -- lines


def test_a_line_counts_seats_from_0() -> None:
    """Seats are numbers, cards are words, the sentence has the names of people."""
    event = Event(EDITION.say.gave, BRAM, [BIBLIOS.cards.value("gold-2"), ANNA], 0b011)

    assert scribe().line(event) == messages.Line(
        "event-gave", BRAM, ["gold-2", 0], "Penalty: Anna receives gold 2 from Bram.", telling=False
    )


def test_what_is_not_seen_is_a_question_mark() -> None:
    """Whoever did not see the card reads that there was one."""
    event = Event(EDITION.say.gave, BRAM, [BIBLIOS.cards.value("gold-2"), ANNA], 0b011)

    assert scribe().line(event.seen_by(GALLERY)) == messages.Line(
        "event-gave", BRAM, ["?", 0], "Penalty: Anna receives a card from Bram.", telling=False
    )


def test_of_many_unseen_cards_each_is_a_question_mark() -> None:
    """A list keeps its length, so that the page can move as many backs."""
    coins = [BIBLIOS.cards.value("gold-1")] * 2
    event = Event(EDITION.say.paid_gold, ANNA, [2, *coins], 0b001)

    assert scribe().line(event).values == [2, "gold-1", "gold-1"]
    assert scribe().line(event.seen_by(BRAM)).values == [2, "?", "?"]


def test_what_nobody_did_has_no_seat() -> None:
    """An event of nobody has the seat -2."""
    event = Event(sentences.DIE_UNWON, NOBODY, [0, 3], 0b111)

    assert scribe().line(event).seat == -2


def test_a_scribe_does_not_mix_up_its_sentences() -> None:
    """The same words for another seat, or as a button, are another sentence, however often said."""
    writer, values = scribe(), [BIBLIOS.cards.value("gold-2")]
    lines = [writer.line(Event(EDITION.say.took, seat, values, 0b111)).text for seat in (0, 1, 0)]

    assert lines[0] == lines[2] != lines[1]
    assert writer.sentence(Sentence(EDITION.say.take, values)) == "take gold 2"
    assert writer.sentence(Sentence(EDITION.say.take, [values[0] + 1])) == "take gold 3"


# -- prompts


def test_whoever_is_asked_reads_the_options() -> None:
    """Each option has its word, its sentence, and the rule against it, whose sentence is given."""
    s = said(match("gold-1", "gold-2"), "keep").state
    prompt = scribe().prompt(s.seen_by(ANNA))

    assert prompt is not None
    assert [(o.word, o.key, o.text, o.rule) for o in prompt.options] == [
        ("keep", "act-keep", "keep it", "BIB-GIFT-5"),
        ("auction", "act-auction", "send it to the auction", None),
        ("common", "act-common", "put it in the common area", None),
    ]
    assert prompt.rules == {"BIB-GIFT-5": "you’ve already kept a card this turn"}
    assert (prompt.seat, prompt.key) == (ANNA, "ask-place")
    assert "gold 2" in prompt.question


def test_the_others_read_who_is_asked() -> None:
    """Without the question, its options, or the rules against them."""
    s = said(match("gold-1", "gold-2"), "keep").state
    for observer in (BRAM, GALLERY):
        prompt = scribe().prompt(s.seen_by(observer))

        assert prompt is not None
        assert (prompt.seat, prompt.options, prompt.rules) == (ANNA, [], {})
        assert prompt.question == ""


def test_nobody_is_asked_when_chance_is_or_all_is_over() -> None:
    """Then there is no prompt."""
    chance = BIBLIOS.begin(2, {}).seen_by(ANNA)

    assert scribe().prompt(chance) is None
    assert scribe().prompt(journey(OPENED).end.seen_by(ANNA)) is None


# -- the end, and refusals


def test_an_ending_accounts_for_the_points() -> None:
    """Places, points, a sentence and a rule for each score line, and the secret as it is given."""
    end = journey(OPENED).end
    ending = scribe().ending(end, result(BIBLIOS, end), "5e")

    assert (ending.ranks, ending.points) == (BIBLIOS.ranks(end), BIBLIOS.points(end))
    assert [(a.points, a.rule) for a in ending.score_lines] == [
        (line.points, line.rule.id) for line in BIBLIOS.score_lines(end)
    ]
    assert all(line.text for line in ending.score_lines)
    assert min(line.seat for line in ending.score_lines) >= -1
    assert (ending.secret, scribe().ending(end, result(BIBLIOS, end), None).secret) == ("5e", None)


def test_refusals_are_said_in_every_language() -> None:
    """A rule or a reason, in the words of the reader, with the names of people."""
    illegal = Illegal(Sentence(sentences.SEATED, [BRAM]), RULES["BIB-GIFT-5"])
    late = Malformed("stale", "the game has moved on: look again, then choose", {})
    against = [scribe(language).refusal(illegal) for language in LANGUAGES]
    reasons = [scribe(language).refusal(late) for language in LANGUAGES]

    assert len(set(against)) == len(set(reasons)) == len(LANGUAGES)
    assert all("[BIB-GIFT-5]" in text and "Bram" in text for text in against)
    assert reasons[0] == str(late)


def test_there_is_no_scribe_without_a_catalogue() -> None:
    """A language that there is not is refused at once."""
    with pytest.raises(LookupError):
        scribe("la")
