"""Is a bot fit to play? It is asked for moves in positions of every kind, and watched."""

import json
import os
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Final

from ...game.legal import LegalMoves
from ...game.match import Match
from ...game.message import Message
from ...game.move import Move
from ...game.options import Rules
from ...game.record import RecordError, read_record, write_record
from ...game.resample import resample
from ...game.round import Round
from ...game.scenario import ScenarioError, Table, read_scenarios, set_up
from ...game.view import View
from ..bot import Bot, Budget
from ..registry import BotPlayer, load
from .positions import POSITIONS, TABLES, kinds_of
from .report import CHECKS, KEPT, WARNINGS, CheckReport, Place, Stopped

PLAYOUTS: Final = 20  # for each move, unless it is said otherwise
SECONDS: Final = 0.1  # for each move that is timed, unless it is said otherwise
OVERRUN: Final = 1.1  # a bot may take so much longer than its seconds
NO_MATTER: Final = 0.02  # seconds that are never too long
TRIES: Final = 3  # other programs use the machine too: too slow is what is so each time
NEW_BOTS: Final = 25  # to be compared with the one that plays
CALLS_SHOWN: Final = 4  # calls shown of an exception


# --- decisions -------------------------------------------------------------------------------


class Decision:
    """A decision in a game or in a position that was set up."""

    def __init__(self, source: str, round: Round, file: Callable[[], str], suffix: str) -> None:
        self.source = source
        self.round = round
        self.file = file
        self.suffix = suffix
        self.seat = int(round.turn)

    def copy(self) -> "Decision":
        """The same when the game has gone on."""
        text = self.file()
        return Decision(self.source, self.round.copy(), lambda: text, self.suffix)

    def view(self) -> View:
        return self.round.view(self.seat)

    def place(self, budget: Budget, seed: str) -> Place:
        round, view = self.round, self.view()
        return Place(
            self.source,
            round.rules,
            int(round.number),
            view.phase,
            self.seat,
            view.roles[self.seat],
            tuple(str(move) for move in round.history()),
            repr(budget),
            seed,
            self.file(),
            self.suffix,
        )


def set_up_decision(table: Table) -> Decision:
    return Decision(f"set up: {table['id']}", _round_of(table), partial(_toml, table), ".toml")


def _in_game(source: str, match: Match) -> Decision:
    return Decision(source, match.round, partial(write_record, match), ".jsonl")


def _toml(table: Table) -> str:
    """A set-up position as a scenario file."""
    lines = ["[[scenario]]"]
    for key, value in table.items():
        text = json.dumps(value, ensure_ascii=False)
        if isinstance(value, Mapping):
            items = (f"{name} = {json.dumps(item)}" for name, item in value.items())
            text = f"{{ {', '.join(items)} }}"
        lines.append(f"{key} = {text}")
    return "\n".join(lines) + "\n"


def _round_of(table: Table) -> Round:
    round = set_up(table)
    moves = table.get("moves", [])
    assert isinstance(moves, list)
    for text in moves:
        round.play(str(text))
    return round


def read_position(data: bytes) -> Round:
    """The round of a file that a finding holds: a record, or a scenario."""
    if data.startswith(b"{"):
        return read_record(data, unfinished=True).round
    tables = read_scenarios(data)
    if len(tables) != 1:
        raise ScenarioError(f"one scenario is a position, not {len(tables)}")
    return _round_of(tables[0])


# --- checking --------------------------------------------------------------------------------

Progress = Callable[[float, str], None]


def check_bot(
    bot: Callable[[], Bot] | str,
    budget: Budget | None = None,
    seed: int = 0,
    games: int | None = None,
    quick: bool = False,
    progress: Progress | None = None,
) -> CheckReport:
    """Have a bot play in positions of every kind, and report what is wrong with it.

    The bot is its class, anything else that makes one, or a name such as `my_bots:Cautious` or
    `my_bots:Cautious@200`. A budget of playouts is what it gets for each move; a budget of
    seconds is what it gets for the moves that are timed. `games` are played, 0 for the set-up
    positions only; `progress` is told the share that is done, and what comes next.
    """
    if isinstance(bot, str) and "@" in bot:
        budget = BotPlayer(bot).budget
        bot = bot.partition("@")[0]
    checker = _Checker(bot, budget, seed, quick)
    try:
        checker.run(games, progress or (lambda share, what: None))
    except KeyboardInterrupt:
        raise Stopped(checker.report) from None
    return checker.report


