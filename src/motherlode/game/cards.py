"""Every card of both games: its text, its geometry, how often it exists.

A *card* is a small number, in the order of the cards' written forms, so that a sorted hand is
a hand sorted by text. A *tile* is a path card as it lies (a card and a half-turn), or one of
the special cards of the table: the start, a goal. Sides are numbered N, E, S, W; a set of sides
is a mask of four bits.
"""

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SIDES: Final = "NESW"

# --- what is printed -------------------------------------------------------------------------

BASE_PATHS: Final[dict[str, int]] = {
    "NS": 4, "EW": 3, "ES": 4, "SW": 5, "NES": 5, "NEW": 5, "NESW": 5,
    "S": 1, "W": 1, "N/S": 1, "E/W": 1, "N/W": 1, "N/E": 1, "N/E/S": 1, "E/S/W": 1, "N/E/S/W": 1,
}  # fmt: skip
BASE_ACTIONS: Final[dict[str, int]] = {
    "break-cart": 3, "break-lamp": 3, "break-pick": 3,
    "fix-cart": 2, "fix-lamp": 2, "fix-pick": 2,
    "fix-cart-lamp": 1, "fix-cart-pick": 1, "fix-lamp-pick": 1,
    "rockfall": 3, "map": 6,
}  # fmt: skip
EXPANSION_PATHS: Final[dict[str, int]] = {
    "NS/EW": 2, "NW/ES": 1, "NE/SW": 1,
    "S+ladder": 1, "W+ladder": 1, "ES+ladder": 1, "NE+ladder": 1,
    "ES+green": 1, "EW+green": 1, "NS/E+green": 1, "NS+blue": 1, "EW+blue": 1, "SW+blue": 1,
    "W+crystal": 1, "S+crystal": 1, "ESW+crystal": 3, "ESW/N+crystal": 1, "NES+crystal": 1,
    "NSW/E+crystal": 1, "NESW+crystal": 1, "EW/S+crystal": 1,
    "NE/S": 1, "ES/N": 2, "NS/E/W": 1, "EW/N/S": 1, "NS/E": 1,
}  # fmt: skip
EXPANSION_ACTIONS: Final[dict[str, int]] = {
    "theft": 4, "hands-off": 3, "swap-hands": 2, "inspect": 2, "hats": 2, "trap": 3, "free": 4,
    "rockfall": 1,
}  # fmt: skip
NUGGETS: Final[dict[int, int]] = {1: 16, 2: 8, 3: 4}

ROLES: Final = (
    "miner", "saboteur", "selfish", "blue", "green", "boss", "profiteer", "geologist",
)  # fmt: skip
MINER: Final = 0
SABOTEUR: Final = 1
SELFISH: Final = 2
BLUE: Final = 3
GREEN: Final = 4
BOSS: Final = 5
PROFITEER: Final = 6
GEOLOGIST: Final = 7
EXPANSION_DWARFS: Final[dict[str, int]] = {
    "blue": 4, "green": 4, "boss": 1, "profiteer": 1, "geologist": 2, "saboteur": 3,
}  # fmt: skip

HIDDEN: Final = "?"  # in place of what somebody may not know

# What may lie before a player, in the order of the bits of its mask.
LYING: Final = ("cart", "lamp", "pick", "trap", "theft")
TOOLS: Final = ("cart", "lamp", "pick")
TRAPPED: Final = 8
THIEF: Final = 16
STUCK: Final = 15  # a broken tool or a trap: no path cards [B11]


# --- the text of a path card -----------------------------------------------------------------


class UnknownCard(ValueError):
    """The text names no card of either game."""


def _group(letters: str) -> str:
    return "".join(side for side in SIDES if side in letters)


def _write(groups: Iterable[str], feature: str) -> str:
    ordered = sorted((_group(g) for g in groups), key=lambda g: (-len(g), SIDES.index(g[0])))
    return "/".join(ordered) + (f"+{feature}" if feature else "")


def canonical(text: str) -> str:
    """The written form of a path card as it lies; orders are free in `text`, all else is not."""
    body, plus, feature = text.partition("+")
    if (plus != "") != (feature in ("blue", "green", "ladder", "crystal")):
        raise UnknownCard(text)
    groups = body.split("/")
    letters = "".join(groups)
    if "" in groups or len(set(letters)) != len(letters) or not set(letters) <= set(SIDES):
        raise UnknownCard(text)
    return _write(groups, feature)


def turned(text: str) -> str:
    """The same path card after a half-turn."""
    body, _, feature = text.partition("+")
    swap = {"N": "S", "S": "N", "E": "W", "W": "E"}
    return _write(["".join(swap[c] for c in g) for g in body.split("/")], feature)


# --- cards as numbers ------------------------------------------------------------------------

NAMES: Final[tuple[str, ...]] = tuple(
    sorted({*BASE_PATHS, *BASE_ACTIONS, *EXPANSION_PATHS, *EXPANSION_ACTIONS})
)
CARD: Final[dict[str, int]] = {name: i for i, name in enumerate(NAMES)}
PATHS: Final = len(BASE_PATHS) + len(EXPANSION_PATHS)  # path cards come first in NAMES

BREAK_PICK: Final = CARD["break-pick"]
ROCKFALL: Final = CARD["rockfall"]
MAP: Final = CARD["map"]
THEFT: Final = CARD["theft"]
HANDS_OFF: Final = CARD["hands-off"]
SWAP_HANDS: Final = CARD["swap-hands"]
INSPECT: Final = CARD["inspect"]
HATS: Final = CARD["hats"]
TRAP: Final = CARD["trap"]
FREE: Final = CARD["free"]


