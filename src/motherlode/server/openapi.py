"""The protocol described for programs: JSON Schema of all messages, OpenAPI of the HTTP side."""

from functools import cache
from typing import Any, Final

import msgspec

from . import protocol as p
from .api import JSON, OPERATIONS, Operation

REF: Final = "#/components/schemas/{name}"


@cache
def schema() -> dict[str, Any]:
    """JSON Schema: `Request` is what a socket takes, `Reply` what it sends, `Game` the game."""
    (request, reply, _), definitions = msgspec.json.schema_components(
        (p.Request, p.Reply, p.Game), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:motherlode:protocol:{p.VERSION}",
        "title": f"Motherlode protocol, version {p.VERSION}",
        "$defs": {**definitions, "Request": request, "Reply": reply},
    }


@cache
def describe() -> dict[str, Any]:
    """OpenAPI: every operation, what it takes and what it may answer."""
    kinds = [kind for op in OPERATIONS for kind in (op.takes, op.gives) if kind is not None]
    kinds.append(p.ErrorOut)
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
    errors = (
        {*operation.errors, 403, 413, 429}
        if operation.method != "GET"
        else {*operation.errors, 429}
    )
    found: dict[str, Any] = {
        "summary": operation.summary,
        "responses": {str(operation.status): done, **{str(code): wrong for code in sorted(errors)}},
    }
    if operation.takes is not None:
        body = {"required": True, "content": {JSON: {"schema": ref_of[operation.takes]}}}
        found["requestBody"] = body
    if "{code}" in operation.path:
        pattern = {"type": "string", "minLength": 1, "maxLength": 40}
        found["parameters"] = [{"name": "code", "in": "path", "required": True, "schema": pattern}]
    return found
