"""The texts of the locales as they stand in their files, with what they need to be said."""

from collections.abc import Iterator
from importlib.resources import files
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

FILES: Final = (
    *("bots.ftl", "cards.ftl", "drawing.ftl", "end.ftl", "log.ftl", "notebook.ftl", "people.ftl"),
    *("refusals.ftl", "replay.ftl", "rules.ftl", "screen.ftl", "start.ftl", "table.ftl"),
    *("talk.ftl", "terminal.ftl", "text.ftl", "web.ftl"),
)


class Variables(Visitor):
    """Gathers the names of the variables below a node, and of the messages it is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.messages: set[str] = set()
        self.variants: dict[str, set[str]] = {}

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = [v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)]
            self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def resource(language: str, file: str) -> ast.Resource:
    path = files("motherlode") / "locales" / language / file
    return FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))


def patterns(language: str, file: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Every text of a file, by id or id.attribute."""
    for entry in resource(language, file).body:
        if isinstance(entry, ast.Message):
            assert entry.value is not None, entry.id.name
            yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def variables(pattern: ast.Pattern) -> set[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.names


def needed(language: str, file: str) -> dict[str, set[str]]:
    """The variables of every text of a file, with those of the messages in it."""
    texts = {name: pattern for one in FILES for name, pattern in patterns(language, one)}
    found = {}
    for name, pattern in patterns(language, file):
        visitor = Variables()
        visitor.visit(pattern)
        for message in sorted(visitor.messages):
            visitor.visit(texts[message])
        found[name] = visitor.names
    return found
