"""What is asked for once more, as its answer was lost, is asked for by the same key."""

import re

from page.conftest import Ran

ASKED = """
const kept = {}, made = [];
globalThis.sessionStorage = {
  getItem: key => kept[key] ?? null,
  setItem: (key, text) => { kept[key] = text; },
  removeItem: key => { delete kept[key]; },
};
for (const [words, answered, later] of given.asked) {
  const now = Date.now();
  Date.now = () => now + later;
  const ask = async wish => { made.push(wish.made); if (!answered) throw new Error(); };
  await page.once("/api/tables", {words}, ask).catch(() => {});
}
delete globalThis.sessionStorage;
return [made, Object.keys(kept)];
"""


def test_a_lost_answer_is_asked_for_by_the_same_key(ran: Ran) -> None:
    """In the same words, for some minutes; once it is there, the next one is new."""
    asked = [
        ("a table", False, 0), ("a table", False, 1_000), ("another", False, 0),
        ("another", True, 0), ("another", False, 0), ("another", True, 700_000),
    ]  # fmt: skip
    made, kept = ran("lost", ASKED, asked=asked)

    assert made[0] == made[1]
    assert made[2] == made[3]
    assert len({made[0], made[2], made[4], made[5]}) == 4
    assert all([re.fullmatch("[A-Za-z0-9_-]{32,80}", key) for key in made])
    assert kept == []
