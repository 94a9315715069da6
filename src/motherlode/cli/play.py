"""`motherlode play`: a game in the terminal against bots."""

from random import Random, SystemRandom
from textwrap import fill
from typing import Annotated

import typer
from rich.console import Console

from ..bots import LEVELS, BotPlayer
from ..bots.bot import Budget
from ..bots.players.steady import Steady
from ..game import events as e
from ..game.match import Match
from ..game.message import Message
from ..game.move import IllegalMove, Move
from ..game.options import Rules, read_option
from ..game.telling import told
from ..game.view import View
from ..words import Words, words
from .books import CLAUSES
from .drawing import draw_action, draw_card, draw_maze, side_by_side


def command(
    context: typer.Context,
    game: Annotated[str, typer.Option(help="base or expansion.")] = "base",
    edition: Annotated[str, typer.Option(help="Edition; default: the game's first.")] = "",
    players: Annotated[int, typer.Option(help="Number of players, you included.")] = 5,
    seat: Annotated[int | None, typer.Option(min=0, help="Your seat; default: drawn.")] = None,
    opponents: Annotated[
        str, typer.Option(help=f"Who plays the others: {', '.join(LEVELS)}, or module:Class.")
    ] = "steady",
    starter: Annotated[
        int | None, typer.Option(min=0, help="The seat that begins; default: drawn.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same game.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="An option as name=value; may be given often.")
    ] = None,
    ascii: Annotated[bool, typer.Option(help="Draw with plain ASCII characters.")] = False,
) -> None:
    """Play a game in the terminal against bots."""
    player = BotPlayer(opponents)
    Rules(game, players, edition or None)
    options = dict(read_option(game, text) for text in option or [])
    rules = Rules(game, players, edition or None, options)
    for name, chosen in {"--seat": seat, "--starter": starter}.items():
        if chosen is not None and chosen >= players:
            raise typer.TyperException(f"{name} is 0 to {players - 1} with {players} players")
    rng = Random(seed if seed is not None else SystemRandom().getrandbits(64))
    mine = rng.randrange(players) if seat is None else seat
    try:
        Table(rules, mine, player, rng, words(context.obj), ascii, starter).play()
    except (Leave, EOFError):
        print(words(context.obj).say("play-goodbye"))


class Leave(Exception):
    """The player leaves the table."""


class Table:
    """A person, the bots, and what is said between them."""

    def __init__(
        self,
        rules: Rules,
        me: int,
        opponents: BotPlayer,
        rng: Random,
        say: Words,
        ascii: bool,
        starter: int | None = None,
    ) -> None:
        self.match = Match(rules)
        self.me = me
        self.starter = starter  # of the first round; drawn at random if it is not named [B4]
        self.opponents = opponents
        self.rng = rng
        self.words = say
        self.ascii = ascii
        self.console = Console(highlight=False)

    def say(self, id: str, **args: str | int) -> None:
        print(self.words.say(id, **args))

    def say_of(self, seat: int, id: str, **args: str | int) -> None:
        """The same about a seat; `<id>-own` is about the player's own."""
        print(self.words.tell(Message(id, {"seat": seat, **args}), me=self.me))

    def play(self) -> None:
        rules = self.match.rules
        self.say("play-welcome", game=self.words.say(f"game-{rules.game}"))
        self.say("play-table", count=rules.players, seat=self.me)
        self.say("play-how")
        while not self.match.over:
            if self.match.needs_deal:
                self._deal()
            seat = int(self.match.round.turn)
            if seat == self.me:
                move = self._ask(self.match.view(seat))
            else:
                move = self.opponents.move(self.match, self.rng)
            self.match.play(move, seat)
            for event in told(self.match.round)[-1]:
                self._tell(event.seen_by(self.me))
        self._result()

    def _deal(self) -> None:
        round = self.match.shuffle(self.rng, self.starter)
        view = self.match.view(self.me)
        print()
        self.say("play-round", round=round.number, rounds=self.match.rules.rounds)
        self.say_of(int(round.starter), "play-begins")
        self._role("play-role", view.roles[self.me])
        for fact in view.log[0]:
            if isinstance(fact, e.SaboteursFact) and fact.seats:
                fellows = [s for s in fact.seats if s != self.me]
                self.say("play-fellows", count=len(fellows), seats=_seats(fellows))

    def _role(self, id: str, role: str) -> None:
        goal = self.words.attribute(f"role-{role}", "goal")
        self.say(id, role=self.words.say(f"role-{role}"), goal=goal)

    # --- the player's decision ---------------------------------------------------------------

    def _ask(self, view: View) -> Move:
        print()
        if view.phase == "play":
            self._show(view)
            self.say("play-turn")
        while True:
            text = _tidy(input(self._prompt(view) + " "))
            command = text.lower()
            if command in ("q", "quit", "exit"):
                raise Leave
            if command in ("", "?", "h", "help"):
                self.say("play-legal", count=len(view.legal))
                self._list(view.legal)
            elif command == "r" or command.startswith("r "):
                self._rule(text[1:].strip())
            elif command == "hint":
                self._hint(view)
            else:
                move = self._read(text)
                if move is not None:
                    return move

    def _list(self, legal: tuple[str, ...]) -> None:
        """Legal moves in groups: on the maze, on players, discards."""
        moves = [Move.parse(text) for text in legal]
        cells = [str(move) for move in moves if move.cell]
        discards = [str(move) for move in moves if move.discards]
        others = [text for text in legal if text not in discards and text not in cells]
        for group in (cells, others, discards):
            if group:
                print(
                    fill(
                        "  ".join(group),
                        self.console.width,
                        initial_indent="  ",
                        subsequent_indent="  ",
                        break_long_words=False,
                        break_on_hyphens=False,
                    )
                )

    def _prompt(self, view: View) -> str:
        if view.phase == "take":
            cards = " ".join(map(str, view.offer))
            return self.words.say("play-prompt-take", example=view.offer[-1], cards=cards)
        if view.phase == "steal":
            return self.words.say(
                "play-prompt-steal", example=Move.parse(view.legal[0]).target_text()
            )
        return self.words.say("play-prompt")

    def _rule(self, name: str) -> None:
        name = (name or input(self.words.say("play-prompt-rule") + " ").strip()).upper()
        if name in CLAUSES:
            print(f"{name} {self.words.attribute(f'rule-{name}', 'title')}")
            print(self.words.say(f"rule-{name}"))
        elif name:
            self.say("play-unknown-rule", text=name[:20])

    def _hint(self, view: View) -> None:
        """What a steady bot would do, with its own random numbers: asking changes no game."""
        bot = Steady()
        move = bot.choose(view, self.match.round.legal_moves(), Budget(), Random(0))
        why = bot.explain(view, move)
        self.say("play-hint", move=str(move), reason=self.words.tell(why))

    def _read(self, text: str) -> Move | None:
        try:
            move = Move.parse(text)
            refused = self.match.round.refusal(move, self.me)
        except IllegalMove as unreadable:
            refused = unreadable
        if refused is None:
            return move
        message = refused.message
        self.say("play-refused", clause=message.clause, reason=self.words.tell(message))
        return None

    # --- the table ---------------------------------------------------------------------------

    def _show(self, view: View) -> None:
        cells = {(x, y): text for x, y, text in view.maze}
        cells[0, 0] = "NESW+ladder"
        cells |= dict(zip(view.goal_cells, view.goals, strict=True))
        drawing = draw_maze(cells, ascii=self.ascii)
        self.console.print(drawing, no_wrap=True, overflow="ignore", crop=False)
        for seat in range(view.seats):
            things = ", ".join(self.words.say(f"tool-{what}") for what in view.before[seat])
            if seat != self.me:
                self.say("play-hand-of", seat=seat, count=view.held[seat])
            if things:
                self.say_of(seat, "play-before", things=things)
        self.say("play-deck", count=view.deck)
        self._role("play-role", view.roles[self.me])
        self.say("play-hand", cards="  ".join(view.hand))
        blocks = [
            draw_card(name, ascii=self.ascii)
            if name[0].isupper()
            else draw_action(name, ascii=self.ascii)
            for name in view.hand
        ]
        print(side_by_side(blocks, self.console.width, view.hand))

    def _tell(self, fact: e.Fact) -> None:
        """Say what has happened, as this seat sees it."""
        match fact:
            case e.MoveFact():
                self._tell_move(fact)
            case e.DrawFact() if fact.cards:
                self.say("play-draw", cards="  ".join(fact.cards))
            case e.LookFact() if fact.goal:
                self.say("play-see", cell=fact.cell, card=self._goal(fact.goal))
            case e.InspectFact() if fact.role:
                role = self.words.say(f"role-{fact.role}")
                self.say("play-seat-role", seat=fact.target, role=role)
            case e.HatFact() if fact.role:
                self._role("play-new-role", fact.role)
            case e.GoalFact():
                self.say("play-goal", cell=fact.cell, card=self._goal(fact.card))
            case e.EndFact():
                self._tell_end(fact)
            case e.ShareFact():
                for seat, amount in enumerate(fact.gold):
                    if amount:
                        self.say_of(seat, "play-share", gold=amount)
            case e.PayFact():
                self.say_of(fact.seat, "play-share", gold=fact.gold)
            case e.OverFact():
                self.say_of(self.me, "play-gold", gold=self.match.gold[self.me])

    def _tell_move(self, fact: e.MoveFact) -> None:
        move, seat = fact.made, fact.seat
        if move.kind == "pass":
            self.say_of(seat, "play-discard", count=len(move.discards))
        elif move.kind == "clear":
            self.say_of(seat, "play-clear", card=self.words.say(f"tool-{move.tool}"))
        elif move.kind == "take":
            self.say_of(seat, "play-take", gold=move.nugget or 0)
        elif move.kind != "steal":
            self.say_of(seat, "play-move", move=str(move))
        elif move.seat is None:
            self.say("play-steal-declined", seat=seat)
        else:
            self.say("play-steal", seat=seat, victim=move.seat)

    def _goal(self, text: str) -> str:
        return self.words.say("card-treasure" if text.startswith("gold") else "card-stone")

    def _tell_end(self, fact: e.EndFact) -> None:
        print()
        by = fact.completed_by
        if by is None:
            self.say("play-not-reached")
            lay = self.match.view(None).buried.index("gold")
            self.say("end-lay", goal=lay)
        else:
            self.say_of(by, "play-reached")
        for seat, role in enumerate(fact.roles):
            self.say("play-seat-role", seat=seat, role=self.words.say(f"role-{role}"))
        self.say("play-winners", count=len(fact.winners), seats=_seats(fact.winners))
        self.say("end-why")
        for reason in fact.reasons:
            print(f"  {self.words.tell(reason, self._name, self.me)} ({reason.clause})")

    def _name(self, seat: int) -> str:
        return self.words.say("play-seat", seat=seat)

    def _result(self) -> None:
        match = self.match
        print()
        self.say("play-over")
        for seat, gold in enumerate(match.gold):
            self.say_of(seat, "play-gold", gold=gold)
        most = max(match.gold)
        self.say("play-result", count=len(match.winners), seats=_seats(match.winners), gold=most)
        self.say("play-you-win" if self.me in match.winners else "play-you-lose")


def _tidy(text: str) -> str:
    """What was typed, without stray blanks; the sides of a path card may be small letters."""
    text = text.strip()
    name, at, place = text.partition("@")
    if not at or name.strip() in ("rockfall", "map"):
        return text
    sides, plus, feature = name.replace(" ", "").partition("+")
    return f"{sides.upper()}{plus}{feature}@{place.replace(' ', '')}"


def _seats(seats: list[int] | tuple[int, ...]) -> str:
    return ", ".join(map(str, seats))
