"""Cards are put together to pay with."""

from page.conftest import Ran

TOGGLE = """
const auction = {owed: given.owed, by_cards: given.cards};
const view = {table: {auction, purse: {ways: given.ways}}};
const payment = new page.Payment(view, {options: []});
for (const word of given.pressed) payment.toggle(word, payment.chosen.includes(word));
return [payment.chosen, payment.complete];
"""


def pressed(
    ran: Ran, *words: str, owed: int, ways: list[list[str]] | None = None
) -> tuple[list[str], bool]:
    """What is put together once these cards were pressed, and whether it is enough."""
    given = {"pressed": words, "owed": owed, "cards": ways is None, "ways": ways or []}
    chosen, complete = ran("games/biblios/payment.svelte", TOGGLE, **given)
    return chosen, complete


def test_a_card_too_many_takes_the_place_of_the_first(ran: Ran) -> None:
    """Where cards are owed, one more than that stands for the one that was chosen first."""
    assert pressed(ran, "monk-1", "book-2", owed=1) == (["book-2"], True)
    assert pressed(ran, "monk-1", "book-2", "tome-3", owed=2) == (["book-2", "tome-3"], True)
    assert pressed(ran, "monk-1", "monk-1", owed=1) == ([], False)


def test_gold_that_goes_with_no_other_is_the_first_anew(ran: Ran) -> None:
    """Where gold is owed, only what can be paid together stays together."""
    ways = [["gold-3"], ["gold-1", "gold-2"]]

    assert pressed(ran, "gold-1", "gold-3", owed=3, ways=ways) == (["gold-3"], True)
    assert pressed(ran, "gold-1", "gold-2", owed=3, ways=ways) == (["gold-1", "gold-2"], True)
