"""One round of the game, from the deal to the last theft, and whole matches at random."""

import hashlib
import itertools
import json
import random
from collections import Counter
from typing import Any

from . import cards as c
from . import maze, options
from .cards import Cell
from .moves import Move, read_move

Table = dict[str, Any]


class Game:
    """One round's state. ``turn`` is the deciding seat, None when the round is over."""

    def __init__(self, game: str, edition: str, chosen: options.Options, n_players: int) -> None:
        self.expansion = game == "expansion"
        self.options = options.complete(game, edition, chosen)
        self.n = n_players
        self.phase = "play"  # play, take, steal, over
        self.turn: int | None = 0
        self.roles: list[str] = []
        self.pile: list[str] = []
        self.maze: dict[Cell, str] = {c.START_CELL: c.START_CARD}
        middle = (9, 0) if self.options["far_middle_goal"] else (8, 0)
        self.goal_cells: list[Cell] = [(8, 2), middle, (8, -2)]  # T1
        self.goals: dict[Cell, str] = {}  # in notation; a revealed one ends with "!"
        self.hands: list[list[str]] = [[] for _ in range(self.n)]
        self.out: set[int] = set()  # seats without further turns, if so agreed (B7)
        self.deck: list[str] = []
        self.before: list[set[str]] = [set() for _ in range(self.n)]
        self.thefts: list[int] = []  # seats, in the order the thefts were played
        self.gold = [0] * self.n
        self.nuggets: list[int] = []
        self.starter = 0
        self.last_path: int | None = None
        self.last_card: int | None = None
        self.last_turn: int | None = None
        self.seen_goals: list[set[Cell]] = [set() for _ in range(self.n)]
        self.seen_roles: list[set[int]] = [{seat} for seat in range(self.n)]
        self.treasure = False
        self.completed_by: int | None = None
        self.winners: list[int] = []
        self.next_starter: int | None = None
        self.offered: list[int] = []  # nugget cards handed round
        self.queue: list[int] = []  # seats still to take or to steal, in order

    # Setting up

    @classmethod
    def from_deal(cls, header: Table, deal: Table, gold: list[int] | None = None) -> "Game":
        """A round as a record's header and deal line give it; ``gold`` is what each has."""
        new = cls(header["game"], header["edition"], header["options"], len(header["players"]))
        new.starter = new.turn = deal["starter"]
        new.roles, new.pile = list(deal["roles"]), list(deal["pile"])
        new.goals = dict(zip(new.goal_cells, deal["goals"], strict=True))
        new.hands = [list(hand) for hand in deal["hands"]]
        new.deck, new.nuggets = list(deal["deck"]), list(deal["nuggets"])
        new.gold = list(gold or new.gold)
        new._introduce_saboteurs()
        return new

    @classmethod
    def from_scenario(cls, table: Table) -> "Game":
        """A position as a scenario's table gives it; ValueError where it gives none."""
        game = table["game"]
        edition = table.get("edition", options.EDITIONS[game][0])
        new = cls(game, edition, table.get("options", {}), len(table["roles"]))
        turn: int = table.get("turn", 0)
        new.turn, new.starter = turn, table.get("starter", turn)
        new.roles, new.pile = list(table["roles"]), list(table.get("pile", []))
        for text in table.get("maze", []):
            cell, card = read_placed(text)
            if cell in new.maze or cell in new.goal_cells:
                raise ValueError(f"cell taken: {text}")
            new.maze[cell] = card
        new.goals = dict(zip(new.goal_cells, table["goals"], strict=True))
        if sorted(goal_face(goal) for goal in table["goals"]) != sorted(c.GOALS):
            raise ValueError("goals are not one of each")
        hands = [read_hand(hand) for hand in table.get("hands", [])]
        new.hands = hands + new.hands[len(hands) :]
        new.deck = read_hand(table.get("deck", ""))
        before = [set(things.split()) for things in table.get("before", [])]
        new.before = before + new.before[len(before) :]
        thieves = [seat for seat in range(new.n) if "theft" in new.before[seat]]
        new.thefts = list(table.get("thefts", thieves))
        if sorted(new.thefts) != thieves:
            raise ValueError("thefts do not match what lies before the players")
        new.gold, new.nuggets = list(table.get("gold", new.gold)), list(table.get("nuggets", []))
        new.last_path, new.last_card = table.get("last_path"), table.get("last_card")
        new._introduce_saboteurs()
        if not set().union(*new.before) <= {*c.TOOLS, "trap", "theft"}:
            raise ValueError("something unknown lies before a player")
        if not len(new.hands) == len(new.before) == len(new.gold) == new.n:
            raise ValueError("a list does not match the number of players")
        if not new.hands[turn]:
            raise ValueError("the seat in turn holds no card")
        if any(maze.reached_from(new.face_up(), cell) for cell in new.face_down()):
            raise ValueError("a face-down goal is reached already")
        new._note_cardless()
        return new

    def _introduce_saboteurs(self) -> None:
        """House rule saboteurs_know: at the deal only."""
        if self.options["saboteurs_know"]:
            gang = {seat for seat in range(self.n) if self.roles[seat] == "saboteur"}
            for seat in gang:
                self.seen_roles[seat] |= gang

    # Looking at the state

    def face_down(self) -> list[Cell]:
        return [cell for cell in self.goal_cells if not self.goals[cell].endswith("!")]

    def face_up(self) -> maze.Up:
        """All face-up cards on the table, revealed goals included."""
        up = dict(self.maze)
        for cell, goal in self.goals.items():
            if goal.endswith("!"):
                up[cell] = c.TREASURE_CARD if goal == "gold!" else goal[len("stone:") : -1]
        return up

    def facts(self, seat: int) -> set[str]:
        """What this seat knows: own role, roles and goals seen, what is open to all."""
        open_roles = self.phase != "play"  # B19: then all dwarfs are revealed
        found = {
            f"role {other} {role}"
            for other, role in enumerate(self.roles)
            if open_roles or other in self.seen_roles[seat]
        }
        for (x, y), goal in self.goals.items():
            if goal.endswith("!"):
                found |= {f"goal {x},{y} {goal}", f"goal {x},{y} {goal_face(goal)}"}
            elif (x, y) in self.seen_goals[seat]:
                found.add(f"goal {x},{y} {goal}")
        return found

    def legal(self) -> list[str]:
        """All legal moves of the deciding seat, in canonical notation, each once, sorted."""
        if self.turn is None:
            return []
        if self.phase == "take":
            texts = {f"take:{value}" for value in self.offered}
        elif self.phase == "steal":
            texts = {f"steal>{seat}" for seat in range(self.n)} | {"steal>-"}
        else:
            texts = self._candidates(self.turn)
        return sorted(text for text in texts if self.refuse(text) is None)

    def _candidates(self, seat: int) -> set[str]:
        """A superset of the legal moves: every way to use the cards in this hand."""
        texts: set[str] = set()
        hand, seats = self.hands[seat], range(self.n)
        near = {maze.step(cell, edge) for cell in self.face_up() for edge in c.EDGES}
        for card in set(hand):
            if card not in c.ACTIONS:
                forms = {card, c.turned(card)}
                texts |= {f"{form}@{x},{y}" for form in forms for x, y in near}
            elif card == "theft":
                texts.add(card)
            elif card == "rockfall":
                texts |= {f"rockfall@{x},{y}" for x, y in self.maze}
            elif card == "map":
                texts |= {f"map@{x},{y}" for x, y in self.goals}
            elif card.startswith("fix-") and card.count("-") == 2:
                texts |= {f"{card}>{s}:{tool}" for s in seats for tool in card.split("-")[1:]}
            else:
                texts |= {f"{card}>{s}" for s in seats}
        for size in (1, 2, 3):
            for chosen in itertools.combinations(sorted(hand), size):
                listed = ",".join(chosen)
                texts.add(f"pass:{listed}")
                texts |= {f"clear:{thing}:{listed}" for thing in self.before[seat] if size == 2}
        return texts

    # Refusing

    def refuse(self, text: str, seat: int | None = None) -> str | None:
        """The clause of the first rule the move breaks, in notation.md's order, or None."""
        move = read_move(text)
        if move is None:
            return "N1"
        if self.turn is None or (seat is not None and seat != self.turn):
            return "N2"
        if (move.kind if move.kind in ("take", "steal") else "play") != self.phase:
            return "N2"
        if move.kind == "take":
            return None if move.value in self.offered else "B20"
        if move.kind == "steal":
            return self._refuse_steal(move, self.turn)
        return self._refuse_turn(move, self.turn)

    def _refuse_steal(self, move: Move, seat: int) -> str | None:
        if move.target >= self.n:
            return "N4"
        if move.target == -1:
            return None if self.options["theft_optional"] == "may" else "X22"
        return None if move.target in self._victims(seat) else "X22"

    def _refuse_turn(self, move: Move, seat: int) -> str | None:
        """Whether this seat could make this move if it were its turn."""
        kind, target, cell = move.kind, move.target, move.cell
        hand = self.hands[seat]
        if any(move.cards.count(card) > hand.count(card) for card in move.cards):
            return "N3"
        if target >= self.n:
            return "N4"
        if kind == "rockfall" and cell not in self.maze and cell not in self.goals:
            return "N4"
        if kind == "map" and cell not in self.goals:
            return "N4"
        if kind == "pass" and len(move.cards) > (3 if self.expansion else 1):
            return "X4" if self.expansion else "B6"
        if kind == "clear":
            if not self.expansion:
                return "B6"
            if len(move.cards) != 2:
                return "X4"
            return None if move.thing in self.before[seat] else "X16"
        if kind == "path":
            return self._refuse_path(move, seat)
        if kind == "break":
            if target == seat and self.options["break_self"] == "others":
                return "B14"
            return "B13" if move.thing in self.before[target] else None
        if kind == "trap":
            if target == seat:
                return "X12"
            return "B13" if "trap" in self.before[target] else None
        if kind == "theft":
            return "B13" if "theft" in self.before[seat] else None
        if kind == "fix":
            return None if move.thing in self.before[target] else "B15"
        if kind == "rockfall":
            return "B16" if cell == c.START_CELL or cell in self.goals else None
        if kind == "map":
            return None if cell in self.face_down() else "B17"
        if kind == "hands-off":
            return None if "theft" in self.before[target] else "X10"
        if kind == "hats":
            return None if self.pile else "X11"
        if kind == "free":
            return None if "trap" in self.before[target] else "X13"
        if kind == "inspect":
            allowed = target != seat or self.options["inspect_self"] == "any"
            return None if allowed else "X14"
        if kind == "swap-hands":
            return None if target != seat else "X15"
        return None

    def _refuse_path(self, move: Move, seat: int) -> str | None:
        if self.before[seat] & {*c.TOOLS, "trap"}:
            return "B11"
        if move.cell in self.maze or move.cell in self.goals:
            return "B9"
        up = self.face_up()
        if not maze.fits(up, move.cell, move.lies):
            return "B9"
        if c.feature(move.lies) == "ladder":
            adjacent = self.options["ladder_goal"] == "adjacent"
            goals = set(self.goal_cells)
            allowed = maze.ladder_may_lie(up, goals, adjacent, move.cell, move.lies)
            return None if allowed else "X8"
        return None if maze.joins(up, move.cell, move.lies) else "B10"

    # Playing

    def play(self, text: str) -> None:
        """Make the deciding seat's move; ValueError if it is refused."""
        clause, move, seat = self.refuse(text), read_move(text), self.turn
        if clause is not None or move is None or seat is None:
            raise ValueError(f"{text} is refused: {clause}")
        if move.kind == "take":
            self.offered.remove(move.value)
            self.gold[seat] += move.value
            self.queue.pop(0)
            self._next_decision("take")
        elif move.kind == "steal":
            if move.target != -1:
                self.gold[move.target] -= 1
                self.gold[seat] += 1
            self.queue.pop(0)
            self._next_decision("steal")
        else:
            self._take_turn(move, seat)

    def _take_turn(self, move: Move, seat: int) -> None:
        self.last_turn = seat
        for card in move.cards:
            self.hands[seat].remove(card)
        if move.kind not in ("pass", "clear"):  # B19: these are not cards played
            self.last_card = seat
        if move.kind == "path":
            self.last_path = seat
            self.maze[move.cell] = move.lies
            self._reveal(move.cell)  # the only change of the maze that can lengthen a tunnel
            if self.treasure:  # B12: the round is over, nobody draws
                self.completed_by = seat
                self._end_round()
                return
        else:
            self._act(move, seat)
        drawer = move.target if move.kind == "swap-hands" else seat  # X15
        for _ in range(len(move.cards) if move.kind == "pass" else 1):  # B6, X4
            if self.deck:  # B7
                self.hands[drawer].append(self.deck.pop(0))
        self._note_cardless()
        if self._nothing_left():
            self._end_round()
            return
        order = [(seat + k) % self.n for k in range(1, self.n + 1)]
        self.turn = next(s for s in order if s in self._playing())

    def _note_cardless(self) -> None:
        """B7: with `out` anyone without a card takes no more turns, whatever a swap brings."""
        if self.options["cardless"] == "out":
            self.out |= {seat for seat in range(self.n) if not self.hands[seat]}

    def _playing(self) -> list[int]:
        """B7: the others are skipped."""
        return [seat for seat in range(self.n) if self.hands[seat] and seat not in self.out]

    def _act(self, move: Move, seat: int) -> None:
        kind, target = move.kind, move.target
        if kind == "clear":
            self._take_away(seat, move.thing)
        elif kind == "break":
            self.before[target].add(move.thing)
        elif kind == "fix":
            self._take_away(target, move.thing)
        elif kind == "trap":
            self.before[target].add("trap")
        elif kind == "free":
            self._take_away(target, "trap")
        elif kind == "theft":
            self.before[seat].add("theft")
            self.thefts.append(seat)
        elif kind == "hands-off":
            self._take_away(target, "theft")
        elif kind == "rockfall":
            del self.maze[move.cell]
        elif kind == "map":
            self.seen_goals[seat].add(move.cell)
        elif kind == "inspect":
            self.seen_roles[seat].add(target)
        elif kind == "hats":
            old, self.roles[target] = self.roles[target], self.pile.pop(0)
            if self.options["old_hat"] == "bottom":
                self.pile.append(old)
            for other in range(self.n):
                if other != target:
                    self.seen_roles[other].discard(target)
        elif kind == "swap-hands":
            hands = self.hands
            hands[seat], hands[target] = hands[target], hands[seat]

    def _take_away(self, seat: int, thing: str) -> None:
        self.before[seat].remove(thing)
        if thing == "theft":
            self.thefts.remove(seat)

    def _reveal(self, played: Cell) -> None:
        """B12, in passes."""
        while not self.treasure:
            up = self.face_up()
            reached = {cell: maze.reached_from(up, cell) for cell in self.face_down()}
            if not any(reached.values()):
                return
            for cell, sides in reached.items():
                if sides and self.goals[cell] == "gold":
                    self.goals[cell] = "gold!"
                    self.treasure = True
                elif sides:
                    just = [side for side in sides if maze.step(cell, side) == played]
                    side = (just or sides)[0]
                    curve = self.goals[cell][len("stone:") :]
                    lies = curve if side in curve else c.turned(curve)
                    self.goals[cell] = f"stone:{lies}!"

    def _nothing_left(self) -> bool:
        """B18, checked after the draw: is the round over without the treasure?"""
        if not self._playing():
            return True
        if self.deck or self.options["round_end"] == "empty":
            return False
        for seat in self._playing():
            for text in self._candidates(seat):
                move = read_move(text)
                assert move is not None
                if move.kind != "pass" and self._refuse_turn(move, seat) is None:
                    return False
        return True

    # The end of the round

    def _end_round(self) -> None:
        """B19 and the sharing of the gold."""
        rule = self.options["next_starter"]
        last = {"path": self.last_path, "card": self.last_card, "turn": self.last_turn}[rule]
        self.next_starter = ((self.starter if last is None else last) + 1) % self.n
        if self.expansion:
            self._share_expansion()
            self._next_decision("steal")
        else:
            self._share_base()
            self._next_decision("take")

    def _next_decision(self, phase: str) -> None:
        """The first of the queue that has something to decide, or the round is over."""
        while phase == "steal" and self.queue and not self._victims(self.queue[0]):
            self.queue.pop(0)  # X22: passed over
        self.phase = phase if self.queue else "over"
        self.turn = self.queue[0] if self.queue else None

    def _seats(self, *roles: str) -> list[int]:
        return [seat for seat in range(self.n) if self.roles[seat] in roles]

    def _share_base(self) -> None:
        if self.completed_by is None:  # B21
            self.winners = self._seats("saboteur")
            for seat in self.winners:
                self._pay(seat, {1: 4, 2: 3, 3: 3}.get(len(self.winners), 2))
            return
        if self.roles[self.completed_by] == "selfish":
            self.winners = [self.completed_by]
            self._pay(self.completed_by, 4)
            return
        self.winners = self._seats("miner")  # B20
        if self.options["broken_no_share"]:
            self.winners = [s for s in self.winners if not self.before[s] & set(c.TOOLS)]
        count = len(self.winners)
        if self.options["gold_drawn"] == "players" and self.winners:
            count = min(self.n, 9) - len(self._seats("selfish"))
        self.offered, self.nuggets = self.nuggets[:count], self.nuggets[count:]
        circle = [(self.completed_by - k) % self.n for k in range(self.n)]  # counter-clockwise
        order = [seat for seat in circle if seat in self.winners]
        self.queue = [order[k % len(order)] for k in range(len(self.offered))]

    def _pay(self, seat: int, value: int) -> None:
        """B21: exactly this value, or the nearest below; most 3s, then most 2s."""
        have = Counter(self.nuggets)
        ways = [
            (3 * threes + 2 * twos + ones, threes, twos, ones)
            for threes in range(have[3] + 1)
            for twos in range(have[2] + 1)
            for ones in range(have[1] + 1)
            if 3 * threes + 2 * twos + ones <= value
        ]
        paid, threes, twos, ones = max(ways)
        for nugget in [3] * threes + [2] * twos + [1] * ones:
            self.nuggets.remove(nugget)
        self.gold[seat] += paid

    def _share_expansion(self) -> None:
        free = [seat for seat in range(self.n) if "trap" not in self.before[seat]]
        self.winners = sorted(set(self._winning_group()) & set(free))  # X20
        amount = max(6 - len(self.winners), 1)
        for seat in self.winners:
            less = {"boss": 1, "profiteer": 2}.get(self.roles[seat], 0)
            self.gold[seat] += max(amount - less, 0)
        geologists = self._seats("geologist")  # X21
        paid = [seat for seat in geologists if seat in free]
        crystals = sum(c.feature(card) == "crystal" for card in self.maze.values())
        half = len(geologists) == 2 and self.options["split_trapped_geologist"] == "half"
        for seat in paid:
            self.gold[seat] += crystals // 2 if half or len(paid) == 2 else crystals
        thieves = [seat for seat in self.thefts if seat in free]  # X22
        self.queue = sorted(thieves, key=lambda seat: (seat - thieves[-1]) % self.n)

    def _winning_group(self) -> list[int]:
        """The winning group before the trapped leave it (X17, X18, X19)."""
        if self.completed_by is None:
            return self._seats("saboteur", "profiteer")
        completer = self.roles[self.completed_by]
        cell = next(cell for cell, goal in self.goals.items() if goal == "gold!")
        shut = {"blue": "green", "green": "blue"}
        opened = [
            colour
            for colour in ("blue", "green")
            if any(place == cell for place, _ in maze.linked(self.face_up(), shut[colour]))
        ]
        if not opened:
            alone = not self._seats("boss") and self.options["profiteer_alone"] == "completed"
            if alone and completer != "profiteer":
                return []
            return self._seats("boss", "profiteer")
        for_nobody = self.options["saboteur_completes"] == "nobody"
        if for_nobody and completer == "saboteur" and len(opened) == 2:
            return self._seats("profiteer")
        if completer in opened:
            opened = [completer]
        return self._seats(*opened, "boss", "profiteer")

    def _victims(self, thief: int) -> list[int]:
        """X22: the other players who have gold."""
        return [seat for seat in range(self.n) if seat != thief and self.gold[seat] > 0]


