"""A whole game with the keyboard alone: no mouse, no finger."""

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Late

from tests.browser.pages import NewPage
from tests.browser.tables import start

OUTLINED = """() => {
  const one = document.activeElement;
  if (!one || one === document.body) return true;
  const style = getComputedStyle(one);
  return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
}"""


def test_a_whole_round_by_keys(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    # The start page: name, and the button beside it.
    page.keyboard.press("Tab")
    for _ in range(40):
        if focused(page, "id") or focused(page, "tagName") == "INPUT":
            break
        page.keyboard.press("Tab")
    page.keyboard.type("Kay")
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-stage="playing"]')

    used: set[str] = set()
    while page.locator('[data-stage="playing"][data-phase="play"]').count():
        if page.locator('[data-mine="true"]').count() == 0:
            page.wait_for_timeout(40)
            continue
        seq = page.locator("[data-seq]").get_attribute("data-seq")
        used.add(play_by_keys(page))
        moved = "seq => document.querySelector('[data-seq]')?.dataset.seq !== seq"
        try:
            page.wait_for_function(moved, arg=seq)
        except Late:
            said = page.locator(".status").inner_text()
            focus = page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
            raise AssertionError(f"no move by keys: {said!r}, focus on {focus}") from None
    assert "cell" in used
    # The end of the round is reached by keys too: its one verb.
    for _ in range(60):
        if page.locator('[data-stage="playing"][data-phase="play"]').count():
            break
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.wait_for_timeout(200)
    expect(page.locator("[data-slot]").first).to_be_visible(timeout=20_000)
    expect(page.get_by_text("Round 2 of 3").first).to_be_visible()


def play_by_keys(page: Page) -> str:
    """Choose cards by their numbers until one can go somewhere, and play it; or discard one."""
    for number in range(1, page.locator("[data-slot]").count() + 1):
        page.keyboard.press(str(number))
        lit = page.locator("[data-lit]")
        if lit.count():
            letter = (lit.last.locator("text").text_content() or "").strip()
            page.keyboard.press(letter)
            page.keyboard.press("r")
            page.keyboard.press("Enter")
            return "cell"
        page.keyboard.press("Escape")
    page.keyboard.press("p")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    return "pass"


def test_the_keys_are_explained_and_can_be_switched_off(new_page: NewPage) -> None:
    page = new_page()
    start(page, game="base", seats=3)
    page.wait_for_selector('[data-mine="true"]')
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keys")
    expect(dialog).to_be_visible()
    # Keys do not play while something is open.
    page.keyboard.press("1")
    assert page.locator('[data-slot][aria-pressed="true"]').count() == 0
    dialog.get_by_role("checkbox").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    assert page.locator('[data-slot][aria-pressed="true"]').count() == 0


def test_focus_is_always_seen(new_page: NewPage) -> None:
    page = new_page()
    start(page, game="base", seats=3)
    page.wait_for_selector('[data-mine="true"]')
    for _ in range(30):
        page.keyboard.press("Tab")
        seen = page.evaluate(OUTLINED)
        assert seen, page.evaluate("() => document.activeElement.outerHTML.slice(0, 200)")


def focused(page: Page, what: str) -> str:
    return str(page.evaluate(f"() => document.activeElement?.{what} ?? ''"))
