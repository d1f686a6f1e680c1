"""The browser client agrees with what it is built from."""

import json
import re

import pytest
from fluent.syntax import FluentParser, ast

from house.tree import PACKAGE, ROOT
from tools.web_types import files

WEB = ROOT / "web"
SOURCES = [path for path in (WEB / "src").rglob("*") if path.suffix in {".ts", ".svelte"}]
KEY = re.compile(r'["`]((?:web|undo)-[a-z0-9-]*[a-z0-9])["`]')


def texts_of(name: str) -> set[str]:
    parsed = FluentParser().parse((PACKAGE / "texts" / "en" / f"{name}.ftl").read_text(encoding="utf-8"))
    return {entry.id.name for entry in parsed.body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize(("path", "text"), list(files().items()), ids=lambda value: getattr(value, "name", ""))
def test_the_types_are_those_of_the_schemas(path, text) -> None:  # type: ignore[no-untyped-def]
    assert path.read_text(encoding="utf-8") == text, "run python -m tools.web_types"


def test_every_text_of_the_client_exists() -> None:
    known = texts_of("web") | texts_of("common")
    used = {key for path in SOURCES for key in KEY.findall(path.read_text(encoding="utf-8"))}
    assert len(used) > 100
    assert used <= known, sorted(used - known)


def test_every_text_for_the_client_is_used() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    families = re.findall(r"`(web-[a-z-]*-)\$\{", code)
    unused = [key for key in texts_of("web") if f'"{key}"' not in code and f"'{key}'" not in code]
    assert [key for key in unused if not key.startswith(tuple(families))] == []


def test_the_packages_of_the_client_are_locked_without_addresses() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: one for name, one in lock["packages"].items() if name}
    assert packages
    assert [name for name, one in packages.items() if "resolved" in one] == []
    assert [name for name, one in packages.items() if "integrity" not in one] == []


def test_the_client_asks_nobody_but_its_own_server() -> None:
    found = {
        (path.name, address)
        for path in SOURCES
        for address in re.findall(r"(?:https?|wss?)://[\w.$]+", path.read_text(encoding="utf-8"))
    }
    assert found == set()
