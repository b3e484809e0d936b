"""The list of tables that several browsers of one person share."""

from itertools import permutations
from typing import Any

from page.conftest import Ran

SECRET = "A" * 43
MERGE = "return given.lists.reduce(page.merge)"


def entry(when: int, since: int = 0, **keys: Any) -> dict[str, Any]:  # noqa: ANN401 - as JSON
    """A table as a browser knows it, whose keys came to be known then."""
    plain: dict[str, Any] = {
        "game": "biblios",
        "title": "Biblios",
        "host": None,
        "mine": {},
        "friends": {},
    }
    found = {**plain, **keys, "when": when}
    seats = [f"{whose}.{seat}" for whose in ("mine", "friends") for seat in found[whose]]
    return {**found, "since": dict.fromkeys([*seats, *(["host"] if found["host"] else [])], since)}


def a_list(gone: dict[str, int] | None = None, **tables: Any) -> dict[str, Any]:  # noqa: ANN401 - as above
    return {"tables": tables, "leagues": {}, "tournaments": {}, "gone": gone or {}}


def of_clubs(
    gone: dict[str, int] | None = None,
    leagues: dict[str, Any] | None = None,
    cups: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """A list of memberships and tournaments."""
    return a_list(gone) | {"leagues": leagues or {}, "tournaments": cups or {}}


def cup(when: int, organiser: str | None, own: str | None, **since: int) -> dict[str, Any]:
    """A tournament as a browser knows it."""
    return {"name": f"Cup {when}", "when": when, "host": organiser, "key": own, "since": since}


def test_lists_are_united_whichever_comes_first(ran: Ran) -> None:
    """Tables of all browsers; of each key the one that is known later; what was forgotten goes,
    unless somebody came to it after that.
    """
    lists = [
        a_list(one=entry(5, 3, mine={"0": "old"}, host="host"), two=entry(4, mine={"1": "b"})),
        a_list(one=entry(4, 7, mine={"0": "new"}), three=entry(9, mine={"0": "c"})),
        a_list({"two": 6, "three": 6}, one=entry(6, 2, mine={"0": "lost", "1": "other"})),
    ]
    found = [ran("keyring/merge", MERGE, lists=order) for order in permutations(lists)]

    assert all(one == found[0] for one in found)
    assert set(found[0]["tables"]) == {"one", "three"}
    one = found[0]["tables"]["one"]
    assert (one["mine"], one["host"], one["when"]) == ({"0": "new", "1": "other"}, "host", 6)
    assert found[0]["gone"] == {"two": 6, "three": 6}
    again = ran("keyring/merge", MERGE, lists=[found[0], *lists])
    assert again == found[0]


def test_memberships_and_tournaments_are_united_likewise(ran: Ran) -> None:
    """Of a tournament each key that is known later; a membership that was left stays so."""
    one, two, three = ({"league": "l", "title": f"T{n}", "when": n} for n in (1, 2, 3))
    lists = [
        of_clubs(leagues={"a": one, "b": one}, cups={"c": cup(4, "old", "mine", host=1, key=5)}),
        of_clubs(leagues={"a": two}, cups={"c": cup(6, "new", "lost", host=2, key=3)}),
        of_clubs({"b": 2, "d": 2}, {"e": three}, {"d": cup(1, None, "k", key=1)}),
    ]
    found = [ran("keyring/merge", MERGE, lists=order) for order in permutations(lists)]

    assert all(each == found[0] for each in found)
    assert found[0]["leagues"] == {"a": two, "e": three}
    assert found[0]["tournaments"] == {"c": cup(6, "new", "mine", host=2, key=5)}
    same = "return page.same(given.one, given.other)"
    assert not ran("keyring/merge", same, one=of_clubs(leagues={"a": one}), other=of_clubs())
    assert not ran(
        "keyring/merge", same, one=of_clubs(cups={"a": cup(1, "h", None)}), other=of_clubs()
    )


def test_a_list_stays_as_short_as_the_server_takes(ran: Ran) -> None:
    """Of a thousand tables the last ones, of a thousand forgotten ones 200; sealed it fits."""
    key = "k" * 32
    tables = {f"table{n:04}": entry(n, n, mine={"0": key}, title="Игра") for n in range(1_000)}
    code = """const none = {tables: {}, leagues: {}, tournaments: {}, gone: {}};
const list = page.fitting(page.merge(given.list, none));
return {list, bytes: new TextEncoder().encode(JSON.stringify(list)).length};"""
    gone = {f"gone{n}": n for n in range(1_000)}
    found = ran("keyring/merge", code, list=a_list(gone, **tables))
    sealed = ran(
        "keyring/seal", "return page.sealer(given.secret).seal(given.text).length",
        secret=SECRET, text="x" * found["bytes"],
    )  # fmt: skip

    kept = found["list"]["tables"]
    assert 50 < len(kept) < 300
    assert min(kept) == f"table{1_000 - len(kept):04}"
    assert len(found["list"]["gone"]) == 200
    assert sealed <= 49_152


def test_what_is_sealed_opens_by_its_secret_alone(ran: Ran) -> None:
    """Never twice the same; its place says nothing of its key; what was changed does not open."""
    code = """const one = page.sealer(given.secret), other = page.sealer(page.fresh());
const [first, second] = [one.seal("Tische ü"), one.seal("Tische ü")];
const fails = (work) => { try { work(); return false; } catch { return true; } };
const turned = first.slice(0, 60) + (first[60] === "A" ? "B" : "A") + first.slice(61);
return [first !== second, one.open(second), fails(() => other.open(first)),
  fails(() => one.open(turned)), fails(() => one.open("")),
  one.place, first.includes(one.place)];"""
    *told, place, written = ran("keyring/seal", code, secret=SECRET)

    assert told == [True, "Tische ü", True, True, True]
    assert len(place) == 43
    assert place != SECRET
    assert not written
    fresh = ran("keyring/seal", "return [page.fresh(), page.fresh()]")
    assert fresh[0] != fresh[1]
    assert ran("keyring/seal", "return given.all.map(page.isSecret)", all=[*fresh, "", "../x"]) == [
        True, True, False, False,
    ]  # fmt: skip


def test_what_another_browser_wrote_is_read_with_care(ran: Ran) -> None:
    """Names that no table has are left out, keys that are none as well."""
    code = "return page.listOf(given.text)"
    text = """{"tables": {"good_-1": {"mine": {"0": "k", "x": "y", "1": 5}, "title": 3},
      "../away": {}, "__proto__": {}, "": {}}, "gone": {"a": "1"}, "more": 1,
      "leagues": {"key": {"league": "l", "title": 7}}, "tournaments": {"cup": {"host": 1}}}"""
    found = ran("keyring/whole", code, text=text)

    assert list(found["tables"]) == ["good_-1"]
    assert found["tables"]["good_-1"]["mine"] == {"0": "k"}
    assert found["tables"]["good_-1"]["title"] == ""
    assert found["gone"] == {"a": 1}
    assert found["leagues"] == {"key": {"league": "l", "title": "", "when": 1}}
    assert found["tournaments"]["cup"]["host"] is None
    old = ran("keyring/whole", code, text='{"tables": {"one": {}}, "gone": {}}')
    assert (list(old["tables"]), old["leagues"], old["tournaments"]) == (["one"], {}, {})
    assert ran("keyring/whole", code, text="[]") == a_list()


RENEW = """
const tables = {one: {mine: given.mine, made: "waits"}};
globalThis.localStorage = {
  getItem: key => JSON.stringify(key === "chapterhouse.tables" ? tables : null),
  setItem: (key, text) => key === "chapterhouse.tables" && Object.assign(tables, JSON.parse(text)),
  removeItem: () => {},
};
const asked = [];
const lock = async (id, seat, key, made) => {
  asked.push([seat, key, made === "waits" ? made : "fresh"]);
  const answer = given.answers.shift();
  if (answer) throw answer;
};
const cut = error => error === "lost";
const failed = await page.renewed("one", Object.keys(tables.one.mine).map(Number), lock, cut).then(
  () => null, error => error);
delete globalThis.localStorage;
const mine = Object.entries(tables.one.mine).map(([seat, key]) =>
  [seat, ["waits", "old", "other"].includes(key) ? key : "fresh"]);
return [failed, asked, Object.fromEntries(mine), tables.one.made];
"""


def test_a_key_that_waits_for_its_answer_is_sent_anew(ran: Ran) -> None:
    """A seat may open by it already, though not the first; while nobody answers it waits."""
    mine = {"0": "old", "1": "other"}
    found = ran("keyring/renew", RENEW, mine=mine, answers=["refused", None, None])
    sent = [[0, "old", "waits"], [1, "other", "waits"], [0, "old", "fresh"]]
    assert found == [None, sent, {"0": "fresh", "1": "waits"}, None]

    found = ran("keyring/renew", RENEW, mine={"0": "old"}, answers=["lost"])
    assert found == ["lost", [[0, "old", "waits"]], {"0": "old"}, "waits"]


STORED = """
const stored = {...given.stored};
globalThis.localStorage = {
  getItem: key => stored[key] ?? null,
  setItem: (key, text) => { stored[key] = text; },
  removeItem: key => { delete stored[key]; },
};
try { return await (async () => {%s})(); } finally { delete globalThis.localStorage; }
"""


def test_a_sign_in_ends_where_it_was_begun(ran: Ran) -> None:
    """Once, and in time; what somebody else began, and sends one the end of, leads nowhere. Several
    tabs may do so at once.
    """
    code = """
page.keep("one", "sealed 1", 1000);
page.keep("two", "sealed 2", 2000);
const found = ["elsewhere", "__proto__", "two", "two", "one"].map(state => page.take(state, 3000));
const left = Object.keys(stored);
page.keep("late", "sealed 3", 4000);
return [found, left, page.take("late", 4000 + 900000), Object.keys(stored)];
"""
    found = ran("keyring/waiting", STORED % code, stored={})
    assert found == [[None, None, "sealed 2", None, "sealed 1"], [], None, []]

    many = """
for (let n = 0; n < 9; n++) page.keep(`${n}`, "sealed", n);
return [0, 3, 4, 8].map(n => page.take(`${n}`, 10));
"""
    assert ran("keyring/waiting", STORED % many, stored={}) == [None, None, "sealed", "sealed"]
    spoilt = {"chapterhouse.signing-in": '{"one": 5, "two": {"pending": 7, "when": "x"}}'}
    assert ran("keyring/waiting", STORED % 'return page.take("one")', stored=spoilt) is None


def test_what_a_provider_sends_back(ran: Ran) -> None:
    """A state and a code, and who says so; whoever did not agree there brings no code."""
    code = "return given.all.map(page.brought)"
    all_of = [
        "?code=c&state=s&iss=i",
        "?code=c&state=s",
        "?error=access_denied&state=s",
        "",
        "?code",
    ]
    assert ran("keyring/waiting", code, all=all_of) == [
        {"state": "s", "code": "c", "issuer": "i"}, {"state": "s", "code": "c", "issuer": None},
        {"state": "s", "code": None, "issuer": None}, None, None,
    ]  # fmt: skip


SHARE = """
const done = [];
const ways = {
  attach: async (own, gone) => { done.push(["attach", own, gone]); return given.leads.shift(); },
  make: async own => { done.push(["make", own]); },
  join: async other => { done.push(["join", other]); return !given.gone.includes(other); },
};
return [await page.shared("own", ways), done];
"""


def test_a_browser_and_an_account_come_to_one_list(ran: Ran) -> None:
    """That of the account, if there is one; what is gone makes room for that of the browser; where
    others are always first, it gives up.
    """
    first = [True, [["attach", "own", None], ["make", "own"]]]
    assert ran("keyring/sharing", SHARE, leads=["own"], gone=[]) == first
    other = [True, [["attach", "own", None], ["join", "A"]]]
    assert ran("keyring/sharing", SHARE, leads=["A"], gone=[]) == other
    gone = [
        True,
        [["attach", "own", None], ["join", "A"], ["attach", "own", "A"], ["make", "own"]],
    ]
    assert ran("keyring/sharing", SHARE, leads=["A", "own"], gone=["A"]) == gone
    given_up = ran("keyring/sharing", SHARE, leads=["A", "B", "C"], gone=["A", "B", "C"])
    assert given_up[0] is False


def test_tables_are_taken_off_a_device(ran: Ran) -> None:
    """Those that lie in the list, and no others: neither what is played here alone, nor what the
    list had no room for.
    """
    tables = '{"listed": {"when": 2}, "here": {"when": 1, "offline": true}, "old": {"when": 1}}'
    stored = {
        "chapterhouse.tables": tables,
        "chapterhouse.forgotten": '{"gone": 1}',
        "chapterhouse.leagues": '[{"member": "m", "league": "l"}, {"member": "n", "league": "k"}]',
        "chapterhouse.tournaments": '{"c": {"key": "k"}}',
    }
    code = "page.drop(given.list); return [page.list(), stored['chapterhouse.tables']]"
    listed = a_list(listed=entry(1), here=entry(1))
    listed |= {"leagues": {"m": {}}, "tournaments": {"c": {}}}
    found, tables = ran("keyring/whole", STORED % code, stored=stored, list=listed)
    assert list(found["tables"]) == ["old"]
    assert (list(found["leagues"]), found["tournaments"], found["gone"]) == (["n"], {}, {})
    assert '"here"' in tables


EXCHANGE = """
const place = given.place, store = given.store, asked = [];
globalThis.localStorage = {
  getItem: key => key in store ? JSON.stringify(store[key]) : null,
  setItem: (key, text) => { store[key] = JSON.parse(text); },
  removeItem: key => { delete store[key]; },
};
const ask = what => async (...about) => {
  asked.push([what, ...about]);
  const answer = given.answers.shift();
  if (answer) throw answer;
};
const server = Object.fromEntries(
  ["list", "account", "lock", "host", "member", "tournament"].map(what => [what, ask(what)]));
server.unanswered = error => error === "lost";
if (given.begins) page.begin(page.everything());
const waits = store[place]?.length ?? 0;
const left = await page.settle(server);
delete globalThis.localStorage;
return {waits, left, asked, store};
"""
EXCHANGES = "chapterhouse.exchanges"


def exchanged(ran: Ran, store: dict[str, Any], answers: list[str], *, begins: bool) -> Any:  # noqa: ANN401 - as JSON
    return ran(
        "keyring/exchange", EXCHANGE, place=EXCHANGES, store=store, answers=answers, begins=begins
    )


def test_no_key_is_lost_with_an_answer(ran: Ran) -> None:
    """New keys are written down first, and the same ones are sent until there is an answer: what a
    table's host, a member, an organiser and somebody who takes part had opens nothing any more.
    """
    store = {
        "chapterhouse.tables": {"one": entry(5, host="host"), "cups": entry(5, mine={"1": "own"})},
        "chapterhouse.leagues": [{"member": "m", "league": "l", "title": "T"}],
        "chapterhouse.tournaments": {"c": cup(4, "organiser", "own")},
    }
    first = exchanged(ran, store, ["lost"] * 9, begins=True)
    old = store | {EXCHANGES: first["store"][EXCHANGES]}
    assert (first["waits"], first["left"], first["store"]) == (4, 4, old)
    again = exchanged(ran, first["store"], ["", "refused", "", ""], begins=False)

    assert again["asked"] == first["asked"]
    sent = {old: made for *_, old, made in again["asked"]}
    assert list(sent) == ["organiser", "own", "m", "host"]
    assert len(set(sent.values())) == 4
    after = again["store"]
    assert (again["left"], EXCHANGES in after) == (0, False)
    assert after["chapterhouse.tables"]["one"]["host"] == sent["host"]
    assert after["chapterhouse.tables"]["cups"]["mine"] == {"1": "own"}  # it was refused
    assert after["chapterhouse.leagues"][0]["member"] == sent["m"]
    assert after["chapterhouse.tournaments"]["c"]["host"] == sent["organiser"]
    assert after["chapterhouse.tournaments"]["c"]["key"] == "own"
