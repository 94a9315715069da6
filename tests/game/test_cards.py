"""The cards: how many are printed, how they are written, what their tunnels link."""

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motherlode.game import cards
from motherlode.game.cards import UnknownCard, canonical, card, goal, tile, turned
from tests.reference.cards import hand_form, read_path

BASE_PATHS = """
    NS 4  EW 3  ES 4  SW 5  NES 5  NEW 5  NESW 5
    S 1  W 1  N/S 1  E/W 1  N/W 1  N/E 1  N/E/S 1  E/S/W 1  N/E/S/W 1
"""
BASE_ACTIONS = """
    break-cart 3  break-lamp 3  break-pick 3  fix-cart 2  fix-lamp 2  fix-pick 2
    fix-cart-lamp 1  fix-cart-pick 1  fix-lamp-pick 1  rockfall 3  map 6
"""
EXPANSION_PATHS = """
    NS/EW 2  NW/ES 1  NE/SW 1  S+ladder 1  W+ladder 1  ES+ladder 1  NE+ladder 1
    ES+green 1  EW+green 1  NS/E+green 1  NS+blue 1  EW+blue 1  SW+blue 1
    W+crystal 1  S+crystal 1  ESW+crystal 3  ESW/N+crystal 1  NES+crystal 1
    NSW/E+crystal 1  NESW+crystal 1  EW/S+crystal 1
    NE/S 1  ES/N 2  NS/E/W 1  EW/N/S 1  NS/E 1
"""
EXPANSION_ACTIONS = """
    theft 4  hands-off 3  swap-hands 2  inspect 2  hats 2  trap 3  free 4  rockfall 1
"""


def printed(text: str) -> dict[str, int]:
    names, copies = text.split()[::2], text.split()[1::2]
    return {name: int(count) for name, count in zip(names, copies, strict=True)}


PATHS = [*printed(BASE_PATHS), *printed(EXPANSION_PATHS)]
ACTIONS = [*printed(BASE_ACTIONS), *list(printed(EXPANSION_ACTIONS))[:-1]]
LYING = sorted({form for name in PATHS for form in (name, turned(name))})

# Cards that a half-turn leaves as they are.
SYMMETRICAL_TEXT = """
    NS EW NESW N/S E/W N/E/S/W NS/EW NW/ES NE/SW NS/E/W EW/N/S NS+blue EW+blue EW+green
    NESW+crystal
"""
SYMMETRICAL = SYMMETRICAL_TEXT.split()

quick = settings(derandomize=True, deadline=None, database=None, max_examples=300)


# --- the print -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ours", "text", "total"),
    [
        (cards.BASE_PATHS, BASE_PATHS, 40),
        (cards.BASE_ACTIONS, BASE_ACTIONS, 27),
        (cards.EXPANSION_PATHS, EXPANSION_PATHS, 30),
        (cards.EXPANSION_ACTIONS, EXPANSION_ACTIONS, 21),
    ],
)
def test_every_card_is_there_as_often_as_printed(
    ours: dict[str, int], text: str, total: int
) -> None:
    assert ours == printed(text)
    assert sum(ours.values()) == total


def test_base_game_has_44_path_cards_with_start_and_goals() -> None:
    start_and_goals = ["NESW+ladder", *cards.GOALS]  # T3
    assert sum(cards.BASE_PATHS.values()) + len(start_and_goals) == 44


def test_nuggets_are_28_and_worth_44() -> None:
    assert cards.NUGGETS == {1: 16, 2: 8, 3: 4}  # B3
    assert sum(cards.NUGGETS.values()) == 28
    assert sum(value * copies for value, copies in cards.NUGGETS.items()) == 44


def test_expansion_has_15_dwarfs() -> None:
    assert sum(cards.EXPANSION_DWARFS.values()) == 15  # X2
    assert cards.EXPANSION_DWARFS == {
        "blue": 4, "green": 4, "boss": 1, "profiteer": 1, "geologist": 2, "saboteur": 3,
    }  # fmt: skip


