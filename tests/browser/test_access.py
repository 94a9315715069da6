"""No state of any page breaks a rule of WCAG 2.2 AA that axe can see."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.player import hurry
from tests.browser.tables import become, open_table, start

RUN = """async () => {
  const found = await axe.run(document, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    resultTypes: ["violations"],
  });
  return found.violations.map(one =>
    `${one.id}: ${one.nodes.map(node => node.html.slice(0, 140)).slice(0, 3).join(" | ")}`);
}"""

# The page has adapted to its new window.
SETTLED = """async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return innerWidth === 390;
}"""

State = Callable[[Page], Any]


def visit(path: str) -> State:
    def go(page: Page) -> None:
        page.goto(path)
        page.wait_for_selector("main")

    return go


def lobby(page: Page) -> None:
    become(page, "Ann")
    page.goto(f"/t/{open_table(page, game='expansion', seats=6)}")
    page.wait_for_selector("[data-stage]")


def resumed(page: Page) -> None:
    """The first page of somebody with a game to continue, who is about to remove a table."""
    start(page, game="base", seats=5)
    open_table(page, game="expansion", seats=4)
    page.goto("/")
    page.locator(".picture svg").wait_for()
    page.get_by_role("listitem").get_by_role("button", name="Remove this table").click()


def door(page: Page) -> None:
    become(page, "Ann")
    code = open_table(page)
    page.context.clear_cookies()
    page.goto(f"/t/{code}")
    page.get_by_role("button", name="Come in").wait_for()


def my_turn(page: Page) -> None:
    start(page, game="expansion", seats=12)
    page.wait_for_selector('[data-mine="true"]', timeout=60_000)


def chosen(page: Page) -> None:
    start(page, game="base", seats=3)
    page.wait_for_selector('[data-mine="true"]')
    for slot in page.locator("[data-slot]").all():
        slot.click()
        if page.locator("[data-lit]").count():
            page.locator("[data-lit]").first.click()
            return


def discarding(page: Page) -> None:
    start(page, game="expansion", seats=3)
    page.wait_for_selector('[data-mine="true"]')
    page.locator('[data-verb="pass"]').click()
    page.locator("[data-slot]").nth(1).click()


def player_sheet(page: Page) -> None:
    my_turn(page)
    page.locator("[data-seat] .whole").nth(2).click()
    page.wait_for_selector("dialog[open]")


def settings(page: Page) -> None:
    my_turn(page)
    page.get_by_role("button", name="Settings").first.click()
    page.wait_for_selector("dialog[open]")


def screen(page: Page) -> None:
    become(page, "Ann")
    page.goto(f"/t/{open_table(page)}/screen")
    page.locator("img").first.wait_for()


STATES: dict[str, State] = {
    "start": visit("/"),
    "resumed": resumed,
    "new": visit("/new"),
    "me": visit("/me"),
    "rules": visit("/rules"),
    "record": visit("/replay"),
    "lost": visit("/t/nowhere/at/all"),
    "door": door,
    "lobby": lobby,
    "turn": my_turn,
    "chosen": chosen,
    "discarding": discarding,
    "player": player_sheet,
    "settings": settings,
    "screen": screen,
}


def check(page: Page, axe: str) -> list[str]:
    """What axe finds on a desktop in the dark, and on a phone in the light."""
    page.wait_for_timeout(200)
    page.evaluate(axe)
    found = list(page.evaluate(RUN))
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function(SETTLED)
    page.wait_for_timeout(200)
    found += page.evaluate(RUN)
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    page.set_viewport_size({"width": 1440, "height": 900})
    return found


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(new_page: NewPage, axe: str, state: str) -> None:
    page = new_page()
    STATES[state](page)
    found = check(page, axe)
    assert not found, "\n".join(found)


def test_axe_finds_nothing_at_the_ends(new_page: NewPage, axe: str) -> None:
    """The end of a round, of the game, and the replay of it all."""
    page = new_page()
    start(page, game="expansion", seats=3, options={"rounds": 2})
    hurry(page, '[data-stage="between"]')
    found = check(page, axe)
    hurry(page, ".standing")
    found += check(page, axe)
    page.goto(page.url.replace("/t/", "/replay/"))
    page.wait_for_selector("input[type=range]")
    found += check(page, axe)
    assert not found, "\n".join(found)
