"""Long work is done one by one; an address that asks for much keeps only itself waiting."""

import asyncio

import pytest

from motherlode.server.limits import one_at_a_time
from motherlode.server.limits.one_at_a_time import OF_ONE, OneAtATime
from motherlode.table import Refused

pytestmark = pytest.mark.anyio


class Line:
    """Work that takes some turns of the event loop, and whose it was, in order."""

    def __init__(self) -> None:
        self.line = OneAtATime()
        self.done: list[str] = []
        self.at_work = self.most = 0

    async def work(self, address: str) -> None:
        async with self.line.turn(address):
            self.at_work += 1
            self.most = max(self.most, self.at_work)
            await asyncio.sleep(0.001)
            self.at_work -= 1
            self.done.append(address)

    async def ask(self, *addresses: str) -> list[str]:
        """Have all of them ask at once; whose work was refused."""
        works = (self.work(address) for address in addresses)
        done = await asyncio.gather(*works, return_exceptions=True)
        assert {type(one) for one in done} <= {type(None), Refused}
        return [address for address, one in zip(addresses, done, strict=True) if one]


async def test_one_at_a_time_and_too_many_of_one_address_are_refused() -> None:
    line = Line()
    assert await line.ask(*["1"] * (OF_ONE + 3)) == ["1"] * 3
    assert line.most == 1
    assert await line.ask("1") == [], "and then there is room again"


async def test_others_are_served_while_one_address_asks_for_all_it_can() -> None:
    line = Line()
    assert await line.ask(*["1"] * (OF_ONE + 30), "2", "3") == ["1"] * 30
    assert line.done[:3] == ["1", "2", "3"]


async def test_too_many_of_all_addresses_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(one_at_a_time, "OF_ALL", 5)
    assert await Line().ask(*map(str, range(7))) == ["5", "6"]
