"""Every command, run for real: what it prints, what it writes, how it ends.

Most run in this process, since Python and its imports take longer to start than they take to
run; where the process itself matters, or another one must do the same, they run separately.
"""

import json
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout, suppress
from io import BytesIO, TextIOWrapper
from pathlib import Path
from unittest.mock import patch

import pytest

import motherlode
from motherlode.cli import main
from motherlode.game.cards import (
    BASE_ACTIONS,
    BASE_PATHS,
    EXPANSION_ACTIONS,
    EXPANSION_DWARFS,
    EXPANSION_PATHS,
)
from motherlode.game.move import IllegalMove, Move
from motherlode.game.options import OPTIONS
from motherlode.game.record import read_record
from motherlode.words import LANGUAGES, words
from tests.reference.record import replay

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


# --- the program itself ----------------------------------------------------------------------


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


# --- conformance -----------------------------------------------------------------------------

SCENARIO = """
[[scenario]]
id = "{id}"
game = "base"
roles = ["miner", "miner", "saboteur"]
goals = ["gold", "stone:NW", "stone:NE"]
hands = ["NS map", "EW", "rockfall"]
{rest}
"""


def scenarios(tmp_path: Path, *rests: str) -> Path:
    file = tmp_path / "some.toml"
    tables = [SCENARIO.format(id=f"case-{i}", rest=rest) for i, rest in enumerate(rests)]
    file.write_text("".join(tables), encoding="utf-8")
    return file


def test_our_scenarios_pass() -> None:
    files = sorted(CONFORMANCE.glob("*.toml"))
    done = run("conformance", *files)
    count = sum(file.read_text(encoding="utf-8").count("[[scenario]]") for file in files)
    assert done.stdout == f"{count} passed, 0 failed\n"
    assert done.returncode == 0


def test_failure_is_one_line_with_expected_and_found(tmp_path: Path) -> None:
    file = scenarios(
        tmp_path,
        "expect.turn = 0",
        "expect.turn = 1",
        'moves = ["NS@0,1"]\nexpect = {turn = 1, phase = "over", deck = ""}',
        'expect.illegal = {"EW@1,0" = "N4", "theft" = "N3"}',
        'moves = ["NS@1,0"]',
    )
    done = run("conformance", file)
    assert done.returncode == 1
    assert done.stderr == ""
    *failures, last = done.stdout.splitlines()
    assert last == "1 passed, 4 failed"
    assert failures == [
        f"{file}: case-1: turn: expected 1, found 0",
        f"{file}: case-2: phase: expected 'over', found 'play'",
        f"{file}: case-3: illegal EW@1,0: expected 'N4', found 'N3'",
        failures[-1],
    ]
    assert failures[-1].startswith(f"{file}: case-4: move 1, NS@1,0, is refused: B9")


def test_no_scenarios_are_none_passed_and_none_failed(tmp_path: Path) -> None:
    file = tmp_path / "empty.toml"
    file.write_text("")
    assert output("conformance", file) == "0 passed, 0 failed\n"


NOT_TO_BE_SET_UP = [
    *('edition = "es-2014"', "options = {rounds = 99}", "options = {nonsense = 1}", "options = 3"),
    *("turn = 9", 'turn = "x"', "gold = [1]", "gold = [-1, 0, 0]", 'pile = ["boss"]', "pile = 1"),
    *('maze = ["1,0 FOO"]', 'maze = ["1 NS"]', 'maze = ["0,0 NS"]', 'maze = ["1,0 NS", "1,0 EW"]'),
    *('before = ["hat"]', 'before = ["cart cart"]', "thefts = [0]", "nuggets = [4]", "moves = 3"),
    *('deck = "FOO"', "deck = 1", "nonsense = 1", 'moves = ["nonsense"]', "expect = 3"),
]
NOT_TO_BE_EXPECTED = [
    *("nonsense = 1", 'hands = ["FOO"]', "hands = 3", 'deck = "FOO"', 'goals = ["FOO"]'),
    *('before = ["FOO"]', 'maze_has = ["1,0 FOO"]', 'maze_has = ["1,0"]', 'maze_not = ["x"]'),
    *("illegal = 3", "legal = 3", 'legal = ["nonsense"]', "knows = 3", "knows = {0 = 3}"),
    *('knows = {x = ["goal 8,0 gold"]}', 'knows = {9 = ["goal 8,0 gold"]}', "knows = {0 = [3]}"),
    *(
        'knows = {0 = ["nonsense"]}',
        'knows = {0 = ["goal 8 gold"]}',
        'knows = {0 = ["role x boss"]}',
    ),
]


