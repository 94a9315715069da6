"""Looking ahead: what a position promises, which moves stay in the race, what walks find."""

from random import Random
from typing import Any

import pytest
from librt.vecs import vec

from motherlode.bots.beliefs import Beliefs
from motherlode.bots.guesses import Guesses
from motherlode.bots.minds import FRIENDS
from motherlode.bots.search import RIPE, Node, Search, likely, prospects
from motherlode.bots.sharp import Race, outlook
from motherlode.bots.survey import Survey
from motherlode.game.cards import BLUE, BOSS, GEOLOGIST, GREEN, MINER, ROLES, SABOTEUR
from motherlode.game.match import Match
from motherlode.game.move import Move
from motherlode.game.options import Rules
from motherlode.game.round import Round
from motherlode.game.scenario import set_up

Table = dict[str, Any]
SEATS = 12


def position(dug: int, roles: str = "miner miner saboteur miner", **more: object) -> Round:
    """Straight tunnels towards the middle, where the treasure lies."""
    game = "base" if "miner" in roles else "expansion"
    seats = len(roles.split())
    base: Table = {
        "game": game,
        "roles": roles.split(),
        "pile": ["miner"] if game == "base" else ["blue", "green", "saboteur", "boss"],
        "hands": ["EW map NS NESW"] * seats,
        "deck": " ".join(["EW NESW map NS"] * 6),
        "goals": ["stone:NW", "gold", "stone:NE"],
        "maze": [f"{x},0 EW" for x in range(1, dug + 1)],
        "nuggets": [1, 1, 1, 2, 2, 3] if game == "base" else [],
    }
    return set_up({**base, **more})


def promise(round: Round, shut: int = 0) -> float:
    return likely(prospects(round, Survey(shut)))


# --- what a position promises ----------------------------------------------------------------


def test_nearer_is_likelier() -> None:
    found = [promise(position(dug)) for dug in range(7)]
    assert found == sorted(found)
    assert found[6] - found[0] > 0.2
    assert all(0 < chance < 1 for chance in found)


def test_more_saboteurs_make_it_less_likely() -> None:
    tables = [
        "miner miner miner miner",
        "miner miner saboteur miner",
        "miner saboteur saboteur miner",
    ]
    found = [promise(position(3, roles)) for roles in tables]
    assert found == sorted(found, reverse=True)
    assert found[0] > found[2] + 0.05


def test_fewer_cards_make_it_less_likely() -> None:
    assert promise(position(2, deck="")) < promise(position(2)) - 0.05


def test_broken_tools_of_miners_make_it_less_likely_and_of_saboteurs_likelier() -> None:
    plain = promise(position(3))
    assert promise(position(3, before=["pick", "lamp", "", "cart"])) < plain
    assert promise(position(3, before=["", "", "pick", ""])) > plain


def test_a_door_makes_it_less_likely_for_the_other_colour() -> None:
    """X7."""
    maze = ["1,0 EW+green", *(f"{x},0 EW" for x in range(2, 7))]
    round = position(0, "blue green saboteur", maze=maze)
    assert promise(round, GREEN) < promise(round, BLUE) == promise(round)


def test_a_table_without_diggers_promises_little() -> None:
    assert (
        0
        < promise(position(3, "saboteur saboteur geologist"))
        < promise(position(3, "blue blue boss"))
    )


# --- the race --------------------------------------------------------------------------------


def test_before_anything_is_known_judgement_decides() -> None:
    race = Race(4)
    assert race.running == [0, 1, 2, 3]
    assert race.best() == 0


def test_a_move_that_falls_behind_drops_out_after_a_dozen_worlds() -> None:
    race = Race(3)
    for world in range(12):
        assert race.running == [0, 1, 2]
        race.note([0.8, 0.1 + 0.01 * (world % 2), 0.79])
    assert race.running == [0, 2]
    race.note([0.8, 0.8])
    assert [len(found) for found in race.found] == [13, 12, 13]


def test_judgements_own_choice_may_drop_out() -> None:
    race = Race(2)
    for _ in range(12):
        race.note([0.0, 1.0])
    assert race.running == [1]
    assert race.best() == 1


def test_the_best_so_far_never_drops_out() -> None:
    rng = Random(1)
    race = Race(6)
    for _ in range(400):
        if len(race.running) == 1:
            break
        race.note([rng.random() + 0.1 * which for which in race.running])
    assert 5 in race.running
    assert len(race.running) < 6


def test_moves_that_do_alike_stay() -> None:
    race = Race(3)
    for world in range(40):
        race.note([0.5 + 0.3 * (world % 2)] * 3)
    assert race.running == [0, 1, 2]
    assert race.best() == 0


def test_a_little_better_is_not_enough_to_be_preferred() -> None:
    rng = Random(2)
    unsure, sure = Race(2), Race(2)
    for _ in range(10):
        first = rng.random()
        unsure.note([first, 0.02 + rng.random()])
        sure.note([first, first + 0.1])
    assert unsure.best() == 0
    assert sure.best() == 1


def test_of_those_clearly_better_the_best_is_preferred() -> None:
    race = Race(3)
    for _ in range(8):
        race.note([0.1, 0.6, 0.9])
    assert race.best() == 2


