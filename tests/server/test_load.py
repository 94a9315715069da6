"""The load benchmark works: it plays without an error, and all its figures are there."""

import json
import math
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
EVERY_RUN = (
    "seconds", "moves", "moves_per_second", "server_cores", "server_cpu_us_per_move",
    "generator_cores", "bytes_per_event",
)  # fmt: skip
OF_MEMORY = ("kib_per_socket", "kib_per_table", "kib_per_move")

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="figures come from /proc")


def check(run: dict[str, Any]) -> None:
    """Moves were made and told, nothing went wrong, and no figure is missing."""
    assert run["errors"] == {}
    for name in EVERY_RUN:
        assert math.isfinite(run[name]) and run[name] > 0, name
    for spread in (run["ack_ms"], run["all_seats_ms"]):
        assert 0 < spread["p50"] <= spread["p95"] <= spread["p99"] <= spread["max"]
    assert run["others_cores"] >= 0


def test_a_quick_run_plays_without_errors_and_measures_everything(tmp_path: Path) -> None:
    file = tmp_path / "load.json"
    command = [sys.executable, "-m", "benchmarks.load", "--quick", "--json", str(file)]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=200, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "moves/s" in done.stdout and "KiB a socket" in done.stdout

    found = json.loads(file.read_bytes())
    tables, saturation = found["tables"], found["saturation"]
    check(tables)
    assert tables["sockets"] == 50
    assert tables["commits_per_second"] > 0
    assert 0 < tables["kib_empty"] < tables["kib_dealt"]
    for name in OF_MEMORY:  # of so few tables they say nothing
        assert math.isfinite(tables[name]), name

    (ours,), (echo,) = saturation["ours"], saturation["echo"]
    check(ours)
    check(echo)
    assert ours["commits_per_second"] > 0
    assert echo["commits_per_second"] == 0
    assert abs(echo["bytes_per_event"] - ours["bytes_per_event"]) < 20  # like is compared with like
    assert saturation["moves_ratio"] > 0
    assert saturation["cpu_ratio"] > 0