def test_scenario_that_cannot_be_set_up_is_a_failure_of_one_line(tmp_path: Path) -> None:
    rests = NOT_TO_BE_SET_UP
    done = run("conformance", scenarios(tmp_path, *rests))
    assert done.returncode == 1
    *failures, last = done.stdout.splitlines()
    assert last == f"0 passed, {len(rests)} failed"
    assert [line.split(": ")[1] for line in failures] == [f"case-{i}" for i in range(len(rests))]


@pytest.mark.parametrize("expect", NOT_TO_BE_EXPECTED)
def test_expectation_that_means_nothing_is_a_failure_of_one_line(
    expect: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from motherlode.cli.conformance import command

    file = scenarios(tmp_path, f"expect.{expect}", "expect.turn = 0")
    assert command([file]) == 1  # in this process, to be quick
    failure, last = capsys.readouterr().out.splitlines()
    assert failure.startswith(f"{file}: case-0: ")
    assert last == "1 passed, 1 failed"


@pytest.mark.parametrize(
    "content",
    [
        *(b"\xff", b"scenario = 3", b"scenario = [1]", b"nonsense = 1", b"[[scenario", b"a = " * 3),
        b"[[scenario]]\nturn = " + b"1" * 5000,
        b"a = " + b"[" * 20_000,
    ],
    ids=lambda content: repr(content[:24]),
)
def test_file_without_scenarios_is_refused_in_one_line(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "broken.toml"
    file.write_bytes(content)
    done = run("conformance", file)
    assert done.returncode in (1, 2)
    assert len((done.stdout + done.stderr).splitlines()) <= 2


# --- simulate --------------------------------------------------------------------------------


def records(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.glob("*.jsonl"))}


@pytest.mark.parametrize(
    ("arguments", "game", "edition", "options"),
    [
        ("--players 4", "base", "pl-base", {}),
        (
            "--game base --edition pl-base --players 3 --policy greedy "
            "--option rounds=1 --option far_middle_goal=true",
            "base",
            "pl-base",
            {"far_middle_goal": True, "rounds": 1},
        ),
        (
            "--game expansion --edition es-2014 --players 3 --policy greedy "
            "--option rounds=1 --option next_starter=card",
            "expansion",
            "es-2014",
            {"rounds": 1},
        ),
    ],
)
def test_same_arguments_write_the_same_files_and_they_replay(
    tmp_path: Path, arguments: str, game: str, edition: str, options: dict[str, object]
) -> None:
    folders = [tmp_path / "one", tmp_path / "deep" / "other"]
    common = ["simulate", *arguments.split(), "--count", "2", "--seed", "7", "--record"]
    for folder, where in zip(folders, (run, run_apart), strict=True):
        text = output(*common, folder, run=where)
        assert "2 games" in text
        assert "2 records" in text
    one, other = map(records, folders)
    assert one == other
    assert len(one) == 2
    assert len(set(one.values())) == 2
    for data in one.values():
        match = read_record(data)
        assert (match.rules.game, match.rules.edition) == (game, edition)
        assert match.rules.changed == options
    output("simulate", *arguments.split(), "--count", "1", "--seed", "8", "--record", tmp_path)
    assert not set(records(tmp_path).values()) & set(one.values())


def test_one_of_many_games_is_the_same_as_alone(tmp_path: Path) -> None:
    common = ["simulate", "--players", "3", "--option", "rounds=1", "--seed", "3", "--record"]
    output(*common, tmp_path / "few", "--count", "1")
    output(*common, tmp_path / "many", "--count", "3")
    few, many = records(tmp_path / "few"), records(tmp_path / "many")
    assert few.items() <= many.items()


def test_no_games_are_no_files(tmp_path: Path) -> None:
    folder = tmp_path / "none"
    text = output("simulate", "--count", "0", "--record", folder)
    assert "no games played" in text
    assert records(folder) == {}


def test_summary_is_printed_without_files(tmp_path: Path) -> None:
    text = output("simulate", "--option", "rounds=1", "--policy", "greedy", "--count", "3")
    assert text.startswith("base, pl-base, 5 players, {'rounds': 1}\n3 games, 3 rounds, ")
    assert "miner" in text
    assert "records" not in text


def test_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert f"{file}: " in complaint("simulate", "--record", file)


# --- replay ----------------------------------------------------------------------------------


@pytest.mark.parametrize("record", [BASE, EXPANSION], ids=["base", "expansion"])
def test_whole_record_is_verified(record: Path) -> None:
    moves = record.read_bytes().count(b'{"seat"')
    text = output("replay", "--check", record)
    assert text.startswith("whole and correct: ")
    assert text.endswith(f" 3 rounds, {moves} moves\n")


def test_legal_moves_are_one_json_line_before_every_move() -> None:
    wanted = [
        json.dumps({"line": line, "seat": seat, "legal": sorted(legal)})
        for line, seat, legal in replay(EXPANSION)
    ]
    found = output("replay", "--legal", EXPANSION).splitlines()
    assert found == wanted
    moves = [i for i, line in enumerate(EXPANSION.read_text().splitlines(), 1) if '"seat"' in line]
    assert [json.loads(line)["line"] for line in found] == moves
    first = json.loads(found[0])
    assert list(first) == ["line", "seat", "legal"]
    assert (first["line"], first["seat"]) == (3, 1)
    assert "break-lamp>2" in first["legal"]


def test_legal_moves_stop_where_they_are_told() -> None:
    whole = output("replay", "--legal", BASE).splitlines()
    assert output("replay", "--legal", "--at", "5", BASE).splitlines() == whole[:5]
    assert len(whole) == BASE.read_bytes().count(b'{"seat"')


def test_game_is_drawn_step_by_step() -> None:
    text = output("replay", BASE)
    moves = [json.loads(line)["move"] for line in BASE.read_text().splitlines() if '"seat"' in line]
    assert re.findall(r"^ *\d+\. seat \d  (.*)$", text, re.MULTILINE) == moves
    assert text.count("Round 1 ends: ") == 1
    assert "Result: gold [3, 1, 1, 3, 5], winners [4]" in text
    assert "[H]" in text
    assert output("replay", "--ascii", BASE).isascii()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("record", [BASE, EXPANSION], ids=["base", "expansion"])
def test_end_of_a_round_is_told_with_its_reasons(record: Path, language: str) -> None:
    text = output("--lang", language, "replay", record)
    match, say = read_record(record.read_bytes()), words(language)
    for number, round in enumerate(match.rounds, 1):
        end = text.partition(f"Round {number} ends: ")[2].splitlines()[1:]
        for line, reason in zip(end, round.view(None).reasons, strict=False):
            assert line == f"  {say.tell(reason, match.names.__getitem__)} ({reason.clause})"


def test_position_after_so_many_moves_is_shown() -> None:
    text = output("replay", "--at", "3", BASE)
    assert re.findall(r"^ *(\d+)\. seat", text, re.MULTILINE) == ["1", "2", "3"]
    assert "> seat 1 miner: N/S NES NES S SW break-cart\n" in text
    assert text.endswith("deck 34, phase play, gold [0, 0, 0, 0, 0]\n")
    assert "Result" not in text
    dealt = output("replay", "--at", "0", BASE)
    assert "deck 37, phase play" in dealt
    assert "Result" in output("replay", "--at", "99999", BASE)


def test_record_is_read_from_standard_input() -> None:
    assert "whole and correct" in output(
        "replay", "--check", "-", typed=BASE.read_text(), run=run_apart
    )


def test_damaged_record_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "damaged.jsonl"
    lines = BASE.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:9], *lines[10:]]))
    for arguments in ([], ["--check"], ["--legal"]):
        refused = complaint("replay", *arguments, file)
        assert refused.startswith(f"motherlode: {file}: ")
        assert "the move in line 10 is against the rules. (line 10: " in refused
    for content, line in [
        (b"", 1),
        (b"\x00\xff", 1),
        (b"[" * 90_000 + b"\n", 1),
        (b"".join(lines).replace(b'"winners": [4]', b'"winners": [3]'), len(lines)),
        (b"".join([*lines[:5], b'{"seat": 1, "move": "\\n\\u001b[2J"}\n']), 6),
    ]:
        file.write_bytes(content)
        refused = complaint("replay", "--check", file)
        assert f" (line {line}: " in refused
        assert refused.isprintable()


