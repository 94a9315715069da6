"""Reading a move's text (notation.md, Moves)."""

import re
from dataclasses import dataclass
from functools import lru_cache

from .cards import ACTIONS, TOOLS, Cell, hand_form, read_path

_SEAT = r"(0|[1-9][0-9]*)"
_COORDINATE = r"(0|-?[1-9][0-9]*)"


@dataclass(frozen=True)
class Move:
    kind: str  # path, break, fix, another action card's name, pass, clear, take or steal
    text: str  # in canonical notation
    cards: tuple[str, ...] = ()  # the cards used from the hand, as written there
    lies: str = ""  # a path card, as it will lie
    cell: Cell = (0, 0)
    target: int = -1  # a seat; -1 for a theft declined
    thing: str = ""  # the tool mended or broken, the thing cleared away
    value: int = 0  # of a nugget card


def _card_list(text: str) -> tuple[str, ...] | None:
    """Known cards, sorted by written form."""
    found = [hand_form(name) for name in text.split(",")]
    cards = tuple(card for card in found if card is not None)
    return cards if len(cards) == len(found) and list(cards) == sorted(cards) else None


@lru_cache(10_000)  # the same candidates come up turn after turn
def read_move(text: str) -> Move | None:
    """The move, or None where the text alone is wrong (N1)."""
    if text == "theft":
        return Move("theft", text, ("theft",))
    if m := re.fullmatch(rf"([^@]+)@{_COORDINATE},{_COORDINATE}", text):
        cell = (int(m[2]), int(m[3]))
        if m[1] in ("rockfall", "map"):
            return Move(m[1], text, (m[1],), cell=cell)
        lies, card = read_path(m[1]), hand_form(m[1])
        if lies is None or card is None:
            return None
        return Move("path", f"{lies}@{m[2]},{m[3]}", (card,), lies=lies, cell=cell)
    if m := re.fullmatch(r"pass:(.+)", text):
        cards = _card_list(m[1])
        return Move("pass", "pass:" + ",".join(cards), cards) if cards else None
    if m := re.fullmatch(r"clear:(cart|lamp|pick|trap|theft):(.+)", text):
        cards = _card_list(m[2])
        if cards is None:
            return None
        return Move("clear", f"clear:{m[1]}:" + ",".join(cards), cards, thing=m[1])
    if m := re.fullmatch(r"take:([123])", text):
        return Move("take", text, value=int(m[1]))
    if m := re.fullmatch(rf"steal>(-|{_SEAT})", text):
        return Move("steal", text, target=-1 if m[1] == "-" else int(m[1]))
    if m := re.fullmatch(rf"([a-z-]+)>{_SEAT}(?::(cart|lamp|pick))?", text):
        card, target, tool = m[1], int(m[2]), m[3] or ""
        if card not in ACTIONS or card in ("rockfall", "map", "theft"):
            return None
        kind, *tools = card.split("-") if card.endswith(TOOLS) else [card]
        if bool(tool) != (len(tools) == 2):  # only a double repair names its tool
            return None
        if tool and tool not in tools:  # B15: a double repair mends one of its own two tools
            return Move("fix", text, (card,), target=target, thing="")
        return Move(kind, text, (card,), target=target, thing=tool or "".join(tools))
    return None
