"""A person who uses the page: opens a table, answers questions, by mouse or by keyboard."""

import random
import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

from browser import opening

LEGAL: Final = "button[aria-disabled=false]"
PATIENCE: Final = 20_000  # milliseconds until a test takes the page for stuck
MOMENT: Final = 400  # milliseconds that a question is to be seen before it can be answered
# Done when what is there by now has been drawn, and what follows from where it then lies.
FRAMES: Final = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
PROMPT: Final = "section.prompt"  # found by its class: asking for roles is slow, and asked often
# Whether the page waits for this person or for nobody, and what it shows; nothing while it waits
# for others, or still shows what was before.
SEEN: Final = """before => {
  const end = window.turnsEnd && document.querySelector('.prompt .end');
  if (end) return end.click();
  const over = document.querySelector('#verdict');
  const legal = 'section.prompt :is(ul.options, .near) button[aria-disabled=false]'
    + ', section.prompt > :is(.unfold[aria-expanded=false], .end)';
  if (document.querySelector('section.prompt[aria-busy=true]')) return;
  if (!over && !document.querySelector(legal)) return;
  const text = document.querySelector('main').innerText;
  return text !== before && {state: over ? 'over' : 'asked', text};
}"""
# Something else is asked than before, and nothing is on its way.
GONE_ON: Final = """before => document.querySelector('main').innerText !== before
  && !document.querySelector('.prompt [role=status] > .spoken')?.innerText"""
# Whether something has the focus, as somebody without a mouse needs it.
HELD: Final = "document.activeElement !== document.body"
BORNE: Final = re.compile(r"\(number (\d)\)")
# A point that belongs to a drawn place and to nothing before it.
INSIDE: Final = """place => {
  const box = place.getBoundingClientRect();
  for (let part = 0; part < 400; part++) {
    const x = box.x + (box.width * (part % 20 + 0.5)) / 20;
    const y = box.y + (box.height * (Math.floor(part / 20) + 0.5)) / 20;
    if (place.contains(document.elementFromPoint(x, y))) return [x, y];
  }
}"""

# The page takes every press for one that came later: whoever plays here reads in no time at all,
# unless they are hasty just now.
PATIENT: Final = """if (!window.patient) {
  window.patient = true;
  const {get} = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp');
  Object.defineProperty(Event.prototype, 'timeStamp', {
    get() { return get.call(this) + (window.hasty ? 0 : 1000); },
  });
}"""


# Turns end by themselves; those of a page that was open before are ended as soon as they can be.
TURNS_END: Final = """window.turnsEnd = true;
try {
  const place = 'chapterhouse.settings';
  const kept = JSON.parse(localStorage.getItem(place) ?? '{}');
  localStorage.setItem(place, JSON.stringify({...kept, turnsEnd: true}));
} catch {} // some pages may keep nothing"""


SPOKEN: Final = {"en": "English", "de": "Deutsch", "fr": "Français", "ru": "Русский"}


def speak(page: Page, language: str) -> None:
    """Choose a language in the settings, on any page."""
    page.locator(".top .tools > button").last.click()
    page.locator(".settings label", has_text=SPOKEN[language]).click()  # by role it takes longer
    page.keyboard.press("Escape")


def drawn(page: Page) -> None:
    """Wait until the page is to be seen as it now is."""
    page.evaluate(FRAMES)


def read(page: Page) -> None:
    """Read what is asked, for a moment and a little more from when it is to be seen."""
    drawn(page)
    page.wait_for_timeout(MOMENT + 50)


KEPT: Final = [
    r"([\s(](?:\d|I{1,3}|IV))-(?=[^\W\d_](?!\w))",
    r"([\s(«’'][^\W\d_]{1,3})-(?=[a-zß-öø-ÿœа-яё])",
    r"([\s(«’'][^\W\d_]+)-(?=[a-zß-öø-ÿœа-яё]{1,5}(?!\w))",
]


def unbroken(text: str) -> str:
    """A text as the page shows it: names such as IV-A do not break, nor words with a short part."""
    for kept in KEPT:
        text = re.sub(kept, "\\1\u2011", text)
    return text


