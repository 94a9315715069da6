"""Whole games in the browser against bots, with the mouse and with a finger."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.pages import NewPage
from tests.browser.player import Player, hurry
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
    # Everyone's gold is in the standing, and whoever has most has won.
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


def faces(page: Page) -> list[str]:
    """The faces of all seats as they are drawn, in seat order."""
    page.locator("[data-seat] .face svg").first.wait_for()
    found = page.locator("[data-seat]").evaluate_all(
        """all => all.sort((one, other) => one.dataset.seat - other.dataset.seat)
            .map(one => one.querySelector(".face svg").innerHTML)"""
    )
    return list(found)


def test_a_players_big_screen_is_told_nothing_that_only_they_know(new_page: NewPage) -> None:
    page = new_page()
    code = start(page, game="base", seats=5, options={"saboteurs_know": True})
    told: list[Any] = []

    def hear(data: str | bytes) -> None:
        told.append(data)

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    page.goto(f"/t/{code}/screen")
    page.locator("[data-seat]").first.wait_for()
    state = json.loads(told[0])
    assert state["you"] == {"person": None, "seat": None, "muted": []}
    game = state["game"]
    assert (game["hand"], game["legal"], game["gold"]) == ([], [], None)
    assert set(game["roles"]) == set(game["goals"].values()) == {"?"}
    assert page.locator("[data-slot]").count() == 0
    # A screen that only shows the table is not present.
    page.locator("[data-seat].away").first.wait_for()


def test_a_face_is_the_same_everywhere(new_page: NewPage) -> None:
    page = new_page()
    code = start(page, game="expansion", seats=10, options={"rounds": 1})
    at_table = faces(page)
    assert len(set(at_table)) > 8
    page.goto(f"/t/{code}/screen")
    assert faces(page) == at_table
    page.goto(f"/t/{code}")
    hurry(page, ".standing")
    page.goto(f"/replay/{code}")
    assert faces(page) == at_table
    # On a tablet the names beside them are on one line.
    page.set_viewport_size({"width": 768, "height": 1024})
    page.locator("[data-seat].compact").first.wait_for()
    lines = "all => all.map(one => one.getBoundingClientRect().height)"
    assert max(page.locator("[data-seat] .who b").evaluate_all(lines)) < 30
