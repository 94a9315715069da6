"""No state of any page breaks a rule of WCAG 2.2 AA that axe can see."""

import pytest

from tests.browser.accessibility import check
from tests.browser.pages import STATES, NewPage
from tests.browser.player import hurry
from tests.browser.tables import start


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