def _tools(name: str) -> int:
    kind, *tools = name.split("-")
    return sum(1 << TOOLS.index(t) for t in tools) if kind in ("break", "fix") else 0


# The tools a card breaks or mends, as a mask; 0 for all other cards.
MENDS: Final = vec[i64]([_tools(name) for name in NAMES])


def mended(card: i64, tool: i64) -> i64:
    """The same for a move: of the two tools of a card only the one chosen, from 1."""
    return MENDS[card] & 1 << (tool - 1) if tool else MENDS[card]


def card(text: str) -> int:
    """The card that a text names; either half-turn of a path card will do."""
    found = CARD.get(text)
    if found is None:
        lying = canonical(text)
        found = CARD.get(lying)
        if found is None:
            found = CARD.get(turned(lying))
        if found is None:
            raise UnknownCard(text)
    return found


# --- tiles: cards as they lie ----------------------------------------------------------------
# 0 is no tile; 1 + 2*card and 2 + 2*card are a path card as written and turned by 180 degrees.

FACE_DOWN: Final = 2 * PATHS + 1
START: Final = 2 * PATHS + 2
GOLD: Final = 2 * PATHS + 3
STONE: Final = 2 * PATHS + 4  # the first of four stones as they may lie
TILES: Final = 2 * PATHS + 8

GOALS: Final = ("gold", "stone:NW", "stone:NE")
STONES: Final = ("NW", "ES", "NE", "SW")  # stone:NW lies as NW or ES, stone:NE as NE or SW


def _geometry(tile: int) -> str:
    if tile == 0 or tile == FACE_DOWN:
        return ""
    if tile == START:
        return "NESW+ladder"
    if tile == GOLD:
        return "NESW"
    if tile >= STONE:
        return STONES[tile - STONE]
    name = NAMES[(tile - 1) // 2]
    return name if tile % 2 else turned(name)


_GEOMETRY: Final = [_geometry(tile) for tile in range(TILES)]
TILE_TEXT: Final[tuple[str, ...]] = tuple(
    "" if t == 0
    else "?" if t == FACE_DOWN
    else "gold!" if t == GOLD
    else f"stone:{_GEOMETRY[t]}!" if t >= STONE
    else _GEOMETRY[t]
    for t in range(TILES)
)  # fmt: skip
# A text names the first tile of that form, so a symmetrical card is always its unturned tile.
TILE: Final[dict[str, int]] = {_GEOMETRY[t]: t for t in reversed(range(1, 2 * PATHS + 1))}

# The same for all that lies open on the table, goals and start included.
SHOWN: Final[dict[str, int]] = {TILE_TEXT[t]: t for t in reversed(range(1, TILES))}


def tile(text: str) -> int:
    """The tile of a path card as it lies."""
    found = TILE.get(text)
    if found is None:
        found = TILE.get(canonical(text))
        if found is None:
            raise UnknownCard(text)
    return found


def _mask(letters: str) -> int:
    return sum(1 << SIDES.index(c) for c in letters)


def _open(text: str) -> int:
    return _mask(text.partition("+")[0].replace("/", ""))


def _linked(text: str, side: int) -> int:
    """The sides linked with `side` inside the card, itself included; 0 for a stub [T2]."""
    body, _, feature = text.partition("+")
    for group in body.split("/"):
        if SIDES[side] in group and (len(group) > 1 or feature == "ladder"):
            return _mask(group)
    return 0


def _has(feature: str) -> list[int]:
    return [int(text.endswith(feature)) for text in _GEOMETRY]


OPEN: Final = vec[i64]([_open(text) for text in _GEOMETRY])
LINKED: Final = vec[i64]([_linked(text, side) for text in _GEOMETRY for side in range(4)])
IS_LADDER: Final = vec[i64](_has("+ladder"))
HAS_CRYSTAL: Final = vec[i64](_has("+crystal"))
DOOR: Final = vec[i64](
    [BLUE if t.endswith("+blue") else GREEN if t.endswith("+green") else 0 for t in _GEOMETRY]
)
# The tile of a card turned by 180 degrees; 0 if that is the same tile.
TURNED: Final = vec[i64](
    [
        0
        if t == 0 or t > 2 * PATHS or t % 2 == 0 or turned(_GEOMETRY[t]) == _GEOMETRY[t]
        else t + 1
        for t in range(TILES)
    ]
)


def goal(text: str) -> tuple[int, int]:
    """A goal's identity (its place in GOALS) and the tile that lies there."""
    if text in GOALS:
        return GOALS.index(text), FACE_DOWN
    if text == "gold!":
        return 0, GOLD
    if text.startswith("stone:") and text.endswith("!"):
        lying = _group(text[6:-1])
        if lying in STONES and len(lying) == len(text) - 7:
            place = STONES.index(lying)
            return 1 + place // 2, STONE + place
    raise UnknownCard(text)


def deck(expansion: bool, fourth_rockfall: bool) -> list[int]:
    """All cards that are shuffled into hands and deck [B2, X1], sorted."""
    lists = [BASE_PATHS, BASE_ACTIONS]
    if expansion:
        lists += [EXPANSION_PATHS, EXPANSION_ACTIONS]
    cards = [CARD[name] for part in lists for name, copies in part.items() for _ in range(copies)]
    if expansion and not fourth_rockfall:
        cards.remove(ROCKFALL)
    return sorted(cards)
