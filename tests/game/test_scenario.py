"""Scenarios that say something impossible are refused, and those that fail say what was found.

The scenarios of `conformance/` show all that can be set up and expected.
"""

import tomllib
from typing import Any

import pytest

from motherlode.game.scenario import ScenarioError, read_scenarios, run, set_up

TABLE = """
id = "a position"
clauses = ["B6"]
game = "base"
roles = ["miner", "miner", "saboteur"]
goals = ["gold", "stone:NW", "stone:NE"]
maze = ["1,0 EW"]
hands = ["EW NS", "map", "map"]
deck = "NS"
"""


def scenario(**changes: Any) -> dict[str, Any]:
    return tomllib.loads(TABLE) | changes


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"surprise": 1}, "unknown keys: surprise"),
        ({"game": "chess"}, ""),
        ({"roles": ["miner", "miner", "boss"]}, "no 'boss' in the base game"),
        ({"goals": ["gold", "stone:NW"]}, "three goals, not 2"),
        ({"goals": ["gold", "gold", "stone:NE"]}, "T3"),
        ({"maze": ["1,0 EW", "1,0 NS"]}, "two cards on 1,0"),
        ({"maze": ["8,2 EW"]}, "two cards on 8,2"),
        ({"maze": ["01,0 EW"]}, "is no cell"),
        ({"maze": ["20001,0 EW"]}, "too far away"),
        ({"maze": ["1,0 WE/"]}, "no card"),
        ({"maze": [f"{x},0 EW" for x in range(1, 8)]}, "B12"),
        ({"hands": ["EW"] * 4}, "hands is for 3 seats, not 4"),
        ({"hands": ["EW " * 121]}, "at most 120 cards"),
        ({"hands": ["", "EW"]}, "seat 0 is to move and holds no card"),
        ({"before": ["lamp lamp"]}, "twice before one player"),
        ({"before": ["hat"]}, "does not lie before a player"),
        ({"thefts": [1]}, "thefts names the seats"),
        ({"gold": [1, 2]}, "gold is for 3 seats"),
        ({"nuggets": [4]}, "B3"),
        ({"round": 11}, "round is 1 to 10"),
        ({"turn": 3}, "no seat 3"),
        ({"turn": "0"}, "turn is not a number"),
        ({"deck": 7}, "deck is not a text"),
        ({"options": {"rounds": 0}}, "B5"),
        ({"options": {"rounds": [3]}}, "is no value"),
    ],
)
def test_impossible_position_is_refused(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        set_up(scenario(**changes))
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("expect", "line"),
    [
        ({"turn": 1}, "turn: expected 1, found 0"),
        ({"deck": ""}, "deck: expected '', found"),
        ({"legal_has": ["EW@9,9"]}, "legal: expected 'EW@9,9', found 'refused'"),
        ({"legal_not": ["EW@2,0"]}, "not legal: expected 'EW@2,0', found 'legal'"),
        ({"illegal": {"EW@2,0": "B9"}}, "illegal EW@2,0: expected 'B9', found 'legal'"),
        ({"maze_has": ["2,0 EW"]}, "maze_has 2,0 EW: expected 'EW', found 'nothing'"),
        ({"maze_not": ["1,0"]}, "no card on 1,0: expected '', found 'EW'"),
        ({"knows": {"0": ["role 1 miner"]}}, "knows 0: expected 'role 1 miner', found 'not known'"),
    ],
)
def test_failed_expectation_is_told(expect: dict[str, Any], line: str) -> None:
    (found,) = run(scenario(expect=expect))
    assert found.startswith(line)
    assert run(scenario(expect={"turn": 0})) == []


def test_moves_that_are_refused_are_an_error() -> None:
    with pytest.raises(ScenarioError, match="move 2, EW@9,9, is refused"):
        run(scenario(moves=["EW@2,0", "EW@9,9"]))


@pytest.mark.parametrize("data", [b"\xff", b"scenario = 1", b"[other]", b"[[scenario", b"a = 1"])
def test_other_files_are_refused(data: bytes) -> None:
    with pytest.raises(ScenarioError):
        read_scenarios(data)
