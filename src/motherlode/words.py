"""What people read, in their language: the messages of `locales/`, looked up by id."""

import os
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message as Entry
from fluent.runtime.resolver import Pattern

from .game.message import Message

LANGUAGES: Final = ("en", "pl", "es", "uk")

# The first of these that is set decides, as in other programs; ours comes before the system's.
VARIABLES: Final = ("MOTHERLODE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class Words:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"unknown language {language!r}, choose from {', '.join(LANGUAGES)}")
        self.language: Final = language
        self._bundle = FluentBundle([language], use_isolating=False)
        folder = files("motherlode") / "locales" / language
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def say(self, id: str, /, **args: str | int) -> str:
        """The text of an id. KeyError: no such message; ValueError: a variable is missing."""
        pattern = self._message(id).value
        if pattern is None:
            raise KeyError(id)
        return self._format(id, pattern, args)

    def tell(
        self, message: Message, name: Callable[[int], str] = str, me: int | None = None
    ) -> str:
        """The text of a message, with $seat and $name what `name` says of its seat, $seats and
        $names of its seats; of one's own seat it is that of `<id>-own`."""
        args: dict[str, str | int] = {}
        for key, value in message.args.items():
            parts = value if isinstance(value, tuple) else (value,)
            if key in ("seat", "seats"):
                named = ", ".join(name(int(seat)) for seat in parts)
                args |= {key: named, key.replace("seat", "name"): named}
            else:
                args[key] = "; ".join(map(str, parts)) if isinstance(value, tuple) else value
        own = me is not None and message.args.get("seat") == me
        return self.say(f"{message.id}-own" if own else message.id, **args)

    def attribute(self, id: str, name: str, /, **args: str | int) -> str:
        """The text of one attribute of a message, such as the title of a rule."""
        pattern = self._message(id).attributes.get(name)
        if pattern is None:
            raise KeyError(f"{id}.{name}")
        return self._format(f"{id}.{name}", pattern, args)

    def _message(self, id: str) -> Entry:
        if not self._bundle.has_message(id):
            raise KeyError(id)
        return self._bundle.get_message(id)

    def _format(self, id: str, pattern: Pattern, args: dict[str, str | int]) -> str:
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{id}: {errors[0]}")
        return str(text)


@cache
def words(language: str) -> Words:
    """The messages of a language, read once. ValueError: there is no such language."""
    return Words(language)


def default_language(environ: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for, or English if we do not have it."""
    for variable in VARIABLES:
        value = environ.get(variable)
        if value:
            language = value.replace("-", "_").partition(".")[0].partition("_")[0].lower()
            return language if language in LANGUAGES else "en"
    return "en"
