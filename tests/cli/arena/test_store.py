"""What an arena keeps in its folder, and how a run continues from there."""

import json
import re
import shutil
from pathlib import Path

from motherlode.cli.arena.store import PACKAGE, code_digest
from motherlode.game.record import read_record
from tests.cli.arena.runs import CHEAP, ODD, QUICK, complaint, kept, run


def test_run_goes_on_after_a_line_cut_short(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    arguments = [*CHEAP, *QUICK, "--deals", "2"]
    run(*arguments, "--out", whole)
    assert sorted(file.name for file in whole.iterdir()) == [
        "report.html",
        "report.json",
        "results.jsonl",
    ]
    data = (whole / "results.jsonl").read_bytes()
    lines = data.splitlines(keepends=True)
    assert len(lines) == 1 + 8
    cut.mkdir()
    for size in (len(b"".join(lines[:4])) + 40, len(lines[0]) - 5, 0):
        (cut / "results.jsonl").write_bytes(data[:size])
        run(*arguments, "--out", cut)
        assert kept(cut) == kept(whole)
    (cut / "results.jsonl").write_bytes(data[: len(b"".join(lines[:4])) + 40])
    run(*arguments, "--out", cut)
    # Games already played are not played again: the same lines stay.
    assert (cut / "results.jsonl").read_bytes().splitlines(keepends=True)[:4] == lines[:4]


def test_more_deals_may_be_added(tmp_path: Path) -> None:
    arguments = [*CHEAP, *QUICK, "--out"]
    run(*arguments, tmp_path / "grown", "--deals", "1")
    first = (tmp_path / "grown" / "results.jsonl").read_bytes()
    run(*arguments, tmp_path / "grown", "--deals", "3")
    assert (tmp_path / "grown" / "results.jsonl").read_bytes().startswith(first)
    run(*arguments, tmp_path / "new", "--deals", "3")
    assert kept(tmp_path / "grown") == kept(tmp_path / "new")
    reports = [
        json.loads((tmp_path / name / "report.json").read_text()) for name in ("grown", "new")
    ]
    for found in reports:
        del found["times"]
    assert reports[0] == reports[1]


def test_results_of_another_run_are_refused_and_left_alone(tmp_path: Path) -> None:
    run("random", *QUICK, "--deals", "1", "--out", tmp_path)
    file = tmp_path / "results.jsonl"
    before = file.read_bytes()
    text = complaint("random", *QUICK, "--deals", "1", "--seed", "1", "--out", tmp_path)
    assert "results of another run: the seed differs; name another folder" in text
    text = complaint("greedy", *QUICK, "--option", "rounds=2", "--out", tmp_path)
    assert "the options and the line-ups differ" in text
    assert file.read_bytes() == before
    for damaged, words in [
        (before.replace(b'"code":"', b'"code":"0'), "other code of the game or of the bots"),
        (before.replace(b'"deal"', b'"ideal"'), "line 2 is damaged"),
        (b"a diary of mine\n", "holds no results of an arena"),
        (b"a diary of mine", "holds no results of an arena"),
    ]:
        file.write_bytes(damaged)
        assert words in complaint("random", *QUICK, "--deals", "1", "--out", tmp_path)
        assert file.read_bytes() == damaged


def test_failing_bot_stops_the_run_and_its_game_can_be_replayed(tmp_path: Path) -> None:
    bot = f"{ODD}:BreaksSomeGames"
    text = complaint(bot, *QUICK, "--deals", "9", "--out", tmp_path)
    assert re.search(
        rf"{bot} on seat \d failed in round 1 of deal \d, 3 players, miners={bot},", text
    )
    assert "ValueError: no map for me" in text
    assert f"motherlode replay --unfinished {tmp_path / 'failure.jsonl'}" in text
    assert f"{len(kept(tmp_path))} games are kept in {tmp_path / 'results.jsonl'}" in text
    match = read_record((tmp_path / "failure.jsonl").read_bytes(), unfinished=True)
    assert "map" in match.view(int(match.round.turn)).hand
    assert "Traceback" in (tmp_path / "failure.txt").read_text()


def test_failure_is_written_down_even_without_a_folder() -> None:
    text = complaint(f"{ODD}:Breaks", *QUICK, "--deals", "1")
    found = re.search(r"--unfinished (\S+)\)", text)
    assert found is not None
    folder = Path(found[1]).parent
    assert read_record(Path(found[1]).read_bytes(), unfinished=True).round.move_count == 5
    for file in folder.iterdir():
        file.unlink()
    folder.rmdir()


def test_digest_is_of_what_decides_how_bots_play(tmp_path: Path) -> None:
    package = tmp_path / "motherlode"
    for room in ("game", "bots"):
        shutil.copytree(PACKAGE / room, package / room, ignore=shutil.ignore_patterns("*.so"))
    before = code_digest([], package)
    assert before == code_digest([])
    for watches in package.joinpath("bots").rglob("check.py"):
        watches.write_text("# another check\n")
    assert code_digest([], package) == before
    for plays in ("game/round.py", "bots/players/steady.py", "bots/data/forecast.json"):
        with (package / plays).open("a") as file:
            file.write("\n")
        digest = code_digest([], package)
        assert digest != before
        before = digest
