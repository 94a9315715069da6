"""What axe finds wrong with a page."""

from playwright.sync_api import Page

RUN = """async () => {
  const found = await axe.run(document, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    resultTypes: ["violations"],
  });
  return found.violations.map(one =>
    `${one.id}: ${one.nodes.map(node => node.html.slice(0, 140)).slice(0, 3).join(" | ")}`);
}"""
# The page has adapted to its window, and nothing moves or changes its colour any more.
SETTLED = """async width => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const running = document.getAnimations().filter(one =>
    one.playState === "running" && one.effect.getComputedTiming().endTime < Infinity);
  await Promise.allSettled(running.map(one => one.finished));
  return innerWidth === width;
}"""


def settle(page: Page) -> None:
    assert page.viewport_size
    page.wait_for_function(SETTLED, arg=page.viewport_size["width"])


def check(page: Page, axe: str) -> list[str]:
    """What axe finds on a desktop in the dark, and on a phone in the light."""
    settle(page)
    page.evaluate(axe)
    found = list(page.evaluate(RUN))
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    page.set_viewport_size({"width": 390, "height": 844})
    settle(page)
    found += page.evaluate(RUN)
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    page.set_viewport_size({"width": 1440, "height": 900})
    return found
