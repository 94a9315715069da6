"""The arena's tables on a terminal."""

import re

import pytest

from tests.cli.arena.runs import run


def test_tables_fit_into_80_columns(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert run("random", "greedy", "--deals", "3", "--workers", "1") == 0
    said = capsys.readouterr()
    assert said.err == ""
    lines = said.out.splitlines()
    assert max(map(len, lines)) <= 80
    assert lines[0] == "base, pl-base, 5 players, 1 round a game, seed 0"
    assert lines[1].startswith("12 games: 3 deals, the same for 4 line-ups")
    assert re.search(r"^treasure %: miners ↓ saboteurs → +random +greedy$", said.out, re.M)
    assert re.search(r"^greedy : random +3 +\d+ \(", said.out, re.M)
    assert re.search(r"^random → greedy +miners +[+-]\d", said.out, re.M)
    assert "excludes 0" in said.out
    assert "log-loss" in said.out
