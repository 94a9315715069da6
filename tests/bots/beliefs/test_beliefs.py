"""What a seat believes: the deal's own chances, what it has seen, and what moves say."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import sqrt
from random import Random
from typing import Any

import pytest

from motherlode.bots.beliefs import Beliefs
from motherlode.bots.bot import Budget
from motherlode.bots.registry import load
from motherlode.game.cards import GOALS, HIDDEN, ROLES, SABOTEUR
from motherlode.game.deal import shuffle
from motherlode.game.match import Match
from motherlode.game.options import PLAYERS, Rules
from motherlode.game.resample import resample
from motherlode.game.round import Round
from motherlode.game.scenario import set_up
from motherlode.game.view import View
from tests.game.positions import some_rules

Table = dict[str, Any]
NORTH, MIDDLE, SOUTH = 0, 1, 2
GOAL_ROW = ["gold", "stone:NW", "stone:NE"]


def table(game: str, roles: str, hands: list[str], **more: object) -> Table:
    base: Table = {"game": game, "roles": roles.split(), "hands": hands, "goals": GOAL_ROW}
    return {**base, "deck": " ".join(["map"] * 20), **more}


def after(position: Table, moves: str) -> Round:
    round = set_up(position)
    for text in moves.split():
        round.play(text)
    return round


def dealt(game: str, players: int, seed: int = 1) -> Round:
    match = Match(Rules(game, players))
    return match.shuffle(Random(f"{game}{players}{seed}"))


def suspicion(round: Round, of: int, by: int | None = 0) -> float:
    return Beliefs(round.view(by)).role(of, "saboteur")


# --- nothing has happened yet ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "players"), [(game, n) for game, (a, z) in PLAYERS.items() for n in range(a, z + 1)]
)
@pytest.mark.parametrize("evidence", [True, False])
def test_before_the_first_move_the_deal_is_all_there_is(
    game: str, players: int, evidence: bool
) -> None:
    """B1, X2: what is left of the dwarfs when one's own is taken out, spread evenly."""
    round = dealt(game, players)
    box = round.rules.dwarfs()
    for seat in (None, 0, players - 1):
        beliefs = Beliefs(round.view(seat), evidence)
        left = Counter(box)
        if seat is not None:
            left.subtract([round.roles[seat]])
        for other in range(players):
            for role, name in enumerate(ROLES):
                chance = left[role] / left.total()
                if other == seat:
                    chance = float(role == round.roles[seat])
                assert beliefs.role(other, name) == pytest.approx(chance, abs=1e-12)
        assert [beliefs.gold(place) for place in range(3)] == pytest.approx([1 / 3] * 3)


def test_a_miner_of_five_expects_a_saboteur_in_two_of_five_others() -> None:
    """B1: 2 saboteurs and 4 miners, of which one is mine."""
    position = table("base", "miner miner saboteur saboteur miner", ["map"] * 5, pile=["miner"])
    round = set_up(position)
    assert suspicion(round, of=1) == pytest.approx(2 / 5)
    assert suspicion(round, of=1, by=2) == pytest.approx(1 / 5)
    assert suspicion(round, of=1, by=None) == pytest.approx(2 / 6)
    assert suspicion(round, of=0) == 0
    assert suspicion(round, of=2, by=2) == 1


# --- all seats together ----------------------------------------------------------------------


def played(game: str, players: int, moves: int, seed: int, level: str = "greedy") -> Round:
    """A round after some moves of bots."""
    rng, bot = Random(seed), load(level)
    rules = Rules(game, players)
    match = Match(rules)
    match.deal(shuffle(rules, 0, rules.nuggets(), rng))
    for _ in range(moves):
        if match.round.phase_name != "play":
            break
        view = match.round.view(int(match.round.turn))
        match.play(bot.choose(view, match.round.legal_moves(), Budget(), rng))
    return match.round


