"""`motherlode` in a process of its own: on a terminal, or with its output in pipes."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 60  # seconds that anything may take on a busy machine
MAIN = "from motherlode.cli import main; main()"
# The first terminal of a session becomes its own, from which Ctrl-C comes.
OWN = f"import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); {MAIN}"
# What decides how a server behaves, besides our own settings.
DECIDES = (
    "LC_",
    "LANG",
    "FORCE_COLOR",
    "BROWSER",
    "DISPLAY",
    "WAYLAND",
    "SSH_",
    "PROMETHEUS",
    "MAKE",
)


def surroundings(home: Path, **environ: str) -> Mapping[str, str]:
    """A machine on which nothing is set, with the data of a server in a folder."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(DECIDES)
        and (not name.startswith("MOTHERLODE_") or name == "MOTHERLODE_PURE")
    }
    ours = {"XDG_DATA_HOME": str(home), "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"}
    return kept | ours | {"MOTHERLODE_BOT_PROCESSES": "1", "MOTHERLODE_BOT_PAUSE": "0"} | environ


def run(home: Path, *arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
    """A command that ends by itself."""
    done = subprocess.run(
        [sys.executable, "-c", MAIN, *arguments],
        env=surroundings(home, **environ),
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    assert "Traceback" not in done.stderr
    return done


def port_of(text: str) -> int:
    """The port in the address that a server prints."""
    found = re.search(r"http://[^\s/]+:(\d+)", text)
    assert found is not None, text
    return int(found[1])


class Running:
    """A command that keeps running; its output is collected."""

    def __init__(self, process: subprocess.Popen[bytes], output: int) -> None:
        self.process = process
        self.text = ""
        self._output = output
        self._bytes = b""

    def until(self, words: str) -> str:
        """Wait for these words; all that was written so far."""
        end = time.monotonic() + PATIENCE
        while words not in self.text:
            assert time.monotonic() < end, f"{words!r} is not in {self.text!r}"
            assert self._read(1.0), f"it ended without {words!r}: {self.text!r}"
        return self.text

    def _read(self, seconds: float) -> bool:
        if select.select([self._output], [], [], seconds)[0]:
            try:
                data = os.read(self._output, 65536)
            except OSError:  # how a terminal ends
                data = b""
            if not data:
                return False
            self._bytes += data
            self.text = self._bytes.decode(errors="replace").replace("\r\n", "\n")
        return True

    def end(self) -> int:
        """Its status once it has ended; all that it wrote is in `text`."""
        end = time.monotonic() + PATIENCE
        while self._read(1.0):
            assert time.monotonic() < end, f"it goes on: {self.text!r}"
        return self.process.wait(PATIENCE)

    def interrupt(self) -> None:
        """What Ctrl-C does."""
        self.process.send_signal(signal.SIGINT)


@contextmanager
def in_pipes(
    home: Path, *arguments: str, log: Path | None = None, **environ: str
) -> Iterator[Running]:
    """A command whose output goes to a pipe and whose log to a file."""
    with open(log or os.devnull, "wb") as errors:
        process = subprocess.Popen(
            [sys.executable, "-c", MAIN, *arguments],
            env=surroundings(home, **environ),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=errors,
            start_new_session=True,
        )
    assert process.stdout is not None
    with process.stdout, _ended(process):
        yield Running(process, process.stdout.fileno())


@contextmanager
def on_terminal(home: Path, *arguments: str, **environ: str) -> Iterator["Terminal"]:
    """A command on a terminal of its own."""
    master, slave = pty.openpty()
    try:
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 100, 0, 0))
        process = subprocess.Popen(
            [sys.executable, "-c", OWN, *arguments],
            env=surroundings(home, **environ),
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
        )
        os.close(slave)
        with _ended(process):
            yield Terminal(process, master)
    finally:
        os.close(master)


class Terminal(Running):
    """A command on a terminal."""

    def interrupt(self) -> None:
        os.write(self._output, b"\x03")


@contextmanager
def _ended(process: subprocess.Popen[bytes]) -> Iterator[None]:
    """Whatever happens, nothing keeps running afterwards."""
    try:
        yield
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
