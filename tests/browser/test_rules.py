"""The rulebook in the browser: what is sought is found, and marked, in the reader's language."""

import re

from playwright.sync_api import Page, expect

from browser.table import PATIENT, PROMPT

SOUGHT = [  # and what is marked, if anything is found
    ("de", "grosse", "große"),
    ("fr", "VOEU", "vœu"),
    ("ru", "zzz", ""),
    ("ru", "еще", "ещё"),
]


def test_rules_are_found(page: Page) -> None:
    """Words are found however they are written; the number of hits is said, and none as well."""
    page.goto("/rules/monastery/de")
    rules = page.locator(".book ol.rules > li")

    expect(rules).to_have_count(270)

    for language, sought, marked in SOUGHT:
        page.get_by_role("combobox").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.keyboard.press("/")
        page.get_by_role("searchbox").fill(sought)

        if marked:
            expect(rules.locator("mark").first).to_have_text(re.compile(marked, re.IGNORECASE))
        else:
            expect(rules).to_have_count(0)
            expect(page.get_by_role("status")).to_contain_text("Ни в одном правиле этого нет")


def test_what_stands_behind_a_rule_is_folded_away(page: Page) -> None:
    """A rule is found by its number, its source told when its mark is pressed."""
    page.goto("/rules/biblios/en")
    rules = page.locator(".book ol.rules > li")
    page.get_by_role("searchbox").fill("bib-gift-5")

    expect(page.get_by_role("status")).to_have_text("One rule")
    expect(rules.locator("mark")).to_have_text("BIB-GIFT-5")
    expect(rules.locator("details p").first).to_be_hidden()

    rules.locator("summary").click()

    expect(rules.locator("details p").first).to_have_text("from the rulebook")

    page.get_by_role("searchbox").press("Escape")

    expect(rules).to_have_count(188)


def test_an_example_is_tried(page: Page) -> None:
    """Behind a rule lies a picture of an example; it is opened, and played on from there."""
    page.add_init_script(PATIENT)
    page.goto("/rules/biblios/en#BIB-AUCT-8")
    refused = "Karl cannot do this: bid 1 gold."
    rule = page.locator("[id='BIB-AUCT-8']")
    rule.locator("summary").click()

    expect(rule.locator("figure .picture")).to_be_visible()
    expect(rule.locator("figcaption")).to_contain_text(refused)

    rule.get_by_role("link", name="Try it from here").click()
    asked = page.locator(PROMPT)

    expect(asked).to_contain_text(refused)

    asked.get_by_role("button", name="Try it from here").click()
    asked.get_by_role("button", name="Pass").click()

    expect(page.locator(".chronicle")).to_contain_text("Karl passes.")

    asked.get_by_role("button", name="Back to the example").click()

    expect(asked).to_contain_text(refused)
