"""The legal moves of a position, all at once as codes; and whether any player could play a card."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from . import cards
from .cards import FACE_DOWN, IS_LADDER, OPEN, PATHS, STUCK, TURNED
from .code import (
    AT,
    CARD_BIT,
    CELL_BIT,
    DIG,
    NOBODY,
    ON,
    OWN,
    PASS1,
    PASS2,
    PASS3,
    SEAT_BIT,
    SECOND_BIT,
    THIRD_BIT,
    TOOL_BIT,
    cell_bits,
    clearing,
    kind_of,
    on_cell,
    stealing,
    taking,
)
from .maze import FITS, SIDES_BIT, TILE_BIT
from .move import PLAYING, STEALING, TAKING, IllegalMove, Move, write

if TYPE_CHECKING:
    from .round import Round


class LegalMoves:
    """The legal moves of a position: can be counted, indexed, iterated, and asked `in`."""

    __slots__ = ("codes",)

    def __init__(self, codes: "vec[i64]") -> None:
        self.codes = codes

    def texts(self) -> tuple[str, ...]:
        """All in written form, sorted."""
        return tuple(sorted([write(code) for code in self.codes]))

    def __len__(self) -> int:
        return len(self.codes)

    def __getitem__(self, index: int) -> Move:
        if not -len(self.codes) <= index < len(self.codes):
            raise IndexError(index)
        return Move(self.codes[index])

    def __iter__(self) -> Iterator[Move]:
        return iter([Move(code) for code in self.codes])

    def __contains__(self, move: object) -> bool:
        if isinstance(move, str):
            try:
                move = Move.parse(move)
            except IllegalMove:
                return False
        return isinstance(move, Move) and move.code in self.codes

    def __repr__(self) -> str:
        return f"<LegalMoves: {', '.join(str(move) for move in self)}>"


def legal_codes(round: "Round") -> "vec[i64]":
    """The codes of all legal moves."""
    if round.phase != PLAYING:
        return _sharing_moves(round)
    expansion = round.rules.expansion
    out = vec[i64](capacity=128 if expansion else 56)
    me = round.turn
    hands = round._hands
    mine: int = round._before[me]
    count: int = round._held[me]
    first: i64 = me * round.stride
    end: i64 = first + count
    at: i64 = first
    last: int = -1
    if mine & STUCK == 0 and count > 0 and hands[at] < PATHS:
        spots = vec[i64](capacity=24)  # cells where something may be laid
        for node in round.maze.nodes:
            if node & FITS:
                spots = append(spots, node)
        while at < end:
            path: int = hands[at]
            if path >= PATHS:
                break
            if path != last:
                last = path
                tile: i64 = 2 * path + 1
                while tile:
                    sides = 1 << OPEN[tile]
                    dig = DIG | tile << CARD_BIT
                    if IS_LADDER[tile]:
                        out = _ladder_moves(round, out, tile)
                    else:
                        for spot in spots:
                            if spot & sides:
                                out = append(out, cell_bits(spot) | dig)
                    tile = TURNED[tile]
            at += 1
    while at < end:
        card: int = hands[at]
        if card >= PATHS and card != last:
            last = card
            out = _action_moves(round, out, card)
        at += 1
    passes: i64 = len(out)
    out = _pass_moves(round, out, first, end)
    if mine and expansion:
        out = _clear_moves(out, passes, mine)
    return out


def _ladder_moves(round: "Round", out: "vec[i64]", tile: i64) -> "vec[i64]":
    """The cells for a ladder as it lies [X8]."""
    maze = round.maze
    adjacent = round.rules.adjacent
    sides = OPEN[tile]
    dig = DIG | tile << CARD_BIT
    for node in maze.nodes:
        meets = node >> SIDES_BIT & 255
        if node >> TILE_BIT & 127 or meets & 0xAA == 0:  # a card, or no opening here
            continue
        if maze.ladder_fits(node >> CELL_BIT, meets, adjacent) >> sides & 1:
            out = append(out, cell_bits(node) | dig)
    return out


def _action_moves(round: "Round", out: "vec[i64]", card: i64) -> "vec[i64]":
    """The ways to play an action card."""
    me = round.turn
    before = round._before
    mends = cards.MENDS[card]
    base = ON | card << CARD_BIT
    seat: i64 = 0
    lies: int = 0
    if mends and card <= cards.BREAK_PICK:
        any_seat = round.rules.break_any
        while seat < round.seats:
            lies = before[seat]
            if (seat != me or any_seat) and lies & mends == 0:
                out = append(out, base | seat << SEAT_BIT)
            seat += 1
    elif mends:
        double = mends & (mends - 1) != 0
        while seat < round.seats:
            lies = before[seat]
            broken: i64 = lies & mends
            if broken:
                if not double:
                    out = append(out, base | seat << SEAT_BIT)
                else:
                    tool: i64 = 0
                    while tool < 3:
                        if broken >> tool & 1:
                            out = append(out, base | seat << SEAT_BIT | (tool + 1) << TOOL_BIT)
                        tool += 1
            seat += 1
    elif card == cards.ROCKFALL:
        fall = AT | card << CARD_BIT
        for node in round.maze.nodes:
            if 0 < node >> TILE_BIT & 127 < FACE_DOWN:
                out = append(out, cell_bits(node) | fall)
    elif card == cards.MAP:
        maze = round.maze
        if maze.tile(maze.north) == FACE_DOWN:
            out = append(out, on_cell(AT, card, maze.north))
        if maze.tile(maze.middle) == FACE_DOWN:
            out = append(out, on_cell(AT, card, maze.middle))
        if maze.tile(maze.south) == FACE_DOWN:
            out = append(out, on_cell(AT, card, maze.south))
    elif card == cards.THEFT:
        lies = before[me]
        if lies & cards.THIEF == 0:
            out = append(out, OWN | card << CARD_BIT)
    elif card == cards.HATS:
        if len(round.pile) > 0:
            while seat < round.seats:
                out = append(out, base | seat << SEAT_BIT)
                seat += 1
    else:
        while seat < round.seats:
            if _aims(round, card, seat):
                out = append(out, base | seat << SEAT_BIT)
            seat += 1
    return out


def _aims(round: "Round", card: i64, seat: i64) -> bool:
    """Whether trap, freedom, hands off, inspection or swap of hands may be aimed at a seat."""
    lies: int = round._before[seat]
    if card == cards.TRAP:
        return seat != round.turn and lies & cards.TRAPPED == 0
    if card == cards.FREE:
        return lies & cards.TRAPPED != 0
    if card == cards.HANDS_OFF:
        return lies & cards.THIEF != 0
    return seat != round.turn or (card == cards.INSPECT and round.rules.inspect_any)


def _pass_moves(round: "Round", out: "vec[i64]", first: i64, end: i64) -> "vec[i64]":
    """Each choice of one card, in the expansion of one to three; equal cards lie side by side."""
    hands = round._hands
    most = 3 if round.rules.expansion else 1
    a = first
    old_a: i64 = -1
    while a < end:
        card_a: int = hands[a]
        code_a: i64 = card_a << CARD_BIT
        a += 1
        if code_a == old_a:
            continue
        old_a = code_a
        out = append(out, PASS1 | code_a)
        if most == 1:
            continue
        b = a
        old_b: i64 = -1
        while b < end:
            card_b: int = hands[b]
            code_b: i64 = code_a | card_b << SECOND_BIT
            b += 1
            if code_b == old_b:
                continue
            old_b = code_b
            out = append(out, PASS2 | code_b)
            c = b
            old_c: i64 = -1
            while c < end:
                card_c: int = hands[c]
                code_c: i64 = code_b | card_c << THIRD_BIT
                c += 1
                if code_c != old_c:
                    old_c = code_c
                    out = append(out, PASS3 | code_c)
    return out


def _clear_moves(out: "vec[i64]", passes: i64, mine: i64) -> "vec[i64]":
    """Each pass with two cards (they begin at `passes`) may instead clear what lies before one."""
    end: i64 = len(out)
    while passes < end:
        code = out[passes]
        passes += 1
        if kind_of(code) == PASS2:
            what: i64 = 0
            while mine >> what:
                if mine >> what & 1:
                    out = append(out, clearing(code, what))
                what += 1
    return out


def _sharing_moves(round: "Round") -> "vec[i64]":
    """Nugget cards to take [B20], players to rob [X22]."""
    out = vec[i64]()
    if round.phase == TAKING:
        for value in (1, 2, 3):
            if value in round.offer:
                out = append(out, taking(value))
    elif round.phase == STEALING:
        for seat, gold in enumerate(round.gold):
            if gold > 0 and seat != round.turn:
                out = append(out, stealing(seat))
        if round.rules.says("theft_optional", "may"):
            out = append(out, stealing(NOBODY))
    return out


def anybody_can_play(round: "Round") -> bool:
    """Whether any player could play a card in hand, or clear one in front of themselves [B18]."""
    maze = round.maze
    fits: i64 = -1
    ladder_fits: i64 = -1
    seat: i64 = 0
    while seat < round.seats:
        if round.retired >> seat & 1:
            seat += 1
            continue
        lies: int = round._before[seat]
        count: int = round._held[seat]
        if round.rules.expansion and lies and count >= 2:
            return True
        at: i64 = seat * round.stride
        end: i64 = at + count
        while at < end:
            card: int = round._hands[at]
            at += 1
            if card < PATHS:
                if lies & STUCK:
                    continue
                tile: i64 = 2 * card + 1
                ways: i64 = 1 << OPEN[tile]
                if TURNED[tile]:
                    ways |= 1 << OPEN[TURNED[tile]]
                if IS_LADDER[tile]:
                    if ladder_fits < 0:
                        ladder_fits = maze.any_ladder_fits(round.rules.adjacent)
                    if ladder_fits & ways:
                        return True
                else:
                    if fits < 0:
                        fits = maze.fits()
                    if fits & ways:
                        return True
            elif _has_target(round, seat, card):
                return True
        seat += 1
    return False


def _has_target(round: "Round", me: i64, card: i64) -> bool:
    """Whether a seat could play an action card now."""
    if card == cards.SWAP_HANDS or card == cards.INSPECT:
        return True
    if card == cards.HATS:
        return len(round.pile) > 0
    if card == cards.ROCKFALL:
        return round.maze.any_card()
    if card == cards.MAP:
        return round.maze.face_down() != 0
    lies: int = round._before[me]
    if card == cards.THEFT:
        return lies & cards.THIEF == 0
    what: i64 = cards.MENDS[card]
    lays = card <= cards.BREAK_PICK and what != 0
    if card == cards.TRAP:
        what = cards.TRAPPED
        lays = True
    elif card == cards.FREE:
        what = cards.TRAPPED
    elif card == cards.HANDS_OFF:
        what = cards.THIEF
    own = not lays or (card != cards.TRAP and round.rules.break_any)
    seat: i64 = 0
    while seat < round.seats:
        lies = round._before[seat]
        if (seat != me or own) and (lies & what == 0) == lays:
            return True
        seat += 1
    return False
