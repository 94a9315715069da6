"""A move: one small value, with named fields, and a text both ways.

Inside the engine a move is a number, its code (code.py). The fields speak as a view does: cards,
tools and kinds by name, cells as `(x, y)`.
"""

import re
from functools import lru_cache
from typing import Final

from .cards import CARD, HIDDEN, LYING, MENDS, NAMES, TILE_TEXT, TOOLS, UnknownCard, card, tile
from .code import (
    AT,
    CLEAR,
    DIG,
    MISCOUNT,
    NO_SEAT,
    NOBODY,
    ON,
    OWN,
    PASS1,
    STEAL,
    TAKE,
    card_of,
    card_played,
    cell_of,
    cleared_of,
    clearing,
    discarding,
    discards,
    kind_of,
    meant_of,
    miscounted,
    nugget_of,
    on_cell,
    on_seat,
    seat_of,
    stealing,
    taking,
    tile_of,
    tool_of,
)
from .maze import NOWHERE, cell, xy
from .message import Refused

# The phases of a round, and what is decided in each: turns, nugget cards, thefts.
PLAYING: Final = 0
TAKING: Final = 1
STEALING: Final = 2
OVER: Final = 3
PHASES: Final = ("play", "take", "steal", "over")

# What a move does, by its kind.
KINDS: Final = (
    "", "dig", "at", "on", "own", "pass", "pass", "pass", "clear", "take", "steal",
)  # fmt: skip


class IllegalMove(Refused):
    """A move that is refused; the message has the clause that it breaks."""


# The same texts are read again and again: so many of them, each so long at most, are remembered.
REMEMBERED: Final = 1 << 13
SHORT: Final = 40

_SEAT: Final = re.compile(r"0|[1-9][0-9]*")
_CELL: Final = re.compile(r"(0|-?[1-9][0-9]*),(0|-?[1-9][0-9]*)")
_AIMED: Final = ("hands-off", "hats", "trap", "free", "inspect", "swap-hands")


class Move:
    """A move of either game. Equal moves have equal texts."""

    __slots__ = ("_discards", "_text", "code")

    def __init__(self, code: int, text: str = "", discards: tuple[int, ...] = ()) -> None:
        self.code = code
        self._text = text
        self._discards = discards  # where the code cannot hold them; UNSEEN where hidden

    @staticmethod
    def parse(text: str) -> "Move":
        """Read a move; orders inside a card and of discarded cards are free [N1]."""
        return _parsed(text) if len(text) <= SHORT else _parse(text)

    @staticmethod
    def parse_told(text: str) -> "Move":
        """Read a move as it was told to others: what they may not know is `?` in it."""
        return _parse_hidden(text) if HIDDEN in text else Move.parse(text)

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
    def kind(self) -> str:
        """What is done.

        - `dig`: a path card is laid on a cell
        - `at`: a rockfall or a map is played on a cell
        - `on`: an action card is played on a seat
        - `own`: a theft is laid in front of oneself
        - `pass`: one to three cards are discarded
        - `clear`: two cards are discarded to remove one in front of oneself
        - `take`: a nugget card is taken
        - `steal`: a theft is used
        """
        kind = kind_of(self.code)
        return KINDS[meant_of(self.code) if kind == MISCOUNT else kind]

    @property
    def card(self) -> str | None:
        """The card played, as it is called in a hand; None where none is."""
        played = card_played(self.code)
        return NAMES[played] if played >= 0 else None

    @property
    def tile(self) -> str | None:
        """The path card dug, as it will lie."""
        return TILE_TEXT[tile_of(self.code)] if kind_of(self.code) == DIG else None

    @property
    def cell(self) -> tuple[int, int] | None:
        """Where the card is played."""
        kind = kind_of(self.code)
        at = cell_of(self.code)
        return xy(at) if (kind == DIG or kind == AT) and at != NOWHERE else None

    @property
    def seat(self) -> int | None:
        """The seat it is aimed at; None for nobody, and for a seat that no table has."""
        kind = kind_of(self.code)
        seat = seat_of(self.code)
        return seat if (kind == ON or kind == STEAL) and seat < NOBODY else None

    @property
    def tool(self) -> str | None:
        """The tool mended by a card that mends either of two; or what a clear removes."""
        kind = kind_of(self.code)
        if kind == ON:
            tool = tool_of(self.code)
            return TOOLS[tool - 1] if tool else None
        return LYING[cleared_of(self.code)] if self.kind == "clear" else None

    @property
    def nugget(self) -> int | None:
        """The value of the nugget card taken; None also where it is hidden."""
        value = nugget_of(self.code)
        return value if kind_of(self.code) == TAKE and value else None

    @property
    def discards(self) -> tuple[str, ...]:
        """The cards laid face down by a pass or a clear, `?` where hidden."""
        return tuple([HIDDEN if c == UNSEEN else NAMES[c] for c in self.discard_numbers()])

    def discard_numbers(self) -> tuple[int, ...]:
        """The same as the numbers of the cards."""
        return self._discards or discards(self.code)

    def blank(self) -> "Move":
        """The move as others are told it: what it lays face down, or takes, is `?`."""
        kind = self.kind
        if kind == "take":
            return _parse_hidden(f"take:{HIDDEN}")
        hidden = ",".join(HIDDEN for _ in self.discard_numbers())
        if kind == "clear":
            return _parse_hidden(f"clear:{self.tool}:{hidden}")
        return _parse_hidden(f"pass:{hidden}") if hidden else self

    def target_text(self) -> str:
        """The cell or seat as the text names it, also one that no table has; cut short."""
        return str(self).replace("@", ">").partition(">")[2].partition(":")[0][:60]


