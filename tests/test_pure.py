"""The switch between the compiled engine and its source, tried on a stand-in package."""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import motherlode


@pytest.fixture
def stand_in(tmp_path: Path) -> Path:
    """A copy of the package's top with an engine whose compiled module cannot be loaded."""
    package = tmp_path / "motherlode"
    game = package / "game"
    game.mkdir(parents=True)
    for name in ("__init__.py", "_pure.py"):
        shutil.copy(Path(motherlode.__file__).with_name(name), package)
    (game / "__init__.py").touch()
    (game / "round.py").write_text("ORIGIN = 'source'\n")
    (game / f"round{EXTENSION_SUFFIXES[0]}").write_bytes(b"not a library")
    return tmp_path


def python(folder: Path, code: str, pure: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(folder), "MOTHERLODE_PURE": pure}
    command = [sys.executable, "-c", code]
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def test_pure_runs_the_source_beside_a_compiled_module(stand_in: Path) -> None:
    code = "import motherlode.game.round as r, motherlode as m; print(r.ORIGIN, m.compiled())"
    assert python(stand_in, code, pure="1").stdout.split() == ["source", "False"]


def test_without_the_switch_the_compiled_module_is_taken(stand_in: Path) -> None:
    code = "import motherlode; print(motherlode.compiled()); import motherlode.game.round"
    done = python(stand_in, code, pure="0")
    assert done.stdout.split() == ["True"]
    assert "ImportError" in done.stderr


def test_pure_leaves_other_packages_alone(stand_in: Path) -> None:
    code = "import motherlode, math, motherlode_of_others"
    (stand_in / "motherlode_of_others.py").touch()
    assert python(stand_in, code, pure="1").returncode == 0


def test_a_source_that_is_missing_is_reported_as_usual(stand_in: Path) -> None:
    done = python(stand_in, "import motherlode.game.nothing", pure="1")
    assert "ModuleNotFoundError: No module named 'motherlode.game.nothing'" in done.stderr
