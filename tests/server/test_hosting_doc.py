"""The docs for hosts: what they name exists, and what they show works."""

import ast
import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import anyio
import pytest
import typer
from websockets.asyncio.client import connect
from websockets.typing import Origin, Subprotocol

from motherlode.cli import app
from motherlode.server.http.api import Api
from motherlode.server.http.headers import BODY_LIMIT
from motherlode.server.live.socket import RATE
from motherlode.server.monitoring.metrics import Metrics
from motherlode.server.protocol import LONGEST_MESSAGE, SUBPROTOCOL
from motherlode.server.settings import SETTINGS, Settings, default_database
from tests.server.real_servers import serving

ROOT = Path(__file__).parents[2]
DOC = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", DOC, re.MULTILINE | re.DOTALL)


def shell_lines() -> list[list[str]]:
    return [shlex.split(line) for block in blocks("sh") for line in block.splitlines()]


COMMANDS = [words[1:] for words in shell_lines() if words[0] == "motherlode"]


@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_every_command_shown_can_be_given(arguments: list[str]) -> None:
    parse(arguments)


def parse(arguments: list[str]) -> None:
    command: Any = typer.main.get_command(app)
    name, rest = "", list(arguments)
    while hasattr(command, "commands"):
        name = rest.pop(0)
        command = command.commands[name]
    command.make_context(name, rest)


@pytest.mark.parametrize("wrong", ["serve --lam", "backup", "admin lits", "admin list --stage x"])
def test_an_unknown_command_or_option_in_the_document_is_found(wrong: str) -> None:
    with pytest.raises((KeyError, typer.TyperException)):
        parse(wrong.split())


def test_every_command_of_a_host_is_shown() -> None:
    shown = {tuple(words[:2]) if words[0] == "admin" else words[0] for words in COMMANDS}
    group = typer.main.get_command(app).commands["admin"]  # type: ignore[attr-defined]
    assert shown == {"serve", "backup", "restore", *(("admin", name) for name in group.commands)}


def test_every_setting_named_exists_with_such_values() -> None:
    assert set(re.findall(r"MOTHERLODE_[A-Z_]+", DOC)) == set(SETTINGS)
    given = [words[1] for words in shell_lines() if words[0] == "export"]
    given += re.findall(r"^Environment=(.+)$", "".join(blocks("ini")), re.MULTILINE)
    assert len(given) > 4
    for text in given:
        Settings.read(dict([text.split("=", 1)]))


def test_every_metric_is_explained() -> None:
    kinds = {"counter": "_total"}
    there = {m.name + kinds.get(m.type, "") for m in Metrics().registry.collect()}
    assert len(there) > 10
    assert set(re.findall(r"\bmotherlode_[a-z_]+", DOC)) == there


