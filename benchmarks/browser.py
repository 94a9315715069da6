"""Measures the browser client: its size, its first view of a table, the dragging of a large maze.

    python -m benchmarks.browser            # about a minute; needs Chromium and the built client

The server runs in a process of its own, with the client that `make client` has built. The slow
device is Chromium with its processor slowed down two or four times, at the size of a phone, on a
line of 10 Mbit/s with 40 ms there and back. `docs/browser.md` has figures.
"""

import json
import re
import shutil
import statistics
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    Page,
    Request,
    ViewportSize,
    WebSocketRoute,
    sync_playwright,
)
from rich.console import Console
from rich.table import Table as Rows

from tests.browser.serving import served

SLOWER = (2, 4)  # the processor
LINE = {"offline": False, "latency": 40, "downloadThroughput": 1.25e6, "uploadThroughput": 0.6e6}
PHONE: ViewportSize = {"width": 390, "height": 844}
CARDS = ("NESW", "NES", "EW", "NSW", "ESW", "NS/EW", "SW", "EW+blue", "NEW+crystal", "N/E/S/W")
TIMES = 7

POST = """async ([path, body]) => (await fetch(path, {
  method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body),
})).json()"""
# When the table can be read: the hand is there, and the start card and goals.
SEEN = """() => {
  const look = () => {
    if (document.querySelector("[data-slot]") && document.querySelectorAll(".laid").length > 3)
      requestAnimationFrame(() => (window.seenAt = performance.now()));
    else requestAnimationFrame(look);
  };
  look();
}"""
FRAMES = """() => {
  window.frames_ = [];
  let before = performance.now();
  const note = (now) => {
    window.frames_.push(now - before);
    before = now;
    window.noting = requestAnimationFrame(note);
  };
  window.noting = requestAnimationFrame(note);
}"""


def table(browser: Browser, url: str) -> tuple[list[Any], str]:
    """A guest at a table with a running game: the cookies and the code."""
    context = browser.new_context(base_url=url)
    page = context.new_page()
    page.goto("/healthz")
    page.evaluate(POST, ["/api/guest", {"name": "Ann"}])
    terms = {"game": "expansion", "seats": 6, "fill": "random", "clock": "days"}
    code = page.evaluate(POST, ["/api/tables", terms])["code"]
    page.goto(f"/t/{code}?now")
    page.wait_for_selector('[data-mine="true"]')
    cookies = context.cookies()
    context.close()
    return list(cookies), str(code)


def asked(page: Page, path: str) -> set[str]:
    """The addresses of the files that a page asks for."""
    addresses: set[str] = set()

    def note(request: Request) -> None:
        if "/assets/" in request.url:
            addresses.add(request.url)

    page.on("request", note)
    page.goto(path)
    page.wait_for_timeout(3000)
    return addresses


def packed(address: str) -> float:
    """The size of a file as it is sent, in kilobytes."""
    request = urllib.request.Request(address, headers={"Accept-Encoding": "gzip"})
    with urllib.request.urlopen(request) as answer:
        return len(answer.read()) / 1000


def sizes(browser: Browser, url: str, cookies: list[Any], code: str) -> dict[str, float]:
    """Kilobytes that a page loads, compressed: script and style, and the words of its language."""
    found: dict[str, float] = {}
    for name, path in (("start", "/"), ("table", f"/t/{code}")):
        context = browser.new_context(base_url=url, service_workers="block")
        context.add_cookies(cookies)
        page = context.new_page()
        files = {address: packed(address) for address in asked(page, path)}
        for what, ending in (("script and style", r"\.(js|css)$"), ("words", r"\.ftl$")):
            chosen = [size for address, size in files.items() if re.search(ending, address)]
            found[f"{name}: {what}, kB gz"] = sum(chosen)
        context.close()
    return found


def first_views(browser: Browser, url: str, cookies: list[Any], code: str) -> dict[str, float]:
    """Milliseconds from the request to a table that can be read, on slow devices."""
    found: dict[str, float] = {}
    for slower in SLOWER:
        cold: list[float] = []
        warm: list[float] = []
        for _ in range(TIMES):
            context = browser.new_context(base_url=url, viewport=PHONE, device_scale_factor=2)
            context.add_cookies(cookies)
            context.add_init_script(f"({SEEN})()")
            for times in (cold, warm):
                page = context.new_page()
                cdp = context.new_cdp_session(page)
                cdp.send("Network.enable")
                cdp.send("Network.emulateNetworkConditions", LINE)
                cdp.send("Emulation.setCPUThrottlingRate", {"rate": slower})
                page.goto(f"/t/{code}", wait_until="commit")
                page.wait_for_function("() => window.seenAt", timeout=60_000)
                times.append(page.evaluate("() => window.seenAt"))
                page.wait_for_timeout(1500)  # the files are kept for the next time
                page.close()
            context.close()
        what = f"first view of a table, processor slowed {slower}×"
        found[f"{what}, empty cache, ms"] = statistics.median(cold)
        found[f"{what}, again, ms"] = statistics.median(warm)
    return found


def dragging(browser: Browser, url: str, cookies: list[Any], code: str) -> dict[str, float]:
    """Frames while a maze of 60 cards is dragged, at the usual speed of this machine."""
    context = browser.new_context(base_url=url, viewport={"width": 1440, "height": 900})
    context.add_cookies(cookies)
    page = context.new_page()
    page.route_web_socket(re.compile("/socket"), enlarged)
    page.goto(f"/t/{code}")
    page.wait_for_function("() => document.querySelectorAll('.laid img').length >= 63")
    page.wait_for_timeout(1000)
    box = page.locator(".stage").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate(FRAMES)
    for step in range(240):
        page.mouse.move(x + 150 * ((step % 60) - 30) / 30, y + 60 * ((step % 40) - 20) / 20)
    page.mouse.up()
    frames = page.evaluate("() => (cancelAnimationFrame(window.noting), window.frames_.slice(2))")
    context.close()
    smooth = sum(1 for frame in frames if frame < 17.5) / len(frames)
    return {
        "dragging 60 cards: median frame, ms": statistics.median(frames),
        "dragging 60 cards: 95 % of frames below, ms": sorted(frames)[int(len(frames) * 0.95)],
        "dragging 60 cards: frames in time, %": 100 * smooth,
    }


def enlarged(socket: WebSocketRoute) -> None:
    """Show the client a maze of sixty cards."""
    upstream = socket.connect_to_server()

    def down(message: str | bytes) -> None:
        told = json.loads(message)
        if told.get("type") == "state" and told["game"]:
            cells = [f"{x},{y}" for y in range(3, -3, -1) for x in range(-2, 8)]
            cells = [cell for cell in [*cells, "-3,0"] if cell != "0,0"]
            told["game"]["maze"] = {
                cell: CARDS[index % len(CARDS)] for index, cell in enumerate(cells)
            }
        socket.send(json.dumps(told))

    upstream.on_message(down)


def main() -> None:
    """Measure everything and print it."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    args = ["--no-sandbox", "--disable-background-networking"]
    figures: dict[str, float] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder)) as url,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=args)
        cookies, code = table(browser, url)
        for measure in (sizes, first_views, dragging):
            figures |= measure(browser, url, cookies, code)
        version = browser.version
        browser.close()
    rows = Rows("what", "figure", title=f"Chromium {version}, {Path(__file__).stem}")
    for what, figure in figures.items():
        rows.add_row(what, f"{figure:.1f}")
    Console().print(rows)


if __name__ == "__main__":
    main()
