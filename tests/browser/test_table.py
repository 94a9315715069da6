"""At the table: cards chosen, dragged, turned, refused and laid back; the small dialogs."""

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.pages import NewPage
from tests.browser.player import Player
from tests.browser.tables import become, start


class Wire:
    """Sits between a page and its socket, and shows it a slightly different game."""

    def __init__(self, page: Page, told: list[dict[str, Any]] | None = None, **game: Any) -> None:
        self.told = told
        self.game = game
        self.seq = 10_000  # of the next move that the server knows nothing of
        self.sent: list[dict[str, Any]] = []
        page.route_web_socket(re.compile("/socket"), self._through)

    def _through(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self.socket = socket

        def up(message: str | bytes) -> None:
            self.sent.append(json.loads(message))
            server.send(message)

        def down(message: str | bytes) -> None:
            told = json.loads(message)
            if told.get("game"):
                told["game"] |= self.game
            if self.told and told["type"] == "state" and told["game"]:
                moved = {"kind": "moved", "seat": 0, "how": "person", "told": self.told}
                told["log"].append({"seq": told["seq"], "at": told["now"], "event": moved})
            socket.send(json.dumps(told))

        socket.on_message(up)
        server.on_message(down)

    def tell(self, *facts: dict[str, Any], seat: int = 0, **game: Any) -> None:
        """Send the page a move at once, with these changes."""
        self.game |= game
        moved = {"kind": "moved", "seat": seat, "how": "person", "told": facts}
        event = {"type": "event", "seq": self.seq, "at": 0, "event": moved, "game": game}
        self.seq += 1
        self.socket.send(json.dumps(event))

    def asked(self, page: Page) -> list[str]:
        """The moves that the page asks for, as soon as there is one."""
        while not self.moves:
            page.wait_for_timeout(20)
        return self.moves

    @property
    def moves(self) -> list[str]:
        return [one["move"] for one in self.sent if one["do"] == "play"]


def at_turn(new_page: NewPage, **more: Any) -> Page:
    """A table on the player's turn, with a card that fits somewhere: not every hand has one."""
    page = new_page(**more)
    for _ in range(8):
        start(page, game="base", seats=3)
        page.wait_for_selector('[data-mine="true"]')
        if fits(page):
            page.keyboard.press("Escape")
            return page
    raise AssertionError("no card fits anywhere")


def fits(page: Page) -> bool:
    """Choose a path card that fits somewhere, if there is one."""
    for slot in page.locator("[data-slot]").all():
        if (slot.get_attribute("data-card") or "")[0].isupper():
            slot.click()
            if page.locator("[data-lit]").count():
                return True
            slot.click()
    return False


def choose_path(page: Page) -> None:
    """Choose a card that fits somewhere."""
    assert fits(page)


def test_the_dealt_dwarf_is_shown_until_noted(new_page: NewPage) -> None:
    page = new_page()
    game: dict[str, Any] = {"roles": ["saboteur", "?", "?"]}
    wire = Wire(page, **game)
    start(page, game="base", seats=3)
    dwarf = page.locator("[data-dwarf]")
    expect(dwarf).to_contain_text("Your role this round")
    expect(dwarf).to_contain_text(re.compile("saboteur", re.IGNORECASE))
    page.locator('[data-verb="noted"]').click()
    expect(dwarf).to_have_count(0)
    page.reload()
    page.wait_for_selector("[data-slot]")
    assert dwarf.count() == 0  # noted is noted
    wire.game["roles"] = ["miner", "?", "?"]
    page.reload()
    expect(dwarf).to_contain_text("Your new role")
    page.locator("[data-slot]").first.click()  # continuing to play counts as noting
    expect(dwarf).to_have_count(0)


def test_a_card_is_previewed_and_then_laid(new_page: NewPage) -> None:
    page = at_turn(new_page)
    choose_path(page)
    cell = page.locator("[data-lit]").first.get_attribute("data-lit")
    page.locator("[data-lit]").first.click()
    expect(page.locator(f'[data-ghost="{cell}"]')).to_be_visible()
    assert page.locator(f'.laid[data-cell="{cell}"]').count() == 0  # not yet
    page.keyboard.press("Escape")
    expect(page.locator("[data-ghost]")).to_have_count(0)
    choose_path(page)
    page.locator(f'[data-lit="{cell}"]').click()
    page.get_by_role("button", name="Place it").first.click()
    expect(page.locator(f'.laid[data-cell="{cell}"]')).to_be_visible()


def test_a_card_is_dragged_to_its_place(new_page: NewPage) -> None:
    page = at_turn(new_page)
    choose_path(page)
    chosen = page.locator('[data-slot][aria-pressed="true"]')
    lit = page.locator("[data-lit]").first
    cell = lit.get_attribute("data-lit")
    target, hand = lit.bounding_box(), chosen.bounding_box()
    assert target and hand
    page.keyboard.press("Escape")
    page.mouse.move(hand["x"] + 30, hand["y"] + 60)
    page.mouse.down()
    page.mouse.move(target["x"] + 20, target["y"] + 20, steps=6)
    page.mouse.up()
    expect(page.locator(f'[data-ghost="{cell}"]')).to_be_visible()


def test_what_is_not_allowed_says_why_with_its_clause(new_page: NewPage) -> None:
    page = at_turn(new_page)
    choose_path(page)
    goal = page.locator('.laid[data-cell="8,2"]').bounding_box()
    assert goal
    # Beside the upper goal nothing is linked to the start.
    page.mouse.click(goal["x"] - goal["width"] / 2, goal["y"] + goal["height"] / 2)
    status = page.locator(".status")
    expect(status).to_contain_text("Not like this.")
    expect(status.get_by_role("button")).to_have_text(re.compile(r"^B\d+$"))
    # The card is still chosen, and the clause opens the rule.
    assert page.locator('[data-slot][aria-pressed="true"]').count() == 1
    status.get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_contain_text("start")


def test_a_hint_shows_what_a_bot_would_do_and_why(new_page: NewPage) -> None:
    page = at_turn(new_page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".advice")).to_be_visible(timeout=20_000)
    expect(page.locator('[data-verb="main"]')).to_be_visible()


