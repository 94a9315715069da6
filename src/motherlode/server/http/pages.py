"""The browser client: the files that the build of `web/` has left here, all one page."""

import gzip
import json
import mimetypes
import re
from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple

from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response

from ...words import LANGUAGES, Words

BUILT: Final = Path(__file__).parents[1] / "client"
INDEX: Final = "index.html"
BUILD: Final = "built.json"  # what belongs to what
TABLE: Final = "src/table/Table.svelte"
DIAL: Final = "dial.js"  # opens a table's socket, so it must come first
# The addresses at which the client shows something; all of them are the same page.
PAGES: Final = (
    "/",
    "/new",
    "/me",
    "/rules",
    "/replay",
    "/replay/{code}",
    "/t/{code}",
    "/t/{code}/screen",
)
WORDS: Final = re.compile(r"assets/[a-z]{2}-(?!rules-)[\w-]+\.ftl")
HASHED: Final = "assets/"  # names in there change with their content
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
TYPES: Final = {
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
}
LEAST: Final = 1000  # bytes that are worth compressing

_words: Final = cache(Words)  # reading them takes a while


class File(NamedTuple):
    """A file of the client, as it is sent."""

    body: bytes
    packed: bytes | None
    kind: str
    etag: str
    keep: str

    @classmethod
    def read(cls, path: Path, name: str) -> "File":
        """Read a file."""
        kind = TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        return cls.of(path.read_bytes(), kind, FOR_EVER if name.startswith(HASHED) else ASK_AGAIN)

    @classmethod
    def of(cls, body: bytes, kind: str, keep: str) -> "File":
        """A file of this content, packed if that makes it smaller."""
        packed = gzip.compress(body, 9, mtime=0) if len(body) >= LEAST else body
        etag = f'"{sha256(body).hexdigest()[:20]}"'
        return cls(body, packed if len(packed) < len(body) else None, kind, etag, keep)


class Pages:
    """The client in memory: some hundred kilobytes, read once."""

    def __init__(self, folder: Path = BUILT) -> None:
        found = sorted(path for path in folder.rglob("*") if path.is_file())
        names = [path.relative_to(folder).as_posix() for path in found]
        self.files = {n: File.read(path, n) for path, n in zip(found, names, strict=True)}
        build = self.files.pop(BUILD, None)
        # The words of each language, and what a table needs: browsers may ask for them at once.
        self.words = {n.removeprefix(HASHED)[:2]: n for n in self.files if WORDS.fullmatch(n)}
        self.soon = _links(json.loads(build.body)) if build else ""

    def page(self, request: Request, status: int = 200) -> Response:
        """The page of the client, whatever it is to show."""
        if INDEX not in self.files:
            return _unbuilt(request, status)
        answer = send(self.files[INDEX], request, status)
        links = [self.soon] if self.soon and request.url.path.startswith("/t/") else []
        if words := self.words.get(language_of(request)):
            links.append(f"</{words}>; rel=preload; as=fetch; crossorigin")
        if links:
            answer.headers["Link"] = ", ".join(links)
        return answer

    def file(self, request: Request) -> Response | None:
        """A file of the client by its name, if there is one."""
        name = request.url.path.lstrip("/")
        found = self.files.get(name)
        return None if found is None or name == INDEX else send(found, request)


def send(file: File, request: Request, status: int = 200) -> Response:
    """A file as an answer, or word that the browser has it already."""
    headers = {"Cache-Control": file.keep, "ETag": file.etag, "Vary": "Accept-Encoding"}
    if status == 200 and request.headers.get("if-none-match") == file.etag:
        return Response(status_code=304, headers=headers)
    packed = file.packed if "gzip" in request.headers.get("accept-encoding", "") else None
    if packed is not None:
        headers["Content-Encoding"] = "gzip"
    kind = f"{file.kind}; charset=utf-8" if file.kind.startswith("text/") else file.kind
    return Response(packed or file.body, status, headers | {"Content-Type": kind})


def _links(build: dict[str, Any]) -> str:
    """What a table needs, as a header that has a browser ask for it before the page does."""
    table = build.get(TABLE, {})
    parts = [table, *(build.get(name, {}) for name in table.get("imports", ()))]
    scripts = [part["file"] for part in parts if "file" in part]
    styles = [style for part in parts for style in part.get("css", ())]
    return ", ".join(
        [f"</{script}>; rel=modulepreload" for script in (DIAL, *scripts)]
        + [f"</{style}>; rel=preload; as=style; crossorigin" for style in styles]
    )


def language_of(request: HTTPConnection) -> str:
    """The first of our languages that the browser asks for."""
    for part in request.headers.get("accept-language", "")[:200].split(","):
        language = part.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


def _unbuilt(request: Request, status: int) -> Response:
    """What stands there when the client was not built."""
    language = language_of(request)
    words = _words(language)
    title = escape(words.say("page-title"))
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><main><h1>{title}</h1>"
        f"<p>{escape(words.say('page-unbuilt'))}</p></main></html>",
        status,
    )
