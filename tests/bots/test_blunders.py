"""Plain blunders: positions in which some moves are foolish, and no level but random makes them.

A position is a scenario (docs/notation) with a table of its own, `blunder`:

seat      whose decision it is, after the scenario's moves
title     the position in words
knows     facts that the seat must know there, such as `goal 8,0 gold`
left      how many cards the deck has at the start, 20 if left out
only      patterns of moves, as in file names: every other move is a blunder
never     or the other way about: these moves are the blunders
because   why

What is not written is filled in with what is left of the printed cards and dwarfs: the pile of
dwarfs, the nugget pile, the deck below the cards named, and the hands, up to their usual size;
but the hand of the seat is whole if it is written at all. With `left = 0` hands are as written.
"""

from collections import Counter
from collections.abc import Iterable
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from random import Random

import pytest

from motherlode import compiled
from motherlode.bots import LEVELS, Budget
from motherlode.bots.registry import load
from motherlode.cli.drawing import draw_maze
from motherlode.game.cards import NAMES, ROLES, card
from motherlode.game.events import DrawFact
from motherlode.game.options import Rules
from motherlode.game.round import Round
from motherlode.game.scenario import Table, read_scenarios, set_up
from motherlode.game.view import View

pytestmark = pytest.mark.one_engine

FILES = sorted((Path(__file__).parent / "blunders").glob("*.toml"))
TABLES = [(file.stem, table) for file in FILES for table in read_scenarios(file.read_bytes())]
IDS = [f"{theme}:{table['id']}" for theme, table in TABLES]
PLAYERS = [name for name in LEVELS if name != "random"]
SEEDS = {"random": 10, "greedy": 10}  # those that think take their time: three
# Uncompiled, a playout takes thirty times as long.
BUDGET = Budget(playouts=200 if compiled() else 12)
LEFT = 20

positions = pytest.mark.parametrize("table", [table for _, table in TABLES], ids=IDS)


# --- reading a position ----------------------------------------------------------------------


def texts(table: Table, key: str) -> list[str]:
    value = table.get(key, [])
    assert isinstance(value, list)
    return [str(item) for item in value]


def blunder(table: Table) -> Table:
    """The part of a position that says what is foolish in it."""
    value = table["blunder"]
    assert isinstance(value, dict)
    return value


def rules_of(table: Table) -> Rules:
    options = table.get("options", {})
    assert isinstance(options, dict)
    edition = str(table["edition"]) if "edition" in table else None
    return Rules(str(table["game"]), len(texts(table, "roles")), edition, options)


def lying(table: Table) -> list[str]:
    """The cards that lie before players."""
    words = " ".join(texts(table, "before")).split()
    return [word if word in ("trap", "theft") else f"break-{word}" for word in words]


def left_over(rules: Rules, table: Table) -> list[str]:
    """The printed cards that the position does not name."""
    named = [place.split()[1] for place in texts(table, "maze")]
    named += " ".join(texts(table, "hands")).split() + str(table.get("deck", "")).split()
    cards = Counter(NAMES[number] for number in rules.cards())
    cards.subtract(NAMES[card(name)] for name in named + lying(table))
    too_many = {name: -count for name, count in cards.items() if count < 0}
    assert not too_many, f"more copies than are printed: {too_many}"
    return sorted(cards.elements())


def filled(table: Table) -> Table:
    """The position as a scenario of its own, with all that it left open filled in."""
    rules, rng = rules_of(table), Random(str(table["id"]))
    plain = {key: value for key, value in table.items() if key != "blunder"}
    rest = left_over(rules, table)
    rng.shuffle(rest)
    left = blunder(table).get("left", LEFT)
    assert isinstance(left, int)
    hands = [text.split() for text in texts(table, "hands")]
    hands += [[] for _ in range(rules.players - len(hands))]
    deck = str(table.get("deck", "")).split()
    if left:
        for seat, hand in enumerate(hands):
            missing = rules.hand_size - len(hand)
            if missing > 0 and not (hand and seat == blunder(table)["seat"]):
                hand += [rest.pop() for _ in range(missing)]
        deck += rest[rules.aside :][: left - len(deck)]
    dwarfs = Counter(ROLES[role] for role in rules.dwarfs())
    dwarfs.subtract(texts(table, "roles"))
    assert min(dwarfs.values()) >= 0, f"more dwarfs than there are: {dwarfs}"
    pile = sorted(dwarfs.elements())
    nuggets = Counter(rules.nuggets())
    named = [int(text) for text in texts(table, "nuggets")]
    nuggets.subtract(named)
    below = sorted(nuggets.elements())
    rng.shuffle(pile)
    rng.shuffle(below)
    plain["hands"] = [" ".join(hand) for hand in hands]
    plain["deck"] = " ".join(deck)
    plain["pile"] = pile
    plain["nuggets"] = named + below
    return plain


@cache
def position(name: str) -> Round:
    """The round at the moment of decision; not to be changed."""
    table = next(table for _, table in TABLES if table["id"] == name)
    round = set_up(filled(table))
    for text in texts(table, "moves"):
        round.play(text)
    return round


def at(table: Table) -> Round:
    return position(str(table["id"])).copy()


def matches(move: str, patterns: Iterable[str]) -> bool:
    return any(fnmatchcase(move, pattern) for pattern in patterns)