def test_expansion_has_four_ladders_three_doors_of_each_colour_and_ten_crystals() -> None:
    counts = {
        feature: sum(
            copies for name, copies in cards.EXPANSION_PATHS.items() if name.endswith(feature)
        )
        for feature in ("+ladder", "+green", "+blue", "+crystal")
    }
    assert counts == {"+ladder": 4, "+green": 3, "+blue": 3, "+crystal": 10}


def test_decks_have_67_118_and_117_cards() -> None:
    base = cards.deck(False, True)  # B2
    whole = cards.deck(True, True)  # X1
    fewer = cards.deck(True, False)  # option fourth_rockfall
    assert (len(base), len(whole), len(fewer)) == (67, 118, 117)
    assert base == cards.deck(False, False)
    assert sorted([*fewer, cards.ROCKFALL]) == whole
    assert (whole.count(cards.ROCKFALL), fewer.count(cards.ROCKFALL)) == (4, 3)
    for deck in (base, whole, fewer):
        assert deck == sorted(deck)


# --- text ------------------------------------------------------------------------------------


def test_cards_are_numbered_in_the_order_of_their_texts() -> None:
    assert sorted({*PATHS, *ACTIONS}) == list(cards.NAMES)
    assert list(cards.NAMES[: cards.PATHS]) == sorted(PATHS)


@pytest.mark.parametrize("name", sorted({*PATHS, *ACTIONS}))
def test_every_printed_form_names_its_card_and_is_written_so(name: str) -> None:
    assert cards.NAMES[card(name)] == name


@pytest.mark.parametrize("name", PATHS)
def test_either_half_turn_names_the_same_card(name: str) -> None:
    assert canonical(name) == name
    assert turned(turned(name)) == name
    assert card(turned(name)) == card(name)


def test_no_two_cards_are_half_turns_of_each_other() -> None:
    assert len({frozenset((name, turned(name))) for name in PATHS}) == len(PATHS)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("ES", "NW"),
        ("SW", "NE"),
        ("NES", "NSW"),
        ("NEW", "ESW"),
        ("N/E/S", "N/S/W"),
        ("E/S/W", "N/E/W"),
        ("NS/E", "NS/W"),
        ("NE/S", "SW/N"),
        ("ES/N", "NW/S"),
        ("ESW/N+crystal", "NEW/S+crystal"),
        ("NSW/E+crystal", "NES/W+crystal"),
        ("S+ladder", "N+ladder"),
        ("NS/E+green", "NS/W+green"),
        *((name, name) for name in SYMMETRICAL),
    ],
)
def test_half_turn_swaps_north_with_south_and_east_with_west(name: str, other: str) -> None:
    assert turned(name) == other
    assert turned(other) == name


@pytest.mark.parametrize("text", LYING)
def test_tile_is_written_as_it_lies(text: str) -> None:
    assert cards.TILE_TEXT[tile(text)] == text
    assert cards.NAMES[(tile(text) - 1) // 2] == cards.NAMES[card(text)]


@pytest.mark.parametrize("name", PATHS)
def test_symmetrical_card_lies_in_one_way_and_any_other_in_two(name: str) -> None:
    other = cards.TURNED[tile(name)]
    if name in SYMMETRICAL:
        assert other == 0
        assert tile(turned(name)) == tile(name)
    else:
        assert cards.TILE_TEXT[other] == turned(name)
        assert tile(turned(name)) == other != tile(name)


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("WE", "EW"),
        ("SEN", "NES"),
        ("E/NS", "NS/E"),
        ("WSEN", "NESW"),
        ("W/S/E/N", "N/E/S/W"),
        ("SE/WN", "NW/ES"),
        ("WE/SN", "NS/EW"),
        ("N/WSE+crystal", "ESW/N+crystal"),
        ("E/SN+green", "NS/E+green"),
        ("S/W/EN", "NE/S/W"),
    ],
)
def test_orders_are_free_when_read_and_fixed_when_written(text: str, form: str) -> None:
    assert canonical(text) == form


@st.composite
def path_texts(draw: st.DrawFn) -> tuple[str, list[str], str]:
    """Groups of sides in any order, that text, and a feature."""
    sides = draw(st.lists(st.sampled_from("NESW"), min_size=1, unique=True))
    cuts = draw(st.lists(st.booleans(), min_size=len(sides) - 1, max_size=len(sides) - 1))
    body = sides[0] + "".join(
        ("/" if cut else "") + side for side, cut in zip(sides[1:], cuts, strict=True)
    )
    feature = draw(st.sampled_from(["", "+blue", "+green", "+ladder", "+crystal"]))
    return body + feature, body.split("/"), feature


