"""Fitted numbers: each file says where it is from, and its script writes just what is read."""

import json
from pathlib import Path
from random import Random

import pytest

from benchmarks import fit_chances, fit_habits
from motherlode.bots import fitted
from motherlode.bots.search import CHANCES, prospects
from motherlode.bots.survey import Survey
from motherlode.game.match import Match
from motherlode.game.options import Rules

ROOT = Path(__file__).parents[2]
FILES = sorted(fitted.FOLDER.iterdir())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_file_says_which_command_wrote_it_and_what_came_out(file: Path) -> None:
    generated = json.loads(file.read_text(encoding="utf-8"))["generated"]
    program, script, *_ = generated["command"].split()
    assert (program, (ROOT / script).is_file()) == ("python", True)
    assert generated["seeds"] and generated["log-loss"] > 0


@pytest.mark.parametrize("game", ["base", "expansion"])
def test_habits_in_use_are_written_as_they_were_read(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = fitted.read(f"habits-{game}")
    monkeypatch.setattr(fitted, "FOLDER", tmp_path)
    fit_habits.write(game, fit_habits.table_of(game), "python a_script.py", {"log-loss": 1.5})
    written = json.loads((tmp_path / f"habits-{game}.json").read_text(encoding="utf-8"))
    assert written["generated"]["command"] == "python a_script.py"
    assert written["generated"]["log-loss"] == 1.5
    assert fitted.read(f"habits-{game}") == before == written["weights"]


def test_chances_are_those_of_what_is_told_of_a_position() -> None:
    told = prospects(Match(Rules("base", 5)).shuffle(Random(1)), Survey())
    assert len(told) == len(fit_chances.NAMES)
    weights = fitted.read("chances")
    assert list(weights.items()) == list(zip(fit_chances.NAMES, CHANCES, strict=True))
