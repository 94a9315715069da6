"""The page as an app: installed, offline, in the reader's language, and small."""

import gzip
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from motherlode.server.http.pages import BUILT
from tests.browser.pages import NewPage
from tests.browser.tables import become, open_table

# Bytes of script and style, compressed, before the first page is there, and before a table is.
MOST = {"index.html": 75_000, "src/table/Table.svelte": 120_000}


@pytest.mark.parametrize("page", MOST)
def test_script_and_style_are_small(page: str) -> None:
    build = json.loads((BUILT / "built.json").read_text(encoding="utf-8"))
    parts, wanted = set(), ["index.html", page]
    while wanted:
        part = wanted.pop()
        if part not in parts:
            parts.add(part)
            wanted += build[part].get("imports", [])
    files = {name for part in parts for name in (build[part]["file"], *build[part].get("css", ()))}
    total = sum(len(gzip.compress((BUILT / name).read_bytes(), 9)) for name in files)
    assert 40_000 < total < MOST[page]


def test_it_can_be_installed_and_opens_without_a_network(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    manifest = page.evaluate("async () => (await fetch('/manifest.webmanifest')).json()")
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert page.evaluate("async src => (await fetch(src)).status", icon["src"]) == 200
    page.wait_for_function("async () => (await navigator.serviceWorker.ready).active !== null")
    page.reload()  # now the worker sees what is loaded
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="Motherlode")).to_be_visible()
    # Without a server there is no game, and the page says so.
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_text("The server cannot be reached.").first).to_be_visible()


def test_words_and_parts_that_do_not_come_are_asked_for_again(new_page: NewPage) -> None:
    page = new_page(service_workers="block")
    lost = []

    def lose(route: Route) -> None:
        lost.append(route.request.url)
        route.abort()

    page.route(re.compile(r"/assets/en-.*"), lose, times=1)
    page.goto("/")
    expect(page.get_by_role("heading", name="Motherlode")).to_be_visible()
    assert len(lost) == 1
    # A part that is gone: the page reloads itself, once.
    page.route(re.compile(r"/assets/Rules-.*js"), lose)
    page.goto("/rules")
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    assert len(lost) == 3
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "words"),
    [("pl-PL", "Graj teraz"), ("es-MX", "Jugar"), ("uk-UA", "Грати"), ("de-DE", "Play now")],
)
def test_the_language_follows_the_browser(new_page: NewPage, locale: str, words: str) -> None:
    page = new_page(locale=locale)
    page.goto("/")
    expect(page.get_by_role("button", name=re.compile(words)).first).to_be_visible()


def test_the_language_can_be_changed_at_the_table_and_stays(new_page: NewPage) -> None:
    page = new_page()
    become(page, "Ann")
    code = open_table(page, seats=3, fill="random")
    page.goto(f"/t/{code}?now")
    page.wait_for_selector("[data-slot]")
    page.get_by_role("button", name="Settings").first.click()
    page.get_by_role("dialog").get_by_text("Українська").click()
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    page.keyboard.press("Escape")
    expect(page.locator(".status")).to_contain_text(re.compile("[а-яіїє]"))
    page.reload()
    page.wait_for_selector("[data-slot]")
    expect(page.locator("html")).to_have_attribute("lang", "uk")


def test_a_placeholder_is_drawn_as_whole_as_what_is_typed(new_page: NewPage) -> None:
    page = new_page(phone=True)
    become(page, "Ann")
    for path, name in (("/me", "Your name"), (f"/t/{open_table(page)}", "Talk to the table")):
        page.goto(path)
        field = page.get_by_label(name)
        # Both in one colour; a letter with a dot above is the highest.
        rule = ".input {color: var(--text-3) !important}"
        page.evaluate("rule => document.styleSheets[0].insertRule(rule)", rule)
        field.fill("")
        field.evaluate("field => (field.placeholder = 'Żwirek', field.blur())")
        shown = field.screenshot()
        field.fill("Żwirek")
        field.blur()
        assert field.screenshot() == shown


def test_the_sources_name_no_other_host() -> None:
    """Nothing is loaded from elsewhere: no font, no script, no visitor counter."""
    for file in BUILT.rglob("*"):
        if file.suffix in {".js", ".css", ".html"}:
            hosts = set(re.findall(r"https?://([\w.-]+)", file.read_text(encoding="utf-8")))
            assert hosts <= {"www.w3.org", "svelte.dev"}, Path(file).name
