"""Tables made through the page's own origin, as its person."""

from typing import Any

from playwright.sync_api import Page

ASK = """async ([method, path, body]) => {
  const answer = await fetch(path, {
    method, headers: {"Content-Type": "application/json"}, body: body && JSON.stringify(body),
  });
  return answer.status === 204 ? null : await answer.json();
}"""


def ask(page: Page, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """Ask the server for something as the person of this page."""
    return page.evaluate(ASK, [method, path, body])


def become(page: Page, name: str) -> None:
    """Be a guest with this name."""
    page.goto("/healthz")
    ask(page, "POST", "/api/guest", {"name": name})


def open_table(page: Page, **terms: Any) -> str:
    """Open a table; gives its code."""
    return str(ask(page, "POST", "/api/tables", terms)["code"])


def start(page: Page, name: str = "Mira", **terms: Any) -> str:
    """Open a table and begin at once, with bots on all other seats."""
    become(page, name)
    code = open_table(page, **{"fill": "random", "clock": "relaxed"} | terms)
    page.goto(f"/t/{code}?now")
    page.wait_for_selector("[data-seq]")
    page.wait_for_selector('[data-stage="playing"]')
    return code
