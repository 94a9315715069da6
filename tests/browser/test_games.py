"""Whole games in the browser against bots, with the mouse and with a finger."""

import pytest

from tests.browser.conftest import NewPage
from tests.browser.player import Player
from tests.browser.tables import start


@pytest.mark.parametrize(
    ("game", "seats", "rounds", "phone"),
    [
        pytest.param("base", 5, 1, False, id="base, clicking"),
        pytest.param("base", 5, 1, True, id="base, tapping"),
        pytest.param("expansion", 9, 2, False, id="expansion, clicking"),
        pytest.param("expansion", 6, 1, True, id="expansion, tapping"),
    ],
)
def test_a_whole_game(new_page: NewPage, game: str, seats: int, rounds: int, phone: bool) -> None:
    page = new_page(phone=phone)
    start(page, game=game, seats=seats, options={"rounds": rounds})
    player = Player(page, tap=phone)
    player.game()
    assert player.moves > 3
    # All have gold in the standing, and who has most has won.
    gold = [int(one.inner_text()) for one in page.locator(".standing .gold b").all()]
    assert len(gold) == seats
    won = page.locator(".standing .won").count()
    assert won == gold.count(max(gold))
    # Against bots alone the next game begins at once.
    over = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != over)
    page.wait_for_selector('[data-stage="playing"]')


def test_play_now_is_one_click_away(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector('[data-stage="playing"]')
    assert page.locator("[data-slot]").count() == 6
    assert page.locator("[data-seat]").count() == 5
