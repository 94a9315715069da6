"""The HTTP side answers whatever comes as its own description, /api/openapi.json, says."""

import asyncio
from collections import Counter
from collections.abc import Callable
from ipaddress import ip_network
from itertools import count
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from motherlode.server.http.api import OPERATIONS
from tests.server.real_servers import serving
from tests.server.two_at_a_table import finish, two_at_a_table

pytestmark = pytest.mark.anyio

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = settings(
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=25,
    suppress_health_check=list(HealthCheck),
)
PUBLIC = {"proxies": (ip_network("127.0.0.0/8"),), "public_url": "https://mine.example"}
AT_HOME = "POST /api/reach"  # never through a proxy


class Caller:
    """Sends what was thought up, at times as a guest and at times for tables that there are."""

    def __init__(self, http: httpx.Client, codes: list[str], record: str) -> None:
        self.http = http
        self.codes = codes
        self.record = record
        self.statuses: dict[str, Counter[int]] = {}
        self._token = ""
        self._addresses = count()

    def try_out(self, operation: APIOperation[Any, Any, Any, Any], mode: GenerationMode) -> None:
        """Many requests of one kind."""

        @EXAMPLES
        @given(
            case=operation.as_strategy(generation_mode=mode),
            as_guest=st.booleans(),
            code=st.sampled_from(["", *self.codes]),
        )
        def holds(case: Case[Any], as_guest: bool, code: str) -> None:
            if code and "code" in case.path_parameters:
                case.path_parameters["code"] = code
            if as_guest and operation.path == "/api/guest/claim" and mode.is_positive:
                shown = self.http.post("/api/guest/transfer", headers=self._headers(True))
                case.body = {"code": shown.json()["code"]}
            if as_guest and operation.label == "DELETE /api/guest/tables/{code}":
                opened = self.http.post("/api/tables", json={}, headers=self._headers(True))
                case.path_parameters["code"] = opened.json()["code"]
            if as_guest and operation.path == "/api/replay" and mode.is_positive:
                case.body, case.query["as"] = self.record, "truth"
            self._call(case, as_guest)

        holds()

    def _call(self, case: Case[Any], as_guest: bool) -> None:
        answer = case.call_and_validate(headers=self._headers(as_guest), checks=CHECKS)
        self.statuses.setdefault(case.operation.label, Counter())[answer.status_code] += 1
        if answer.status_code == 204:  # deleted or left
            self._token = ""

    def _headers(self, as_guest: bool) -> dict[str, str]:
        # From another address each time, so that nobody has asked too often.
        number = next(self._addresses)
        headers = {"X-Forwarded-For": f"10.0.{number // 250}.{number % 250}"}
        if not as_guest:
            return headers
        if not self._token:
            new = self.http.post("/api/guest?token=show", json={"name": "Cem"})
            self._token = new.json()["token"]
        return {**headers, "Authorization": f"Bearer {self._token}"}


async def test_answers_are_as_described(new_database: Callable[..., str]) -> None:
    async with serving(new_database("sqlite"), tables_per_guest=9999, **PUBLIC) as live:
        ann, bob = await live.guest("Ann"), await live.guest("Bob")
        async with two_at_a_table(live, ann, bob) as over:
            await finish(live, over)
        closed = await ann.open_table(game="base", spectators=False)
        record = await ann.record(over.code)
        with httpx.Client(base_url=live.url, timeout=30) as http:
            statuses = await asyncio.to_thread(try_all, Caller(http, [over.code, closed], record))
    # What is promised has been seen, not only refusals.
    for op in OPERATIONS:
        asked = f"{op.method} {op.path}"
        assert statuses[asked][403 if asked == AT_HOME else op.status]


def try_all(caller: Caller) -> dict[str, Counter[int]]:
    """Everything that is described; how often which status was the answer."""
    schema = schemathesis.openapi.from_url(f"{caller.http.base_url}/api/openapi.json")
    for found in schema.get_all_operations():
        operation = found.ok()  # type: ignore[union-attr]  # the description can be read
        caller.try_out(operation, GenerationMode.POSITIVE)
        if operation.body or operation.path_parameters:  # else nothing can be wrong
            caller.try_out(operation, GenerationMode.NEGATIVE)
    return caller.statuses
