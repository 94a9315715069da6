"""What a real server answers to requests, and what it has stored."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from typing import Any

import httpx
import msgspec
from sqlalchemy import select

from motherlode.client import Client
from motherlode.server import protocol as p
from motherlode.server.storage.schema import metadata
from tests.server.real_servers import Live

Facts = dict[str, Any]


WORDS = files("motherlode") / "locales" / "en" / "table.ftl"


MESSAGES = set(re.findall(r"^([a-z][a-z0-9-]*) =", WORDS.read_text("utf-8"), re.MULTILINE))


@asynccontextmanager
async def browser(live: Live, **headers: str) -> AsyncIterator[httpx.AsyncClient]:
    """Something that keeps cookies and shows whole answers."""
    async with httpx.AsyncClient(base_url=live.url, headers=headers) as http:
        yield http


def bearer(client: Client) -> dict[str, str]:
    return {"Authorization": f"Bearer {client.token}"}


def refusal(answer: httpx.Response, status: int) -> str:
    """The message of a refusal; every one has the same form and words for people."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    error = msgspec.json.decode(answer.content, type=p.ErrorOut).error
    assert error.id in MESSAGES
    return error.id


async def stored(live: Live) -> bytes:
    """All that is in the database, as one text."""
    found: list[bytes] = []
    async with live.server.hub.store.database.reading() as connection:
        for table in metadata.sorted_tables:
            for row in await connection.execute(select(table)):
                found += [v if isinstance(v, bytes) else str(v).encode() for v in row]
    return b"\n".join(found)
