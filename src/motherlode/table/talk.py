"""Names and talk: text of strangers, made harmless and short."""

import unicodedata
from typing import Final

from ..game.message import Refused

LONGEST_NAME: Final = 24
LONGEST_TEXT: Final = 300

# Letters and signs that look like an empty place: fillers of Korean, a Braille cell without dots.
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
JOINER: Final = "\u200d"  # between emoji it is one that people mean

# Quick phrases and what they point at. Their words are in `locales/*/table.ftl`.
PHRASES: Final[dict[str, str]] = {
    "saw-stone": "goal",
    "saw-gold": "goal",
    "dig-there": "goal",
    "suspect": "seat",
    "trust": "seat",
    "mend-please": "seat",
    "why": "seat",
    "i-mine": "",
    "need-tools": "",
    "no-card": "",
    "sorry": "",
    "thanks": "",
    "well-dug": "",
    "hurry": "",
    "hello": "",
    "good-game": "",
}


def plain(text: str) -> str:
    """One line of text without what cannot be seen or turns the writing around."""
    seen = "".join(c for c in unicodedata.normalize("NFC", text) if c.isspace() or _visible(c))
    return " ".join(seen.split()).strip(f" {JOINER}")


def _visible(char: str) -> bool:
    # Cf: direction marks and the like.
    hidden = unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co", "Cn")
    return char == JOINER or not (hidden or char in BLANK)


def clean_name(name: str) -> str:
    """A name as the others will read it."""
    found = plain(name[:200])
    if not any(c.isalnum() for c in found):
        raise Refused("table-no-name")
    if len(found) > LONGEST_NAME:
        raise Refused("table-long-name", most=LONGEST_NAME)
    return found


def clean_text(text: str) -> str:
    """What somebody says."""
    found = plain(text)
    if not found:
        raise Refused("table-no-text")
    if len(found) > LONGEST_TEXT:
        raise Refused("table-long-text", most=LONGEST_TEXT)
    return found


def check_phrase(phrase: str, goal: int | None, seat: int | None, seats: int) -> None:
    """Refuse a phrase that does not exist or points at nothing."""
    points = PHRASES.get(phrase)
    if points is None:
        raise Refused("table-bad-phrase", text=phrase[:20])
    wanted = {"goal": goal, "seat": seat}
    right = all((value is not None) == (what == points) for what, value in wanted.items())
    if not right or (seat is not None and seat >= seats):
        raise Refused("table-bad-phrase", text=phrase[:20])
