"""Pages for tests: how they are opened, and the states they can be in."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.tables import become, open_table, start

NewPage = Callable[..., Page]
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
