"""What a host can do about people, who may come, and how a spectator gets a bot's seat."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.accessibility import check
from tests.browser.legible import SIZES, look, report
from tests.browser.pages import NewPage
from tests.browser.tables import become, open_table, start

SMALL = SIZES[-1:]


def people(page: Page) -> Locator:
    """Open the list of people."""
    page.get_by_role("button", name=re.compile("^People")).first.click()
    return page.locator("dialog[open]")


def deed(page: Page, name: str, what: str) -> None:
    """Do something about somebody, and confirm it."""
    shown = people(page)
    shown.get_by_role("button", name=f"{name}: what to do").click()
    shown.locator(f'[data-deed="{what}"]').click()
    sure = shown.locator("[data-sure]")
    if what in ("remove", "ban", "pass-host"):
        sure.click()
    expect(sure).to_have_count(0)
    expect(shown.get_by_role("status").first).to_contain_text(name)
    page.keyboard.press("Escape")


def come(page: Page, name: str, code: str) -> None:
    become(page, name)
    page.goto(f"/t/{code}")


def test_the_host_removes_bans_and_lets_back_in(new_page: NewPage) -> None:
    ann, eve = new_page(), new_page()
    become(ann, "Ann")
    code = open_table(ann)
    ann.goto(f"/t/{code}")
    sockets: list[str] = []
    eve.on("websocket", lambda socket: sockets.append(socket.url))
    come(eve, "Eve", code)
    eve.get_by_role("button", name="Sit down").click()
    expect(ann.get_by_role("button", name="Eve: what to do")).to_be_visible()

    deed(ann, "Eve", "remove")
    eve.get_by_role("button", name="Look on again").click()
    expect(eve.get_by_role("button", name="Sit down")).to_be_visible()
    assert len(sockets) == 2

    deed(ann, "Eve", "ban")
    expect(eve.get_by_role("alert")).to_contain_text("The host has banned you")
    again = eve.get_by_role("button", name="Try again")
    again.click()
    expect(again).to_be_visible()
    assert len(sockets) == 3  # nothing is tried that nobody asked for

    deed(ann, "Eve", "pardon")
    again.click()
    expect(eve.get_by_role("button", name="Sit down")).to_be_visible()


def test_the_door_is_closed_and_opened(new_page: NewPage) -> None:
    ann, bo, eve = new_page(), new_page(), new_page(phone=True)
    become(ann, "Ann")
    code = open_table(ann, seats=3, fill="random", clock="relaxed")
    ann.goto(f"/t/{code}")
    come(bo, "Bo", code)
    expect(bo.get_by_role("button", name="Sit down")).to_be_visible()

    shown = people(ann)
    shown.get_by_label("Let newcomers in").click()
    expect(shown.get_by_label("Let newcomers in")).not_to_be_checked()
    ann.keyboard.press("Escape")
    expect(bo.get_by_text("Closed to newcomers", exact=True)).to_be_visible()
    # Before the start the table is in no list now, whatever the host has ticked.
    ann.get_by_label("Show it among the open tables").click()
    expect(ann.get_by_label("Show it among the open tables")).to_be_checked()
    expect(ann.get_by_text("While it is closed to newcomers, the table is not")).to_be_visible()
    # Nobody is asked for a name only to be refused.
    eve.goto(f"/t/{code}")
    expect(eve.get_by_text("The host lets nobody new in here")).to_be_visible()
    expect(eve.get_by_label("Your name")).to_have_count(0)
    come(eve, "Eve", code)
    expect(eve.get_by_role("alert")).to_contain_text("nobody new")
    people(ann).get_by_label("Let newcomers in").click()
    expect(bo.get_by_text("Closed to newcomers", exact=True)).to_have_count(0)
    expect(ann.get_by_text("can sit down while a seat is free")).to_be_visible()
    ann.keyboard.press("Escape")
    eve.get_by_role("button", name="Try again").tap()
    expect(eve.get_by_role("button", name="Sit down")).to_be_visible()

    # In the middle of a game the spectators have to go.
    ann.get_by_role("button", name="Start").click()
    expect(bo.locator(".watching")).to_be_visible()
    people(ann).get_by_label("Let people watch").click()
    expect(bo.get_by_role("alert")).to_contain_text("no spectators")
    expect(eve.get_by_role("alert")).to_contain_text("no spectators")


def test_somebody_asks_for_a_seat_and_is_let_in(new_page: NewPage) -> None:
    ann, ola = new_page(), new_page(phone=True)
    code = start(ann, "Ann", seats=4)
    come(ola, "Ola", code)
    knock = ann.get_by_role("region", name=re.compile("Ola would like"))

    def ask() -> None:
        ola.get_by_role("button", name="Ask for a bot’s seat").tap()
        ola.locator('[data-join="2"]').tap()
        expect(ola.get_by_text("You have asked the host for Quartz’s seat.")).to_be_visible()

    ask()
    expect(knock).to_be_visible()
    ola.get_by_role("button", name="Take back the request").tap()
    expect(knock).to_have_count(0)
    ask()
    knock.get_by_role("button", name="Not now").click()
    expect(knock).to_have_count(0)
    # A request that was put off stays in the list of people.
    shown = people(ann)
    shown.get_by_role("button", name="Let them in").click()
    expect(ola.locator("[data-slot]").first).to_be_visible()
    ann.keyboard.press("Escape")
    expect(ann.locator('[data-seat="2"]')).to_contain_text("Ola")


def test_a_seat_is_asked_for_and_given_in_words(new_page: NewPage) -> None:
    """The same in the table as text, with the keyboard."""
    ann, ola = new_page(settings={"view": "text"}), new_page(settings={"view": "text"})
    code = start(ann, "Ann", seats=3)
    come(ola, "Ola", code)
    ola.get_by_role("button", name="Ask for a bot’s seat").press("Enter")
    ola.locator('[data-join="1"]').press("Enter")
    polite = ann.locator('[data-live="polite"]')
    expect(polite).to_contain_text("Ola would like Granite’s seat.")
    ann.get_by_role("button", name="Let them in").press("Enter")
    expect(ola.locator("#text-box")).to_be_visible()


def test_everybody_can_read_and_reach_it(new_page: NewPage, axe: str) -> None:
    """The list with all that can be done, the notice that somebody asks, and the way to ask."""
    ann, ola = new_page(), new_page()
    code = start(ann, "Ann", game="expansion", seats=12)
    come(ola, "Aleksandra Nowakowska", code)
    ola.get_by_role("button", name="Ask for a bot’s seat").click()
    found = look(ola, "seats", sizes=SMALL)
    ola.locator('[data-join="2"]').click()
    ann.get_by_role("region", name=re.compile("would like")).wait_for()
    found += look(ola, "asking", sizes=SMALL)
    found += look(ann, "asked") + check(ann, axe)
    people(ann).get_by_role("button", name=re.compile("what to do$")).click()
    found += look(ann, "people", sizes=SMALL) + check(ann, axe)
    ann.locator('[data-deed="ban"]').click()
    found += look(ann, "sure", sizes=SMALL)
    report(found)
