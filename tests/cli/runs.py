"""Commands run for real: what they print, what they write, how they end.

Most run in this process, since Python and its imports take longer to start than they take to
run; where the process itself matters, or another one must do the same, they run separately.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from io import BytesIO, TextIOWrapper
from pathlib import Path
from unittest.mock import patch

import pytest

from motherlode.cli import main

CONFORMANCE = Path("conformance").resolve()
BASE = CONFORMANCE / "records" / "base-5-players.jsonl"
EXPANSION = CONFORMANCE / "records" / "expansion-7-players.jsonl"

COMMAND = [sys.executable, "-c", "from motherlode.cli import main; main()"]
# The environment, as far as it is the same for everyone; MOTHERLODE_PURE is passed on.
ENVIRONMENT = {
    name: value
    for name, value in os.environ.items()
    if not name.startswith(("LC_", "LANG", "FORCE_COLOR", "MOTHERLODE_LANG"))
} | {"COLUMNS": "120", "PYTHONUTF8": "1", "LC_ALL": "C.UTF-8"}

Run = Callable[..., subprocess.CompletedProcess[str]]


def run(*arguments: str | Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A command in this process, with streams and an environment of its own."""
    command = ["motherlode", *map(str, arguments)]
    stdin = TextIOWrapper(BytesIO(typed.encode()), encoding="utf-8")
    stdout, stderr = (TextIOWrapper(BytesIO(), encoding="utf-8") for _ in range(2))
    with (
        patch.dict(os.environ, ENVIRONMENT, clear=True),
        patch.object(sys, "argv", command),
        patch.object(sys, "stdin", stdin),
        redirect_stdout(stdout),
        redirect_stderr(stderr),
        pytest.raises(SystemExit) as end,
    ):
        main()
    said = []
    for stream in (stdout, stderr):
        stream.seek(0)
        said.append(stream.read())
    assert isinstance(end.value.code, int)
    return subprocess.CompletedProcess(command, end.value.code, *said)


def run_apart(
    *arguments: str | Path, typed: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own."""
    done = subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input=typed,
        env=ENVIRONMENT | environment,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert "Traceback" not in done.stderr
    return done


def output(*arguments: str | Path, typed: str = "", run: Run = run) -> str:
    """The output of a command that succeeds."""
    done = run(*arguments, typed=typed)
    assert (done.returncode, done.stderr.strip()) == (0, "")
    return done.stdout


def complaint(*arguments: str | Path, run: Run = run) -> str:
    """The one line with which a command is refused."""
    done = run(*arguments)
    assert done.returncode == 2
    lines = done.stderr.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("motherlode: ")
    return lines[0]
