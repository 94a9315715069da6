"""A player who looks at the page and clicks or taps, whatever comes."""

from contextlib import suppress
from random import Random

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Late

HURRY = """async until => {
  const DEEDS = ['[data-verb="skip"]', '[data-verb="main"]', '[data-verb="next"]',
    '[data-verb="standing"]', "[data-nugget]", '[data-phase="steal"] [data-aim]',
    '[data-verb="pass"]', '[data-mine="true"] [data-slot]'];
  while (!document.querySelector(until)) {
    const able = DEEDS.map(deed => document.querySelector(deed));
    able.find(deed => deed?.disabled === false)?.click();
    await new Promise(done => setTimeout(done, 8));
  }
}"""
# What one look shows: whether the game is over, whose turn it is, and a button to continue.
LOOK = """() => {
  const seen = (one) => one && one.checkVisibility() && !one.disabled;
  const onward = ["skip", "next", "standing"].find(
    (verb) => seen(document.querySelector(`[data-verb="${verb}"]`)));
  return {
    over: seen(document.querySelector(".standing")) || false,
    mine: document.querySelector('[data-mine="true"]') !== null,
    onward: onward || "",
  };
}"""


def hurry(page: Page, until: str) -> None:
    """Keep playing blindly until this is there."""
    page.evaluate(HURRY, until)
    page.locator(until).first.wait_for()


class Player:
    """Plays by hand: a card, a highlighted place or a player, and the one verb that does it."""

    def __init__(self, page: Page, seed: int = 1, tap: bool = False) -> None:
        self.page = page
        self.rng = Random(seed)
        self.moves = 0
        self.did: set[str] = set()
        self.tap = tap

    def _press(self, found: Locator, timeout: float | None = None) -> None:
        found.tap(timeout=timeout) if self.tap else found.click(timeout=timeout)

    @property
    def verb(self) -> Locator:
        """The one primary verb."""
        return self.page.locator('[data-verb="main"]')

    def game(self) -> None:
        """Play until the standing is shown."""
        while self.step():
            pass

    def step(self) -> bool:
        """Do what can be done now, or wait a little; false when the game is over."""
        seen = self.page.evaluate(LOOK)
        if seen["over"]:
            return False
        if seen["onward"]:
            # It may be gone already: others were ready too, or the last round was.
            with suppress(Late):
                self._press(self.page.locator(f'[data-verb="{seen["onward"]}"]'), timeout=1000)
                self.did.add(seen["onward"])
        elif seen["mine"]:
            self.move()
        else:
            self.page.wait_for_timeout(25)
        return True

    def mine(self) -> bool:
        """Whether it is this player's turn."""
        return self.page.locator('[data-mine="true"]').count() > 0

    def move(self) -> None:
        """Make some move."""
        before = self.page.locator("[data-seq]").first.get_attribute("data-seq")
        if not (self._take() or self._steal() or self._play() or self._discard()):
            return
        self._press(self.verb)
        self.moves += 1
        self._settle(before)

    def _settle(self, before: str | None) -> None:
        """Wait until the move is there."""
        try:
            self.page.wait_for_function(
                "seq => document.querySelector('[data-seq]')?.dataset.seq !== seq", arg=before
            )
        except Late:
            raise AssertionError(
                f"nothing came of it: {self.page.locator('.status').inner_text()}"
            ) from None

    def _take(self) -> bool:
        nuggets = self.page.locator("[data-nugget]")
        if nuggets.count() == 0:
            return False
        self._press(nuggets.first)
        self.did.add("take")
        return True

    def _steal(self) -> bool:
        if self.page.locator('[data-phase="steal"]').count() == 0:
            return False
        self._press(self.page.locator("[data-aim]").first)
        self.did.add("steal")
        return True

    def _play(self) -> bool:
        hand = self.page.locator("[data-slot]")
        order = list(range(hand.count()))
        self.rng.shuffle(order)
        # Path cards first, so that the game goes on.
        names = [hand.nth(index).get_attribute("data-card") or "" for index in order]
        order = [
            i for _, i in sorted(zip([not n[:1].isupper() for n in names], order, strict=True))
        ]
        for index in order:
            card = hand.nth(index)
            self._press(card)
            lit = self.page.locator("[data-lit]")
            if lit.count():
                # Eastward, where the goals are.
                cells = [one.get_attribute("data-lit") or "" for one in lit.all()]
                best = max(cells, key=lambda cell: (int(cell.split(",")[0]), self.rng.random()))
                self._reach(self.page.locator(f'[data-lit="{best}"]'))
            elif self.page.locator("[data-aim]").count():
                if not self.verb.is_visible():
                    self._press(self.page.locator("[data-aim]").first)
                self.did.add("aim")
            if self.verb.is_visible():
                self.did.add(card.get_attribute("data-card") or "")
                return True
            self._press(card)  # back
        return False

    def _reach(self, cell: Locator) -> None:
        """Choose a highlighted place; one out of sight is brought into view by its pill."""
        for _ in range(6):
            box = cell.bounding_box()
            stage = self.page.locator(".stage").bounding_box()
            assert box and stage
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            inside = stage["x"] < x < stage["x"] + stage["width"]
            if inside and stage["y"] + 4 < y < stage["y"] + stage["height"] - 4:
                break
            with suppress(Late):  # the camera may have moved there by itself meanwhile
                self._press(self.page.locator(".edge").first, timeout=1000)
                self.did.add("edge")
            self.page.wait_for_timeout(50)
        self._press(cell)

    def _discard(self) -> bool:
        self._press(self.page.locator('[data-verb="pass"]'))
        self._press(self.page.locator("[data-slot]").first)
        self.did.add("pass")
        return True


def cells(page: Page) -> list[str]:
    """What lies in the maze: cells and cards."""
    found = page.locator(".laid").evaluate_all(
        "all => all.map(one => `${one.dataset.cell} ${one.dataset.card}`)"
    )
    return sorted(found)


def hand(page: Page) -> list[str]:
    """The cards of the hand."""
    return sorted(
        page.locator("[data-slot]").evaluate_all("all => all.map(one => one.dataset.card)")
    )
