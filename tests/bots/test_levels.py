"""The levels: legal moves, budgets kept, nothing hidden looked at, texts that name them."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import islice
from random import Random
from statistics import median

import pytest

from motherlode import compiled
from motherlode.bots import LEVELS, Budget
from motherlode.bots.beliefs import Beliefs
from motherlode.bots.bot import Bot
from motherlode.bots.guesses import Guesses
from motherlode.bots.registry import Player, UnknownBot, load
from motherlode.bots.sharp import Sharp
from motherlode.bots.steady import Steady
from motherlode.game.cards import GOALS, HIDDEN, NAMES, ROLES, card
from motherlode.game.match import Match
from motherlode.game.options import Rules
from motherlode.game.resample import Worlds
from motherlode.game.round import Round
from motherlode.game.scenario import set_up
from motherlode.game.view import View
from tests.game.test_reference import some_rules

FEW = Budget(playouts=30 if compiled() else 1)  # uncompiled, walks take their time
games = pytest.mark.parametrize("game", ["base", "expansion"])
levels = pytest.mark.parametrize("level", list(LEVELS))


def positions(rules: Rules, seed: int, driver: str = "greedy") -> Iterator[Round]:
    """All positions of a match in which somebody is to decide."""
    rng, bot, match = Random(f"{rules.game}{seed}"), load(driver), Match(rules)
    while not match.over:
        if match.needs_deal:
            match.shuffle(rng)
        yield match.round
        round = match.round
        view = round.view(int(round.turn))
        match.play(bot.choose(view, round.legal_moves(), Budget(), rng))


def decide(bot: Bot, round: Round, budget: Budget, seed: int = 0) -> str:
    view = round.view(int(round.turn))
    return str(bot.choose(view, round.legal_moves(), budget, Random(seed)))


@cache
def moment(game: str, players: int, number: int, seed: int = 1) -> Round:
    """One position of a round; not to be changed."""
    rules = Rules(game, players, None, {"rounds": 1})
    for i, round in enumerate(positions(rules, seed, "random")):
        if i >= number and round.phase_name == "play" and len(round.legal_moves()) > 3:
            return round
    raise AssertionError("the round was over before")


# --- legal moves everywhere ------------------------------------------------------------------


@cache
def sampled(game: str) -> list[Round]:
    """Positions of rounds with any options, in any order; not to be changed."""
    found = []
    for seed in range(3):
        any_rules = some_rules(Random(f"legal{seed}"), game)
        options = {**any_rules.changed, "rounds": 1}
        rules = Rules(game, any_rules.players, any_rules.edition, options)
        found += [round.copy() for round in positions(rules, seed)]
    Random(7).shuffle(found)
    return found


MOST = {"random": 120, "greedy": 40, "steady": 6, "sharp": 2}


@levels
@games
def test_moves_are_legal_in_all_phases_and_with_any_options(game: str, level: str) -> None:
    bot = load(level)
    playing = [round for round in sampled(game) if round.phase_name == "play"]
    sharing = [round for round in sampled(game) if round.phase_name != "play"]
    assert {round.phase_name for round in sharing} == {"take" if game == "base" else "steal"}
    for seed, round in enumerate(sharing[:6] + playing[: MOST[level]]):
        assert decide(bot, round, FEW, seed) in {str(move) for move in round.legal_moves()}


@levels
def test_moves_are_legal_with_the_fewest_and_the_most_players(level: str) -> None:
    bot = load(level)
    for game, players in [("base", 3), ("base", 10), ("expansion", 2), ("expansion", 12)]:
        round = moment(game, players, 20)
        assert decide(bot, round, FEW) in {str(move) for move in round.legal_moves()}


@levels
def test_a_spectator_is_refused(level: str) -> None:
    """A bot plays for a seat; only chance needs no seat."""
    round = moment("base", 4, 3)
    bot = load(level)
    if level == "random":
        assert bot.choose(round.view(None), round.legal_moves(), Budget(), Random(1))
        return
    with pytest.raises(AssertionError):
        bot.choose(round.view(None), round.legal_moves(), Budget(playouts=5), Random(1))


# --- budgets ---------------------------------------------------------------------------------


@levels
@games
def test_the_same_view_and_seed_give_the_same_move(game: str, level: str) -> None:
    for number in (4, 18) if compiled() else (9,):
        round = moment(game, 4, number)
        assert decide(load(level), round, FEW, 9) == decide(load(level), round.copy(), FEW, 9)


@games
def test_a_bot_that_has_played_before_plays_the_same(game: str) -> None:
    """It keeps nothing between moves."""
    round, other = moment(game, 4, 9), moment(game, 4, 8)
    for used, fresh in ((Steady(), Steady()), (Sharp(), Sharp())):
        decide(used, other, FEW)
        assert decide(used, round, FEW) == decide(fresh, round, FEW)


def best_time(action: Callable[[], object], tries: int, enough: float = 0.0) -> float:
    """The shortest of some tries, up to the first that is short enough: machines stutter."""
    best = float("inf")
    for _ in range(tries):
        started = time.perf_counter()
        action()
        best = min(best, time.perf_counter() - started)
        if best < enough:
            break
    return best


@pytest.mark.parametrize("seconds", [0.1, 0.3])
@pytest.mark.parametrize(("game", "players", "number"), [("base", 10, 40), ("expansion", 4, 30)])
def test_sharp_keeps_to_the_clock(game: str, players: int, number: int, seconds: float) -> None:
    round = moment(game, players, number)
    budget = Budget(seconds=seconds)
    # A walk is not broken off; uncompiled one may take a while.
    limit = 1.1 * seconds + (0.03 if compiled() else 0.1)
    assert best_time(lambda: decide(Sharp(), round, budget), 20, limit) < limit


def test_sharp_uses_the_time_it_has() -> None:
    """Where two moves are as good as each other there is no reason to stop early."""
    round = set_up(
        {
            "game": "base", "roles": ["miner", "miner", "saboteur"], "pile": ["miner"],
            "hands": ["map map map", "EW NS map", "EW NESW map"], "deck": "EW EW NS NESW map map",
            "goals": ["stone:NW", "gold", "stone:NE"], "nuggets": [1, 1, 1, 2],
        }
    )  # fmt: skip
    # After a walk during which the machine stutters it does stop early, for fear of another one.
    tries = (best_time(lambda: decide(Sharp(), round, Budget(seconds=0.1)), 1) for _ in range(10))
    assert any(took > 0.08 for took in tries)


@levels
def test_a_forced_move_is_made_at_once(level: str) -> None:
    round = set_up(
        {
            "game": "base", "roles": ["miner", "miner", "saboteur"], "hands": ["NS", "map", "map"],
            "before": ["pick", "", ""], "deck": "map map",
            "goals": ["stone:NW", "gold", "stone:NE"],
        }
    )  # fmt: skip
    bot = load(level)
    assert [str(move) for move in round.legal_moves()] == ["pass:NS"]
    assert best_time(lambda: decide(bot, round, Budget(seconds=5)), 3) < 0.02
    assert decide(bot, round, Budget(seconds=5)) == "pass:NS"


def test_sharing_gold_needs_no_search() -> None:
    """B20: of the nuggets on offer the largest, whatever the budget."""
    round = set_up(
        {
            "game": "base", "roles": ["miner", "miner", "saboteur"], "hands": ["EW", "map", "map"],
            "maze": [f"{x},0 EW" for x in range(1, 7)], "nuggets": [1, 3, 2],
            "goals": ["stone:NW", "gold", "stone:NE"],
        }
    )  # fmt: skip
    round.play("EW@7,0")
    assert round.phase_name == "take"
    best = max(str(move) for move in round.legal_moves())
    assert best != "take:1"
    started = time.perf_counter()
    assert decide(Sharp(), round, Budget(seconds=5)) == best
    assert time.perf_counter() - started < 1


@pytest.mark.skipif(not compiled(), reason="the promise is for the compiled engine")
@pytest.mark.parametrize(("game", "players"), [("base", 5), ("expansion", 10)])
def test_steady_thinks_no_longer_than_five_milliseconds(game: str, players: int) -> None:
    rules, bot, times = Rules(game, players, None, {"rounds": 1}), Steady(), []
    for round in islice(positions(rules, 2, "random"), 0, None, 2):
        view, legal = round.view(int(round.turn)), round.legal_moves()
        choose = partial(bot.choose, view, legal, Budget(), Random(1))
        times.append(best_time(choose, 3))
    assert len(times) > 20
    assert median(times) < 0.005


# --- nothing hidden --------------------------------------------------------------------------


@pytest.mark.parametrize("bot", [Steady(), Sharp()])
@pytest.mark.parametrize(("game", "players"), [("base", 4), ("expansion", 4)])
def test_another_world_with_the_same_view_gets_the_same_move(
    game: str, players: int, bot: Bot
) -> None:
    """The law: what is hidden makes no difference."""
    rng = Random(4)
    differ = 0
    for number in (9, 20) if compiled() else (9,):
        round = moment(game, players, number)
        move = decide(bot, round, FEW)
        worlds = Worlds(round.view(int(round.turn)))
        for _ in range(2 if compiled() else 1):
            world = worlds.draw(rng)
            differ += any(world.hand(s) != round.hand(s) for s in range(players))
            assert decide(bot, world, FEW) == move
    assert differ


# --- worlds as they are guessed --------------------------------------------------------------


def open_cards(view: View) -> Counter[int]:
    """All cards that the seat has seen and that are in nobody's hand."""
    lying = [what for things in view.before for what in things]
    names = [what if what in ("trap", "theft") else f"break-{what}" for what in lying]
    names += [*view.discards, *view.own_discards]
    return Counter(card(text) for text in [*names, *(text for _, _, text in view.maze)])


