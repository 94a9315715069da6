"""The cards: their written forms, the printed lists, the dwarfs and the nuggets (cards.md).

A path card is a string in canonical notation, such as ``NS/E`` or ``ES+ladder``.
"""

from functools import cache

Cell = tuple[int, int]

EDGES = "NESW"
STEP: dict[str, Cell] = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
FEATURES = ("", "blue", "green", "ladder", "crystal")
TOOLS = ("cart", "lamp", "pick")

START_CARD = "NESW+ladder"
TREASURE_CARD = "NESW"
GOALS = ("gold", "stone:NW", "stone:NE")
START_CELL: Cell = (0, 0)

BASE_PATHS = {
    **{"NS": 4, "EW": 3, "ES": 4, "SW": 5, "NES": 5, "NEW": 5, "NESW": 5},
    **{"S": 1, "W": 1, "N/S": 1, "E/W": 1, "N/W": 1, "N/E": 1},
    **{"N/E/S": 1, "E/S/W": 1, "N/E/S/W": 1},
}
BASE_ACTIONS = {
    **{"break-cart": 3, "break-lamp": 3, "break-pick": 3},
    **{"fix-cart": 2, "fix-lamp": 2, "fix-pick": 2},
    **{"fix-cart-lamp": 1, "fix-cart-pick": 1, "fix-lamp-pick": 1},
    **{"rockfall": 3, "map": 6},
}
EXPANSION_PATHS = {
    **{"NS/EW": 2, "NW/ES": 1, "NE/SW": 1},
    **{"S+ladder": 1, "W+ladder": 1, "ES+ladder": 1, "NE+ladder": 1},
    **{"ES+green": 1, "EW+green": 1, "NS/E+green": 1},
    **{"NS+blue": 1, "EW+blue": 1, "SW+blue": 1},
    **{"W+crystal": 1, "S+crystal": 1, "ESW+crystal": 3, "ESW/N+crystal": 1, "NES+crystal": 1},
    **{"NSW/E+crystal": 1, "NESW+crystal": 1, "EW/S+crystal": 1},
    **{"NE/S": 1, "ES/N": 2, "NS/E/W": 1, "EW/N/S": 1, "NS/E": 1},
}
EXPANSION_ACTIONS = {
    **{"theft": 4, "hands-off": 3, "swap-hands": 2, "inspect": 2, "hats": 2},
    **{"trap": 3, "free": 4},
}
ACTIONS = frozenset(BASE_ACTIONS) | frozenset(EXPANSION_ACTIONS)
NUGGETS = {1: 16, 2: 8, 3: 4}  # B3
BASE_ROLES = {
    3: (1, 3),
    4: (1, 4),
    5: (2, 4),
    6: (2, 5),
    7: (3, 5),
    8: (3, 6),
    9: (3, 7),
    10: (4, 7),
}
EXPANSION_ROLES = {"blue": 4, "green": 4, "boss": 1, "profiteer": 1, "geologist": 2, "saboteur": 3}


@cache
def groups(card: str) -> tuple[str, ...]:
    """The card's groups of linked edges; a single letter is a stub, except on a ladder (T2)."""
    return tuple(card.partition("+")[0].split("/"))


@cache
def feature(card: str) -> str:
    return card.partition("+")[2]


@cache
def is_open(card: str, edge: str) -> bool:
    return any(edge in group for group in groups(card))


def _written(parts: list[str], extra: str) -> str:
    """Canonical form: edges in the order N E S W, long groups first, then by first letter."""
    tidy = ["".join(sorted(part, key=EDGES.index)) for part in parts]
    tidy.sort(key=lambda part: (-len(part), EDGES.index(part[0])))
    return "/".join(tidy) + (f"+{extra}" if extra else "")


@cache
def turned(card: str) -> str:
    """The card turned by 180 degrees (T2)."""
    return _written(["".join(BACK[e] for e in group) for group in groups(card)], feature(card))


@cache
def read_path(text: str) -> str | None:
    """The canonical form of a path card's text, lenient about orders; None if it is none."""
    body, plus, extra = text.partition("+")
    if extra not in FEATURES or bool(plus) != bool(extra):
        return None
    parts = body.split("/")
    letters = "".join(parts)
    if "" in parts or len(set(letters)) != len(letters) or not set(letters) <= set(EDGES):
        return None
    return _written(parts, extra)


_IN_HAND = {form: card for card in (*BASE_PATHS, *EXPANSION_PATHS) for form in (card, turned(card))}


def hand_form(text: str) -> str | None:
    """The form of cards.md for a card's text (either half-turn), None for an unknown card."""
    if text in ACTIONS:
        return text
    return _IN_HAND.get(read_path(text) or "")


def full_deck(game: str, fourth_rockfall: bool) -> list[str]:
    """All path and action cards of the game (B2, X1)."""
    lists = [BASE_PATHS, BASE_ACTIONS]
    if game == "expansion":
        lists += [EXPANSION_PATHS, EXPANSION_ACTIONS]
    cards = [card for counts in lists for card, copies in counts.items() for _ in range(copies)]
    return cards + (["rockfall"] if game == "expansion" and fourth_rockfall else [])


def dwarfs(game: str, players: int, selfish: bool, max_saboteurs: bool) -> list[str]:
    """All dwarf cards of a round: those dealt and the spare or the pile (B1, X2)."""
    if game == "expansion":
        return [role for role, copies in EXPANSION_ROLES.items() for _ in range(copies)]
    saboteurs, miners = BASE_ROLES[players]
    cards = ["saboteur"] * saboteurs + ["miner"] * (miners - int(max_saboteurs))
    if selfish:
        cards[-1] = "selfish"
    return cards


def hand_size(game: str, players: int) -> int:
    """B2, X1."""
    if game == "expansion":
        return 6
    return 6 if players <= 5 else 5 if players <= 7 else 4
