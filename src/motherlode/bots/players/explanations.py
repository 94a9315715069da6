"""Why a move: message ids with arguments, for words in any language (locales/*/bots.ftl)."""

from typing import Final

from ...game.cards import HAS_CRYSTAL, ROLES, SABOTEUR
from ...game.code import tile_of
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


# Moves that explain themselves, by their card or else by their kind.
PLAIN: Final = {
    "theft": "reason-theft", "inspect": "reason-inspect", "hats": "reason-hats",
    "hands-off": "reason-hands-off", "swap-hands": "reason-swap-hands", "take": "reason-take",
    "steal": "reason-steal", "pass": "reason-pass", "clear": "reason-clear",
}  # fmt: skip


def explanation(
    view: View, move: Move, round: Round, own: Perspective, evaluator: Evaluator
) -> Message:
    """Why a seat with this perspective makes this move."""
    if len(view.legal) == 1:
        return Message("reason-forced")
    if move.kind == "dig":
        return _dig(move, round, own, evaluator)
    if move.card == "map":
        return Message("reason-map", {"cell": move.target_text()})
    if move.card == "rockfall":
        gain = evaluator.progress(round.maze, own, own.shut, move.code, True)
        if abs(gain) < 0.1:
            return Message("reason-rockfall-idle")
        return Message("reason-rockfall-clears" if gain > 0 else "reason-rockfall-cuts")
    if move.kind == "steal" and move.seat is None:
        return Message("reason-steal-none")
    plain = PLAIN.get(move.card or move.kind)
    if plain is None:
        return _mend_or_break(view, move.card or "", move.seat or 0, own)
    if move.seat is None:
        return Message(plain)
    own_hat = move.card == "hats" and move.seat == view.seat
    return Message("reason-hats-self" if own_hat else plain, {"seat": move.seat})


def _dig(move: Move, round: Round, own: Perspective, evaluator: Evaluator) -> Message:
    gain = evaluator.progress(round.maze, own, own.shut, move.code, True)
    # To open a way where there was none counts much as well.
    if own.desire > 0 and gain > REACH_TREASURE / 4 and round.maze.after(move.code).knocked:
        return Message("reason-finish")
    if own.crystals > 0 and HAS_CRYSTAL[tile_of(move.code)]:
        return Message("reason-crystal")
    if own.desire < 0:
        return Message("reason-hinder" if gain < -0.3 else "reason-hide")
    return Message("reason-dig" if gain > 0.3 else "reason-way")


def _mend_or_break(view: View, card: str, seat: int, own: Perspective) -> Message:
    if card.startswith(("break", "trap")):
        if seat == view.seat:
            return Message("reason-none")
        return _opinion(view, "reason-break", seat, own)
    if seat == view.seat:
        return Message("reason-free-self" if card == "free" else "reason-mend-self")
    return _opinion(view, "reason-mend", seat, own)


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