@pytest.mark.parametrize("seat", [None, 0, 3])
def test_all_ways_to_deal_the_roles_add_up_to_one_and_to_each_role(seat: int | None) -> None:
    """Base: what is said of a seat is what is said of all tables on which it has that role."""
    round = played("base", 5, 18, 2)
    beliefs = Beliefs(round.view(seat))
    every = {
        roles: beliefs.probability(roles) for roles in product(["miner", "saboteur"], repeat=5)
    }
    assert sum(every.values()) == pytest.approx(1)
    for at in range(5):
        whole = sum(chance for roles, chance in every.items() if roles[at] == "saboteur")
        assert beliefs.role(at, "saboteur") == pytest.approx(whole)
    assert len({round_to(chance) for chance in every.values()}) > 4, "moves have said something"


def round_to(chance: float) -> float:
    return float(f"{chance:.3g}")


def test_more_dwarfs_of_a_role_than_there_are_is_impossible() -> None:
    """B1: five players have two saboteurs and four miners."""
    beliefs = Beliefs(played("base", 5, 12, 3).view(None))
    assert beliefs.probability(["saboteur"] * 3 + ["miner"] * 2) == 0
    assert beliefs.probability(["miner"] * 5) == 0
    assert beliefs.probability(["boss"] + ["miner"] * 4) == 0
    assert beliefs.probability(["saboteur"] * 2 + ["miner"] * 3) > 0
    assert beliefs.probability(["saboteur"] + ["miner"] * 4) > 0


def test_a_table_in_which_i_am_somebody_else_is_impossible() -> None:
    round = dealt("expansion", 3)
    mine = ROLES[round.roles[1]]
    beliefs = Beliefs(round.view(1))
    for role in ("blue", "green", "boss", "saboteur"):
        chance = beliefs.probability(["geologist", role, "profiteer"])
        assert (chance > 0) == (role == mine)


# --- what was seen for certain ---------------------------------------------------------------


def test_an_inspection_leaves_no_doubt() -> None:
    """X14, and only for the seat that looked."""
    hands = ["inspect map", "map", "map"]
    position = table("expansion", "blue saboteur green", hands, pile=["boss", "geologist"])
    round = after(position, "inspect>1")
    assert Beliefs(round.view(0)).role(1, "saboteur") == 1
    assert Beliefs(round.view(0)).role(2, "saboteur") == 0
    assert 0 < Beliefs(round.view(2)).role(1, "saboteur") < 1
    assert 0 < Beliefs(round.view(None)).role(1, "saboteur") < 1


SWAPPING = ["inspect map", "map map", "hats hats map"]


def test_a_hat_laid_aside_stays_known_and_the_new_one_is_not() -> None:
    """X11: what is left for the new one are the dwarfs that were not seen."""
    for old_hat in ("bottom", "removed"):
        position = table(
            "expansion", "blue saboteur green", SWAPPING, pile=["boss", "geologist"],
            options={"old_hat": old_hat},
        )  # fmt: skip
        beliefs = Beliefs(after(position, "inspect>1 pass:map hats>1").view(0), evidence=False)
        assert beliefs.role(1, "saboteur") == 0
        for role in ("green", "boss", "geologist"):
            assert beliefs.role(1, role) == pytest.approx(1 / 3)
            assert beliefs.role(2, role) == pytest.approx(1 / 3)


def test_a_known_dwarf_at_the_bottom_of_the_pile_is_known_again_on_another() -> None:
    """X11, old_hat=bottom: a pile of one, so the next hat is the one laid down."""
    position = table(
        "expansion", "blue saboteur green", SWAPPING, pile=["boss"], options={"old_hat": "bottom"}
    )
    moves = "inspect>1 pass:map hats>1 pass:map pass:map hats>0"
    round = after(position, moves.rpartition(" ")[0] + " hats>2")
    beliefs = Beliefs(round.view(0))
    assert beliefs.role(2, "saboteur") == 1
    assert beliefs.role(1, "saboteur") == 0
    assert Beliefs(round.view(None)).role(2, "saboteur") < 1


def test_a_known_dwarf_that_was_removed_is_on_no_seat() -> None:
    """X11, old_hat=removed."""
    position = table(
        "expansion", "blue saboteur green", SWAPPING, pile=["boss", "geologist"],
        options={"old_hat": "removed"},
    )  # fmt: skip
    round = after(position, "inspect>1 pass:map hats>1 pass:map pass:map hats>2")
    beliefs = Beliefs(round.view(0))
    for seat in range(3):
        assert beliefs.role(seat, "saboteur") == 0
    new = ("green", "boss", "geologist")
    assert sum(beliefs.role(2, role) for role in new) == pytest.approx(1)


