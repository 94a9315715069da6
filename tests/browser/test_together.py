"""Several people at one table, each in a browser of their own."""

import re
from pathlib import Path
from urllib.request import urlopen

from playwright.sync_api import expect

from motherlode.server.address import lan_addresses
from motherlode.words import words
from tests.browser.pages import NewPage
from tests.browser.player import Player, cells, hand
from tests.browser.tables import ask, become, open_table
from tests.terminal import on_terminal, port_of


def test_two_people_and_a_spectator(new_page: NewPage) -> None:
    ann, bo, eve = new_page(), new_page(phone=True), new_page()

    # Ann makes a table on the start page and gets an invitation.
    ann.goto("/")
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_role("button", name="Make and invite").click()
    ann.wait_for_url(re.compile(r"/t/[A-Z0-9]{6}$"))
    code = ann.url[-6:]
    expect(ann.get_by_text(code, exact=True).first).to_be_visible()
    expect(ann.locator(f'img[src*="/api/tables/{code}/qr"]').first).to_be_visible()
    expect(ann.get_by_text(f"http://mine.example/t/{code}")).to_be_visible()

    # Bo opens the link on a phone, gives a name, and takes a seat.
    bo.goto(f"/t/{code}")
    bo.get_by_label("Your name").fill("Bo <b>")
    bo.get_by_role("button", name="Come in").tap()
    bo.get_by_role("button", name=re.compile("^Sit")).first.tap()
    expect(ann.locator("li", has_text="Bo <b>").first).to_be_visible()
    bo.get_by_role("button", name=re.compile("ready", re.I)).first.tap()

    # The host names the youngest to begin, and all see it.
    ann.get_by_label("Who begins").select_option(label="Bo <b>")
    expect(bo.locator(".seats li.mine")).to_contain_text("begins")

    # Eve only watches.
    become(eve, "Eve")
    eve.goto(f"/t/{code}")
    eve.wait_for_selector("[data-seq]")

    ann.get_by_role("button", name=re.compile("^Start")).first.click()
    for page in (ann, bo, eve):
        page.wait_for_selector('[data-stage="playing"]')
    bo.wait_for_selector('[data-mine="true"]')
    assert ann.locator("[data-slot]").count() == 6
    assert eve.locator("[data-slot]").count() == 0
    expect(eve.locator(".watching")).to_contain_text("You are watching.")

    # They play a few moves; what one lays the others see.
    players = {"Ann": Player(ann), "Bo": Player(bo, tap=True)}
    while min(player.moves for player in players.values()) < 2:
        for player in players.values():
            player.step()
    while not any(player.mine() for player in players.values()):
        ann.wait_for_timeout(50)
    for page in (bo, eve):
        page.wait_for_function(
            "seq => document.querySelector('[data-seq]')?.dataset.seq === seq",
            arg=ann.locator("[data-seq]").get_attribute("data-seq"),
        )
    assert cells(ann) == cells(bo) == cells(eve)

    # Everyone reads a quick phrase in their own language; talk is shown as it was written.
    ann.locator(".side").get_by_role("textbox").fill("<img src=x> well?")
    ann.keyboard.press("Enter")
    expect(eve.get_by_text("<img src=x> well?")).to_be_visible()


def test_a_seat_opens_on_a_second_device(new_page: NewPage) -> None:
    laptop, phone = new_page(), new_page(phone=True)
    become(laptop, "Ann")
    code = open_table(laptop, seats=3, fill="random", clock="relaxed")
    laptop.goto(f"/t/{code}?now")
    laptop.wait_for_selector("[data-slot]")
    link = ask(laptop, "POST", "/api/guest/transfer")["link"]

    phone.goto(f"/me#{link.partition('#')[2]}")
    phone.get_by_role("button", name="Be this player here").tap()
    expect(phone.get_by_text("Welcome back, Ann.")).to_be_visible()
    phone.goto(f"/t/{code}")
    phone.wait_for_selector("[data-slot]")
    assert hand(phone) == hand(laptop)

    # What happens on one device shows on the other.
    player = Player(phone, tap=True)
    while player.moves < 1 or not player.mine():
        player.step()
    laptop.wait_for_function(
        "seq => document.querySelector('[data-seq]').dataset.seq === seq",
        arg=phone.locator("[data-seq]").get_attribute("data-seq"),
    )
    assert hand(phone) == hand(laptop)


def test_phones_are_let_in_from_the_lobby(new_page: NewPage, tmp_path: Path) -> None:
    hint = words("en").say("serve-stop-hint")
    with on_terminal(tmp_path, "serve", "--port", "0", "--no-browser") as server:
        port = port_of(server.until(hint))
        ann = new_page(base_url=f"http://127.0.0.1:{port}")
        become(ann, "Ann")
        code = open_table(ann, game="base", seats=3)
        ann.goto(f"/t/{code}")
        # A big screen that is open already is told, too.
        screen = new_page(base_url=f"http://127.0.0.1:{port}")
        screen.goto(f"/t/{code}/screen")
        qr = ann.locator(f'img[src*="/api/tables/{code}/qr"]')
        expect(ann.get_by_text("Phones and other computers cannot come yet")).to_be_visible()
        expect(ann.get_by_text("127.0.0.1")).to_have_count(0)
        expect(qr).to_have_count(0)
        expect(screen.get_by_text("Phones and other computers cannot come yet")).to_be_visible()
        expect(screen.locator("img")).to_have_count(0)
        if lan_addresses():
            ann.get_by_role("button", name="Let phones in").click()
            expect(qr).to_be_visible()
            expect(screen.locator('img[src$="/qr"]')).to_be_visible(timeout=20_000)
            expect(screen.get_by_text("cannot come yet")).to_have_count(0)
            expect(qr).to_have_js_property("complete", True)
            link = f"http://{lan_addresses()[0]}:{port}/t/{code}"
            expect(ann.get_by_role("link", name=link)).to_be_visible()
            with urlopen(link, timeout=15) as answer:
                assert answer.status == 200
        else:
            expect(ann.get_by_text("motherlode serve --lan")).to_be_visible()
        server.interrupt()
        server.end()
