"""`motherlode conformance`: scenarios that pass, fail, or are none."""

from pathlib import Path

import pytest

from motherlode.cli.conformance import command
from tests.cli.runs import CONFORMANCE, output, run

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
