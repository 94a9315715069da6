"""Budgets."""

import pytest

from motherlode.bots import Budget


@pytest.mark.parametrize("wrong", [{"seconds": 0}, {"seconds": -1.0}, {"playouts": 0}])
def test_an_empty_budget_is_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="more than nothing"):
        Budget(**wrong)
