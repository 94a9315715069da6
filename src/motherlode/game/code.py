"""A move as one number, its *code*. Which bits hold what is known here and nowhere else.

    bits 0-3     the kind: what is done
    bits 4-10    a card, the first card discarded; a tile where one is dug; a nugget's value
    bits 11-17   the second card discarded; or a seat
    bits 18-24   the third card discarded; or the tool that is mended, or what is cleared
    bits 31-62   a cell

A code holds its cell where a node of the maze does, at CELL_BIT, so that listing the moves takes
cells over from nodes as they lie there (`cell_bits`). Loops that run for each legal move use the
names of the bits; everything else calls the functions.
"""

from typing import Final

from mypy_extensions import i64

DIG: Final = 1  # a path card on a cell
AT: Final = 2  # rockfall or map on a cell
ON: Final = 3  # an action card on a seat
OWN: Final = 4  # theft, in front of oneself
PASS1: Final = 5  # pass, discarding one card
PASS2: Final = 6
PASS3: Final = 7
CLEAR: Final = 8  # discard two cards to remove one lying in front of oneself
TAKE: Final = 9  # a nugget card
STEAL: Final = 10
MISCOUNT: Final = 11  # a pass or a clear with a number of cards that no rule allows

NOBODY: Final = 14  # in place of a seat: steal from nobody
NO_SEAT: Final = 15  # in place of a seat: there is no such seat

KIND_MASK: Final = 15
CARD_BIT: Final = 4
SECOND_BIT: Final = 11
THIRD_BIT: Final = 18
CARD_MASK: Final = 127
SEAT_BIT: Final = SECOND_BIT
SEAT_MASK: Final = 15
TOOL_BIT: Final = THIRD_BIT
TOOL_MASK: Final = 7
CELL_BIT: Final = 31


# --- packing ---------------------------------------------------------------------------------


def on_cell(kind: i64, card: i64, cell: i64) -> i64:
    """A tile to dig, a rockfall or a map, on a cell."""
    return kind | card << CARD_BIT | cell << CELL_BIT


def on_seat(card: i64, seat: i64, tool: i64) -> i64:
    """An action card on a seat; of a card that mends one of two tools, which (from 1), else 0."""
    return ON | card << CARD_BIT | seat << SEAT_BIT | tool << TOOL_BIT


def discarding(code: i64, cards: tuple[int, ...]) -> i64:
    """A pass or a clear that has no cards yet, with these, at most three."""
    shift: i64 = CARD_BIT
    for card in cards:
        code |= card << shift
        shift += SECOND_BIT - CARD_BIT
    return code


def clearing(code: i64, what: i64) -> i64:
    """The same move as one that clears this (of LYING)."""
    return code & ~KIND_MASK | CLEAR | what << TOOL_BIT


def miscounted(kind: i64, what: i64) -> i64:
    """A pass or a clear that no rule allows; its cards stand in the `Move`."""
    return MISCOUNT | kind << CARD_BIT | what << TOOL_BIT


def taking(value: i64) -> i64:
    return TAKE | value << CARD_BIT


def stealing(seat: i64) -> i64:
    return STEAL | seat << SEAT_BIT


# --- unpacking -------------------------------------------------------------------------------


def kind_of(code: i64) -> i64:
    return code & KIND_MASK


def card_of(code: i64) -> i64:
    """The action card, or the first card discarded."""
    return code >> CARD_BIT & CARD_MASK


def second_card_of(code: i64) -> i64:
    return code >> SECOND_BIT & CARD_MASK


def third_card_of(code: i64) -> i64:
    return code >> THIRD_BIT & CARD_MASK


def tile_of(code: i64) -> i64:
    """What a dig lays: its card, as it will lie."""
    return code >> CARD_BIT & CARD_MASK


def nugget_of(code: i64) -> i64:
    """The value of the nugget card taken."""
    return code >> CARD_BIT & CARD_MASK


def meant_of(code: i64) -> i64:
    """The kind that a miscounted move was meant to be."""
    return code >> CARD_BIT & KIND_MASK


def seat_of(code: i64) -> i64:
    return code >> SEAT_BIT & SEAT_MASK


def tool_of(code: i64) -> i64:
    """Which of two tools is mended, from 1; 0 where there is no choice."""
    return code >> TOOL_BIT & TOOL_MASK


def cleared_of(code: i64) -> i64:
    """What a clear removes: its place in LYING."""
    return code >> TOOL_BIT & TOOL_MASK


def cell_of(code: i64) -> i64:
    return code >> CELL_BIT


def cell_bits(packed: i64) -> i64:
    """The cell of a code or of a maze's node, left where it is."""
    return packed >> CELL_BIT << CELL_BIT


def card_played(code: i64) -> i64:
    """The card that a move plays, or -1 if it plays none."""
    kind = kind_of(code)
    if kind == DIG:
        return (tile_of(code) - 1) >> 1
    if kind == AT or kind == ON or kind == OWN:
        return card_of(code)
    return -1


def discards(code: i64) -> tuple[int, ...]:
    """The cards that a move lays face down."""
    kind = kind_of(code)
    if kind == PASS1:
        return (card_of(code),)
    if kind == PASS2 or kind == CLEAR:
        return (card_of(code), second_card_of(code))
    if kind == PASS3:
        return (card_of(code), second_card_of(code), third_card_of(code))
    return ()
