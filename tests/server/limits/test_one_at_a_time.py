"""Long work is done one by one, and those for whom the wait would be too long are told so."""

import asyncio

import pytest

from motherlode.server.limits.one_at_a_time import WAITING, OneAtATime
from motherlode.table import Refused

pytestmark = pytest.mark.anyio


async def test_one_at_a_time_and_too_many_are_refused() -> None:
    line, at_work, most = OneAtATime(), 0, 0

    async def work() -> None:
        nonlocal at_work, most
        async with line.turn():
            at_work += 1
            most = max(most, at_work)
            await asyncio.sleep(0)
            at_work -= 1

    done = await asyncio.gather(*(work() for _ in range(WAITING + 3)), return_exceptions=True)
    assert [type(one) for one in done].count(Refused) == 3
    assert most == 1
    await work()  # and then there is room again
