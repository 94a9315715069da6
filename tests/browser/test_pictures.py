"""Pages look as they did. Where a new look is meant: pytest tests/browser/test_pictures.py with
MOTHERLODE_PICTURES=write writes new pictures; look at them before you keep them.

The pictures are compared small, so that other fonts and a pixel here or there do not matter, but
something that is missing, covered, or elsewhere does.
"""

import io
import json
import os
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Page

from tests.browser.pages import NewPage
from tests.browser.scene import stand_still
from tests.browser.tables import start

PICTURES = Path(__file__).with_name("pictures")
LETTERS = PICTURES / "letters.json"
# How wide words are in our two faces: with other fonts the pictures cannot be compared.
WIDTHS = """() => ["--font-ui", "--font-title", "--font-mono"].map(face => {
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = `40px ${getComputedStyle(document.documentElement).getPropertyValue(face)}`;
  return Math.round(pen.measureText("Motherlode 2·7 Wąż їжак").width);
})"""
WRITE = os.environ.get("MOTHERLODE_PICTURES") == "write"
WIDTH = {False: 360, True: 180}  # of a picture that is kept, of a phone or not
MOST = 5.0  # mean difference of a pixel, of 255
PARTS = 6  # rows and columns that are compared one by one
MOST_OF_PART = 16.0


def scene(page: Page, seats: int = 6, choose: bool = False) -> None:
    """A table in the middle of a round."""
    start(page, "Mira", game="expansion", seats=seats)
    stand_still(page, seats)
    page.goto(page.url)
    page.wait_for_selector('[data-cell="8,-1"]')
    page.keyboard.press("Escape")  # the player's own dwarf is known
    if choose:
        page.locator('.slot[data-card="NES"]').click()
        page.locator('[data-lit="9,-1"]').click()


def settle(page: Page) -> None:
    """Wait until all cards are rendered and nothing is still loading."""
    page.wait_for_function(
        """() => [...document.querySelectorAll('.laid')].every(one => one.querySelector('img'))
          && getComputedStyle(document.documentElement).getPropertyValue('--rock-tex')"""
    )
    if page.url.endswith("/"):
        page.locator(".scene, .band, .crowd").first.wait_for(state="attached")
    page.evaluate("() => document.querySelectorAll('.code').forEach(one => one.style.opacity = 0)")
    page.wait_for_timeout(700)


VIEWS = {
    "table": (False, {}, lambda page: scene(page, choose=True)),
    "table-light": (False, {"theme": "light"}, scene),
    "table-twelve": (False, {}, lambda page: scene(page, 12)),
    "table-phone": (True, {}, scene),
    "table-phone-uk": (True, {"theme": "light", "language": "uk"}, lambda page: scene(page, 12)),
    "table-text": (False, {"view": "text"}, None),
    "start": (False, {}, lambda page: page.goto("/")),
    "start-phone": (True, {"theme": "light", "language": "pl"}, lambda page: page.goto("/")),
    "new": (False, {"language": "es"}, lambda page: page.goto("/new?game=expansion")),
}


@pytest.mark.parametrize("name", VIEWS)
def test_it_looks_as_it_did(new_page: NewPage, name: str) -> None:
    phone, settings, show = VIEWS[name]
    page = new_page(phone=phone, settings=settings)
    if show:
        show(page)
    else:
        start(page, "Mira", game="expansion", seats=6)
        stand_still(page)
        page.goto(page.url)
        page.wait_for_selector("#text-box")
    settle(page)
    widths = page.evaluate(WIDTHS)
    if WRITE:
        LETTERS.write_text(json.dumps(widths) + "\n")
    elif widths != json.loads(LETTERS.read_text()):
        pytest.skip("this machine has other fonts than those of the pictures")
    shot = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    width = WIDTH[phone]
    small = shot.resize((width, round(shot.height * width / shot.width)), Image.Resampling.BOX)
    kept = PICTURES / f"{name}.png"
    if WRITE:
        small.save(kept, optimize=True)
        return
    assert kept.exists(), "there is no picture to compare with yet"
    wrong = differences(small, Image.open(kept).convert("RGB"))
    if wrong:
        small.save(Path(os.environ.get("TMPDIR", "/tmp")) / f"motherlode-{name}.png")
    assert not wrong, wrong


def differences(one: Image.Image, other: Image.Image) -> str:
    """What differs too much, in words; nothing if they are alike."""
    if one.size != other.size:
        return f"{one.size} instead of {other.size}"
    difference = ImageChops.difference(one, other).convert("L")
    whole = ImageStat.Stat(difference).mean[0]
    if whole > MOST:
        return f"all of it differs by {whole:.1f}"
    wide, high = one.width / PARTS, one.height / PARTS
    for row in range(PARTS):
        for column in range(PARTS):
            left, top = round(column * wide), round(row * high)
            box = (left, top, round(left + wide), round(top + high))
            part = ImageStat.Stat(difference.crop(box)).mean[0]
            if part > MOST_OF_PART:
                return f"row {row + 1}, column {column + 1} of {PARTS} differ by {part:.1f}"
    return ""


def test_a_missing_card_would_be_seen() -> None:
    kept = Image.open(PICTURES / "table.png").convert("RGB")
    spoilt = kept.copy()
    spoilt.paste((20, 15, 10), (90, 180, 150, 220))  # where cards of the hand are
    assert differences(kept, kept) == ""
    assert differences(spoilt, kept) != ""
