"""A move: one small value, with a text both ways.

Inside the engine a move is a number, its *code*:

    bits 0-3     what is done
    bits 4-10    a tile, a card, the first card discarded, or a nugget's value
    bits 11-17   the second card discarded; or a seat
    bits 18-24   the third card discarded; or what is mended or removed
    bits 31-62   a cell
"""

import re
from typing import Final

from mypy_extensions import i64

from .cards import CARD, LYING, MENDS, NAMES, TILE_TEXT, TOOLS, UnknownCard, card, tile
from .maze import cell, xy

DIG: Final = 1  # a path card on a cell
AT: Final = 2  # rockfall or map on a cell
ON: Final = 3  # an action card on a seat
OWN: Final = 4  # theft, before oneself
PASS1: Final = 5  # pass, discarding one card
PASS2: Final = 6
PASS3: Final = 7
CLEAR: Final = 8  # discard two cards to remove one lying before oneself
TAKE: Final = 9  # a nugget card
STEAL: Final = 10
MISCOUNT: Final = 11  # a pass or a clear with a number of cards that no rule allows

# The phases of a round, and what is decided in each: turns, nugget cards, thefts.
PLAYING: Final = 0
TAKING: Final = 1
STEALING: Final = 2
OVER: Final = 3
PHASES: Final = ("play", "take", "steal", "over")

NOBODY: Final = 14  # in place of a seat: steal from nobody
NO_SEAT: Final = 15  # in place of a seat: there is no such seat


class IllegalMove(ValueError):
    """A move that is refused: the clause it breaks, and a message id with its arguments."""

    def __init__(self, clause: str, message: str, **values: str) -> None:
        super().__init__(clause, message, values)
        self.clause = clause
        self.message = message
        self.values = values

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.values.items())
        return f"{self.clause} ({self.message}{': ' if details else ''}{details})"


_SEAT: Final = re.compile(r"0|[1-9][0-9]*")
_CELL: Final = re.compile(r"(0|-?[1-9][0-9]*),(0|-?[1-9][0-9]*)")
_AIMED: Final = ("hands-off", "hats", "trap", "free", "inspect", "swap-hands")


class Move:
    """A move of either game. Equal moves have equal texts."""

    __slots__ = ("_text", "cards", "code")

    def __init__(self, code: int, text: str = "", cards: tuple[int, ...] = ()) -> None:
        self.code = code
        self.cards = cards  # what is discarded, where the code cannot hold it
        self._text = text

    @staticmethod
    def parse(text: str) -> "Move":
        """Read a move; orders inside a card and of discarded cards are free [N1]."""
        return _parse(text)

    def __str__(self) -> str:
        if not self._text:
            self._text = write(self.code)
        return self._text

    def __repr__(self) -> str:
        return f"Move.parse({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    @property
    def discards(self) -> tuple[int, ...]:
        """The cards laid face down by a pass or a clear."""
        return self.cards or discards(self.code)


def discards(code: i64) -> tuple[int, ...]:
    """The cards that a move's code lays face down."""
    kind = code & 15
    first = code >> 4 & 127
    second = code >> 11 & 127
    if kind == PASS1:
        return (first,)
    if kind == PASS2 or kind == CLEAR:
        return (first, second)
    if kind == PASS3:
        return (first, second, code >> 18 & 127)
    return ()


def card_played(code: i64) -> int:
    """The card that a move plays, or -1 if it plays none."""
    kind = code & 15
    if kind == DIG:
        return ((code >> 4 & 127) - 1) // 2
    if kind in (AT, ON, OWN):
        return code >> 4 & 127
    return -1


def write(code: int) -> str:
    """The text of a code."""
    kind = code & 15
    first = code >> 4 & 127
    seat = code >> 11 & 15
    tool = code >> 18 & 7
    if kind == DIG or kind == AT:
        x, y = xy(code >> 31)
        return f"{TILE_TEXT[first] if kind == DIG else NAMES[first]}@{x},{y}"
    if kind == ON:
        return f"{NAMES[first]}>{seat}" + (f":{TOOLS[tool - 1]}" if tool else "")
    if kind == OWN:
        return NAMES[first]
    if kind == TAKE:
        return f"take:{first}"
    if kind == STEAL:
        return "steal>-" if seat == NOBODY else f"steal>{seat}"
    cards = ",".join(NAMES[c] for c in discards(code))
    if kind == CLEAR:
        return f"clear:{LYING[tool]}:{cards}"
    return f"pass:{cards}"


def _seat(text: str, whole: str) -> int:
    if not _SEAT.fullmatch(text):
        raise IllegalMove("N1", "refuse-N1-grammar", text=whole[:60])
    seat = int(text) if len(text) < 3 else NO_SEAT
    return seat if seat < 12 else NO_SEAT


def _discard(kind: int, what: str, text: str, whole: str) -> Move:
    try:
        cards = tuple(sorted(card(name) for name in text.split(",")))
    except UnknownCard as error:
        raise IllegalMove("N1", "refuse-N1-card", card=str(error)[:30]) from None
    head = f"clear:{what}" if kind == CLEAR else "pass"
    written = f"{head}:{','.join(NAMES[c] for c in cards)}"
    tool = LYING.index(what) << 18 if kind == CLEAR else 0
    if len(cards) > 3 or (kind == CLEAR and len(cards) != 2):
        return Move(MISCOUNT | kind << 4 | tool, written, cards)
    code = PASS1 + len(cards) - 1 if kind != CLEAR else CLEAR
    for i, c in enumerate(cards):
        code |= c << (4 + 7 * i)
    return Move(code | tool, written)


def _parse(text: str) -> Move:
    head, colon, rest = text.partition(":")
    if head == "pass" and rest:
        return _discard(PASS1, "", rest, text)
    if head == "clear":
        what, _, cards = rest.partition(":")
        if what in LYING and cards:
            return _discard(CLEAR, what, cards, text)
    if head == "take" and rest in ("1", "2", "3"):
        return Move(TAKE | int(rest) << 4, text)
    name, at, place = text.partition("@")
    if at:
        found = _CELL.fullmatch(place)
        if found:
            x, y = found.group(1), found.group(2)
            where = cell(int(x), int(y)) if len(x) < 9 and len(y) < 9 else 0
            if name in ("rockfall", "map"):
                return Move(AT | CARD[name] << 4 | where << 31, text)
            try:
                lying = tile(name)
            except UnknownCard:
                raise IllegalMove("N1", "refuse-N1-card", card=name[:30]) from None
            return Move(DIG | lying << 4 | where << 31, f"{TILE_TEXT[lying]}@{place}")
    name, aimed, target = text.partition(">")
    if aimed:
        if text == "steal>-":
            return Move(STEAL | NOBODY << 11, text)
        if name == "steal":
            return Move(STEAL | _seat(target, text) << 11, text)
        played = CARD.get(name, -1)
        if played >= 0 and (MENDS[played] or name in _AIMED):
            target, colon, tool = target.partition(":")
            code = ON | played << 4 | _seat(target, text) << 11
            double = name.startswith("fix-") and name.count("-") == 2
            if not double and colon:
                raise IllegalMove("N1", "refuse-N1-tool-extra", card=name)
            if double and tool not in TOOLS:
                raise IllegalMove("N1", "refuse-N1-tool-missing", card=name)
            return Move(code | (TOOLS.index(tool) + 1) << 18 if double else code, text)
    if text == "theft":
        return Move(OWN | CARD["theft"] << 4, text)
    raise IllegalMove("N1", "refuse-N1-grammar", text=text[:60])
