"""What an arena keeps in its folder: every game, so that a run can continue where it stopped."""

import json
import sys
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from ... import __file__ as package_file
from ...arena.games import Failure, Game, Row
from ...arena.report import Configuration

RESULTS, REPORT, PAGE = "results.jsonl", "report.json", "report.html"
FAILURE, TRACE = "failure.jsonl", "failure.txt"
FORM = 1
PACKAGE = Path(package_file).parent
PLAYING = ("game", "bots")  # the packages that decide how bots play
NAMES = {
    "game": "the game", "edition": "the edition", "options": "the options",
    "players": "the numbers of players", "lineups": "the line-ups", "seed": "the seed",
    "beliefs": "the beliefs measured", "version": "Motherlode's version",
    "code": "the code of the game or of the bots",
}  # fmt: skip

Key = tuple[int, str, int, int]


class StoreError(ValueError):
    """A folder with which a run cannot continue."""


def code_digest(bots: Iterable[str], package: Path = PACKAGE) -> str:
    """A digest of all that decides how bots play: source and fitted numbers, ours and yours."""
    own = [
        sys.modules[module].__file__
        for module in sorted({bot.partition(":")[0] for bot in bots if ":" in bot})
    ]
    files = [
        *sorted(file for room in PLAYING for file in (package / room).rglob("*") if _plays(file)),
        *(Path(file) for file in own if file and Path(file).is_file()),
    ]
    digest = sha256()
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _plays(file: Path) -> bool:
    """Whether a file affects how bots play; the bot check only observes."""
    return file.suffix in (".py", ".json") and "check" not in (file.stem, file.parent.name)


class Store:
    """The rows of a run; with a folder, each is written to it at once."""

    def __init__(self, folder: Path | None, configuration: Configuration) -> None:
        self.folder = folder
        self.rows: dict[Key, Row] = {}
        self._file = None
        if folder is None:
            return
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / RESULTS
        head = {"arena": FORM, **configuration}
        size = self._read(path, head) if path.exists() else 0
        self._file = path.open("ab")
        self._file.truncate(size)  # a line cut short by a crash is played again
        if not size:
            self._write(head)

    def _read(self, path: Path, head: dict[str, object]) -> int:
        """Read what is there; how many bytes of it are whole lines."""
        size = 0
        lines = path.read_bytes().splitlines(keepends=True)
        for number, line in enumerate(lines, 1):
            if not line.endswith(b"\n") and (number > 1 or _line(head).startswith(line)):
                break
            try:
                found = json.loads(line)
            except ValueError:
                found = None
            if number == 1:
                _compare(path, found, head)
            elif not _is_row(found, head):
                raise StoreError(f"{path}: line {number} is damaged; name another folder")
            else:
                self.rows[_key(found)] = found
            size += len(line)
        return size

    def _write(self, value: object) -> None:
        if self._file is not None:
            self._file.write(_line(value))
            self._file.flush()

    def add(self, row: Row) -> None:
        self.rows[_key(row)] = row
        self._write(row)

    def lacks(self, game: Game) -> bool:
        return game.key not in self.rows

    def within(self, deals: int) -> list[Row]:
        """The rows of the first deals, up to a number."""
        return [row for row in self.rows.values() if row["deal"] < deals]

    def close(self) -> None:
        if self._file is not None:
            self._file.close()


def _line(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode() + b"\n"


def _is_row(found: object, head: dict[str, object]) -> bool:
    """Whether a line that was read is one that a run has written."""
    lineups = head["lineups"]
    assert isinstance(lineups, list)
    return (
        isinstance(found, dict)
        and found.keys() == Row.__annotations__.keys()
        and found["lineup"] in lineups
    )


def _key(row: Row) -> Key:
    return row["players"], row["lineup"], row["deal"], row["turn"]


def _compare(path: Path, found: object, head: dict[str, object]) -> None:
    """Refuse to mix the results of different runs."""
    if not isinstance(found, dict) or found.get("arena") != FORM:
        raise StoreError(f"{path} holds no results of an arena; name another folder with --out")
    differ = [NAMES[key] for key in head if key != "arena" and found.get(key) != head[key]]
    if differ == [NAMES["code"]]:
        raise StoreError(
            f"{path} was played with other code of the game or of the bots; results of both must "
            "not be mixed: name another folder with --out"
        )
    if differ:
        changed = " and ".join([", ".join(differ[:-1]), differ[-1]] if differ[1:] else differ)
        raise StoreError(
            f"{path} holds the results of another run: {changed} "
            f"{'differ' if differ[1:] else 'differs'}; name another folder with --out, or give "
            "the same arguments to go on (only --deals, --workers and --ray may change)"
        )


def keep_failure(folder: Path, failure: Failure) -> None:
    """Write the failed game, to be replayed, and the traceback."""
    (folder / FAILURE).write_text(failure.record, encoding="utf-8", newline="\n")
    (folder / TRACE).write_text(f"{failure}\n\n{failure.trace}", encoding="utf-8")
