"""The evaluator of Monastery: positions with little doubt."""

from chapterhouse.core.state import State
from chapterhouse.evaluation import bot
from games.scenario import played

PAIRED = "monastery/1 teams=paired Red Blue Green Yellow"


def answers(
    text: str, steps: int = 1, header: str = "monastery/1 Red Blue", level: str = "6"
) -> list[str]:
    """Give what a greedy bot says there, so many times, having seen its own view only."""
    state = played(f"{header}\n{text}").state
    return [said(state, level) for _ in range(steps)]


def said(state: State, level: str) -> str:
    view = state.seen_by(state.seat())
    action = bot(level, "monastery", 1).choose(view)
    word = state.now.word(state, action)
    state.play(action)
    return word


def test_a_tile_is_filled() -> None:
    """Two monks that are near fill a tile of two boxes, and the higher box is taken first."""
    text = """
        > | @RR  @  @  cemetery─[..]
        > | @B   @  @  .
        > Red hand -
    """
    assert answers(text, 7) == [
        "walk abbey 0 0 standing",
        "to cemetery 3 0 1",
        "into box-1 2",
        "walk abbey 0 0 standing",
        "to cemetery 3 0 1",
        "into box-2 1",
        "end",
    ]


def test_a_tile_is_laid_where_it_is_filled_at_once() -> None:
    """A monk of the Abbey goes to the Garden that has just been laid beside it."""
    said = answers("> Red hand garden\n> | @R @ @\n> | @B @ @", 5)

    assert said[0] == "raise garden"
    assert said[3:] == ["walk abbey 0 0 standing", said[1].replace("at", "to garden") + " 1"]


def test_the_higher_box_is_taken_when_it_is_free() -> None:
    """To change the box costs nothing."""
    text = """
        > | @B   @  @  chapter-house┼[.R...]
        > | @    @  @  .
        > Red hand -
        > left 0
    """
    assert answers(text, 3) == [
        "walk chapter-house 3 0 box-2",
        "to chapter-house 3 0",
        "into box-1 5",
    ]


def test_a_tile_that_can_lie_nowhere_is_exchanged_for_another() -> None:
    """An exchange costs nothing; in the last round the dearest tile goes back."""
    text = """
        > | @R   @  @
        > | @B   @  @
        > Red hand brewhouse piggery
        > bag smithy
        > day 2
        > hour compline
        > left 0
        Red: exchange
        : smithy
    """
    assert answers(text.replace("Red: exchange\n", "").replace(": smithy", "")) == ["exchange"]
    assert answers(text) == ["return brewhouse"]


def test_a_prayer_before_service_costs_nothing() -> None:
    """Terce is the last round before a service: the monk is back before it could be missed."""
    text = """
        > | almonry┌()    garden(R)      .
        > | @R            @              @
        > | @B            @              @
        > hour terce
        > scoring Red
    """
    assert answers(text) == ["pray garden 1 -1 2"]


def test_a_small_prayer_would_miss_too_much() -> None:
    """At lauds two rounds of work are to come: the monk is worth more than two points."""
    text = """
        > | almonry┌()    garden(R)      .
        > | @R            @              @
        > | @B            @              @
        > hour lauds
        > scoring Red
    """
    assert answers(text) == ["total 2"]


def test_icons_come_before_prayers() -> None:
    """The blessing of the Almonry is taken before its monk begins to pray."""
    text = """
        > | almonry┌(R)   .   .
        > | @R            @   @
        > | @B            @   @
        > hour terce
        > scoring Red
    """
    assert answers(text, 2) == ["use almonry", "pray almonry 0 -1 2"]


def test_monks_are_called_early_and_letters_bought_late() -> None:
    """On the first day a monk has much to do; in the last round it has nothing."""
    assert answers("> scoring Red\n> left 1") == ["call red 2 1"]
    assert answers("> scoring Red\n> left 1\n> day 2\n> hour compline") == ["buy L red 1 1"]


def test_one_point_that_is_left_is_a_blessing() -> None:
    """When nothing of use costs one point, it is kept."""
    text = """
        > | @RR  @  @
        > | @BB  @  @
        > Red strip L........
        > Blue strip Q........
        > scoring Red
        > left 1
    """
    assert answers(text) == ["end"]