def test_three_cards_are_discarded_at_once_in_the_expansion(new_page: NewPage) -> None:
    page = new_page()
    wire = Wire(page)
    start(page, game="expansion", seats=3)
    page.wait_for_selector('[data-mine="true"]')
    page.locator('[data-verb="pass"]').click()
    names = [page.locator("[data-slot]").nth(i).get_attribute("data-card") or "" for i in range(4)]
    for index in range(4):
        page.locator("[data-slot]").nth(index).click()
    expect(page.locator('[data-verb="main"]')).to_contain_text("Discard 3")  # the first went back
    seq = page.locator("[data-seq]").get_attribute("data-seq")
    page.locator('[data-verb="main"]').click()
    page.wait_for_selector(f'[data-seq]:not([data-seq="{seq}"])')  # bots may be done already
    assert wire.moves == [f"pass:{','.join(sorted(names[1:]))}"]


def test_two_cards_get_rid_of_something(new_page: NewPage) -> None:
    page = new_page()
    hand = ["EW", "NES", "map", "rockfall"]
    legal = ["pass:EW", "clear:lamp:EW,NES", "clear:trap:EW,NES"]
    wire = Wire(page, hand=hand, legal=legal, before=[["lamp", "trap"], [], []], turn=0)
    start(page, game="expansion", seats=3)
    page.locator('[data-verb="clear"]').click()
    page.get_by_role("group", name="What is to go").get_by_role("button").nth(1).click()
    page.locator('.slot[data-card="EW"]').click()
    page.locator('.slot[data-card="NES"]').click()
    page.get_by_role("button", name="Leave the trap").click()
    assert wire.asked(page) == ["clear:trap:EW,NES"]


def unreached(roles: list[str]) -> list[dict[str, Any]]:
    """What is told of a round in which nobody has reached the treasure and nobody gets any gold."""
    ended: dict[str, Any] = {"event": "end", "treasure": False, "completed_by": None}
    ended["reasons"] = [{"message": "end-why-nobody", "clause": "X19"}]
    return [ended | {"roles": roles, "winners": []}, {"event": "share", "gold": [0] * len(roles)}]


