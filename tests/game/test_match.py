"""Whole matches of both games, played by chance and watched move by move."""

from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from motherlode.game.cards import CARD, FACE_DOWN, LYING, NAMES, TILE_TEXT, card
from motherlode.game.deal import Deal, DealError
from motherlode.game.match import Match
from motherlode.game.maze import cell
from motherlode.game.move import IllegalMove
from motherlode.game.options import EDITIONS, OPTIONS, PLAYERS, Rules, Value
from tests.game.positions import dump, lying, some_deal, some_move

# The card that lies there, by what it does to the player it lies in front of.
LAID = dict(zip(LYING, ("break-cart", "break-lamp", "break-pick", "trap", "theft"), strict=True))


@st.composite
def any_rules(draw: st.DrawFn) -> Rules:
    """Both games, all editions, all numbers of players, some options changed."""
    game = draw(st.sampled_from(["base", "expansion"]))
    names = [name for name, option in OPTIONS.items() if game in option.games and name != "rounds"]
    options: dict[str, Value] = {
        name: draw(st.sampled_from(OPTIONS[name].values))
        for name in draw(st.lists(st.sampled_from(names), max_size=4, unique=True))
    }
    options["rounds"] = draw(st.sampled_from([1, 2, 3, 5]))
    players = draw(st.integers(*PLAYERS[game]))
    return Rules(game, players, draw(st.sampled_from(list(EDITIONS[game]))), options)


