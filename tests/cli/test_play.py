"""`motherlode play`: whole games, refusals and hints, as typed in a terminal."""

import random
import re
import subprocess
import threading
from contextlib import suppress

import pytest

from motherlode.game.move import IllegalMove, Move
from motherlode.words import LANGUAGES, words
from tests.cli.runs import COMMAND, ENVIRONMENT, output, run, run_apart


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
    assert say.say("play-move-own", move=move) in text
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
