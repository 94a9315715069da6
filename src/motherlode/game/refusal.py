"""Why a move is refused: the first clause it breaks, in the order of the notation's contract."""

from collections import Counter
from typing import TYPE_CHECKING

from .cards import (
    BREAK_PICK,
    FACE_DOWN,
    FREE,
    HANDS_OFF,
    HATS,
    INSPECT,
    IS_LADDER,
    MENDS,
    NAMES,
    OPEN,
    ROCKFALL,
    SWAP_HANDS,
    THIEF,
    TRAP,
    TRAPPED,
)
from .code import (
    AT,
    CLEAR,
    DIG,
    MISCOUNT,
    NOBODY,
    OWN,
    PASS1,
    PASS2,
    PASS3,
    STEAL,
    TAKE,
    card_played,
    cell_of,
    cleared_of,
    kind_of,
    meant_of,
    nugget_of,
    seat_of,
    tile_of,
    tool_of,
)
from .maze import OPENING, REACHED, Maze
from .move import OVER, PLAYING, STEALING, TAKING, IllegalMove, Move
from .sharing import BROKEN

if TYPE_CHECKING:
    from .round import Round


def refusal(round: "Round", move: Move, seat: int | None = None) -> IllegalMove | None:
    """Why this move may not be made now (by this seat), or None if it may."""
    code = move.code
    kind = kind_of(code)
    if round.phase == OVER:
        return IllegalMove("N2", "refuse-N2-over")
    turn: int = round.turn
    if seat is not None and seat != turn:
        return IllegalMove("N2", "refuse-N2-seat", seat=str(turn))
    phase = TAKING if kind == TAKE else STEALING if kind == STEAL else PLAYING
    if phase != round.phase:
        return IllegalMove("N2", "refuse-N2-phase")
    if phase == TAKING:
        return None if nugget_of(code) in round.offer else IllegalMove("B20", "refuse-B20")
    if phase == STEALING:
        return _steal(round, seat_of(code), move.target_text())

    played = card_played(code)
    cards = move.discard_numbers() if played < 0 else (played,)
    missing = Counter(cards) - Counter(round.hand(round.turn))
    if missing:
        return IllegalMove("N3", "refuse-N3", card=NAMES[min(missing)])
    if kind == DIG:
        return _dig(round, cell_of(code), tile_of(code), move.target_text())
    if kind == AT:
        return _at(round.maze, played, cell_of(code), move.target_text())
    if kind == OWN:
        lies = round.before(round.turn)
        return IllegalMove("B13", "refuse-B13-theft") if lies & THIEF else None
    if played >= 0:
        return _on(round, played, seat_of(code), tool_of(code), move.target_text())
    return _discard(round, code)


def _steal(round: "Round", seat: int, name: str) -> IllegalMove | None:
    if seat == NOBODY:
        may = round.rules.says("theft_optional", "may")
        return None if may else IllegalMove("X22", "refuse-X22-must")
    if seat >= round.seats:
        return IllegalMove("N4", "refuse-N4-seat", seat=name)
    if seat == round.turn:
        return IllegalMove("X22", "refuse-X22-self")
    return None if round.gold[seat] > 0 else IllegalMove("X22", "refuse-X22-poor", seat=name)


def _dig(round: "Round", cell: int, tile: int, place: str) -> IllegalMove | None:
    lies = round.before(round.turn)
    if lies & BROKEN:
        return IllegalMove("B11", "refuse-B11-broken")
    if lies & TRAPPED:
        return IllegalMove("B11", "refuse-B11-trapped")
    maze = round.maze
    if maze.tile(cell):
        return IllegalMove("B9", "refuse-B9-taken", cell=place)
    sides, meets = OPEN[tile], maze.meets(cell)
    met = [meets >> 2 * side & 3 for side in range(4)]
    if any(m and (m >= OPENING) != bool(sides >> side & 1) for side, m in enumerate(met)):
        return IllegalMove("B9", "refuse-B9-fit", cell=place)
    if IS_LADDER[tile]:
        if not any(m >= OPENING for side, m in enumerate(met) if sides >> side & 1):
            return IllegalMove("X8", "refuse-X8-join", cell=place)
        if maze.ladder_fits(cell, meets, round.rules.adjacent) >> sides & 1 == 0:
            return IllegalMove("X8", "refuse-X8-goal", cell=place)
    elif REACHED not in (m for side, m in enumerate(met) if sides >> side & 1):
        return IllegalMove("B10", "refuse-B10", cell=place)
    return None


def _at(maze: Maze, card: int, cell: int, place: str) -> IllegalMove | None:
    tile = maze.tile(cell)
    if card == ROCKFALL:
        if tile == 0:
            return IllegalMove("N4", "refuse-N4-empty", cell=place)
        return None if tile < FACE_DOWN else IllegalMove("B16", "refuse-B16", cell=place)
    if cell not in maze.goal_cells:
        return IllegalMove("N4", "refuse-N4-goal", cell=place)
    return None if tile == FACE_DOWN else IllegalMove("B17", "refuse-B17", cell=place)


def _on(round: "Round", card: int, seat: int, tool: int, name: str) -> IllegalMove | None:
    me = round.turn
    if seat >= round.seats:
        return IllegalMove("N4", "refuse-N4-seat", seat=name)
    lies = round.before(seat)
    if card == TRAP:
        if seat == me:
            return IllegalMove("X12", "refuse-X12")
        return IllegalMove("B13", "refuse-B13-trap", seat=name) if lies & TRAPPED else None
    if card == FREE:
        return None if lies & TRAPPED else IllegalMove("X13", "refuse-X13", seat=name)
    if card == HANDS_OFF:
        return None if lies & THIEF else IllegalMove("X10", "refuse-X10", seat=name)
    if card == HATS:
        return None if round.pile else IllegalMove("X11", "refuse-X11")
    if card == INSPECT:
        allowed = seat != me or round.rules.inspect_any
        return None if allowed else IllegalMove("X14", "refuse-X14")
    if card == SWAP_HANDS:
        return None if seat != me else IllegalMove("X15", "refuse-X15")
    mends = MENDS[card] & (1 << tool - 1) if tool else MENDS[card]
    if card <= BREAK_PICK:
        if seat == me and not round.rules.break_any:
            return IllegalMove("B14", "refuse-B14")
        return IllegalMove("B13", "refuse-B13-tool", seat=name) if lies & mends else None
    return None if lies & mends else IllegalMove("B15", "refuse-B15", seat=name)


def _discard(round: "Round", code: int) -> IllegalMove | None:
    kind = kind_of(code)
    clears = kind == CLEAR or (kind == MISCOUNT and meant_of(code) == CLEAR)
    if not round.rules.expansion:
        if clears:
            return IllegalMove("B6", "refuse-B6-clear")
        return None if kind == PASS1 else IllegalMove("B6", "refuse-B6-count")
    if clears:
        if kind != CLEAR:
            return IllegalMove("X4", "refuse-X4-clear")
        lies = round.before(round.turn) >> cleared_of(code) & 1
        return None if lies else IllegalMove("X16", "refuse-X16")
    return None if kind in (PASS1, PASS2, PASS3) else IllegalMove("X4", "refuse-X4-pass")
