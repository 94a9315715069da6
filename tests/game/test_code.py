"""The code of a move: each part in its own bits, and read back as it was packed."""

from itertools import product

from motherlode.game.cards import CARD, LYING, PATHS
from motherlode.game.code import (
    AT,
    CLEAR,
    DIG,
    NOBODY,
    PASS1,
    PASS2,
    PASS3,
    card_of,
    card_played,
    cell_of,
    cleared_of,
    clearing,
    discarding,
    discards,
    kind_of,
    nugget_of,
    on_cell,
    on_seat,
    seat_of,
    stealing,
    taking,
    tile_of,
    tool_of,
)
from motherlode.game.maze import cell

CARDS = sorted(CARD.values())


def test_what_is_played_on_a_cell() -> None:
    for x, y in product((-30_000, -1, 0, 8, 30_000), repeat=2):
        for tile in (1, 2, 2 * PATHS):
            code = on_cell(DIG, tile, cell(x, y))
            assert (kind_of(code), tile_of(code), cell_of(code)) == (DIG, tile, cell(x, y))
            assert card_played(code) == (tile - 1) // 2
        code = on_cell(AT, CARD["map"], cell(x, y))
        assert (kind_of(code), card_played(code)) == (AT, CARD["map"])


def test_what_is_played_on_a_seat() -> None:
    for card, seat, tool in product(CARDS, range(12), range(4)):
        code = on_seat(card, seat, tool)
        assert (card_of(code), seat_of(code), tool_of(code)) == (card, seat, tool)
        assert card_played(code) == card
        assert discards(code) == ()


def test_what_is_laid_face_down() -> None:
    low, middle, high = CARDS[0], CARDS[20], CARDS[-1]
    for kind, cards in ((PASS1, (low,)), (PASS2, (low, high)), (PASS3, (low, middle, high))):
        code = discarding(kind, cards)
        assert (kind_of(code), discards(code), card_played(code)) == (kind, cards, -1)
    for what in range(len(LYING)):
        code = clearing(discarding(PASS2, (low, high)), what)
        assert (kind_of(code), discards(code), cleared_of(code)) == (CLEAR, (low, high), what)


def test_what_is_taken_and_stolen() -> None:
    assert [nugget_of(taking(value)) for value in (1, 2, 3)] == [1, 2, 3]
    assert [seat_of(stealing(seat)) for seat in (0, 11, NOBODY)] == [0, 11, NOBODY]
