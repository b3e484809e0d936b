"""What passes by itself is asked for again by the page, and said meanwhile."""

from page.conftest import Ran

PATIENT = """
const waits = [], codes = [...given.words];
let found = null;
try {
  found = await page.patiently(
    async () => { const code = codes.shift(); if (code) throw code; return "done"; },
    error => error === "behind",
    async wait => { waits.push(wait); },
  );
} catch (error) { found = error; }
return [found, waits.length, waits.every((wait, at) => !at || wait < 4 * waits[at - 1])];
"""
SOCKET = """
const told = [], sent = [], after = [], wires = [];
const socket = new page.TableSocket({
  open() { const wire = { send: text => sent.push(JSON.parse(text)), close() {} };
    wires.push(wire); return wire; },
  hello: () => ({ type: "hello", key: null, language: "en" }),
  read: JSON.parse,
  after(time, call) { after.push({ time, call }); return () => {}; },
  tell: news => told.push(news),
});
const hear = message => wires.at(-1).onmessage({ data: JSON.stringify(message) });
const position = ply => ({ type: "position", ply, first: 0, lines: [], past: 0 });
socket.open();
"""
CLOSED = """
hear({ type: "closed", code: given.word, text: "wait", again: true });
after.at(-1).call();
return [told, wires.length];
"""
REFUSED = """
hear(position(3));
socket.act(7, false);
hear({ type: "refused", ply: 3, code: given.word, text: "wait", rule: null, talk: false });
const busy = socket.busy;
for (const { time, call } of after) if (time < 1000) call();
hear(position(4));
for (const { time, call } of after) if (time < 1000) call();
return [busy, sent.filter(({ type }) => type === "act").length, socket.busy];
"""


def test_what_passes_is_asked_for_again(ran: Ran) -> None:
    """Later each time, and not for ever; anything else is told at once."""
    assert ran("patience", PATIENT, words=[]) == ["done", 0, True]
    assert ran("patience", PATIENT, words=["behind"] * 2) == ["done", 2, True]
    assert ran("patience", PATIENT, words=["behind"] * 9) == ["behind", 4, True]
    assert ran("patience", PATIENT, words=["behind", "no-such-table"])[:2] == ["no-such-table", 1]


def test_a_line_is_opened_again_where_the_server_says_so(ran: Ran) -> None:
    """Where it has yet to see what happened, that is what is said meanwhile."""
    lost = {"type": "link", "link": "lost"}

    assert ran("socket", SOCKET + CLOSED, word="behind") == [[{**lost, "why": "wait"}], 2]
    assert ran("socket", SOCKET + CLOSED, word="too-slow") == [[{**lost, "why": ""}], 2]


def test_an_answer_is_sent_again_that_was_refused_for_the_time_being(ran: Ran) -> None:
    """Until it has been taken; what is refused for good is not."""
    assert ran("socket", SOCKET + REFUSED, word="behind") == [True, 2, False]
    assert ran("socket", SOCKET + REFUSED, word="stale") == [False, 1, False]
