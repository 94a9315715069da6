"""A server for the tests of its HTTP side."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.real_servers import Live, serving


@pytest.fixture(scope="module")
async def live(
    sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Live]:
    """A server for all tests that need nothing special."""
    file = shutil.copy(sqlite_template, tmp_path_factory.mktemp("live") / "live.db")
    async with serving(f"sqlite:///{file}") as live:
        yield live
