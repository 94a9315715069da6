"""Why a move: message ids with arguments, for words in any language (locales/*/bots.ftl)."""

from typing import Final

from ...game.cards import (
    BREAK_PICK,
    FREE,
    HANDS_OFF,
    HAS_CRYSTAL,
    HATS,
    INSPECT,
    MAP,
    MENDS,
    ROLES,
    SABOTEUR,
    TRAP,
)
from ...game.code import (
    AT,
    CLEAR,
    DIG,
    NOBODY,
    ON,
    OWN,
    STEAL,
    TAKE,
    card_of,
    cell_of,
    kind_of,
    seat_of,
    tile_of,
)
from ...game.maze import xy
from ...game.message import Message
from ...game.move import Move
from ...game.round import Round
from ...game.view import View
from ..beliefs import Beliefs
from ..beliefs.evidence import FEATURES
from ..model.evaluation import REACH_TREASURE, Evaluator
from ..model.preferences import PREFERENCES, Perspective

# The features that are worth naming when somebody is suspected, or trusted.
AGAINST: Final = (
    "sideways", "backward", "dead-end", "blocking", "astray-knowing", "break", "fix-other",
    "rockfall-cuts", "rockfall-idle", "pass", "pass-near", "trap", "free-other",
)  # fmt: skip
FOR: Final = (
    "forward", "forward-near", "forward-knowing", "break", "fix-other", "rockfall-clears",
    "trap", "free-other",
)  # fmt: skip


def reason(view: View, move: Move, round: Round, own: Perspective, evaluator: Evaluator) -> Message:
    """Why a seat with this perspective makes this move."""
    code = move.code
    kind, card = kind_of(code), card_of(code)
    if len(view.legal) == 1:
        return Message("reason-forced")
    if kind == DIG:
        return _dig(move, round, own, evaluator)
    if kind == AT:
        x, y = xy(cell_of(code))
        if card == MAP:
            return Message("reason-map", {"cell": f"{x},{y}"})
        gain = evaluator.progress(round.maze, own, own.shut, code, True)
        if abs(gain) < 0.1:
            return Message("reason-rockfall-idle")
        return Message("reason-rockfall-clears" if gain > 0 else "reason-rockfall-cuts")
    if kind == ON:
        return _aim(view, card, seat_of(code), own)
    if kind == STEAL:
        seat = seat_of(code)
        if seat == NOBODY:
            return Message("reason-steal-none")
        return Message("reason-steal", {"seat": seat})
    if kind == TAKE:
        return Message("reason-take")
    if kind == OWN:
        return Message("reason-theft")
    return Message("reason-clear" if kind == CLEAR else "reason-pass")


def _dig(move: Move, round: Round, own: Perspective, evaluator: Evaluator) -> Message:
    gain = evaluator.progress(round.maze, own, own.shut, move.code, True)
    # To open a way where there was none counts much as well.
    if own.desire > 0 and gain > REACH_TREASURE / 4 and _arrives(move, round):
        return Message("reason-finish")
    if own.crystals > 0 and HAS_CRYSTAL[tile_of(move.code)]:
        return Message("reason-crystal")
    if own.desire < 0:
        return Message("reason-hinder" if gain < -0.3 else "reason-hide")
    return Message("reason-dig" if gain > 0.3 else "reason-way")


def _arrives(move: Move, round: Round) -> bool:
    """Whether a dig brings a tunnel to a goal that is face down."""
    maze = round.maze.copy()
    maze.put(cell_of(move.code), tile_of(move.code))
    return bool(maze.knocked)


def _aim(view: View, card: int, seat: int, own: Perspective) -> Message:
    mends = MENDS[card] != 0 and card > BREAK_PICK
    if card == INSPECT:
        return Message("reason-inspect", {"seat": seat})
    if card == HATS:
        id = "reason-hats-self" if seat == view.seat else "reason-hats"
        return Message(id, {"seat": seat})
    if card == HANDS_OFF:
        return Message("reason-hands-off", {"seat": seat})
    if mends or card == FREE:
        if seat == view.seat:
            return Message("reason-free-self" if card == FREE else "reason-mend-self")
        return _opinion(view, "reason-mend", seat, own)
    if card == TRAP or MENDS[card]:
        if seat == view.seat:
            return Message("reason-none")
        return _opinion(view, "reason-break", seat, own)
    return Message("reason-swap-hands", {"seat": seat})


def _opinion(view: View, id: str, seat: int, own: Perspective) -> Message:
    """What is thought of a seat that speaks for the move, and by which of its moves."""
    assert view.seat is not None
    beliefs = Beliefs(view, keep_sums=True)
    row = beliefs.marginals[seat]
    me = ROLES.index(view.roles[view.seat])
    sign = own.loyalty if id == "reason-mend" else -own.loyalty
    # The role that counts most for the move: a break names a foe, not the likeliest role.
    likely = max(
        range(len(ROLES)),
        key=lambda role: (sign * PREFERENCES[me].gains.get(role, 0.0) * row[role], row[role]),
    )
    percent = round(100 * row[likely])
    role = ROLES[likely]
    if view.roles[seat] == role:
        return Message(f"{id}-known", {"seat": seat, "role": role})
    deed = _deed(beliefs, seat, likely == SABOTEUR)
    return Message(id, {"seat": seat, "role": role, "percent": percent, "deed": deed})


def _deed(beliefs: Beliefs, seat: int, against: bool) -> str:
    """The feature of a seat's moves that says most for what is thought of it."""
    place = max(range(3), key=beliefs.gold)
    weights = beliefs.evidence.contributions(place, beliefs.worn[seat])
    named, sign = (AGAINST, 1.0) if against else (FOR, -1.0)
    found, most = "none", 0.25
    for feature, value in zip(FEATURES, weights, strict=True):
        if feature in named and sign * value > most:
            found, most = feature, sign * value
    return found
