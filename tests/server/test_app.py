"""The application around its parts: what fails is told plainly, and every address answers."""

from pathlib import Path
from typing import Any, NoReturn

import pytest

from motherlode.server.app import Server
from motherlode.server.settings import Settings
from motherlode.server.storage.database import StoreError
from tests.server.answers import browser, refusal
from tests.server.real_servers import Live

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("failure", "status", "message"),
    [
        (StoreError("the disk is full"), 503, "server-storage"),
        (RuntimeError("a fault of ours"), 500, "server-broken"),
    ],
    ids=["storage", "fault"],
)
async def test_failure_is_told_without_its_details(
    live: Live, monkeypatch: pytest.MonkeyPatch, failure: Exception, status: int, message: str
) -> None:
    async def fail(*_: object) -> NoReturn:
        raise failure

    monkeypatch.setattr(live.server.api, "answer", fail)
    async with browser(live) as http:
        answer = await http.get("/api/tables")
        assert refusal(answer, status) == message
        assert str(failure) not in answer.text
        monkeypatch.undo()
        assert (await http.get("/api/choices")).status_code == 200


async def test_unknown_address_gets_a_page_only_where_pages_are(live: Live) -> None:
    async with browser(live, Accept="text/html") as http:
        page = await http.get("/nowhere/at/all")
        assert page.status_code == 404
        assert page.headers["content-type"].startswith("text/html")
        assert refusal(await http.get("/api/nowhere"), 404) == "server-not-found"
    async with browser(live, Accept="application/json") as http:
        assert refusal(await http.get("/nowhere/at/all"), 404) == "server-not-found"


async def test_server_that_closes_is_ill(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live.server.hub, "closing", True)
    async with browser(live) as http:
        answer = await http.get("/healthz")
        assert answer.status_code == 503
        assert answer.json() == {"status": "ill", "failing": ["closing"]}


async def test_start_on_a_folder_for_a_database_says_why_in_one_line(tmp_path: Path) -> None:
    app = Server(Settings(database_url=f"sqlite:///{tmp_path}")).app()
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "lifespan.startup"}

    async def send(message: Any) -> None:
        sent.append(message)

    with pytest.raises(StoreError):
        await app({"type": "lifespan", "state": {}}, receive, send)
    (failed,) = sent
    assert failed["type"] == "lifespan.startup.failed"
    assert "cannot be opened" in failed["message"] and "\n" not in failed["message"]