class Person:
    """Somebody at a page; patient, unless a test is about presses that come too early, and whose
    turns end by themselves, unless it is about their end.
    """

    def __init__(
        self, page: Page, seed: int = 1, *, game: str = "biblios", patient: bool = True,
        turns_end: bool = True,
    ) -> None:  # fmt: skip
        self.page: Final = page
        for wish in [PATIENT] * patient + [TURNS_END] * turns_end:
            page.add_init_script(wish)
            page.evaluate(wish)
        self.game: Final = game
        self.luck: Final = random.Random(seed)  # noqa: S311 - a test may be foretold

    @property
    def prompt(self) -> Locator:
        return self.page.locator(PROMPT)

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("region", name="The board", exact=True)

    @property
    def question(self) -> str:
        """What is asked."""
        return self.prompt.get_by_role("heading").inner_text()

    @property
    def options(self) -> Locator:
        """What may be chosen, numbers apart."""
        return self.prompt.locator(f"li {LEGAL}")

    def sheet(self, address: str = "") -> Locator:
        """Open the sheet on which a table is ordered."""
        # What arrives later (letters, tables of one's own) moves what is about to be pressed.
        self.page.goto(f"{address}/", wait_until="networkidle")
        self.page.get_by_role("button", name=f"Play {self.game.title()} against bots").click()
        sheet = self.page.get_by_role("dialog")
        expect(sheet).to_be_visible()
        return sheet

    def start(self, seats: int = 3, address: str = "", **options: str) -> None:
        """Sit down with bots, under such options of the game."""
        sheet = self.sheet(address)
        sheet.get_by_role("radio", name=str(seats), exact=True).check()
        if options:
            sheet.get_by_text("More choices").click()
        for name, word in options.items():
            label = re.compile(f"^{re.escape(name)}$", re.IGNORECASE)
            sheet.get_by_label(label).select_option(word)
        sheet.get_by_role("button", name="Start playing").click()
        self.wait()

    def sit(self, seats: int = 3, address: str = "") -> None:
        """Sit down with bots without pressing anything."""
        opening.new(self.page, address, self.game, seats)
        self.wait()

    def resume(self, moment: opening.Moment) -> None:
        """Sit down in the middle of a match."""
        opening.resume(self.page, "", self.game, moment)
        self.wait()

    def asked(self, question: str, seats: int = 2) -> None:
        """Sit down where these words are asked."""
        self.resume(opening.asking(self.game, seats, question))

        expect(self.prompt.get_by_role("heading")).to_contain_text(question)

    def wait(self) -> str:
        """Wait until this person is asked, or until it is over; tell which."""
        return self.look()["state"]

    def look(self, before: str = "") -> dict[str, str]:
        """The same, once it no longer shows what it showed before: its state, and its text.

        Looked for in each frame: from the frame on in which a question stands it can be answered.
        """
        handle = self.page.wait_for_function(SEEN, arg=before, timeout=PATIENCE, polling="raf")
        seen: dict[str, str] = handle.json_value()
        return seen

    def unfold(self, name: str = "Not possible") -> Locator:
        """Unfold what is refused, or what the board offers too; give the refused options shown."""
        for folded in self.prompt.locator(".unfold[aria-expanded=false]", has_text=name).all():
            folded.click()
        return self.prompt.locator("li button.refused")

    def choose(self, wish: str = "") -> None:
        """Choose something that is allowed, by mouse: what is wished for, if it is there; of
        numbers the least.
        """
        self.unfold("in a list")
        numbers = self.prompt.locator(f".near {LEGAL}")
        if numbers.count() and self.luck.random() < 0.3:
            numbers.first.click()
            return
        wished = self.options.filter(has_text=re.compile(wish, re.IGNORECASE))
        allowed = wished if wish and wished.count() else self.options
        allowed.nth(self.luck.randrange(allowed.count())).click()

    def press(self) -> None:
        """Choose something that is allowed, by its key; or say a number in the field, or choose on
        the board.
        """
        self.unfold("in a list")
        numbers = self.prompt.locator(f".near {LEGAL}")
        if numbers.count() and self.luck.random() < 0.3:
            self.page.keyboard.type(numbers.first.inner_text().strip())
            self.page.keyboard.press("Enter")
            return
        places = self.board.locator(f":is({LEGAL}.target, [role=button][aria-disabled=false])")
        if places.count() and self.luck.random() < 0.3:
            places.nth(self.luck.randrange(places.count())).focus()
            self.page.keyboard.press("Enter")
            return
        allowed = self.options
        one = allowed.nth(self.luck.randrange(allowed.count()))
        shortcut = one.get_attribute("aria-keyshortcuts")
        number = BORNE.search(one.inner_text())
        if number and shortcut and shortcut.isdigit():
            assert shortcut == number[1], "the key is not the number of the box"
        if not shortcut:
            one.focus()
        self.page.keyboard.press(shortcut or "Enter")

    def play(self, choices: int = 1000, *, keys: bool = False, wish: str = "") -> str:
        """Answer so many questions, or to the end; tell how it stands."""
        seen = self.look()
        for _ in range(choices):
            assert self.page.evaluate(HELD), "the focus is lost"
            if seen["state"] != "asked":
                break
            self.press() if keys else self.choose(wish)
            seen = self.look(seen["text"])
        return seen["state"]

    def until(self, question: str, wish: str = "") -> None:
        """Go on until a question with these words is asked, by way of what is wished for."""
        while self.wait() == "asked" and question not in self.question:
            self.play(1, wish=wish)

        expect(self.prompt.get_by_role("heading")).to_contain_text(question)

    def told(self, words: str) -> Locator:
        """What the chronicle tells of this person in these words, and not of somebody else."""
        lines = self.page.get_by_role("log").locator("li")
        return lines.filter(has_text=re.compile(f"You .*{re.escape(words)}"))

    def point(self, place: Locator) -> None:
        """Move the mouse onto a place of a drawing, whatever its shape."""
        place.scroll_into_view_if_needed()
        x, y = place.evaluate(INSIDE)
        self.page.mouse.move(x, y)


def verdict(page: Page) -> Locator:
    """How it ended; points that are counted one by one are not waited for."""
    counting = page.locator(".ending[aria-busy=true]").get_by_role("button", name="Show the result")
    if counting.count():
        counting.click()
    shown = page.get_by_role("region").filter(has=page.locator("#verdict"))
    expect(shown).to_be_visible()
    return shown
