"""The load benchmark works: it plays without an error, and all its figures are there."""

import json
import math
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.stoppable_postgresql import programs

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


def measured(file: Path, *given: str) -> dict[str, Any]:
    """What a quick run has found."""
    command = [sys.executable, "-m", "benchmarks.load", "--quick", "--json", str(file), *given]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=200, check=False
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(file.read_bytes())
    return found


def test_several_workers_and_what_happens_without_one_are_measured(tmp_path: Path) -> None:
    programs()  # else this test is left out
    found = measured(tmp_path / "load.json", "--workers", "2")
    (together,) = found["workers"]
    check(together)
    assert sum(together["sockets"]) == 150 and sum(together["kept"]) == 30
    for service in ("postgresql", "redis"):
        assert together[f"{service}_cpu_us_per_move"] > 0
    (killed,) = found["killed"]
    assert killed["errors"] == {}
    assert {name for name, wait in killed["waits"].items() if wait["of"]} >= {"people connected"}


def test_shards_are_measured_and_one_does_not_need_the_other(tmp_path: Path) -> None:
    (run,) = measured(tmp_path / "load.json", "--shards", "2")["shards"]
    check(run)
    assert run["proxy_cpu_us_per_move"] > 0
    assert [part["moves_per_second"] > 0 for part in run["after"]] == [False, True]


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


def test_what_is_left_of_games_and_how_long_a_start_takes_are_measured(tmp_path: Path) -> None:
    games = measured(tmp_path / "games.json", "games")["games"]
    assert games["errors"] == {}
    assert [look["games"] for look in games["looks"]] == [*range(0, 21, 2), 20]
    assert games["moves"] > 20 * 20
    start = measured(tmp_path / "start.json", "start")["start"]
    assert start["errors"] == {}
    assert 0 < start["answered_s"] < start["moved_s"]
