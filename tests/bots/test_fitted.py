"""Fitted numbers: each file says where it is from, and its script writes just what is read."""

import json
from pathlib import Path

import pytest

from benchmarks import fit_forecast, fit_likelihood
from motherlode.bots import fitted

ROOT = Path(__file__).parents[2]
FILES = sorted(fitted.FOLDER.iterdir())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_file_says_which_command_wrote_it_and_what_came_out(file: Path) -> None:
    generated = json.loads(file.read_text(encoding="utf-8"))["generated"]
    program, script, *_ = generated["command"].split()
    assert (program, (ROOT / script).is_file()) == ("python", True)
    assert generated["seeds"] and generated["log-loss"] > 0


@pytest.mark.parametrize("game", ["base", "expansion"])
def test_likelihoods_in_use_are_written_as_they_were_read(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = fitted.read(f"likelihood-{game}")
    monkeypatch.setattr(fitted, "FOLDER", tmp_path)
    fit_likelihood.write(
        game, fit_likelihood.table_of(game), "python a_script.py", {"log-loss": 1.5}
    )
    written = json.loads((tmp_path / f"likelihood-{game}.json").read_text(encoding="utf-8"))
    assert written["generated"]["command"] == "python a_script.py"
    assert written["generated"]["log-loss"] == 1.5
    assert fitted.read(f"likelihood-{game}") == before == written["weights"]


def test_the_forecast_is_written_as_it_was_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = fitted.read("forecast")
    monkeypatch.setattr(fitted, "FOLDER", tmp_path)
    fit_forecast.write([*before.values()], "python a_script.py", {"log-loss": 0.4})
    assert fitted.read("forecast") == before
