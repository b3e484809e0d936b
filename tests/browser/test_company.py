"""Several people: at one screen, at two, watching; and a connection that breaks."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.server import Server
from browser.table import GONE_ON, PATIENCE, SEEN, Person
from sizes import EACH_GAME_CUT

# Whether a curtain was ever drawn, however short
NOTED = """window.curtained = false;
new MutationObserver(() => window.curtained ||= Boolean(document.querySelector('.curtain')))
  .observe(document, {childList: true, subtree: true});"""
NAMED = re.compile(r"^\w+(?: \d)?")  # who is asked
# All that the browser keeps for the page, and whether its words, which come last, are there.
ALL_KEPT = """(async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = await Promise.all(caches_.map((cache) => cache.keys()));
  return kept.flat().map(({url}) => new URL(url).pathname);
})()"""
WORDS_KEPT = f"{ALL_KEPT}.then((kept) => kept.some((path) => path.startsWith('/assets/page-')))"
# Pressed, unless the page has tried by itself meanwhile, as it does every few seconds.
TRY_AGAIN = """[...document.querySelectorAll('[role=alert] button')]
  .find(({innerText}) => innerText === 'Try again')?.click()"""
GAMES = ["biblios", "monasterium", "monastery"]
each_game = pytest.mark.parametrize("game", GAMES)
HANDS = {"biblios": "Your hand", "monasterium": "Nothing", "monastery": "Your tiles"}


def hand_of(page: Page, game: str) -> list[str]:
    """What lies in the hand shown on this page; nothing where there are no hands."""
    hand = page.get_by_role("region", name=HANDS[game]).first
    cards = [img.get_attribute("aria-label") or "" for img in hand.get_by_role("img").all()]
    return cards or hand.locator("svg .name").all_text_contents()


def order(person: Person, kinds: list[str]) -> None:
    """Order a table at which such people sit, and lay it."""
    sheet = person.sheet()
    sheet.get_by_role("radio", name=str(len(kinds)), exact=True).check()
    sheet.get_by_text("More choices").click()
    for number, kind in enumerate(kinds, 1):
        sheet.get_by_label(f"Seat {number}", exact=True).select_option(kind)
    if kinds == ["me", "me"]:
        sheet.get_by_label("Name at seat 2").fill("Björn")
    sheet.locator("button[type=submit]").click()


@pytest.mark.parametrize("game", ["biblios", "monastery"])
def test_one_screen_is_handed_over(page: Page, game: str) -> None:
    """Between two people a curtain hides everything, until the next one draws it."""
    person = Person(page, game=game)
    order(person, ["me", "me"])
    hands: dict[str, list[str]] = {}
    for _ in range(8 if game == "biblios" else 10):
        curtain = page.get_by_role("heading", name="Hand over to")
        expect(curtain.or_(person.options.first)).to_be_visible()
        if curtain.count():
            assert page.get_by_role("region", name=HANDS[game]).count() == 0
            assert page.locator("svg[role=img], svg .name").count() == 0
            assert page.get_by_role("log").count() == 0
            expect(page.locator(".top").get_by_role("button", name="Settings")).to_be_visible()

            page.get_by_role("button", name="I am").click()
            person.wait()
        hands[NAMED.findall(person.question)[0]] = hand_of(page, game)
        before = page.locator("main").inner_text()
        person.choose("end the turn")
        page.wait_for_function(GONE_ON, arg=before)

    first, second = hands.values()

    assert first != second or game == "biblios"
    assert "Björn" in hands


def test_one_screen_is_shared_where_nothing_is_hidden(page: Page) -> None:
    """At an open game nobody looks away: whoever is asked sits before the page at once."""
    page.add_init_script(NOTED)
    person = Person(page, game="monasterium")
    order(person, ["me", "me"])
    asked: set[str] = set()
    for _ in range(12):
        person.wait()
        asked.add(person.question.partition(":")[0])
        person.play(1)

    assert asked == {"Guest 1", "Björn"}
    assert not page.evaluate("curtained")


def copied(page: Page, name: str) -> str:
    """Copy a link, and give it."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name=name).click()
    address: str = page.evaluate("navigator.clipboard.readText()")
    return address


