"""A server that is flooded, two people who play there, and what it warns of."""

import logging
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.logged_errors import LoggedErrors
from tests.server.real_servers import Live, serving
from tests.server.two_at_a_table import Two, two_at_a_table


@pytest.fixture
async def live(sqlite_template: Path, tmp_path: Path) -> AsyncIterator[Live]:
    file = shutil.copy(sqlite_template, tmp_path / "live.db")
    async with serving(f"sqlite:///{file}", log_level="warning") as live:
        yield live


@pytest.fixture
def warnings(live: Live) -> Iterator[list[str]]:
    """What the server warns of, each time."""
    logged = LoggedErrors(logging.WARNING)
    logging.getLogger().addHandler(logged)
    yield logged.found
    logging.getLogger().removeHandler(logged)


@pytest.fixture
async def two(live: Live) -> AsyncIterator[Two]:
    ann, bob = await live.guest("Ann"), await live.guest("Bob")
    async with two_at_a_table(live, ann, bob, clock="untimed") as two:
        yield two
