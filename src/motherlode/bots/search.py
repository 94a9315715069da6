"""Search: many worlds, one tree, playouts to the end of the round.

A tree is grown over the moves that a seat and those after it may make, whatever the hidden cards
are: each walk through it is made in another world and meets only the moves that are legal there.
Every seat plays for itself, by what its dwarf wants and its seat has seen in that world. Where
the tree ends the round is played out by the quick judgement of `worth`.
"""

from math import exp, log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..game.cards import BLUE, BOSS, FACE_DOWN, GEOLOGIST, GREEN, MAP, PROFITEER, SABOTEUR, STUCK
from ..game.code import AT, DIG, card_of, cell_of, kind_of
from ..game.move import OVER, PLAYING
from ..game.round import Round
from . import fitted
from .survey import Survey
from .worth import SEATS, Judge, Mind

NOISE: Final = 0.35  # how much chance is in the moves of a playout
HEAT: Final = 0.5  # how evenly first guesses are spread over moves, by their worth
CURIOSITY: Final = 1.0  # how much a move is tried because it is little known
TRUTH: Final = 0.15  # how far players in a walk know each other's dwarfs
TRUST: Final = 0.5  # how far they believe what the seat to move believes
RIPE: Final = 10  # walks that end at a node before it grows

# What each of the prospects counts, as found out by benchmarks/fit_chances.py.
CHANCES: Final = vec[float]([weight for weight in fitted.read("chances").values()])


