"""Whether every word on a page can be read and reached, in every language and size."""

from collections.abc import Iterable

from playwright.sync_api import Page, ViewportSize

LANGUAGES = ("en", "pl", "es", "uk")
SIZES = ((1440, 900), (390, 844), (360, 640))

# Another tab has chosen this language: that is how one page can be seen in all of them.
SPEAK = """async language => {
  const key = "motherlode.settings";
  localStorage[key] = JSON.stringify({...JSON.parse(localStorage[key]), language});
  dispatchEvent(new StorageEvent("storage", {key}));
  while (document.documentElement.lang !== language) await new Promise(requestAnimationFrame);
}"""

# What nobody could read, or reach even by scrolling.
WRONG = r"""async language => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const root = document.documentElement;
  const found = new Set();
  const tell = (what, element, text) => found.add(
    `${what}: ${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`
    + ` in ${element.parentElement?.getAttribute("class") ?? ""}: ${text.trim().slice(0, 60)}`);

  // Names of players may be cut in the strip; the maze is dragged about; `skip` comes with focus.
  const FREE = ".strip .who b, .floor, .axes, .pin, .skip, .sr-only, .sr-only *, option";
  // The strip, quick phrases and the maze as text are as wide as they are.
  const SIDEWAYS = ".strip .players, .quick, .scroll";
  const seen = element => element.checkVisibility({visibilityProperty: true})
    && !element.closest(FREE);
  const grown = (box, by) => ({
    left: box.left - by, right: box.right + by, top: box.top - by, bottom: box.bottom + by});
  const across = (box, room) => box.left < room.left || box.right > room.right;
  const along = (box, room) => box.top < room.top || box.bottom > room.bottom;
  const parent = element => {
    const {position} = getComputedStyle(element);
    if (position === "fixed") return null;
    let up = element.parentElement;
    if (position === "absolute")
      while (up && up !== root && getComputedStyle(up).position === "static") up = up.parentElement;
    return up === root ? null : up;
  };
  const boxed = element =>
    element !== document.body && getComputedStyle(element).display !== "contents";
  // What hides a box however far somebody scrolls; what scrolls stands for all in it.
  const hidden = (box, element) => {
    for (let up = element; up; up = parent(up)) {
      const {overflowX, overflowY} = getComputedStyle(up);
      if (overflowX === "visible" && overflowY === "visible" || !boxed(up)) continue;
      const room = up.getBoundingClientRect();
      const x = room.left - up.scrollLeft;
      const y = room.top - up.scrollTop;
      const whole = {left: x, right: x + up.scrollWidth, top: y, bottom: y + up.scrollHeight};
      const wide = /auto|scroll/.test(overflowX);
      const high = /auto|scroll/.test(overflowY);
      // A line's box is higher than its letters.
      if (overflowX !== "visible" && across(box, grown(wide ? whole : room, 2))
        || overflowY !== "visible" && along(box, grown(high ? whole : room, 3)))
        return `cut by ${up.className}`;
      box = {
        left: wide ? room.left : box.left, right: wide ? room.right : box.right,
        top: high ? room.top : box.top, bottom: high ? room.bottom : box.bottom};
    }
    let fixed = element;
    while (fixed && getComputedStyle(fixed).position !== "fixed") fixed = fixed.parentElement;
    const sight = {left: 0, right: root.clientWidth, top: 0, bottom: innerHeight};
    if (across(box, grown(sight, 2))) return "beside the window";
    if (fixed ? along(box, grown(sight, 2)) : box.top + scrollY < -2) return "beyond the window";
    return "";
  };
  // The part of a box that is in sight now.
  const inSight = (box, element) => {
    let {left, right, top, bottom} = box;
    for (let up = element; up; up = parent(up)) {
      if (getComputedStyle(up).overflow === "visible" || !boxed(up)) continue;
      const room = up.getBoundingClientRect();
      left = Math.max(left, room.left);
      right = Math.min(right, room.right);
      top = Math.max(top, room.top);
      bottom = Math.min(bottom, room.bottom);
    }
    return {left, right, top, bottom};
  };
  const opaque = element => {
    const {backgroundColor: colour, backgroundImage: image} = getComputedStyle(element);
    return image !== "none" || !/, 0(\.\d+)?\)$|\/ 0(\.\d+)?\)$|transparent/.test(colour);
  };
  // What lies over a box, other than what is meant to: a dialogue, or a bar that stays in place.
  const covered = (box, element) => {
    if (element.closest("dialog") !== document.querySelector("dialog:modal")) return "";
    const {left, right, top, bottom} = inSight(box, element);
    if (right - left < 8 || bottom - top < 8) return "";
    for (const x of [left + 3, (left + right) / 2, right - 3]) {
      let over = document.elementFromPoint(x, (top + bottom) / 2);
      const others = [];
      for (; over && !over.contains(element) && !element.contains(over); over = over.parentElement)
        others.push(over);
      if (others.some(one => /sticky|fixed/.test(getComputedStyle(one).position))) continue;
      const [first] = others.filter(opaque);
      if (first) return `under ${first.getAttribute("class")}`;
    }
    return "";
  };
  // A word that goes over two lines, which only happens where it is too long for one.
  const torn = (node, box) => {
    const size = parseFloat(getComputedStyle(node.parentElement).fontSize);
    for (const {0: word, index} of node.data.matchAll(/[\p{L}\p{N}’]{2,}/gu)) {
      if (box.width > word.length * size) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...others] = range.getClientRects();
      if (others.some(one => one.top > first.bottom - 2)) return word;
    }
    return "";
  };
  // The box around some text that one can see.
  const drawn = element => {
    for (let up = element; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.display === "inline") continue;
      if (style.borderLeftWidth !== "0px" && style.borderRightWidth !== "0px") return up;
      if (style.position !== "static" || /auto|scroll/.test(style.overflowX)) return null;
    }
    return null;
  };

  const ID = new RegExp("^(web|start|log|end|notebook|talk|text|replay|screen|drawing|card|role|"
    + "table|server|refuse|option|rule|bot|terminal|action|path)(-[a-z0-9]+)+$");
  const read = (element, text) => {
    if (ID.test(text.trim()) || /[{}\uFFFD]|undefined|NaN|\[object|\bnull\b/.test(text))
      tell("no words", element, text);
  };

  if (root.lang !== language) found.add(`the page says it is in ${root.lang}`);
  read(document.head, document.title);
  if (root.scrollWidth > root.clientWidth) found.add(`${root.scrollWidth} px wide`);
  // Where all has its place on the screen, a pixel more is a scrollbar beside it.
  if (document.querySelector(".board, .end, .screen") && root.scrollHeight > root.clientHeight)
    found.add(`${root.scrollHeight} px high`);

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = texts.nextNode());) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest("script, style")) continue;
    read(element, node.data);
    if (!seen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    const card = element.closest("svg");
    if (card) {
      if (across(box, card.getBoundingClientRect())) tell("over its card", element, node.data);
      continue;
    }
    const why = hidden(box, element) || covered(box, element);
    if (why) tell(why, element, node.data);
    const word = element.closest("code, .link, td") ? "" : torn(node, box);
    if (word) tell("torn", element, word);
    const around = drawn(element);
    if (around && across(box, grown(around.getBoundingClientRect(), -1)))
      tell("over its border", element, node.data);
    if (parseFloat(getComputedStyle(element).fontSize) < 11) tell("too small", element, node.data);
  }

  for (const card of document.querySelectorAll(".slot"))
    if (card.getBoundingClientRect().width < 44) tell("too small", card, "a card of the hand");

  const pen = document.createElement("canvas").getContext("2d");
  for (const element of document.querySelectorAll("*")) {
    if (/auto|scroll/.test(getComputedStyle(element).overflowX) && boxed(element)
      && element.scrollWidth > element.clientWidth + 1 && !element.matches(SIDEWAYS))
      tell(`${element.scrollWidth - element.clientWidth} px to scroll sideways`, element, "");
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      if (element.hasAttribute(name)) read(element, element.getAttribute(name));
    if (!element.matches("a, button, input, select, textarea, summary") || !seen(element)) continue;
    const box = element.getBoundingClientRect();
    const why = hidden(box, element);
    if (why) tell(why, element, element.getAttribute("aria-label") ?? element.textContent);
    if (!element.matches("input:not([type]), [type=text], [type=search], select")) continue;
    const style = getComputedStyle(element);
    const set = getComputedStyle(element, element.value ? null : "::placeholder");
    const text = element.selectedOptions?.[0]?.text ?? (element.value || element.placeholder);
    pen.font = `${set.fontWeight} ${set.fontSize} ${set.fontFamily}`;
    const room = element.clientWidth
      - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
      - (element.matches("select") && style.appearance !== "none" ? 16 : 0);
    if (pen.measureText(text).width > room + 1) tell("too long", element, text);
  }
  return [...found];
}"""


def wrong(page: Page, language: str, state: str, size: tuple[int, int]) -> Iterable[str]:
    """What is wrong with the page as it stands, each with where it was seen."""
    for what in page.evaluate(WRONG, language):
        yield f"{state}, {language}, {size[0]} × {size[1]}: {what}"


def look(
    page: Page,
    state: str,
    languages: Iterable[str] = LANGUAGES,
    sizes: Iterable[tuple[int, int]] = SIZES,
) -> list[str]:
    """Look at a state in all languages and sizes; then it is as it was."""
    found: list[str] = []
    for size in sizes:
        page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
        for language in languages:
            page.evaluate(SPEAK, language)
            found += wrong(page, language, state, size)
    page.evaluate(SPEAK, "en")
    page.set_viewport_size(ViewportSize(width=SIZES[0][0], height=SIZES[0][1]))
    return found


def report(found: list[str]) -> None:
    assert not found, "\n".join(["", *found])
