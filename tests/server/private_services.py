"""Private servers for the tests, each in a folder of its own, stopped when nobody uses it any more.

Run as a program, this file is what starts a server and later stops it: it outlives the process
that asked for the server, because others may still use it.
"""

import fcntl
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path


@dataclass(frozen=True)
class Plan:
    """How a server is started and stopped, and as whom."""

    start: list[list[str]]
    stop: list[str]
    user: int
    group: int


@contextmanager
def running(notes: Path, plan: Callable[[Path], Plan]) -> Iterator[Path]:
    """A server in use: started by its first user, stopped after its last.

    All users name the same folder of notes, and get the folder that the server works in.
    Every user holds a lock until it leaves, in whatever way; whoever stops the server waits for it.
    """
    notes.mkdir(exist_ok=True)
    with (notes / "users").open("a") as users:
        fcntl.flock(users, fcntl.LOCK_SH)
        with (notes / "starting").open("a") as starting:
            fcntl.flock(starting, fcntl.LOCK_EX)
            home = notes / "home"
            if not home.exists():
                _start(notes, plan)
        yield Path(home.read_text())


def _start(notes: Path, plan: Callable[[Path], Plan]) -> None:
    # Not below pytest's folder: another user could not enter that, and a socket's path is short.
    home = Path(tempfile.mkdtemp(prefix="motherlode-"))
    steps = plan(home)
    os.chown(home, steps.user, steps.group)
    done = subprocess.run(
        [sys.executable, __file__, str(notes), str(home), json.dumps(asdict(steps))],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        shutil.rmtree(home)
        raise RuntimeError(f"a server for the tests does not start:\n{done.stdout}{done.stderr}")


def _mind(notes: Path, home: Path, plan: Plan) -> None:
    """Start the server, go to the background, and stop it when it has no users."""

    def run(command: list[str], check: bool) -> None:
        # As root both may be given; anybody else can only stay who they are.
        root = os.geteuid() == 0
        subprocess.run(
            command,
            user=plan.user if root else None,
            group=plan.group if root else None,
            extra_groups=[] if root else None,
            cwd=home,
            check=check,
        )

    for command in plan.start:
        run(command, check=True)
    (notes / "home").write_text(str(home))
    if os.fork():
        return
    os.setsid()
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)
    with (notes / "users").open("a") as users:
        fcntl.flock(users, fcntl.LOCK_EX)
        run(plan.stop, check=False)
        (notes / "home").unlink(missing_ok=True)
        shutil.rmtree(home, ignore_errors=True)


if __name__ == "__main__":
    _mind(Path(sys.argv[1]), Path(sys.argv[2]), Plan(**json.loads(sys.argv[3])))
