"""The HTTP side answers whatever comes as its own description, /api/openapi.json, says."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import ip_network
from itertools import count

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
LEAVING = ("DELETE /api/guest", "POST /api/guest/leave")  # after which a token is worth nothing
EXAMPLES = settings(
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=25,
    suppress_health_check=list(HealthCheck),
)


@dataclass
class Caller:
    """Sends what was thought up, at times as a guest and at times of tables that there are."""

    live: Live
    codes: list[str]
    token: str = ""

    def __post_init__(self) -> None:
        self.statuses: Counter[tuple[str, int]] = Counter()
        self._addresses = count()

    def call(self, case: Case, as_guest: bool, code: str) -> None:
        if as_guest:
            self.token = self.token or Client.guest_now(self.live.url)
        if code and "code" in case.path_parameters:
            case.path_parameters["code"] = code
        response = case.call_and_validate(headers=self._headers(as_guest), checks=CHECKS)
        self.statuses[case.operation.label, response.status_code] += 1
        if case.operation.label in LEAVING and response.status_code == 204:
            self.token = ""

    def _headers(self, as_guest: bool) -> dict[str, str]:
        # From another address each time, so that nobody has asked too often.
        number = next(self._addresses)
        headers = {"X-Forwarded-For": f"10.0.{number // 250}.{number % 250}"}
        return headers | ({"Authorization": f"Bearer {self.token}"} if as_guest else {})