def test_moves_are_compared_in_the_same_worlds() -> None:
    """Luck that all of them share is no difference."""
    rng = Random(3)
    race = Race(2)
    for _ in range(11):
        luck = rng.random()
        race.note([luck, luck + 0.05])
    mean, error = race.difference(1, 0)
    assert mean == pytest.approx(0.05)
    assert error < 0.02


# --- what all believe and want ---------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), [("base", 3), ("base", 10), ("expansion", 12)])
def test_trust_and_desire_keep_to_their_ranges(game: str, players: int) -> None:
    round = Match(Rules(game, players)).shuffle(Random(players))
    trust, desires = outlook(Beliefs(round.view(0)))
    assert len(trust) == SEATS * len(ROLES)
    assert all(-1 <= value <= 1 for value in trust)
    assert all(-1 <= value <= 1 for value in desires)
    assert any(value != 0 for value in trust)
    assert all(value == 0 for value in trust[players * len(ROLES) :])
    assert desires[SABOTEUR] == -1
    assert desires[MINER] == desires[BLUE] == desires[BOSS] == 1
    assert 0 < desires[GEOLOGIST] < 0.1


def test_who_is_known_is_trusted_as_his_role_is() -> None:
    round = position(2)
    trust, _ = outlook(Beliefs(round.view(2)))
    assert trust[2 * 8 + MINER] == FRIENDS[MINER][SABOTEUR] < 0
    assert trust[2 * 8 + SABOTEUR] == FRIENDS[SABOTEUR][SABOTEUR] > 0


# --- walks -----------------------------------------------------------------------------------


def planted(beliefs: Beliefs, *moves: str) -> Search:
    table = [FRIENDS.get(a, {}).get(b, 0.0) for a in range(8) for b in range(8)]
    search = Search(vec[float](table), beliefs.deeds.looked)
    search.depth = 2 * beliefs.view.seats
    search.roots = [(Move.parse(text).code, Node()) for text in moves]
    return search


def walked(round: Round, worlds: int, *moves: str) -> tuple[Search, list[list[float]]]:
    """What each move brings its player in some worlds."""
    beliefs = Beliefs(round.view(int(round.turn)))
    rng = Random(6)
    guesses, search = Guesses(beliefs, rng), planted(beliefs, *moves)
    trust, desires = outlook(beliefs)
    found: list[list[float]] = [[] for _ in moves]
    for seed in range(worlds):
        world = guesses.draw(rng)
        search.enter(world, trust, desires)
        for which in range(len(moves)):
            found[which].append(search.walk(world.copy(), which, seed))
    return search, found


def test_walks_find_the_winning_dig_that_judgement_put_last() -> None:
    """One card from the treasure, which lies in sight of all: the race turns to the dig."""
    round = position(6, goals=["stone:NW!", "gold", "stone:NE!"])
    _, found = walked(round, 12, "pass:map", "pass:EW", "EW@7,0")
    race = Race(3)
    for values in zip(*found, strict=True):
        if len(race.running) == 3:
            race.note(list(values))
    assert race.best() == 2
    assert min(found[2]) >= 0.8, "it wins whatever the others hold"


def test_walks_find_that_the_winning_dig_loses_for_a_saboteur() -> None:
    hands = ["EW map", "NS map", "EW E/W map", "map map"]
    round = position(6, goals=["stone:NW!", "gold", "stone:NE!"], turn=2, hands=hands)
    _, found = walked(round, 8, "EW@7,0", "E/W@7,0")
    assert max(found[0]) == 0
    assert sum(found[1]) > 0


@pytest.mark.parametrize("roles", ["miner miner saboteur miner", "blue green saboteur geologist"])
def test_what_a_walk_brings_is_between_nothing_and_all(roles: str) -> None:
    for turn in range(4):
        round = position(4, roles, turn=turn)
        _, found = walked(round, 4, "pass:map", "NESW@5,0")
        assert all(0 <= value <= 1 for values in found for value in values)


def test_the_same_seed_gives_the_same_walk() -> None:
    round = position(3)
    moves = ["EW@4,0", "NESW@4,0", "pass:map"]
    assert walked(round, 5, *moves)[1] == walked(round, 5, *moves)[1]


def test_a_tree_grows_where_many_have_walked() -> None:
    round = position(3)
    search, _ = walked(round, RIPE + 3, "EW@4,0", "pass:map")
    assert search.walks == 2 * (RIPE + 3)
    for _, node in search.roots:
        assert node.visits == RIPE + 3
        assert sum(child.visits for child in node.children.values()) == 3
        for child in node.children.values():
            assert 0 <= child.total <= float(child.visits)


def test_a_walk_leaves_the_world_it_began_in_alone() -> None:
    """Walks of other moves begin in the same one."""
    round = position(3)
    beliefs = Beliefs(round.view(0))
    rng = Random(2)
    world = Guesses(beliefs, rng).draw(rng)
    before = [world.hand(seat) for seat in range(4)], world.deck(), list(world.maze.tiles())
    search = planted(beliefs, "EW@4,0")
    search.enter(world, *outlook(beliefs))
    search.walk(world.copy(), 0, 1)
    after = [world.hand(seat) for seat in range(4)], world.deck(), list(world.maze.tiles())
    assert after == before
    assert world.turn == 0