class Node:
    """What has been found out about a move, and about the moves after it."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}


class Search:
    """A tree that is grown walk by walk."""

    __slots__ = (
        "_chances",
        "_down",
        "_judge",
        "_state",
        "_surveys",
        "depth",
        "friends",
        "looked",
        "minds",
        "roots",
        "walks",
    )

    def __init__(self, friends: "vec[float]", looked: "vec[i64]") -> None:
        self._judge = Judge(True)
        self._state: i64 = 1
        self._surveys: list[Survey] = [Survey(0), Survey(BLUE), Survey(GREEN)]
        self._chances = vec[float]([0.0, 0.0, 0.0])
        self._down: i64 = 7  # goals that lie face down, as a mask
        self.depth: i64 = 1000  # how many moves are played after the tree ends
        self.friends = friends  # by two roles, how much one gains from the other's success
        self.looked = looked  # which goals each seat has looked at
        self.minds: list[Mind] = [Mind(seat) for seat in range(SEATS)]
        self.roots: list[tuple[int, Node]] = []  # the moves to choose from
        self.walks: i64 = 0

    def supplied(self, supply: "vec[float]", scarce: "vec[float]") -> None:
        """Count on no more path cards than there are, and on fewer in some places."""
        self._judge.supplied(supply, scarce)

    def _chance(self) -> float:
        """A number from 0 to 1."""
        state = self._state
        state ^= (state << 13) & 0x3FFFFFFFFFFFFFF
        state ^= state >> 7
        state ^= (state << 17) & 0x3FFFFFFFFFFFFFF
        self._state = state
        return float(state >> 11 & 0xFFFFF) / 1048576.0

    def enter(self, round: Round, trust: "vec[float]", desires: "vec[float]") -> None:
        """Give every seat the mind that it has in this world; to be done before each walk in it.

        `trust` is, for each seat and each role that might ask, how far the seat is believed to be
        a friend (12 rows of 8); `desires` how much each role wants the treasure reached.
        """
        gold: i64 = 0
        while round.maze.goals[gold] != 0:
            gold += 1
        maze = round.maze
        down: i64 = 0
        place: i64 = 0
        while place < 3:
            if maze.tile(maze.goal_cells[place]) == FACE_DOWN:
                down |= 1 << place
            place += 1
        self._down = down
        seat: i64 = 0
        while seat < round.seats:
            mind = self.minds[seat]
            role: i64 = round.roles[seat]
            mind.desire = desires[role]
            mind.shut = GREEN if role == BLUE else BLUE if role == GREEN else 0
            mind.crystals = 1.0 if role == GEOLOGIST else 0.0
            unseen = down & ~self.looked[seat]
            sure = self.looked[seat] >> gold & 1 == 1 or unseen & (unseen - 1) == 0
            number = 0.0
            place = 0
            while place < 3:
                number += 1.0 if unseen >> place & 1 else 0.0
                place += 1
            place = 0
            while place < 3:
                chance = 0.0
                if sure:
                    chance = 1.0 if place == gold else 0.0
                elif unseen >> place & 1:
                    chance = 1.0 / number
                mind.gold[place] = chance
                place += 1
            other: i64 = 0
            while other < round.seats:
                # What is believed of a seat and what it is: time brings the truth to light.
                true: i64 = round.roles[other]
                known = self.friends[role * 8 + true]
                turn = -1.0 if role == PROFITEER and mind.desire < 0.0 else 1.0
                mind.trust[other] = turn * (TRUST * trust[other * 8 + role] + TRUTH * known)
                if other == seat:
                    mind.trust[other] = 1.0
                mind.unsure[other] = 0.3
                other += 1
            seat += 1

    def walk(self, round: Round, which: int, seed: i64) -> float:
        """One walk that begins with one of the moves to choose from: what it brought its player.

        Down the tree, then a playout; what came of it is noted on the way. The same seed is for
        comparing moves: their walks meet with the same chance.
        """
        self._state = (seed * 2654435761 + 88172645463325252) & 0x3FFFFFFFFFFFFFF
        start = round.gold
        judge = self._judge
        judge.forget()
        path: list[tuple[Node, int]] = []
        me: int = round.turn
        code: i64 = self.roots[which][0]
        node = self.roots[which][1]
        self._apply(round, code)
        while round.phase == PLAYING and node.visits >= RIPE:
            mover: int = round.turn
            codes = round.moves()
            worths = judge.weigh(round, self.minds[mover], codes, False)
            code = self._choose(node, codes, worths)
            child = node.children.get(code)
            if child is None:
                child = Node()
                node.children[code] = child
            path.append((node, mover))
            node = child
            self._apply(round, code)
        self.play_out(round, self.depth)
        self._foresee(round)
        node.visits += 1
        for passed, _ in path:
            passed.visits += 1
        for i in range(len(path)):
            below = path[i + 1][0] if i + 1 < len(path) else node
            below.total += self.worth_of(round, start, path[i][1])
        self.walks += 1
        return self.worth_of(round, start, me)

    def _choose(self, node: Node, codes: "vec[i64]", worths: "vec[float]") -> i64:
        """A move of whoever is to move here: worth trying by guess and by what came of it."""
        top = -1e9
        for worth in worths:
            if worth > top:
                top = worth
        total = 0.0
        guesses = vec[float](capacity=len(worths))
        for worth in worths:
            guess = exp((worth - top) / HEAT) if worth > top - 3.0 else 0.0
            guesses = append(guesses, guess)
            total += guess
        best = -1e9
        found: i64 = codes[0]
        reach = sqrt(float(node.visits))
        mean = 0.0
        tries = 0.0
        for tried in node.children.values():
            mean += tried.total
            tries += float(tried.visits)
        mean = mean / tries if tries > 0.0 else 0.5
        i: i64 = 0
        for code in codes:
            guess = guesses[i] / total
            i += 1
            if guess <= 0.0:
                continue
            child = node.children.get(code)
            value = mean
            visits = 0.0
            if child is not None and child.visits > 0:
                visits = float(child.visits)
                value = child.total / visits
            value += CURIOSITY * guess * reach / (1.0 + visits) + 0.01 * self._chance()
            if value > best:
                best = value
                found = code
        return found

    def _apply(self, round: Round, code: i64) -> None:
        """Make a move; who sees what a goal is will know it from then on."""
        kind = kind_of(code)
        mover = self.minds[round.turn]
        round.apply(code)
        if kind == DIG:
            self._judge.changed()
            place: i64 = 0
            while place < 3:
                if self._down >> place & 1:
                    tile = round.maze.tile(round.maze.goal_cells[place])
                    if tile != FACE_DOWN:
                        self._down &= ~(1 << place)
                        if round.maze.goals[place] != 0:
                            for mind in self.minds:
                                _learn(mind, place, False)
                place += 1
        elif kind == AT:
            if card_of(code) == MAP:
                place = 0
                while round.maze.goal_cells[place] != cell_of(code):
                    place += 1
                _learn(mover, place, round.maze.goals[place] == 0)
            else:
                self._judge.changed()

    def play_out(self, round: Round, most: i64) -> None:
        """Play so many moves, or to the end, by quick judgement with a little chance.

        What is left to do when the treasure is found or never will be is done in any case.
        """
        judge = self._judge
        while round.phase != OVER:
            if most <= 0 and round.phase == PLAYING:
                return
            most -= 1
            codes = round.moves()
            code = codes[0]
            if len(codes) > 1:
                worths = judge.weigh(round, self.minds[round.turn], codes, False)
                best = -1e9
                i: i64 = 0
                while i < len(codes):
                    value = worths[i] + NOISE * self._chance()
                    if value > best:
                        best = value
                        code = codes[i]
                    i += 1
            self._apply(round, code)

    def _foresee(self, round: Round) -> None:
        """How likely the treasure will be reached, for all and for each colour."""
        if round.phase == OVER:
            return
        self._chances[0] = likely(prospects(round, self._surveys[0]))
        if round.rules.expansion:
            self._chances[1] = likely(prospects(round, self._surveys[1]))
            self._chances[2] = likely(prospects(round, self._surveys[2]))

    def worth_of(self, round: Round, start: tuple[int, ...], seat: int) -> float:
        """What a round is worth to a seat, from 0 to 1: what it brought, or what it promises."""
        role = round.roles[seat]
        if round.phase != OVER:
            chance = self._chances[0]
            if not round.rules.expansion:
                return 0.95 * (1.0 - chance) if role == SABOTEUR else 0.87 * chance
            if role == SABOTEUR:
                return 0.8 * (1.0 - chance)
            if role == BLUE:
                return 0.5 * self._chances[2]
            if role == GREEN:
                return 0.5 * self._chances[1]
            if role == GEOLOGIST:
                crystals = 0.15 * float(round.maze.crystals())
                return crystals if crystals < 1.0 else 1.0
            return 0.4 * chance if role == BOSS else 0.25 * chance + 0.4 * (1.0 - chance)
        gained = float(round.gold[seat] - start[seat])
        if gained < 0.0:
            gained = 0.0
        if round.rules.expansion:
            return gained / 4.0 if gained < 4.0 else 1.0
        won = 0.8 if seat in round.winners else 0.0
        return won + (gained / 20.0 if gained < 4.0 else 0.2)


def _learn(mind: Mind, place: i64, treasure: bool) -> None:
    """What lies at a goal is known to a mind now."""
    rest = 0.0
    other: i64 = 0
    while other < 3:
        if (other == place) != treasure:
            mind.gold[other] = 0.0
        rest += mind.gold[other]
        other += 1
    other = 0
    while other < 3 and rest > 0.0:
        mind.gold[other] = mind.gold[other] / rest
        other += 1
    if treasure:
        mind.gold[place] = 1.0


def prospects(round: Round, survey: Survey) -> list[float]:
    """What speaks for the treasure being reached (for those whom the survey is for)."""
    gold: i64 = 0
    while round.maze.goals[gold] != 0:
        gold += 1
    survey.load(round.maze)
    reach = survey.reach(gold)
    diggers = 0.0
    free = 0.0
    hinderers = 0.0
    seat: i64 = 0
    while seat < round.seats:
        role: i64 = round.roles[seat]
        lies: i64 = round.before(seat)
        if role == SABOTEUR:
            hinderers += 0.5 if lies & STUCK else 1.0
        elif role != GEOLOGIST:
            diggers += 1.0
            free += 0.0 if lies & STUCK else 1.0
        seat += 1
    seats = float(round.seats)
    turns = float(round.in_hands + round.deck_left) * diggers / seats
    return [
        1.0,
        log((turns + 1.0) / (reach + 1.0)),
        reach,
        free / diggers if diggers > 0.0 else 0.0,
        hinderers / seats,
        reach * hinderers / seats,
    ]


def likely(given: list[float]) -> float:
    """How likely the treasure will be reached."""
    total = 0.0
    for i in range(len(given)):
        total += CHANCES[i] * given[i]
    return 1.0 / (1.0 + exp(-total))
