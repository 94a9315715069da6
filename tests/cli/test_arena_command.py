"""`motherlode arena`, run for real: what it prints, keeps, refuses, and how it goes on."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest
import typer

from motherlode.bots.levels import UnknownBot
from motherlode.bots.lineup import matrix
from motherlode.bots.report import Report
from motherlode.bots.standings import report as make_report
from motherlode.cli import arena
from motherlode.cli.arena_page import page
from motherlode.cli.arena_progress import Progress, clock
from motherlode.game.record import read_record

app = typer.Typer(pretty_exceptions_enable=False)
app.command("arena")(arena.command)

ODD = "tests.bots.odd_bots"
CHEAP = ["random", f"{ODD}:First"]  # where it does not matter who plays
QUICK = ["--players", "3", "--workers", "1", "--no-beliefs"]


def run(*arguments: str | Path) -> int:
    """Run the command in this process; its exit status."""
    status = app([*map(str, arguments)], standalone_mode=False)
    return status if isinstance(status, int) else 0


def complaint(*arguments: str | Path) -> str:
    """The line with which the command is refused."""
    with pytest.raises((typer.TyperException, ValueError)) as refused:
        run(*arguments)
    text = str(getattr(refused.value, "message", refused.value))
    assert "\n" not in text
    return text


def kept(folder: Path) -> list[dict[str, Any]]:
    """The games in a folder in a fixed order, without their times."""
    lines = (folder / "results.jsonl").read_text().splitlines()[1:]
    rows = [{**json.loads(line), "times": None} for line in lines]
    return sorted(rows, key=lambda row: (row["deal"], row["players"], row["lineup"], row["turn"]))


# --- what it prints --------------------------------------------------------------------------


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


def test_json_is_the_report_and_the_same_whatever_the_number_of_workers(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = []
    for workers in ("1", "2"):
        arguments = ["random", "greedy", "--players", "3,4", "--deals", "1", "--no-beliefs"]
        run(*arguments, "--json", "--workers", workers)
        found.append(json.loads(capsys.readouterr().out))
        del found[-1]["times"]
    assert found[0] == found[1]
    assert found[0]["games"] == found[0]["planned"] == 8
    assert [s["players"] for s in found[0]["standings"]] == [[3, 4], [3], [4]]


def test_versus_and_mixes_say_who_plays(capsys: pytest.CaptureFixture[str]) -> None:
    mixes = ["--mix", "random,greedy,random", "--mix", "rest=greedy"]
    run("random", "--versus", "greedy", *mixes, *QUICK, "--deals", "2", "--seed", "2", "--json")
    found = json.loads(capsys.readouterr().out)
    assert found["configuration"]["lineups"] == [
        "miners=random,saboteurs=greedy",
        "miners=greedy,saboteurs=random",
        "random,greedy,random",
        "miners=greedy,saboteurs=greedy",
    ]
    assert found["games"] == 2 * (1 + 1 + 3 + 1)
    assert {one["playing"] for one in found["ratings"]} == {"miners", "saboteurs", "sides", "seats"}


def test_roles_of_the_expansion_and_whole_games(capsys: pytest.CaptureFixture[str]) -> None:
    mix = ["--mix", "blue=greedy,rest=random", "--option", "rounds=2"]
    run("--game", "expansion", *mix, *QUICK, "--deals", "1", "--json")
    found = json.loads(capsys.readouterr().out)
    assert found["configuration"]["options"] == {"rounds": 2}
    [lineup] = found["standings"][0]["lineups"]
    assert (lineup["games"], lineup["rounds"], lineup["saboteurs"]) == (1, 2, "random")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "name the bots"),
        (["--versus", "random"], "name the bots"),
        (["--versus", "random", "--mix", "rest=random"], "--versus needs a bot"),
        (["nobody"], "there is no bot 'nobody'"),
        (["random@0"], "a budget is"),
        (["random", "--versus", "nobody"], "there is no bot 'nobody'"),
        (["--mix", "miners=nobody,rest=random"], "there is no bot 'nobody'"),
        (["--mix", "miners=random"], "leaves out saboteur"),
        (["--mix", "random,random"], "seats 2 bots, not 5 players"),
        (["--mix", "random,random,random", "--players", "3-4"], "seats 3 bots, not 4 players"),
        (["random", "--players", "x"], "--players is 5, or 5,8, or 3-10"),
        (["random", "--players", "5-3"], "names no number"),
        (["random", "--players", "11"], "3-10 players"),
        (["random", "--game", "chess"], "no game 'chess'"),
        (["random", "--option", "rounds=0"], "rounds [B5]"),
        (["random", "--deals", "0"], "greater than or equal to 1"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_wrong_call_is_refused_before_anything_is_played(
    arguments: list[str], words: str, tmp_path: Path
) -> None:
    folder = tmp_path / "out"
    assert words in complaint(*arguments, "--out", folder)
    assert not folder.exists()


def test_unknown_bot_is_the_usual_error() -> None:
    with pytest.raises(UnknownBot):
        run("nobody")


# --- what it keeps ---------------------------------------------------------------------------


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
    # What had been played is not played again: the very lines stay.
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


# --- Ctrl-C ----------------------------------------------------------------------------------


def test_interrupt_ends_with_130_and_says_how_to_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mixes = ["--mix", "rest=random", "--mix", f"rest={ODD}:Interrupts"]
    assert run(*mixes, *QUICK, "--deals", "2", "--out", tmp_path) == 130
    said = capsys.readouterr()
    assert "stopped after 1 of 4 games; the same command goes on from there" in said.err
    assert said.out.splitlines()[1].startswith("1 game of 4:")
    assert len(kept(tmp_path)) == 1
    assert run(*mixes, *QUICK, "--deals", "2") == 130
    assert "with --out FOLDER" in capsys.readouterr().err


def test_real_interrupt_stops_all_processes_and_loses_no_game(tmp_path: Path) -> None:
    listen = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    start = "import typer; from motherlode.cli import arena; typer.run(arena.command)"
    options = ["--deals", "100000", "--workers", "2", "--no-beliefs", "--out", str(tmp_path)]
    with subprocess.Popen(
        [sys.executable, "-c", listen + start, "random", "greedy", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=os.environ | {"PYTHONUTF8": "1"},
        start_new_session=True,
    ) as process:
        begun = time.monotonic()
        results = tmp_path / "results.jsonl"
        while not results.exists() or results.read_bytes().count(b"\n") < 3:
            assert time.monotonic() - begun < 40
            assert process.poll() is None
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does, to all processes at once
        # This waits for all who could still write, the processes that play among them.
        try:
            said, errors = process.communicate(timeout=20)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            raise
    assert process.returncode == 130
    assert "Traceback" not in errors
    assert re.search(r"stopped after \d+ of 400000 games; the same command goes on", errors)
    assert f"{len(kept(tmp_path))} games of 400000" in said


# --- progress, Ray ---------------------------------------------------------------------------


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


def test_ray_that_is_not_there_is_told_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    for found in (None, ModuleType("ray")):  # no package, or merely a folder of that name
        monkeypatch.setitem(sys.modules, "ray", found)
        text = complaint("random", *QUICK, "--deals", "1", "--ray", "local")
        assert text.endswith('pip install "motherlode[ray]"')


def test_ray_cluster_that_does_not_answer_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=pytest.fail))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"  # nobody listens there
        text = complaint("random", *QUICK, "--deals", "1", "--ray", address)
    assert f"no Ray cluster answers at {address}" in text


def test_ray_plays_the_same_games(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    arguments = ["random", "greedy", *QUICK, "--deals", "2", "--out"]
    run(*arguments, tmp_path / "here")
    run(*arguments, tmp_path / "ray", "--ray", "local")
    assert kept(tmp_path / "here") == kept(tmp_path / "ray")


# --- the page --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Report:
    """The report of a small run with everything in it."""
    folder = tmp_path_factory.mktemp("page")
    arguments = ["random", "greedy", "--mix", "rest=random", "--players", "3,5", "--deals", "2"]
    run(*arguments, "--workers", "1", "--out", folder)
    found: Report = json.loads((folder / "report.json").read_text())
    assert (folder / "report.html").read_text(encoding="utf-8") == page(found)
    return found


def test_page_needs_nothing_else(report: Report) -> None:
    text = page(report)
    outside = r"https?://|//[a-z]|<script|<link|<img|<iframe|@import|url\(|\bon[a-z]+="
    assert not re.search(outside, text)
    assert "prefers-color-scheme: light" in text
    assert 'name="viewport"' in text
    assert len(text.encode()) < 200_000


def test_page_is_well_formed_and_every_chart_can_be_read(report: Report) -> None:
    root = ElementTree.fromstring(page(report))
    assert root.attrib["lang"] == "en"
    headings = [heading.text for heading in root.iter("h2")]
    for heading in [
        "What the deals say", "Miners against saboteurs", "By number of players", "Every line-up",
        "One bot in another's place", "Roles", "Ratings", "Who is who", "Time for a move",
        "How this was measured",
    ]:  # fmt: skip
        assert heading in headings
    for svg in root.iter("svg"):
        assert svg.attrib.get("aria-hidden") == "true" or svg.find("title") is not None
    for table in root.iter("table"):
        assert table.findtext("caption")
        for line in table.iter("tr"):
            if (
                line.find("td") is not None
                and line.find("th[@scope='row']") is None
                and table.find("thead/tr") is not line
            ):
                raise AssertionError(ElementTree.tostring(line))
        # A drawn row says in words what it draws.
        for figures in table.findall("tbody/tr/td[@class='figures']"):
            assert figures.text
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))


def test_page_escapes_what_it_shows(report: Report) -> None:
    evil: Report = json.loads(json.dumps(report).replace("greedy", "<b>&amp"))
    text = page(evil)
    assert "<b>" not in text
    ElementTree.fromstring(text)


def test_page_of_a_run_without_games_is_a_page() -> None:
    lineups = matrix(["a", "b"], ("miner", "saboteur"))
    configuration: Any = {
        "game": "base", "edition": "pl-base", "options": {}, "players": [5], "seed": 0,
        "lineups": [lineup.text for lineup in lineups], "beliefs": "", "version": "0", "code": "",
    }  # fmt: skip
    ElementTree.fromstring(page(make_report(configuration, lineups, [], 5)))