def test_record_that_stops_early_is_read_only_if_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "part.jsonl"
    file.write_bytes(b"".join(BASE.read_bytes().splitlines(keepends=True)[:20]))
    assert "line 21: " in complaint("replay", "--check", file)
    text = output("replay", "--check", "--unfinished", file)
    assert text.startswith("unfinished and correct: ")
    assert text.endswith(" 18 moves\n")


# --- rules, cards, bench ---------------------------------------------------------------------

CLAUSES = [f"{letter}{n}" for letter, last in zip("TBXN", (3, 24, 23, 4), strict=True)
           for n in range(1, last + 1)]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_hold_every_clause_option_and_edition_once(language: str) -> None:
    text = output("--lang", language, "rules")
    clauses = re.findall(r"^([TBXN]\d+)  \S", text, re.MULTILINE)
    assert sorted(clauses) == sorted(CLAUSES)
    assert [name for name in re.findall(r"^([a-z_]+)  [TBX]\d+, ", text, re.MULTILINE)] == list(
        OPTIONS
    )
    for edition in ("pl-base", "pl-2025", "pl-2.3", "es-2014", "uk-2017"):
        assert re.search(rf"^  {edition}: \S", text, re.MULTILINE)


def test_one_clause_is_shown_with_its_options() -> None:
    say = words("en")
    text = output("rules", "b18")
    assert text.strip().startswith(f"B18  {say.attribute('rule-B18', 'title')}")
    assert "round_end" in text
    assert "B9" not in output("rules", "B10").split("\n")[1]


