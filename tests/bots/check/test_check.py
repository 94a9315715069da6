"""The bot check: good bots pass, and each way of being unfit is found and named."""

import random
import sys
import time
from random import Random

import pytest
from msgspec import UNSET

from motherlode.bots import Bot, Budget
from motherlode.bots.check import CHECKS, CheckReport, Finding, Stopped, check_bot, read_position
from motherlode.bots.check.positions import POSITIONS, TABLES
from motherlode.bots.players.greedy import Greedy
from motherlode.bots.players.random import RandomBot
from motherlode.game import Message
from motherlode.game.events import DealtFact
from motherlode.game.legal import LegalMoves
from motherlode.game.move import Move
from motherlode.game.view import View


def failed(report: CheckReport) -> set[str]:
    return {check for check in CHECKS if report.state(check) == "failed"}


def first(report: CheckReport, check: str) -> Finding:
    return next(finding for finding in report.findings if finding.check == check)


def test_greedy_passes_and_meets_every_kind_of_position() -> None:
    report = check_bot("greedy", quick=True)
    assert report.ok, report
    assert {report.state(check) for check in CHECKS} == {"good"}
    assert report.games == len(TABLES)
    assert report.positions == len(POSITIONS)
    assert all(count.times and not count.failed for count in report.kinds.values())


def test_same_seed_gives_the_same_report() -> None:
    a, b, c = (check_bot(RandomBot, seed=n, quick=True, games=1).facts() for n in (5, 5, 6))
    assert {**a, "seconds": ""} == {**b, "seconds": ""}
    assert a["moves"] != c["moves"]


def test_bot_that_is_no_bot_by_class_will_do() -> None:
    class Duck:
        def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
            return legal[0]

    report = check_bot(Duck, games=0)  # type: ignore[arg-type]
    assert report.ok, report
    assert report.state("reason") == "not checked"


class Illegal(Bot):
    """Digs where nothing is, when it has the choice."""

    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        return Move.parse("NESW@5,5") if len(legal) > 20 else rng.choice(legal)


def test_illegal_move_is_found() -> None:
    report = check_bot(Illegal, games=0)
    assert failed(report) == {"legal"}
    finding = first(report, "legal")
    assert finding.message in ("'NESW@5,5' is not legal [N3]", "'NESW@5,5' is not legal [B10]")
    assert finding.place is not None
    assert report.kinds["100 legal moves or more"].failed == 2
    assert report.kinds["one legal move"].failed == 0


class FailsAtThefts(Bot):
    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        return self.rob(view) if view.phase == "steal" else rng.choice(legal)

    def rob(self, view: View) -> Move:
        return Move.parse(f"steal>{dict(zip(view.roles, view.held, strict=True))['gold']}")


def test_exception_in_one_phase_only_is_found_with_its_lines() -> None:
    report = check_bot(FailsAtThefts, games=0)
    assert failed(report) == {"errors"}
    (finding,) = (f for f in report.findings if f.check == "errors")
    lines = finding.message.splitlines()
    assert lines[0] == "KeyError: 'gold'"
    assert "in choose: " in lines[1]
    assert "test_check.py" in lines[2] and "in rob: " in lines[2]
    kinds = report.kinds
    assert kinds["a theft to use"].failed == kinds["a theft to use"].times == 3
    assert kinds["a turn"].failed == 0


def test_finding_holds_the_position_to_be_asked_again() -> None:
    place = first(check_bot(FailsAtThefts, games=0), "errors").place
    assert place is not None
    assert (place.phase, place.role, place.moves) == ("steal", "saboteur", ("EW@7,0",))
    round = read_position(place.record.encode())
    assert (round.phase_name, round.turn) == ("steal", place.seat)
    with pytest.raises(KeyError):
        FailsAtThefts().choose(
            round.view(place.seat), round.legal_moves(), Budget(playouts=20), Random(place.seed)
        )


class FailsInLaterRounds(Bot):
    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        assert not view.past
        return rng.choice(legal)


def test_position_in_a_game_is_held_as_a_record() -> None:
    place = first(check_bot(FailsInLaterRounds, quick=True, games=1), "errors").place
    assert place is not None
    assert place.suffix == ".jsonl"
    assert place.number == 2
    assert str(place).startswith("game 1: pl-base, 3 players, rounds=2; move 1 of round 2 (play) ")
    round = read_position(place.record.encode())
    assert (round.number, round.turn, round.move_count) == (2, place.seat, 0)
    assert [str(move) for move in round.history()] == list(place.moves)


class Slow(Bot):
    """Sleeps through its seconds, and longer."""

    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        if budget.seconds is not None:
            time.sleep(budget.seconds * 1.5)
        return legal[0]


def test_too_slow_is_found() -> None:
    report = check_bot(Slow, Budget(seconds=0.03), games=0)
    assert failed(report) == {"time"}
    assert "given 0.03 s" in first(report, "time").message
    assert report.times["0.03 s"].facts()["mean"] >= 0.045


def test_times_that_do_not_matter_are_not_too_long() -> None:
    assert check_bot(Slow, Budget(seconds=0.001), games=0).ok


class Slips(Bot):
    """Slow now and then, but not each time in the same position."""

    def __init__(self) -> None:
        self.calls = 0

    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        self.calls += 1
        if budget.seconds is not None and self.calls % 10 == 0:
            time.sleep(0.05)
        return legal[0]


def test_slow_once_is_not_too_slow() -> None:
    report = check_bot(Slips, Budget(seconds=0.01), games=0)
    assert report.ok, report
    assert report.times["0.01 s"].facts()["max"] >= 0.05


