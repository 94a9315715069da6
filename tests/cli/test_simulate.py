"""`motherlode simulate`: games, their records and their summary."""

from pathlib import Path

import pytest

from motherlode.game.record import read_record
from tests.cli.runs import complaint, output, run, run_apart


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


def test_no_file_is_written_for_no_game(tmp_path: Path) -> None:
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
