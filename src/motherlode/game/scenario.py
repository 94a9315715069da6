"""Scenarios: small positions in TOML with moves and what is expected, for conformance tests."""

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from .cards import FACE_DOWN, LYING, ROLES, THIEF, TILE_TEXT, UnknownCard, card, goal, tile
from .deal import Deal, new_round, reached, set_up_maze
from .maze import cell, xy
from .move import OVER, IllegalMove, Move
from .options import OptionError, Rules, Value
from .round import Round

FARTHEST = 20_000  # coordinates of a maze that is set up
LARGEST_HAND = 120
_NUMBER = r"(0|-?[1-9][0-9]*)"
_CELL = re.compile(f"{_NUMBER},{_NUMBER}")


class ScenarioError(ValueError):
    """A scenario that cannot be set up or whose moves are refused.

    In English, as TOML and the names in it are: it is read by those who write scenarios.
    """


Table = Mapping[str, object]

KEYS = (
    "id", "clauses", "game", "edition", "options", "roles", "pile", "maze", "goals", "hands",
    "deck", "before", "thefts", "gold", "nuggets", "turn", "starter", "last_path", "last_card",
    "round", "moves", "expect",
)  # fmt: skip


def read_scenarios(data: bytes) -> list[Table]:
    """The scenario tables of a TOML file."""
    try:
        document = tomllib.loads(data.decode())
    except (ValueError, RecursionError) as error:
        raise ScenarioError(f"not TOML: {error}") from None
    unknown = sorted(set(document) - {"scenario"})
    scenarios: list[Table] = document.get("scenario", [])
    tables = isinstance(scenarios, list) and all(isinstance(t, dict) for t in scenarios)
    if unknown or not tables:
        raise ScenarioError(f"only [[scenario]] tables belong here, not {', '.join(unknown)[:60]}")
    return scenarios


# --- reading values --------------------------------------------------------------------------


def _texts(table: Table, key: str, default: list[str] | None = None) -> list[str]:
    value = table.get(key, default)
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise ScenarioError(f"{key} is not a list of texts")
    return value


def _text(table: Table, key: str, default: str = "") -> str:
    value = table.get(key, default)
    if not isinstance(value, str):
        raise ScenarioError(f"{key} is not a text")
    return value


def _number(table: Table, key: str, default: int) -> int:
    value = table.get(key, default)
    if type(value) is not int:
        raise ScenarioError(f"{key} is not a number")
    return value


def _numbers(table: Table, key: str, default: list[int]) -> list[int]:
    value = table.get(key, default)
    if not isinstance(value, list) or not all(type(item) is int for item in value):
        raise ScenarioError(f"{key} is not a list of numbers")
    return value


def _seat(table: Table, key: str, seats: int, default: int) -> int:
    seat = _number(table, key, default)
    if not (0 <= seat < seats or seat == default):
        raise ScenarioError(f"{key}: there is no seat {seat}")
    return seat


def _places(names: list[str], key: str, known: tuple[str, ...]) -> list[int]:
    for name in names:
        if name not in known:
            raise ScenarioError(f"{key}: there is no {name[:30]!r}")
    return [known.index(name) for name in names]


def _cards(text: str) -> list[int]:
    return [card(name) for name in text.split()]


def _tile_at(text: str) -> tuple[int, int]:
    """`"x,y CARD"` as a cell and a tile."""
    place, _, name = text.partition(" ")
    return _cell(place), tile(name.strip())


def _cell(text: str) -> int:
    found = _CELL.fullmatch(text)
    if not found or len(text) > 20:
        raise ScenarioError(f"{text[:30]!r} is no cell")
    x, y = int(found.group(1)), int(found.group(2))
    if max(abs(x), abs(y)) > FARTHEST:
        raise ScenarioError(f"{text} is too far away: coordinates go to {FARTHEST}")
    return cell(x, y)


def _per_seat(values: list[str], seats: int, key: str) -> list[str]:
    if len(values) > seats:
        raise ScenarioError(f"{key} is for {seats} seats, not {len(values)}")
    return values + [""] * (seats - len(values))


def _mask(text: str) -> int:
    mask = 0
    for what in text.split():
        if what not in LYING:
            raise ScenarioError(f"before: {what[:20]!r} does not lie before a player")
        if mask >> LYING.index(what) & 1:
            raise ScenarioError(f"before: {what} twice before one player [B13]")
        mask |= 1 << LYING.index(what)
    return mask


# --- setting up ------------------------------------------------------------------------------


def set_up(table: Table) -> Round:
    """The position that a scenario begins with."""
    try:
        return _set_up(table)
    except UnknownCard as error:
        raise ScenarioError(f"there is no card {str(error)[:30]!r}") from None
    except OptionError as error:
        raise ScenarioError(str(error)) from None


