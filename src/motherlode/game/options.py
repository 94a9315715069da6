"""Games, editions, options and house rules: all that may differ between two tables.

An edition is a preset of options, nothing more; the engine never asks for its name.
"""

from collections.abc import Mapping
from typing import Final

from .cards import EXPANSION_DWARFS, NUGGETS, ROLES, deck
from .message import Refused, quote

Value = str | int | bool

GAMES: Final = ("base", "expansion")
PLAYERS: Final[dict[str, tuple[int, int]]] = {"base": (3, 10), "expansion": (2, 12)}
BASE_DWARFS: Final[dict[int, tuple[int, int]]] = {  # players: saboteurs, miners [B1]
    3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7),
}  # fmt: skip


class Option:
    """One option: its clause, the games it belongs to, its values; the first is the default."""

    __slots__ = ("clause", "games", "house", "name", "values")

    def __init__(self, name: str, clause: str, games: str, values: tuple[Value, ...]) -> None:
        self.name = name
        self.clause = clause
        self.games: tuple[str, ...] = {"b": ("base",), "x": ("expansion",), "bx": GAMES}[games]
        self.values = values
        self.house = values == (False, True)  # a house rule, off by default


OPTIONS: Final[dict[str, Option]] = {
    option.name: option
    for option in (
        Option("next_starter", "B19", "bx", ("path", "card", "turn")),
        Option("break_self", "B14", "bx", ("others", "any")),
        Option("rounds", "B5", "bx", (3, 1, 2, 4, 5, 6, 7, 8, 9, 10)),
        Option("round_end", "B18", "bx", ("unplayable", "empty")),
        Option("cardless", "B7", "bx", ("skip", "out")),
        Option("gold_drawn", "B20", "b", ("miners", "players")),
        Option("old_hat", "X11", "x", ("bottom", "removed")),
        Option("profiteer_alone", "X18", "x", ("always", "completed")),
        Option("saboteur_completes", "X17", "x", ("anyone", "nobody")),
        Option("inspect_self", "X14", "x", ("any", "others")),
        Option("theft_optional", "X22", "x", ("must", "may")),
        Option("split_trapped_geologist", "X21", "x", ("all", "half")),
        Option("ladder_goal", "X8", "x", ("joined", "adjacent")),
        Option("fourth_rockfall", "X1", "x", (True, False)),
        Option("max_saboteurs", "B1", "b", (False, True)),
        Option("broken_no_share", "B20", "b", (False, True)),
        Option("selfish_dwarf", "B20", "b", (False, True)),
        Option("saboteurs_know", "B1", "bx", (False, True)),
        Option("far_middle_goal", "T1", "bx", (False, True)),
    )
}

# What an edition prints differently from the options' defaults.
EDITIONS: Final[dict[str, dict[str, dict[str, Value]]]] = {
    "base": {"pl-base": {}},
    "expansion": {
        "pl-2025": {},
        "pl-2.3": {},
        "es-2014": {
            "next_starter": "card",
            "old_hat": "removed",
            "profiteer_alone": "completed",
            "inspect_self": "others",
            "theft_optional": "may",
            "ladder_goal": "adjacent",
        },
        "uk-2017": {
            "next_starter": "turn",
            "old_hat": "removed",
            "inspect_self": "others",
            "theft_optional": "may",
        },
    },
}


class OptionError(Refused):
    """A game, edition, option or number of players that does not exist or does not go together."""


def check_option(game: str, name: str, value: object) -> Value:
    """The value, if this option of this game may have it."""
    option = OPTIONS.get(name)
    if option is None or game not in option.games:
        there = ", ".join(sorted(o.name for o in OPTIONS.values() if game in o.games))
        clause = option.clause if option else ""
        raise OptionError("table-bad-option", clause, text=quote(name, 30), values=there)
    for allowed in option.values:
        if type(value) is type(allowed) and value == allowed:
            return allowed
    values = ", ".join([_written(allowed) for allowed in sorted_values(option)])
    text = quote(_written(value), 20)
    raise OptionError("table-bad-value", option.clause, option=name, text=text, values=values)


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def sorted_values(option: Option) -> list[Value]:
    """An option's values in an order for people: numbers ascending, else as listed."""
    if all(type(v) is int for v in option.values):
        return sorted(option.values, key=int)
    return list(option.values)