@each_game
def test_two_browsers_share_a_table(browser: Browser, page: Page, base_url: str, game: str) -> None:
    """A friend sits down by a link under a name of their own; each sees one hand only."""
    host = Person(page, game=game)
    order(host, ["me", "friend"])
    expect(page.get_by_role("heading", name="Waiting for friends")).to_be_visible()
    address = copied(page, "Copy the link to this seat")
    context = browser.new_context(base_url=base_url, locale="en-GB", reduced_motion="reduce")
    other = context.new_page()
    other.goto(address)
    expect(other.get_by_role("region", name=game.title())).to_contain_text("The aim: ")
    other.get_by_label("Under what name do you play?").fill("Björn")
    other.get_by_role("button", name="Sit down").click()
    friend = Person(other, seed=5, game=game)
    play_on([host, friend], 12)

    expect(page.get_by_text("Björn").first).to_be_visible()
    assert address.partition("#")[2] not in other.url

    mine, theirs = hand_of(page, game), hand_of(other, game)

    assert mine != theirs or not mine
    context.close()


def play_on(people: list[Person], choices: int) -> None:
    """Answer so many questions, each by whoever is asked."""
    before = dict.fromkeys(people, "")
    for _ in range(choices):
        one, seen = asked(before)
        before[one] = seen
        one.choose()