def test_one_is_stolen_from_by_name(new_page: NewPage) -> None:
    page = new_page(phone=True)
    roles = ["blue", "green", "boss"]
    legal = ["steal>1", "steal>2", "steal>-"]
    wire = Wire(page, unreached(roles), phase="steal", legal=legal, turn=0, roles=roles, thefts=[0])
    start(page, game="expansion", seats=3)
    page.reload()  # facts that come with the state are there from the start
    page.wait_for_selector('[data-phase="steal"]')
    expect(page.locator("[data-aim]")).to_have_count(2)
    reason = page.get_by_role("region", name="Why it ended so").locator("li")
    expect(reason).to_contain_text("The treasure was not reached, but nobody was a saboteur.")
    assert page.locator("kbd:visible").count() == 0  # a finger has no keys
    page.locator("[data-aim]").nth(1).tap()
    expect(page.locator('[data-verb="main"]')).to_have_text("Steal from Quartz")
    page.locator('[data-verb="main"]').tap()
    assert wire.asked(page) == ["steal>2"]


def test_each_of_eleven_others_is_stolen_from_by_a_key(new_page: NewPage) -> None:
    page = new_page()
    roles = ["blue"] * 12
    legal = [f"steal>{seat}" for seat in range(1, 12)]
    Wire(page, unreached(roles), phase="steal", legal=legal, turn=0, roles=roles, thefts=[0])
    start(page, game="expansion", seats=12)
    page.reload()  # facts that come with the state are there from the start
    chosen = page.locator('[data-aim][aria-pressed="true"]')
    expect(page.locator("kbd:visible")).to_have_text([*"123456789ab"])
    for key, seat in {"b": "11", "9": "9"}.items():
        page.keyboard.press(key)
        expect(chosen).to_have_attribute("data-aim", seat)
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keys").get_by_role("checkbox").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("kbd")).to_have_count(0)
    for key in "1?":
        page.keyboard.press(key)
    expect(chosen).to_have_attribute("data-aim", "9")
    expect(page.locator("dialog[open]")).to_have_count(0)


# Whether the end of the round was shown in steps, and anyone could be chosen before that was over.
EARLY = """() => {
  window.seen = {steps: false, early: false};
  new MutationObserver(() => {
    if (!document.querySelector('[data-verb="skip"]')) return;
    seen.steps = true;
    seen.early ||= document.querySelector("[data-aim]") !== null;
  }).observe(document, {subtree: true, childList: true});
}"""


def test_nobody_is_stolen_from_before_the_end_of_the_round_was_shown(new_page: NewPage) -> None:
    page = new_page(settings={"speed": 2})
    wire = Wire(page, turn=0)
    start(page, game="expansion", seats=3)
    page.evaluate(EARLY)
    roles = ["blue", "green", "boss"]
    legal = ["steal>1", "steal>2", "steal>-"]
    wire.tell(*unreached(roles), phase="steal", legal=legal, roles=roles, thefts=[0], turn=0)
    expect(page.locator("[data-aim]")).to_have_count(2)
    assert page.evaluate("seen") == {"steps": True, "early": False}


# What was done to the page can be seen.
DRAWN = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""

# Two fingers on a trackpad, as Safari reports them.
PINCH = """([clientX, clientY]) => {
  for (const [kind, scale] of [["gesturestart", 1], ["gesturechange", 0.8], ["gesturechange", 0.5]])
    document.querySelector(".window").dispatchEvent(Object.assign(
      new MouseEvent(kind, {cancelable: true, clientX, clientY}), {scale}));
}"""


def test_the_maze_is_dragged_zoomed_and_fitted(new_page: NewPage) -> None:
    page = at_turn(new_page)
    page.keyboard.press("0")
    page.evaluate(DRAWN)
    start_card = page.locator('.laid[data-cell="0,0"]')
    before = start_card.bounding_box()
    stage = page.locator(".stage").bounding_box()
    assert before and stage
    x, y = stage["x"] + stage["width"] / 2, stage["y"] + stage["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 120, y + 40, steps=5)
    page.mouse.up()
    page.evaluate(DRAWN)
    moved = start_card.bounding_box()
    assert moved and abs(moved["x"] - before["x"] - 120) < 12
    page.mouse.wheel(0, -240)
    page.evaluate(DRAWN)
    nearer = start_card.bounding_box()
    assert nearer and nearer["width"] > moved["width"]
    page.evaluate(PINCH, [x, y])
    page.evaluate(DRAWN)
    farther = start_card.bounding_box()
    assert farther and abs(farther["width"] / nearer["width"] - 0.5) < 0.02
    page.keyboard.press("0")
    page.evaluate(DRAWN)
    fitted = start_card.bounding_box()
    assert fitted and abs(fitted["x"] - before["x"]) < 3


def test_marks_of_suspicion_stay_after_a_reload(new_page: NewPage) -> None:
    page = at_turn(new_page)
    page.locator('[data-seat="1"] .whole').click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("My mark")).click()
    page.keyboard.press("Escape")
    expect(page.locator('[data-seat="1"] .mark')).to_be_visible()
    page.reload()
    expect(page.locator('[data-seat="1"] .mark')).to_be_visible()


