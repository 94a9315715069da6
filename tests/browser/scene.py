"""A table that always looks the same, for pictures: it replaces what the server says."""

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

MAZE = {
    **{"0,1": "S+crystal", "1,0": "NEW+crystal", "2,0": "ESW", "3,0": "ESW/N+crystal"},
    **{"4,0": "NESW", "5,0": "NESW", "6,0": "ESW+crystal", "7,0": "NW+green", "6,-1": "NE/SW"},
    **{"7,-1": "EW+green", "8,-1": "NS/EW", "7,1": "NS/E+green", "7,2": "ESW", "5,1": "NS"},
    **{"6,-2": "N+ladder", "6,2": "NES", "5,2": "SW", "3,-1": "EW/N+crystal", "4,2": "EW+blue"},
    **{"4,-1": "NEW+crystal", "3,2": "ES+ladder", "-1,0": "E/W", "5,-1": "N/E/W", "4,1": "SW"},
    "3,1": "NESW+crystal",
}
HAND = ["NES", "map", "EW/N/S", "fix-lamp-pick", "NS+blue", "rockfall"]
LEGAL = [
    *("NSW@6,3", "NES@6,3", "NES@8,3", "NES@1,1", "NES@2,-1", "NSW@2,-1", "NSW@9,-1", "map@8,0"),
    *("EW/N/S@9,-1", "fix-lamp-pick>1:lamp", "fix-lamp-pick>4:pick", "rockfall@5,0"),
    *(f"pass:{card}" for card in HAND),
]
BEFORE = [[], ["lamp"], ["theft"], [], ["trap", "pick"], ["cart"]]


def game(seats: int = 6) -> dict[str, Any]:
    """The game as its first seat knows it, in the middle of the second round."""
    more = seats - 6
    return {
        "round": 2,
        "phase": "play",
        "turn": 0,
        "starter": 2,
        "maze": MAZE,
        "before": [*BEFORE, *([["lamp", "pick", "cart"], [], ["trap"]] * 3)[:more]],
        "thefts": [2],
        "held": [6, 5, 6, 6, 4, 6, *[5] * more],
        "deck": 33,
        "aside": 10,
        "treasure": False,
        "completed_by": None,
        "winners": [],
        "nugget_cards": [0] * seats,
        "nuggets": 0,
        "has_gold": [True, False, True, True, False, True, *[False] * more],
        "discards": {"rockfall": 1, "map": 2, "break-cart": 2, "NS": 3},
        "face_down": [1, 2, 0, 1, 3, 0, *[0] * more],
        "hand": HAND,
        "gold": 3,
        "offer": [],
        "legal": LEGAL,
        "goals": {"8,2": "stone:NW", "8,0": "?", "8,-2": "gold"},
        "roles": ["green", "?", "?", "?", "?", "profiteer", *["?"] * more],
        "pile": ["?"] * 3,
        "out": [],
        "own_discards": ["N/E/S/W"],
        "way": None,
        "buried": {},
    }


def moves() -> list[tuple[int, dict[str, Any]]]:
    """What was done last, by seat."""
    return [
        (1, {"event": "move", "seat": 1, "move": "trap>4"}),
        (2, {"event": "move", "seat": 2, "move": "theft"}),
        (3, {"event": "move", "seat": 3, "move": "pass:?"}),
        (4, {"event": "move", "seat": 4, "move": "break-cart>5"}),
        (5, {"event": "move", "seat": 5, "move": "NS/EW@8,-1"}),
    ]


def stand_still(page: Page, seats: int = 6) -> None:
    """Show this scene instead of the server's game; nothing moves in it."""
    told_once = {"done": False}

    def through(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def down(message: str | bytes) -> None:
            told = json.loads(message)
            if told_once["done"] or told.get("type") != "state" or not told["game"]:
                if not told_once["done"]:
                    socket.send(message)
                return
            told_once["done"] = True
            told["game"] = game(seats)
            told["table"]["stage"] = "playing"
            told["table"]["clock"] = {
                **{"seat": 0, "deadline": None, "warned": False, "paused": True},
                "banks": [38, 252, 185, 160, 171, 100, *[200] * (seats - 6)],
            }
            dealt = {"kind": "dealt", "round": 2, "starter": 2, "told": []}
            told["log"] = [{"seq": 1, "at": 0, "event": dealt}]
            for number, (seat, fact) in enumerate(moves(), 2):
                event = {"kind": "moved", "seat": seat, "how": "person", "told": [fact]}
                told["log"].append({"seq": number, "at": 0, "event": event})
            told["seq"] = len(told["log"])
            socket.send(json.dumps(told))

        server.on_message(down)

    page.route_web_socket(re.compile("/socket"), through)
