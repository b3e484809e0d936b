"""Whether an owner's edition of Biblios can be played: each fault is named."""

from functools import partial

from games.corrected import faults

said = partial(faults, "biblios")


def test_seals_and_values() -> None:
    """BIB-COMP-9 Nine cards by seal, and BIB-COMP-4 how often each value is among them."""
    assert said(monks__by_seal="[4, 4, 3, 3, 3, 2, 2, 2, 2]") == []
    was, right = "{ 2 = 4, 3 = 3, 4 = 2 }", "{ 2 = 4, 3 = 4, 4 = 1 }"
    assert said(monks__by_seal="[2, 2, 2, 2, 3, 3, 3, 3, 4]") == [
        f"monks.values is {was}; by monks.by-seal it must be {right}"
    ]
    assert said(monks__by_seal="[2, 2]") == [
        "monks.by-seal has the length 2; it needs a list of the length 9"
    ]
    assert said(monks__by_seal="[2, 2, 2, 2, 3, 3, 3, 4, 5]") == [
        "monks.by-seal #9 is 5; it needs a whole number: 1-4"
    ]


def test_the_sums_of_the_box() -> None:
    """BIB-COMP-1 All cards, BIB-COMP-2 and each sort of them."""
    assert said(gold__values="{ 1 = 11, 2 = 11, 3 = 10 }") == [
        "box.gold-cards is 33; by gold.values it must be 32",
        "box.cards is 87; by box.category-cards, box.gold-cards, box.church-cards it must be 86",
    ]
    assert said(church__up="3")[0] == "box.church-cards is 9; by church.* it must be 10"
    assert said(box__category_cards="44") == [
        "box.category-cards is 44; by *.by-seal it must be 45"
    ]


def test_the_deck_divides_evenly() -> None:
    """BIB-SETUP-13 Whole turns, BIB-SETUP-14 and as many for each player."""
    assert said(setup__cards_out_unseen="[27, 24, 27]")[0].startswith("setup.turns #1 is 20; by ")
    assert said(setup__cards_out_unseen="[20, 12, 87]") == [
        "setup.cards-out-unseen #1 leaves 61 cards to 2 players, no multiple of 6",
        "setup.cards-out-unseen #3 leaves 0 cards to 4 players, no multiple of 20",
    ]
    assert said(setup__turns="[20, 17, 16]") == ["setup.turns #2 is 17; by box.cards it must be 18"]


def test_rules_are_no_data() -> None:
    """BIB-COMP-14 The steps are written for five dice from 1 to 6."""
    assert said(scriptorium__die_most="8") == [
        "scriptorium.die-most is 8; the program can only play 6"
    ]
