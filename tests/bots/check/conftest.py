"""`bot-check` stands on bots that are tested on both engines."""

import pytest


def pytest_itemcollected(item: pytest.Item) -> None:
    item.add_marker("one_engine")
