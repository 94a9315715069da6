"""Cards and mazes drawn as text, for a terminal with a monospace font.

Every card is a block of 7 × 3 characters, so that the usual 9 × 5 cells and their rulers fit into
80 × 24. Blocks touch, and the tunnel of one card continues in the next:

- a heavy line is a tunnel that leads through; a thin line with a cap is a stub, and a card of
  stubs alone has rubble in its middle;
- ``▐┃▌`` is a bridge, north-south over east-west; ``[H]`` a ladder; ``(B)`` and ``<G>`` the blue
  and the green door; ``◆`` a crystal;
- thin corners ``┌ ┐ └ ┘`` hold an ordinary card, a double box ``╔═╗`` a card that no rockfall
  removes: the start, the treasure (``$``), a stone (``▒``); a box that no tunnel enters is a goal
  lying face down.

Colour, where there is any, only repeats what the characters say.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby, pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from ..game import cards

if TYPE_CHECKING:
    from rich.text import Text

CARD_WIDTH: Final = 7
CARD_HEIGHT: Final = 3
LONGEST_GAP: Final = 20
"""A longer stretch of empty columns or rows is left out of a drawn maze."""

Cell = tuple[int, int]


class _Glyph(NamedTuple):
    """One character and what it shows, which decides its colour."""

    char: str
    ink: str = ""


_Line = list[_Glyph]
_Block = list[_Line]

_SPACE: Final = _Glyph(" ")
_MIDDLE_ROW: Final = 1
_MIDDLE: Final = 3
_TORN_WIDTH: Final = 3

# Where each edge's tunnel runs, from the border inwards, and what a stub there looks like.
_ARMS: Final[Mapping[str, tuple[tuple[int, int, str], ...]]] = {
    "N": ((0, 3, "┃"),),
    "E": ((1, 6, "━"), (1, 5, "━"), (1, 4, "━")),
    "S": ((2, 3, "┃"),),
    "W": ((1, 0, "━"), (1, 1, "━"), (1, 2, "━")),
}
_STUBS: Final[Mapping[str, tuple[tuple[int, int, str], ...]]] = {
    "N": ((0, 3, "┴"),),
    "E": ((1, 6, "─"), (1, 5, "├")),
    "S": ((2, 3, "┬"),),
    "W": ((1, 0, "─"), (1, 1, "┤")),
}
_JUNCTIONS: Final[Mapping[str, str]] = {
    "NS": "┃",
    "EW": "━",
    "NE": "┗",
    "NW": "┛",
    "ES": "┏",
    "SW": "┓",
    "NES": "┣",
    "NEW": "┻",
    "NSW": "┫",
    "ESW": "┳",
    "NESW": "╋",
}
# Two tunnels that do not meet, by the group that holds N.
_PAIRS: Final[Mapping[str, tuple[str, str, str]]] = {
    "NS": (
        "  ▐┃▌  ",
        "━━▐┃▌━━",
        "  ▐┃▌  ",
    ),
    "NW": (
        "  ┏┛   ",
        "━━┛ ┏━━",
        "   ┏┛  ",
    ),
    "NE": (
        "   ┗┓  ",
        "━━┓ ┗━━",
        "  ┗┓   ",
    ),
}
_FEATURES: Final[Mapping[str, str]] = {
    "blue": "(B)",
    "green": "<G>",
    "ladder": "[H]",
    "crystal": "◆",
}
_ORDINARY: Final = (
    "┌     ┐",
    "       ",
    "└     ┘",
)
_FIXED: Final = (
    "╔═════╗",
    "║     ║",
    "╚═════╝",
)
_PARCHMENT: Final = (
    "╭─────╮",
    "│     │",
    "╰─────╯",
)

# The three lines of an action card or dwarf, at most five characters each, and its ink.
_ACTIONS: Final[Mapping[str, tuple[str, str, str, str]]] = {
    "break-cart": ("break", "!", "cart", "harm"),
    "break-lamp": ("break", "!", "lamp", "harm"),
    "break-pick": ("break", "!", "pick", "harm"),
    "fix-cart": ("fix", "+", "cart", "help"),
    "fix-lamp": ("fix", "+", "lamp", "help"),
    "fix-pick": ("fix", "+", "pick", "help"),
    "fix-cart-lamp": ("cart", "+ / +", "lamp", "help"),
    "fix-cart-pick": ("cart", "+ / +", "pick", "help"),
    "fix-lamp-pick": ("lamp", "+ / +", "pick", "help"),
    "rockfall": ("rock", "▒▒▒▒▒", "fall", "harm"),
    "map": ("map", "? $ ?", "", "know"),
    "theft": ("theft", "$ ->", "", "harm"),
    "hands-off": ("hands", "$ -x", "off", "help"),
    "swap-hands": ("swap", "<-->", "hands", "swap"),
    "inspect": ("in", "(o)", "spect", "know"),
    "hats": ("hats", "/^\\ ?", "", "swap"),
    "trap": ("trap", "[#]", "", "harm"),
    "free": ("free", "[ ]", "", "help"),
    "miner": ("/^\\", "miner", "", "role"),
    "saboteur": ("/^\\", "sabo", "teur", "role"),
    "selfish": ("/^\\", "self", "ish", "role"),
    "blue": ("/B\\", "blue", "", "blue"),
    "green": ("/G\\", "green", "", "green"),
    "boss": ("/^\\", "boss", "", "role"),
    "profiteer": ("/^\\", "profi", "teer", "role"),
    "geologist": ("/◆\\", "geolo", "gist", "crystal"),
}

_ASCII: Final = str.maketrans(
    {
        char: plain
        for chars, plain in (
            ("━", "="),
            ("┃│", "|"),
            ("─", "-"),
            ("┏┓┗┛┣┫┳┻╋", "+"),
            ("┴┬├┤", "x"),
            ("▐", "["),
            ("▌", "]"),
            ("┌┐╭╮·", "."),
            ("└┘╰╯", "'"),
            ("╔╗╚╝═║", "#"),
            ("▒", "%"),
            ("◆", "*"),
            ("…", "~"),
        )
        for char in chars
    }
)

_STYLES: Final[Mapping[str, str]] = {
    "frame": "dim",
    "dot": "dim",
    "ruler": "cyan",
    "tunnel": "bold",
    "stub": "",
    "rubble": "dim",
    "blue": "bold bright_blue",
    "green": "bold bright_green",
    "ladder": "bold",
    "crystal": "bold bright_magenta",
    "gold": "bold bright_yellow",
    "goal": "bold",
}


def draw_card(text: str, *, ascii: bool = False) -> list[str]:
    """Draw a path card or a goal as it lies, given in the cards' notation.

    ``?`` is a goal lying face down; ``gold`` or ``stone:NW`` is one lying face down that the
    viewer has seen; with ``!`` it is revealed. ValueError if the text names no such card.
    """
    return _plain(_card_block(text), ascii)


def draw_action(text: str, *, ascii: bool = False) -> list[str]:
    """Draw an action card or a dwarf; ValueError if the text names neither."""
    if text not in _ACTIONS:
        raise ValueError(f"no action card or dwarf: {text!r}")
    *lines, ink = _ACTIONS[text]
    block = _boxed(_PARCHMENT)
    for row, line in enumerate(lines):
        _centre(block, row, line, ink)
    return _plain(block, ascii)


def draw_maze(cells: Mapping[Cell, str], *, ascii: bool = False) -> Text:
    """Draw the maze, north up, with the coordinates at its sides.

    The drawing covers all cells; an empty cell in between is a dot. A stretch of more than
    ``LONGEST_GAP`` empty columns or rows is torn out and shown as ``…``.

    Print it with ``no_wrap=True``: a console forgets that the text asks for it.
    """
    from rich.text import Text

    text = Text(no_wrap=True, overflow="ignore")
    for number, line in enumerate(_maze_lines(cells)):
        if number:
            text.append("\n")
        for ink, glyphs in groupby(line, key=lambda glyph: glyph.ink):
            for part in _plain([list(glyphs)], ascii):
                text.append(part, _STYLES.get(ink, ""))
    return text


def side_by_side(blocks: Sequence[list[str]], width: int, captions: Sequence[str] = ()) -> str:
    """Lay blocks in rows no wider than ``width``, each with its caption beneath it.

    All columns are equally wide. A block or caption wider than ``width`` gets a row of its own.
    """
    titles = [*captions, *[""] * (len(blocks) - len(captions))]
    column = max(
        (len(line) for block, t in zip(blocks, titles, strict=True) for line in (*block, t)),
        default=0,
    )
    gap = 2
    per_row = max(1, (width + gap) // (column + gap))
    rows: list[str] = []
    for start in range(0, len(blocks), per_row):
        some = slice(start, start + per_row)
        height = max(len(block) for block in blocks[some])
        stacked = [[*block, *[""] * (height - len(block))] for block in blocks[some]]
        if captions:
            for block, title in zip(stacked, titles[some], strict=True):
                block.append(title)
        rows.append(
            "\n".join(
                (" " * gap).join(part.ljust(column) for part in parts).rstrip()
                for parts in zip(*stacked, strict=True)
            )
        )
    return ("\n\n" if captions else "\n").join(rows)


def _card_block(text: str) -> _Block:
    if text == "?":
        return _face_down("?", "")
    if text == "gold":
        return _face_down("$", "gold")
    if text in cards.GOALS:
        return _face_down(text.removeprefix("stone:"), "stone")
    if text.endswith("!"):
        return _face_up(cards.goal(text)[1])
    tile = cards.SHOWN.get(cards.canonical(text))
    if tile is None:
        raise cards.UnknownCard(text)
    return _face_up(tile)


def _face_up(tile: int) -> _Block:
    block = _boxed(_FIXED if tile > cards.FACE_DOWN else _ORDINARY)
    for side, edge in enumerate(cards.SIDES):
        if cards.OPEN[tile] >> side & 1 and not cards.LINKED[4 * tile + side]:
            _cut(block, _STUBS[edge], "stub")
    groups = dict.fromkeys(cards.LINKED[4 * tile + side] for side in range(4))
    linked = [
        "".join(edge for side, edge in enumerate(cards.SIDES) if group >> side & 1)
        for group in groups
        if group
    ]
    if len(linked) == 2:
        for row, line in enumerate(_PAIRS[linked[0]]):
            _cut(block, [(row, i, char) for i, char in enumerate(line) if char != " "], "tunnel")
    elif linked:
        _dig(block, linked[0])
    else:
        _centre(block, _MIDDLE_ROW, "▒", "rubble")
    if tile == cards.GOLD:
        _centre(block, _MIDDLE_ROW, "$$$", "gold")
    elif tile >= cards.STONE:
        _write(block, _MIDDLE_ROW, 1 if "E" in linked[0] else CARD_WIDTH - 3, "▒▒", "rubble")
    feature = cards.TILE_TEXT[tile].partition("+")[2]
    if feature == "crystal":
        _cut(block, [(0, CARD_WIDTH - 2, _FEATURES[feature])], feature)
    elif feature:
        _centre(block, _MIDDLE_ROW, _FEATURES[feature], feature)
    return block


def _face_down(sign: str, seen: str) -> _Block:
    """A goal's back, with what lies there if the viewer has seen it."""
    block = _boxed(_FIXED)
    ink = "gold" if seen == "gold" else "goal"
    _centre(block, _MIDDLE_ROW, sign, ink)
    _centre(block, CARD_HEIGHT - 1, seen, ink)
    return block


