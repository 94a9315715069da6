"""Positions for tests: random rules, rounds and matches, with their twins in the reference."""

import json
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any

from motherlode.game.cards import GOALS, LYING, NAMES, ROLES, TILE_TEXT
from motherlode.game.code import TAKE, kind_of
from motherlode.game.deal import Deal, new_round, shuffle
from motherlode.game.match import Match
from motherlode.game.maze import xy
from motherlode.game.options import EDITIONS, OPTIONS, PLAYERS, Rules, Value
from motherlode.game.round import Round
from tests.reference.game import Game

Table = dict[str, Any]
Seat = int | None
GAMES = ("base", "expansion")


def header(rules: Rules) -> Table:
    """The first line of a record, as the reference reads it."""
    names = [f"Player {seat + 1}" for seat in range(rules.players)]
    first = {"motherlode": 1, "game": rules.game, "edition": rules.edition}
    return first | {"options": dict(rules.changed), "players": names}


def deal_table(deal: Deal) -> Table:
    """A deal in the words of a record."""
    return {
        "deal": 1,
        "starter": deal.starter,
        "roles": [ROLES[role] for role in deal.roles],
        "pile": [ROLES[role] for role in deal.pile],
        "goals": [GOALS[goal] for goal in deal.goals],
        "aside": [NAMES[card] for card in deal.aside],
        "hands": [[NAMES[card] for card in hand] for hand in deal.hands],
        "deck": [NAMES[card] for card in deal.deck],
        "nuggets": list(deal.nuggets),
    }


def read_deal(table: Table) -> Deal:
    """The deal that a record's line tells."""
    return Deal(
        table["starter"],
        [ROLES.index(role) for role in table["roles"]],
        [ROLES.index(role) for role in table["pile"]],
        [GOALS.index(goal) for goal in table["goals"]],
        [NAMES.index(card) for card in table["aside"]],
        [[NAMES.index(card) for card in hand] for hand in table["hands"]],
        [NAMES.index(card) for card in table["deck"]],
        table["nuggets"],
    )


def some_rules(rng: Random, game: str) -> Rules:
    """Any game: an edition, some options changed, any number of players."""
    options: dict[str, Value] = {
        name: rng.choice(option.values)
        for name, option in OPTIONS.items()
        if game in option.games and rng.random() < 0.3
    }
    options["rounds"] = rng.choice([1, 1, 2, 3])
    players = rng.randint(*PLAYERS[game])
    return Rules(game, players, rng.choice(list(EDITIONS[game])), options)


def some_deal(rules: Rules, rng: Random) -> Deal:
    return shuffle(rules, rng.randrange(rules.players), rules.nuggets(), rng)


def twin(rules: Rules, deal: Deal) -> Game:
    """The same round in the reference."""
    return Game.from_deal(header(rules), deal_table(deal))


def some_move(round: Round, rng: Random, east: float) -> str:
    """A move of a lively player: often it digs east, sometimes it does what is seldom done."""
    moves = [str(move) for move in round.legal_moves()]
    digs = [text for text in moves if "@" in text and text[0] in "NESW"]
    rare = [text for text in moves if text[:4] in ("swap", "hats", "insp", "clea", "thef", "trap")]
    if digs and rng.random() < east:
        return max(digs, key=lambda text: int(text.split("@")[1].split(",")[0]) + rng.random())
    return rng.choice(rare if rare and rng.random() < 0.4 else moves)


def lively_match(rules: Rules, rng: Random) -> Match:
    """A match of lively players, which sees much of the rules."""
    match = Match(rules)
    east = rng.random()
    while not match.over:
        if match.needs_deal:
            match.shuffle(rng)
        match.play(some_move(match.round, rng, east), int(match.round.turn))
    return match


def positions(game: str, seed: int, every: int) -> Iterator[tuple[Round, Game, Random]]:
    """Some positions of a random round, the sharing of its gold included."""
    rng = Random(f"{game} {seed}")
    rules = some_rules(rng, game)
    deal = some_deal(rules, rng)
    round, other = new_round(rules, deal), twin(rules, deal)
    east, number = rng.choice([0.2, 0.6, 0.95]), rng.randrange(every)
    while not round.over:
        if number % every == 0 or round.phase_name != "play":
            yield round, other, rng
        text = some_move(round, rng, east)
        round.play(text)
        other.play(text)
        number += 1
    yield round, other, rng


def codes(round: Round) -> list[int]:
    return [move.code for move in round.history()]


def some_position(game: str, rng: Random) -> Round:
    """A round of a lively match, cut somewhere; often late or after its end."""
    match = lively_match(some_rules(rng, game), rng)
    whole = rng.choice(match.rounds)
    moves = codes(whole)
    sharing = [i for i in range(len(moves)) if kind_of(moves[i]) >= TAKE]
    cut = rng.choice([rng.randrange(len(moves)), len(moves), len(moves) - 1, *sharing, *sharing])
    return played(whole.origin or whole, moves[:cut])


def played(start: Round, moves: Sequence[int]) -> Round:
    now = start.copy()
    for code in moves:
        now.apply(code)
    return now


def everybody(round: Round) -> list[Seat]:
    return [*range(round.seats), None]


def as_scenario(round: Round) -> Table:
    """A position at play as a scenario; knowledge and private discards are left out."""
    maze, seats = round.maze, range(round.seats)
    shown = {at: TILE_TEXT[tile] for at, tile in maze.tiles()}
    goals = [
        shown[at] if shown[at].endswith("!") else GOALS[maze.goals[place]]
        for place, at in enumerate(maze.goal_cells)
    ]
    laid = {xy(at): text for at, text in shown.items() if at not in maze.goal_cells}
    del laid[0, 0]
    return {
        "id": "a position",
        "game": round.rules.game,
        "edition": round.rules.edition,
        "options": dict(round.rules.changed),
        "roles": [ROLES[role] for role in round.roles],
        "pile": [ROLES[role] for role in round.pile],
        "maze": [f"{x},{y} {text}" for (x, y), text in laid.items()],
        "goals": goals,
        "hands": [" ".join(NAMES[card] for card in round.hand(seat)) for seat in seats],
        "deck": " ".join(NAMES[card] for card in round.deck()),
        "before": [" ".join(lying(round, seat)) for seat in seats],
        "thefts": list(round.thefts),
        "gold": list(round.gold),
        "nuggets": list(round.nuggets),
        "turn": int(round.turn),
    }


def lying(round: Round, seat: int) -> list[str]:
    """What lies in front of a seat."""
    return [what for bit, what in enumerate(LYING) if round.before(seat) >> bit & 1]


def dump(thing: object) -> str:
    """All that a round or a maze holds, as text."""
    return json.dumps(dict(_state(thing)), default=_plain)


def _state(thing: object) -> Iterator[tuple[str, object]]:
    for name in dir(thing):
        value = getattr(thing, name, None)
        # The legal moves are no state: they are found again from the rest.
        if not name.startswith("__") and name != "_legal" and not callable(value):
            yield name, value


def _plain(value: object) -> object:
    kind = type(value).__name__
    if kind in ("Maze", "Round"):
        return dict(_state(value))
    if isinstance(value, Iterable):
        return list(value)
    return f"{kind} {id(value)}"  # shared with copies and never changed: rules, the past
