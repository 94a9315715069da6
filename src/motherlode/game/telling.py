"""What the deal and each move tell the table: to all, and what is secret to some seats alone."""

from collections.abc import Sequence

from . import events as e
from .cards import HATS, INSPECT, MAP, NAMES, ROCKFALL, SABOTEUR, SWAP_HANDS, TILE_TEXT
from .code import card_played, cell_of, seat_of
from .events import GOAL, ROLE, Event
from .maze import cell_text
from .move import OVER, PLAYING, Move
from .reasons import reasons
from .round import Round, Step
from .sharing import pay


def names(cards: Sequence[int]) -> list[str]:
    return [NAMES[c] for c in cards]


def told_at_start(round: Round) -> list[Event]:
    """What the deal tells: to each player their hand and their dwarf."""
    seats = range(round.seats)
    events = []
    for seat in seats:
        hand, role = names(round.hand(seat)), ROLE[round.roles[seat]]
        events.append(Event(e.DealtFact(seat, len(hand), hand, role), [seat]))
    if round.rules.says("saboteurs_know", True):
        saboteurs = [seat for seat in seats if round.roles[seat] == SABOTEUR]
        events.append(Event(e.SaboteursFact(saboteurs), saboteurs))
    return events


def told_by(old: Round, code: int, new: Round) -> list[Event]:
    """What a move tells, from the positions before and after it."""
    seat = int(old.turn)
    made = Move(code)
    secret = made.discards or made.kind == "take"
    events = [Event(e.MoveFact(seat, str(made)), [seat] if secret else [])]
    if old.phase == PLAYING:
        events += _told_by_card(old, code, new)
        if new.phase != PLAYING:
            events += _told_by_end(old, new)
    if new.offer:
        taker = int(new.turn)
        events.append(Event(e.OfferFact(taker, len(new.offer), sorted(new.offer)), [taker]))
    if new.phase == OVER:
        events.append(Event(e.OverFact(new.next_starter)))
    return events


def _told_by_card(old: Round, code: int, new: Round) -> list[Event]:
    me, played, target = int(old.turn), card_played(code), int(seat_of(code))
    at = int(cell_of(code))
    events = []
    drawer = me
    if played == MAP:
        goal = GOAL[old.maze.goals[old.maze.goal_cells.index(at)]]
        events.append(Event(e.LookFact(me, cell_text(at), goal), [me]))
    elif played == ROCKFALL:
        events.append(Event(e.FallFact(cell_text(at), TILE_TEXT[old.maze.tile(at)])))
    elif played == INSPECT:
        events.append(Event(e.InspectFact(me, target, ROLE[old.roles[target]]), [me]))
    elif played == HATS:
        events.append(Event(e.HatFact(target, ROLE[new.roles[target]]), [target]))
    elif played == SWAP_HANDS:
        drawer = target
        given = old.hand(me)
        given.remove(SWAP_HANDS)
        got = old.hand(target)
        hands = names(got), names(given)
        events.append(Event(e.SwapFact((me, target), (len(got), len(given)), hands), [me, target]))
    for cell in new.maze.goal_cells:
        tile = new.maze.tile(cell)
        if tile != old.maze.tile(cell):
            events.append(Event(e.GoalFact(cell_text(cell), TILE_TEXT[tile])))
    drawn = new.drawn(old.top)
    if drawn:
        events.append(Event(e.DrawFact(drawer, len(drawn), names(drawn)), [drawer]))
    return events


def _told_by_end(old: Round, new: Round) -> list[Event]:
    """The round is decided: dwarfs and winners are shown, pay and shares announced [B19, B24]."""
    completed_by = int(new.completed_by) if new.treasure else None
    roles = [ROLE[role] for role in new.roles]
    gained = [b - a for a, b in zip(old.gold, new.gold, strict=True)]
    why = reasons(new, gained)
    events = [Event(e.EndFact(new.treasure, completed_by, roles, list(new.winners), why))]
    if new.rules.expansion:
        events.append(Event(e.ShareFact(gained)))
    elif not new.queue:
        pile = list(old.nuggets)
        for seat in new.winners:
            paid = pay(pile, gained[seat])
            for nugget in paid:
                pile.remove(nugget)
            events.append(Event(e.PayFact(seat, gained[seat], len(paid), list(paid)), [seat]))
    return events


def _steps(round: Round) -> list[Step]:
    steps = []
    step = round.steps
    while step is not None:
        steps.append(step)
        step = step.before
    steps.reverse()
    return steps


def told(round: Round) -> list[list[Event]]:
    """All that this round has told: first the deal, then one list for each move."""
    origin = round.origin or round
    steps = _steps(round)
    replay: Round | None = None
    for i, step in enumerate(steps):
        if step.told is None:
            if replay is None:
                replay = origin.copy()
                for earlier in steps[:i]:
                    replay.apply(earlier.code)
            old = replay.copy()
            replay.apply(step.code)
            step.told = told_by(old, step.code, replay)
        elif replay is not None:
            replay.apply(step.code)
    moves: list[list[Event]] = []
    for step in steps:
        assert step.told is not None
        moves.append(step.told)
    return [told_at_start(origin), *moves]