def test_suspicion_of_a_dwarf_goes_with_its_hat() -> None:
    """X11: suspicion is of the dwarf that acted; its successor begins anew."""
    maze = [f"{x},0 EW" for x in range(1, 6)]
    hands = ["map map map", "rockfall map map", "hats map map"]
    pile = ["saboteur", "boss", "green", "blue", "saboteur"]
    position = table("expansion", "blue saboteur green", hands, pile=pile, maze=maze, turn=1)
    acted = after(position, "rockfall@3,0")
    swapped = after(position, "rockfall@3,0 hats>1")
    prior = Beliefs(acted.view(0), evidence=False).role(1, "saboteur")
    assert suspicion(acted, of=1) > prior + 0.1
    assert suspicion(swapped, of=1) < prior


def test_saboteurs_know_each_other_and_who_is_none() -> None:
    """House rule saboteurs_know."""
    position = table(
        "base", "saboteur miner saboteur miner miner", ["map"] * 5, pile=["miner"],
        options={"saboteurs_know": True},
    )  # fmt: skip
    round = set_up(position)
    beliefs = Beliefs(round.view(0))
    assert [beliefs.role(seat, "saboteur") for seat in range(5)] == [1, 0, 1, 0, 0]
    assert suspicion(round, of=0, by=1) == pytest.approx(2 / 5)


def test_a_saboteur_who_stands_alone_knows_that_the_other_is_the_spare() -> None:
    position = table(
        "base", "saboteur miner miner miner miner", ["map"] * 5, pile=["saboteur"],
        options={"saboteurs_know": True},
    )  # fmt: skip
    beliefs = Beliefs(set_up(position).view(0))
    assert [beliefs.role(seat, "saboteur") for seat in range(5)] == [1, 0, 0, 0, 0]
    assert all(dwarfs[5] == SABOTEUR for dwarfs, _ in drawn(beliefs, 20))


def test_a_loyal_dwarf_with_a_new_hat_may_be_a_saboteur() -> None:
    """X11: saboteurs_know is of the deal only."""
    position = table(
        "expansion", "saboteur blue green", ["map map", "hats map", "map map"],
        pile=["saboteur", "boss"], options={"saboteurs_know": True}, turn=1,
    )  # fmt: skip
    assert Beliefs(set_up(position).view(0)).role(1, "saboteur") == 0
    beliefs = Beliefs(after(position, "hats>1").view(0), evidence=False)
    assert beliefs.role(1, "saboteur") == pytest.approx(1 / 2)
    assert beliefs.role(2, "saboteur") == 0


def test_a_look_at_the_treasure_leaves_no_doubt() -> None:
    """B17."""
    round = after(table("base", "miner miner saboteur", ["map map"] * 3), "map@8,2")
    assert [Beliefs(round.view(0)).gold(place) for place in range(3)] == [1, 0, 0]
    assert 0 < Beliefs(round.view(1)).gold(NORTH) < 1


def test_a_look_at_a_stone_leaves_the_two_others() -> None:
    round = after(table("base", "miner miner saboteur", ["map map"] * 3), "map@8,0")
    beliefs = Beliefs(round.view(0))
    assert [beliefs.gold(place) for place in range(3)] == pytest.approx([1 / 2, 0, 1 / 2])


def test_two_looks_at_stones_are_a_look_at_the_treasure() -> None:
    position = table("base", "miner miner saboteur", ["map map", "map", "map"])
    round = after(position, "map@8,0 pass:map pass:map map@8,-2")
    assert Beliefs(round.view(0)).gold(NORTH) == 1


def test_a_revealed_stone_is_no_treasure() -> None:
    """B12."""
    position = table(
        "base", "miner miner saboteur", ["EW map"] * 3, maze=[f"{x},0 EW" for x in range(1, 7)]
    )
    round = after(position, "EW@7,0")
    for seat in (None, 0, 1, 2):
        beliefs = Beliefs(round.view(seat))
        assert beliefs.gold(MIDDLE) == 0
        assert beliefs.gold(NORTH) + beliefs.gold(SOUTH) == pytest.approx(1)


