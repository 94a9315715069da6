"""The project itself: what may be committed, how tests are laid out, what the lock holds."""

import ast
import os
import re
import subprocess
import tomllib
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import motherlode

pytestmark = pytest.mark.one_engine

ROOT = Path(__file__).parent.parent
HOSTS = re.compile(r"pypi\.org|pythonhosted\.org|npmjs\.(?:org|com)|yarnpkg\.com|deb\.debian\.org")
MACHINE_PATHS = re.compile(r"(?<![\w.])/(?:home|root|work|farm|opt|mnt|Users|tmp/[a-z])\b")
# Modules that only declare: what could be tested of them is tested where they are used.
DECLARATIONS = {
    "server/live/device.py": "a protocol, and a pair of values",
    "server/storage/rows.py": "plain values that the store takes and gives",
    "server/storage/schema.py": "the tables, which the tests of migrations compare with a database",
    "table/limits.py": "numbers",
}
# From the ground up, as docs/architecture.md has them.
PACKAGES = ("game", "bots", "arena", "table", "server", "cli", "browser")
MADE = {"build", "dist", "node_modules", "__pycache__"}


def project_files() -> list[Path]:
    """What is committed or would be: from git, or in an unpacked copy by walking."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(
            command, cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout
        files = [ROOT / name for name in listed.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        files = []
    if not files:
        for folder, folders, names in os.walk(ROOT):
            folders[:] = [f for f in folders if f not in MADE and (f[0] != "." or f == ".ci")]
            files += [Path(folder, name) for name in names if not name.endswith((".so", ".pyd"))]
    return [file for file in files if file.is_file()]


def lines_matching(pattern: re.Pattern[str]) -> list[str]:
    found = []
    for file in project_files():
        try:
            text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError:  # a picture or the like
            continue
        for number, line in enumerate(text.splitlines(), 1):
            if pattern.search(line):
                found.append(f"{file.relative_to(ROOT)}:{number}: {line.strip()[:100]}")
    return found


def locked() -> dict[str, str]:
    """Name to version, as requirements.txt has them."""
    pins = re.findall(r"^([\w.-]+)==([^\s;\\]+)", (ROOT / "requirements.txt").read_text(), re.M)
    return {canonicalize_name(name): version for name, version in pins}


def project_table() -> dict[str, object]:
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert isinstance(table, dict)
    return table


def compiled_sources() -> list[Path]:
    """The list COMPILED of setup.py, read the way the Makefile reads it."""
    names = re.findall(r'^ *"(src/.*\.py)",$', (ROOT / "setup.py").read_text(), re.M)
    assert names
    return [ROOT / name for name in names]


def test_the_files_looked_at_are_the_projects() -> None:
    names = {str(file.relative_to(ROOT)) for file in project_files()}
    assert {"Makefile", ".ci/run", "pyproject.toml", "src/motherlode/__init__.py"} <= names


def test_no_registry_host_is_written_down() -> None:
    assert lines_matching(HOSTS) == []


def test_no_path_of_one_machine_is_written_down() -> None:
    assert lines_matching(MACHINE_PATHS) == []


def test_nothing_built_is_committed() -> None:
    built = {".so", ".pyd", ".pyc", ".c", ".o", ".whl"}
    assert [file for file in project_files() if file.suffix in built] == []


def test_every_module_has_a_test_file_of_its_name_in_its_folder() -> None:
    source, tests = ROOT / "src" / "motherlode", ROOT / "tests"
    modules = {
        file.relative_to(source)
        for file in source.rglob("*.py")
        if file.stem != "__init__" and "migrations" not in file.parts
    }
    without = {
        str(module)
        for module in modules
        if not (tests / module.parent / f"test_{module.stem.removeprefix('_')}.py").exists()
    }
    assert without == set(DECLARATIONS), "a new module, or an exception that is none any more"


def imports_of(file: Path) -> Iterator[str]:
    """The full names of all that a file imports."""
    package = file.parent.relative_to(ROOT).parts
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join(filter(None, (*above, node.module)))
            yield from (f"{module}.{alias.name}" for alias in node.names)


def unfit(file: Path, imported: str) -> bool:
    """Whether a file of the tests should not import this name."""
    top, *parts = imported.split(".")
    if top not in ("tests", "motherlode"):
        return False
    if re.match("_(?!_)", imported.rpartition(".")[2]):
        return True
    if top == "motherlode":
        return False
    own, other = (PACKAGES.index(p) if p in PACKAGES else -1 for p in (file.parts[0], parts[0]))
    return other > own >= 0 or any(re.match("test_|conftest$", part) for part in parts)


def test_tests_import_helpers_only_from_their_own_package_and_below() -> None:
    """Neither tests nor fixtures, nor what is private; what lies beside the packages is for all."""
    folder = ROOT / "tests"
    found = [
        f"{file.relative_to(ROOT)}: {imported}"
        for file in sorted(folder.rglob("*.py"))
        for imported in imports_of(file)
        if unfit(file.relative_to(folder), imported)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("file", "imported"),
    [
        ("game/test_view.py", "tests.game.test_reference.some_rules"),
        ("game/test_view.py", "tests.game.test_reference"),
        ("game/test_view.py", "tests.table.tables.Desk"),
        ("game/test_view.py", "tests.test_words.patterns"),
        ("server/test_app.py", "tests.browser.pages.NewPage"),
        ("server/test_app.py", "tests.server.conftest.SETTINGS"),
        ("server/test_app.py", "tests.server.machine._private"),
        ("server/test_app.py", "motherlode.server.typescript._type"),
    ],
)
def test_unfit_imports_are_found(file: str, imported: str) -> None:
    assert unfit(Path(file), imported)
    assert not unfit(Path(file), "tests.game.positions.some_move")
    assert not unfit(Path(file), "motherlode.__version__")


def test_readme_names_the_two_commands() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "make play" in readme
    assert "make test" in readme


def test_ci_can_be_run() -> None:
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_every_locked_package_has_hashes_and_no_url() -> None:
    text = (ROOT / "requirements.txt").read_text()
    assert "://" not in text
    entries = [entry for entry in text.replace("\\\n", " ").splitlines() if entry.strip()]
    for entry in entries:
        if not entry.lstrip().startswith("#"):
            assert re.match(r"[\w.-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", entry), entry


def test_lock_fits_the_declared_dependencies() -> None:
    project, lock = project_table(), locked()
    extras = project["optional-dependencies"]
    assert isinstance(extras, dict)
    # Ray is left to those who have a cluster, in the version that runs there.
    declared = [project["dependencies"], *(extras[name] for name in extras if name != "ray")]
    for requirement in (Requirement(text) for group in declared for text in group):
        version = lock.get(canonicalize_name(requirement.name))
        assert version is not None, f"{requirement.name} is not locked: make lock"
        assert requirement.specifier.contains(version), f"{requirement} is not {version}: make lock"


def test_version_is_the_same_everywhere() -> None:
    assert motherlode.__version__ == project_table()["version"]


def test_what_setup_compiles_exists() -> None:
    assert [str(source) for source in compiled_sources() if not source.exists()] == []


def test_no_compiled_module_is_older_than_the_engines_sources() -> None:
    """Any source beside them counts: mypyc copies `Final` values from one module to another."""
    folders = {source.parent for source in compiled_sources()}
    changed = max(file.stat().st_mtime for folder in folders for file in folder.glob("*.py"))
    built = (source.with_name(source.stem + EXTENSION_SUFFIXES[0]) for source in compiled_sources())
    stale = [
        module.name for module in built if module.exists() and module.stat().st_mtime < changed
    ]
    assert stale == [], "run make setup"


def test_engine_in_use_is_the_one_asked_for() -> None:
    pure = os.environ.get("MOTHERLODE_PURE") == "1"
    beside = (ROOT / "src/motherlode/game" / f"round{EXTENSION_SUFFIXES[0]}").exists()
    assert motherlode.compiled() == (beside and not pure)
