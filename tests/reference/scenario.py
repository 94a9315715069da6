"""Running conformance scenarios (notation.md, Scenario)."""

import tomllib
from pathlib import Path
from typing import Any

from .game import Game, Table, read_hand, read_placed
from .moves import read_move

KEYS = {
    *("id", "clauses", "game", "edition", "options", "roles", "pile", "maze", "goals", "hands"),
    *("deck", "before", "thefts", "gold", "nuggets", "turn", "starter", "last_path", "last_card"),
    *("round", "moves", "expect"),
}
PLAIN = {
    *("turn", "phase", "roles", "gold", "treasure", "completed_by", "winners", "next_starter"),
}


def load(path: str | Path) -> list[Table]:
    scenarios: list[Table] = tomllib.loads(Path(path).read_text("utf-8"))["scenario"]
    names = [table["id"] for table in scenarios]
    if len(set(names)) != len(names):
        raise ValueError(f"{path}: an id is used twice")
    return scenarios


def run(path: str | Path) -> list[str]:
    """One line for each failure of the file's scenarios."""
    return [failure for table in load(path) for failure in check(table)]


def check(table: Table) -> list[str]:
    """One line for each failure of one scenario."""
    name = table["id"]
    if set(table) - KEYS:
        return [f"{name}: unknown keys {sorted(set(table) - KEYS)}"]
    try:
        game = Game.from_scenario(table)
        for text in table.get("moves", []):
            game.play(text)
        found = {key: _compare(game, key, value) for key, value in table["expect"].items()}
    except (ValueError, KeyError) as error:
        return [f"{name}: {type(error).__name__}: {error}"]
    return [
        f"{name}: {key}: expected {wanted!r}, found {got!r}"
        for key, (wanted, got) in found.items()
        if wanted != got
    ]


def _moves(texts: list[str]) -> list[str]:
    """In canonical notation, sorted."""
    read = [(text, read_move(text)) for text in texts]
    return sorted(text if move is None else move.text for text, move in read)


def _compare(game: Game, key: str, value: Any) -> tuple[Any, Any]:
    """What is expected and what is found, in a form in which they can be compared."""
    legal = game.legal()
    match key:
        case "legal":
            return _moves(value), legal
        case "legal_has":
            return _moves(value), [text for text in _moves(value) if text in legal]
        case "legal_not":
            return [], [text for text in _moves(value) if text in legal]
        case "legal_paths":
            other = ("rockfall", "map")
            return _moves(value), [t for t in legal if "@" in t and not t.startswith(other)]
        case "illegal":
            return value, {text: game.refuse(text) for text in value}
        case "goals":
            return value, [game.goals[cell] for cell in game.goal_cells]
        case "maze_has":
            placed = [read_placed(text) for text in value]
            return placed, [(cell, game.maze.get(cell, "nothing")) for cell, _ in placed]
        case "maze_not":
            cells = [read_placed(f"{text} N")[0] for text in value]
            return [], [cell for cell in cells if cell in game.maze]
        case "hands":
            return [sorted(read_hand(hand)) for hand in value], [sorted(h) for h in game.hands]
        case "deck":
            return read_hand(value), game.deck
        case "before":
            return [sorted(set(text.split())) for text in value], [sorted(b) for b in game.before]
        case "knows":
            known = {seat: sorted(set(f) & game.facts(int(seat))) for seat, f in value.items()}
            return {seat: sorted(f) for seat, f in value.items()}, known
        case "knows_not":
            known = {seat: sorted(set(f) & game.facts(int(seat))) for seat, f in value.items()}
            return {seat: [] for seat in value}, known
    if key not in PLAIN:
        raise ValueError(f"unknown key in expect: {key}")
    return value, getattr(game, key)