@quick
@given(path_texts())
def test_canonical_form_follows_the_notation(drawn: tuple[str, list[str], str]) -> None:
    text, groups, feature = drawn
    form = canonical(text)
    body, _, _ = form.partition("+")
    written = body.split("/")
    assert {frozenset(group) for group in written} == {frozenset(group) for group in groups}
    assert all(list(group) == sorted(group, key="NESW".index) for group in written)
    order = [(-len(group), "NESW".index(group[0])) for group in written]
    assert order == sorted(order)
    assert form == body + feature
    assert canonical(form) == form


@quick
@given(path_texts())
def test_path_card_is_known_whatever_its_orders_or_not_at_all(
    drawn: tuple[str, list[str], str],
) -> None:
    text = drawn[0]
    if canonical(text) in LYING:
        assert card(text) == card(canonical(text))
        assert tile(text) == tile(canonical(text))
    else:
        for read in (card, tile):
            with pytest.raises(UnknownCard):
                read(text)


@pytest.mark.parametrize("name", PATHS)
def test_all_orders_of_all_cards_are_read(name: str) -> None:
    body, plus, feature = name.partition("+")
    for groups in permutations(body.split("/")):
        for letters in permutations(groups[0]):
            text = "/".join(["".join(letters), *groups[1:]]) + plus + feature
            assert cards.TILE_TEXT[tile(text)] == name


NONSENSE = """
    X NN NSN N/ /N N//S N/N nes ns NS+ NS+gold NS+Blue NS+blue+blue +blue NS+ladder+crystal
    NS+blue/E NESW+ladder NSW+ladder N+blue NS/EW+blue NS! NS? gold gold! stone:NW start N-S
    N,S NS@0,0 Map MAP rock-fall break fix break- fix-cart-cart fix-lamp-cart fix-cart-lamp-pick
    break-cart-lamp break-hat theft+ miner blue ladder crystal pass take 1 0 ? - + /
    N\u0415 \uff2e \u0405
"""


@pytest.mark.parametrize("text", [*NONSENSE.split(), "", " ", "NS ", " NS", "NS\n", "N S"])
def test_nonsense_is_no_card(text: str) -> None:
    with pytest.raises(UnknownCard):
        card(text)
    with pytest.raises(UnknownCard):
        tile(text)


@pytest.mark.parametrize("name", ACTIONS)
def test_action_card_does_not_lie_in_the_maze(name: str) -> None:
    with pytest.raises(UnknownCard):
        tile(name)


@quick
@given(
    st.one_of(
        st.text(max_size=12),
        st.text("NESW/+", max_size=8),
        st.lists(
            st.sampled_from(
                [*"NESW", "/", "+blue", "+green", "+ladder", "+crystal", "fix-", "map"]
            ),
            max_size=7,
        ).map("".join),
    )
)
def test_any_text_is_a_card_exactly_where_a_slow_reader_says_so(text: str) -> None:
    wanted = hand_form(text)
    if wanted is None:
        with pytest.raises(UnknownCard):
            card(text)
    else:
        assert cards.NAMES[card(text)] == wanted
        if text not in ACTIONS:
            assert cards.TILE_TEXT[tile(text)] == read_path(text)


# --- goals -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "identity", "lies"),
    [
        ("gold", "gold", "?"),
        ("stone:NW", "stone:NW", "?"),
        ("stone:NE", "stone:NE", "?"),
        ("gold!", "gold", "gold!"),
        ("stone:NW!", "stone:NW", "stone:NW!"),
        ("stone:ES!", "stone:NW", "stone:ES!"),
        ("stone:NE!", "stone:NE", "stone:NE!"),
        ("stone:SW!", "stone:NE", "stone:SW!"),
        ("stone:WS!", "stone:NE", "stone:SW!"),
    ],
)
def test_goal_is_face_down_in_one_form_and_revealed_as_it_lies(
    text: str, identity: str, lies: str
) -> None:
    place, shown = goal(text)
    assert cards.GOALS[place] == identity
    assert cards.TILE_TEXT[shown] == lies


