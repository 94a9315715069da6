"""The command line as a whole: its help, refusals, languages, interrupts."""

import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import motherlode
from motherlode.cli import main
from motherlode.words import LANGUAGES, words
from tests.cli.runs import BASE, COMMAND, ENVIRONMENT, complaint, output, run_apart


def test_version_and_engine_are_told() -> None:
    engine = "compiled" if motherlode.compiled() else "uncompiled"
    assert (
        output("--version", run=run_apart)
        == f"motherlode {motherlode.__version__}, engine {engine}\n"
    )


def test_commands_of_the_notation_and_all_others_are_in_the_help() -> None:
    text = output("--help")
    for command in ("conformance", "simulate", "replay", "bench", "play", "rules", "cards"):
        assert re.search(rf"^ +{command} +\w", text, re.MULTILINE), command


def test_options_of_the_notation_are_in_the_help() -> None:
    text = output("simulate", "--help")
    for option in ("game", "edition", "players", "count", "seed", "policy", "record", "option"):
        assert f"--{option} " in text
    assert "random, greedy" in text
    text = output("replay", "--help")
    for option in ("--at", "--check", "--legal"):
        assert f"{option} " in text


def test_without_a_command_the_help_is_shown_as_it_is_written() -> None:
    done = run_apart()
    assert "Commands:\n" in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nonsense"], "nonsense"),
        (["--nonsense"], "--nonsense"),
        (["--lang", "xx", "cards"], "--lang is one of en, pl, es, uk"),
        (["simulate", "--nonsense"], "--nonsense"),
        (["simulate", "--players", "x"], "--players"),
        (["simulate", "--count", "-1"], "--count"),
        (["simulate", "--game", "x"], "no game “x”"),
        (["simulate", "--players", "11"], "for 3 to 10 players: change the number of seats. [B1]"),
        (["simulate", "--edition", "es-2014"], "no edition “es-2014”. It has: pl-base."),
        (["simulate", "--policy", "x"], "there are random, greedy"),
        (["simulate", "--option", "old_hat=removed"], "no option “old_hat”. It has: break_self, "),
        (
            ["simulate", "--option", "rounds=0"],
            "cannot be “0”. It can be: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10. [B5]",
        ),
        (["simulate", "--option", "rounds"], "name=value"),
        (["play", "--seat", "5"], "--seat is 0 to 4"),
        (["play", "--starter", "5"], "--starter is 0 to 4"),
        (["play", "--opponents", "x"], "there are random, greedy"),
        (["replay"], "file"),
        (["replay", "nowhere.jsonl"], "nowhere.jsonl: No such file"),
        (["replay", str(BASE), "--check", "--at", "3"], "--check"),
        (["replay", str(BASE), "--at", "-1"], "--at"),
        (["conformance"], "files"),
        (["conformance", "nowhere.toml"], "nowhere.toml: No such file"),
        (["conformance", str(BASE)], "not TOML"),
        (["rules", "B99"], "no clause or option 'B99'"),
        (["bench", "--seconds", "0"], "--seconds"),
    ],
    ids=lambda value: " ".join(map(str, value)).split("/")[0] if isinstance(value, list) else None,
)
def test_wrong_call_ends_with_status_2_and_one_line(
    arguments: list[str],
    words: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["motherlode", *arguments])  # in this process, to be quick
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("motherlode: ")
    assert said.err.endswith("\n")
    assert said.err.count("\n") == 1
    assert words in said.err


def test_unknown_command_and_option_end_with_status_2_and_one_line() -> None:
    assert "nonsense" in complaint("nonsense", run=run_apart)
    assert "--nonsense" in complaint("simulate", "--nonsense", run=run_apart)


def test_terminal_without_our_letters_is_no_reason_to_crash() -> None:
    for arguments in (["--lang", "uk", "rules", "B9"], ["cards"]):
        done = run_apart(*arguments, PYTHONUTF8="0", PYTHONIOENCODING="ascii")
        assert done.returncode == 0
        assert done.stdout.isascii()


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_in_the_language_asked_for(language: str, tmp_path: Path) -> None:
    say = words(language).say
    refused = complaint("--lang", language, "simulate", "--players", "11")
    assert say("table-bad-seats", least=3, most=10) in refused
    refused = complaint("--lang", language, "simulate", "--option", "rounds")
    assert say("play-option-form", text="rounds") in refused
    file = tmp_path / "cut.jsonl"
    file.write_bytes(b"".join(BASE.read_bytes().splitlines(keepends=True)[:20]))
    refused = complaint("--lang", language, "replay", file)
    assert say("server-record-cut", line=21) in refused


def test_interrupt_ends_with_status_130_and_no_traceback(tmp_path: Path) -> None:
    # A shell may start us with the signal ignored.
    listen = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    command = [*COMMAND[:2], listen + COMMAND[2], "simulate", "--count", "1000000"]
    with subprocess.Popen(
        [*command, "--record", tmp_path],
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        begun = time.monotonic()
        while not list(tmp_path.glob("*.jsonl")):
            assert time.monotonic() - begun < 30
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "Traceback" not in errors
    assert "Interrupt" not in errors


def test_reader_that_goes_away_is_no_reason_to_crash() -> None:
    with subprocess.Popen(
        [*COMMAND, "replay", str(BASE)],
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait(30) in (0, 1)
