"""Why a table does not do what somebody asks: a message id with its arguments."""

from ..game.move import IllegalMove


class Refused(Exception):
    """A command that is refused; nothing has changed. The words are in `locales/*/table.ftl`."""

    def __init__(self, id: str, clause: str = "", **args: str | int) -> None:
        super().__init__(id, clause, args)
        self.id = id
        self.clause = clause
        self.args_for_words = args

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.args_for_words.items())
        return f"{self.id}{': ' if details else ''}{details}"


def illegal(error: IllegalMove) -> Refused:
    """A move against the rules, as the table says it; what it quotes is cut short."""
    return Refused(
        error.message, error.clause, **{name: value[:60] for name, value in error.values.items()}
    )
