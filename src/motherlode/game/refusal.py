"""Why a move is refused: the first clause it breaks, in the order of the notation's contract."""

from collections import Counter
from typing import TYPE_CHECKING

from .cards import CARD, FACE_DOWN, IS_LADDER, NAMES, OPEN, THIEF, TRAPPED, mended
from .code import NOBODY, card_played, cell_of, cleared_of, seat_of, tile_of, tool_of
from .maze import OPENING, REACHED, Maze
from .move import OVER, PLAYING, STEALING, TAKING, IllegalMove, Move
from .sharing import BROKEN

if TYPE_CHECKING:
    from .round import Round


def refusal(round: "Round", move: Move, seat: int | None = None) -> IllegalMove | None:
    """Why this move may not be made now (by this seat), or None if it may."""
    code, kind = move.code, move.kind
    if round.phase == OVER:
        return IllegalMove("refuse-N2-over", "N2")
    turn: int = round.turn
    if seat is not None and seat != turn:
        return IllegalMove("refuse-N2-seat", "N2", seat=str(turn))
    phase = TAKING if kind == "take" else STEALING if kind == "steal" else PLAYING
    if phase != round.phase:
        return IllegalMove("refuse-N2-phase", "N2")
    if kind == "take":
        return None if move.nugget in round.offer else IllegalMove("refuse-B20", "B20")
    if kind == "steal":
        return _steal(round, seat_of(code), move.target_text())

    played = card_played(code)
    cards = move.discard_numbers() if played < 0 else (played,)
    missing = Counter(cards) - Counter(round.hand(round.turn))
    if missing:
        return IllegalMove("refuse-N3", "N3", card=NAMES[min(missing)])
    if kind == "dig":
        return _dig(round, cell_of(code), tile_of(code), move.target_text())
    if kind == "at":
        return _at(round.maze, move.card == "rockfall", cell_of(code), move.target_text())
    if kind == "own":
        lies = round.before(round.turn)
        return IllegalMove("refuse-B13-theft", "B13") if lies & THIEF else None
    if kind == "on":
        return _on(round, NAMES[played], seat_of(code), tool_of(code), move.target_text())
    return _discard(round, move)


def _steal(round: "Round", seat: int, name: str) -> IllegalMove | None:
    if seat == NOBODY:
        may = round.rules.says("theft_optional", "may")
        return None if may else IllegalMove("refuse-X22-must", "X22")
    if seat >= round.seats:
        return IllegalMove("refuse-N4-seat", "N4", seat=name)
    if seat == round.turn:
        return IllegalMove("refuse-X22-self", "X22")
    return None if round.gold[seat] > 0 else IllegalMove("refuse-X22-poor", "X22", seat=name)


def _dig(round: "Round", cell: int, tile: int, place: str) -> IllegalMove | None:
    lies = round.before(round.turn)
    if lies & BROKEN:
        return IllegalMove("refuse-B11-broken", "B11")
    if lies & TRAPPED:
        return IllegalMove("refuse-B11-trapped", "B11")
    maze = round.maze
    if maze.tile(cell):
        return IllegalMove("refuse-B9-taken", "B9", cell=place)
    sides, meets = OPEN[tile], maze.meets(cell)
    met = [meets >> 2 * side & 3 for side in range(4)]
    if any(m and (m >= OPENING) != bool(sides >> side & 1) for side, m in enumerate(met)):
        return IllegalMove("refuse-B9-fit", "B9", cell=place)
    if IS_LADDER[tile]:
        if not any(m >= OPENING for side, m in enumerate(met) if sides >> side & 1):
            return IllegalMove("refuse-X8-join", "X8", cell=place)
        if maze.ladder_fits(cell, meets, round.rules.adjacent) >> sides & 1 == 0:
            return IllegalMove("refuse-X8-goal", "X8", cell=place)
    elif REACHED not in (m for side, m in enumerate(met) if sides >> side & 1):
        return IllegalMove("refuse-B10", "B10", cell=place)
    return None


def _at(maze: Maze, rockfall: bool, cell: int, place: str) -> IllegalMove | None:
    tile = maze.tile(cell)
    if rockfall:
        if tile == 0:
            return IllegalMove("refuse-N4-empty", "N4", cell=place)
        return None if tile < FACE_DOWN else IllegalMove("refuse-B16", "B16", cell=place)
    if cell not in maze.goal_cells:
        return IllegalMove("refuse-N4-goal", "N4", cell=place)
    return None if tile == FACE_DOWN else IllegalMove("refuse-B17", "B17", cell=place)


def _on(round: "Round", card: str, seat: int, tool: int, name: str) -> IllegalMove | None:
    me = round.turn
    if seat >= round.seats:
        return IllegalMove("refuse-N4-seat", "N4", seat=name)
    lies = round.before(seat)
    if card == "trap":
        if seat == me:
            return IllegalMove("refuse-X12", "X12")
        return IllegalMove("refuse-B13-trap", "B13", seat=name) if lies & TRAPPED else None
    if card == "free":
        return None if lies & TRAPPED else IllegalMove("refuse-X13", "X13", seat=name)
    if card == "hands-off":
        return None if lies & THIEF else IllegalMove("refuse-X10", "X10", seat=name)
    if card == "hats":
        return None if round.pile else IllegalMove("refuse-X11", "X11")
    if card == "inspect":
        allowed = seat != me or round.rules.inspect_any
        return None if allowed else IllegalMove("refuse-X14", "X14")
    if card == "swap-hands":
        return None if seat != me else IllegalMove("refuse-X15", "X15")
    tools = mended(CARD[card], tool)
    if card.startswith("break"):
        if seat == me and not round.rules.break_any:
            return IllegalMove("refuse-B14", "B14")
        return IllegalMove("refuse-B13-tool", "B13", seat=name) if lies & tools else None
    return None if lies & tools else IllegalMove("refuse-B15", "B15", seat=name)


def _discard(round: "Round", move: Move) -> IllegalMove | None:
    clears, count = move.kind == "clear", len(move.discard_numbers())
    if not round.rules.expansion:
        if clears:
            return IllegalMove("refuse-B6-clear", "B6")
        return None if count == 1 else IllegalMove("refuse-B6-count", "B6")
    if clears:
        if count != 2:
            return IllegalMove("refuse-X4-clear", "X4")
        lies = round.before(round.turn) >> cleared_of(move.code) & 1
        return None if lies else IllegalMove("refuse-X16", "X16")
    return None if count <= 3 else IllegalMove("refuse-X4-pass", "X4")
