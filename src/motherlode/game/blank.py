"""A round from a view: as the view shows it, with all that is hidden left blank.

The numbers of cards in other hands, in the deck and aside are right, but the cards are all the
same one, so nothing can be read out of them. Dwarfs and goals are in their places as far as they
are known. `Round.filled` puts something in the place of what is blank.
"""

from collections.abc import Iterator

from .cards import CARD, FACE_DOWN, HIDDEN, LYING, ROLES, SHOWN
from .deal import Deal, new_round, set_up_maze
from .maze import cell
from .move import PHASES, Move
from .round import Round
from .view import View

BLANK = 0  # in the place of a card, a dwarf or a nugget card that is hidden


def blank_round(view: View) -> Round:
    """The position that a view shows."""
    shown = [(place, SHOWN[goal]) for place, goal in enumerate(view.goals) if goal.endswith("!")]
    tiles = [(cell(x, y), SHOWN[text]) for x, y, text in view.maze]
    hands = [[BLANK] * held for held in view.held]
    if view.seat is not None:
        hands[view.seat] = [CARD[name] for name in view.hand]
    roles = [ROLES.index(role) if role != HIDDEN else BLANK for role in view.roles]
    deal = _blank_deal(view, hands, roles, len(view.pile), view.deck, view.nuggets)
    round = new_round(
        view.rules,
        deal,
        view.number,
        nugget_cards=view.nugget_cards,
        maze=set_up_maze(view.rules, deal.goals, tiles, shown),
        before=[sum(1 << LYING.index(what) for what in things) for things in view.before],
        thefts=view.thefts,
        turn=view.turn,
    )
    round.phase = PHASES.index(view.phase)
    round.offer = view.offer
    round.retired = sum(1 << seat for seat in view.retired)
    return round


def blank_opening(view: View) -> Round:
    """The position in which the moves of the round began, hands and dwarfs all blank."""
    opening = view.opening
    revealed = [(place, lies) for place, (lies, _) in enumerate(opening.goals) if lies != FACE_DOWN]
    hands = [[BLANK] * held for held in opening.held]
    pile = len(opening.dwarfs) - view.seats
    deal = _blank_deal(view, hands, [BLANK] * view.seats, pile, opening.deck, opening.nuggets)
    return new_round(
        view.rules,
        deal,
        view.number,
        nugget_cards=opening.nugget_cards,
        maze=set_up_maze(view.rules, deal.goals, opening.tiles, revealed),
        before=opening.before,
        thefts=opening.thefts,
        turn=opening.turn,
        last_path=opening.last_path,
        last_card=opening.last_card,
    )


def _blank_deal(
    view: View, hands: list[list[int]], roles: list[int], pile: int, deck: int, nuggets: int
) -> Deal:
    known = view.known_goals
    rest = iter([goal for goal in range(3) if goal not in known.values()])
    return Deal(
        view.starter,
        roles,
        [BLANK] * pile,
        [known[place] if place in known else next(rest) for place in range(3)],
        [BLANK] * view.aside,
        hands,
        [BLANK] * deck,
        [BLANK] * nuggets,
    )


def replay(view: View) -> Iterator[tuple[Round, Move]]:
    """Each move of a turn, with the position as it lay open before it; its turn is the mover's.

    It is one round that goes on with each move. Roles and pile hold no dwarfs but where each was
    dealt: a seat, or the number of seats plus its place in the pile. Hands and deck stay blank.
    """
    round = blank_opening(view)
    round.roles = tuple(range(view.seats))
    round.pile = tuple(range(view.seats, len(view.opening.dwarfs)))
    for seat, move in view.moves:
        if move.kind in ("take", "steal"):
            return  # the round is decided, and no card is played any more
        round.turn = seat
        yield round, move
        round.take_effect(move.code)
