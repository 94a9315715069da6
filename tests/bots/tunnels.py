"""A table with straight tunnels towards the treasure."""

from typing import Any

from motherlode.game.round import Round
from motherlode.game.scenario import set_up

Table = dict[str, Any]


def position(dug: int, roles: str = "miner miner saboteur miner", **more: object) -> Round:
    """Straight tunnels towards the middle, where the treasure lies."""
    game = "base" if "miner" in roles else "expansion"
    seats = len(roles.split())
    base: Table = {
        "game": game,
        "roles": roles.split(),
        "pile": ["miner"] if game == "base" else ["blue", "green", "saboteur", "boss"],
        "hands": ["EW map NS NESW"] * seats,
        "deck": " ".join(["EW NESW map NS"] * 6),
        "goals": ["stone:NW", "gold", "stone:NE"],
        "maze": [f"{x},0 EW" for x in range(1, dug + 1)],
        "nuggets": [1, 1, 1, 2, 2, 3] if game == "base" else [],
    }
    return set_up({**base, **more})