# Texts


def goal_face(goal: str) -> str:
    """Which goal card it is, whichever way it lies: ``stone:SW!`` is ``stone:NE``."""
    kind, _, lies = goal.rstrip("!").partition(":")
    if kind == "gold":
        return kind
    return f"stone:{lies}" if f"stone:{lies}" in c.GOALS else f"stone:{c.turned(lies)}"


def read_hand(text: str) -> list[str]:
    """Cards separated by blanks, as they are written in a hand."""
    found = [(name, c.hand_form(name)) for name in text.split()]
    for name, card in found:
        if card is None:
            raise ValueError(f"unknown card {name}")
    return [card for _, card in found if card is not None]


def read_placed(text: str) -> tuple[Cell, str]:
    """``x,y CARD``, the card as it lies."""
    place, _, name = text.partition(" ")
    x, y = place.split(",")
    card = c.read_path(name)
    if card is None:
        raise ValueError(f"no path card: {text}")
    return (int(x), int(y)), card


# Whole matches


def json_line(table: Table) -> str:
    return json.dumps(table, ensure_ascii=False)


def header_of(game: str, edition: str, chosen: options.Options, names: list[str]) -> Table:
    differing = options.differing(edition, chosen)
    first = {"motherlode": 1, "game": game, "edition": edition}
    return first | {"options": differing, "players": names}