class WholeMatch(RuleBasedStateMachine):
    """Plays a match and keeps its own books, from the texts of the moves alone."""

    def __init__(self) -> None:
        super().__init__()
        self.match = Match(Rules("base", 3))
        self.discards: Counter[str] = Counter()
        self.goals: dict[int, str] = {}  # the goals that lie open, and how
        self.last: dict[str, int] = {}  # who last played a path card, any card, took a turn
        self.first = 0

    @initialize(rules=any_rules(), seed=st.integers(0, 9999))
    def sit_down(self, rules: Rules, seed: int) -> None:
        self.match = Match(rules)
        assert self.match.gold == (0,) * rules.players
        assert self.match.needs_deal
        assert not self.match.over
        self.deal_wrongly(seed, seed % 10)
        self.deal(seed)

    # --- what happens ------------------------------------------------------------------------

    def deal(self, seed: int) -> None:
        expected = self.next_starter() if self.match.rounds else None
        assert self.match.starter() == expected  # B19
        gold, nuggets = self.match.gold, Counter(self.match.nuggets)
        round = self.match.shuffle(Random(seed))
        assert round.number == len(self.match.rounds)
        assert round.gold == gold  # B5: gold is kept
        assert Counter(round.nuggets) == nuggets  # B3: shuffled anew from what is left
        assert expected in (None, round.starter)
        assert round.turn == round.starter
        self.discards.clear()
        self.goals.clear()
        self.last.clear()
        self.first = int(round.starter)
        assert not any(lying(round, seat) for seat in range(round.seats))

    @rule(seed=st.integers(0, 9999), how=st.integers(0, 9))
    def deal_wrongly(self, seed: int, how: int) -> None:
        """A deal that cannot be is refused and changes nothing [B1-B4, B19, T3, X1, X2]."""
        starter = self.match.starter()
        good = some_deal(self.match.rules, Random(seed))
        good.starter = good.starter if starter is None else starter
        good.nuggets = self.match.nuggets
        rounds = len(self.match.rounds)
        if self.match.needs_deal:
            good.check(self.match.rules, self.match.nuggets)
            good = spoilt(good, how, starter)
        with pytest.raises(DealError):  # B5: and none is due within a round or after the last
            self.match.deal(good)
        assert len(self.match.rounds) == len(self.match.deals) == rounds

    @rule(data=st.data())
    def play_any(self, data: st.DataObject) -> None:
        if self.at_play():
            moves = self.match.round.legal_moves()
            assert len(moves) > 0
            self.make(str(moves[data.draw(st.integers(0, len(moves) - 1))]))

    @rule(
        seed=st.integers(0, 9999), east=st.sampled_from([0.1, 0.6, 0.95]), most=st.integers(9, 99)
    )
    def play_on(self, seed: int, east: float, most: int) -> None:
        """Deal if it is time for it, and play some moves."""
        rng = Random(seed)
        if self.match.needs_deal:
            self.deal(seed)
        while most and self.at_play():
            self.make(some_move(self.match.round, rng, east))
            most -= 1

    @rule(seed=st.integers(0, 9999), east=st.sampled_from([0.1, 0.6, 0.95]))
    def play_out(self, seed: int, east: float) -> None:
        """Play a round to its end."""
        self.play_on(seed, east, 999)

    @rule(seat=st.integers(0, 11), text=st.sampled_from(["map@8,0", "take:1", "steal>0", "?"]))
    def play_out_of_turn(self, seat: int, text: str) -> None:
        """N1, N2: refused, and nothing has changed."""
        if self.match.rounds and (self.match.over or seat != self.match.round.turn):
            before = dump(self.match.round)
            with pytest.raises(IllegalMove) as refused:
                self.match.play(text, seat)
            assert refused.value.message.clause == ("N1" if text == "?" else "N2")
            assert dump(self.match.round) == before

    def at_play(self) -> bool:
        return bool(self.match.rounds) and not self.match.round.over

    def next_starter(self) -> int:
        """B19: after whoever it was, else after the one who began."""
        option = str(self.match.rules.options["next_starter"])
        return (self.last.get(option, self.first) + 1) % self.match.rules.players

    def make(self, text: str) -> None:
        """Play a move and write down what it did."""
        round = self.match.round
        seat, phase, gold = int(round.turn), round.phase_name, round.gold
        taken = rock_falls_on(round.maze.tiles(), text)
        made = self.match.play(text, seat)
        assert str(made) == text
        if phase == "play":
            self.discards += Counter(discarded(text, taken))
            self.last["turn"] = seat
            if not text.startswith(("pass:", "clear:")):
                self.last["card"] = seat
                if "@" in text and not text.startswith(("rockfall", "map")):
                    self.last["path"] = seat
        self.check_gold(text, phase, seat, gold)
        self.check_cards()
        self.check_goals()
        self.check_turn()

    # --- what always holds -------------------------------------------------------------------

    def check_gold(self, text: str, phase: str, seat: int, before: tuple[int, ...]) -> None:
        """Gold grows by sharing alone, and a theft moves one piece [B20-B22, X20-X22]."""
        round = self.match.round
        after = round.gold
        change = [new - old for new, old in zip(after, before, strict=True)]
        if phase == "take":
            assert sum(change) == change[seat] == int(text.removeprefix("take:"))
        elif phase == "steal":
            assert sum(change) == 0
            assert change[seat] == (text != "steal>-")
        elif round.phase_name == "play":
            assert not any(change)
        else:
            assert min(change) >= 0
            assert round.rules.expansion or round.phase_name == "over" or not any(change)
        assert min(after) >= 0

    def check_cards(self) -> None:
        """No card is created or lost; hands are sorted; the counts are right [B6, B7, X4]."""
        round, seats = self.match.round, range(self.match.rules.players)
        hands = [round.hand(seat) for seat in seats]
        assert all(hand == sorted(hand) for hand in hands)
        assert [round.held(seat) for seat in seats] == [len(hand) for hand in hands]
        assert round.in_hands == sum(map(len, hands))
        assert max(map(len, hands)) <= round.rules.hand_size
        assert round.deck_left == len(round.deck())
        laid = [TILE_TEXT[t] for _, t in round.maze.tiles() if 0 < t < FACE_DOWN]
        found = self.discards + Counter(LAID[what] for s in seats for what in lying(round, s))
        found += Counter(NAMES[card(text)] for text in laid)
        found += Counter(NAMES[c] for hand in hands for c in hand)
        found += Counter(NAMES[c] for c in (*round.deck(), *round.aside))
        assert found == Counter(NAMES[c] for c in round.rules.cards())
        dwarfs, box = Counter((*round.roles, *round.pile)), Counter(round.rules.dwarfs())
        assert dwarfs == box or (dwarfs < box and round.rules.says("old_hat", "removed"))  # X11

    def check_goals(self) -> None:
        """A goal turned up stays so and never turns again [B12]."""
        maze = self.match.round.maze
        shown = {at: TILE_TEXT[maze.tile(at)] for at in maze.goal_cells}
        up = {at: text for at, text in shown.items() if text.endswith("!")}
        assert self.goals.items() <= up.items()
        assert maze.treasure == ("gold!" in up.values())
        self.goals = up

    def check_turn(self) -> None:
        """Whoever decides can; nobody has two of a kind in front of them [B7, B13, B18]."""
        round = self.match.round
        thieves = [seat for seat in range(round.seats) if "theft" in lying(round, seat)]
        assert sorted(round.thefts) == thieves
        assert round.over == (len(round.legal_moves()) == 0)
        if round.phase_name == "play":
            assert round.held(round.turn) > 0
            assert not round.treasure
        else:
            assert (round.completed_by >= 0) == round.treasure
            assert round.treasure or round.deck_left == 0
            if round.rules.says("round_end", "empty"):
                assert round.treasure or round.in_hands == 0

    @invariant()
    def books_are_balanced(self) -> None:
        match = self.match
        assert len(match.rounds) == len(match.deals) <= match.rules.rounds
        assert match.over == (len(match.rounds) == match.rules.rounds and match.round.over)
        if match.over:
            most = max(match.gold)  # B23: all who tie for it win
            assert match.winners == tuple(s for s, gold in enumerate(match.gold) if gold == most)
        else:
            assert match.winners == ()
        if match.rounds and not match.rules.expansion:
            round = match.round
            in_play = len(round.nuggets) + len(round.offer)
            assert in_play + sum(round.nugget_cards) == 28  # B3
            worth = sum(round.nuggets) + sum(round.offer) + sum(round.gold)
            assert worth == 16 + 16 + 12
        elif match.rounds:
            assert match.round.nuggets == match.round.offer == ()  # X3


