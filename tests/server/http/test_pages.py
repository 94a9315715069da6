"""The browser client as it is sent: packed, kept where it may be, one page for all addresses."""

import gzip
import json
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from motherlode.server.http.pages import PAGES, Pages
from motherlode.words import LANGUAGES, words

pytestmark = pytest.mark.anyio

SCRIPT = b"export const words = 'many'; " * 200


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client as the build leaves it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Motherlode</title>")
    (tmp_path / "assets" / "core-abc.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "en-abc.ftl").write_text("web-you = you\n")
    (tmp_path / "assets" / "en-rules-abc.ftl").write_text("rule-B1 = …\n")
    (tmp_path / "manifest.webmanifest").write_text("{}")
    parts = {
        "file": "assets/table-abc.js",
        "imports": ["_core.js"],
        "css": ["assets/table-abc.css"],
    }
    build = {"src/table/Table.svelte": parts, "_core.js": {"file": "assets/core-abc.js"}}
    (tmp_path / "built.json").write_text(json.dumps(build))
    return tmp_path


def client(folder: Path) -> httpx.AsyncClient:
    pages = Pages(folder)

    async def page(request: Request) -> Response:
        return pages.page(request)

    async def file(request: Request) -> Response:
        return pages.file(request) or Response("nothing", 404)

    routes = [Route(path, page) for path in PAGES]
    app = Starlette(routes=[*routes, Route("/{file:path}", file)])
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://mine")


async def test_all_addresses_are_the_same_page(built: Path) -> None:
    for path in PAGES:
        answer = await client(built).get(path.replace("{code}", "ABC234"))
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"  # a new version is seen at once
        assert "Motherlode" in answer.text


async def test_files_are_packed_for_whoever_can_unpack_them(built: Path) -> None:
    http = client(built)
    packed = await http.get("/assets/core-abc.js", headers={"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(gzip.compress(SCRIPT, 9))
    assert packed.content == SCRIPT
    plain = await http.get("/assets/core-abc.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.content == SCRIPT
    assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"


async def test_files_whose_names_change_are_kept_for_ever(built: Path) -> None:
    http = client(built)
    assert "immutable" in (await http.get("/assets/core-abc.js")).headers["cache-control"]
    assert (await http.get("/manifest.webmanifest")).headers["cache-control"] == "no-cache"


async def test_a_table_names_what_it_will_need(built: Path) -> None:
    http = client(built)
    words = "</assets/en-abc.ftl>; rel=preload; as=fetch; crossorigin"
    assert (await http.get("/")).headers["link"] == words
    needed = (await http.get("/t/ABC234", headers={"Accept-Language": "de, en"})).headers["link"]
    assert needed.startswith("</dial.js>; rel=modulepreload, ")  # the socket before all else
    assert "</assets/table-abc.js>; rel=modulepreload" in needed
    assert "</assets/core-abc.js>; rel=modulepreload" in needed
    assert "</assets/table-abc.css>; rel=preload; as=style; crossorigin" in needed
    assert words in needed and "rules" not in needed
    assert (await http.get("/built.json")).status_code == 404


async def test_what_is_known_is_not_sent_again(built: Path) -> None:
    http = client(built)
    etag = (await http.get("/")).headers["etag"]
    again = await http.get("/", headers={"If-None-Match": etag})
    assert (again.status_code, again.content) == (304, b"")
    assert (await http.get("/", headers={"If-None-Match": '"other"'})).status_code == 200


async def test_every_file_has_its_type(built: Path) -> None:
    http = client(built)
    types = {
        "/assets/core-abc.js": "text/javascript; charset=utf-8",
        "/assets/en-abc.ftl": "text/plain; charset=utf-8",
        "/manifest.webmanifest": "application/manifest+json",
    }
    for path, kind in types.items():
        assert (await http.get(path)).headers["content-type"] == kind


@pytest.mark.parametrize(
    "path", ["/assets/../index.html", "/..%2f..%2fetc/passwd", "/index.html", "/assets", "/nothing"]
)
async def test_nothing_else_is_served(built: Path, path: str) -> None:
    (built.parent / "secret").write_text("secret")
    assert (await client(built).get(path)).status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_client_that_was_not_built_is_told_in_the_readers_language(
    tmp_path: Path, language: str
) -> None:
    accepted = {"Accept-Language": f"xx;q=1, {language}-XX, en"}
    answer = await client(tmp_path).get("/", headers=accepted)
    assert f'<html lang="{language}">' in answer.text
    assert words(language).say("page-unbuilt") in answer.text


def test_the_wheel_takes_the_client_along() -> None:
    settings = Path(__file__).parents[3] / "pyproject.toml"
    assert '"server/client/**/*"' in settings.read_text(encoding="utf-8")