@pytest.mark.parametrize("number", [0, 12, 30])
@pytest.mark.parametrize(("game", "players"), [("base", 4), ("expansion", 3), ("expansion", 12)])
def test_guessed_worlds_look_like_the_view(game: str, players: int, number: int) -> None:
    """What lies open, the own hand, what is known of roles and goals; each card just once."""
    round = moment(game, players, number, 3)
    me = int(round.turn)
    view = round.view(me)
    rng = Random(number)
    guesses = Guesses(Beliefs(view), rng)
    seats = range(players)
    others_face_down = sum(view.face_down) - view.face_down[me]
    hands = set()
    for _ in range(8):
        world = guesses.draw(rng)
        assert (world.turn, world.phase_name) == (me, "play")
        assert world.hand(me) == round.hand(me)
        assert sorted(world.maze.tiles()) == sorted(round.maze.tiles())
        assert [world.before(s) for s in seats] == [round.before(s) for s in seats]
        assert tuple(world.held(s) for s in seats) == view.held
        assert (world.deck_left, len(world.aside)) == (view.deck, view.aside)
        assert sorted(str(move) for move in world.legal_moves()) == list(view.legal)
        if not view.out:
            assert sorted([*world.roles, *world.pile]) == list(view.opening.dwarfs)
        for seat, known in enumerate(view.roles):
            assert known in (HIDDEN, ROLES[world.roles[seat]])
        for place, known in enumerate(view.goals):
            assert known in (HIDDEN, GOALS[world.maze.goals[place]]) or known.endswith("!")
        held = [c for s in seats for c in world.hand(s)]
        assert all(world.hand(s) == sorted(world.hand(s)) for s in seats)
        left = Counter(view.opening.box)
        left.subtract([*held, *world.deck(), *world.aside, *open_cards(view).elements()])
        assert min(left.values()) >= 0, {NAMES[c]: n for c, n in left.items() if n < 0}
        assert left.total() == others_face_down
        hands.add(tuple(held))
    assert len(hands) > 1