class _Checker:
    """The bot that plays, others of its class to compare with, and the report."""

    def __init__(
        self, bot: Callable[[], Bot] | str, budget: Budget | None, seed: int, quick: bool
    ) -> None:
        self.make: Callable[[], Bot] = partial(load, bot) if isinstance(bot, str) else bot
        self.loads = bot if isinstance(bot, str) else ""
        self.bot = self.make()
        self.twins = self.make(), self.make()  # asked the same, they answer the same
        self.new_bots = NEW_BOTS
        self.seed = seed
        self.quick = quick
        counted = budget is not None and budget.playouts is not None
        playouts = budget if budget and counted else Budget(playouts=PLAYOUTS)
        clock = budget if budget and not counted else Budget(seconds=SECONDS)
        name = bot if isinstance(bot, str) else type(self.bot).__name__
        self.report = CheckReport(name, playouts, clock, seed)
        self.answers = 0
        self.spoiled = False  # whether the bot has changed what belongs to the table
        self.closely: list[Decision] = []

    def run(self, games: int | None, progress: Progress) -> None:
        if games is None:
            games = len(TABLES) if self.quick else 2 * len(TABLES)
        report = self.report
        step, steps = 0, 2 * len(POSITIONS) + 10 * games
        for table in POSITIONS:
            progress(step / steps, f"set up: {table['id']}")
            self.ask(set_up_decision(table), always=True)
            report.positions += 1
            step += 1
        if self.answers == 0:
            failed = report.counts["errors"] == report.moves
            done = ("errors",) if failed else ("errors", "legal", "view")
            why = "no answer in a set-up position was right"
            for check in CHECKS:
                if check not in done and not report.counts[check]:
                    report.skip(check, why)
            return
        progress(step / steps, "in another process")
        self.elsewhere()
        for number in range(games):
            progress(step / steps, f"game {number + 1} of {games}")
            self.game(number)
            report.games += 1
            step += 10
        progress(step / steps, "time")
        self.time()
        if report.counts["repeat"]:
            for check in ("hidden", "state"):
                report.skip(check, "it has a chance of its own")
        missing = [kind for kind, count in report.kinds.items() if not count.times]
        if missing:
            report.found("kinds", f"not met: {', '.join(missing)}")
        progress(1.0, "")

    # --- asking ------------------------------------------------------------------------------

    def answer(
        self, bot: Bot, at: Decision, seed: str, budget: Budget, shown: Round | None = None
    ) -> tuple[Move | None, float]:
        """A bot's move, None if it is not one, and how long it took."""
        report = self.report
        view, legal = (shown or at.round).view(at.seat), at.round.legal_moves()
        before, codes = _print_of(view, legal), list(legal.codes)
        place = partial(at.place, budget, seed)
        failures = sum(report.counts.values())
        started = time.perf_counter()
        try:
            move: object = bot.choose(view, legal, budget, Random(seed))
        except (Exception, SystemExit) as error:
            report.found("errors", _words(error), place)
            return None, time.perf_counter() - started
        except KeyboardInterrupt as error:
            taken = time.perf_counter() - started
            report.found("errors", f"stopped by hand after {taken:.1f} s: {_words(error)}", place)
            raise
        taken = time.perf_counter() - started
        self.unchanged("choose", before, view, legal, place)
        if not isinstance(move, Move):
            report.found("legal", f"choose answered {_shown(move)}, which is no Move", place)
            return None, taken
        if move.code not in codes:
            refused = at.round.refusal(move)
            clause = f" [{refused.message.clause}]" if refused else ""
            report.found("legal", f"{_shown(str(move))} is not legal{clause}", place)
        return (move if failures == sum(report.counts.values()) else None), taken

    def unchanged(
        self, method: str, before: bytes, view: View, legal: LegalMoves, place: Callable[[], Place]
    ) -> None:
        try:
            same = _print_of(view, legal) == before
        except Exception:  # whatever was put there cannot be written
            same = False
        if not same:
            self.spoiled = True
            self.report.found("view", f"{method} changed the view or the legal moves", place)

    def ask(self, at: Decision, always: bool = False) -> Move | None:
        """What the playing bot does here; all checks where the kind is new, or always."""
        report = self.report
        self.spoiled = False
        kinds = kinds_of(at.view())
        seed = f"{self.seed}/{report.moves}"
        failures = self.failures()
        move, taken = self.answer(self.bot, at, seed, report.playouts)
        report.moves += 1
        report.times[repr(report.playouts)].taken.append(taken)
        counts = [report.kinds[kind] for kind in kinds]
        enough = 2 if self.quick else 4
        if move is not None:
            self.answers += 1
            if always or any(count.closely < enough for count in counts):
                self.compare(at, seed, move)
                self.closely.append(at.copy())
                for count in counts:
                    count.closely += 1
        for count in counts:
            count.times += 1
            count.failed += self.failures() > failures
        return move

    def failures(self) -> int:
        return sum(n for check, n in self.report.counts.items() if check not in WARNINGS)

    def compare(self, at: Decision, seed: str, move: Move) -> None:
        """The same decision again: by others of the class, in another world, and why."""
        report, budget = self.report, self.report.playouts
        place = partial(at.place, budget, seed)
        self.explain(at, move, place)
        if self.spoiled:
            return
        a, b = (self.answer(twin, at, seed, budget)[0] for twin in self.twins)
        if a is None or b is None:
            return
        if a != b:
            report.found("repeat", f"{a} the first time, {b} the second", place)
            return
        world = resample(at.view(), Random(seed))
        a = self.answer(self.twins[0], at, seed, budget)[0]
        b = self.answer(self.twins[1], at, seed, budget, world)[0]
        if a is not None and b is not None and a != b:
            report.found("hidden", f"{a}, but {b} where hidden cards lie otherwise", place)
        if self.new_bots:
            self.new_bots -= 1
            new = self.answer(self.make(), at, seed, budget)[0]
            if new is not None and new != move:
                report.found("state", f"{move}, but {new} by a new bot", place)

    def explain(self, at: Decision, move: Move, place: Callable[[], Place]) -> None:
        report = self.report
        explain = getattr(self.bot, "explain", None)
        if explain is None:
            report.skip("reason", "the bot has no explain")
            return
        view, legal = at.view(), at.round.legal_moves()
        before = _print_of(view, legal)
        try:
            reason = explain(view, move)
        except (Exception, SystemExit) as error:
            report.found("reason", f"explain: {_words(error)}", place)
            return
        self.unchanged("explain", before, view, legal, place)
        if not isinstance(reason, Message):
            report.found("reason", f"explain answered {_shown(reason)}, which is no Message", place)
        elif not isinstance(reason.id, str) or not reason.id:
            report.found("reason", f"a reason's id is a text, not {_shown(reason.id)}", place)
        elif not all(map(_may_stand, reason.args.values())):
            report.found("reason", f"a reason's values are texts and numbers: {reason!r}", place)

    # --- games -------------------------------------------------------------------------------

    def game(self, number: int) -> None:
        """A whole game: by the bot alone, or with it among players who move at random."""
        table = TABLES[number % len(TABLES)]
        alone = (number if self.quick else number // len(TABLES)) % 2 == 0
        rounds = 3 if alone and not self.quick else 2 if table.players in (3, 4) else 1
        options = table.changed | {"rounds": rounds}
        match = Match(Rules(table.game, table.players, table.edition, options))
        rng = Random(f"{self.seed}/game {number}")
        while not match.over:
            if match.needs_deal:
                match.shuffle(rng)
            round = match.round
            move: Move | None = None
            if alone or (int(round.turn) + number) % 3 == 0:
                move = self.ask(_in_game(f"game {number + 1}", match))
                if self.spoiled:
                    try:
                        match = read_record(write_record(match).encode(), unfinished=True)
                    except RecordError:  # the rules were changed, too
                        return
            match.play(move or _any_move(match.round, rng))

    # --- other checks ------------------------------------------------------------------------

    def time(self) -> None:
        """Moves with seconds given, spread over all that was looked at closely."""
        report, clock = self.report, self.report.clock
        assert clock.seconds is not None
        most = max(clock.seconds * OVERRUN, NO_MATTER)
        count = min(len(self.closely), 15 if self.quick else 40)
        for number in range(count):
            at = self.closely[number * len(self.closely) // count]
            seed = f"{self.seed}/time {number}"
            tries: list[float] = []
            while len(tries) < TRIES and (not tries or min(tries) > most):
                tries.append(self.answer(self.bot, at, seed, clock)[1])
            report.times[repr(clock)].taken.append(tries[0])
            if min(tries) > most:
                took = f"took {min(tries):.3f} s or more each of {TRIES} times, given {clock}"
                report.found("time", took, partial(at.place, clock, seed))
            if report.counts["time"] >= KEPT:
                return

    def elsewhere(self) -> None:
        """The set-up positions in another process, where sets have another order."""
        report = self.report
        if not self.loads or report.counts["repeat"]:
            by_name = "the bot was not given by name"
            report.skip("process", "it has a chance of its own" if self.loads else by_name)
            return
        number = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
        path = os.pathsep.join(folder or os.getcwd() for folder in sys.path)
        program = "import sys; from motherlode.bots.check.check import tell; tell(*sys.argv[1:])"
        done = subprocess.run(
            [sys.executable, "-c", program, self.loads, str(report.playouts.playouts)],
            env=os.environ | {"PYTHONHASHSEED": number, "PYTHONPATH": path},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            report.skip("process", (done.stderr.splitlines() or ["it failed"])[-1][:100])
            return
        told = [line for line in done.stdout.splitlines() if line.startswith('["')]
        there: list[str] = json.loads(told[-1])
        here = _moves(self.make(), report.playouts)
        for table, a, b in zip(POSITIONS, here, there, strict=True):
            if a != b:
                place = partial(set_up_decision(table).place, report.playouts, str(table["id"]))
                report.found("process", f"{a} here, {b} there", place)


def _moves(bot: Bot, budget: Budget) -> list[str]:
    """A bot's answers in the set-up positions."""
    answers = []
    for table in POSITIONS:
        round = _round_of(table)
        view, rng = round.view(int(round.turn)), Random(str(table["id"]))
        try:
            answers.append(str(bot.choose(view, round.legal_moves(), budget, rng)))
        except (Exception, SystemExit):
            answers.append("an exception")
    return answers


def tell(name: str, playouts: str) -> None:
    """What the other process does."""
    print("\n" + json.dumps(_moves(load(name), Budget(playouts=int(playouts)))))


def _print_of(view: View, legal: LegalMoves) -> bytes:
    """All that a bot is shown, as bytes."""
    rest = json.dumps([view.rules.options, list(legal.codes)])
    return view.dump() + rest.encode()


def _any_move(round: Round, rng: Random) -> Move:
    """A move of a player without a plan, who often digs east, so that treasures are reached."""
    moves = list(round.legal_moves())
    digs = [(move, move.cell) for move in moves if move.kind == "dig" and move.cell]
    if digs and rng.random() < 0.5:
        return max(digs, key=lambda dig: dig[1][0])[0]
    return rng.choice(moves)


def _may_stand(value: object) -> bool:
    """Whether something may be an argument of a message: a text, a number, or several."""
    parts = value if isinstance(value, tuple) else (value,)
    return all(isinstance(part, str | int) for part in parts)


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def _words(error: BaseException) -> str:
    """An exception and the bot's own last calls on the way to it."""
    calls = traceback.extract_tb(error.__traceback__)[1:]  # the first is this module's
    where = [f"{call.filename}:{call.lineno} in {call.name}: {call.line}" for call in calls]
    return "\n".join([f"{type(error).__name__}: {error}", *where[-CALLS_SHOWN:]])