UNSEEN: Final = -1  # in place of a card discarded that is hidden


def write(code: int) -> str:
    """The text of a code."""
    kind = kind_of(code)
    if kind == DIG or kind == AT:
        x, y = xy(cell_of(code))
        return f"{TILE_TEXT[tile_of(code)] if kind == DIG else NAMES[card_of(code)]}@{x},{y}"
    if kind == ON:
        tool = tool_of(code)
        return f"{NAMES[card_of(code)]}>{seat_of(code)}" + (f":{TOOLS[tool - 1]}" if tool else "")
    if kind == OWN:
        return NAMES[card_of(code)]
    if kind == TAKE:
        return f"take:{nugget_of(code)}"
    if kind == STEAL:
        seat = seat_of(code)
        return "steal>-" if seat == NOBODY else f"steal>{seat}"
    cards = ",".join(NAMES[c] for c in discards(code))
    if kind == CLEAR:
        return f"clear:{LYING[cleared_of(code)]}:{cards}"
    return f"pass:{cards}"


def _seat(text: str, whole: str) -> int:
    if not _SEAT.fullmatch(text):
        raise IllegalMove("refuse-N1-grammar", "N1", text=whole[:60])
    seat = int(text) if len(text) < 3 else NO_SEAT
    return seat if seat < 12 else NO_SEAT


def _discard(kind: int, what: str, text: str, whole: str) -> Move:
    try:
        cards = tuple(sorted(card(name) for name in text.split(",")))
    except UnknownCard as error:
        raise IllegalMove("refuse-N1-card", "N1", card=str(error)[:30]) from None
    head = f"clear:{what}" if kind == CLEAR else "pass"
    cleared = LYING.index(what) if kind == CLEAR else 0
    written = f"{head}:{','.join(NAMES[c] for c in cards)}"
    if len(cards) > 3 or (kind == CLEAR and len(cards) != 2):
        return Move(miscounted(kind, cleared), written, cards)
    if kind == CLEAR:
        return Move(clearing(discarding(CLEAR, cards), cleared), written)
    return Move(discarding(PASS1 + len(cards) - 1, cards), written)


@lru_cache(REMEMBERED)
def _parsed(text: str) -> Move:
    return _parse(text)


@lru_cache(REMEMBERED)
def _parse_hidden(text: str) -> Move:
    if text == f"take:{HIDDEN}":
        return Move(taking(0), text)
    head, _, hidden = text.rpartition(":")
    kind, _, what = head.partition(":")
    cards = (UNSEEN,) * len(hidden.split(","))
    if hidden == ",".join(HIDDEN for _ in cards):
        if head == "pass" and len(cards) <= 3:
            return Move(PASS1 + len(cards) - 1, text, cards)
        if kind == "clear" and what in LYING and len(cards) == 2:
            return Move(clearing(0, LYING.index(what)), text, cards)
    raise IllegalMove("refuse-N1-grammar", "N1", text=text[:60])


def _parse(text: str) -> Move:
    head, colon, rest = text.partition(":")
    if head == "pass" and rest:
        return _discard(PASS1, "", rest, text)
    if head == "clear":
        what, _, cards = rest.partition(":")
        if what in LYING and cards:
            return _discard(CLEAR, what, cards, text)
    if head == "take" and rest in ("1", "2", "3"):
        return Move(taking(int(rest)), text)
    name, at, place = text.partition("@")
    if at:
        found = _CELL.fullmatch(place)
        if found:
            x, y = found.group(1), found.group(2)
            where = cell(int(x), int(y)) if len(x) < 9 and len(y) < 9 else 0
            if name in ("rockfall", "map"):
                return Move(on_cell(AT, CARD[name], where), text)
            try:
                lying = tile(name)
            except UnknownCard:
                raise IllegalMove("refuse-N1-card", "N1", card=name[:30]) from None
            return Move(on_cell(DIG, lying, where), f"{TILE_TEXT[lying]}@{place}")
    name, aimed, target = text.partition(">")
    if aimed:
        if text == "steal>-":
            return Move(stealing(NOBODY), text)
        if name == "steal":
            return Move(stealing(_seat(target, text)), text)
        played = CARD.get(name, -1)
        if played >= 0 and (MENDS[played] or name in _AIMED):
            target, colon, tool = target.partition(":")
            seat = _seat(target, text)
            double = name.startswith("fix-") and name.count("-") == 2
            if not double and colon:
                raise IllegalMove("refuse-N1-tool-extra", "N1", card=name)
            if double and tool not in TOOLS:
                raise IllegalMove("refuse-N1-tool-missing", "N1", card=name)
            return Move(on_seat(played, seat, TOOLS.index(tool) + 1 if double else 0), text)
    if text == "theft":
        return Move(on_cell(OWN, CARD["theft"], NOWHERE), text)
    raise IllegalMove("refuse-N1-grammar", "N1", text=text[:60])