def test_a_stone_that_lay_open_from_the_start_is_no_treasure() -> None:
    maze = [f"{x},0 EW" for x in range(1, 8)]
    goals = ["gold", "stone:NW!", "stone:NE"]
    round = after(table("base", "miner miner saboteur", ["map"] * 3, maze=maze, goals=goals), "")
    beliefs = Beliefs(round.view(0))
    assert [beliefs.gold(place) for place in range(3)] == pytest.approx([1 / 2, 0, 1 / 2])


# --- what moves say --------------------------------------------------------------------------
# Seat 1 acts, seat 0 watches; on a table of five with two saboteurs and one spare miner.

WATCHED = "EW NESW NW SW E/W N/E/S/W rockfall map break-pick map map"


def watched(moves: str, dug: int = 5, game: str = "base") -> Round:
    roles = "miner miner saboteur saboteur miner" if game == "base" else "blue green saboteur boss"
    pile = ["miner"] if game == "base" else ["saboteur", "saboteur", "blue", "geologist"]
    hands = ["map map map", WATCHED, "break-pick rockfall map map", "map map map", "map map map"]
    maze = [f"{x},0 EW" for x in range(1, dug + 1)]
    seats = len(roles.split())
    return after(table(game, roles, hands[:seats], pile=pile, maze=maze, turn=1), moves)


def change(moves: str, of: int = 1, dug: int = 5, game: str = "base") -> float:
    """How much the last of the moves adds to the suspicion of who made it."""
    texts = moves.split()
    before = watched(" ".join(texts[:-1]), dug, game)
    return suspicion(watched(moves, dug, game), of) - suspicion(before, of)


both_games = pytest.mark.parametrize("game", ["base", "expansion"])


@both_games
def test_digging_forward_lowers_suspicion(game: str) -> None:
    assert change("EW@6,0", game=game) < -0.03
    assert change("NESW@1,0", dug=0, game=game) < -0.03


@both_games
def test_a_dead_end_in_the_way_raises_suspicion(game: str) -> None:
    assert change("E/W@6,0", game=game) > 0.1


@both_games
def test_a_rockfall_that_cuts_the_way_raises_suspicion(game: str) -> None:
    assert change("rockfall@5,0", game=game) > 0.1


def test_a_rockfall_on_a_dead_end_in_the_way_lowers_suspicion() -> None:
    assert change("E/W@6,0 rockfall@6,0", of=2) < -0.05


def test_a_pass_without_need_raises_suspicion() -> None:
    assert change("pass:map") > 0.01


def test_a_deed_raises_suspicion_of_its_doer_and_lowers_that_of_the_others() -> None:
    """There are but two saboteurs."""
    before, now = watched(""), watched("E/W@6,0")
    for seat in (2, 3, 4):
        assert suspicion(now, seat) < suspicion(before, seat)
    assert sum(suspicion(now, seat, by=None) for seat in range(5)) <= 2


@both_games
def test_a_break_of_whoever_digs_along_raises_suspicion(game: str) -> None:
    assert change("EW@6,0 break-pick>1", of=2, game=game) > 0.05


@both_games
def test_a_break_of_whoever_blocks_says_less_than_a_break_of_whoever_digs(game: str) -> None:
    trusted = change("EW@6,0 break-pick>1", of=2, game=game)
    assert change("E/W@6,0 break-pick>1", of=2, game=game) < trusted


LOOK = "map@8,2 pass:map pass:map pass:map pass:map "


def gold_after(moves: str, dug: int, game: str = "base") -> float:
    """How likely the treasure lies in the north for a spectator."""
    return Beliefs(watched(moves, dug, game).view(None)).gold(NORTH)


@pytest.mark.parametrize("dug", [2, 3])
def test_whoever_looked_at_a_goal_and_digs_elsewhere_makes_it_less_likely(dug: int) -> None:
    """Either they have seen stone there, or they lie."""
    assert gold_after(LOOK.strip(), dug) == pytest.approx(1 / 3)
    assert gold_after(LOOK + f"SW@{dug + 1},0", dug) < 1 / 3 - 0.02
    assert gold_after(LOOK + f"NW@{dug + 1},0", dug) > 1 / 3 + 0.02