@games
def test_guessed_worlds_are_played_to_their_end(game: str) -> None:
    round = moment(game, 4, 10)
    rng = Random(8)
    guesses = Guesses(Beliefs(round.view(int(round.turn))), rng)
    for _ in range(2):
        world = guesses.draw(rng)
        while not world.over:
            world.play(rng.choice(list(world.legal_moves())))
        assert world.outcome() is not None


def test_guesses_follow_beliefs() -> None:
    """A seat that is sure of a role finds it in every world; one in doubt finds both."""
    round = set_up(
        {
            "game": "expansion", "roles": ["blue", "saboteur", "green"],
            "pile": ["boss", "geologist"], "hands": ["inspect map", "map map", "map map"],
            "deck": "map map NS EW", "goals": ["gold", "stone:NW", "stone:NE"],
        }
    )  # fmt: skip
    round.play("inspect>1")
    rng = Random(1)
    for seat, kinds in ((0, {"saboteur"}), (2, {"saboteur", "blue", "boss", "geologist"})):
        guesses = Guesses(Beliefs(round.view(seat)), rng)
        assert {ROLES[guesses.draw(rng).roles[1]] for _ in range(60)} == kinds


# --- texts -----------------------------------------------------------------------------------


def test_players_are_named_by_level_and_budget() -> None:
    assert isinstance(Player("sharp").bot, Sharp)
    assert (Player("sharp").budget.seconds, Player("sharp").budget.playouts) == (0.5, None)
    timed, counted = Player("sharp@2s"), Player("sharp@500")
    assert (timed.budget.seconds, timed.budget.playouts) == (2.0, None)
    assert (counted.budget.seconds, counted.budget.playouts) == (None, 500)
    assert Player("steady@0.25s").budget.seconds == Player("steady@.25s").budget.seconds == 0.25
    assert counted.name == "sharp@500"
    assert (repr(timed.budget), repr(counted.budget)) == ("2 s", "500 playouts")


def test_a_budget_of_its_own_goes_before_the_usual_one() -> None:
    usual = Budget(playouts=9)
    assert Player("sharp", usual).budget is usual
    assert Player("sharp@7", usual).budget.playouts == 7


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
        Player(text)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("shrap", "random, greedy, steady, sharp"),
        ("no_such_module_at_all:Bot", "ModuleNotFoundError"),
        ("motherlode.bots.steady:Nobody", "AttributeError"),
        ("motherlode.bots.steady:CAUTION", "TypeError"),
        ("motherlode.bots.bot:Budget", "no method choose"),
        (":Bot", "ValueError"),
        ("sharp@soon", "@500"),
    ],
)
def test_the_refusal_says_what_is_wrong(text: str, says: str) -> None:
    with pytest.raises(UnknownBot, match=says):
        Player(text)


def test_anybodys_class_may_play() -> None:
    player = Player("motherlode.bots.steady:Steady@40")
    assert type(player.bot) is Steady
    assert player.budget.playouts == 40


def test_a_player_moves_for_the_seat_whose_decision_it_is() -> None:
    match = Match(Rules("base", 4))
    match.shuffle(Random(3))
    move = Player("greedy").move(match, Random(1))
    assert move in match.round.legal_moves()
    match.play(move)


@pytest.mark.parametrize("wrong", [{"seconds": 0}, {"seconds": -1.0}, {"playouts": 0}])
def test_a_budget_is_more_than_nothing(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="more than nothing"):
        Budget(**wrong)
