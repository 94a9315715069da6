"""The start page of a server, in the reader's language."""

from functools import cache
from html import escape
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse

from ..words import LANGUAGES, Words
from .store import Store

LISTED: Final = 20
_words: Final = cache(Words)  # reading them takes a while


def language_of(request: Request) -> str:
    """The first of our languages that the browser asks for."""
    for part in request.headers.get("accept-language", "")[:200].split(","):
        language = part.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


async def page(store: Store, request: Request) -> HTMLResponse:
    """What somebody sees who opens the server's address."""
    language = language_of(request)
    words = _words(language)
    tables = [msgspec.json.decode(row.summary) for row in await store.listed(LISTED)]
    rows = "".join(
        f"<li><code>{escape(table['code'])}</code> {escape(table['host'])}</li>" for table in tables
    )
    listed = f"<ul>{rows}</ul>" if rows else f"<p>{escape(words.say('page-no-tables'))}</p>"
    title = escape(words.say("page-title"))
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><main><h1>{title}</h1>"
        f"<p>{escape(words.say('page-running'))}</p>"
        f"<h2>{escape(words.say('page-open-tables'))}</h2>{listed}"
        f"<p>{escape(words.say('page-program'))}</p></main></html>"
    )