def test_whoever_looked_and_digs_elsewhere_late_makes_it_less_likely() -> None:
    assert gold_after(LOOK + "SW@6,0", 5) < 1 / 3


@pytest.mark.parametrize("dug", [2, 3, 5])
def test_whoever_looked_and_digs_there_makes_it_likelier_than_whoever_digs_elsewhere(
    dug: int,
) -> None:
    look = "map@8,2 pass:map pass:map pass:map "
    there = gold_after(look + f"NW@{dug + 1},0", dug, "expansion")
    assert there > gold_after(look + f"SW@{dug + 1},0", dug, "expansion")


def test_the_looks_of_a_trusted_player_say_most() -> None:
    hands = ["map map map map", "EW EW EW map SW NW", *["map map map map"] * 3]
    roles = "miner miner saboteur saboteur miner"
    maze = ["1,0 EW", "2,0 EW"]
    position = table("base", roles, hands, pile=["miner"], maze=maze, turn=1)
    others = " pass:map pass:map pass:map pass:map "
    trusted = others.join(["EW@3,0", "EW@4,0", "EW@5,0", "map@8,2", ""])
    elsewhere, there = after(position, trusted + "SW@6,0"), after(position, trusted + "NW@6,0")
    assert Beliefs(elsewhere.view(0)).gold(NORTH) < 0.2
    assert Beliefs(there.view(0)).gold(NORTH) > 0.8


def test_a_player_who_has_seen_the_treasure_is_not_misled() -> None:
    beliefs = Beliefs(watched(LOOK + "SW@6,0").view(1))
    assert beliefs.gold(NORTH) == 1


def test_without_evidence_moves_say_nothing() -> None:
    view = watched("E/W@6,0").view(0)
    assert Beliefs(view, evidence=False).role(1, "saboteur") == pytest.approx(2 / 5)
    assert Beliefs(view).role(1, "saboteur") > 2 / 5


# --- drawing ---------------------------------------------------------------------------------


def drawn(beliefs: Beliefs, draws: int, seed: int = 5) -> list[tuple[list[int], list[int]]]:
    rng = Random(seed)
    return [beliefs.draw(rng) for _ in range(draws)]


def within(found: int, draws: int, chance: float) -> bool:
    return abs(found / draws - chance) <= 4.5 * sqrt(max(0.0, chance * (1 - chance)) / draws) + 1e-9


@pytest.mark.parametrize(("game", "players"), [("base", 5), ("expansion", 2), ("expansion", 9)])
def test_draws_fit_what_is_known_and_come_as_often_as_they_are_likely(
    game: str, players: int
) -> None:
    round = played(game, players, 20, 7)
    view = round.view(1)
    beliefs = Beliefs(view)
    draws = 800
    seats: Counter[tuple[int, int]] = Counter()
    gold: Counter[int] = Counter()
    for dwarfs, goals in drawn(beliefs, draws):
        assert tuple(sorted(dwarfs)) == view.opening.dwarfs
        assert dwarfs[beliefs.worn[1]] == round.roles[1]
        assert sorted(goals) == [0, 1, 2]
        for place, shown in enumerate(view.goals):
            if shown in GOALS:
                assert GOALS[goals[place]] == shown
        seats.update((seat, dwarfs[dwarf]) for seat, dwarf in enumerate(beliefs.worn))
        gold[goals.index(0)] += 1
    for seat, row in enumerate(beliefs.marginals):
        for role, chance in enumerate(row):
            assert within(seats[seat, role], draws, chance), (seat, role)
    for place in range(3):
        assert within(gold[place], draws, beliefs.gold(place))


def test_both_stones_that_are_hidden_are_drawn_in_either_place() -> None:
    beliefs = Beliefs(set_up(table("base", "miner miner saboteur", ["map"] * 3)).view(0))
    found = Counter(tuple(goals) for _, goals in drawn(beliefs, 600))
    assert len(found) == 6
    assert all(within(count, 600, 1 / 6) for count in found.values())


# --- everywhere ------------------------------------------------------------------------------


