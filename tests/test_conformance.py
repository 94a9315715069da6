"""The scenarios of `conformance/`: the engine passes them, and so does the slow reference."""

import tomllib
from pathlib import Path

import pytest

from motherlode.game.options import EDITIONS, OPTIONS, Value
from motherlode.game.scenario import Table, read_scenarios, run
from tests.reference import scenario as slow

FILES = sorted((Path(__file__).parents[1] / "conformance").glob("*.toml"))
SCENARIOS = [table for file in FILES for table in read_scenarios(file.read_bytes())]
CLAUSES = [
    *(f"T{number}" for number in range(1, 4)),
    *(f"B{number}" for number in range(1, 25)),
    *(f"X{number}" for number in range(1, 24)),
    *(f"N{number}" for number in range(1, 5)),
]
# Clauses and options that only a deal or a whole match can show: both sides are in test_deal.py.
ELSEWHERE = {
    *("T1", "T3", "B1", "B2", "B3", "B4", "B5", "B22", "B23", "X1", "X2", "X3"),
    *("rounds", "fourth_rockfall", "max_saboteurs", "selfish_dwarf"),
}


def name(table: Table) -> str:
    return str(table["id"])


@pytest.mark.parametrize("table", SCENARIOS, ids=name)
def test_scenario_holds(table: Table) -> None:
    assert run(table) == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenarios_hold_in_the_slow_reference(file: Path) -> None:
    assert slow.run(file) == []


def test_ids_are_unique_over_all_files() -> None:
    ids = [name(table) for table in SCENARIOS]
    assert sorted({one for one in ids if ids.count(one) > 1}) == []
    assert len(ids) > 100


def test_every_scenario_names_its_clauses_and_expects_something() -> None:
    for table in SCENARIOS:
        clauses, expect = table["clauses"], table["expect"]
        assert isinstance(clauses, list)
        assert clauses, name(table)
        assert set(clauses) <= set(CLAUSES), name(table)
        assert expect, name(table)


def test_every_clause_is_covered() -> None:
    named: set[str] = set()
    for table in SCENARIOS:
        clauses = table["clauses"]
        assert isinstance(clauses, list)
        named |= set(clauses)
    assert [clause for clause in CLAUSES if clause not in named | ELSEWHERE] == []


@pytest.mark.parametrize("option", OPTIONS)
def test_every_value_of_an_option_is_covered(option: str) -> None:
    """By a scenario that sets it, or whose edition does so."""
    seen: set[Value] = set()
    for table in SCENARIOS:
        game = str(table["game"])
        if game not in OPTIONS[option].games:
            continue
        editions = EDITIONS[game]
        preset = editions[str(table.get("edition", next(iter(editions))))]
        options = table.get("options", {})
        assert isinstance(options, dict)
        seen.add((preset | options).get(option, OPTIONS[option].values[0]))
    missing = [value for value in OPTIONS[option].values if value not in seen]
    assert missing == [] or option in ELSEWHERE


@pytest.mark.parametrize(
    "clause", ["B6", "B9", "B10", "B13", "B14", "B16", "X4", "X8", "X14", "X22"]
)
def test_both_sides_of_a_rule_are_shown(clause: str) -> None:
    """One scenario has a move refused for it, another a move that it allows."""
    refused = allowed = False
    for table in SCENARIOS:
        clauses, expect = table["clauses"], table["expect"]
        assert isinstance(clauses, list)
        assert isinstance(expect, dict)
        if clause in clauses:
            refused |= clause in expect.get("illegal", {}).values()
            allowed |= bool(
                table.get("moves") or set(expect) & {"legal", "legal_has", "legal_paths"}
            )
    assert refused
    assert allowed


def test_printed_examples_are_among_the_scenarios() -> None:
    examples = tomllib.loads((FILES[0].parent / "examples.toml").read_text(encoding="utf-8"))
    assert len(examples["scenario"]) == 7