def read_option(game: str, text: str) -> tuple[str, Value]:
    """An option written as `name=value`."""
    name, equals, value = text.partition("=")
    if not equals:
        raise OptionError("play-option-form", text=quote(text, 40))
    plain: object = value
    if value in ("true", "false"):
        plain = value == "true"
    elif value.isascii() and value.isdecimal() and len(value) < 9:
        plain = int(value)
    return name, check_option(game, name, plain)


class Rules:
    """What is played: a game after an edition with its options, by a number of players."""

    __slots__ = (
        "adjacent", "break_any", "cardless_out", "changed", "edition", "expansion", "game",
        "inspect_any", "options", "play_to_empty", "players",
    )  # fmt: skip

    def __init__(
        self,
        game: str,
        players: int,
        edition: str | None = None,
        options: Mapping[str, Value] | None = None,
    ) -> None:
        if game not in EDITIONS:
            raise OptionError("table-bad-game", text=quote(game, 20), values=", ".join(GAMES))
        editions = EDITIONS[game]
        if edition is None:
            edition = next(iter(editions))
        if edition not in editions:
            there = ", ".join(editions)
            raise OptionError("table-bad-edition", text=quote(edition, 20), values=there)
        least, most = PLAYERS[game]
        if not least <= players <= most:
            clause = "B1" if game == "base" else "X2"
            raise OptionError("table-bad-seats", clause, least=least, most=most)
        self.game = game
        self.edition = edition
        self.players = players
        preset: dict[str, Value] = {
            name: editions[edition].get(name, option.values[0])
            for name, option in OPTIONS.items()
            if game in option.games
        }
        self.options: dict[str, Value] = dict(preset)
        for name, value in (options or {}).items():
            self.options[name] = check_option(game, name, value)
        # Only what differs from the edition, sorted: the form of a record.
        self.changed: dict[str, Value] = {
            name: self.options[name]
            for name in sorted(preset)
            if self.options[name] != preset[name]
        }
        self.expansion = game == "expansion"
        self.break_any = self.options["break_self"] == "any"
        self.cardless_out = self.options["cardless"] == "out"
        self.play_to_empty = self.options["round_end"] == "empty"
        self.inspect_any = self.options.get("inspect_self") == "any"
        self.adjacent = self.options.get("ladder_goal") == "adjacent"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and (
            (self.game, self.edition, self.players, self.options)
            == (other.game, other.edition, other.players, other.options)
        )

    def __hash__(self) -> int:
        return hash((self.game, self.edition, self.players, *self.changed.items()))

    def __repr__(self) -> str:
        return f"Rules({self.game!r}, {self.players}, {self.edition!r}, {self.changed!r})"

    def says(self, option: str, value: Value) -> bool:
        """Whether an option has this value; False for an option of the other game."""
        return option in self.options and self.options[option] == value

    @property
    def rounds(self) -> int:
        return int(self.options["rounds"])

    @property
    def hand_size(self) -> int:
        """How many cards each player is dealt [B2, X1]."""
        if self.expansion or self.players <= 5:
            return 6
        return 5 if self.players <= 7 else 4

    @property
    def aside(self) -> int:
        """How many cards are laid aside unseen [X1]."""
        return 10 if self.expansion else 0

    def cards(self) -> list[int]:
        """All cards shuffled for a round, sorted."""
        return deck(self.expansion, self.says("fourth_rockfall", True))

    def dwarfs(self) -> list[int]:
        """All dwarfs shuffled for a round, sorted [B1, X2]."""
        if self.expansion:
            names = [n for n, copies in EXPANSION_DWARFS.items() for _ in range(copies)]
            return sorted(ROLES.index(n) for n in names)
        saboteurs, miners = BASE_DWARFS[self.players]
        miners -= self.says("max_saboteurs", True)
        selfish = int(self.says("selfish_dwarf", True))
        names = ["miner"] * (miners - selfish) + ["saboteur"] * saboteurs + ["selfish"] * selfish
        return sorted(ROLES.index(n) for n in names)

    def nuggets(self) -> list[int]:
        """All nugget cards of the game, sorted [B3]."""
        if self.expansion:
            return []
        return [value for value, copies in NUGGETS.items() for _ in range(copies)]
