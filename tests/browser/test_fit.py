"""Every page in every language has room for its words, on a desktop and on small phones."""

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.legible import SIZES, look, report
from tests.browser.pages import STATES, NewPage
from tests.browser.player import hurry
from tests.browser.tables import start

LANDSCAPE = ((844, 390),)
TABLETS = ((1024, 768), (768, 1024))
LARGE = ((1440, 900), (390, 844))  # with letters of twice the size

# Pages without a state of their own.
PLAIN = ("start", "new", "me", "rules", "record", "lost", "door", "screen")


def enlarge(page: Page, text: str) -> None:
    """Set the size of all letters."""
    page.evaluate("size => document.documentElement.style.fontSize = size", text)
    page.evaluate("dispatchEvent(new Event('resize'))")


def look_at_large(page: Page, state: str) -> list[str]:
    """The same with letters of twice the size."""
    enlarge(page, "200%")
    found = look(page, f"{state} at 200 %", sizes=LARGE)
    enlarge(page, "")
    return found


def button(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).first.click()


def close(page: Page) -> None:
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")


@pytest.mark.parametrize("state", PLAIN)
def test_a_page(new_page: NewPage, state: str) -> None:
    page = new_page()
    STATES[state](page)
    report(look(page, state))


@pytest.mark.parametrize("state", ["resumed", "lobby"])
def test_a_page_with_large_letters_too(new_page: NewPage, state: str) -> None:
    page = new_page()
    STATES[state](page)
    report(look(page, state) + look_at_large(page, state))


@pytest.mark.parametrize("state", ["chosen", "discarding"])
def test_a_move(new_page: NewPage, state: str) -> None:
    page = new_page()
    STATES[state](page)
    report(look(page, state))


def test_a_turn_among_twelve(new_page: NewPage) -> None:
    """The table, what opens over it, and the table as text."""
    page = new_page()
    STATES["turn"](page)
    found = look(page, "turn") + look(page, "turn", ["uk"], LANDSCAPE + TABLETS)
    found += look_at_large(page, "turn")
    page.locator("[data-seat] .whole").nth(2).click()
    found += look(page, "player")
    close(page)
    for name in ("Settings", "Keys"):
        button(page, name)
        found += look(page, name)
        close(page)
    phones = SIZES[1:]
    for number, name in enumerate(("notebook", "log")):
        page.set_viewport_size(ViewportSize(width=phones[0][0], height=phones[0][1]))
        page.locator(".fab button").nth(number).click()
        found += look(page, name, sizes=phones)
        # A wide window has no drawers.
        page.set_viewport_size(ViewportSize(width=phones[0][0], height=phones[0][1]))
        close(page)
    page.set_viewport_size(ViewportSize(width=SIZES[0][0], height=SIZES[0][1]))
    button(page, "Table as text")
    page.locator("#text-box").wait_for()
    found += look(page, "text") + look_at_large(page, "text")
    report(found)


def test_the_ends(new_page: NewPage) -> None:
    """The end of a round, of the game, and the replay of it all."""
    page = new_page()
    start(page, game="expansion", seats=3, options={"rounds": 2})
    hurry(page, '[data-stage="between"]')
    found = look(page, "round end") + look(page, "round end", ["uk"], LANDSCAPE)
    found += look_at_large(page, "round end")
    hurry(page, ".standing")
    found += look(page, "game end")
    page.goto(page.url.replace("/t/", "/replay/"))
    page.wait_for_selector("input[type=range]")
    found += look(page, "replay")
    report(found)