def test_one_option_is_shown_with_its_values_and_editions() -> None:
    text = output("rules", "ladder-goal")
    assert "ladder_goal  X8" in text
    assert "adjacent (es-2014): " in text
    assert "joined (pl-2025, pl-2.3, uk-2017): " in text


def test_every_card_is_listed_with_its_count() -> None:
    text = output("cards")
    groups = [BASE_PATHS, BASE_ACTIONS, EXPANSION_PATHS, EXPANSION_ACTIONS, EXPANSION_DWARFS]
    for counts in [*groups, {"miner": 7, "saboteur": 4, "NESW+ladder": 1, "gold!": 1}]:
        for name, copies in counts.items():
            found = re.search(rf"(?<!\S){re.escape(name)} ×{copies}(?!\d)", text)
            assert found, (name, copies)
    for total in (40, 27, 30, 21, 15, 28):
        assert f"({total})" in text
    assert "1 ×16, 2 ×8, 3 ×4" in text


@pytest.mark.one_engine
def test_bench_measures_every_figure() -> None:
    found = json.loads(output("bench", "--seconds", "0.05", "--json"))
    engines = {"compiled", "uncompiled"} if motherlode.compiled() else {"uncompiled"}
    assert set(found) == engines
    keys = [
        *(f"{game} {what}" for game in ("base", "expansion") for what in ("inside", "driven")),
        *(f"{game} copy {unit}" for game in ("base", "expansion") for unit in ("ns", "bytes")),
        *(f"laid {count}" for count in (10, 20, 40, 80, 160, 320)),
        *(f"{game} playouts" for game in ("base", "expansion")),
        "steady ms",
    ]
    for figures in found.values():
        assert set(figures) == set(keys)
        assert all(value >= 0 for value in figures.values())
        assert all(figures[f"{game} inside"] > 100 for game in ("base", "expansion"))