def _maze_lines(cells: Mapping[Cell, str]) -> _Block:
    xs = _stretch(x for x, _ in cells)
    ys = _stretch(y for _, y in cells)[::-1]
    margin = max((len(str(y)) for y in ys if y is not None), default=0) + 1
    lines: _Block = []
    for y in ys:
        if y is None:
            band = [_line("…".rjust(margin - 1).ljust(margin), "ruler")]
            parts = [[_mark("…", _TORN_WIDTH if x is None else CARD_WIDTH)] for x in xs]
        else:
            number = str(y).rjust(margin - 1)
            band = [
                _line((number if row == _MIDDLE_ROW else "").ljust(margin), "ruler")
                for row in range(CARD_HEIGHT)
            ]
            parts = [_cell_block(None if x is None else (x, y), cells) for x in xs]
        for row, start in enumerate(band):
            lines.append([*start, *(glyph for part in parts for glyph in part[row])])
    ruler = _ruler(xs, margin) if lines else []
    return [_stripped(line) for line in [*ruler, *lines, *ruler]]


def _cell_block(cell: Cell | None, cells: Mapping[Cell, str]) -> _Block:
    if cell is None:
        blank = [_SPACE] * _TORN_WIDTH
        return [blank, _mark("…", _TORN_WIDTH), blank]
    if cell in cells:
        return _card_block(cells[cell])
    block = [[_SPACE] * CARD_WIDTH for _ in range(CARD_HEIGHT)]
    block[_MIDDLE_ROW][_MIDDLE] = _Glyph("·", "dot")
    return block


