"""The first page and the sheet on which a table is set up: what is kept from last time."""

import re

from playwright.sync_api import Page, expect

from browser.table import Person

# Last time several people shared a screen, in pairs and without icons; before that, time was short.
LAST = """localStorage['chapterhouse.plan.monastery'] = JSON.stringify({
  chairs: [{kind: 'me', name: 'Anna'}, {kind: 'me', name: 'Bram'},
           {kind: 'bot', level: 'greedy'}, {kind: 'bot', level: 'greedy'}],
  options: {icons: 'off', teams: 'paired'},
  watched: false,
  clock: {kind: 'fischer', seconds: 600, increment: 10, flag: '6'},
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

    expect(chosen.get_by_role("button")).to_have_count(3)  # one for all of them
    expect(chosen).to_contain_text("icons: off")
    expect(chosen).to_contain_text("Time: 10 mins + 10 secs")

    sheet.get_by_text("More choices").click()
    sheet.get_by_role("radio", name="For the match").check()
    sheet.get_by_label("When it is up").select_option("the match is broken off")
    expect(chosen).to_contain_text("Time: 30 mins")

    told_where_it_is_pressed(page)
    Person(page).wait()
    pause(page)
    look_at_the_first_page(page)


def told_where_it_is_pressed(page: Page) -> None:
    """Why no table was opened is in sight, however much there is to choose."""
    page.set_viewport_size({"width": 390, "height": 500})
    opened = re.compile(r"/api/tables(\?|$)")
    page.route(opened, lambda route: route.fulfill(status=429, json={}))
    page.get_by_role("button", name="Start playing").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_be_in_viewport(ratio=1)
    page.unroute(opened)
    page.get_by_role("button", name="Start playing").click()
    page.set_viewport_size({"width": 1440, "height": 900})


def pause(page: Page) -> None:
    """Whoever plays alone agrees alone; meanwhile nothing is asked, and no time runs."""
    person = Person(page)
    clock = page.get_by_role("button", name="This table. Time")
    expect(clock).to_contain_text(re.compile("(30:00|29:5)"))
    clock.click()
    expect(page.get_by_role("dialog")).to_contain_text("is broken off, and does not count")
    page.get_by_role("button", name="Agree to a pause").click()
    page.keyboard.press("Escape")
    expect(person.prompt).to_contain_text("The table pauses.")
    expect(person.options).to_have_count(0)
    person.prompt.get_by_role("button", name="End the pause").click()
    person.wait()


def look_at_the_first_page(page: Page) -> None:
    """The table is found there, and comes back if it was removed by a slip."""
    page.get_by_role("link", name="Chapterhouse").click()
    mine = page.get_by_role("region", name="Your tables")
    expect(mine).to_contain_text("Your turn")
    expect(mine).to_contain_text("the study round begins")
    mine.get_by_role("button", name="Remove from this list").click()
    expect(mine.get_by_role("link", name="Go on playing")).to_have_count(0)
    mine.get_by_role("button", name="Undo").click()
    expect(mine.get_by_role("link", name="Go on playing")).to_be_focused()
