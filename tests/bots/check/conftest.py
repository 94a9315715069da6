"""`bot-check` stands on bots that are tested on both engines."""

import pytest

from motherlode.bots.check import check


def pytest_itemcollected(item: pytest.Item) -> None:
    item.add_marker("one_engine")


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot is too slow only if it is so ten times: a busy machine may hold it up now and then."""
    monkeypatch.setattr(check, "TRIES", 10)