def _set_up(table: Table) -> Round:
    unknown = sorted(set(table) - set(KEYS))
    if unknown:
        raise ScenarioError(f"unknown keys: {', '.join(unknown)[:60]}")
    names = _texts(table, "roles")
    options = table.get("options", {})
    if not isinstance(options, dict):
        raise ScenarioError("options is not a table")
    edition = _text(table, "edition") or None
    rules = Rules(_text(table, "game"), len(names), edition, _options(options))
    seats = rules.players
    allowed = ("miner", "saboteur", "selfish") if not rules.expansion else tuple(
        name for name in ROLES if name not in ("miner", "selfish")
    )  # fmt: skip
    for name in names + _texts(table, "pile", []):
        if name not in allowed:
            raise ScenarioError(f"there is no {name[:20]!r} in the {rules.game} game")
    goals = [goal(text) for text in _texts(table, "goals")]
    if len(goals) != 3:
        raise ScenarioError(f"there are three goals, not {len(goals)}")
    if sorted(identity for identity, _ in goals) != [0, 1, 2]:
        raise ScenarioError("the goals are one treasure and two different stones [T3]")
    tiles = [_tile_at(text) for text in _texts(table, "maze", [])]
    taken = set()
    revealed = [(place, lies) for place, (_, lies) in enumerate(goals) if lies != FACE_DOWN]
    maze = set_up_maze(rules, [identity for identity, _ in goals], [], revealed)
    for at, laid in tiles:
        if at in taken or maze.tile(at):
            x, y = xy(at)
            raise ScenarioError(f"two cards on {x},{y}")
        taken.add(at)
        maze.put(at, laid)
    if reached(maze):
        raise ScenarioError("a face-down goal is already reached [B12]")
    maze.knocked = False
    hands = [_cards(text) for text in _per_seat(_texts(table, "hands", []), seats, "hands")]
    before = [_mask(text) for text in _per_seat(_texts(table, "before", []), seats, "before")]
    thieves = [seat for seat in range(seats) if before[seat] & THIEF]
    thefts = _numbers(table, "thefts", thieves)
    if sorted(thefts) != thieves:
        raise ScenarioError(f"thefts names the seats with a theft before them: {thieves}")
    gold = _numbers(table, "gold", [0] * seats)
    if len(gold) != seats or min(gold) < 0:
        raise ScenarioError(f"gold is for {seats} seats, none below 0")
    nuggets = _numbers(table, "nuggets", [])
    if not set(nuggets) <= {1, 2, 3}:
        raise ScenarioError("nugget cards are worth 1, 2 or 3 [B3]")
    if max(len(hand) for hand in hands) > LARGEST_HAND:
        raise ScenarioError(f"a hand has at most {LARGEST_HAND} cards here")
    number = _number(table, "round", 1)
    if not 1 <= number <= 10:
        raise ScenarioError(f"round is 1 to 10, not {number}")
    turn = _seat(table, "turn", seats, 0)
    if not 0 <= turn < seats:
        raise ScenarioError(f"turn: there is no seat {turn}")
    deal = Deal(
        _seat(table, "starter", seats, turn),
        _places(names, "roles", ROLES),
        _places(_texts(table, "pile", []), "pile", ROLES),
        [identity for identity, _ in goals],
        [],
        hands,
        _cards(_text(table, "deck")),
        nuggets,
    )
    round = new_round(
        rules,
        deal,
        number,
        gold=gold,
        nugget_cards=None if rules.expansion else [(amount + 2) // 3 for amount in gold],
        maze=maze,
        before=before,
        thefts=thefts,
        turn=turn,
        last_path=_seat(table, "last_path", seats, -1),
        last_card=_seat(table, "last_card", seats, -1),
    )
    if not round.held(turn):
        raise ScenarioError(f"seat {turn} is to move and holds no card")
    return round


def _options(options: Mapping[str, object]) -> dict[str, Value]:
    plain: dict[str, Value] = {}
    for name, value in options.items():
        if not isinstance(value, str | int):
            raise ScenarioError(f"option {name[:30]}: {value!r:.30} is no value")
        plain[name] = value
    return plain


# --- what is expected ------------------------------------------------------------------------


def run(table: Table) -> list[str]:
    """Play a scenario; one line for each expectation that is not met."""
    round = set_up(table)
    for number, text in enumerate(_texts(table, "moves", []), 1):
        try:
            round.play(text)
        except IllegalMove as error:
            raise ScenarioError(f"move {number}, {text[:60]}, is refused: {error}") from None
    expect = table.get("expect", {})
    if not isinstance(expect, dict):
        raise ScenarioError("expect is not a table")
    failures = []
    for key, wanted in expect.items():
        try:
            for what, expected, found in _check(round, key, wanted):
                failures.append(f"{what}: expected {expected!r}, found {found!r}")
        except UnknownCard as error:
            raise ScenarioError(f"{key}: there is no card {str(error)[:30]!r}") from None
    return failures


Finding = tuple[str, object, object]

# What may be expected of a position, and where it is found.
FOUND: Final[Mapping[str, Callable[[Round], object]]] = {
    "turn": lambda round: None if round.phase == OVER else int(round.turn),
    "phase": lambda round: round.phase_name,
    "goals": lambda round: [
        (identity, round.maze.tile(at))
        for identity, at in zip(round.maze.goals, round.maze.goal_cells, strict=True)
    ],
    "hands": lambda round: [round.hand(seat) for seat in range(round.seats)],
    "deck": Round.deck,
    "before": lambda round: [round.before(seat) for seat in range(round.seats)],
    "roles": lambda round: [ROLES[role] for role in round.roles],
    "gold": lambda round: list(round.gold),
    "treasure": lambda round: round.treasure,
    "completed_by": lambda round: int(round.completed_by) if round.treasure else None,
    "winners": lambda round: sorted(round.winners),
    "next_starter": lambda round: round.next_starter,
}


def _check(round: Round, key: str, wanted: object) -> Iterator[Finding]:
    """What of an expectation is not met: what, expected, found."""
    if key in ("legal", "legal_has", "legal_not", "legal_paths"):
        yield from _check_legal(round, key, _moves(key, wanted))
    elif key == "illegal":
        if not isinstance(wanted, dict):
            raise ScenarioError("illegal is not a table")
        for text, clause in wanted.items():
            refused = round.refusal(text)
            broken = refused.message.clause if refused else "legal"
            if broken != clause:
                yield f"illegal {text}", clause, broken
    elif key in ("knows", "knows_not"):
        if not isinstance(wanted, dict):
            raise ScenarioError(f"{key} is not a table")
        for seat in wanted:
            if seat not in map(str, range(round.seats)):
                raise ScenarioError(f"{key}: there is no seat {seat[:20]!r}")
            view = round.view(int(seat))
            for fact in _texts(wanted, seat):
                try:
                    known = view.knows(fact)
                except ValueError as error:
                    raise ScenarioError(f"{key}: {error}") from None
                if known != (key == "knows"):
                    yield f"{key} {seat}", fact, "not known" if key == "knows" else "known"
    elif key in ("maze_has", "maze_not"):
        tiles = {xy(c): TILE_TEXT[t] for c, t in round.maze.tiles()}
        for text in _texts({key: wanted}, key):
            if key == "maze_not":
                place = xy(_cell(text))
                if place in tiles:
                    yield f"no card on {text}", "", tiles[place]
                continue
            at, laid = _tile_at(text)
            if tiles.get(xy(at)) != TILE_TEXT[laid]:
                yield f"maze_has {text}", TILE_TEXT[laid], tiles.get(xy(at), "nothing")
    else:
        if key not in FOUND:
            raise ScenarioError(f"nothing to expect is called {key[:30]!r}")
        found = FOUND[key](round)
        if _plain(key, wanted) != found:
            yield key, wanted, found


def _moves(key: str, wanted: object) -> list[str]:
    """Moves in written form; an unreadable one is left as it is and is never legal."""
    written = []
    for text in _texts({key: wanted}, key):
        try:
            written.append(str(Move.parse(text)))
        except IllegalMove:
            written.append(text)
    return written


def _check_legal(round: Round, key: str, wanted: list[str]) -> Iterator[Finding]:
    legal = [str(move) for move in round.legal_moves()]
    if len(set(legal)) != len(legal):
        yield "legal moves", "each once", legal
    if key == "legal_has":
        for text in wanted:
            if text not in legal:
                yield "legal", text, "refused"
    elif key == "legal_not":
        for text in wanted:
            if text in legal:
                yield "not legal", text, "legal"
    else:
        if key == "legal_paths":
            legal = [text for text in legal if text[0] in "NESW"]
        missing = sorted(set(wanted) - set(legal))
        extra = sorted(set(legal) - set(wanted))
        if missing or extra:
            yield key, f"also {missing}", f"too many {extra}"


def _plain(key: str, wanted: object) -> object:
    """What is expected, in the form in which it is found."""
    if key == "hands":
        return [sorted(_cards(text)) for text in _texts({key: wanted}, key)]
    if key == "deck":
        return _cards(_text({key: wanted}, key))
    if key == "before":
        return [_mask(text) for text in _texts({key: wanted}, key)]
    if key == "goals":
        return [goal(text) for text in _texts({key: wanted}, key)]
    return wanted
