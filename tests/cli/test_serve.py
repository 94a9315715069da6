"""`motherlode serve` as people use it: in a terminal, in pipes, and when it cannot work."""

import json
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

from motherlode.server.address import WHITE_ON_BLACK, lan_addresses, qr_text
from motherlode.words import words
from tests.terminal import PATIENCE, in_pipes, on_terminal, port_of, run, surroundings

pytestmark = pytest.mark.one_engine

HINT = words("en").say("serve-stop-hint") + "\n"
OPEN = words("en").say("serve-open-page")
STOPPING = words("en").say("serve-stopping")
ONLY_HERE = words("en").say("serve-only-here", command="motherlode serve --lan")


def answers(port: int) -> bool:
    with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE) as answer:
        return bool(json.loads(answer.read()) == {"status": "ok"})


def reach(port: int, method: str = "GET") -> dict[str, Any]:
    asked = Request(f"http://127.0.0.1:{port}/api/reach", method=method)
    with urlopen(asked, timeout=PATIENCE) as answer:
        found: dict[str, Any] = json.loads(answer.read())
    return found


@pytest.fixture
def browser(tmp_path: Path) -> Path:
    """A browser that notes what it was asked to open."""
    program = tmp_path / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" > "{tmp_path}/opening"\n')
    program.write_text(f'{program.read_text()}mv "{tmp_path}/opening" "{tmp_path}/opened"\n')
    program.chmod(0o755)
    return program


def test_what_needs_no_server_does_not_load_it(tmp_path: Path) -> None:
    slow = ("sqlalchemy", "starlette", "uvicorn", "alembic", "redis", "motherlode.server")
    look = f"print([name for name in {slow} if name in sys.modules])"
    code = f"import atexit, sys\nfrom motherlode.cli import main\natexit.register(lambda: {look})"
    told = subprocess.run(
        [sys.executable, "-c", f"{code}\nmain()", "--version"],
        env=surroundings(tmp_path),
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )
    version, loaded = told.stdout.splitlines()
    assert version.startswith("motherlode ")
    assert loaded == "[]"


# --- in a terminal ---------------------------------------------------------------------------


def test_a_terminal_shows_the_address_opens_the_browser_and_ctrl_c_stops(
    tmp_path: Path, browser: Path
) -> None:
    with on_terminal(tmp_path, "serve", "--port", "0", BROWSER=str(browser)) as server:
        port = port_of(server.until(HINT))
        assert answers(port)
        end = time.monotonic() + PATIENCE
        while not (tmp_path / "opened").exists():
            assert time.monotonic() < end
            time.sleep(0.05)
        assert (tmp_path / "opened").read_text() == f"http://127.0.0.1:{port}\n"
        server.interrupt()
        assert server.end() == 0
    address = words("en").say("serve-running", url=f"http://127.0.0.1:{port}")
    lines = server.text.replace("^C", "").splitlines()
    assert lines.index(address) + 1 == lines.index(ONLY_HERE)
    assert lines.index(address) + 2 == lines.index(HINT.strip())
    assert STOPPING in lines
    assert OPEN not in lines  # it was opened
    # Only that and a few lines of the log: no library adds messages of its own.
    rest = [line for line in lines if line not in (address, ONLY_HERE, HINT.strip(), STOPPING, "")]
    logged = [line.split("INFO    ")[1].split()[0] for line in rest]
    assert set(logged) <= {"server-started", "cleared", "server-stopped"}


def test_no_browser_opens_for_somebody_at_another_machine(tmp_path: Path, browser: Path) -> None:
    far = {"SSH_CONNECTION": "192.0.2.1 1 192.0.2.2 2", "BROWSER": str(browser)}
    with on_terminal(tmp_path, "serve", "--port", "0", **far) as server:
        assert OPEN in server.until(HINT)
        server.interrupt()
        assert server.end() == 0
    assert not (tmp_path / "opened").exists()


def test_without_a_screen_no_browser_takes_the_terminal(tmp_path: Path, browser: Path) -> None:
    """Python would start a browser for terminals there, if it finds one."""
    (tmp_path / "bin").mkdir()
    browser.rename(tmp_path / "bin" / "w3m")
    path = f"{tmp_path / 'bin'}:/usr/bin:/bin"
    with on_terminal(tmp_path, "serve", "--port", "0", PATH=path) as server:
        assert OPEN in server.until(HINT)
        server.interrupt()
        assert server.end() == 0
    assert not (tmp_path / "opened").exists()


def test_phones_get_a_code_to_scan(tmp_path: Path, browser: Path) -> None:
    arguments = ["serve", "--port", "0", "--lan", "--no-browser"]
    with on_terminal(tmp_path, *arguments, BROWSER=str(browser)) as server:
        text = server.until(HINT)
        server.interrupt()
        assert server.end() == 0
    assert OPEN in text
    assert not (tmp_path / "opened").exists()
    port = port_of(text)
    if not lan_addresses():
        assert words("en").say("serve-no-lan") in text
        return
    url = f"http://{lan_addresses()[0]}:{port}"
    assert words("en").say("serve-lan", url=url) in text
    assert qr_text(url) in text
    assert text.count(WHITE_ON_BLACK) > 10


