"""Dealing and the match around it: what no single position can show."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from motherlode.game.cards import CARD, GOALS, MINER, NAMES, ROLES, SABOTEUR, SELFISH
from motherlode.game.deal import Deal, DealError, new_round, shuffle
from motherlode.game.match import Match
from motherlode.game.maze import cell
from motherlode.game.options import EDITIONS, PLAYERS, OptionError, Rules, Value
from tests.game.positions import deal_table, read_deal, some_deal, some_move
from tests.reference import cards as c

ALL_TABLES = [
    pytest.param(game, players, id=f"{game}-{players}")
    for game, (least, most) in PLAYERS.items()
    for players in range(least, most + 1)
]
BASE_TABLES = range(3, 11)


def play_match(rules: Rules, seed: int) -> Match:
    rng = Random(seed)
    match = Match(rules)
    while not match.over:
        if match.needs_deal:
            match.shuffle(rng)
        match.play(some_move(match.round, rng, 0.9))
    return match


def changed(deal: Deal, **parts: object) -> Deal:
    """The same deal with some parts of its table replaced."""
    return read_deal(deal_table(deal) | parts)


def refused(rules: Rules, deal: Deal) -> str:
    """Why a deal is refused; the match has not begun then."""
    match = Match(rules)
    with pytest.raises(DealError) as error:
        match.deal(deal)
    assert (match.rounds, match.deals) == ([], [])
    return str(error.value)


# --- cards, dwarfs, gold ---------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_shuffled_deal_holds_the_printed_cards(game: str, players: int) -> None:
    """B1-B3, X1-X3, T3, against the lists of the slow reading."""
    rules = Rules(game, players)
    deal = some_deal(rules, Random(players))
    deal.check(rules, rules.nuggets())
    table = deal_table(deal)
    dealt = [card for hand in table["hands"] for card in hand]
    box = Counter(c.full_deck(game, True))
    assert Counter(table["aside"] + table["deck"] + dealt) == box
    dwarfs = Counter(c.dwarfs(game, players, False, False))
    assert Counter(table["roles"] + table["pile"]) == dwarfs
    assert sorted(table["goals"]) == sorted(GOALS)
    assert len(table["aside"]) == (10 if game == "expansion" else 0)
    assert {len(hand) for hand in table["hands"]} == {c.hand_size(game, players)}
    assert len(table["hands"]) == len(table["roles"]) == players
    assert sum(table["nuggets"]) == (0 if game == "expansion" else 44)
    assert len(table["nuggets"]) == (0 if game == "expansion" else 28)
    assert deal_table(read_deal(table)) == table


@pytest.mark.parametrize(
    ("players", "saboteurs", "miners", "hand"),
    [(3, 1, 3, 6), (4, 1, 4, 6), (5, 2, 4, 6), (6, 2, 5, 5), (7, 3, 5, 5), (8, 3, 6, 4),
     (9, 3, 7, 4), (10, 4, 7, 4)],
)  # fmt: skip
def test_base_dwarfs_and_hands(players: int, saboteurs: int, miners: int, hand: int) -> None:
    """B1, B2: one dwarf more than players."""
    rules = Rules("base", players)
    assert Counter(rules.dwarfs()) == {SABOTEUR: saboteurs, MINER: miners}
    deal = some_deal(rules, Random(1))
    assert len(deal.pile) == 1
    assert [len(cards) for cards in deal.hands] == [hand] * players
    assert len(rules.cards()) == 67


def test_expansion_cards_and_dwarfs() -> None:
    """X1, X2: 15 dwarfs, ten cards aside, six in each hand, for any number of players."""
    for players in range(2, 13):
        deal = some_deal(Rules("expansion", players), Random(players))
        assert len(deal.pile) == 15 - players
        assert len(deal.aside) == 10
        assert [len(hand) for hand in deal.hands] == [6] * players
        assert deal.nuggets == ()  # X3: gold is a number


@pytest.mark.parametrize("there", [True, False])
def test_fourth_rockfall_is_in_the_box_or_not(there: bool) -> None:
    """X1: 21 or 20 action cards of the expansion."""
    rules = Rules("expansion", 5, "es-2014", {"fourth_rockfall": there})
    other = Rules("expansion", 5, "es-2014", {"fourth_rockfall": not there})
    assert rules.cards().count(CARD["rockfall"]) == (4 if there else 3)
    assert abs(len(rules.cards()) - len(other.cards())) == 1
    deal = some_deal(rules, Random(5))
    Match(rules).deal(deal)
    assert "X1" in refused(other, deal)


@pytest.mark.parametrize("players", BASE_TABLES)
def test_max_saboteurs_leaves_no_spare_dwarf(players: int) -> None:
    """B1: one miner fewer, so every saboteur is dealt."""
    rules = Rules("base", players, None, {"max_saboteurs": True})
    deal = some_deal(rules, Random(players))
    saboteurs = c.BASE_ROLES[players][0]
    assert deal.pile == ()
    assert list(deal.roles).count(SABOTEUR) == saboteurs
    Match(rules).deal(deal)
    assert "B1" in refused(Rules("base", players), deal)
    spare = some_deal(Rules("base", players), Random(players))
    assert "B1" in refused(rules, spare)


@pytest.mark.parametrize("players", BASE_TABLES)
@pytest.mark.parametrize("all_saboteurs", [False, True])
def test_selfish_dwarf_takes_the_place_of_a_miner(players: int, all_saboteurs: bool) -> None:
    """B1, B20: it may be the spare like any other."""
    options: dict[str, Value] = {"selfish_dwarf": True, "max_saboteurs": all_saboteurs}
    rules = Rules("base", players, None, options)
    saboteurs, miners = c.BASE_ROLES[players]
    left = miners - 1 - int(all_saboteurs)
    assert Counter(rules.dwarfs()) == {SABOTEUR: saboteurs, MINER: left, SELFISH: 1}
    assert "B1" in refused(Rules("base", players), some_deal(rules, Random(1)))
    deals = [some_deal(rules, Random(seed)) for seed in range(60)]
    assert any(SELFISH in deal.roles for deal in deals)
    assert any(SELFISH in deal.pile for deal in deals) != all_saboteurs


def test_spare_dwarf_is_sometimes_a_saboteur() -> None:
    """B1: so nobody knows how many there are."""
    spares = {some_deal(Rules("base", 5), Random(seed)).pile[0] for seed in range(40)}
    assert spares == {MINER, SABOTEUR}


def test_far_middle_goal_moves_one_goal() -> None:
    """T1: (8,0) is an ordinary cell then."""
    for far, middle in ((False, (8, 0)), (True, (9, 0))):
        rules = Rules("base", 3, None, {"far_middle_goal": far})
        round = new_round(rules, some_deal(rules, Random(1)))
        assert list(round.maze.goal_cells) == [cell(8, 2), cell(*middle), cell(8, -2)]
        assert (round.maze.tile(cell(8, 0)) == 0) == far


# --- deals that cannot be --------------------------------------------------------------------


@pytest.mark.parametrize("game", ["base", "expansion"])
def test_deals_that_cannot_be_are_refused_with_their_clause(game: str) -> None:
    rules = Rules(game, 4)
    good = some_deal(rules, Random(3))
    table = deal_table(good)
    cards, dwarfs = ("X1", "X2") if game == "expansion" else ("B2", "B1")
    first, *rest = table["deck"]
    another = next(name for name in NAMES if name not in (first, *table["deck"][:1]))
    wrong: list[tuple[str, dict[str, object]]] = [
        ("B4", {"starter": 4}),
        ("B4", {"starter": -1}),
        ("4 seats", {"roles": table["roles"][:3], "pile": [table["roles"][3], *table["pile"]]}),
        ("4 seats", {"hands": table["hands"][:3], "deck": [*table["hands"][3], *table["deck"]]}),
        (dwarfs, {"pile": []}),
        (dwarfs, {"pile": [*table["pile"], "saboteur"]}),
        (dwarfs, {"roles": ["geologist" if game == "base" else "miner", *table["roles"][1:]]}),
        ("T3", {"goals": ["gold", "gold", "stone:NE"]}),
        ("T3", {"goals": ["gold", "stone:NE"]}),
        ("X1", {"aside": [*table["aside"], first], "deck": rest}),
        ("B2, X1", {"hands": [[*table["hands"][0], first], *table["hands"][1:]], "deck": rest}),
        ("B2, X1", {"hands": [table["hands"][0][1:], *table["hands"][1:]]}),
        (cards, {"deck": rest}),
        (cards, {"deck": [first, *table["deck"]]}),
        (cards, {"deck": [another, *rest]}),
        ("B3", {"nuggets": [*table["nuggets"], 1]}),
    ]
    for reason, parts in wrong:
        assert reason in refused(rules, changed(good, **parts)), parts
    Match(rules).deal(good)


def test_hands_are_sorted_whatever_the_order_dealt() -> None:
    deal = some_deal(Rules("base", 3), Random(1))
    backwards = Deal(
        deal.starter, deal.roles, deal.pile, deal.goals, deal.aside,
        [hand[::-1] for hand in deal.hands], deal.deck, deal.nuggets,
    )  # fmt: skip
    assert backwards.hands == deal.hands


def test_same_generator_gives_the_same_deal() -> None:
    """Chance comes from outside alone."""
    rules = Rules("expansion", 7)
    deals = [shuffle(rules, 2, (), Random(seed)) for seed in (11, 11, 12)]
    tables = [deal_table(deal) for deal in deals]
    assert tables[0] == tables[1] != tables[2]


@pytest.mark.parametrize("game", ["base", "expansion"])
def test_every_role_goal_and_card_comes_to_every_seat(game: str) -> None:
    """B1, B2, X1, X2, T1: a shuffle leaves nothing where it was."""
    rules = Rules(game, 3)
    deals = [some_deal(rules, Random(seed)) for seed in range(400)]
    for seat in range(3):
        assert {deal.roles[seat] for deal in deals} == set(rules.dwarfs())
        assert {card for deal in deals for card in deal.hands[seat]} == set(rules.cards())
        assert {deal.goals[seat] for deal in deals} == {0, 1, 2}
    starters = {Match(rules).shuffle(Random(seed)).starter for seed in range(60)}
    assert starters == {0, 1, 2}  # B4: drawn by the seed


# --- the match -------------------------------------------------------------------------------


def test_first_starter_is_drawn_or_named() -> None:
    """B4: and play goes on in the order of the seats."""
    for seat in range(4):
        match = Match(Rules("base", 4))
        round = match.shuffle(Random(1), starter=seat)
        assert round.turn == round.starter == seat
        match.play(f"pass:{NAMES[round.hand(seat)[0]]}")
        assert round.turn == (seat + 1) % 4
    with pytest.raises(DealError):
        Match(Rules("base", 4)).shuffle(Random(1), starter=4)


@pytest.mark.parametrize("game", ["base", "expansion"])
@pytest.mark.parametrize("rounds", range(1, 11))
def test_match_has_as_many_rounds_as_agreed(game: str, rounds: int) -> None:
    """B5: three as printed, 1 to 10 by the option."""
    match = play_match(Rules(game, 3, None, {"rounds": rounds}), rounds)
    assert len(match.rounds) == rounds
    assert [round.number for round in match.rounds] == list(range(1, rounds + 1))
    assert not match.needs_deal
    with pytest.raises(DealError):
        match.shuffle(Random(1))


@pytest.mark.parametrize("game", ["base", "expansion"])
def test_match_has_three_rounds_as_printed(game: str) -> None:
    """B5, in every edition."""
    for edition in EDITIONS[game]:
        assert Rules(game, 4, edition).rounds == 3
    for wrong in (0, 11, "3", True):
        with pytest.raises(OptionError, match="B5"):
            Rules(game, 4, None, {"rounds": wrong})


def test_deal_within_a_round_or_by_the_wrong_starter_is_refused() -> None:
    """B5, B19."""
    rules = Rules("base", 3, None, {"rounds": 2})
    match = Match(rules)
    match.shuffle(Random(1))
    with pytest.raises(DealError):
        match.shuffle(Random(2))
    rng = Random(3)
    while not match.round.over:
        match.play(some_move(match.round, rng, 0.5))
    starter = match.starter()
    assert starter is not None
    with pytest.raises(DealError, match="B19"):
        match.deal(shuffle(rules, (starter + 1) % 3, match.nuggets, rng))
    match.deal(shuffle(rules, starter, match.nuggets, rng))


@pytest.mark.parametrize("seed", range(6))
def test_nuggets_taken_are_gone_from_later_rounds(seed: int) -> None:
    """B3: the pile is what is left, shuffled anew; a deal with another pile is refused."""
    match = play_match(Rules("base", 5), seed)
    left = Counter(match.deals[0].nuggets)
    assert left == {1: 16, 2: 8, 3: 4}
    for deal, round in zip(match.deals, match.rounds, strict=True):
        assert Counter(deal.nuggets) == left
        left = Counter(round.nuggets)
    counts = [round.nugget_cards for round in match.rounds]
    assert 28 - sum(counts[-1]) == left.total()  # B22: how many cards is open
    assert all(a <= b for one, two in pairwise(counts) for a, b in zip(one, two, strict=True))


@pytest.mark.parametrize("game", ["base", "expansion"])
def test_everything_but_gold_is_set_up_anew(game: str) -> None:
    """B5: the ten cards laid aside included."""
    match = play_match(Rules(game, 4), 8)
    for before, after in pairwise(match.rounds):
        assert after.origin is not None
        assert after.origin.gold == before.gold
        assert after.starter == before.next_starter
        assert not any(after.origin.before(seat) for seat in range(4))
        assert len(after.origin.maze.tiles()) == 4
        assert after.origin.in_hands == 24
    asides = [deal.aside for deal in match.deals]
    assert game == "base" or len(set(asides)) == 3


@pytest.mark.parametrize("game", ["base", "expansion"])
def test_all_who_tie_for_the_most_gold_win(game: str) -> None:
    """B23: one winner, and several."""
    many = [play_match(Rules(game, 6, None, {"rounds": 1}), seed) for seed in range(25)]
    for match in many:
        most = max(match.gold)
        assert match.winners == tuple(s for s in range(6) if match.gold[s] == most)
    assert {len(match.winners) > 1 for match in many} == {True, False}


@pytest.mark.parametrize("game", ["base", "expansion"])
def test_own_gold_is_known_and_that_others_have_some(game: str) -> None:
    """B22, X23: amounts of others are no part of a view; a spectator knows none."""
    match = play_match(Rules(game, 4, None, {"rounds": 2}), 21)
    gold = match.gold
    assert sum(gold) > 0
    for seat in (0, 1, 2, 3, None):
        view = match.view(seat)
        assert view.gold == (None if seat is None else gold[seat])
        assert list(view.has_gold) == [amount > 0 for amount in gold]


def test_roles_are_named_in_every_deal() -> None:
    """X2: every player has one dwarf, the rest lie in the pile."""
    deal = some_deal(Rules("expansion", 12), Random(4))
    assert len(deal.roles) == 12
    assert Counter(ROLES[role] for role in deal.roles + deal.pile) == Counter(c.EXPANSION_ROLES)
