"""The text drawing of cards and mazes shows every tunnel and feature without colour."""

import unicodedata
from itertools import product

import pytest

from motherlode.cli import drawing
from motherlode.cli.drawing import (
    CARD_HEIGHT,
    CARD_WIDTH,
    draw_action,
    draw_card,
    draw_maze,
    draw_maze_rich,
    side_by_side,
)

PATH_CARDS = """
    NS EW ES SW NES NEW NESW S W N/S E/W N/W N/E N/E/S E/S/W N/E/S/W NS/EW NW/ES NE/SW
    S+ladder W+ladder ES+ladder NE+ladder ES+green EW+green NS/E+green NS+blue EW+blue SW+blue
    W+crystal S+crystal ESW+crystal ESW/N+crystal NES+crystal NSW/E+crystal NESW+crystal
    EW/S+crystal NE/S ES/N NS/E/W EW/N/S NS/E
"""
ACTION_CARDS_AND_DWARFS = """
    break-cart break-lamp break-pick fix-cart fix-lamp fix-pick fix-cart-lamp fix-cart-pick
    fix-lamp-pick rockfall map theft hands-off swap-hands inspect hats trap free
    miner saboteur selfish blue green boss profiteer geologist
"""
PATHS = PATH_CARDS.split()
ACTIONS = ACTION_CARDS_AND_DWARFS.split()
SHOWN_GOALS = ["gold!", "stone:NW!", "stone:NE!", "stone:ES!", "stone:SW!"]
HIDDEN_GOALS = ["?", "gold", "stone:NW", "stone:NE"]

STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
BORDERS = {
    "N": [(0, column) for column in range(CARD_WIDTH)],
    "E": [(row, CARD_WIDTH - 1) for row in range(CARD_HEIGHT)],
    "S": [(CARD_HEIGHT - 1, column) for column in range(CARD_WIDTH)],
    "W": [(row, 0) for row in range(CARD_HEIGHT)],
}
OPENINGS = {edge: border[len(border) // 2] for edge, border in BORDERS.items()}


def half_turn(card: str) -> str:
    tunnels, plus, feature = card.partition("+")
    groups = tunnels.translate(str.maketrans("NESW", "SWNE")).split("/")
    ordered = ["".join(sorted(group, key="NESW".index)) for group in groups]
    ordered.sort(key=lambda group: (-len(group), "NESW".index(group[0])))
    return "/".join(ordered) + plus + feature


LAID = sorted({*PATHS, *map(half_turn, PATHS), "NESW+ladder"})


def groups_of(card: str) -> list[str]:
    """The edges that a card links inside, a ladder's all together."""
    if card == "gold!":
        return ["NESW"]
    tunnels, _, feature = card.removeprefix("stone:").removesuffix("!").partition("+")
    return [tunnels.replace("/", "")] if feature == "ladder" else tunnels.split("/")


def arms(char: str) -> str:
    """The sides to which a box character draws a line, from its Unicode name."""
    words = unicodedata.name(char, "").split()
    if words[:2] != ["BOX", "DRAWINGS"]:
        return ""
    sides = {
        "UP": "N",
        "DOWN": "S",
        "LEFT": "W",
        "RIGHT": "E",
        "VERTICAL": "NS",
        "HORIZONTAL": "EW",
    }
    return "".join(sides.get(word, "") for word in words)


def traced(lines: list[str], edge: str) -> set[str]:
    """The edges that a drawn line reaches from an edge; a door, ladder or gold lets it through."""
    seen = {OPENINGS[edge]}
    queue = [OPENINGS[edge]]
    while queue:
        row, column = queue.pop()
        for side in passes(lines[row][column]):
            down, right = STEPS[side]
            spot = row + down, column + right
            if not (0 <= spot[0] < CARD_HEIGHT and 0 <= spot[1] < CARD_WIDTH) or spot in seen:
                continue
            if BACK[side] in passes(lines[spot[0]][spot[1]]):
                seen.add(spot)
                queue.append(spot)
    return {other for other, opening in OPENINGS.items() if opening in seen}


def passes(char: str) -> str:
    return "NESW" if char in "[H](B)<G>$" else arms(char)


@pytest.mark.parametrize("card", LAID + SHOWN_GOALS + HIDDEN_GOALS)
@pytest.mark.parametrize("ascii", [False, True])
def test_card_is_a_block_of_one_size(card: str, ascii: bool) -> None:
    lines = draw_card(card, ascii=ascii)
    assert [len(line) for line in lines] == [CARD_WIDTH] * CARD_HEIGHT
    assert not ascii or "".join(lines).isascii()


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("ascii", [False, True])
def test_action_is_a_block_of_the_same_size(action: str, ascii: bool) -> None:
    lines = draw_action(action, ascii=ascii)
    assert [len(line) for line in lines] == [CARD_WIDTH] * CARD_HEIGHT
    assert not ascii or "".join(lines).isascii()


@pytest.mark.parametrize("ascii", [False, True])
def test_no_two_drawings_are_alike(ascii: bool) -> None:
    cards = LAID + SHOWN_GOALS + HIDDEN_GOALS
    drawings = [draw_card(card, ascii=ascii) for card in cards]
    drawings += [draw_action(action, ascii=ascii) for action in ACTIONS]
    assert len({"\n".join(lines) for lines in drawings}) == len(cards) + len(ACTIONS)


def test_every_character_is_one_column_wide() -> None:
    blocks = [draw_card(card) for card in LAID + SHOWN_GOALS + HIDDEN_GOALS]
    blocks += [draw_action(action) for action in ACTIONS]
    text = "".join("".join(block) for block in blocks) + draw_maze({(0, 0): "NS", (99, 0): "EW"})
    for char in set(text) - {"\n"}:
        assert unicodedata.east_asian_width(char) in ("Na", "N", "A"), char
        assert unicodedata.category(char) not in ("Mn", "Cf", "Cc"), char


@pytest.mark.parametrize("card", LAID + SHOWN_GOALS)
def test_lines_leave_a_card_at_its_open_edges_alone(card: str) -> None:
    lines = draw_card(card)
    for edge, border in BORDERS.items():
        leaving = [spot for spot in border if edge in arms(lines[spot[0]][spot[1]])]
        assert leaving == ([OPENINGS[edge]] if edge in "".join(groups_of(card)) else [])


@pytest.mark.parametrize("card", sorted({*LAID, *SHOWN_GOALS} - {"NS/EW"}))
def test_lines_link_what_the_card_links(card: str) -> None:
    lines = draw_card(card)
    for group in groups_of(card):
        for edge in group:
            assert traced(lines, edge) == set(group)


def test_bridge_leads_north_south_over_east_west() -> None:
    assert draw_card("NS/EW") == [
        "┌ ▐┃▌ ┐",
        "━━▐┃▌━━",
        "└ ▐┃▌ ┘",
    ]


@pytest.mark.parametrize("card", LAID)
def test_stubs_are_thin_and_capped_and_tunnels_heavy(card: str) -> None:
    lines = draw_card(card)
    for group in groups_of(card):
        stub = len(group) == 1 and not card.endswith("+ladder")
        for edge in group:
            row, column = OPENINGS[edge]
            name = unicodedata.name(lines[row][column])
            assert name.startswith("BOX DRAWINGS LIGHT" if stub else "BOX DRAWINGS HEAVY")
            if stub:
                cap = {"N": (0, 3, "┴"), "S": (2, 3, "┬"), "E": (1, 5, "├"), "W": (1, 1, "┤")}
                down, right, char = cap[edge]
                assert lines[down][right] == char


@pytest.mark.parametrize(
    ("card", "sign"),
    [
        ("NS/E+green", "<G>"),
        ("SW+blue", "(B)"),
        ("W+ladder", "[H]"),
        ("NESW+crystal", "◆"),
        ("N/S", "▒"),
        ("?", "?"),
        ("gold!", "$$$"),
        ("gold", "$"),
        ("stone:SW!", "▒▒"),
        ("stone:NE", "NE"),
    ],
)
def test_feature_is_told_by_a_sign(card: str, sign: str) -> None:
    assert sign in "\n".join(draw_card(card))


def test_cards_that_stay_have_a_double_box() -> None:
    for card in LAID + SHOWN_GOALS + HIDDEN_GOALS:
        stays = card == "NESW+ladder" or card in SHOWN_GOALS + HIDDEN_GOALS
        assert (draw_card(card)[0][0] == "╔") == stays


def test_face_down_goal_has_no_opening() -> None:
    for card in HIDDEN_GOALS:
        lines = draw_card(card)
        for edge, (row, column) in OPENINGS.items():
            assert edge not in arms(lines[row][column])


@pytest.mark.parametrize(
    ("written", "card"),
    [
        ("SN", "NS"),
        ("E/SN+green", "NS/E+green"),
        ("SE/WN", "NW/ES"),
        ("WE/NS", "NS/EW"),
        ("S/W/N/E", "N/E/S/W"),
        ("WSEN+ladder", "NESW+ladder"),
        ("stone:WS!", "stone:SW!"),
    ],
)
def test_reading_is_lenient_about_order(written: str, card: str) -> None:
    assert draw_card(written) == draw_card(card)


@pytest.mark.parametrize(
    "text",
    [
        *("", "X", "NN", "N/", "NS+", "NS+gold", "NS!", "N+blue", "NS/EW+blue", "map", "nes"),
        *("stone:", "stone:NS", "stone:N/W", "stone:NW!x", "gold!!", "?!"),
    ],
)
def test_what_is_no_path_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"no such|no path|only a goal|a door"):
        draw_card(text)


@pytest.mark.parametrize("text", ["", "NES", "break", "nugget"])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no action card"):
        draw_action(text)


@pytest.mark.parametrize("east", [True, False])
def test_neighbours_join_exactly_where_both_are_open(east: bool) -> None:
    ours, theirs = ("E", "W") if east else ("N", "S")
    for card, other in product(LAID + SHOWN_GOALS, repeat=2):
        second = (1, 0) if east else (0, 1)
        lines = draw_maze({(0, 0): card, second: other}, labels=False).split("\n")
        wide = [line.ljust(CARD_WIDTH * 2) for line in lines]
        if east:
            pairs = [(line[CARD_WIDTH - 1], line[CARD_WIDTH]) for line in wide]
        else:
            north, south = wide[CARD_HEIGHT - 1], wide[CARD_HEIGHT]
            pairs = [(s, n) for s, n in zip(south, north, strict=True)]
        joined = [ours in arms(a) and theirs in arms(b) for a, b in pairs]
        both = ours in "".join(groups_of(card)) and theirs in "".join(groups_of(other))
        assert joined.count(True) == both


GOLDEN = """\
     -1      0      1      2      3
   ┌     ┐       ┌ ┏┛  ┐       ╔══┃══╗
 1    ┏━━━   ·   ━━┛ ┏━━   ·   ━━━┛▒▒║
   └  ┃  ┘       └  ┏┛ ┘       ╚═════╝
   ┌  ┃  ┐╔══┃══╗┌  ┃ ◆┐┌     ┐╔═════╗
 0    ┣━━━━━[H]━━━━━╋━━━━━(B)━━║  ?  ║
   └  ┃  ┘╚══┃══╝└  ┃  ┘└     ┘╚═════╝
   ┌  ┴  ┐▛  ┴  ▜┌ ▐┃▌ ┐▛     ▜╔═════╗
-1    ▒   ━━━┳━━━━━▐┃▌━━   +   ║  $  ║
   └  ┬  ┘▙  ┃  ▟└ ▐┃▌ ┘▙     ▟╚gold═╝
     -1      0      1      2      3"""


def golden_maze() -> dict[tuple[int, int], str]:
    return {
        (-1, 1): "ES",
        (1, 1): "NW/ES",
        (3, 1): "stone:NW!",
        (-1, 0): "NES",
        (0, 0): "NESW+ladder",
        (1, 0): "NESW+crystal",
        (2, 0): "EW+blue",
        (3, 0): "?",
        (-1, -1): "N/S",
        (0, -1): "ESW/N",
        (1, -1): "NS/EW",
        (3, -1): "gold",
    }


def test_maze_is_drawn_with_rulers_dots_and_highlights() -> None:
    drawn = draw_maze(golden_maze(), highlight=[(0, -1), (2, -1)])
    assert "\n" + drawn == "\n" + GOLDEN


def test_maze_without_labels_is_the_cards_alone() -> None:
    lines = draw_maze(golden_maze(), highlight=[(0, -1), (2, -1)], labels=False).split("\n")
    assert lines == [line[3:] for line in GOLDEN.split("\n")[1:-1]]


def test_maze_in_ascii_has_the_same_shape() -> None:
    fancy = draw_maze(golden_maze()).split("\n")
    plain = draw_maze(golden_maze(), ascii=True).split("\n")
    assert "".join(plain).isascii()
    assert [len(line) for line in plain] == [len(line) for line in fancy]


def test_highlight_widens_the_maze() -> None:
    lines = draw_maze({(0, 0): "NESW+ladder"}, highlight=[(-2, 1)]).split("\n")
    assert lines[0].split() == ["-2", "-1", "0"]
    assert len(lines) == 2 * CARD_HEIGHT + 2


def test_nothing_is_drawn_of_nothing() -> None:
    assert draw_maze({}) == ""
    assert draw_maze_rich({}).plain == ""


def test_usual_table_fits_a_small_terminal() -> None:
    goals = {(8, y): "?" for y in (-2, 0, 2)}
    lines = draw_maze({(0, 0): "NESW+ladder", **goals}).split("\n")
    assert len(lines) <= 20
    assert max(map(len, lines)) <= 80


def test_gap_of_twenty_is_drawn_and_a_longer_one_torn_out() -> None:
    whole = draw_maze({(0, 0): "NS", (drawing.LONGEST_GAP + 1, 0): "NS"})
    assert "…" not in whole
    assert len(whole.split("\n")[0].split()) == drawing.LONGEST_GAP + 2
    torn = draw_maze({(0, 0): "NS", (drawing.LONGEST_GAP + 2, 0): "NS"})
    assert torn.split("\n")[0].split() == ["0", "…", "22"]


def test_far_isolated_cards_take_little_room() -> None:
    far = 10**9
    cells = {(0, 0): "NESW+ladder", (far, -far): "NS", (-far, far): "EW", (far + 1, -far): "S"}
    drawn = draw_maze(cells)
    assert len(drawn) < 2_000
    assert len(draw_maze(cells, labels=False)) < 1_000
    lines = drawn.split("\n")
    assert [line.split()[0] for line in lines if line.split() and line[0] != " "] == [str(-far)]
    assert lines[0].split() == ["-10000", "…", "0", "…", "100000", "100000"]
    assert lines[1].split() == ["00000", "0000", "0001"]
    assert draw_maze_rich(cells).plain == drawn


@pytest.mark.parametrize("ascii", [False, True])
def test_coloured_maze_has_the_same_characters(ascii: bool) -> None:
    maze = golden_maze() | {(2, 1): "NS/E+green"}
    lit = [(0, -1), (2, -1)]
    text = draw_maze_rich(maze, highlight=lit, ascii=ascii)
    assert text.plain == draw_maze(maze, highlight=lit, ascii=ascii)
    assert draw_maze_rich(maze, labels=False).plain == draw_maze(maze, labels=False)


def test_doors_gold_and_crystals_are_coloured() -> None:
    text = draw_maze_rich(golden_maze() | {(2, 1): "NS/E+green"}, highlight=[(2, -1)])
    styles = {text.plain[span.start : span.end]: str(span.style) for span in text.spans}
    assert "blue" in styles["(B)"]
    assert "green" in styles["<G>"]
    assert "yellow" in styles["$"]
    assert styles["◆"]
    assert styles["▛"]


def test_blocks_lie_side_by_side_with_captions() -> None:
    cards = ["NS", "EW", "N/E"]
    blocks = [draw_card(card) for card in cards]
    assert side_by_side(blocks, 16, cards) == "\n".join(
        [
            "┌  ┃  ┐  ┌     ┐",
            "   ┃     ━━━━━━━",
            "└  ┃  ┘  └     ┘",
            "NS       EW",
            "",
            "┌  ┴  ┐",
            "   ▒ ├─",
            "└     ┘",
            "N/E",
        ]
    )
    assert side_by_side(blocks, 16).count("\n") == 2 * CARD_HEIGHT - 1


def test_rows_fit_the_width() -> None:
    blocks = [draw_action(action) for action in ACTIONS]
    for width in (20, 40, 80, 132):
        lines = side_by_side(blocks, width, ACTIONS).split("\n")
        assert max(map(len, lines)) <= width
    words = side_by_side(blocks, 80, ACTIONS).split()
    assert set(ACTIONS) <= set(words)


def test_too_narrow_a_terminal_still_gets_every_block() -> None:
    assert len(side_by_side([draw_card("NS"), draw_card("EW")], 3).split("\n")) == 2 * CARD_HEIGHT
    assert side_by_side([], 80) == ""
