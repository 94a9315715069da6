"""`motherlode bot-check`: what it says, writes and refuses."""

import json
import sys
from pathlib import Path

import pytest

from motherlode.bots.check import CHECKS, WARNINGS, read_position
from motherlode.bots.check.positions import GROUP
from motherlode.cli import app, bot_check, main

pytestmark = pytest.mark.one_engine

MODULE = """
from motherlode.bots import Bot


class Fair(Bot):
    def choose(self, view, legal, budget, rng):
        print("I think")
        return rng.choice(legal)


class Hasty(Bot):
    def choose(self, view, legal, budget, rng):
        return next(iter(set(map(str, legal)))) and legal[0] if len(legal) != 3 else legal[3]


class Unsorted(Bot):
    def choose(self, view, legal, budget, rng):
        chosen = next(iter(set(view.legal)))
        return next(move for move in legal if str(move) == chosen)
"""


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command line, always with this command."""
    monkeypatch.setattr(app, "registered_commands", [*app.registered_commands])
    if "bot-check" not in [command.name for command in app.registered_commands]:
        app.command("bot-check")(bot_check.command)


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a module with bots in the current folder."""
    name = f"bots_of_{tmp_path.name}".replace("-", "_")
    (tmp_path / f"{name}.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    return name


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["motherlode", "bot-check", *arguments])
    with pytest.raises(SystemExit) as end:
        main()
    assert isinstance(end.value.code, int)
    return end.value.code


def test_good_bot_ends_with_status_0(
    bots: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, f"{bots}:Fair", "--games", "0", "--budget", "7") == 0
    said = capsys.readouterr()
    assert f"{bots}:Fair: 59 moves in 0 games" in said.out
    assert "✓ good         every answer is a legal move\n" in said.out
    assert "✓ good         they do so in another process, too\n" in said.out
    assert "given 7 playouts" in said.out
    assert f"{bots}:Fair: fit to play; warnings: kinds\n" in said.out
    assert "I think" not in said.out


def test_bad_bot_ends_with_status_1_and_leaves_the_positions(
    bots: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, f"{bots}:Hasty", "--games", "0", "--record", "failed") == 1
    said = capsys.readouterr().out
    assert "✗ failed       no exceptions: not so" in said
    assert "1. errors: IndexError: 3" in said
    assert "set up: " in said
    assert f"{bots}:Hasty: not fit to play: errors; warnings: kinds\n" in said
    (file,) = (tmp_path / "failed").glob("1-errors.*")
    assert len(read_position(file.read_bytes()).legal_moves()) == 3


def test_order_of_sets_is_found_in_another_process(
    bots: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, f"{bots}:Unsorted", "--games", "0", "--json") == 1
    facts = json.loads(capsys.readouterr().out)
    assert facts["ok"] is False
    states = {check: found["state"] for check, found in facts["checks"].items()}
    assert states == dict.fromkeys(CHECKS, "good") | {"process": "failed", "kinds": "warning"}
    assert facts["findings"][0]["record"].startswith("[[scenario]]\n")
    assert {kind["kind"] for kind in facts["kinds"]} == set(GROUP)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nobody"], "there is no bot 'nobody'"),
        (["no_such_module:Bot"], "no bot at no_such_module:Bot"),
        (["greedy", "--budget", "soon"], "a budget is playouts such as @500"),
        (["greedy@5", "--budget", "5"], "the budget is given twice"),
        (["greedy", "--games", "-1"], "--games"),
        ([], "name"),
    ],
)
def test_unusable_input_ends_with_status_2_and_one_line(
    arguments: list[str],
    words: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(monkeypatch, *arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("motherlode: ")
    assert said.err.count("\n") == 1
    assert words.lower() in said.err.lower()


def test_every_check_is_in_words_and_warnings_are_checks() -> None:
    assert set(CHECKS) >= WARNINGS
    assert set(bot_check.MARKS) == {"good", "failed", "warning", "not checked"}
