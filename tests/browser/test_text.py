"""A whole game through the table as text, with the keyboard alone."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import NewPage
from tests.browser.tables import start

TEXT = {"view": "text"}
SOMETHING = """() => document.querySelector('[data-mine="true"]')
  || document.querySelector('[data-stage="between"]') || document.querySelector('#text-game-end')"""
DONE = """() => !document.querySelector('#text-box')?.value
  || document.querySelector('.answer.bad')"""


@pytest.mark.parametrize(("game", "seats"), [("base", 3), ("expansion", 4)])
def test_a_whole_game(new_page: NewPage, game: str, seats: int) -> None:
    page = new_page(settings=TEXT)
    start(page, game=game, seats=seats, options={"rounds": 2})
    rng = Random(5)
    moves = 0
    while True:
        page.wait_for_function(SOMETHING, timeout=60_000)
        if page.locator("#text-game-end").count():
            break
        if page.locator('[data-mine="true"]').count() == 0:
            type_in(page, "next")
            page.wait_for_function("() => !document.querySelector('[data-stage=\"between\"]')")
            continue
        play(page, rng, moves)
        moves += 1
    assert moves > 6
    told = page.locator('[aria-labelledby="text-game-end"]').inner_text()
    assert "Mira" in told


def play(page: Page, rng: Random, number: int) -> None:
    """Make a move: written in full, in short, or chosen from the list."""
    possible = page.locator('[aria-labelledby="text-moves"] li button')
    moves = possible.locator("code").all_text_contents()
    paths = [move for move in moves if "@" in move and move[0] in "NESW"]
    move = rng.choice(paths or moves)
    if number % 3 == 0:
        type_in(page, move)
    elif number % 3 == 1:
        for sign in "@>:,":
            move = move.replace(sign, " ")
        type_in(page, move.lower())
    else:
        button = possible.filter(has=page.locator(f'code:text-is("{move}")')).first
        summary = button.locator("xpath=ancestor::details[not(@open)]/summary")
        if summary.count():
            summary.focus()
            page.keyboard.press("Enter")
        button.focus()
        page.keyboard.press("Enter")
        assert page.locator("#text-box").input_value() == move
        page.keyboard.press("Enter")
    page.wait_for_function(DONE)
    assert page.locator(".answer.bad").count() == 0, page.locator(".answer").inner_text()


def type_in(page: Page, text: str) -> None:
    """Write into the box and send it."""
    page.locator("#text-box").focus()
    page.keyboard.press("Control+A")
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def test_what_is_not_allowed_says_why_and_stays_in_the_box(new_page: NewPage) -> None:
    page = new_page(settings=TEXT)
    start(page, game="base", seats=3)
    page.wait_for_selector('[data-mine="true"]')
    card = page.locator('[aria-labelledby="text-moves"] li button code').first.text_content() or ""
    type_in(page, f"{card.split('@')[0]}@7,7")
    expect(page.locator(".answer.bad")).to_contain_text("B10")
    assert page.locator("#text-box").input_value().endswith("@7,7")
    page.keyboard.press("Control+A")
    page.keyboard.press("Delete")
    page.keyboard.press("ArrowUp")
    assert page.locator("#text-box").input_value().endswith("@7,7")


def test_one_can_switch_to_the_picture_and_back(new_page: NewPage) -> None:
    page = new_page(settings=TEXT)
    start(page, game="base", seats=3)
    expect(page.locator("#text-box")).to_be_visible()
    page.get_by_role("button", name=re.compile("picture", re.I)).first.click()
    expect(page.locator("[data-slot]").first).to_be_visible()
    page.get_by_role("button", name="Table as text").first.click()
    expect(page.locator("#text-box")).to_be_visible()


def test_the_players_turn_is_announced(new_page: NewPage) -> None:
    for settings in (TEXT, {"view": "picture"}):
        page = new_page(settings=settings)
        start(page, game="base", seats=3)
        page.wait_for_selector('[data-mine="true"]')
        expect(page.locator('[aria-live="assertive"], [role="alert"]').first).to_contain_text(
            "turn", timeout=10_000
        )
