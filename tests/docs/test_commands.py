"""What our documentation tells people to type exists: commands, options, make targets, modules and files."""

import re
import shlex
from functools import cache
from pathlib import Path

import pytest

from trove.cli.app import COMMANDS, load

HERE = Path(__file__).parents[2]
PAGES = [HERE / "README.md", HERE / "CONTRIBUTING.md", *sorted((HERE / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```\w*\n(.*?)^```", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"(?:^|[|(] ?)(?:\.venv/bin/)?trove ([^)>]*)")
FOLDERS = ("", "src/trove", "web", "web/src")  # where a path in the text may begin
PATH = re.compile(r"`((?:src|tests|tools|docs|web|benchmarks|examples|core|games|bots|cli|server|texts)/[\w./-]+)`")


def lines(page: Path) -> list[str]:
    """What a page shows to be typed."""
    return [line for block in BLOCK.findall(page.read_text(encoding="utf-8")) for line in block.splitlines()]


TYPED = sorted({found[1] for page in PAGES for line in lines(page) if (found := COMMAND.search(line))})
EVERYTHING = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)


@cache
def commands() -> dict[tuple[str, ...], set[str]]:
    """By the words of a command: its options, as they are typed."""
    found = {}
    for name in COMMANDS:
        group = load(name)
        parts = group.list_commands(None) if hasattr(group, "list_commands") else []
        for words, command in [((name,), group), *(((name, part), group.get_command(None, part)) for part in parts)]:
            typed = {word for param in command.params for word in (*param.opts, *param.secondary_opts)}
            found[words] = {word for word in typed if word.startswith("--")}
    return found


@pytest.mark.parametrize("typed", TYPED)
def test_a_command_that_is_shown_can_be_typed(typed: str) -> None:
    words = shlex.split(typed, comments=True)
    command = max((name for name in commands() if tuple(words[: len(name)]) == name), key=len, default=())
    assert command, f"there is no command in: trove {typed}"
    missing = {word for word in words if word.startswith("--")} - commands()[command]
    assert not missing, f"trove {' '.join(command)} has no {missing}"


@pytest.mark.parametrize("command", sorted(commands()), ids=" ".join)
def test_every_option_is_on_some_page(command: tuple[str, ...]) -> None:
    missing = [option for option in commands()[command] if not re.search(rf"{option}(?![\w-])", EVERYTHING)]
    assert not missing, f"trove {' '.join(command)}: {missing}"


def test_make_targets_modules_and_files_that_are_named_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (HERE / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for target in re.findall(r"(?:^|`)make ([a-z-]+)(?=`| *#| *$)", text, re.MULTILINE):
            assert target in targets, f"{page.name}: make {target}"
        for module in re.findall(r"python -m ([\w.]+)", text):
            path = HERE / module.replace(".", "/")
            assert path.is_dir() or path.with_suffix(".py").exists(), f"{page.name}: python -m {module}"
        for path in PATH.findall(text):
            assert any((HERE / folder / path).exists() for folder in FOLDERS), f"{page.name}: {path}"
