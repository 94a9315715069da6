"""Something to be said to people: which message, with what arguments, and the clause it rests on.

The words stand in `locales/`, in every language. Every "no" and every "why" is one of these, from
the rules to the browser. Who is meant is told by number, as `seat` or `seats`: who shows a message
knows their names, and which of them its reader is.
"""

from collections.abc import Mapping

import msgspec

Arg = str | int | tuple[str | int, ...]


class Message(msgspec.Struct, frozen=True, omit_defaults=True, rename={"id": "message"}):
    """A message id, its arguments, and a clause of the rules, or "" where none is concerned."""

    id: str
    args: Mapping[str, Arg] = {}
    clause: str = ""

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.args.items())
        text = f"{self.id}: {details}" if details else self.id
        return f"{self.clause} ({text})" if self.clause else text


class Refused(ValueError):
    """Somebody asks for what cannot be; nothing has changed. The message says why."""

    def __init__(self, id: str, clause: str = "", /, **args: str | int) -> None:
        super().__init__(id, clause)
        self.message = Message(id, args, clause)

    def __str__(self) -> str:
        return str(self.message)


def quote(text: object, most: int = 60) -> str:
    """What somebody else has written, as it may stand in a message: on one line, cut short."""
    return "".join(c if c.isprintable() else "?" for c in str(text)[:most])