# --- play ------------------------------------------------------------------------------------


def is_move(text: str) -> bool:
    try:
        Move.parse(text)
    except IllegalMove:
        return False
    return True


def chosen(legal: list[str], rng: random.Random) -> str:
    """The path card farthest to the east, else any move."""
    digs = [text for text in legal if text[0] in "NESW"]
    if not digs:
        return rng.choice(legal)
    return max(digs, key=lambda text: int(text.split("@")[1].split(",")[0]))


MARK = "ENOUGH"  # normally asked for, so that the answer shows where the list of moves ends


def test_path_card_may_be_typed_with_small_letters_and_blanks() -> None:
    arguments = ["play", "--seed", "3", "--seat", "0", "--game", "expansion", "--players", "4"]
    done = run(*arguments, typed="ne/sw @ 1, 0\nq\n")
    assert "You play NE/SW@1,0." in done.stdout


def play_whole_game(*arguments: str) -> tuple[list[str], str]:
    """Answer every question with a legal move, as listed; the moves and all that was said."""
    rng = random.Random(1)
    said: list[str] = []
    moves: list[str] = []
    legal: list[str] = []
    count = 0
    with subprocess.Popen(
        [*COMMAND, "play", *arguments],
        env=ENVIRONMENT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    ) as process:
        watchdog = threading.Timer(50, process.kill)
        watchdog.start()
        assert process.stdin is not None
        assert process.stdout is not None
        with suppress(BrokenPipeError):
            process.stdin.write(f"?\nr {MARK}\n")
            process.stdin.flush()
            for line in process.stdout:
                said.append(line)
                if head := re.search(r"(\d+) legal moves?:$", line):
                    count, legal = int(head[1]), []
                elif MARK in line:
                    assert len(legal) == count
                    moves.append(chosen(legal, rng))
                    process.stdin.write(f"{moves[-1]}\n?\nr {MARK}\n")
                    process.stdin.flush()
                else:
                    legal += filter(is_move, line.split())
        said += process.stdout.readlines()
        watchdog.cancel()
        with suppress(BrokenPipeError):
            process.stdin.close()
    assert process.returncode == 0
    return moves, "".join(said)


