"""The first page: continuing a game, leaving one for good, and what is offered where."""

import re

from playwright.sync_api import Route, expect

from tests.browser.pages import NewPage
from tests.browser.player import Player
from tests.browser.tables import ask, become, open_table, start


def test_an_unfinished_game_is_continued_or_removed(new_page: NewPage) -> None:
    page = new_page()
    code = start(page, game="base", seats=5)
    player = Player(page)
    while player.moves < 1:
        player.step()
    lobby = open_table(page, game="expansion", seats=4)

    page.goto("/")
    card = page.get_by_role("region", name="Your unfinished game")
    expect(card).to_contain_text("Saboteur with 4 bots")
    expect(card).to_contain_text(re.compile("Round 1 · (now|1 minute ago)"))
    # The picture: the start card, what was laid, and the goals.
    laid = len(ask(page, "GET", f"/api/tables/{code}/maze")["maze"])
    expect(card.locator("svg rect:visible")).to_have_count(1 + laid + 3)
    card.get_by_role("button", name="Continue").click()
    page.wait_for_url(f"**/t/{code}")
    page.wait_for_selector("[data-slot]")

    # Nothing is removed before the page has said what that means.
    page.goto("/")
    card.get_by_role("button", name="Remove this table").click()
    expect(card).to_contain_text("this ends the game for good")
    card.get_by_role("button", name="Keep").click()
    card.get_by_role("button", name="Remove this table").click()
    card.get_by_role("button", name="Remove", exact=True).click()
    expect(card).to_be_hidden()
    assert ask(page, "GET", f"/api/tables/{code}")["stage"] == "closed"
    tables = page.get_by_role("listitem").filter(has_text="1 of 4 seats taken")
    expect(tables).to_contain_text(re.compile("taken · (now|[1-9])"))
    tables.get_by_role("button", name="Remove this table").click()
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.get_by_role("heading", name="Your tables")).to_be_hidden()
    assert ask(page, "GET", f"/api/tables/{lobby}")["stage"] == "closed"


def test_what_fails_is_told_once_where_it_was_tried(new_page: NewPage) -> None:
    page = new_page(phone=True)
    start(page, game="base", seats=3)
    lobby = open_table(page, game="expansion", seats=4)
    page.goto("/")
    told = page.get_by_role("alert").filter(has_text="The server cannot be reached.")
    card = page.get_by_role("region", name="Your unfinished game")
    row = page.get_by_role("listitem").filter(has_text="1 of 4 seats taken")

    def fail(route: Route) -> None:
        route.abort() if route.request.method in ("PUT", "DELETE") else route.continue_()

    page.route("**/api/guest**", fail)
    page.get_by_label("Your name").fill("Zed")
    card.get_by_role("button", name="Continue").tap()
    expect(told).to_have_count(1)
    expect(told).to_be_in_viewport()
    page.reload()
    row.get_by_role("button", name="Remove this table").tap()
    page.get_by_role("button", name="Remove", exact=True).tap()
    expect(told).to_have_count(1)
    expect(told).to_be_in_viewport()

    # When the last one is removed, the focus goes to the button that is always there.
    page.unroute("**/api/guest**")
    ask(page, "DELETE", f"/api/guest/tables/{lobby}")
    page.reload()
    expect(row).to_have_count(0)
    card.get_by_role("button", name="Remove this table").tap()
    card.get_by_role("button", name="Remove", exact=True).tap()
    expect(page.get_by_role("button", name="Play now")).to_be_focused()


def test_a_game_against_bots_ends_with_its_only_player(new_page: NewPage) -> None:
    page = new_page()
    code = start(page, game="base", seats=3)
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("dialog")).to_contain_text("Nobody else plays here.")
    page.get_by_role("button", name="End the game").click()
    page.wait_for_url("**/")
    page.wait_for_function(
        "async code => (await (await fetch(`/api/tables/${code}`)).json()).stage === 'closed'",
        arg=code,
    )


def test_a_table_for_everybody_is_listed_and_nobody_is_asked_where_nobody_watches(
    new_page: NewPage,
) -> None:
    ann, bo = new_page(), new_page()
    # Rooms of earlier tests may be listed: it is this one that counts.
    become(ann, "Ann of the hill")
    shut = open_table(ann, game="base", seats=3, fill="random", spectators=False)
    ann.goto(f"/t/{shut}")
    listed = ann.get_by_label("Show it among the open tables")
    expect(listed).not_to_be_checked()
    listed.click()  # the box shows what the server says, not what was clicked
    expect(listed).to_be_checked()
    expect(ann.get_by_text("People on the start page find this table")).to_be_visible()

    become(bo, "Bo")
    bo.goto("/")
    row = bo.get_by_role("listitem").filter(has_text="Ann of the hill")
    expect(row.get_by_role("button", name="Sit down")).to_be_visible(timeout=20_000)
    ann.get_by_role("button", name="Start").click()
    ann.wait_for_selector('[data-stage="playing"]')
    bo.reload()
    expect(row).to_contain_text("Nobody looks on there.")
    expect(row.get_by_role("button")).to_have_count(0)
    # Somebody without a name is not asked for one, only to be refused.
    eve = new_page()
    eve.goto(f"/t/{shut}")
    expect(eve.get_by_text("Nobody looks on there.")).to_be_visible()
    expect(eve.get_by_label("Your name")).to_have_count(0)


def test_the_rules_in_a_minute_lead_to_a_game(new_page: NewPage) -> None:
    page = new_page(phone=True)
    page.goto("/rules")
    page.get_by_role("button", name="Play now").tap()
    page.wait_for_selector("[data-slot]")