def asked(before: dict[Person, str]) -> tuple[Person, str]:
    """Whoever is asked, and what they see, once they no longer see what they saw before."""
    for _ in range(PATIENCE // 20):
        for one, text in before.items():
            if seen := one.page.evaluate(SEEN, text):
                return one, seen["text"]
            one.page.wait_for_timeout(10)
    raise AssertionError("nobody is asked")


def test_a_seat_belongs_to_whoever_sits_there(browser: Browser, page: Page, base_url: str) -> None:
    """The link of an invitation opens nothing more; the owner plays in one more browser, locks it
    out again, and is told when the host has freed the seat.
    """
    order(Person(page), ["me", "friend"])
    invitation = copied(page, "Copy the link to this seat")
    contexts = [browser.new_context(base_url=base_url, locale="en-GB") for _ in range(2)]
    owner, phone = [context.new_page() for context in contexts]
    accept(owner, invitation)

    assert {invitation.partition("#")[0]} == {owner.url, page.url}

    owner.goto("/")
    owner.goto(invitation)  # one's own is as good as none
    Person(owner).board.wait_for()
    page.goto("/")
    page.goto(invitation)
    expect(page.get_by_text("Björn sits on this seat already")).to_be_visible()
    page.get_by_role("button", name="Watch the match").click()
    expect(page.get_by_text("You are watching.")).to_be_visible()
    hand_over(owner, phone)
    free(page, owner)
    run_elsewhere(page, phone)
    for context in contexts:
        context.close()


def accept(owner: Page, invitation: str) -> None:
    """Come by a link, and sit down; the address has no code any more, and the browser keeps it."""
    owner.goto(invitation)
    expect(owner.get_by_role("heading", name="A seat is kept for you")).to_be_visible()
    owner.reload()
    owner.get_by_label("Under what name do you play?").fill("Björn")
    owner.get_by_role("button", name="Sit down").click()
    Person(owner).board.wait_for()


def hand_over(owner: Page, phone: Page) -> None:
    """Open a seat in one more browser, and lock it out again."""
    owner.get_by_role("button", name="This table").click()
    owner.get_by_role("button", name="Play on another device").click()
    phone.goto(copied(owner, "Copy the link to your seat"))
    phone.get_by_role("button", name="Open the seat here").click()
    Person(phone).board.wait_for()
    expect(owner.get_by_text("2 browsers can open your seat.")).to_be_visible()
    expect(owner.get_by_text("Your seat was just opened in another window")).to_be_visible()
    owner.get_by_role("button", name="Lock others out").click()
    expect(phone.get_by_text("has locked this seat for all other browsers")).to_be_visible()
    expect(owner.get_by_text("Your seat opens in this browser alone now.")).to_be_visible()


def free(host: Page, owner: Page) -> None:
    """Free the seat of an owner who has gone, and who finds out."""
    address = owner.url
    owner.goto("/")
    host.goto(address)
    host.get_by_role("button", name="This table").click()
    host.get_by_role("button", name="Free this seat").click()
    host.get_by_role("button", name="Free the seat").click()
    expect(host.get_by_text("The host has freed the seat of Björn")).to_be_visible()
    expect(host.get_by_role("button", name="Copy the link to this seat")).to_be_visible()
    owner.goto(address)
    expect(owner.get_by_text("your host has freed this seat", exact=False)).to_be_visible()


def run_elsewhere(host: Page, other: Page) -> None:
    """Run the table in a browser that got the host's key by a link, as a server's host makes it."""
    found = "Object.values(JSON.parse(localStorage.getItem('chapterhouse.tables')))[0].host"
    other.goto("/")
    other.goto(f"{host.url}#{host.evaluate(found)}")
    other.get_by_role("button", name="This table").click()
    expect(other.get_by_label("Let others watch; what is secret stays hidden")).to_be_visible()


@each_game
def test_who_watches_sees_no_hand(browser: Browser, page: Page, base_url: str, game: str) -> None:
    """An onlooker gets the table without anybody's cards, and cannot play."""
    person = Person(page, game=game)
    person.sit(3)
    context = browser.new_context(base_url=base_url, locale="en-GB")
    other = context.new_page()
    other.goto(page.url)

    expect(other.get_by_text("You are watching.")).to_be_visible()
    expect(other.get_by_role("region", name=HANDS[game])).to_have_count(0)
    assert Person(other).options.count() == 0

    person.play(3)

    expect(other.get_by_role("log")).to_contain_text("Guest")
    context.close()


@pytest.mark.parametrize("game", GAMES if EACH_GAME_CUT else GAMES[:1])
def test_a_broken_line_mends_itself(
    browser: Browser, page: Page, tmp_path: Path, game: str
) -> None:
    """The server is killed and comes back: the page goes on where it was, without being loaded. One
    that was kept says meanwhile that the server does not answer.
    """
    server = Server(tmp_path / "tables.db")
    server.start()
    try:
        person = Person(page, game=game)
        person.sit(3, server.address)
        other = kept(browser, server.address)
        person.play(4)
        told = page.get_by_role("log").locator("li").all_inner_texts()
        server.kill()
        expect(page.get_by_text("The connection is lost.")).to_be_visible()
        says_so(other, server.address)
        server.start()
        other.evaluate(TRY_AGAIN)
        expect(other.get_by_role("heading", name="Biblios")).to_be_visible()
        expect(page.get_by_text("The connection is lost.")).to_be_hidden()
        again = page.get_by_role("log").locator("li").all_inner_texts()

        assert again[-len(told) :] == told
        assert person.play(3) in {"asked", "over"}
    finally:
        server.stop()


def says_so(page: Page, address: str) -> None:
    """A page that was not kept says that no server answers, and so does one that was."""
    for path in ("/rules/biblios", "/"):
        page.goto(f"{address}{path}")
        expect(page.get_by_role("alert")).to_contain_text("The server does not answer.")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()


def kept(browser: Browser, address: str) -> Page:
    """The first page, once the browser keeps all of it, and no answer of the server."""
    page = browser.new_context(locale="en-GB", service_workers="allow").new_page()
    page.goto(address)
    page.wait_for_function(WORDS_KEPT)

    assert all(path == "/" or path.startswith("/assets/") for path in page.evaluate(ALL_KEPT))
    return page


def test_a_tile_in_hand_is_seen_by_nobody(page: Page, browser: Browser, base_url: str) -> None:
    """Who watches sees the same as before."""
    person = Person(page, game="monastery")
    person.sit(3)
    person.until("What next")
    context = browser.new_context(base_url=base_url, locale="en-GB")
    other = context.new_page()
    other.goto(page.url)
    expect(other.get_by_text("You are watching.")).to_be_visible()
    expect(other.get_by_role("log").locator("li").first).to_be_visible()
    seen = other.locator("main").inner_text()
    person.play(1, wish="place")

    assert "Where do you place" in person.question
    assert other.locator("main").inner_text() == seen
    context.close()


def test_a_tile_in_hand_outlives_the_server(page: Page, tmp_path: Path) -> None:
    """In the middle of a choice the line breaks, then the page is loaded anew: the tile is still in
    hand, and can be put back.
    """
    server = Server(tmp_path / "tables.db")
    server.start()
    try:
        person = Person(page, game="monastery")
        person.sit(3, server.address)
        person.until("Where do you place", wish="place")
        asked = person.question
        server.kill()
        expect(page.get_by_text("The connection is lost.")).to_be_visible()
        server.start()
        expect(page.get_by_text("The connection is lost.")).to_be_hidden()
        page.reload()
        person.wait()

        assert person.question == asked

        page.get_by_role("button", name="Take back").click()
        person.until("What next")
    finally:
        server.stop()
