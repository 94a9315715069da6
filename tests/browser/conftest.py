"""A real server and a real Chromium, for tests that use the client as people do."""

import json
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from motherlode.server.http.pages import BUILT
from tests.browser.pages import NewPage
from tests.browser.serving import served


def pytest_itemcollected(item: pytest.Item) -> None:
    item.add_marker("browser")


CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
ARGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--font-render-hinting=none",
)
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
# No movement and no sound: what is tested is what happens.
STILL = {"speed": 0, "volume": 0, "theme": "dark"}

LONGEST = 100  # seconds that a test may take: not every wait in a browser has a limit
TEARDOWN = 20  # seconds that it may then take to leave the browser


class Hung(Exception):
    """A test waits for what never comes."""


@pytest.fixture(autouse=True)
def in_time() -> Iterator[None]:
    """A test that hangs fails where it waits."""

    def late(number: int, frame: FrameType | None) -> None:
        raise Hung(f"not done after {LONGEST} seconds")

    signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, LONGEST, TEARDOWN)
    yield
    signal.setitimer(signal.ITIMER_REAL, 0)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with the built client."""
    if not (BUILT / "index.html").exists():
        pytest.fail("the client is not built: make client")
    with served(tmp_path_factory.mktemp("browser")) as address:
        yield address


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium, or another one of that name."""
    if CHROMIUM is None:
        pytest.skip("there is no Chromium here")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGS))
        yield browser
        browser.close()


@pytest.fixture
def new_page(chromium: Browser, server: str) -> Iterator[NewPage]:
    """Opens pages for separate people; none may have shown an error at the end."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def new(*, phone: bool = False, settings: dict[str, Any] | None = None, **more: Any) -> Page:
        chosen: dict[str, Any] = {"viewport": DESKTOP, "locale": "en-US", "base_url": server}
        if phone:
            chosen |= {"viewport": PHONE, "has_touch": True, "is_mobile": True}
            chosen |= {"device_scale_factor": 2}
        context = chromium.new_context(**chosen | more)
        contexts.append(context)
        kept = json.dumps(STILL | (settings or {}))
        context.add_init_script(f"localStorage['motherlode.settings'] ??= {json.dumps(kept)};")
        context.set_default_timeout(15_000)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda line: _listen(line.type, line.text, wrong))
        return page

    yield new
    for context in contexts:
        context.close()
    assert wrong == []


def _listen(kind: str, text: str, wrong: list[str]) -> None:
    """Note what the browser complains about, except that there is no guest yet."""
    if kind == "error" and "401" not in text and "net::ERR" not in text and "404" not in text:
        wrong.append(text)


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core."""
    found = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    return found.read_text(encoding="utf-8")