def moments(rules: Rules, level: str, seed: int, every: int) -> Iterator[Round]:
    """Some positions of a match: some while it is played, all while gold is shared, the ends."""
    rng, bot, match = Random(f"{rules.game}{rules.players}{seed}"), load(level), Match(rules)
    count = 0
    while not match.over:
        if match.needs_deal:
            match.shuffle(rng)
        round = match.round
        if round.phase_name != "play" or count % every == every - 1:
            yield round
        view = round.view(int(round.turn))
        match.play(bot.choose(view, round.legal_moves(), Budget(), rng))
        count += 1
        if match.round.over:
            yield match.round


def assert_sound(view: View, round: Round) -> None:
    """Chances that add up, certain of what is known, and never sure of what is not so."""
    beliefs = Beliefs(view)
    assert len(beliefs.marginals) == view.seats
    for seat, row in enumerate(beliefs.marginals):
        assert sum(row) == pytest.approx(1)
        assert all(0 <= chance <= 1 + 1e-9 for chance in row)
        assert row[round.roles[seat]] > 0, "the truth is ruled out"
        if view.roles[seat] != HIDDEN:
            assert beliefs.role(seat, view.roles[seat]) == pytest.approx(1)
    gold = [beliefs.gold(place) for place in range(3)]
    assert sum(gold) == pytest.approx(1)
    assert all(0 <= chance <= 1 for chance in gold)
    assert gold[round.maze.goals.index(0)] > 0
    assert beliefs.probability([ROLES[role] for role in round.roles]) > 0
    dwarfs, goals = beliefs.draw(Random(1))
    assert tuple(sorted(dwarfs)) == view.opening.dwarfs
    assert sorted(goals) == [0, 1, 2]


@pytest.mark.parametrize("level", ["random", "greedy"])
@pytest.mark.parametrize(
    ("game", "players"),
    [("base", 3), ("base", 7), ("base", 10), ("expansion", 2), ("expansion", 5), ("expansion", 12)],
)
def test_beliefs_are_sound_all_through_a_round(game: str, players: int, level: str) -> None:
    every = 9 if level == "greedy" else 35
    phases = set()
    rng = Random(players)
    for round in moments(Rules(game, players, None, {"rounds": 1}), level, 1, every):
        phases.add(round.phase_name)
        assert_sound(round.view(rng.choice([None, *range(players)])), round)
    assert {"play", "over"} <= phases


@pytest.mark.parametrize("game", ["base", "expansion"])
def test_beliefs_are_sound_with_any_options_and_phases(game: str) -> None:
    phases = set()
    for seed in range(4):
        rng = Random(f"any{seed}")
        rules = some_rules(rng, game)
        for round in moments(rules, "greedy" if seed % 2 else "random", seed, 60):
            if round.phase_name != "play" and (round.phase_name in phases and rng.random() < 0.8):
                continue
            phases.add(round.phase_name)
            assert_sound(round.view(rng.choice([None, *range(round.seats)])), round)
    assert phases == {"play", "over", "take" if game == "base" else "steal"}


def test_once_the_dwarfs_are_shown_all_is_certain() -> None:
    """B19."""
    for game in ("base", "expansion"):
        *_, last = moments(Rules(game, 4, None, {"rounds": 1}), "greedy", 3, 1000)
        for seat in (None, 0):
            beliefs = Beliefs(last.view(seat))
            for other, role in enumerate(last.roles):
                assert beliefs.role(other, ROLES[role]) == pytest.approx(1)


@pytest.mark.parametrize(("game", "players"), [("base", 4), ("base", 8), ("expansion", 6)])
@pytest.mark.parametrize("seed", range(2))
def test_worlds_with_the_same_view_give_the_same_beliefs(
    game: str, players: int, seed: int
) -> None:
    """The law of views: nothing that is hidden may move a belief."""
    round = played(game, players, 22 + 9 * seed, seed)
    rng = Random(seed)
    for seat in (None, players - 1):
        view = round.view(seat)
        beliefs = Beliefs(view)
        world = resample(view, rng)
        again = Beliefs(world.view(seat))
        assert again.marginals == beliefs.marginals
        assert [again.gold(p) for p in range(3)] == [beliefs.gold(p) for p in range(3)]
        assert again.draw(Random(4)) == beliefs.draw(Random(4))
