"""The translator: whole sentences, in four languages."""

import pytest

from chapterhouse import start
from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.core.sentence import UNSEEN, Event, Sentence
from chapterhouse.games import GAMES
from chapterhouse.games.biblios import sentences
from chapterhouse.games.biblios.names import CATEGORY
from chapterhouse.games.biblios.rules import KEEP_ONE, RULES
from chapterhouse.games.biblios.state import DRAWN
from chapterhouse.locale import LANGUAGES, Translator, catalogue, kebab, translator
from games.biblios.matches import EDITION

SEATS = ["Anna", "Bram", "Cleo", "Dora"]
ENGLISH = Translator("en", "biblios")

each_language = pytest.mark.parametrize("language", LANGUAGES)


def card(word: str) -> int:
    """The number of a card."""
    return EDITION.card.value(word)


def cards(*words: str) -> list[int]:
    """The numbers of cards."""
    return [card(word) for word in words]


# -- names


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("monk 2-A", "monks-2-A"),
        ("forbidden tome 2-I", "tomes-2-I"),
        ("gold 3", "gold-3"),
        ("church card “+1 on two dice”", "church-up-two"),
    ],
)
def test_cards_have_names(name: str, word: str) -> None:
    """A card is named with its value and the letter of its seal."""
    assert name == ENGLISH.name(EDITION.card, card(word))


def test_an_unseen_card_is_only_a_card() -> None:
    """A card that the reader may not see has a name of its own."""
    assert ENGLISH.name(EDITION.card, UNSEEN, "acc") == "a card"


def test_only_what_may_be_secret_can_be_unseen() -> None:
    """No category is ever hidden, so none is numbered -1."""
    with pytest.raises(LookupError, match="no category is numbered -1"):
        ENGLISH.name(CATEGORY, UNSEEN)


def test_a_name_comes_in_every_case() -> None:
    """A case that the catalogue does not list is the same as the name."""
    assert ENGLISH.named("card", EDITION.card, card("gold-3")) == dict.fromkeys(
        ["card", "card-acc", "card-gen", "card-dat", "card-ins"], "gold 3"
    )


# -- sentences


def test_actions_read_as_on_a_button() -> None:
    """An action is named with its slots filled."""
    assert ENGLISH.sentence(Sentence(EDITION.say.take, cards("gold-1")), SEATS) == "take gold 1"
    both = Sentence(sentences.RAISE_TWO, [0, 2])
    assert ENGLISH.sentence(both, SEATS) == "raise Monks and Holy Books"
    assert ENGLISH.sentence(Sentence(sentences.SEATED, [1]), SEATS) == "let Bram begin"


def test_an_event_is_a_sentence() -> None:
    """Seats are told by the names of the people who sit there."""
    event = Event(EDITION.say.gave, 0, [card("monks-2-A"), 2], 0b101)
    assert ENGLISH.event(event, SEATS) == "Penalty: Cleo receives monk 2-A from Anna."


def test_an_event_keeps_its_secrets() -> None:
    """Who did not see the card reads of a card."""
    event = Event(EDITION.say.gave, 0, [card("monks-2-A"), 2], 0b101).seen_by(1)
    assert ENGLISH.event(event, SEATS) == "Penalty: Cleo receives a card from Anna."


def test_equal_cards_are_told_together() -> None:
    """A list is joined as the language does, equal cards with their number."""
    coins = cards("gold-1", "gold-1", "gold-2", "gold-3")
    event = Event(EDITION.say.paid_gold, 1, [6, *coins], 0b11)
    told = (
        "Bram pays the bid of 6 gold with "
        "2\u00a0\N{MULTIPLICATION SIGN}\u00a0gold 1, gold 2 and gold 3."
    )
    assert told == ENGLISH.event(event, SEATS)


@pytest.mark.parametrize(("many", "told"), [(1, "a card"), (2, "2 cards")])
def test_unseen_cards_are_counted(many: int, told: str) -> None:
    """Of hidden cards only their number is told."""
    coins = cards("gold-1", "gold-2")[:many]
    event = Event(EDITION.say.paid_cards, 0, [many, *coins], 0b1).seen_by(1)
    assert f"Anna pays face down: {told}." == ENGLISH.event(event, SEATS)


def test_no_cards_are_told_as_none() -> None:
    """An empty list does not leave a gap in the sentence."""
    event = Event(EDITION.say.hand, 2, [0], 0b1111)
    assert ENGLISH.event(event, SEATS) == "Cleo ends with an empty hand."


def test_a_question_addresses_whoever_is_asked() -> None:
    """It names the card to whoever sees it alone."""
    s = start("biblios", SEATS, seed=7, options={"first_player": "1"}).state
    mine, theirs = (ENGLISH.question(s.seen_by(observer), SEATS) for observer in (0, 1))
    drawn = ENGLISH.name(EDITION.card, s.zones.first(DRAWN))

    places = "Where does it go?"
    assert mine == f"You drew {drawn}. {places}"
    assert theirs == f"You drew a card. {places}"


def test_the_same_event_addresses_its_reader() -> None:
    """Whichever of the people in it that is; others read names."""
    event = Event(EDITION.say.gave, 0, [card("monks-2-A"), 2], 0b101)

    assert [ENGLISH.event(event, SEATS, reader) for reader in (0, 2, 3)] == [
        "Penalty: you give monk 2-A to Cleo.",
        "Penalty: you receive monk 2-A from Anna.",
        "Penalty: Cleo receives monk 2-A from Anna.",
    ]


