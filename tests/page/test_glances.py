"""How many tables stand: asked in portions that the server takes."""

from page.conftest import Ran

ASK = """
const sizes = [];
const tables = given.ids.map(id => [id, {host: id, mine: {}}]);
const found = await page.glances(tables, async asked => {
  sizes.push(asked.length);
  if (sizes.length === given.fails) throw new Error("no answer");
  return asked.map(({ table, key }) => ({ names: [table, key] }));
});
return [sizes, Object.entries(found).map(([id, { names }]) => [id, ...names])];
"""


def test_every_table_is_asked_for(ran: Ran) -> None:
    """What gets no answer is left out, and keeps nobody from the others."""
    ids = [f"t{number}" for number in range(50)]

    assert ran("house/glances", ASK, ids=ids) == [[24, 24, 2], [[one] * 3 for one in ids]]

    sizes, found = ran("house/glances", ASK, ids=ids, fails=2)

    assert sizes == [24, 24, 2]
    assert [one for one, *_ in found] == [*ids[:24], *ids[48:]]
    assert ran("house/glances", ASK, ids=[]) == [[], []]
