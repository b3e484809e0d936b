"""The first page and the sheet on which a table is set up: what is kept from last time."""

from playwright.sync_api import Page, expect

from browser.table import Person

# Last time several people shared a screen, in pairs and without icons.
LAST = """localStorage['chapterhouse.plan.monastery'] = JSON.stringify({
  chairs: [{kind: 'me', name: 'Anna'}, {kind: 'me', name: 'Bram'},
           {kind: 'bot', level: 'greedy'}, {kind: 'bot', level: 'greedy'}],
  options: {icons: 'off', teams: 'paired'},
  watched: false,
})"""


def test_what_was_chosen_last_time_is_in_sight(page: Page) -> None:
    """It can be set back, and only what so many can play is offered; nobody is at this screen who
    was not asked for.
    """
    page.goto("/nowhere")
    page.evaluate(LAST)
    sheet = Person(page, game="monastery").sheet()
    chosen = sheet.get_by_role("group", name="Chosen by you")

    expect(sheet.get_by_role("radio", name="Bots")).to_be_checked()
    expect(chosen).to_contain_text("teams: paired")

    chosen.get_by_role("button", name="nobody may watch").click()
    sheet.get_by_role("radio", name="3", exact=True).check()

    expect(chosen.get_by_role("button")).to_have_count(1)
    expect(chosen).to_contain_text("icons: off")

    sheet.get_by_role("button", name="Start playing").click()
    Person(page).wait()
    look_at_the_first_page(page)


def look_at_the_first_page(page: Page) -> None:
    """The table is found there, and comes back if it was removed by a slip."""
    page.get_by_role("link", name="Chapterhouse").click()
    mine = page.get_by_role("region", name="Your tables")
    expect(mine).to_contain_text("Your turn")
    expect(mine).to_contain_text("the study round begins")
    mine.get_by_role("button", name="Remove from this list").click()
    expect(mine.get_by_role("link")).to_have_count(0)
    mine.get_by_role("button", name="Undo").click()
    expect(mine.get_by_role("link", name="Go on playing")).to_be_focused()
