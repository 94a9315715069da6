"""What a check of a bot has found: by check, by kind of position, and how long moves took."""

from collections.abc import Callable
from typing import Final, NamedTuple

from ...game.options import Rules
from ..bot import Budget
from .positions import GROUP, word

CHECKS: Final[dict[str, str]] = {
    "legal": "every answer is a legal move",
    "errors": "no exceptions",
    "time": "keeps to the seconds it is given",
    "repeat": "the same view and the same seed give the same move",
    "process": "they do so in another process, too",
    "hidden": "what is hidden makes no difference",
    "view": "the view and the legal moves stay as they were",
    "reason": "explain gives a Message",
    "state": "a bot that has played much plays like a new one",
    "kinds": "every kind of position came up",
}
WARNINGS: Final = frozenset({"state", "kinds"})  # these alone don't make a bot unfit
KEPT: Final = 5  # findings of a check that are kept; the others are counted


class Place(NamedTuple):
    """A decision that a bot was asked for, and all that is needed to ask again."""

    source: str  # the game, or the position that was set up
    rules: Rules
    number: int  # of the round
    phase: str
    seat: int
    role: str
    moves: tuple[str, ...]  # of the round so far
    budget: str
    seed: str  # the bot was given Random(seed)
    record: str  # the position as a file: see read_position
    suffix: str  # of that file: .jsonl or .toml

    def __str__(self) -> str:
        rules = self.rules
        changed = "".join(f", {name}={word(value)}" for name, value in rules.changed.items())
        return (
            f"{self.source}: {rules.edition}, {rules.players} players{changed}; "
            f"move {len(self.moves) + 1} of round {self.number} ({self.phase}) "
            f"by seat {self.seat}, {self.role}; {self.budget}, Random({self.seed!r})"
        )


class Finding(NamedTuple):
    """Something that is wrong: by which check, in words, and where."""

    check: str
    message: str
    place: Place | None = None

    def __str__(self) -> str:
        return f"{self.check}: {self.message}" + (f"\n  {self.place}" if self.place else "")


class Times:
    """How long moves took, in seconds."""

    def __init__(self) -> None:
        self.taken: list[float] = []

    def facts(self) -> dict[str, float]:
        taken = sorted(self.taken)
        if not taken:
            return {}
        high = taken[len(taken) * 99 // 100]
        return {"mean": sum(taken) / len(taken), "99%": high, "max": taken[-1]}


class Count:
    """How often a kind of position came up, and how often something was wrong there."""

    __slots__ = ("closely", "failed", "times")

    def __init__(self) -> None:
        self.times = self.failed = 0
        self.closely = 0  # how often all checks were made


class CheckReport:
    """What a check has found."""

    def __init__(self, name: str, playouts: Budget, clock: Budget, seed: int) -> None:
        self.name = name
        self.playouts = playouts
        self.clock = clock
        self.seed = seed
        self.moves = self.games = self.positions = 0
        self.findings: list[Finding] = []  # the first few of each check
        self.counts = dict.fromkeys(CHECKS, 0)
        self.skipped: dict[str, str] = {}  # checks not made, and why
        self.kinds = {name: Count() for name in GROUP}
        self.times = {repr(playouts): Times(), repr(clock): Times()}

    @property
    def ok(self) -> bool:
        """Whether the bot is fit to play, be it with warnings."""
        return not any(self.state(check) == "failed" for check in CHECKS)

    def state(self, check: str) -> str:
        """How a check ended: good, failed, warning, or not checked."""
        if self.counts[check]:
            return "warning" if check in WARNINGS else "failed"
        return "not checked" if check in self.skipped else "good"

    def found(self, check: str, message: str, place: Callable[[], Place] | None = None) -> None:
        """Note a finding; where it happened is only worked out if it is kept."""
        self.counts[check] += 1
        kept = [finding.message for finding in self.findings if finding.check == check]
        if len(kept) < KEPT and message not in kept:
            self.findings.append(Finding(check, message, place() if place else None))

    def skip(self, check: str, why: str) -> None:
        """A check that was not made, or that says nothing."""
        self.skipped[check] = why
        self.counts[check] = 0
        self.findings = [finding for finding in self.findings if finding.check != check]

    def facts(self) -> dict[str, object]:
        """The report as plain data."""
        return {
            "bot": self.name,
            "ok": self.ok,
            "seed": self.seed,
            "moves": self.moves,
            "games": self.games,
            "positions": self.positions,
            "checks": {
                check: {"state": self.state(check), "times": self.counts[check]}
                | ({"why": self.skipped[check]} if check in self.skipped else {})
                for check in CHECKS
            },
            "seconds": {budget: times.facts() for budget, times in self.times.items()},
            "kinds": [
                {"group": GROUP[kind], "kind": kind, "times": count.times, "failed": count.failed}
                for kind, count in self.kinds.items()
            ],
            "findings": [_facts(finding) for finding in self.findings],
        }

    def __str__(self) -> str:
        lines = [f"{self.name} is {'fit' if self.ok else 'not fit'} to play"]
        lines += [f"{self.state(check)}: {words}" for check, words in CHECKS.items()]
        return "\n".join([*lines, *map(str, self.findings)])

    __repr__ = __str__  # what a failing assert shows


def _facts(finding: Finding) -> dict[str, object]:
    facts: dict[str, object] = {"check": finding.check, "message": finding.message}
    place = finding.place
    if place is not None:
        facts |= {"place": str(place), "seat": place.seat, "moves": list(place.moves)}
        facts |= {"budget": place.budget, "seed": place.seed, "record": place.record}
    return facts


class Stopped(KeyboardInterrupt):
    """A check that was stopped by hand, with its report so far."""

    def __init__(self, report: CheckReport) -> None:
        super().__init__()
        self.report = report
