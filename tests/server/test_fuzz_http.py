"""The HTTP side answers whatever comes as its own description, /api/openapi.json, says."""

import asyncio
from collections import Counter
from collections.abc import Callable
from ipaddress import ip_network
from itertools import count
from typing import Any

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

from motherlode.client import Client
from motherlode.server.api import OPERATIONS
from tests.server.live import Live, serving
from tests.server.test_api import finish, two_at_a_table

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
    max_examples=20,
    suppress_health_check=list(HealthCheck),
)
TRUSTED = {"proxies": (ip_network("127.0.0.0/8"),)}


class Caller:
    """Sends what was thought up, at times as a guest and at times for tables that there are."""

    def __init__(self, live: Live, new_guest: Callable[[], str], codes: list[str]) -> None:
        self.live = live
        self.codes = codes
        self.statuses: dict[str, Counter[int]] = {}
        self._new_guest = new_guest
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
            self._call(case, as_guest)

        holds()

    def _call(self, case: Case[Any], as_guest: bool) -> None:
        # From another address each time, so that nobody has asked too often.
        number = next(self._addresses)
        headers = {"X-Forwarded-For": f"10.0.{number // 250}.{number % 250}"}
        if as_guest:
            self._token = self._token or self._new_guest()
            headers["Authorization"] = f"Bearer {self._token}"
        answer = case.call_and_validate(headers=headers, checks=CHECKS)
        self.statuses.setdefault(case.operation.label, Counter())[answer.status_code] += 1
        if answer.status_code == 204:  # deleted or left
            self._token = ""


async def test_answers_are_as_described(new_database: Callable[..., str]) -> None:
    loop = asyncio.get_running_loop()
    async with serving(new_database("sqlite"), tables_per_guest=9999, **TRUSTED) as live:
        ann, bob = await live.guest("Ann"), await live.guest("Bob")

        def new_guest() -> str:
            making = asyncio.run_coroutine_threadsafe(live.guest("Cem"), loop)
            return making.result(30).token

        async with two_at_a_table(live, ann, bob) as over:
            await finish(live, over)
        closed = await ann.open_table(game="base", spectators=False)
        caller = Caller(live, new_guest, [over.code, closed])
        schema = await asyncio.to_thread(
            schemathesis.openapi.from_url, f"{live.url}/api/openapi.json"
        )
        for found in schema.get_all_operations():
            operation = found.ok()  # type: ignore[union-attr]  # the description can be read
            await asyncio.to_thread(caller.try_out, operation, GenerationMode.POSITIVE)
            if operation.body or operation.path_parameters:  # else nothing can be wrong
                await asyncio.to_thread(caller.try_out, operation, GenerationMode.NEGATIVE)
        print(caller.statuses)
        # What is promised has been seen, not only refusals.
        for op in OPERATIONS:
            assert caller.statuses[f"{op.method} {op.path}"][op.status]