def is_blunder(table: Table, move: str) -> bool:
    rule = blunder(table)
    if "only" in rule:
        return not matches(move, texts(rule, "only"))
    return matches(move, texts(rule, "never"))


def legal(round: Round) -> list[str]:
    return [str(move) for move in round.legal_moves()]


def shown(table: Table, view: View) -> str:
    """A position as its seat sees it, in words."""
    cells = {(0, 0): "NESW+ladder"} | {(x, y): text for x, y, text in view.maze}
    cells |= dict(zip(view.goal_cells, view.goals, strict=True))
    lines = [str(blunder(table)["title"]), draw_maze(cells).plain]
    lines.append(f"seat {view.seat} of {view.seats}, {view.roles[view.seat or 0]}")
    lines.append(f"hand: {' '.join(view.hand)}")
    lines += [f"before {s}: {' '.join(cards)}" for s, cards in enumerate(view.before) if cards]
    lines.append(f"deck: {view.deck}, moves before: {' '.join(texts(table, 'moves'))}")
    return "\n".join(lines)


# --- the positions are sound -----------------------------------------------------------------


def test_there_are_fifty_positions_with_names_of_their_own() -> None:
    ids = [str(table["id"]) for _, table in TABLES]
    assert len(ids) >= 50
    assert sorted(set(ids)) == sorted(ids)


@positions
def test_position_of_a_blunder_can_be_reached(table: Table) -> None:
    """By legal moves, with a whole hand, and its seat knows what it should."""
    rule, round = blunder(table), at(table)
    assert set(rule) <= {"seat", "title", "knows", "left", "only", "never", "because"}
    assert rule["title"] and rule["because"]
    assert round.turn == rule["seat"]
    assert not round.over
    view = round.view(int(round.turn))
    for fact in texts(rule, "knows"):
        assert view.knows(fact), fact
    if round.phase_name == "play" and rule.get("left", LEFT):
        assert len(view.hand) == round.rules.hand_size
        draws = [fact for fact in view.facts_told() if isinstance(fact, DrawFact)]
        own = [number for number, fact in enumerate(draws, 1) if fact.cards]
        written = len(str(table.get("deck", "")).split())
        assert max(own, default=0) <= written, "what the seat draws is written down"


@positions
def test_cards_of_the_maze_fit(table: Table) -> None:
    """Open to open, closed to closed [B9]; goals aside, which need not fit."""
    tiles = {(0, 0): "NESW+ladder"}
    for text in texts(table, "maze"):
        place, _, name = text.partition(" ")
        east, _, north = place.partition(",")
        tiles[int(east), int(north)] = name
    edges = {cell: set(name.partition("+")[0]) for cell, name in tiles.items()}
    for (x, y), here in edges.items():
        for side, other, beside in (("E", "W", (x + 1, y)), ("N", "S", (x, y + 1))):
            if beside in edges:
                assert (side in here) == (other in edges[beside]), (x, y, side)


@positions
def test_patterns_divide_the_legal_moves(table: Table) -> None:
    """Each pattern means some legal move; some move is a blunder and some is none."""
    rule, moves = blunder(table), legal(at(table))
    assert ("only" in rule) != ("never" in rule)
    for pattern in texts(rule, "only") + texts(rule, "never"):
        assert any(fnmatchcase(move, pattern) for move in moves), pattern
    assert len({is_blunder(table, move) for move in moves}) == 2


def test_positions_are_of_many_kinds() -> None:
    """Both games, all dwarfs and editions, few and many players."""
    rounds = [at(table) for _, table in TABLES]
    deciding = {ROLES[round.roles[round.turn]] for round in rounds}
    assert deciding == set(ROLES)
    assert {round.rules.edition for round in rounds} == {
        "pl-base", "pl-2025", "pl-2.3", "es-2014", "uk-2017",
    }  # fmt: skip
    base = {round.seats for round in rounds if not round.rules.expansion}
    expansion = {round.seats for round in rounds if round.rules.expansion}
    assert base == set(range(3, 11))
    assert {2, 3, 4, 5, 6, 12} <= expansion
    assert {round.phase_name for round in rounds} == {"play", "take", "steal"}


# --- the levels ------------------------------------------------------------------------------


def choices(level: str, table: Table) -> list[str]:
    """What a level does in a position, once for each seed."""
    bot, round = load(level), at(table)
    view, moves = round.view(int(round.turn)), round.legal_moves()
    seeds = range(SEEDS.get(level, 3))
    return [str(bot.choose(view, moves, BUDGET, Random(seed))) for seed in seeds]


@pytest.mark.parametrize("level", PLAYERS)
@positions
def test_no_blunder(table: Table, level: str) -> None:
    for seed, move in enumerate(choices(level, table)):
        if is_blunder(table, move):
            round = at(table)
            pytest.fail(
                f"{level} (seed {seed}) plays {move}, but {blunder(table)['because']}:\n"
                f"{shown(table, round.view(int(round.turn)))}",
                pytrace=False,
            )


def test_random_blunders() -> None:
    """The suite can catch: whoever plays anything falls into most of the positions."""
    caught = [
        table["id"]
        for _, table in TABLES
        if any(is_blunder(table, move) for move in choices("random", table))
    ]
    assert len(caught) > len(TABLES) / 2