@pytest.mark.parametrize(
    "arguments",
    [
        ["--players", "3", "--option", "rounds=2", "--seed", "4", "--opponents", "greedy"],
        ["--game", "expansion", "--players", "2", "--seed", "5", "--option", "rounds=2", "--ascii"],
    ],
    ids=["base", "expansion"],
)
def test_whole_game_is_played(arguments: list[str]) -> None:
    moves, said = play_whole_game(*arguments)
    say = words("en")
    assert len(moves) > 10
    assert "Traceback" not in said
    assert say.say("play-over") in said
    assert say.say("play-goodbye") not in said
    assert say.say("play-round", round=2, rounds=2) in said
    assert len(re.findall(rf"^{say.say('end-why')}\n  .+\. \([BX]\d+\)$", said, re.M)) == 2
    assert (say.say("play-you-win") in said) != (say.say("play-you-lose") in said)
    refused = say.say("play-refused", clause="N1", reason="|").partition("N1")[0]
    assert refused not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_moves_are_refused_with_their_clause_and_q_leaves(language: str) -> None:
    moves = ["nonsense", "take:1", "steal>99", "theft", "pass:map,map", "break-cart>" + "9" * 5000]
    moves += ["NES@01,0", "{$x}"]
    lookups = ["?", "", "h", "r B9", "r", "B10", "r nonsense", "r", ""]
    typed = "\n".join([*lookups, *moves, "q", "never read"])
    arguments = ["--lang", language, "play", "--players", "3", "--seed", "1", "--seat", "1"]
    text = output(*arguments, typed=typed)
    say = words(language)
    assert text.startswith(say.say("play-welcome", game=say.say("game-base")))
    assert text.endswith(say.say("play-goodbye") + "\n")
    clauses = re.findall(r"\(([A-Z]\d+)\)", "\n".join(
        line for line in text.splitlines() if say.say("play-prompt") in line
    ))  # fmt: skip
    assert clauses == ["N1", "N2", "N2", "N3", "N3", "N4", "N1", "N1"]
    for clause in ("B9", "B10"):
        assert say.say(f"rule-{clause}") in text
    assert say.say("play-unknown-rule", text="NONSENSE") in text
    assert any(text.count(say.say("play-legal", count=count)) == 3 for count in range(10, 100))


def test_end_of_input_leaves_after_some_moves() -> None:
    arguments = ["play", "--players", "3", "--seed", "1", "--seat", "1"]
    listed = output(*arguments, typed="?\n").partition("legal moves:")[2]
    legal = [text for text in listed.split() if is_move(text)]
    move = next(text for text in legal if text[0] in "NESW")
    text = output(*arguments, typed=f"{move}\n{move}\n")
    say = words("en")
    assert text.splitlines()[-1].endswith(say.say("play-goodbye"))
    assert say.say("play-your-move", move=move) in text
    assert output(*arguments, typed="").splitlines()[-1].endswith(say.say("play-goodbye"))


@pytest.mark.parametrize("starter", [0, 2])
def test_first_round_is_begun_by_the_seat_that_is_named(starter: int) -> None:
    """B4: the prints' youngest player."""
    arguments = ["play", "--players", "3", "--seat", "1", "--seed", "1"]
    text = output(*arguments, "--starter", str(starter), typed="q\n")
    assert words("en").say("play-begins", seat=starter) in text


@pytest.mark.parametrize(
    ("language", "head"), [("en", "Steady would play "), ("pl", "Bot Steady radzi zagrać ")]
)
@pytest.mark.parametrize("game", ["base", "expansion"])
def test_hint_names_a_legal_move_with_a_reason(language: str, head: str, game: str) -> None:
    arguments = ["--lang", language, "play", "--game", game, "--players", "3", "--seed", "1"]
    text = output(*arguments, typed="?\nhint\nHINT\nq\n")
    listed, _, rest = text.partition(head)
    move, reason = re.split(r"\.\s", rest, maxsplit=1)
    assert move in listed.split()
    reason = reason.splitlines()[0]
    assert reason.endswith(".")
    assert len(reason.split()) > 2
    assert text.count(f"{head}{move}. {reason}") == 2


def test_hint_changes_nothing_in_the_game() -> None:
    arguments = ["play", "--players", "3", "--seed", "1", "--seat", "1"]
    listed = output(*arguments, typed="?\n").partition("legal moves:")[2]
    move = next(text for text in listed.split() if is_move(text) and text[0] in "NESW")
    plain, advised = (
        output(*arguments, typed=f"{before}{move}\nq\n").partition(f"You play {move}.")[2]
        for before in ("", "hint\n")
    )
    assert plain == advised != ""


def test_same_seed_deals_the_same_game() -> None:
    arguments = ["play", "--game", "expansion", "--players", "4", "--seed", "9"]
    here, apart = (output(*arguments, typed="?\n", run=where) for where in (run, run_apart))
    assert here == apart