def rock_falls_on(tiles: list[tuple[int, int]], text: str) -> str:
    """The path card that a rockfall takes away, as it is written in a hand."""
    if not text.startswith("rockfall@"):
        return ""
    x, y = map(int, text.partition("@")[2].split(","))
    return next(NAMES[card(TILE_TEXT[t])] for at, t in tiles if at == cell(x, y))


def discarded(text: str, under_rock: str) -> list[str]:
    """The cards that a turn lays on the discard pile [B8, B15, B16, X10, X13, X16]."""
    if text.startswith("pass:"):
        return text.removeprefix("pass:").split(",")
    if text.startswith("clear:"):
        _, what, cards = text.split(":")
        return [*cards.split(","), LAID[what]]
    if text.startswith("rockfall@"):
        return ["rockfall", under_rock]
    name, _, rest = text.replace("@", ">").partition(">")
    if name.startswith("fix-"):
        return [name, f"break-{rest.partition(':')[2] or name.removeprefix('fix-')}"]
    if name in ("free", "hands-off"):
        return [name, {"free": "trap", "hands-off": "theft"}[name]]
    lies_somewhere = name not in CARD or name[0] in "NESW" or name in LAID.values()
    return [] if lies_somewhere else [name]


def spoilt(good: Deal, how: int, starter: int | None) -> Deal:
    """A deal in which one thing is not as it must be."""
    names = ("starter", "roles", "pile", "goals", "aside", "nuggets")
    parts = {name: getattr(good, name) for name in names}
    hands, deck = [list(hand) for hand in good.hands], list(good.deck)
    if how == 0:
        parts["starter"] = len(hands) if starter is None else (starter + 1) % len(hands)
    elif how == 1:
        parts["roles"] = good.roles[:-1]
    elif how == 2:
        parts["roles"] = (*good.roles[:-1], (good.roles[-1] + 1) % 8)
    elif how == 3:
        parts["goals"] = (0, 1, 1)
    elif how == 4:
        parts["aside"] = (*good.aside, deck.pop())
    elif how == 5:
        hands[0].append(deck.pop())
    elif how == 6:
        hands[0].pop()
    elif how == 7:
        deck[0] = CARD["map"] if deck[0] != CARD["map"] else CARD["NS"]
    elif how == 8:
        parts["starter"] = -1
    else:
        parts["nuggets"] = (*good.nuggets, 3)
    return Deal(**(parts | {"hands": hands, "deck": deck}))


WholeMatch.TestCase.settings = settings(
    max_examples=100,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
TestWholeMatch = WholeMatch.TestCase


@pytest.mark.parametrize("game", ["base", "expansion"])
@pytest.mark.parametrize("seed", range(12))
def test_match_goes_to_its_end(game: str, seed: int) -> None:
    """B5, B23: the same books kept over a whole match, so that every one reaches its result."""
    rng = Random(f"match {game} {seed}")
    machine = WholeMatch()
    options: dict[str, Value] = {"rounds": rng.choice([1, 2, 3, 6])}
    players = rng.randint(*PLAYERS[game])
    rules = Rules(game, players, rng.choice(list(EDITIONS[game])), options)
    machine.match = Match(rules)
    while not machine.match.over:
        machine.deal_wrongly(rng.randrange(9999), rng.randrange(10))
        machine.play_on(rng.randrange(9999), rng.random(), rng.randrange(90))
        machine.books_are_balanced()
    machine.deal_wrongly(seed, 0)
    machine.play_out_of_turn(0, "map@8,0")
    assert [round.number for round in machine.match.rounds] == list(range(1, rules.rounds + 1))


def test_match_needs_a_name_for_each_player() -> None:
    with pytest.raises(ValueError, match="3 players"):
        Match(Rules("base", 3), ["Ann", "Bo"])
    assert Match(Rules("base", 3), ["Ann", "Bo", "Cy"]).names == ("Ann", "Bo", "Cy")


def test_before_the_first_deal_there_is_no_round() -> None:
    """B4: who begins is open."""
    match = Match(Rules("expansion", 2))
    assert match.starter() is None
    with pytest.raises(ValueError, match="not been dealt"):
        _ = match.round
    assert match.shuffle(Random(1), starter=1).turn == 1