def test_on_a_phone_all_keeps_its_place(new_page: NewPage) -> None:
    page = new_page(phone=True)
    hand = ["NES", "map", "EW"]
    legal = ["NES@1,0", "NSW@1,0", "map@8,2", "pass:NES", "pass:map", "pass:EW"]
    Wire(page, maze={}, hand=hand, legal=legal, turn=0)
    start(page, game="base", seats=3)

    def box(found: str) -> tuple[float, float, float, float]:
        seen = page.locator(found).bounding_box()
        assert seen
        return seen["x"], seen["y"], seen["x"] + seen["width"], seen["y"] + seen["height"]

    # Before the first card all goals can be seen: none lies under a button.
    for cell in ("8,2", "8,0", "8,-2"):
        left, top, right, bottom = box(f'.laid[data-cell="{cell}"]')
        for number in range(2):
            x1, y1, x2, y2 = box(f".fab button >> nth={number}")
            assert right <= x1 or left >= x2 or bottom <= y1 or top >= y2, cell

    places = [(box(".tray"), box('[data-verb="pass"]'))]
    page.locator('.slot[data-card="NES"]').tap()
    expect(page.locator('[data-verb="turn"]')).to_be_visible()
    places.append((box(".tray"), box('[data-verb="pass"]')))
    page.locator('[data-lit="1,0"]').tap()
    expect(page.locator('[data-verb="main"]')).to_contain_text("Place it")
    places.append((box(".tray"), box('[data-verb="pass"]')))
    assert len(set(places)) == 1
    assert box('[data-verb="pass"]')[2] <= box('[data-verb="turn"]')[0]
    assert box('[data-verb="turn"]')[2] <= box('[data-verb="main"]')[0]

    # Small cards have no words on them: the chosen one is named.
    page.locator('.slot[data-card="map"]').tap()
    expect(page.locator(".status")).to_contain_text("Map. Look at one")
    # At the goals the start is out of sight: it is on the small map, to the left.
    expect(page.locator('.laid[data-cell="0,0"]')).not_to_be_in_viewport()
    overview = page.get_by_role("button", name="Overview of the maze")
    overview.tap(position={"x": 12, "y": 26})
    expect(page.locator('.laid[data-cell="0,0"]')).to_be_in_viewport()


def test_start_and_goals_are_in_sight_on_a_tablet_and_in_a_zoomed_window(
    new_page: NewPage,
) -> None:
    page = new_page()
    Wire(page, maze={f"{x},0": "NESW" for x in range(1, 5)}, turn=0)
    start(page, game="base", seats=5)
    goal = page.locator('.laid[data-cell="8,2"]')
    overview = page.get_by_role("button", name="Overview of the maze")
    for width, height in ((768, 1024), (960, 600), (720, 450)):
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        expect(page.locator('.laid[data-cell="4,0"]')).to_be_in_viewport()
        for cell in ("0,0", "8,2", "8,0", "8,-2"):
            expect(page.locator(f'.laid[data-cell="{cell}"]')).to_be_in_viewport(ratio=0.99)
        expect(overview).to_have_count(0)
    # Nearer, they are on the small map.
    for _ in range(4):
        page.keyboard.press("+")
    expect(goal).not_to_be_in_viewport()
    expect(overview).to_be_visible()


def test_the_goals_of_a_map_stay_in_sight_while_the_camera_moves(new_page: NewPage) -> None:
    page = new_page(phone=True, settings={"speed": 1})
    goals = ("8,2", "8,0", "8,-2")
    Wire(page, maze={}, hand=["map"], legal=[f"map@{cell}" for cell in goals], turn=0)
    start(page, game="base", seats=3)
    page.get_by_role("button", name="Got it").tap()
    page.locator('.slot[data-card="map"]').tap()
    expect(page.locator("[data-lit]")).to_have_count(3)
    expect(page.locator(".window.moving")).to_have_count(0)
    for cell in goals:
        expect(page.locator(f'[data-lit="{cell}"]')).to_be_in_viewport()


