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
# The page has adapted to its new window.
SETTLED = """async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return innerWidth === 390;
}"""


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
