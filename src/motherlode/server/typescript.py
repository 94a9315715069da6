"""The protocol's types in TypeScript, from its JSON Schema, for the browser client.

python -m motherlode.server.typescript > web/src/protocol.ts
"""

import json
import sys
from collections.abc import Iterator
from textwrap import wrap
from typing import Any, Final

from . import protocol as p
from .http.openapi import VARIANTS, schema

WIDTH: Final = 100
HEADER: Final = f"""\
// The messages between client and server; docs/protocol.md tells how they are used.
// Written by `python -m motherlode.server.typescript`: what is to change here changes in Python.

export const VERSION = {p.VERSION};
export const SUBPROTOCOL = {json.dumps(p.SUBPROTOCOL)};
"""
EXTENDS: Final = {p.ReplayGame.__name__: p.Game.__name__}  # which has all fields of which
PLAIN: Final = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}
# What says nothing about the type as TypeScript knows it.
SILENT: Final = {
    "title", "description", "default", "discriminator", "maxLength", "minLength", "minimum",
    "maximum", "maxProperties", "minItems", "maxItems",
}  # fmt: skip

Node = dict[str, Any]


def render() -> str:
    """The whole file."""
    definitions: dict[str, Node] = schema()["$defs"]
    parts = [HEADER]
    done: set[str] = set()
    for title, roots in (
        ("From the client, on the socket", ["Request"]),
        ("From the server, on the socket", ["Reply"]),
        ("HTTP", sorted(definitions)),
    ):
        parts.append(f"// --- {title} {'-' * (WIDTH - 8 - len(title))}\n")
        for root in roots:
            for name in _in_order(root, definitions, done):
                parts.append(_declaration(name, definitions))
    return "\n".join(parts)


def _in_order(name: str, definitions: dict[str, Node], done: set[str]) -> Iterator[str]:
    """A definition and, after it, all that it needs and that was not there before."""
    if name in done:
        return
    done.add(name)
    yield name
    needed = [VARIANTS[name][0]] if name in VARIANTS else list(_refs(definitions[name]))
    for other in needed:
        yield from _in_order(other, definitions, done)


def _refs(node: object) -> Iterator[str]:
    if isinstance(node, list):
        for part in node:
            yield from _refs(part)
    elif isinstance(node, dict):
        if "$ref" in node:
            yield _name(node)
        for key, part in node.items():
            if key != "discriminator":
                yield from _refs(part)


def _name(node: Node) -> str:
    return str(node["$ref"]).rpartition("/")[2]


def _declaration(name: str, definitions: dict[str, Node]) -> str:
    node = definitions[name]
    lines = _comment(node, "")
    if name in VARIANTS:
        of, kind, _ = VARIANTS[name]
        lines.append(f"export type {name} = {kind}<{of}>;")
    elif "properties" in node:
        base = EXTENDS.get(name, "")
        inherited = definitions[base]["properties"] if base else {}
        lines.append(f"export interface {name} {f'extends {base} ' if base else ''}{{")
        for field, part in node["properties"].items():
            if field in inherited:
                continue
            mark = "" if field in node["required"] else "?"
            lines += _comment(part, "  ")
            lines.append(f"  {field}{mark}: {_type(part)};")
        lines.append("}")
    else:
        line = f"export type {name} = {_type(node)};"
        if len(line) > WIDTH:
            line = f"export type {name} =" + "".join(f"\n  | {one}" for one in _choices(node)) + ";"
        lines.append(line)
    return "\n".join(lines) + "\n"


def _comment(node: Node, indent: str) -> list[str]:
    text = node.get("description", "").replace("*/", "* /")
    if not text:
        return []
    if len(indent) + len(text) + 7 <= WIDTH:
        return [f"{indent}/** {text} */"]
    lines = wrap(text, WIDTH - len(indent) - 3, break_long_words=False, break_on_hyphens=False)
    return [f"{indent}/**", *(f"{indent} * {line}" for line in lines), f"{indent} */"]


def _type(node: Node) -> str:
    return " | ".join(_choices(node))


def _choices(node: Node) -> list[str]:
    """A type, or those of which it is one. ValueError: what cannot be said in TypeScript."""
    said = node.keys() - SILENT
    if "$ref" in said:
        return [_name(node)]
    if said == {"enum"}:
        return [json.dumps(value, ensure_ascii=False) for value in node["enum"]]
    if said == {"anyOf"}:
        # Each once: whole numbers and others are one type here.
        return list(dict.fromkeys(one for part in node["anyOf"] for one in _choices(part)))
    if said <= {"type", "items", "prefixItems"} and node.get("type") == "array":
        if "prefixItems" in node:
            return [f"[{', '.join(_type(part) for part in node['prefixItems'])}]"]
        one = _type(node["items"])
        return [f"({one})[]" if len(_choices(node["items"])) > 1 else f"{one}[]"]
    if said - {"propertyNames"} == {"type", "additionalProperties"}:
        key = _name(node["propertyNames"]) if "propertyNames" in node else "string"
        return [f"Record<{key}, {_type(node['additionalProperties'])}>"]
    if said == {"type"} and node["type"] in PLAIN:
        return [PLAIN[node["type"]]]
    raise ValueError(f"no type in TypeScript for {json.dumps(node)[:200]}")


if __name__ == "__main__":
    sys.stdout.write(render())
