"""The registry: texts that name a bot, and where a new one is added."""

from random import Random

import pytest

from motherlode.bots import LEVELS, Bot, Budget
from motherlode.bots.players.sharp import Sharp
from motherlode.bots.players.steady import Steady
from motherlode.bots.registry import BotPlayer, UnknownBot
from motherlode.game.legal import LegalMoves
from motherlode.game.match import Match
from motherlode.game.move import Move
from motherlode.game.options import Rules
from motherlode.game.view import View


class First(Bot):
    """Takes the first legal move."""

    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        return legal[0]


def test_a_level_is_added_in_one_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "first", First)
    match = Match(Rules("base", 3))
    match.shuffle(Random(3))
    assert BotPlayer("first@9").move(match, Random(1)) == match.round.legal_moves()[0]


def test_players_are_named_by_level_and_budget() -> None:
    assert isinstance(BotPlayer("sharp").bot, Sharp)
    assert (BotPlayer("sharp").budget.seconds, BotPlayer("sharp").budget.playouts) == (0.5, None)
    timed, counted = BotPlayer("sharp@2s"), BotPlayer("sharp@500")
    assert (timed.budget.seconds, timed.budget.playouts) == (2.0, None)
    assert (counted.budget.seconds, counted.budget.playouts) == (None, 500)
    assert (
        BotPlayer("steady@0.25s").budget.seconds == BotPlayer("steady@.25s").budget.seconds == 0.25
    )
    assert counted.name == "sharp@500"
    assert (repr(timed.budget), repr(counted.budget)) == ("2 s", "500 playouts")


def test_a_budget_of_its_own_goes_before_the_usual_one() -> None:
    usual = Budget(playouts=9)
    assert BotPlayer("sharp", usual).budget is usual
    assert BotPlayer("sharp@7", usual).budget.playouts == 7


@pytest.mark.parametrize(
    "text",
    [
        "", "shrap", "Sharp", "sharp ", "sharp@", "sharp@0", "sharp@0s", "sharp@0.0s", "sharp@-1",
        "sharp@1m", "sharp@1.s", "sharp@s", "sharp@1e3", "sharp@٣", "sharp@nan", "sharp@1@2",
        "sharp@9999999999", "@500",
    ],
)  # fmt: skip
def test_texts_that_name_no_player_are_refused(text: str) -> None:
    with pytest.raises(UnknownBot):
        BotPlayer(text)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("shrap", "random, greedy, steady, sharp"),
        ("no_such_module_at_all:Bot", "ModuleNotFoundError"),
        ("motherlode.bots.players.steady:Nobody", "AttributeError"),
        ("motherlode.bots.players.steady:CAUTION", "TypeError"),
        ("motherlode.bots.bot:Budget", "no method choose"),
        (":Bot", "ValueError"),
        ("sharp@soon", "@500"),
    ],
)
def test_the_refusal_says_what_is_wrong(text: str, says: str) -> None:
    with pytest.raises(UnknownBot, match=says):
        BotPlayer(text)


def test_anybodys_class_may_play() -> None:
    player = BotPlayer("motherlode.bots.players.steady:Steady@40")
    assert type(player.bot) is Steady
    assert player.budget.playouts == 40


def test_a_player_moves_for_the_seat_whose_decision_it_is() -> None:
    match = Match(Rules("base", 4))
    match.shuffle(Random(3))
    move = BotPlayer("greedy").move(match, Random(1))
    assert move in match.round.legal_moves()
    match.play(move)
