"""`motherlode conformance`: run scenario files."""

from pathlib import Path
from typing import Annotated

import typer

from ..game.scenario import ScenarioError, Table, read_scenarios, run


def command(
    files: Annotated[list[Path], typer.Argument(help="Scenario files in TOML.")],
) -> int:
    """Run scenario files: one line for each failure, then how many passed and failed."""
    passed = failed = 0
    for file in files:
        try:
            scenarios = read_scenarios(file.read_bytes())
        except ScenarioError as error:
            raise typer.TyperException(f"{file}: {error}") from None
        for number, table in enumerate(scenarios, 1):
            failures = _failures(table)
            name = table.get("id", f"scenario {number}") if isinstance(table, dict) else number
            for failure in failures:
                print(f"{file}: {name}: {failure}")
            failed += bool(failures)
            passed += not failures
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def _failures(table: Table) -> list[str]:
    try:
        return run(table)
    except ScenarioError as error:
        return [str(error)]
