"""The options and the editions' presets (rules.md, section 10)."""

from typing import Any

Options = dict[str, Any]

EDITIONS = {"base": ("pl-base",), "expansion": ("pl-2025", "pl-2.3", "es-2014", "uk-2017")}
PLAYERS = {"base": range(3, 11), "expansion": range(2, 13)}
_SWITCH = (True, False)
# option: (games, values, in the Polish prints, in es-2014, in uk-2017)
TABLE: dict[str, tuple[str, tuple[Any, ...], Any, Any, Any]] = {
    "next_starter": ("bx", ("path", "card", "turn"), "path", "card", "turn"),
    "break_self": ("bx", ("others", "any"), "others", "others", "others"),
    "rounds": ("bx", tuple(range(1, 11)), 3, 3, 3),
    "round_end": ("bx", ("unplayable", "empty"), "unplayable", "unplayable", "unplayable"),
    "cardless": ("bx", ("skip", "out"), "skip", "skip", "skip"),
    "gold_drawn": ("b", ("miners", "players"), "miners", "miners", "miners"),
    "old_hat": ("x", ("bottom", "removed"), "bottom", "removed", "removed"),
    "profiteer_alone": ("x", ("always", "completed"), "always", "completed", "always"),
    "saboteur_completes": ("x", ("anyone", "nobody"), "anyone", "anyone", "anyone"),
    "inspect_self": ("x", ("others", "any"), "any", "others", "others"),
    "theft_optional": ("x", ("must", "may"), "must", "may", "may"),
    "split_trapped_geologist": ("x", ("all", "half"), "all", "all", "all"),
    "ladder_goal": ("x", ("joined", "adjacent"), "joined", "adjacent", "joined"),
    "fourth_rockfall": ("x", _SWITCH, True, True, True),
    "max_saboteurs": ("b", _SWITCH, False, False, False),
    "broken_no_share": ("b", _SWITCH, False, False, False),
    "selfish_dwarf": ("b", _SWITCH, False, False, False),
    "saboteurs_know": ("bx", _SWITCH, False, False, False),
    "far_middle_goal": ("bx", _SWITCH, False, False, False),
}


def of_game(game: str) -> list[str]:
    """The names of the options that can be set in this game."""
    return [name for name, row in TABLE.items() if {"base": "b", "expansion": "x"}[game] in row[0]]


def preset(edition: str) -> Options:
    """Every option's value in this edition."""
    column = {"es-2014": 3, "uk-2017": 4}.get(edition, 2)
    return {name: row[column] for name, row in TABLE.items()}


def complete(game: str, edition: str, chosen: Options) -> Options:
    """The preset with the chosen options set; ValueError for one that cannot be set."""
    if game not in EDITIONS or edition not in EDITIONS[game]:
        raise ValueError(f"no such game and edition: {game!r}, {edition!r}")
    for name, value in chosen.items():
        if name not in of_game(game):
            raise ValueError(f"{game} has no option {name!r}")
        if not any(type(value) is type(v) and value == v for v in TABLE[name][1]):
            raise ValueError(f"option {name} cannot be {value!r}")
    return preset(edition) | chosen


def differing(edition: str, chosen: Options) -> Options:
    """Only what differs from the preset, sorted by name, as a record writes it."""
    usual = preset(edition)
    return {name: chosen[name] for name in sorted(chosen) if chosen[name] != usual[name]}
