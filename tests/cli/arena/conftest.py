"""What is shown of the arena does not depend on the engine."""

import pytest


def pytest_itemcollected(item: pytest.Item) -> None:
    item.add_marker("one_engine")
