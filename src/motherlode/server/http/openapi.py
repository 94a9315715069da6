"""The protocol described for programs: JSON Schema of all messages, OpenAPI of the HTTP side."""

from functools import cache
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from ...game import events
from .. import protocol as p
from .api import JSON, OPERATIONS, Operation

REF: Final = "#/components/schemas/{name}"
DEF: Final = "#/$defs/{name}"
# Whatever is asked for: the request is too slow or too big, one of too many, or not stored.
ALWAYS: Final = (408, 413, 429, 503)

# Types with a name of their own that are no structs.
NAMED: Final[dict[str, Any]] = {
    "Request": Annotated[p.Request, Meta(description="What a client may send on a socket.")],
    "Reply": Annotated[p.Reply, Meta(description="What the server sends on a socket.")],
    "Happened": p.Something,
    "Fact": events.Fact,
    "Stage": p.Stage,
    "How": p.How,
    "Role": events.Role,
    "Known": p.Known,
    "Card": events.Card,
    "Cell": events.Cell,
    "Move": events.MoveText,
}
# Structs of which some fields are there, or all, although they need not be.
VARIANTS: Final = {
    "TableChange": ("TablePart", "Partial", "The fields of a table that have changed."),
    "GameChange": ("Game", "Partial", "The fields of a game that have changed."),
    "ReplayChange": ("ReplayGame", "Partial", "The fields of a replayed game that have changed."),
    "FullTerms": ("Terms", "Required", "The terms of a table, none left out."),
}
# Fields whose values are narrower than their types in Python, which leave more room for speed.
MEANT: Final = {
    ("Event", "table"): "TableChange",
    ("Event", "game"): "GameChange",
    ("Frame", "game"): "ReplayChange",
    ("TablePart", "terms"): "FullTerms",
    ("TablePart", "stage"): "Stage",
    ("Moved", "how"): "How",
    ("Opened", "terms"): "FullTerms",
    ("Changed", "terms"): "FullTerms",
    ("Choices", "terms"): "FullTerms",
}


@cache
def schema() -> dict[str, Any]:
    """JSON Schema of all messages: `Request` is what a socket takes, `Reply` what it sends."""
    roots = [*NAMED.values(), *_http_kinds(), p.Choices, p.ReplayGame]
    found, structs = msgspec.json.schema_components(roots, ref_template=DEF)
    definitions = {name: _by_name(struct) for name, struct in structs.items()}
    for name, named in zip(NAMED, found, strict=False):
        definitions[name] = {"title": name, **{k: _by_name(part) for k, part in named.items()}}
    for (name, field), meant in MEANT.items():
        definitions[name]["properties"][field] |= {"$ref": DEF.format(name=meant)}
    for name, (of, kind, words) in VARIANTS.items():
        definitions[name] = _variant(definitions[of], kind) | {"title": name, "description": words}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:motherlode:protocol:{p.VERSION}",
        "title": f"Motherlode protocol, version {p.VERSION}",
        "$defs": definitions,
    }


def _by_name(node: Any) -> Any:
    """The same, but a type that has a name of its own is referred to by it."""
    if isinstance(node, list):
        return [_by_name(part) for part in node]
    if not isinstance(node, dict):
        return node
    if node.get("title") in NAMED:
        default = {"default": node["default"]} if "default" in node else {}
        return {"$ref": DEF.format(name=node["title"]), **default}
    return {key: _by_name(part) for key, part in node.items()}


def _variant(struct: dict[str, Any], kind: str) -> dict[str, Any]:
    """A struct of which no field must be there, or all."""
    fields = {
        name: {key: part for key, part in field.items() if key != "default"}
        for name, field in struct["properties"].items()
    }
    return {**struct, "properties": fields, "required": list(fields) if kind == "Required" else []}


def _http_kinds() -> list[Any]:
    kinds = [kind for op in OPERATIONS for kind in (op.takes, op.gives) if kind is not None]
    return [*kinds, p.ErrorOut]


@cache
def describe() -> dict[str, Any]:
    """OpenAPI: every operation, what it takes and what it may answer."""
    kinds = _http_kinds()
    refs, definitions = msgspec.json.schema_components(kinds, ref_template=REF)
    ref_of = dict(zip(kinds, refs, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(
            operation, ref_of
        )
    return {
        "openapi": "3.1.0",
        "info": {"title": "Motherlode", "version": str(p.VERSION)},
        "paths": paths,
        "components": {
            "schemas": definitions,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "motherlode"},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"cookie": []}, {"bearer": []}],
    }


def _operation(operation: Operation, ref_of: dict[Any, Any]) -> dict[str, Any]:
    wrong = {"content": {JSON: {"schema": ref_of[p.ErrorOut]}}, "description": "why not"}
    done: dict[str, Any] = {"description": operation.summary}
    if operation.gives is not None:
        done["content"] = {JSON: {"schema": ref_of[operation.gives]}}
    elif operation.status != 204:
        done["content"] = {operation.media: {"schema": {}}}
    errors = {*operation.errors, *ALWAYS, *(() if operation.method == "GET" else (403,))}
    found: dict[str, Any] = {
        "summary": operation.summary,
        "responses": {str(operation.status): done, **{str(code): wrong for code in sorted(errors)}},
    }
    if operation.takes is not None:
        body = {"required": True, "content": {JSON: {"schema": ref_of[operation.takes]}}}
        found["requestBody"] = body
    elif operation.takes_text:
        texts = {media: {"schema": {"type": "string"}} for media in operation.takes_text}
        found["requestBody"] = {"required": True, "content": texts}
    parameters: list[dict[str, Any]] = []
    if "{code}" in operation.path:
        code = {"type": "string", "minLength": 1, "maxLength": 40}
        parameters.append({"name": "code", "in": "path", "required": True, "schema": code})
    if operation.viewer:
        words = "truth: nothing is hidden; table (usual): as a spectator; a number: as that seat"
        seen = {"type": "string", "pattern": "^(truth|table|[0-9]|1[01])$"}
        parameters.append({"name": "as", "in": "query", "description": words, "schema": seen})
    if operation.shows_token:
        words = "show: the answer has the token, instead of a cookie"
        token = {"name": "token", "in": "query", "description": words}
        parameters.append({**token, "schema": {"type": "string"}})
    return {**found, "parameters": parameters} if parameters else found