def _ruler(xs: Sequence[int | None], margin: int) -> _Block:
    """The numbers of the columns; a number too long for its column continues on another line."""
    room = CARD_WIDTH - 1
    names = ["…" if x is None else str(x) for x in xs]
    lines: _Block = []
    for start in range(0, max(map(len, names)), room):
        line = [_SPACE] * margin
        for x, name in zip(xs, names, strict=True):
            line += _mark(name[start : start + room], _TORN_WIDTH if x is None else CARD_WIDTH)
        lines.append(line)
    return lines


def _stretch(numbers: Iterable[int]) -> list[int | None]:
    """All numbers from the least to the greatest, with None for a long empty stretch."""
    found = sorted(set(numbers))
    stretch: list[int | None] = [*found[:1]]
    for before, after in pairwise(found):
        if after - before - 1 > LONGEST_GAP:
            stretch += [None, after]
        else:
            stretch += range(before + 1, after + 1)
    return stretch


def _boxed(box: Sequence[str]) -> _Block:
    return [_line(line, "frame") for line in box]


def _line(text: str, ink: str) -> _Line:
    return [_Glyph(char, ink) for char in text]


def _mark(text: str, width: int) -> _Line:
    """A short text of a ruler, in the middle of a column or, if it has two ends, just before."""
    return _line(text.rjust(width // 2 + 1 + (len(text) - 1) // 2).ljust(width), "ruler")


def _write(block: _Block, row: int, column: int, text: str, ink: str) -> None:
    block[row][column : column + len(text)] = _line(text, ink)


def _centre(block: _Block, row: int, text: str, ink: str) -> None:
    _write(block, row, (CARD_WIDTH - len(text)) // 2, text, ink)


def _cut(block: _Block, spots: Iterable[tuple[int, int, str]], ink: str) -> None:
    for row, column, char in spots:
        block[row][column] = _Glyph(char, ink)


def _dig(block: _Block, linked: str) -> None:
    """Draw one tunnel that links these edges in the middle."""
    for edge in linked:
        _cut(block, _ARMS[edge], "tunnel")
    _cut(block, [(_MIDDLE_ROW, _MIDDLE, _JUNCTIONS.get(linked, " "))], "tunnel")


def _stripped(line: _Line) -> _Line:
    end = len(line)
    while end and line[end - 1].char == " ":
        end -= 1
    return line[:end]


def _plain(block: _Block, ascii: bool) -> list[str]:
    lines = ["".join(glyph.char for glyph in line) for line in block]
    return [line.translate(_ASCII) for line in lines] if ascii else lines
