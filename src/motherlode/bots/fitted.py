"""Fitted numbers: what scripts in `benchmarks/` found out and wrote into `data/`, one file each.

A file says which command wrote it and what came out, and holds the weights by name.
"""

import json
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parent / "data"


def read(name: str) -> Any:
    """The weights of a file."""
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))["weights"]


def write(name: str, command: str, figures: dict[str, object], weights: object) -> None:
    """Write a file anew."""
    generated = {"do not edit": "written by the command", "command": command, **figures}
    text = json.dumps({"generated": generated, "weights": weights}, indent=2) + "\n"
    (FOLDER / f"{name}.json").write_text(text, encoding="utf-8")
