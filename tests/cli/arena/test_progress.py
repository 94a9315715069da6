"""The arena's progress: estimates so far, and the time left."""

import json
import re
from pathlib import Path

from motherlode.cli.arena.progress import Progress, clock
from tests.cli.arena.runs import QUICK, run


def test_progress_estimates_each_line_up(tmp_path: Path) -> None:
    run("random", "greedy", *QUICK, "--deals", "2", "--out", tmp_path)
    lines = (tmp_path / "results.jsonl").read_text().splitlines()[1:]
    rows = [json.loads(line) for line in lines]
    progress = Progress(rows[:4], 4)
    for row in rows[4:]:
        progress.add(row)
    estimates = progress.estimates()
    assert len(estimates) == 4
    reached = sum(
        row["rounds"][0]["treasure"] for row in rows if row["lineup"] == rows[2]["lineup"]
    )
    assert re.match(rf" +treasure +{50 * reached}\.0 % ± +\d", estimates[2])
    assert [clock(seconds) for seconds in (42, 725, 12000)] == ["0:42", "12:05", "3:20:00"]
