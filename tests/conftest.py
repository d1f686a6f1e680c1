"""Hooks for the whole suite."""

import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from hypothesis import settings

from effort import LONG

SOURCE = Path(__file__).parents[1] / "src"
collect_ignore = [] if LONG else ["bots/test_ray_workers.py"]  # only long runs install Ray


def stale() -> list[Path]:
    """Compiled files that hide something newer than themselves, or something that is no longer compiled."""
    found = []
    for suffix in EXTENSION_SUFFIXES:
        for built in SOURCE.rglob("*" + suffix):
            stem = built.with_name(built.name.partition(".")[0])
            if built != stem.with_suffix(suffix):
                continue  # another suffix's file: ".so" ends every one of them
            read = [path for path in map(stem.with_suffix, (".py", ".pyx", ".pxd")) if path.exists()]
            has_sheet = any(path.suffix != ".py" for path in read)
            if not has_sheet or any(path.stat().st_mtime > built.stat().st_mtime for path in read):
                found.append(stem)
    return found


def pytest_configure(config: pytest.Config) -> None:
    settings.register_profile("trove", deadline=None)  # a busy machine is no failure
    settings.load_profile("trove")
    if os.environ.get("TROVE_PURE") == "1":  # no compiled file is ever loaded
        return
    if names := ", ".join(str(path.relative_to(SOURCE)) for path in sorted(stale())):
        pytest.exit(f"Compiled before the last change of its source or sheet: {names}; run make build.", returncode=3)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # Long ones first: otherwise one worker may end with such a test while the others have nothing left to do.
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
    for item in items:
        for mark in item.iter_markers("rule"):
            if not mark.args or not all(isinstance(number, str) for number in mark.args):
                raise pytest.UsageError(f'{item.nodeid}: expected rule numbers, such as @rule("L6.2")')
