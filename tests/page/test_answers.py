"""What an owner answers in the form: of a fact, or of one value of a list."""

from typing import Any

from page.conftest import Ran

MODULE = "edition/answers"
FACTS = """
const told = path => ({path, by: "reconstructed"});
const number = {kind: "number", least: 0, most: 9, words: [], of: [], joints: []};
const row = {kind: "row", least: 1, most: 9, words: [], of: [number], joints: []};
const list = {told: told("a.list"), value: [1, 2, 3], shape: row};
const one = {told: told("a.one"), value: 5, shape: number};
const facts = {list, one};
let answers = {};
for (const [what, fact, nth, value] of given.steps) {
  if (what === "answered") answers = page.answered(facts[fact], answers, nth, value);
  else answers = page[what](facts[fact], answers, nth);
}
const draft = {...page.empty(), answers};
return {
  list: page.stands(list, answers, null), one: page.stands(one, answers, null),
  items: [0, 1, 2].map(nth => page.stands(list, answers, nth)),
  file: page.written(draft).facts.map(({path, value}) => [path, value]),
};
"""


def after(ran: Ran, *steps: list[Any]) -> dict[str, Any]:
    """How things stand after these answers, and what a file would say."""
    found: dict[str, Any] = ran(MODULE, FACTS, steps=steps)
    return found


def test_a_fact_is_confirmed_corrected_or_left(ran: Ran) -> None:
    """Whoever answers what we say confirms it."""
    assert after(ran)["file"] == []
    assert after(ran, ["answered", "one", None, 5])["one"] == "same"
    other = after(ran, ["answered", "one", None, 6])
    assert (other["one"], other["file"]) == ("other", [["a.one", 6]])
    left = after(ran, ["answered", "one", None, 6], ["dropped", "one", None])
    assert (left["one"], left["file"]) == ("open", [])


def test_a_list_is_stated_once_all_of_it_is_answered(ran: Ran) -> None:
    """Value by value, or the rest at once; before that no file says anything of it."""
    part = after(ran, ["answered", "list", 1, 7])
    assert (part["list"], part["items"], part["file"]) == ("part", ["open", "other", "open"], [])
    steps = [["answered", "list", 1, 7], ["answered", "list", 0, 1]]
    assert after(ran, *steps, ["answered", "list", 2, 3])["file"] == [["a.list", [1, 7, 3]]]
    assert after(ran, *steps, ["completed", "list"])["file"] == [["a.list", [1, 7, 3]]]
    back = after(ran, *steps, ["dropped", "list", 1])
    assert (back["list"], back["items"]) == ("part", ["same", "open", "open"])
    assert after(ran, ["answered", "list", None, [1, 2]], ["answered", "list", 1, 9])["file"] == [
        ["a.list", [1, 9]]
    ]


def test_a_joined_word_is_taken_apart_and_put_together(ran: Ran) -> None:
    """As a room with its two cloister spaces."""
    code = """
    const shape = {joints: [" ", "-"]};
    const parts = page.parted(shape, "profane 1-2");
    return [parts, page.joined(shape, parts)];
    """
    assert ran(MODULE, code) == [["profane", "1", "2"], "profane 1-2"]


def test_a_file_comes_back_as_it_was(ran: Ran) -> None:
    """With whoever states a fact, sources, notes, name and printing."""
    fact = {"path": "a.one", "value": 5, "by": "public", "source": ["S1"], "note": "seen"}
    printing = {"language": "de", "year": 2020, "publisher": "one"}
    box = {"name": "Mine", "printing": printing, "sources": {"S1": "x"}, "facts": [fact]}

    assert ran(MODULE, "return page.written(page.from(given.box, page.empty()));", box=box) == box


TABS = """
const kept = {};
globalThis.localStorage = {
  getItem: key => kept[key] ?? null,
  setItem: (key, text) => { kept[key] = text; },
  removeItem: key => { delete kept[key]; },
};
const answer = value => ({value, seen: null, by: "book", source: [], note: ""});
let [here, there] = [page.recalled("biblios"), page.recalled("biblios")];
here = {...here, answers: {"a.one": answer(1)}};
page.remember("biblios", here);
const [key] = Object.keys(kept);
const seen = [page.elsewhere("monastery", key, there), page.elsewhere("biblios", key, here)];
there = page.elsewhere("biblios", key, there) ?? there;
there = {...there, answers: {...there.answers, "a.two": answer(2)}};
page.remember("biblios", there);
here = page.elsewhere("biblios", null, here) ?? here;
delete globalThis.localStorage;
return [seen, Object.keys(here.answers)];
"""


def test_two_tabs_overwrite_nothing(ran: Ran) -> None:
    """Each goes on from what the other has answered; what another game's form says is no news."""
    assert ran(MODULE, TABS) == [[None, None], ["a.one", "a.two"]]
