"""Docs that cannot rot: their Python runs, and every command and option is named."""

import re
from pathlib import Path

import pytest

from motherlode.cli import app
from motherlode.cli.books import CLAUSES
from motherlode.game.cards import BASE_ACTIONS, EXPANSION_ACTIONS, ROLES
from motherlode.game.options import EDITIONS, OPTIONS
from motherlode.words import LANGUAGES, words

pytestmark = pytest.mark.one_engine

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("name", ["README.md", "docs/library.md", "docs/bots.md", "docs/arena.md"])
def test_python_in_the_docs_runs(name: str) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / name).read_text(encoding="utf-8"), re.S)
    assert blocks
    scope: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, name, "exec"), scope)


def test_first_snippet_is_a_player_in_ten_lines() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    code = re.findall(r"```python\n(.*?)```", readme, re.S)[0]
    assert len([line for line in code.splitlines() if line]) <= 10


def test_first_bot_stays_short() -> None:
    bots = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    code = re.findall(r"```python\n(.*?)```", bots, re.S)[0]
    assert len(code.splitlines()) < 25


def test_every_command_is_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = [command.name for command in app.registered_commands]
    commands += [group.name for group in app.registered_groups]
    assert len(commands) == 13
    assert [name for name in commands if f"`motherlode {name}" not in readme] == []


def test_links_in_the_docs_lead_somewhere() -> None:
    for file in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", file.read_text(encoding="utf-8")):
            assert (file.parent / target).exists(), f"{file.name}: {target}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_option_edition_and_card_is_explained(language: str) -> None:
    say = words(language)
    for clause in CLAUSES:
        assert say.say(f"rule-{clause}") and say.attribute(f"rule-{clause}", "title")
    for option in OPTIONS.values():
        key = f"option-{option.name.replace('_', '-')}"
        assert say.say(key)
        for value in option.values if option.name != "rounds" else ():
            name = str(value) if isinstance(value, str) else "on" if value else "off"
            assert say.attribute(key, name)
    for editions in EDITIONS.values():
        for edition in editions:
            assert say.say(f"edition-{edition.replace('.', '-')}")
    for card in [*BASE_ACTIONS, *EXPANSION_ACTIONS]:
        assert say.attribute(f"card-{card}", "does")
    for role in ROLES:
        assert say.attribute(f"role-{role}", "goal")


def test_every_refusal_has_its_words_and_every_such_word_is_used() -> None:
    sources = "".join(
        (ROOT / "src/motherlode/game" / f"{name}.py").read_text() for name in ("move", "refusal")
    )
    used = set(re.findall(r'"(refuse-[^"]+)"', sources))
    written = re.findall(
        r"^(refuse-\S+) =", (ROOT / "src/motherlode/locales/en/refusals.ftl").read_text(), re.M
    )
    assert used == set(written)


def test_files_that_the_docs_name_exist() -> None:
    """A path may begin at the root, in `src/motherlode` or one of its packages, or in `web/src`."""
    package = ROOT / "src" / "motherlode"
    folders = [ROOT, package, ROOT / "web", ROOT / "web" / "src", *package.glob("*/")]
    examples = ("/motherlode/", "my_bots.py")
    named = re.compile(r"`([\w*./-]+(?:\.(?:py|ts|css|toml|ftl)|/))`")
    for file in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]:
        for path in named.findall(file.read_text(encoding="utf-8")):
            found = path in examples or any(list(folder.glob(path)) for folder in folders)
            assert found, f"{file.name}: {path}"
