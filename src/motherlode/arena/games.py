"""Games of the arena: who plays which deal, how it is played, and the row that comes of it.

All chance comes from texts: a deal from the seed, its number and the round's; the bots' own chance
from the game's name. So a row, which is plain data, depends on nothing but its game, and every
line-up plays the same deals.
"""

import traceback
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import NamedTuple, NotRequired, TypedDict

from ..bots import BotPlayer
from ..game.cards import ROLES
from ..game.match import Match
from ..game.move import PLAYING
from ..game.options import Rules, Value
from ..game.record import write_record
from ..game.round import Round
from .calibration import RoundScore, score_round
from .lineup import LineUp


@dataclass(frozen=True)
class Setting:
    """What all games of a run have in common."""

    game: str
    edition: str
    options: Mapping[str, Value]
    seed: int
    beliefs: bool = False  # whether to measure how well beliefs fit the truth

    def rules(self, players: int) -> Rules:
        return Rules(self.game, players, self.edition, self.options)


class Game(NamedTuple):
    """One game of a run: who plays which deal. `turn` counts how far the bots have moved up."""

    players: int
    lineup: LineUp
    deal: int
    turn: int = 0

    @property
    def key(self) -> tuple[int, str, int, int]:
        return self.players, self.lineup.text, self.deal, self.turn

    def __str__(self) -> str:
        turned = f", moved up by {self.turn}" if self.turn else ""
        return f"deal {self.deal}, {self.players} players, {self.lineup.text}{turned}"


class RoundRow(TypedDict):
    """How one round went; lists are by seat."""

    bots: list[str]
    dealt: list[str]  # the roles at the deal
    roles: list[str]  # the roles at the end
    treasure: bool
    winners: list[int]
    gold: list[int]  # gained in this round
    moves: int
    beliefs: NotRequired[RoundScore]


class Row(TypedDict):
    """How one game went."""

    players: int
    lineup: str
    deal: int
    turn: int
    rounds: list[RoundRow]
    times: dict[str, list[int]]  # each bot's thinking in microseconds: all that is not repeatable


@dataclass(frozen=True)
class Failure:
    """Which bot broke down, or named no legal move, and where."""

    who: str
    where: str
    reason: str
    trace: str
    record: str  # the game so far

    def __str__(self) -> str:
        return f"{self.who} failed in {self.where}: {self.reason}"


class BotFailed(Exception):
    """Carries a failure out of a game."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(str(failure))
        self.failure = failure


def schedule(players: Sequence[int], lineups: Sequence[LineUp], deals: int) -> Iterator[Game]:
    """All games of a run, deal by deal, so that whatever has been played is paired."""
    for deal in range(deals):
        for count in players:
            for lineup in lineups:
                for turn in range(lineup.turns):
                    yield Game(count, lineup, deal, turn)


def deal_chance(seed: int, deal: int, round: int) -> Random:
    """The chance of one deal: the same for all line-ups."""
    return Random(f"{seed}/{deal}/{round}")


def play(setting: Setting, game: Game) -> Row:
    """Play a game to its end. A bot that fails raises BotFailed."""
    match = Match(setting.rules(game.players))
    table = _Table(setting, game, match)
    rounds: list[RoundRow] = []
    while not match.over:
        match.shuffle(deal_chance(setting.seed, game.deal, len(match.rounds) + 1))
        rounds.append(table.play_round())
    return Row(
        players=game.players,
        lineup=game.lineup.text,
        deal=game.deal,
        turn=game.turn,
        rounds=rounds,
        times=table.times,
    )


class _Table:
    """A game being played."""

    def __init__(self, setting: Setting, game: Game, match: Match) -> None:
        self.beliefs = setting.beliefs
        self.game = game
        self.match = match
        self.rng = Random(
            f"{setting.seed}/{game.deal}/{game.players}/{game.lineup.text}/{game.turn}"
        )
        # A bot of its own for every seat, so that none can tell another what it has seen.
        self.players: dict[tuple[int, str], BotPlayer] = {}
        self.times: dict[str, list[int]] = {bot: [] for bot in game.lineup.bots}

    def play_round(self) -> RoundRow:
        match, round = self.match, self.match.round
        before = round.gold
        dealt = [ROLES[role] for role in round.roles]
        bots = self.game.lineup.seated(dealt, self.game.turn)
        watched: list[Round] = []
        while not round.over:
            if self.beliefs and round.phase == PLAYING:
                watched.append(round.copy())
            self._move(bots)
        row = RoundRow(
            bots=bots,
            dealt=dealt,
            roles=[ROLES[role] for role in round.roles],
            treasure=round.treasure,
            winners=sorted(round.winners),
            gold=[after - had for after, had in zip(match.gold, before, strict=True)],
            moves=round.move_count,
        )
        if self.beliefs:
            try:
                row["beliefs"] = score_round(watched)
            except Exception as error:
                raise self._failure("the beliefs", error) from error
        return row

    def _move(self, bots: Sequence[str]) -> None:
        """The seat whose decision it is decides."""
        match = self.match
        seat = int(match.round.turn)
        bot = bots[seat]
        try:
            player = self.players.get((seat, bot)) or BotPlayer(bot)
            self.players[seat, bot] = player
            view, legal = match.view(seat), match.round.legal_moves()
            begun = perf_counter()
            move = player.bot.choose(view, legal, player.budget, self.rng)
            self.times[bot].append(round(1e6 * (perf_counter() - begun)))
            match.play(move, seat)
        except (Exception, SystemExit) as error:
            raise self._failure(f"{bot} on seat {seat}", error) from error

    def _failure(self, who: str, error: BaseException) -> BotFailed:
        return BotFailed(
            Failure(
                who=who,
                where=f"round {len(self.match.rounds)} of {self.game}",
                reason=" ".join(f"{type(error).__name__}: {error}".split()),
                trace="".join(traceback.format_exception(error)),
                record=write_record(self.match),
            )
        )
