"""Options and editions: the presets of the prints, and what is refused."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motherlode.game.cards import ROLES
from motherlode.game.options import (
    EDITIONS,
    GAMES,
    OPTIONS,
    OptionError,
    Rules,
    Value,
    check_option,
    read_option,
)

BOTH: dict[str, Value] = {
    "next_starter": "path",
    "break_self": "others",
    "rounds": 3,
    "round_end": "unplayable",
    "cardless": "skip",
    "saboteurs_know": False,
    "far_middle_goal": False,
}
BASE: dict[str, Value] = {
    **BOTH,
    "gold_drawn": "miners",
    "max_saboteurs": False,
    "broken_no_share": False,
    "selfish_dwarf": False,
}
POLISH: dict[str, Value] = {
    **BOTH,
    "old_hat": "bottom",
    "profiteer_alone": "always",
    "saboteur_completes": "anyone",
    "inspect_self": "any",
    "theft_optional": "must",
    "split_trapped_geologist": "all",
    "ladder_goal": "joined",
    "fourth_rockfall": True,
}
SPANISH: dict[str, Value] = {
    **POLISH,
    "next_starter": "card",
    "old_hat": "removed",
    "profiteer_alone": "completed",
    "inspect_self": "others",
    "theft_optional": "may",
    "ladder_goal": "adjacent",
}
UKRAINIAN: dict[str, Value] = {
    **POLISH,
    "next_starter": "turn",
    "old_hat": "removed",
    "inspect_self": "others",
    "theft_optional": "may",
}
BASE_ONLY = ["gold_drawn", "max_saboteurs", "broken_no_share", "selfish_dwarf"]
EXPANSION_ONLY = sorted(set(POLISH) - set(BOTH))
VALUES: dict[str, list[Value]] = {
    "next_starter": ["path", "card", "turn"],
    "break_self": ["others", "any"],
    "rounds": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    "round_end": ["unplayable", "empty"],
    "cardless": ["skip", "out"],
    "gold_drawn": ["miners", "players"],
    "old_hat": ["bottom", "removed"],
    "profiteer_alone": ["always", "completed"],
    "saboteur_completes": ["anyone", "nobody"],
    "inspect_self": ["others", "any"],
    "theft_optional": ["must", "may"],
    "split_trapped_geologist": ["all", "half"],
    "ladder_goal": ["joined", "adjacent"],
    "fourth_rockfall": [True, False],
    "max_saboteurs": [True, False],
    "broken_no_share": [True, False],
    "selfish_dwarf": [True, False],
    "saboteurs_know": [True, False],
    "far_middle_goal": [True, False],
}

quick = settings(derandomize=True, deadline=None, database=None, max_examples=200)


def game_of(option: str) -> str:
    return "base" if option in BASE_ONLY else "expansion"


# --- editions --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "edition", "preset"),
    [
        ("base", "pl-base", BASE),
        ("expansion", "pl-2025", POLISH),
        ("expansion", "pl-2.3", POLISH),
        ("expansion", "es-2014", SPANISH),
        ("expansion", "uk-2017", UKRAINIAN),
    ],
)
def test_edition_is_the_preset_of_section_10(
    game: str, edition: str, preset: dict[str, Value]
) -> None:
    rules = Rules(game, 5, edition)
    assert rules.options == preset
    assert rules.changed == {}
    for name, value in preset.items():
        assert type(rules.options[name]) is type(value)
        assert rules.says(name, value)


def test_there_are_no_other_games_editions_or_options() -> None:
    assert GAMES == ("base", "expansion")
    assert {game: set(editions) for game, editions in EDITIONS.items()} == {
        "base": {"pl-base"},
        "expansion": {"pl-2025", "pl-2.3", "es-2014", "uk-2017"},
    }
    assert set(OPTIONS) == set(VALUES)
    for name, option in OPTIONS.items():
        assert sorted(map(repr, option.values)) == sorted(map(repr, VALUES[name]))


def test_edition_left_out_is_the_newest_polish_print() -> None:
    assert Rules("base", 3).edition == "pl-base"
    assert Rules("expansion", 3).edition == "pl-2025"


@pytest.mark.parametrize(
    ("game", "edition"),
    [
        *(
            ("base", edition)
            for edition in ("pl-2025", "pl-2.3", "es-2014", "uk-2017", "", "PL-BASE")
        ),
        *(("expansion", edition) for edition in ("pl-base", "pl", "", "es-2015", "ES-2014")),
    ],
)
def test_edition_of_another_game_is_refused_and_named(game: str, edition: str) -> None:
    with pytest.raises(OptionError, match=f"table-bad-edition: text {edition},"):
        Rules(game, 5, edition)


@pytest.mark.parametrize("game", ["", "Base", "saboteur", "expansion ", "base,expansion"])
def test_unknown_game_is_refused_and_named(game: str) -> None:
    with pytest.raises(OptionError, match=f"table-bad-game: text {game},"):
        Rules(game, 5)


# --- players ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "least", "most"), [("base", 3, 10), ("expansion", 2, 12)])
def test_number_of_players_is_bounded(game: str, least: int, most: int) -> None:
    for players in range(least, most + 1):
        assert Rules(game, players).players == players
    clause = "B1" if game == "base" else "X2"
    for players in (-1, 0, 1, least - 1, most + 1, 1000, 10**30):
        message = rf"^{clause} \(table-bad-seats: least {least}, most {most}\)$"
        with pytest.raises(OptionError, match=message):
            Rules(game, players)


def test_hands_are_dealt_by_the_number_of_players() -> None:
    base = {players: Rules("base", players).hand_size for players in range(3, 11)}
    assert base == {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}  # B2
    assert {Rules("expansion", players).hand_size for players in range(2, 13)} == {6}  # X1


@pytest.mark.parametrize(
    ("players", "saboteurs", "miners"),
    [
        *((3, 1, 3), (4, 1, 4), (5, 2, 4), (6, 2, 5)),
        *((7, 3, 5), (8, 3, 6), (9, 3, 7), (10, 4, 7)),
    ],
)
def test_base_dwarfs_are_one_more_than_players(players: int, saboteurs: int, miners: int) -> None:
    def dwarfs(**options: Value) -> dict[str, int]:
        found = [ROLES[role] for role in Rules("base", players, None, options).dwarfs()]
        return {role: found.count(role) for role in found}

    assert dwarfs() == {"miner": miners, "saboteur": saboteurs}  # B1
    assert saboteurs + miners == players + 1
    assert dwarfs(max_saboteurs=True) == {"miner": miners - 1, "saboteur": saboteurs}
    selfish = {"miner": miners - 1, "saboteur": saboteurs, "selfish": 1}
    assert dwarfs(selfish_dwarf=True) == selfish
    both = {"miner": miners - 2, "saboteur": saboteurs, "selfish": 1}
    assert dwarfs(selfish_dwarf=True, max_saboteurs=True) == both


def test_decks_and_piles_belong_to_the_game() -> None:
    base, expansion = Rules("base", 5), Rules("expansion", 5)
    assert (len(base.cards()), base.aside, len(base.nuggets())) == (67, 0, 28)
    assert (len(expansion.cards()), expansion.aside, len(expansion.nuggets())) == (118, 10, 0)
    assert len(expansion.dwarfs()) == 15
    assert len(Rules("expansion", 5, None, {"fourth_rockfall": False}).cards()) == 117


# --- single options --------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "value"), [(n, v) for n, vs in VALUES.items() for v in vs])
def test_every_option_takes_each_of_its_values(name: str, value: Value) -> None:
    for game in GAMES:
        if game in OPTIONS[name].games:
            rules = Rules(game, 5, None, {name: value})
            assert rules.says(name, value)
            assert rules.changed == ({} if Rules(game, 5).says(name, value) else {name: value})


@pytest.mark.parametrize(
    ("game", "name"),
    [
        *(("expansion", name) for name in BASE_ONLY),
        *(("base", name) for name in EXPANSION_ONLY),
    ],
)
def test_option_of_the_other_game_is_refused_by_name(game: str, name: str) -> None:
    for value in VALUES[name]:
        message = rf"^{OPTIONS[name].clause} \(table-bad-option: text {name}, values [a-z_, ]+\)$"
        with pytest.raises(OptionError, match=message):
            Rules(game, 5, None, {name: value})
        with pytest.raises(OptionError, match=message):
            read_option(game, f"{name}={str(value).lower()}")
        assert not Rules(game, 5).says(name, value)


@pytest.mark.parametrize("name", sorted(VALUES))
@pytest.mark.parametrize(
    "value", ["", "x", "True", "PATH", 0, 11, -1, 10**40, None, 1.0, [], {}, ()]
)
def test_wrong_value_is_refused_by_the_options_name(name: str, value: object) -> None:
    with pytest.raises(OptionError, match=f"table-bad-value: option {name}, "):
        check_option(game_of(name), name, value)


@pytest.mark.parametrize("name", sorted(VALUES))
def test_numbers_and_booleans_are_not_confused(name: str) -> None:
    truths = isinstance(VALUES[name][0], bool)
    wrong: list[object] = [0, 1, "true", "false"] if truths else [True, False]
    for value in wrong:
        with pytest.raises(OptionError, match=f"table-bad-value: option {name}, "):
            check_option(game_of(name), name, value)


@pytest.mark.parametrize("name", ["", "Rounds", "round", "rounds ", "next-starter", "__class__"])
def test_unknown_option_is_refused_by_name(name: str) -> None:
    for game in GAMES:
        with pytest.raises(OptionError, match=f"table-bad-option: text {name}, "):
            Rules(game, 5, None, {name: True})


@quick
@given(
    st.sampled_from(GAMES),
    st.text(max_size=10) | st.sampled_from(sorted(VALUES)),
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.lists(st.none())),
)
def test_any_name_and_value_is_taken_or_refused(game: str, name: str, value: object) -> None:
    fits = (
        name in VALUES
        and game in OPTIONS[name].games
        and any(type(value) is type(v) and value == v for v in VALUES[name])
    )
    if fits:
        assert check_option(game, name, value) == value
    else:
        with pytest.raises(OptionError) as error:
            check_option(game, name, value)
        assert "\n" not in str(error.value)


def test_only_what_differs_from_the_edition_is_kept_sorted() -> None:
    given_options: dict[str, Value] = {
        "theft_optional": "may",  # as the edition has it
        "rounds": 2,
        "next_starter": "path",
        "far_middle_goal": True,
        "break_self": "others",
    }
    rules = Rules("expansion", 6, "es-2014", given_options)
    assert list(rules.changed.items()) == [
        ("far_middle_goal", True),
        ("next_starter", "path"),
        ("rounds", 2),
    ]
    assert rules.rounds == 2


def test_rules_are_equal_by_what_they_say() -> None:
    plain = Rules("expansion", 4, "pl-2025")
    assert plain == Rules("expansion", 4, None, {"rounds": 3})
    assert hash(plain) == hash(Rules("expansion", 4, None, {"rounds": 3}))
    for other in (
        Rules("expansion", 5, "pl-2025"),
        Rules("expansion", 4, "pl-2.3"),
        Rules("expansion", 4, "pl-2025", {"rounds": 2}),
        Rules("base", 4),
        "rules",
    ):
        assert plain != other


def test_rules_do_not_change_with_the_options_they_were_given() -> None:
    options: dict[str, Value] = {"rounds": 2}
    rules = Rules("base", 4, None, options)
    options["rounds"] = 5
    assert rules.rounds == 2


# --- options as text -------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "value"), [(n, v) for n, vs in VALUES.items() for v in vs])
def test_every_option_is_read_from_text(name: str, value: Value) -> None:
    written = str(value).lower() if isinstance(value, bool) else str(value)
    read, found = read_option(game_of(name), f"{name}={written}")
    assert (read, found, type(found)) == (name, value, type(value))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "play-option-form: text "),
        ("rounds", "play-option-form: text "),
        ("rounds:3", "play-option-form: text "),
        ("=3", "bad-option: text ,"),
        ("rounds=", "rounds"),
        ("rounds=x", "rounds"),
        ("rounds= 3", "rounds"),
        ("rounds=+3", "rounds"),
        ("rounds=-3", "rounds"),
        ("rounds=3.0", "rounds"),
        ("rounds=true", "rounds"),
        ("rounds=11", "rounds"),
        ("rounds=0", "rounds"),
        ("rounds=\u0663", "rounds"),
        ("rounds=3=3", "rounds"),
        ("rounds=" + "9" * 5000, "rounds"),
        (" rounds=3", "bad-option: text  rounds,"),
        ("far_middle_goal=True", "far_middle_goal"),
        ("far_middle_goal=1", "far_middle_goal"),
        ("far_middle_goal=yes", "far_middle_goal"),
        ("round_end=Empty", "round_end"),
    ],
)
def test_option_text_that_is_wrong_is_refused_in_one_short_line(text: str, message: str) -> None:
    for game in GAMES:
        with pytest.raises(OptionError, match=message) as error:
            read_option(game, text)
        assert "\n" not in str(error.value)
        assert len(str(error.value)) < 500