class OnlyPlayouts(Bot):
    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        assert budget.playouts is not None, "no playouts"
        return legal[-1]


class OnlySeconds(Bot):
    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        assert budget.seconds is not None, "no seconds"
        return legal[-1]


@pytest.mark.parametrize("bot", [OnlyPlayouts, OnlySeconds])
def test_bot_is_given_both_kinds_of_budget(bot: type[Bot]) -> None:
    report = check_bot(bot, games=0)
    assert failed(report) == {"errors"}
    assert first(report, "errors").message.startswith("AssertionError: no ")


class Draws(Bot):
    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        return random.choice(legal)


def test_bot_with_randomness_of_its_own_is_found() -> None:
    report = check_bot(Draws, games=0)
    assert failed(report) == {"repeat"}
    for check in ("process", "hidden", "state"):  # they would say the same
        assert report.state(check) == "not checked"


class Peeks(Bot):
    """Looks into the pockets of whoever asks it, where the round is."""

    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        pockets = sys._getframe(1).f_locals
        round = pockets["shown"] or pockets["at"].round
        return legal[0 if round.maze.goals[0] == 0 else -1]


def test_looking_behind_the_view_is_found() -> None:
    report = check_bot(Peeks, games=0)
    assert failed(report) == {"hidden"}


class Counts(Bot):
    """Plays the first legal move, then the second, and so on."""

    def __init__(self) -> None:
        self.calls = 0

    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        self.calls += 1
        return legal[self.calls % len(legal)]


def test_memory_between_moves_is_a_warning() -> None:
    report = check_bot(Counts, games=0)
    assert report.ok
    assert report.state("state") == "warning"
    assert "by a new bot" in first(report, "state").message


class ChangesTheLog(Bot):
    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        if view.deck < 3:
            own = view.log[0][view.seat or 0]
            assert isinstance(own, DealtFact) and own.hand is not UNSET
            own.hand.append("map")
        return rng.choice(legal)


class ChangesTheMaze(Bot):
    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        if len(legal) == 1:
            view.maze = ((1, 1, "NESW"),)
        return rng.choice(legal)


class ChangesTheRules(Bot):
    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        if len(legal) == 1:
            view.rules.options["break_self"] = "any"
        return rng.choice(legal)


class ChangesTheMoves(Bot):
    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        if len(legal) == 2:
            legal.codes[1] = legal.codes[0]
        return legal[0]


class ChangesInExplain(Greedy):
    def explain(self, view: View, move: Move) -> Message:
        view.hand = ()
        return Message("reason-none")


@pytest.mark.parametrize(
    "bot",
    [ChangesTheLog, ChangesTheMaze, ChangesTheRules, ChangesTheMoves, ChangesInExplain],
)
def test_changed_view_is_found(bot: type[Bot]) -> None:
    report = check_bot(bot, quick=True, games=1)
    assert failed(report) == {"view"}


class Silent(Bot):
    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        return None  # type: ignore[return-value]


class Speaks(Bot):
    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        return view.legal[0]  # type: ignore[return-value]


@pytest.mark.parametrize(("bot", "word"), [(Silent, "None"), (Speaks, "'")])
def test_answer_that_is_no_move_is_found(bot: type[Bot], word: str) -> None:
    report = check_bot(bot)
    assert failed(report) == {"legal"}
    assert any(f"choose answered {word}" in f.message for f in report.findings)
    assert report.games == 0  # nothing is gained by going on
    assert report.state("time") == "not checked"


class Leaves(Bot):
    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        sys.exit("I give up")


def test_exit_by_a_bot_is_an_error() -> None:
    report = check_bot(Leaves)
    assert first(report, "errors").message.startswith("SystemExit: I give up")


class Tongueless(RandomBot):
    def explain(self, view: View, move: Move) -> Message:
        return "because"  # type: ignore[return-value]


class Numbered(RandomBot):
    def explain(self, view: View, move: Move) -> Message:
        return Message(7)  # type: ignore[arg-type]


class Verbose(RandomBot):
    def explain(self, view: View, move: Move) -> Message:
        return Message("mine", {"why": [1]})  # type: ignore[dict-item]


class Stumbles(RandomBot):
    def explain(self, view: View, move: Move) -> Message:
        raise ValueError("no reason")


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        (Tongueless, "explain answered 'because', which is no Message"),
        (Numbered, "a reason's id is a text, not 7"),
        (Verbose, "a reason's values are texts and numbers"),
        (Stumbles, "explain: ValueError: no reason"),
    ],
)
def test_wrong_reason_is_found(bot: type[Bot], words: str) -> None:
    report = check_bot(bot, games=0)
    assert failed(report) == {"reason"}
    assert words in first(report, "reason").message


class Names(RandomBot):
    """Explains itself by several seats at once."""

    def explain(self, view: View, move: Move) -> Message:
        return Message("mine", {"seats": (0, 1), "why": "so"})


def test_reason_may_name_several_seats() -> None:
    assert not failed(check_bot(Names, games=0))


class Stuck(Bot):
    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        if len(legal) == 1:
            raise KeyboardInterrupt  # as if somebody had waited long enough
        return legal[0]


def test_stopped_by_hand_says_where_the_bot_was() -> None:
    with pytest.raises(Stopped) as stop:
        check_bot(Stuck)
    finding = first(stop.value.report, "errors")
    assert finding.message.startswith("stopped by hand after 0.0 s")
    assert finding.place is not None