def end_of(number: int, played: Game) -> Table:
    first = {"end": number, "treasure": played.treasure}
    return first | {"completed_by": played.completed_by, "gold": played.gold}


def result_of(gold: list[int], before: list[str]) -> Table:
    """The result line: the most gold wins (B23); the digest is of all lines before."""
    winners = [seat for seat, has in enumerate(gold) if has == max(gold)]
    digest = hashlib.sha256("".join(line + "\n" for line in before).encode()).hexdigest()
    return {"result": gold, "winners": winners, "sha256": digest}


def random_deal(
    rng: random.Random, header: Table, number: int, starter: int, nuggets: list[int]
) -> Table:
    """A shuffled round (B1 to B3, X1, X2)."""
    game, n = header["game"], len(header["players"])
    chosen = options.complete(game, header["edition"], header["options"])
    deck = c.full_deck(game, chosen["fourth_rockfall"])
    roles = c.dwarfs(game, n, chosen["selfish_dwarf"], chosen["max_saboteurs"])
    goals = list(c.GOALS)
    for shuffled in (deck, roles, goals, nuggets):
        rng.shuffle(shuffled)
    aside = [deck.pop(0) for _ in range(10 if game == "expansion" else 0)]
    hands = [sorted(deck.pop(0) for _ in range(c.hand_size(game, n))) for _ in range(n)]
    first = {"deal": number, "starter": starter, "roles": roles[:n], "pile": roles[n:]}
    laid = {"goals": goals, "aside": aside, "hands": hands, "deck": deck}
    return first | laid | {"nuggets": nuggets}