def test_the_log_stays_at_its_end_when_its_panel_shrinks(new_page: NewPage) -> None:
    page = new_page()
    start(page, game="base", seats=5)
    page.wait_for_selector('[data-mine="true"]')
    # A scroll that was on its way is heard before the panel's new size is.
    page.locator('[role="log"]').evaluate(
        "list => (list.style.maxHeight = '60px', list.dispatchEvent(new Event('scroll')))"
    )
    Player(page).move()
    page.wait_for_selector('[data-mine="true"]')
    page.wait_for_function(
        """() => {
          const list = document.querySelector('[role="log"]');
          return list.scrollHeight - list.scrollTop - list.clientHeight < 2;
        }"""
    )


def test_the_strip_of_players_follows_the_turn(new_page: NewPage) -> None:
    page = new_page(phone=True)
    legal = ["break-cart>11", "pass:break-cart"]
    wire = Wire(page, turn=8, hand=["break-cart"], legal=legal)
    start(page, game="expansion", seats=12)

    def seat(number: int) -> Locator:
        return page.locator(f'[data-seat="{number}"][aria-current="step"]')

    expect(seat(8)).to_be_in_viewport(ratio=0.99)
    wire.tell(turn=3)
    expect(seat(3)).to_be_in_viewport(ratio=0.99)
    # It follows also when its players are what a card is aimed at,
    wire.tell(turn=0)
    page.locator('.slot[data-card="break-cart"]').tap()
    page.locator('[data-aim="11"]').tap()
    wire.tell(turn=3)
    expect(seat(3)).to_be_in_viewport(ratio=0.99)
    # after somebody has scrolled it,
    page.locator(".players").dispatch_event("touchmove")
    wire.tell(turn=10)
    expect(seat(10)).to_be_in_viewport(ratio=0.99, timeout=20_000)
    # and when the phone is turned.
    page.set_viewport_size({"width": 844, "height": 390})
    expect(seat(10)).to_be_in_viewport(ratio=0.99)


def test_what_is_new_is_outlined_and_those_who_looked_at_a_goal_are_named(
    new_page: NewPage,
) -> None:
    page = new_page()
    wire = Wire(page, goals={"8,2": "gold", "8,0": "?", "8,-2": "?"})
    start(page, game="base", seats=3)
    page.wait_for_selector('[data-mine="true"]')
    rings = page.locator("[data-ring]")
    upper = page.locator(".goals li").first

    def look(seat: int, cell: str) -> None:
        move = {"event": "move", "seat": seat, "move": f"map@{cell}"}
        wire.tell(move, {"event": "look", "seat": seat, "cell": cell}, seat=seat, turn=1)

    look(0, "8,2")
    expect(upper).to_contain_text("only you looked")
    expect(rings).to_have_count(1)  # what was done last, in any case
    look(1, "8,2")
    expect(upper).to_contain_text("also seen by Granite")
    look(2, "8,0")
    expect(page.locator(".goals li").nth(1)).to_contain_text("seen by Quartz")
    # What the bots did meanwhile is outlined, the last of it more strongly.
    laid = {"event": "move", "seat": 1, "move": "EW@1,0"}
    wire.tell(laid, seat=1, turn=2, maze={"1,0": "EW"})
    expect(rings).to_have_count(3)
    expect(page.locator('[data-ring="8,2"].older, [data-ring="8,0"].older')).to_have_count(2)
    expect(page.locator('[data-ring="1,0"]:not(.older)')).to_have_count(1)


def test_log_and_talk_are_never_cut(new_page: NewPage) -> None:
    host = new_page()
    code = start(host, game="base", seats=5)
    lines = host.locator('[role="log"]').bounding_box()
    assert lines and lines["height"] > 190  # of the 900 of a laptop
    watching = new_page(viewport={"width": 1200, "height": 640})
    become(watching, "Eve")
    watching.goto(f"/t/{code}")
    expect(watching.get_by_label("Talk to the spectators")).to_be_in_viewport(ratio=1)
    lines = watching.locator('[role="log"]').bounding_box()
    assert lines and lines["height"] > 90