def test_every_event_of_the_log_is_explained() -> None:
    logged = set()
    for file in (ROOT / "src" / "motherlode" / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "event":
                assert isinstance(node.args[1], ast.Constant), file.name
                logged.add(node.args[1].value)
    table = DOC.split("| event | level | means |\n")[1].split("\n\n")[0]
    named = [name for row in table.splitlines()[1:] for name in row.split("|")[1].split(",")]
    assert {name.strip(" `") for name in named} == logged


def test_the_limits_are_those_of_the_server(tmp_path: Path) -> None:
    rows = DOC.split("| what | at most | change it with |\n")[1].split("\n\n")[0].splitlines()[1:]
    limits = {}
    for row in rows:
        what, most, setting = (part.strip() for part in row.strip("|").split("|"))
        limits[what] = most
        if setting:
            assert most == SETTINGS[setting.strip("`")].default
    rate, burst = RATE
    message = f"{rate:g} a second, {burst:g} at once, {LONGEST_MESSAGE} bytes each"
    assert limits["messages on a socket"] == message
    assert limits["body of a request"] == f"{BODY_LIMIT // 1024} KiB"
    hub = type("Hub", (), {"store": None, "settings": Settings()})()
    asking = Api(hub)._asking
    assert limits["requests of one address"] == f"{asking.rate} a second, {asking.burst} at once"


def test_the_data_lies_where_the_docs_say(monkeypatch: pytest.MonkeyPatch) -> None:
    home = str(Path.home())
    for platform in ("linux", "darwin"):
        monkeypatch.setattr(sys, "platform", platform)
        file = default_database({}).removeprefix("sqlite:///").replace(home, "~")
        assert f"`{file}`" in DOC or f"`{Path(file).parent}`" in DOC


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd is not installed")
    (unit,) = blocks("ini")
    program = re.search(r"^ExecStart=(\S+) (.*)$", unit, re.MULTILINE)
    assert program is not None
    assert program[2].split() in COMMANDS
    here = str(Path(sys.executable).with_name("motherlode"))
    (tmp_path / "motherlode.service").write_text(unit.replace(program[1], here))
    told = subprocess.run(
        [analyze, "verify", "--man=no", str(tmp_path / "motherlode.service")],
        capture_output=True,
        text=True,
        check=False,
    )
    ours = [line for line in told.stderr.splitlines() if "motherlode.service" in line]
    assert ours == []


@pytest.mark.anyio
async def test_behind_the_proxy_of_the_docs_guests_are_told_apart_and_safe(tmp_path: Path) -> None:
    """A request as nginx makes it from the lines of the docs, for somebody who came by https."""
    (nginx,) = blocks("nginx")
    values = {
        "$host": "mine.example",
        "$proxy_add_x_forwarded_for": "203.0.113.9",
        "$scheme": "https",
    }
    lines = re.findall(r"proxy_set_header (\S+) (\S+);", nginx)
    upgrade = {"Upgrade": "$http_upgrade", "Connection": "$connection_upgrade"}
    headers = {name: values[value] for name, value in lines if name not in upgrade}
    assert dict(lines) == {**upgrade, **dict(lines)}
    exported = dict(w[1].split("=", 1) for w in shell_lines() if w[0] == "export")
    told = Settings.read({k: v for k, v in exported.items() if "PROXIES" in k or "PUBLIC" in k})
    url = f"sqlite:///{tmp_path / 'lode.db'}"
    async with serving(url, proxies=told.proxies, public_url=told.public_url) as live:

        def ask(path: str, body: bytes | None = None, **more: str) -> tuple[str, str]:
            request = Request(live.url + path, body, {**headers, **more})
            with urlopen(request, timeout=30) as answer:
                return answer.read().decode(), str(answer.headers)

        origin = str(told.public_url)
        guest = b'{"name": "Ann"}'
        kind = {"Content-Type": "application/json", "Origin": origin}
        _, head = await anyio.to_thread.run_sync(lambda: ask("/api/guest", guest, **kind))
        cookie = re.search(r"set-cookie: (motherlode=[^;]+); (.*)", head, re.IGNORECASE)
        assert cookie is not None
        assert "Secure" in cookie[2]
        assert "Strict-Transport-Security" in head.title()
        text, _ = await anyio.to_thread.run_sync(
            lambda: ask("/api/tables", b"{}", Cookie=cookie[1], **kind)
        )
        table = json.loads(text)
        assert table["link"] == f"https://mine.example/t/{table['code']}"
        async with connect(
            f"ws://{headers.pop('Host')}/api/tables/{table['code']}/socket",
            host="127.0.0.1",
            port=int(live.url.rpartition(":")[2]),
            origin=Origin(origin),
            subprotocols=[Subprotocol(SUBPROTOCOL)],
            additional_headers={**headers, "Cookie": cookie[1]},
            proxy=None,
        ) as socket:
            assert json.loads(await socket.recv())["type"] == "state"
        assert live.server.api._new._buckets.keys() == {"203.0.113.9"}