def all_nuggets(game: str) -> list[int]:
    """B3; the expansion's gold is only a number (X3)."""
    return [] if game == "expansion" else list(Counter(c.NUGGETS).elements())


def _distance(played: Game, text: str) -> int:
    """From where a path move's tunnels lead to the nearest face-down goal; 99: leads nowhere."""
    move = read_move(text)
    assert move is not None
    ends = [
        maze.step(move.cell, e) for group in c.groups(move.lies) for e in group if len(group) > 1
    ]
    goals = played.face_down()
    return min((abs(x - a) + abs(y - b) for x, y in ends for a, b in goals), default=99)


def random_match(
    game: str,
    edition: str,
    chosen: options.Options,
    players: int,
    seed: int,
    digging: float = 0.5,
) -> list[str]:
    """The lines of a record of a match played at random.

    With the chance ``digging`` a turn digs as near to a goal as it can, to reach treasures.
    """
    rng = random.Random(seed)
    header = header_of(game, edition, chosen, [f"Player {k + 1}" for k in range(players)])
    lines = [json_line(header)]
    gold, nuggets, starter = [0] * players, all_nuggets(game), rng.randrange(players)
    for number in range(1, options.complete(game, edition, chosen)["rounds"] + 1):
        deal = random_deal(rng, header, number, starter, list(nuggets))
        lines.append(json_line(deal))
        played = Game.from_deal(header, deal, gold)
        while played.phase != "over":
            text = rng.choice(_some(played, rng, digging))
            lines.append(json_line({"seat": played.turn, "move": text}))
            played.play(text)
        assert played.next_starter is not None
        gold, nuggets, starter = played.gold, played.nuggets, played.next_starter
        lines.append(json_line(end_of(number, played)))
    return [*lines, json_line(result_of(gold, lines))]


def _some(played: Game, rng: random.Random, digging: float) -> list[str]:
    """The moves to choose among: sometimes only the digging ones, seldom the many passes."""
    moves = played.legal()
    paths = {text: _distance(played, text) for text in moves if played.phase == "play"}
    best = min(paths.values(), default=99)
    if best < 99 and rng.random() < digging:
        return [text for text in moves if paths[text] == best]
    cards = [text for text in moves if not text.startswith("pass:")]
    return cards if cards and rng.random() < 0.8 else moves
