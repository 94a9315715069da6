"""`motherlode arena`, run for real: who plays, what is refused, Ctrl-C and Ray."""

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

import pytest

from motherlode.bots import UnknownBot
from tests.cli.arena.runs import ODD, QUICK, complaint, kept, run


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
        (["random", "--players", "11"], "for 3 to 10 players"),
        (["random", "--game", "chess"], "There is no game “chess”"),
        (["random", "--option", "rounds=0"], "The option “rounds” cannot be “0”"),
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
    start = "import typer; from motherlode.cli.arena import command; typer.run(command.command)"
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
        # This waits for everything that could still write, including the processes that play.
        try:
            said, errors = process.communicate(timeout=20)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            raise
    assert process.returncode == 130
    assert "Traceback" not in errors
    assert re.search(r"stopped after \d+ of 400000 games; the same command goes on", errors)
    assert f"{len(kept(tmp_path))} games of 400000" in said


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
