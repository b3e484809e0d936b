"""What is filled in to be answered ahead, and the answer that it makes."""

from typing import Any

from page.conftest import Ran

OFFER = {
    "lot": 3, "by_cards": False, "most": 5, "greatest": 90,
    "kinds": {"monks": [2, 3, 4], "gold": [1, 2, 3]},
}  # fmt: skip
ANSWER = {
    "lot": 3, "limit": 4, "wanted": [{"kind": "monks", "least": 3, "limit": 2}], "pays": "exact"
}  # fmt: skip
AGAIN = "return page.settled(given.offer, page.drafted(given.offer, given.answer));"
CHANGED = """
const draft = page.drafted(given.offer, given.answer);
given.does.forEach(([kind, does]) => ((kind ? draft.others[kind] : draft.lot).does = does));
return page.settled(given.offer, draft);
"""


def again(ran: Ran, answer: dict[str, Any] | None, **offer: object) -> dict[str, Any] | None:
    """What is settled if nothing is changed."""
    found: dict[str, Any] | None = ran(
        "games/biblios/ahead", AGAIN, offer=OFFER | offer, answer=answer
    )
    return found


def test_what_is_settled_is_filled_in(ran: Ran) -> None:
    """And makes the same answer again; but for the lot only while it is up."""
    assert again(ran, ANSWER) == ANSWER
    assert again(ran, ANSWER | {"limit": 0, "wanted": []}) == ANSWER | {"limit": 0, "wanted": []}
    asks = ANSWER | {"wanted": [{"kind": "gold", "least": 0, "limit": None}]}
    assert again(ran, asks) == asks
    assert again(ran, ANSWER, lot=4) == ANSWER | {"lot": 4, "limit": None}
    assert again(ran, None) is None
    assert again(ran, ANSWER | {"wanted": None}, lot=4) is None


def test_what_is_chosen_is_settled(ran: Ran) -> None:
    """To be asked for all lots settles nothing for them."""

    def changed(*does: tuple[str, str]) -> Any:  # noqa: ANN401 - as the page has it
        return ran("games/biblios/ahead", CHANGED, offer=OFFER, answer=None, does=does)

    assert changed(("", "pass")) == {"lot": 3, "limit": 0, "wanted": None, "pays": "ask"}
    monks = {"kind": "monks", "least": 0, "limit": 1}
    assert changed(("monks", "bid"), ("gold", "pass"))["wanted"] == [monks]
    assert changed(("monks", "pass"))["wanted"] == [{"kind": "gold", "least": 0, "limit": None}]
    assert changed() is None


def test_what_is_filled_in_for_a_lot_is_for_no_other(ran: Ran) -> None:
    """The next one may come up meanwhile: the server says so, rather than bid for that."""
    late = """
const draft = page.drafted(given.offer, given.answer);
return page.settled({ ...given.offer, lot: 4 }, draft);
"""

    assert ran("games/biblios/ahead", late, offer=OFFER, answer=ANSWER) == ANSWER
    asks = ANSWER | {"limit": None}
    assert ran("games/biblios/ahead", late, offer=OFFER, answer=asks) == asks | {"lot": 4}