@pytest.mark.parametrize(
    ("reader", "told"),
    [
        (0, "You place the M large on your own strip."),
        (1, "Anna places the M large on their own strip."),
    ],
)
def test_nobody_is_named_twice(reader: int, told: str) -> None:
    """Where somebody acts on what is their own, it is called so."""
    places = next(t for t in GAMES["monastery"].templates if t.key == "event-large")
    values = {"letter": ord("M") - ord("A"), "owner": 0}
    event = Event(places, 0, [values[slot.name] for slot in places.slots], 0b11)

    assert Translator("en", "monastery").event(event, SEATS, reader) == told


@pytest.mark.parametrize(
    ("key", "word"),
    [("church-card", "ChurchCard"), ("first-player", "first_player"), ("bid", "Bid")],
)
def test_keys_are_kebab(key: str, word: str) -> None:
    """Classes and options are written as keys."""
    assert key == kebab(word)


# -- refusals


def test_a_refusal_names_action_and_rule() -> None:
    """What was tried, why not, and the number of the rule."""
    refusal = ENGLISH.refusal(Illegal(Sentence(sentences.KEEP, []), KEEP_ONE))

    assert refusal == "you can’t keep it: you’ve already kept a card this turn [BIB-GIFT-5]"


@each_language
def test_a_refusal_is_in_one_language(language: str) -> None:
    """Action and rule are in the reader's language, the number is the same for all."""
    translator = Translator(language, "biblios")
    tried = translator.sentence(Sentence(sentences.KEEP, []), SEATS)
    refusal = translator.refusal(Illegal(Sentence(sentences.KEEP, []), KEEP_ONE))
    told = [part for part in (tried, translator.why(KEEP_ONE), "[BIB-GIFT-5]") if part in refusal]

    assert told == [tried, translator.why(KEEP_ONE), "[BIB-GIFT-5]"]


def test_english_rules_are_the_program_s() -> None:
    """There is no second copy of a rule in English."""
    assert [rule.text for rule in RULES.values()] == [ENGLISH.rule(r) for r in RULES.values()]


@each_language
def test_malformed_input_is_told(language: str) -> None:
    """What is wrong with input is told without the words of a game."""
    slots = {"word": "kepe", "options": "keep, auction"}
    told = Translator(language).problem(Malformed("no-option", "{word}: try {options}", slots))
    assert [slot for slot in slots.values() if slot in told] == list(slots.values())


# -- what fails


@pytest.mark.parametrize("key", ["event-nothing", "game.nothing", "event-bid"])
def test_nothing_is_said_in_part(key: str) -> None:
    """A key that is not there, or a slot that is not filled, is an error and never printed."""
    with pytest.raises(LookupError, match=f"en: {key}"):
        ENGLISH.text(key)


@pytest.mark.parametrize(("language", "game"), [("sv", None), ("en", "chess")])
def test_a_catalogue_must_exist(language: str, game: str | None) -> None:
    """No translator without words."""
    with pytest.raises(LookupError, match="there is no catalogue"):
        Translator(language, game)


def test_english_stands_in_for_a_game_that_is_not_translated(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its words and its rules are English then, all else is in the language that was asked for."""
    read = catalogue.read
    monkeypatch.setattr(
        catalogue,
        "read",
        lambda to, name: None if (to, name[:7]) == ("de", "biblios") else read(to, name),
    )
    monkeypatch.setattr(translator, "catalogue", catalogue.Catalogue)
    german = Translator("de", "biblios")

    assert german.text("game.about") == ENGLISH.text("game.about")
    assert german.rule(KEEP_ONE) == KEEP_ONE.text
    assert german.text("cli-yes") == "ja"


def test_nobody_sits_on_a_seat_that_is_not_there() -> None:
    """A seat beyond the table is not told by the name of another."""
    with pytest.raises(LookupError, match="nobody sits on seat 4"):
        ENGLISH.sentence(Sentence(sentences.SEATED, [4]), SEATS)


# -- every language


@pytest.mark.parametrize(
    ("word", "count"),
    [
        ("карта", 1),
        ("карты", 2),
        ("карт", 5),
        ("карт", 11),
        ("карта", 21),
        ("карты", 22),
        ("карт", 25),
    ],
)
def test_russian_counts(word: str, count: int) -> None:
    """One, few and many take different forms, by the last digits."""
    assert word == Translator("ru", "biblios").text("cards-unseen", count=count).split()[-1]


def test_russian_declines() -> None:
    """A name in another case than the nominative is the attribute of that name."""
    unseen = Translator("ru", "biblios").named("card", EDITION.card, UNSEEN)
    ends = {case: str(name).split()[-1] for case, name in unseen.items()}
    assert (ends["card"], ends["card-acc"], ends["card-gen"]) == ("карта", "карту", "карты")


def test_russian_seals_are_russian_letters() -> None:
    """Seals are lettered by the reader's alphabet, without its Ё: BIB-COMP-13."""
    first = ord("\N{CYRILLIC CAPITAL LETTER A}")
    russian = Translator("ru", "biblios")
    expected = [chr(first + seal) for seal in range(9)]
    assert expected == [russian.text("seal", seal=seal) for seal in range(1, 10)]