@pytest.mark.parametrize(
    "text",
    [
        *("", "?", "!", "Gold", "gold!!", "gold:NW", "NW", "stone", "stone:", "stone:!"),
        *("stone:SW", "stone:ES", "stone:WN", "stone:NS!", "stone:N!", "stone:NWW!", "stone:NW!!"),
        *("stone:N/W!", "stone:NWE!", "stone:NWx!", " gold", "stone: NW"),
    ],
)
def test_nonsense_is_no_goal(text: str) -> None:
    with pytest.raises(UnknownCard):
        goal(text)


def test_start_is_a_cross_with_a_ladder_and_the_treasure_a_cross() -> None:
    assert cards.TILE_TEXT[cards.START] == "NESW+ladder"  # T3
    for lies in (cards.START, cards.GOLD):
        assert cards.OPEN[lies] == 15
        assert [cards.LINKED[4 * lies + side] for side in range(4)] == [15] * 4
    assert cards.IS_LADDER[cards.START] == 1
    assert cards.IS_LADDER[cards.GOLD] == 0


# --- geometry --------------------------------------------------------------------------------


def sides(mask: int) -> str:
    return "".join(side for i, side in enumerate("NESW") if mask >> i & 1)


def linked(text: str, side: str) -> str:
    """The sides that a tunnel inside the card links with this one, itself included."""
    return sides(cards.LINKED[4 * tile(text) + "NESW".index(side)])


@pytest.mark.parametrize("text", LYING)
def test_open_sides_are_the_letters_of_the_card(text: str) -> None:
    assert set(sides(cards.OPEN[tile(text)])) == set(text.partition("+")[0]) - {"/"}


@pytest.mark.parametrize("text", LYING)
def test_tunnels_link_what_stands_together(text: str) -> None:
    body, _, feature = text.partition("+")
    wanted = {side: "" for side in "NESW"}
    for group in body.split("/"):
        for side in group:
            if len(group) > 1 or feature == "ladder":
                wanted[side] = group
    assert {side: linked(text, side) for side in "NESW"} == wanted


def test_stub_is_open_and_links_to_nothing() -> None:
    assert sides(cards.OPEN[tile("N/E/S/W")]) == "NESW"  # T2
    assert [linked("N/E/S/W", side) for side in "NESW"] == ["", "", "", ""]
    assert [linked("NS/E", side) for side in "NESW"] == ["NS", "", "NS", ""]


def test_bridge_and_double_curve_carry_two_tunnels_that_do_not_meet() -> None:
    assert [linked("NS/EW", side) for side in "NESW"] == ["NS", "EW", "NS", "EW"]  # X5
    assert [linked("NW/ES", side) for side in "NESW"] == ["NW", "ES", "ES", "NW"]
    assert [linked("NE/SW", side) for side in "NESW"] == ["NE", "NE", "SW", "SW"]


def test_single_letter_on_a_ladder_is_no_stub() -> None:
    assert linked("S+ladder", "S") == "S"  # X8
    assert linked("E+ladder", "E") == "E"
    assert linked("S", "S") == ""
    assert linked("S+crystal", "S") == ""


@pytest.mark.parametrize("text", LYING)
def test_features_are_where_they_are_written(text: str) -> None:
    feature = text.partition("+")[2]
    lies = tile(text)
    assert cards.IS_LADDER[lies] == (feature == "ladder")
    assert cards.HAS_CRYSTAL[lies] == (feature == "crystal")  # X6
    colours = {"blue": cards.BLUE, "green": cards.GREEN}
    assert cards.DOOR[lies] == colours.get(feature, 0)  # X7


@pytest.mark.parametrize("name", ACTIONS)
def test_tools_of_a_card_are_those_in_its_name(name: str) -> None:
    tools = [t for i, t in enumerate(cards.TOOLS) if cards.MENDS[card(name)] >> i & 1]
    assert tools == [word for word in name.split("-") if word in ("cart", "lamp", "pick")]  # B15
