"""Away and back: a page reloaded, a connection lost, a server restarted."""

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.pages import NewPage
from tests.browser.player import Player, cells, hand
from tests.browser.tables import start


def until_mine(page: Page) -> Player:
    """Play until it is this player's turn again, with something in the maze."""
    player = Player(page)
    while player.moves < 1 or not player.mine():
        player.step()
    return player


def test_a_reload_in_mid_turn_changes_nothing(new_page: NewPage) -> None:
    page = new_page()
    start(page, game="base", seats=3)
    until_mine(page)
    before = hand(page), cells(page), page.url
    page.reload()
    page.wait_for_selector("[data-slot]")
    assert (hand(page), cells(page), page.url) == before
    player = Player(page)
    player.move()
    assert player.moves == 1


def test_a_lost_connection_is_seen_and_comes_back_by_itself(new_page: NewPage) -> None:
    page = new_page()
    sockets: list[WebSocketRoute] = []
    cut = {"now": False}

    def through(socket: WebSocketRoute) -> None:
        if cut["now"]:
            socket.close(code=1011)
            return
        sockets.append(socket)
        socket.connect_to_server()

    page.route_web_socket(re.compile("/socket"), through)
    start(page, game="base", seats=3)
    until_mine(page)
    before = hand(page), cells(page)

    cut["now"] = True
    sockets[-1].close(code=1011)
    expect(page.get_by_text("Connection lost.")).to_be_visible()
    # A move that is made meanwhile is kept, and made when the connection is back.
    page.locator("[data-slot]").first.click()
    assert (hand(page), cells(page)) == before

    cut["now"] = False
    expect(page.get_by_text("Connection lost.")).to_be_hidden(timeout=20_000)
    assert (hand(page), cells(page)) == before
    page.keyboard.press("Escape")
    player = Player(page)
    player.move()
    assert player.moves == 1


def test_a_move_that_was_never_answered_is_not_made_twice(new_page: NewPage) -> None:
    page = new_page()
    sent: list[str] = []
    held = {"on": False}
    sockets: list[WebSocketRoute] = []

    def plays() -> list[str]:
        return [text for text in sent if '"play"' in text]

    def through(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        sockets.append(socket)

        def up(message: str | bytes) -> None:
            sent.append(str(message))
            server.send(message)

        def down(message: str | bytes) -> None:
            if not held["on"]:
                socket.send(message)

        socket.on_message(up)
        server.on_message(down)

    page.route_web_socket(re.compile("/socket"), through)
    start(page, game="base", seats=3)
    until_mine(page)
    sent.clear()
    # The server hears the move, but its answer gets lost with the connection.
    held["on"] = True
    page.locator('[data-verb="pass"]').click()
    page.locator("[data-slot]").first.click()
    page.locator('[data-verb="main"]').click()
    while not plays():
        page.wait_for_timeout(20)
    held["on"] = False
    sockets[-1].close(code=1011)
    page.wait_for_function("() => document.querySelector('[data-seq]').dataset.mine !== ''")
    expect(page.get_by_text("Connection lost.")).to_be_hidden(timeout=20_000)
    while len(plays()) < 2:
        page.wait_for_timeout(20)
    first, second = plays()
    assert first == second  # asked again under the same id


def test_a_table_that_cannot_be_reached_says_why_and_comes_by_itself(new_page: NewPage) -> None:
    page = new_page()
    start(page, game="base", seats=3)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    expect(page.locator(".status")).to_contain_text("This device is offline.", timeout=8000)
    page.reload()
    notice = page.get_by_role("alert")
    expect(notice.get_by_role("heading", name="The table cannot be reached")).to_be_visible()
    expect(notice).to_contain_text("Trying again")
    # Nobody has to press anything once there is a network again.
    page.context.set_offline(False)
    expect(page.locator("[data-slot]").first).to_be_visible()

    # The same while the server is down.
    down = {"now": True}

    def through(socket: WebSocketRoute) -> None:
        if down["now"]:
            socket.close(code=1011)
        else:
            socket.connect_to_server()

    page.route_web_socket(re.compile("/socket"), through)
    page.reload()
    expect(notice).to_contain_text("The server does not answer.")
    expect(notice).to_contain_text(re.compile("Trying again in [1-9]"))
    expect(notice.get_by_role("button", name="Try now")).to_be_visible()

    # A big screen says the same.
    page.goto(f"{page.url}/screen")
    expect(page.get_by_role("heading", name="The table cannot be reached")).to_be_visible()
    expect(notice).to_contain_text(re.compile("Trying again in [1-9]"))
    down["now"] = False
    expect(page.get_by_role("img", name="QR code")).to_be_visible(timeout=20_000)
