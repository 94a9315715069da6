"""Compiles the engine with mypyc where that is possible; everything else is in pyproject.toml.

Without mypy or without a working C compiler, or with MOTHERLODE_COMPILE=0, the same sources are
installed uncompiled. An engine that could be compiled but does not compile is an error.
The result is written to build/engine.txt.
"""

import os
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup

COMPILED = [
    "src/motherlode/game/cards.py",
    "src/motherlode/game/code.py",
    "src/motherlode/game/maze.py",
    "src/motherlode/game/options.py",
    "src/motherlode/game/move.py",
    "src/motherlode/game/legal.py",
    "src/motherlode/game/round.py",
    "src/motherlode/game/sharing.py",
    "src/motherlode/game/refusal.py",
    "src/motherlode/game/deal.py",
    "src/motherlode/game/telling.py",
    "src/motherlode/game/following.py",
    "src/motherlode/game/match.py",
    "src/motherlode/table/table.py",
    "src/motherlode/table/timing.py",
    "src/motherlode/table/scene.py",
    "src/motherlode/bots/model/preferences.py",
    "src/motherlode/bots/model/distance.py",
    "src/motherlode/bots/model/evaluation.py",
    "src/motherlode/bots/beliefs/role_posterior.py",
    "src/motherlode/bots/beliefs/evidence.py",
    "src/motherlode/bots/search/xorshift.py",
    "src/motherlode/bots/search/forecast.py",
    "src/motherlode/bots/search/tree.py",
    "src/motherlode/cli/bench/playout.py",
]
OUTCOME = Path("build/engine.txt")


def obstacle() -> str:
    """Why the engine cannot be compiled here; empty when it can."""
    if os.environ.get("MOTHERLODE_COMPILE") == "0":
        return "MOTHERLODE_COMPILE=0 is set"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypy is not installed"
    return compiler_obstacle()


def compiler_obstacle() -> str:
    """Compile one line against Python's headers, with the compiler that the build would take."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import BaseError, CCompilerError

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe;\n")
        probe = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        probe.build_lib = probe.build_temp = folder
        try:
            probe.ensure_finalized()
            probe.run()
        except (BaseError, CCompilerError) as error:
            print(error, file=sys.stderr)
            return "there is no C compiler here that works with Python's headers"
    return ""


def clear() -> None:
    """Remove what was compiled in place before: no compiled module may outlive its source."""
    for suffix in ("so", "pyd"):
        for stale in Path("src").rglob(f"*.{suffix}"):
            stale.unlink()


def engine() -> list[Extension]:
    """The modules to compile, as extensions."""
    from mypyc.build import mypycify

    paths = [path for path in COMPILED if Path(path).exists()]
    found = mypycify(paths, opt_level="3", group_name="motherlode", target_dir="build/mypyc")
    if os.name == "posix":
        # No function of the engine is replaced from outside, so small ones can be inlined.
        for extension in found:
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return found


in_place = not {"editable_wheel", "build_ext"}.isdisjoint(sys.argv)
if in_place:
    clear()
reason = obstacle() if in_place or "bdist_wheel" in sys.argv else "nothing is built"
# What was compiled before may be older than its source, though the same: it is compiled anew.
setup(ext_modules=[] if reason else engine(), options={"build_ext": {"force": in_place}})
if in_place:
    OUTCOME.parent.mkdir(exist_ok=True)
    OUTCOME.write_text(f"uncompiled: {reason}\n" if reason else "compiled\n")
