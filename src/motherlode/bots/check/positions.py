"""Positions of every kind that a bot may be asked in: what they are, and where they come up."""

from collections.abc import Callable, Iterator
from typing import Final, TypeVar

from ...game.cards import HIDDEN, NAMES, PATHS, TOOLS
from ...game.events import Fact, FallFact, HatFact, SaboteursFact, SwapFact
from ...game.options import EDITIONS, GAMES, OPTIONS, PLAYERS, Rules, Value
from ...game.scenario import Table
from ...game.view import View

Test = Callable[[View], bool]

# --- how a kind is told from a view ----------------------------------------------------------


def word(value: Value) -> str:
    """An option's value as it is written."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _me(view: View) -> int:
    assert view.seat is not None
    return view.seat


def _own(view: View) -> set[str]:
    """What lies before the deciding seat."""
    return set(view.before[_me(view)])


F = TypeVar("F", bound=Fact)


def _told(view: View, kind: type[F]) -> Iterator[F]:
    return (fact for fact in view.facts_told() if isinstance(fact, kind))


def _paths(view: View) -> bool:
    return any(NAMES.index(card) < PATHS for card in view.hand)


def _laid(view: View, *features: str) -> bool:
    return any(text.endswith(features) for _, _, text in view.maze)


def _walled_in(view: View) -> bool:
    """Whether a seat that may dig finds no cell for any of its path cards."""
    stuck = _own(view) & {*TOOLS, "trap"}
    digs = any(text[0] in "NESW" for text in view.legal)
    return view.phase == "play" and _paths(view) and not stuck and not digs


def _apart(view: View) -> bool:
    """Whether a ladder lies in a part of the maze that no row of cards joins to the start."""
    cards = {(x, y) for x, y, _ in view.maze} | {(0, 0)}
    near, reached = [(0, 0)], {(0, 0)}
    while near:
        x, y = near.pop()
        beside = cards & {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
        near += beside - reached
        reached |= beside
    return any("+ladder" in text and (x, y) not in reached for x, y, text in view.maze)


def _is(game: str, role: str) -> Test:
    return lambda view: view.rules.game == game and view.roles[_me(view)] == role


def _says(option: str, value: Value) -> Test:
    return lambda view: view.rules.says(option, value)


def _seats(players: int) -> Test:
    return lambda view: view.seats == players


def _edition(name: str) -> Test:
    return lambda view: view.rules.edition == name


DWARFS: Final[dict[str, tuple[str, ...]]] = {
    "base": ("miner", "saboteur", "selfish"),
    "expansion": ("blue", "green", "boss", "profiteer", "geologist", "saboteur"),
}
# Options other than usual, by game.
CHANGES: Final[dict[str, list[tuple[str, Value]]]] = {
    game: [
        (option.name, value)
        for option in OPTIONS.values()
        if game in option.games and option.name != "rounds"
        for value in option.values[1:]
    ]
    for game in GAMES
}
_GROUPS: Final[dict[str, dict[str, Test]]] = {
    "dwarf": {f"{game}: {role}": _is(game, role) for game in GAMES for role in DWARFS[game]},
    "decision": {
        "a turn": lambda view: view.phase == "play",
        "nugget cards to take": lambda view: view.phase == "take",
        "a theft to use": lambda view: view.phase == "steal",
        "a theft that may be declined": lambda view: "steal>-" in view.legal,
        "in a later round": lambda view: view.number > 1,
    },
    "moves": {
        "one legal move": lambda view: len(view.legal) == 1,
        "only passes": lambda view: all(text.startswith("pass:") for text in view.legal),
        "100 legal moves or more": lambda view: len(view.legal) >= 100,
        "no cell for a path card": _walled_in,
        "two cards may clear one": lambda view: any(t.startswith("clear:") for t in view.legal),
    },
    "hands and table": {
        "a broken tool": lambda view: bool(_own(view) & set(TOOLS)),
        "all tools broken": lambda view: _own(view) >= set(TOOLS),
        "trapped": lambda view: "trap" in _own(view),
        "a theft before oneself": lambda view: "theft" in _own(view),
        "one card in hand": lambda view: view.phase == "play" and len(view.hand) == 1,
        "no path card in hand": lambda view: view.phase == "play" and not _paths(view),
        "deck used up": lambda view: view.phase == "play" and view.deck == 0,
        "somebody without cards": lambda view: view.phase == "play" and 0 in view.held,
    },
    "knowledge": {
        "treasure looked at": lambda view: "gold" in view.goals,
        "two stones known": lambda view: (
            HIDDEN in view.goals and sum(goal.startswith("stone") for goal in view.goals) == 2
        ),
        "another's dwarf known": lambda view: (
            view.phase == "play" and sum(role != HIDDEN for role in view.roles) > 1
        ),
        "fellow saboteurs known": lambda view: any(f.seats for f in _told(view, SaboteursFact)),
        "own hat swapped": lambda view: any(f.role for f in _told(view, HatFact)),
        "another's hat swapped": lambda view: any(not f.role for f in _told(view, HatFact)),
        "own hand swapped": lambda view: any(f.hands for f in _told(view, SwapFact)),
        "others' hands swapped": lambda view: any(not f.hands for f in _told(view, SwapFact)),
        "cards given away": lambda view: any(m.holder is not None for m in view.memory),
    },
    "maze": {
        "only the start card": lambda view: not view.maze,
        "a stone turned up": lambda view: any(g[:1] == "s" and g[-1] == "!" for g in view.goals),
        "a card has fallen": lambda view: any(True for _ in _told(view, FallFact)),
        "a ladder": lambda view: _laid(view, "+ladder"),
        "parts that ladders link": _apart,
        "a door": lambda view: _laid(view, "+blue", "+green"),
        "a crystal": lambda view: _laid(view, "+crystal"),
    },
    "edition": {name: _edition(name) for game in GAMES for name in EDITIONS[game]},
    "players": {
        f"{n} players": _seats(n)
        for n in range(min(PLAYERS[g][0] for g in GAMES), max(PLAYERS[g][1] for g in GAMES) + 1)
    },
    "option": {
        f"{name}={word(value)}": _says(name, value)
        for game in GAMES
        for name, value in CHANGES[game]
    },
}

GROUP: Final = {name: group for group, tests in _GROUPS.items() for name in tests}
_TESTS: Final = [item for tests in _GROUPS.values() for item in tests.items()]


def kinds_of(view: View) -> list[str]:
    """The kinds that a position is of, for the seat that decides."""
    return [name for name, test in _TESTS if test(view)]


# --- games in which they come up -------------------------------------------------------------


def _tables() -> list[Rules]:
    """Every number of players of both games, every edition, every option other than usual."""
    tables = []
    for game in GAMES:
        editions = list(EDITIONS[game])
        least, most = PLAYERS[game]
        plain = len(editions)  # each edition first as it is printed
        rest = most - least + 1 - plain
        for place in range(most - least + 1):
            changes = CHANGES[game][place - plain :: rest] if place >= plain else []
            edition = editions[place % len(editions)]
            tables.append(Rules(game, least + place, edition, dict(changes)))
    return tables


TABLES: Final = _tables()


# --- positions that are set up ---------------------------------------------------------------

_ROW = ["1,0 EW", "2,0 EW", "3,0 NESW", "4,0 EW", "5,0 EW", "6,0 EW"]  # one cell is missing
_CROSS = [f"{x},0 NESW" for x in range(1, 6)]


def _at(id: str, game: str, roles: str, hand: str, **more: object) -> Table:
    """A position in which the first seat, with this hand, is to move."""
    seats = roles.split()
    others = ["NES map fix-cart", "SW rockfall break-lamp"] * 6
    return {
        "id": id,
        "game": game,
        "roles": seats,
        "pile": ["miner"] if game == "base" else ["green", "geologist", "saboteur"],
        "goals": ["stone:NW", "gold", "stone:NE"],
        "hands": [hand, *others[: len(seats) - 1]],
        "deck": "NESW EW NS map fix-lamp rockfall NEW ES W",
        "nuggets": [2, 1, 3, 1, 1, 2, 1, 1, 3, 1, 1, 2] if game == "base" else [],
        **more,
    }


def _base(id: str, hand: str, roles: str = "miner miner saboteur", **more: object) -> Table:
    return _at(id, "base", roles, hand, **more)


def _expansion(id: str, hand: str, roles: str = "blue green saboteur", **more: object) -> Table:
    return _at(id, "expansion", roles, hand, **more)


_PATHS = "NS NEW ES N/S/E/W map break-pick"
_MIXED = "NS/EW ESW+crystal inspect trap theft fix-cart"
_FIXES = "fix-cart fix-lamp"
_PASSES = ["pass:map", "pass:SW"]

POSITIONS: Final[list[Table]] = [
    *(_base(f"base: {role}", _PATHS, f"{role} miner saboteur") for role in ("miner", "saboteur")),
    _base("base: selfish", _PATHS, "selfish miner saboteur", options={"selfish_dwarf": True}),
    *(
        _expansion(f"expansion: {role}", _MIXED, f"{role} blue green saboteur", maze=_CROSS)
        for role in DWARFS["expansion"]
    ),
    # The end of a round.
    _base("one card from the treasure", "EW NS map", maze=_ROW),
    _base("a saboteur one card from the treasure", "EW NS map", "saboteur miner miner", maze=_ROW),
    _base("a stone one card away", "EW NS", maze=_ROW, goals=["gold", "stone:NW", "stone:NE"]),
    _base("nuggets to choose from", "EW", maze=_ROW, moves=["EW@7,0"]),
    _base("nuggets all alike", "EW", maze=_ROW, nuggets=[1, 1, 1, 1], moves=["EW@7,0"]),
    _expansion(
        "a theft must be used", "EW", "boss blue saboteur green", maze=_ROW,
        before=["", "", "theft", ""], gold=[1, 2, 0, 3], moves=["EW@7,0"],
    ),
    _expansion(
        "a theft from the only one with gold", "EW", "blue saboteur saboteur saboteur", maze=_ROW,
        before=["", "", "theft", "trap"], moves=["EW@7,0"],
    ),
    _expansion(
        "a theft may be declined", "EW", "boss blue saboteur green", edition="es-2014",
        maze=_ROW, before=["", "theft", "theft", ""], moves=["EW@7,0"],
    ),
    _base("a later round", _PATHS, "miner saboteur miner miner", round=2, gold=[3, 0, 4, 1]),
    _expansion("the last round", _MIXED, round=3, gold=[3, 0, 4]),
    # Moves.
    _base("nothing to mend", _FIXES),
    _base("one useless card", "fix-cart", deck=""),
    _expansion("useless cards", "fix-cart fix-lamp free hands-off", pile=[]),
    _expansion("hats without a dwarf left", "hats free", pile=[]),
    _base("walled in", "NESW EW", maze=["1,0 W", "-1,0 E", "0,1 S", "0,-1 N"]),
    _base("cut off behind a dead end", "NS map", maze=["1,0 E/W", "-1,0 E", "0,1 S", "0,-1 N"]),
    _expansion(
        "very many moves", "NESW ESW+crystal NEW NES rockfall NS/EW",
        "blue green saboteur boss geologist profiteer blue green",
        maze=[*_CROSS, *(f"{x},1 NESW" for x in range(6)), *(f"{x},-1 NESW" for x in range(6))],
    ),
    # Hands and what lies before players.
    _base("a broken lamp", "NS fix-lamp fix-lamp-pick break-cart", before=["lamp", "cart", ""]),
    _base("all tools broken", "NS EW NESW", before=["cart lamp pick", "", "cart"]),
    _base("broken, with a double repair", "fix-cart-pick NS", before=["cart pick", "pick", ""]),
    _base("a tool of one's own may be broken", "break-cart NS", options={"break_self": "any"}),
    _expansion("trapped", "NS EW trap free", before=["trap", "", "trap"]),
    _expansion("trapped without freedom", "NS EW", before=["trap", "", ""], deck=""),
    _expansion(
        "everything before oneself", "NS EW map theft fix-cart hands-off",
        before=["cart lamp pick trap theft", "theft", "trap"],
    ),
    _base("the last card of a hand", "NESW", deck=""),
    _base("others without cards", "NESW map", deck="", hands=["NESW map", "", "SW"]),
    _base(
        "played until hands are empty", "fix-cart fix-pick", options={"round_end": "empty"},
        deck="", hands=["fix-cart fix-pick", "fix-lamp", ""],
    ),
    _base("no path card", "map rockfall break-cart fix-pick", maze=_ROW),
    # Knowledge.
    _base("treasure looked at", "map NS EW", moves=["map@8,0", *_PASSES]),
    _base(
        "two stones looked at", "map map NS EW",
        moves=["map@8,2", *_PASSES, "map@8,-2", "pass:NES", "pass:rockfall"],
    ),
    _base(
        "a stone turned up and one looked at", "map NS EW",
        goals=["gold", "stone:NW!", "stone:NE"],
        maze=[*_ROW, "7,0 EW"], moves=["map@8,-2", *_PASSES],
    ),
    _base("a card has fallen", "rockfall NS EW", maze=_ROW, moves=["rockfall@2,0", *_PASSES]),
    _base(
        "saboteurs know each other", _PATHS, "saboteur saboteur miner miner miner",
        options={"saboteurs_know": True},
    ),
    _expansion("another inspected", "inspect NS EW", moves=["inspect>2", *_PASSES]),
    _expansion(
        "oneself inspected by another", "NS EW map",
        hands=["inspect NS", "EW NS map", "SW"], moves=["inspect>1"],
    ),
    _expansion("a new hat", "hats NS EW", moves=["hats>0", *_PASSES]),
    _expansion("another gave one a hat", "hats NS EW", moves=["hats>1"]),
    _expansion("others' hats swapped", "hats NS", "blue green boss", moves=["hats>2"]),
    _expansion("hands swapped", "swap-hands NS EW theft", moves=["swap-hands>1"]),
    _expansion(
        "hands swapped and played on", "swap-hands NS EW theft",
        moves=["swap-hands>1", "theft", "pass:SW"],
    ),
    _expansion(
        "others' hands swapped", "swap-hands NS EW theft", moves=["swap-hands>1", "theft"],
    ),
    # The maze.
    _expansion("a ladder in hand", "S+ladder NE+ladder NS", maze=_CROSS[:2]),
    _expansion(
        "parts that ladders link", "NS EW NESW",
        maze=["3,0 EW", "4,0 W+ladder", "6,2 EW", "7,2 W+ladder", "1,0 EW+blue"],
    ),
    _expansion(
        "doors before the treasure", "EW NS", "green blue boss saboteur",
        maze=["1,0 EW+blue", "2,0 EW+green", *_ROW[2:]],
    ),
    _expansion("crystals", "ESW+crystal EW", "geologist blue green",
               maze=["1,0 NESW+crystal", "2,0 ESW+crystal"]),
    _expansion("tunnels that cross", "NS/EW NW/ES NE/SW", maze=["1,0 NS/EW", "0,1 NW/ES"]),
    _base("a long way round", _PATHS, "miner " * 6 + "saboteur saboteur saboteur",
          maze=["-1,0 EW", "-2,0 NE", "-2,1 NS", "-2,2 ES", "-1,2 EW", "0,2 EW", "1,2 EW"]),
    _base("a goal that lies farther off", "EW NS", maze=_ROW, options={"far_middle_goal": True}),
    _expansion("two players", _MIXED, "blue green"),
    _expansion("twelve players", _MIXED, "blue green boss profiteer geologist saboteur " * 2),
]  # fmt: skip