def test_a_page_may_let_phones_in_later(tmp_path: Path) -> None:
    """Only where somebody started it by hand: a service is opened by its settings alone."""
    with in_pipes(tmp_path, "serve", "--port", "0") as service:
        assert not reach(port_of(service.until(HINT)))["opens"]
        service.interrupt()
        assert service.end() == 0
    with on_terminal(tmp_path, "serve", "--port", "0", "--no-browser") as server:
        port = port_of(server.until(HINT))
        assert reach(port)["opens"] is bool(lan_addresses())
        if lan_addresses():
            url = f"http://{lan_addresses()[0]}:{port}"
            assert reach(port, "POST")["url"] == url
            assert words("en").say("serve-lan", url=url) in server.until(qr_text(url))
        server.interrupt()
        assert server.end() == 0


# --- without a terminal ----------------------------------------------------------------------


def test_the_notice_is_in_the_language_asked_for(tmp_path: Path) -> None:
    say = words("uk").say
    with in_pipes(tmp_path, "--lang", "uk", "serve", "--port", "0", MAKELEVEL="1") as server:
        port = port_of(server.until(say("serve-stop-hint") + "\n"))
        server.interrupt()
        assert server.end() == 0
    assert server.text.splitlines() == [
        say("serve-running", url=f"http://127.0.0.1:{port}"),
        say("serve-only-here", command="make play ARGS=--lan"),
        say("serve-open-page"),
        say("serve-stop-hint"),
        say("serve-stopping"),
    ]


def test_in_a_service_the_log_is_json_apart_from_the_notice(tmp_path: Path, browser: Path) -> None:
    log, public = tmp_path / "log", "https://mine.example"
    environ = {"BROWSER": str(browser), "MOTHERLODE_PUBLIC_URL": public}
    with in_pipes(tmp_path, "serve", "--port", "0", log=log, **environ) as server:
        assert words("en").say("serve-running", url=public) in server.until(HINT)
        server.process.send_signal(signal.SIGTERM)
        assert server.end() == 0
    events = [json.loads(line)["event"] for line in log.read_text().splitlines()]
    assert events[0] == "server-started"
    assert events[-1] == "server-stopped"
    assert server.text.splitlines()[-1] == STOPPING
    assert not (tmp_path / "opened").exists()


def test_ipv6_is_an_address_like_others(tmp_path: Path) -> None:
    if not socket.has_ipv6 or not Path("/proc/net/if_inet6").exists():
        pytest.skip("no IPv6 here")
    with in_pipes(tmp_path, "serve", "--port", "0", "--host", "::") as server:
        port = port_of(server.until(HINT))
        assert f"http://[::1]:{port}" in server.text
        with urlopen(f"http://[::1]:{port}/healthz", timeout=PATIENCE) as answer:
            assert answer.status == 200
        server.interrupt()
        assert server.end() == 0


# --- when it cannot work ---------------------------------------------------------------------


def test_a_port_in_use_is_told_before_anything_is_touched(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        done = run(tmp_path, "serve", "--port", str(port))
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == (
        f"motherlode: port {port} is in use on 127.0.0.1: "
        "give another --port, or 0 for a free one\n"
    )
    assert list(tmp_path.iterdir()) == []


def test_another_machines_address_is_refused(tmp_path: Path) -> None:
    done = run(tmp_path, "serve", "--port", "0", "--host", "203.0.113.7")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "motherlode: 203.0.113.7 is no address of this machine\n"


def test_all_wrong_settings_are_told(tmp_path: Path) -> None:
    wrong = {"MOTHERLODE_METRICS": "maybe", "MOTHERLODE_PROT": "1", "MOTHERLODE_BOT_PAUSE": "x"}
    done = run(tmp_path, "serve", "--workers", "2", **wrong)
    assert (done.returncode, done.stdout) == (2, "")
    lines = done.stderr.splitlines()
    assert [line.split()[1].strip("':") for line in lines] == [
        "MOTHERLODE_BOT_PAUSE",
        "MOTHERLODE_METRICS",
        "MOTHERLODE_WORKERS",
        "MOTHERLODE_PROT",
    ]
    assert list(tmp_path.iterdir()) == []


def test_storage_out_of_reach_is_told_in_one_line(tmp_path: Path) -> None:
    url = "postgresql://ann:s3cret@127.0.0.1:1/lode"
    done = run(tmp_path, "serve", "--port", "0", MOTHERLODE_DATABASE_URL=url)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "motherlode: 127.0.0.1:1/lode: no PostgreSQL server answers there\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--lan", "--host", "127.0.0.1"], "--lan: nobody else can reach"),
        (["--port", "65536"], "--port"),
    ],
)
def test_options_that_make_no_sense_are_refused(
    tmp_path: Path, arguments: list[str], words: str
) -> None:
    done = run(tmp_path, "serve", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert words in line