def test_a_letter_goes_onto_the_own_strip() -> None:
    """The same letter would be small on another strip."""
    text = "> scoring Red\n> left 1\nRed: buy A green 1 1"

    assert answers(text, 1, "monastery/1 Red Blue Green") == ["on 1"]


def test_a_letter_that_oneself_has_goes_to_whoever_is_ahead() -> None:
    """Three players need an A; the one who has most is kept from a large one."""
    text = """
        > Blue strip QU.ESUM..
        > Green strip .B.......
        > scoring Red
        > left 1
        Red: buy A green 1 1
    """
    header = "monastery/1 Red Blue Green"
    assert answers(text.replace("> left", "> Red strip .....A...\n> left"), 1, header) == ["on 2"]


def test_partners_help_each_other() -> None:
    """What oneself does not need is large on the partner's strip."""
    text = "> Red strip .....A...\n> scoring Red\n> left 1\nRed: buy A green 1 1"

    assert answers(text, 1, PAIRED) == ["on 3"]


def test_a_rival_is_imprisoned() -> None:
    """Of own monks and others', one of another's goes to prison."""
    text = """
        > | prison-cell│()   .   .
        > | @RR              @   @
        > | @B               @   @
        > hour sext
    """
    assert answers(text) == ["imprison 2"]
    assert answers(text.replace("@B ", "@").replace("│()", "│(B)")) == ["spare"]


def test_the_partner_is_named_abbot() -> None:
    """In a tie the chair stays in the team."""
    text = "> hour sext"

    assert answers(text, 1, PAIRED) == ["name 3"]
    assert answers("> Green strip ABO......\n> hour sext", 1, "monastery/1 Red Blue Green") == [
        "name 2"
    ]


def test_the_library_makes_a_dear_letter_cheap() -> None:
    """A letter that only oneself needs comes within reach."""
    text = """
        > | library┌(R)    garden()    .
        > | @R             @           @
        > | @B             @           @
        > Red strip LIBERANO.
        > scoring Red
        > left 1
        > day 2
        > hour lectio
    """
    assert answers(text, 4)[:1] == ["use library"]


def test_tiles_are_laid_from_the_stables() -> None:
    """A tile that would count against its owner is laid."""
    text = """
        > | .   .   stables│(R)
        > | .   .   refectory├()
        > | @R  @   @
        > | @B  @   @
        > Red hand garden
        > day 2
        > hour compline
        > scoring Red
    """
    assert answers(text, 2) == ["use stables", "raise garden"]


def test_a_builder_stays_at_its_tile_over_night() -> None:
    """With the Brewhouse a monk keeps the box that took it so many steps to reach."""
    text = """
        > | brewhouse├(R)  kitchen┬[R..]  .
        > | path│()        .              .
        > | @              @              @
        > | @B             @              @
        > hour night
    """
    assert "stay 1" in answers(text, 2)


SPARE = """
    > | {}   cemetery│()   .
    > | @R   @             @
    > | @B   @             @
    > Red hand -
    > hour terce
"""


def test_a_monk_to_spare_keeps_a_rival_from_praying() -> None:
    """MON-PRAY-2: where two monks are, none of them prays. The released bot thinks of its own."""
    text = SPARE.format("bursary│(B)")

    assert answers(text, 2)[1] == "to bursary 0 -1 1"
    assert answers(text, 2, level="greedy")[1] == "to cemetery 1 -1 1"


def test_nobody_goes_to_the_chapel_to_pray_beside_an_own_monk() -> None:
    """MON-CHAPEL-4: one of each player prays there. The released bot goes all the same."""
    text = SPARE.format("chapel│(r)")

    assert answers(text, 2)[1] == "to cemetery 1 -1 1"
    assert answers(text, 2, level="greedy")[1] == "to chapel 0 -1 1"


def test_a_second_monk_stands_ready_to_pray() -> None:
    """A rival who moves later may join the first. The released bot does not fear it."""
    text = SPARE.format("bursary│(R)").replace("terce", "prime")

    assert answers(text, 2)[1] == "to cemetery 1 -1 1"
    assert answers(text, 1, level="greedy") == ["end"]
